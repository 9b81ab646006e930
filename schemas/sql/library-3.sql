-- Version 3: what the program called a change, redoing that doesn't grow slower with what was undone, and pictures that are
-- tied to those who have them.

ALTER TABLE change ADD COLUMN label TEXT NOT NULL DEFAULT ''; -- "Choose Sabre"; empty where it was given none

-- 'yes': undone, and a thing of it has gone another way since, so that it is never done again.
ALTER TABLE change ADD COLUMN overtaken TEXT NOT NULL DEFAULT 'no' CHECK (overtaken IN ('yes', 'no'));
DROP INDEX change_by_turn;
CREATE INDEX change_by_turn ON change (undone, overtaken, turn);

DROP INDEX step_by_thing;
CREATE INDEX step_by_thing ON step (thing, before);

-- Which pictures a body shows. In its xml, a <portrait> has the SHA-256 of one in the place of its bytes.
CREATE TABLE likeness (
  body     INTEGER NOT NULL REFERENCES body ON DELETE CASCADE,
  portrait INTEGER NOT NULL REFERENCES portrait,
  PRIMARY KEY (body, portrait)
) STRICT, WITHOUT ROWID;
CREATE INDEX likeness_by_portrait ON likeness (portrait);
