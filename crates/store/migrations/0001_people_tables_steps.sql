-- Moments are milliseconds since 1970. Seats are counted from 0.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    login    TEXT UNIQUE,
    password TEXT,
    made     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Only the digest of a token is kept.
CREATE TABLE devices (
    id     INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people,
    label  TEXT NOT NULL,
    scope  TEXT NOT NULL,
    made   INTEGER NOT NULL,
    ends   INTEGER NOT NULL
) STRICT;
CREATE INDEX devices_of ON devices (person);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    game       TEXT NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT NOT NULL,
    host       TEXT NOT NULL REFERENCES people,
    visibility TEXT NOT NULL,
    invitation TEXT NOT NULL,
    clock      TEXT NOT NULL,
    stage      TEXT NOT NULL,
    seed       BLOB NOT NULL,
    commitment TEXT NOT NULL,
    head       TEXT NOT NULL,
    lines      INTEGER NOT NULL,
    pending    INTEGER NOT NULL,
    deadline   INTEGER,
    clocks     TEXT NOT NULL,
    ending     TEXT,
    rematch    TEXT,
    made       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (made) WHERE visibility = 'public' AND stage <> 'over';
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    at      TEXT NOT NULL REFERENCES tables,
    seat    INTEGER NOT NULL,
    person  TEXT REFERENCES people,
    bot     TEXT,
    entropy TEXT,
    away    TEXT NOT NULL,
    PRIMARY KEY (at, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of ON seats (person) WHERE person IS NOT NULL;

-- The log, line by line, without the numbers that each line has in a file.
CREATE TABLE steps (
    at     TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    line   TEXT NOT NULL,
    PRIMARY KEY (at, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id     INTEGER PRIMARY KEY,
    at     TEXT NOT NULL REFERENCES tables,
    room   TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people,
    words  TEXT NOT NULL,
    said   INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_at ON chat (at, id);

-- What was answered to a request with an idempotency key.
CREATE TABLE answers (
    person  TEXT NOT NULL REFERENCES people,
    key     TEXT NOT NULL,
    request BLOB NOT NULL,
    status  INTEGER NOT NULL,
    body    TEXT NOT NULL,
    made    INTEGER NOT NULL,
    PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
