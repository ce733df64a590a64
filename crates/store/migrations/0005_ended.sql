-- When a match ended. Of earlier ones only the beginning is known.
ALTER TABLE tables ADD COLUMN ended INTEGER;
UPDATE tables SET ended = made WHERE stage = 'over';
