-- The content database: every option of the installed packs, for reading.
--
--   SELECT name, ec, w_att, w_pow, points FROM weapon WHERE hands = 1 ORDER BY points;
--   SELECT race.name, opens.value FROM race JOIN opens USING (option);
--   SELECT accessory.name, feature.text FROM accessory JOIN feature USING (option);
--
-- Each table of options has the columns of the rulebook's table. `option` numbers all options in the order of the
-- books and ties each to its pack, to the values that open it (none: it is universal) and to what it gives.

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

CREATE TABLE value (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL
) STRICT;

CREATE TABLE ability (
  option    INTEGER PRIMARY KEY REFERENCES option,
  id        TEXT NOT NULL UNIQUE,
  name      TEXT NOT NULL,
  kind      TEXT NOT NULL CHECK (kind IN ('action', 'attack', 'reaction', 'effect', 'aura', 'status', 'special', 'crit', 'term')),
  endurance INTEGER NOT NULL CHECK (endurance BETWEEN 0 AND 99),
  mana      INTEGER NOT NULL CHECK (mana BETWEEN 0 AND 99),
  weapon_ec TEXT NOT NULL CHECK (weapon_ec IN ('yes', 'no')), -- whether the weapon's own cost is paid too
  type      TEXT NOT NULL CHECK (type IN ('', 'mundane', 'magic', 'light', 'dark', 'fire', 'cold', 'electric', 'acid')),
  reach     TEXT NOT NULL,
  range     TEXT NOT NULL,
  radius    TEXT NOT NULL,
  fear      TEXT NOT NULL CHECK (fear IN ('yes', 'no')),
  needs     TEXT NOT NULL CHECK (needs IN ('', 'weapon', 'melee-weapon', 'ranged-weapon', 'two-melee-weapons')),
  trait     TEXT NOT NULL CHECK (trait IN ('', 'sharp', 'slay', 'thrown')),
  about     TEXT NOT NULL
) STRICT;

CREATE TABLE race (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  def    INTEGER NOT NULL CHECK (def BETWEEN -99 AND 99),
  arm    INTEGER NOT NULL CHECK (arm BETWEEN -99 AND 99),
  tuf    INTEGER NOT NULL CHECK (tuf BETWEEN -99 AND 99),
  "end"  INTEGER NOT NULL CHECK ("end" BETWEEN -99 AND 99),
  mana   INTEGER NOT NULL CHECK (mana BETWEEN -99 AND 99),
  comm   INTEGER NOT NULL CHECK (comm BETWEEN -99 AND 99),
  move   INTEGER NOT NULL CHECK (move BETWEEN -99 AND 99),
  att    INTEGER NOT NULL CHECK (att BETWEEN -99 AND 99),
  str    INTEGER NOT NULL CHECK (str BETWEEN -99 AND 99),
  s_pow  INTEGER NOT NULL CHECK (s_pow BETWEEN -99 AND 99),
  reach  INTEGER NOT NULL CHECK (reach BETWEEN -99 AND 99),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE tarot (
  option   INTEGER PRIMARY KEY REFERENCES option,
  id       TEXT NOT NULL UNIQUE,
  name     TEXT NOT NULL,
  about    TEXT NOT NULL,
  rank     INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 11), -- an ace is 11
  suit     TEXT NOT NULL CHECK (suit IN ('swords', 'cups', 'rods', 'coins')),
  def      INTEGER NOT NULL CHECK (def BETWEEN -99 AND 99),
  tuf      INTEGER NOT NULL CHECK (tuf BETWEEN -99 AND 99),
  "end"    INTEGER NOT NULL CHECK ("end" BETWEEN -99 AND 99),
  mana     INTEGER NOT NULL CHECK (mana BETWEEN -99 AND 99),
  comm     INTEGER NOT NULL CHECK (comm BETWEEN -99 AND 99),
  move     INTEGER NOT NULL CHECK (move BETWEEN -99 AND 99),
  att      INTEGER NOT NULL CHECK (att BETWEEN -99 AND 99),
  str      INTEGER NOT NULL CHECK (str BETWEEN -99 AND 99),
  s_pow    INTEGER NOT NULL CHECK (s_pow BETWEEN -99 AND 99),
  skills   INTEGER NOT NULL CHECK (skills BETWEEN 0 AND 99),
  restrict INTEGER NOT NULL CHECK (restrict BETWEEN 0 AND 100000), -- the smallest battle it may fight in
  points   INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE weapon (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  ec     INTEGER NOT NULL CHECK (ec BETWEEN 0 AND 99),
  type   TEXT NOT NULL CHECK (type IN ('mundane', 'magic', 'light', 'dark', 'fire', 'cold', 'electric', 'acid')),
  w_att  INTEGER NOT NULL CHECK (w_att BETWEEN -99 AND 99),
  w_pow  INTEGER NOT NULL CHECK (w_pow BETWEEN -99 AND 99),
  reach  INTEGER NOT NULL CHECK (reach BETWEEN 0 AND 99),
  ranged TEXT NOT NULL CHECK (ranged IN ('yes', 'no')),
  hands  INTEGER NOT NULL CHECK (hands BETWEEN 0 AND 99),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE weapon_enchantment (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  rank   INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 11),
  type   TEXT NOT NULL CHECK (type IN ('mundane', 'magic', 'light', 'dark', 'fire', 'cold', 'electric', 'acid')),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE armor (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  type   TEXT NOT NULL CHECK (type IN ('light', 'medium', 'heavy')),
  def    INTEGER NOT NULL CHECK (def BETWEEN -99 AND 99),
  arm    INTEGER NOT NULL CHECK (arm BETWEEN -99 AND 99),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE armor_enchantment (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  rank   INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 11),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE accessory (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  hands  INTEGER NOT NULL CHECK (hands BETWEEN 0 AND 99),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

-- A skill teaches the ability of the same id.
CREATE TABLE skill (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE REFERENCES ability (id),
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  suit   TEXT NOT NULL CHECK (suit IN ('', 'swords', 'cups', 'rods', 'coins')), -- empty: a tarot of any suit
  rank   INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 11),
  points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE size (
  option  INTEGER PRIMARY KEY REFERENCES option,
  id      TEXT NOT NULL UNIQUE,
  name    TEXT NOT NULL,
  about   TEXT NOT NULL,
  puppets INTEGER NOT NULL CHECK (puppets BETWEEN 0 AND 100000)
) STRICT;

CREATE TABLE puppet (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  rank   TEXT NOT NULL CHECK (rank IN ('master', 'sidekick', 'pawn')),
  army   TEXT NOT NULL
) STRICT;

CREATE TABLE castle_card (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('castle', 'upgrade', 'defense', 'attack', 'special')),
  worth  INTEGER NOT NULL CHECK (worth BETWEEN 0 AND 99),
  about  TEXT NOT NULL
) STRICT;

-- The faces of Stuffed's dice.
CREATE TABLE attribute (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  about  TEXT NOT NULL,
  pays   TEXT NOT NULL CHECK (pays IN ('yes', 'no'))
) STRICT;

CREATE TABLE stuffed_card (
  option INTEGER PRIMARY KEY REFERENCES option,
  id     TEXT NOT NULL UNIQUE,
  name   TEXT NOT NULL,
  kind   TEXT NOT NULL CHECK (kind IN ('hero', 'loyal', 'mercenary', 'advantage', 'mission')),
  scroll TEXT NOT NULL CHECK (scroll IN ('', 'white', 'red')),
  about  TEXT NOT NULL
) STRICT;

-- What a player may want of a character: weights.
CREATE TABLE aim (
  option       INTEGER PRIMARY KEY REFERENCES option,
  id           TEXT NOT NULL UNIQUE,
  name         TEXT NOT NULL,
  def          INTEGER NOT NULL CHECK (def BETWEEN -99 AND 99),
  arm          INTEGER NOT NULL CHECK (arm BETWEEN -99 AND 99),
  tuf          INTEGER NOT NULL CHECK (tuf BETWEEN -99 AND 99),
  "end"        INTEGER NOT NULL CHECK ("end" BETWEEN -99 AND 99),
  mana         INTEGER NOT NULL CHECK (mana BETWEEN -99 AND 99),
  comm         INTEGER NOT NULL CHECK (comm BETWEEN -99 AND 99),
  move         INTEGER NOT NULL CHECK (move BETWEEN -99 AND 99),
  att          INTEGER NOT NULL CHECK (att BETWEEN -99 AND 99),
  str          INTEGER NOT NULL CHECK (str BETWEEN -99 AND 99),
  s_pow        INTEGER NOT NULL CHECK (s_pow BETWEEN -99 AND 99),
  w_att        INTEGER NOT NULL CHECK (w_att BETWEEN -99 AND 99),
  w_pow        INTEGER NOT NULL CHECK (w_pow BETWEEN -99 AND 99),
  reach        INTEGER NOT NULL CHECK (reach BETWEEN -99 AND 99),
  skills       INTEGER NOT NULL CHECK (skills BETWEEN -99 AND 99),
  skill_points INTEGER NOT NULL CHECK (skill_points BETWEEN -99 AND 99),
  about        TEXT NOT NULL
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
  stat    TEXT NOT NULL CHECK (stat IN ('def', 'arm', 'tuf', 'end', 'mana', 'comm', 'move', 'att', 'str', 's-pow', 'skills',
                                        'w-att', 'w-pow', 'reach', 'ranged-reach')),
  amount  INTEGER NOT NULL CHECK (amount BETWEEN -99 AND 99),
  PRIMARY KEY (option, feature, stat),
  FOREIGN KEY (option, feature) REFERENCES feature
) STRICT, WITHOUT ROWID;
