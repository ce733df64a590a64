-- Steps that were just made, those of many matches in a row, until they are entered in their logs and tables. The newest row stays when
-- it has been entered, emptied: numbers only grow, and whoever appends sees whether somebody else did meanwhile.
CREATE TABLE journal (
    number  INTEGER PRIMARY KEY,
    appends TEXT NOT NULL
) STRICT;
INSERT INTO journal (number, appends) VALUES (0, '[]');
