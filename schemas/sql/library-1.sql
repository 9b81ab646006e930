-- The library: what a player made, and how it came to be.
--
--   SELECT kind, name, points FROM state JOIN thing USING (state) WHERE trashed IS NULL ORDER BY name;
--   SELECT xml FROM body JOIN state USING (body) JOIN thing USING (state) WHERE name = 'Vex';
--
-- A thing is only a number. What it is at some time is a state; states and bodies are written once and never changed, so
-- that an edit is a new state, and undoing it is the old one again. Each xml is a whole document (urn:muster:1).

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
