-- Who does not want to hear whom.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people,
    muted  TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by ON mutes (muted);

-- What somebody said that others complained of, in the words of then: the line itself may be gone.
CREATE TABLE reports (
    id    INTEGER PRIMARY KEY,
    at    TEXT NOT NULL REFERENCES tables,
    by    TEXT NOT NULL REFERENCES people,
    about TEXT NOT NULL REFERENCES people,
    words TEXT NOT NULL,
    why   TEXT NOT NULL,
    made  INTEGER NOT NULL
) STRICT;
