-- How somebody wants to be told that it is their turn.
CREATE TABLE notices (
    person   TEXT PRIMARY KEY REFERENCES people,
    language TEXT NOT NULL,
    webhook  TEXT,
    secret   TEXT NOT NULL,
    quiet    TEXT
) STRICT, WITHOUT ROWID;

-- Browsers that take messages for somebody.
CREATE TABLE subscriptions (
    id       INTEGER PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    made     INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_of ON subscriptions (person);

-- Turns that somebody is to be told of, not before a moment.
CREATE TABLE turns (
    at   TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    due  INTEGER NOT NULL,
    PRIMARY KEY (at, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX turns_due ON turns (due);

-- Keys of the house, each made once.
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
