-- Lines of a log that were entered together lie together, as a JSON array: a row for each of them would take longer to find its place than
-- to be written.
CREATE TABLE steps_together (
    at     TEXT NOT NULL REFERENCES tables,
    -- Of the first of these lines; the others follow.
    number INTEGER NOT NULL,
    lines  TEXT NOT NULL,
    PRIMARY KEY (at, number)
) STRICT, WITHOUT ROWID;
INSERT INTO steps_together (at, number, lines) SELECT at, 1, json_group_array(line ORDER BY number) FROM steps GROUP BY at;
DROP TABLE steps;
ALTER TABLE steps_together RENAME TO steps;
