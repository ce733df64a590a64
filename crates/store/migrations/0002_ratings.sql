-- How well somebody plays a game. Who: the id of a person, or `bot:` and a level.
CREATE TABLE ratings (
    game        TEXT NOT NULL,
    who         TEXT NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    matches     INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    changed     INTEGER NOT NULL,
    PRIMARY KEY (game, who)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, rating - 3 * uncertainty DESC);
CREATE INDEX ratings_of ON ratings (who);

-- Every finished match is rated once.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_unrated ON tables (made) WHERE stage = 'over' AND rated = 0;
