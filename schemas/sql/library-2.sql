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
