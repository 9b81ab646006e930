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
