-- Since when a match is paused.
ALTER TABLE tables ADD COLUMN paused INTEGER;

-- Until when the clock of a seat stands still because its owner is on vacation.
ALTER TABLE seats ADD COLUMN rests INTEGER;
CREATE INDEX seats_resting ON seats (rests) WHERE rests IS NOT NULL;

-- When somebody is or was on vacation.
CREATE TABLE vacations (
    person TEXT NOT NULL REFERENCES people,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    PRIMARY KEY (person, begins)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacations_ending ON vacations (ends);
