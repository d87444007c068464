-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Foreign stores that this one is filled from, and the vectors that they keep.

CREATE TABLE mirror (
    id      INTEGER PRIMARY KEY,
    path    TEXT NOT NULL CHECK (path <> ''),
    format  TEXT NOT NULL CHECK (format <> ''),
    scope   TEXT NOT NULL DEFAULT '',   -- the one that was asked for; '': the source's own
    mapping TEXT NOT NULL DEFAULT '[]', -- JSON array of [key, meaning]
    watched INTEGER NOT NULL DEFAULT 0 CHECK (watched IN (0, 1)),
    ledger  INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED, -- that changed it last
    UNIQUE (path, format, scope)
);

CREATE TRIGGER mirror_insert BEFORE INSERT ON mirror
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a mirror changes with a ledger entry only')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER mirror_update BEFORE UPDATE ON mirror
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a mirror changes with a ledger entry only')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0) OR NEW.id <> OLD.id;
END;

-- Which entries took something from a mirror: what they brought in belongs to it.
CREATE TABLE mirror_entry (
    number INTEGER PRIMARY KEY REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    mirror INTEGER NOT NULL
);
CREATE INDEX mirror_entry_mirror ON mirror_entry (mirror);

-- Memories that were withdrawn because they were gone at their source; void once their status is another.
CREATE TABLE vanished (
    memory INTEGER PRIMARY KEY REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    mirror INTEGER NOT NULL,
    number INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX vanished_mirror ON vanished (mirror);

-- A foreign vector: float32, little-endian. Only those of one space are alike or not. Vectors of our own embedders lie
-- beside the store, in an index that can be made anew.
CREATE TABLE vector_space (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE vector (
    memory INTEGER PRIMARY KEY REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    space  INTEGER NOT NULL REFERENCES vector_space (id),
    data   BLOB NOT NULL CHECK (length(data) > 0 AND length(data) % 4 = 0)
);
CREATE INDEX vector_by_space ON vector (space);

-- What is erased has none.
CREATE TRIGGER memory_erased_vector AFTER UPDATE OF status ON memory WHEN NEW.status = 'erased' AND OLD.status <> 'erased'
BEGIN
    DELETE FROM vector WHERE memory = NEW.key;
END;
CREATE TRIGGER vector_insert BEFORE INSERT ON vector
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: what is erased stays so')
    WHERE EXISTS (SELECT 1 FROM memory WHERE key = NEW.memory AND status = 'erased');
END;
CREATE TRIGGER vector_update BEFORE UPDATE ON vector
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: what is erased stays so')
    WHERE EXISTS (SELECT 1 FROM memory WHERE key = NEW.memory AND status = 'erased');
END;
