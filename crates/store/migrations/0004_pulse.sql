-- When the server was last known to run: what comes after it, up to the next start, was an outage.
CREATE TABLE pulse (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    moment INTEGER NOT NULL
) STRICT;
