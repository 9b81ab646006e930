-- The library: what a player made, and how it came to be.
--
--   SELECT kind, name, points FROM state JOIN thing USING (state) WHERE trashed IS NULL ORDER BY name;
--   SELECT xml FROM body JOIN state USING (body) JOIN thing USING (state) WHERE name = 'Vex';
--
-- A thing is only a number. What it is at some time is a state; states and bodies are written once and never changed, so
-- that an edit is a new state, and undoing it is the old one again. Each xml is a whole document (urn:muster:1).
--
-- A library of an older version gets the parts of this file that it lacks. A line "-- Version N: …" begins the part that makes
-- version N of N - 1; what stands above the first is version 1.

-- What PRAGMA user_version says too, so that one flipped bit doesn't pass for a later version. One row.
CREATE TABLE about (
  version INTEGER NOT NULL,
  lineage TEXT NOT NULL -- another one after a backup was restored: numbers mean the same only within a lineage
) STRICT;

-- The versions of content that things were made with.
CREATE TABLE content (
  content INTEGER PRIMARY KEY,
  name    TEXT NOT NULL UNIQUE -- "Collision 1.0 · 3fa9c2e81b04"
) STRICT;

-- A document as it was made with some content.
CREATE TABLE body (
  body    INTEGER PRIMARY KEY AUTOINCREMENT,
  hash    TEXT NOT NULL CHECK (length (hash) = 64), -- SHA-256 of xml
  content INTEGER NOT NULL REFERENCES content,
  xml     TEXT NOT NULL,
  search  TEXT NOT NULL, -- the words on its card
  facts   TEXT NOT NULL, -- what its options and its verdict were
  UNIQUE (hash, content)
) STRICT;

CREATE TABLE thing (
  thing INTEGER PRIMARY KEY AUTOINCREMENT,
  made  INTEGER NOT NULL,        -- seconds since 1970, as all times here
  state INTEGER REFERENCES state -- the present one; NULL where its making was undone
) STRICT;
CREATE INDEX thing_by_state ON thing (state);

CREATE TABLE state (
  state   INTEGER PRIMARY KEY AUTOINCREMENT,
  thing   INTEGER NOT NULL REFERENCES thing,
  body    INTEGER NOT NULL REFERENCES body,
  content INTEGER NOT NULL REFERENCES content,
  kind    TEXT NOT NULL,    -- the element: "battle-group"
  name    TEXT NOT NULL,    -- empty where the player gave none
  points  INTEGER NOT NULL, -- -1: it has none
  legal   TEXT NOT NULL CHECK (legal IN ('yes', 'no')),
  saved   INTEGER NOT NULL,
  trashed INTEGER           -- when it went to the trash; NULL where it didn't
) STRICT;
CREATE INDEX state_by_thing ON state (thing);
CREATE INDEX state_by_body ON state (body);

-- Which things a body has for members.
CREATE TABLE member (
  body  INTEGER NOT NULL REFERENCES body ON DELETE CASCADE,
  thing INTEGER NOT NULL REFERENCES thing,
  PRIMARY KEY (body, thing)
) STRICT, WITHOUT ROWID;
CREATE INDEX member_by_thing ON member (thing);

-- The history: what was done, and whether it is undone at present. `turn` counts every doing, undoing and redoing.
CREATE TABLE change (
  change INTEGER PRIMARY KEY AUTOINCREMENT,
  verb   TEXT NOT NULL,
  name   TEXT NOT NULL,
  made   INTEGER NOT NULL,
  turn   INTEGER NOT NULL UNIQUE,
  undone TEXT NOT NULL CHECK (undone IN ('yes', 'no'))
) STRICT;
CREATE INDEX change_by_turn ON change (undone, turn);

-- What a change did to each thing. NULL: it wasn't there.
CREATE TABLE step (
  change INTEGER NOT NULL REFERENCES change ON DELETE CASCADE,
  thing  INTEGER NOT NULL REFERENCES thing,
  before INTEGER REFERENCES state,
  after  INTEGER REFERENCES state,
  PRIMARY KEY (change, thing)
) STRICT, WITHOUT ROWID;
CREATE INDEX step_by_thing ON step (thing);
CREATE INDEX step_by_before ON step (before);
CREATE INDEX step_by_after ON step (after);

-- Pictures, once each.
CREATE TABLE portrait (
  portrait INTEGER PRIMARY KEY,
  hash     TEXT NOT NULL UNIQUE CHECK (length (hash) = 64), -- SHA-256 of bytes
  type     TEXT NOT NULL CHECK (type IN ('png', 'jpeg')),
  width    INTEGER NOT NULL CHECK (width BETWEEN 1 AND 4096),
  height   INTEGER NOT NULL CHECK (height BETWEEN 1 AND 4096),
  added    INTEGER NOT NULL,
  bytes    BLOB NOT NULL
) STRICT;

-- Version 2: tags, and searching by any word on the card while it is being typed.

ALTER TABLE state ADD COLUMN tags TEXT NOT NULL DEFAULT ''; -- a line each, in order

-- What each thing is found by.
CREATE VIEW words AS
  SELECT thing.thing, state.state, body.search || ' ' || state.tags AS text
  FROM thing JOIN state ON state.thing = thing.thing JOIN body ON body.body = state.body;
CREATE VIEW present_words AS
  SELECT words.thing, words.text FROM words JOIN thing ON thing.state = words.state;

-- Whoever moves a thing to another state moves its words: a trigger may not touch such a table, for good reason.
CREATE VIRTUAL TABLE search USING fts5 (
  text, content = 'present_words', content_rowid = 'thing', columnsize = 0, detail = none,
  prefix = '1 2 3 4 5 6 7 8 9', tokenize = 'unicode61 remove_diacritics 2'
);
INSERT INTO search (search) VALUES ('rebuild');

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

-- Version 4: histories that grow with what changed, and time that was lived through rather than read off a clock.

-- A body that no thing is in at present is kept as what differs from another one: then xml, search and facts are empty.
ALTER TABLE body ADD COLUMN base INTEGER REFERENCES body; -- NULL: it is in full
ALTER TABLE body ADD COLUMN delta BLOB;
ALTER TABLE body ADD COLUMN run INTEGER NOT NULL DEFAULT 0; -- how many lean on it, each on the one before
CREATE INDEX body_by_base ON body (base) WHERE base IS NOT NULL;

-- Seconds that were lived through with this library: what the clock advanced from look to look, at most a day each time.
ALTER TABLE about ADD COLUMN lived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE about ADD COLUMN seen INTEGER NOT NULL DEFAULT 0; -- the latest time that the clock has shown
ALTER TABLE about ADD COLUMN low INTEGER NOT NULL DEFAULT 0;  -- what it shows since it went back behind that; 0: it didn't

-- Both on that scale, as of when they were made.
ALTER TABLE state ADD COLUMN lived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE change ADD COLUMN lived INTEGER NOT NULL DEFAULT 0;

ALTER TABLE state ADD COLUMN made INTEGER NOT NULL DEFAULT 0; -- when; 0: before this version
