-- The content database: every option of the installed packs, for reading.
--
--   SELECT name, ec, w_att, w_pow, points FROM weapon WHERE hands = 1 ORDER BY points;
--   SELECT race.name, opens.value FROM race JOIN opens USING (option);
--   SELECT accessory.name, feature.text FROM accessory JOIN feature USING (option);
--
-- Each kind of option has a table with the columns of the rulebook's table; they are made from src/model/catalog/field.c, and
-- `.schema weapon` in sqlite3 shows one. `option` numbers all options in the order of the books and ties each to its
-- pack, to the values that open it (none: it is universal) and to what it gives.

CREATE TABLE pack (
  pack    INTEGER PRIMARY KEY,
  name    TEXT NOT NULL,
  game    TEXT NOT NULL,
  version TEXT NOT NULL,
  hash    TEXT NOT NULL CHECK (length (hash) = 64), -- SHA-256 of the pack file
  about   TEXT NOT NULL
) STRICT;

CREATE TABLE option (
  option   INTEGER PRIMARY KEY,
  kind     TEXT NOT NULL,
  pack     INTEGER NOT NULL REFERENCES pack,
  keywords TEXT NOT NULL -- what else players call it, commas between
) STRICT;

-- Which values open an option.
CREATE TABLE opens (
  option INTEGER NOT NULL REFERENCES option,
  value  TEXT NOT NULL REFERENCES value (id),
  PRIMARY KEY (option, value)
) STRICT, WITHOUT ROWID;

-- What an option gives, in the words of the book, and the cell of the card they stand in.
CREATE TABLE feature (
  option  INTEGER NOT NULL REFERENCES option,
  feature INTEGER NOT NULL,
  place   TEXT NOT NULL CHECK (place IN ('effect', 'crit', 'special')),
  text    TEXT NOT NULL,
  PRIMARY KEY (option, feature)
) STRICT, WITHOUT ROWID;

-- The abilities that explain a feature.
CREATE TABLE explains (
  option   INTEGER NOT NULL,
  feature  INTEGER NOT NULL,
  position INTEGER NOT NULL,
  ability  TEXT NOT NULL REFERENCES ability (id),
  PRIMARY KEY (option, feature, position),
  FOREIGN KEY (option, feature) REFERENCES feature
) STRICT, WITHOUT ROWID;

-- The numbers a feature adds when the character is made.
CREATE TABLE adds (
  option  INTEGER NOT NULL,
  feature INTEGER NOT NULL,
  stat    TEXT NOT NULL,
  amount  INTEGER NOT NULL CHECK (amount BETWEEN -99 AND 99),
  PRIMARY KEY (option, feature, stat),
  FOREIGN KEY (option, feature) REFERENCES feature
) STRICT, WITHOUT ROWID;
