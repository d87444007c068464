-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- What each source holds, and which statuses are no decision about one.

-- A source holds what the entries of mirror_entry brought, and otherwise as it says here: a memory that another one
-- brought and that stands here, too, or one that is gone. Not undone: it is the source's.
CREATE TABLE held (
    memory INTEGER NOT NULL REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    mirror INTEGER NOT NULL,
    there  INTEGER NOT NULL CHECK (there IN (0, 1)),
    number INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED, -- that tells it
    PRIMARY KEY (memory, mirror)
) WITHOUT ROWID;
CREATE INDEX held_mirror ON held (mirror, there);

-- Memories whose status is what the undoing of an import or synchronisation left: nobody decided about the source by
-- it. Void once somebody decided about the memory later.
CREATE TABLE undone (
    memory INTEGER PRIMARY KEY REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
);

INSERT INTO held (memory, mirror, there, number) SELECT memory, mirror, 0, number FROM vanished;
INSERT OR REPLACE INTO undone (memory, number)
SELECT c.memory, u.number FROM ledger AS u JOIN ledger AS s ON s.number = u.undoes
JOIN ledger_change AS c ON c.number = u.number JOIN memory AS m ON m.key = c.memory
WHERE u.kind = 'undo' AND s.kind IN ('import', 'sync') AND m.origin = 'imported'
  AND (m.ledger = s.number
       OR EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(s.payload) THEN s.payload ELSE '{}' END, '$.changes') AS x
                  WHERE json_extract(x.value, '$.id') = m.id AND json_extract(x.value, '$.follows') IS NULL
                    AND json_extract(x.value, '$.after.status') IS NOT NULL))
ORDER BY u.number;

CREATE TRIGGER held_insert BEFORE INSERT ON held
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: what a source holds changes with a ledger entry only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER held_update BEFORE UPDATE ON held
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: what a source holds changes with a ledger entry only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0) OR NEW.memory <> OLD.memory
       OR NEW.mirror <> OLD.mirror;
END;

CREATE TRIGGER undone_insert BEFORE INSERT ON undone
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: what was undone is told by a ledger entry')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

-- What was brought back to a source is no new memory of it: "restored".
CREATE TABLE handed_back_next (
    subject TEXT NOT NULL, -- id of a memory or of a candidate
    number  INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    what    TEXT NOT NULL CHECK (what IN ('added', 'superseded', 'archived', 'retracted', 'redacted', 'erased',
                                          'restored', 'decision')),
    mirror  INTEGER NOT NULL,
    script  INTEGER NOT NULL CHECK (script IN (0, 1)),
    said    TEXT NOT NULL,
    PRIMARY KEY (subject, what, number)
) WITHOUT ROWID;
INSERT INTO handed_back_next SELECT subject, number, what, mirror, script, said FROM handed_back;
DROP TABLE handed_back;
ALTER TABLE handed_back_next RENAME TO handed_back;
CREATE INDEX handed_back_mirror ON handed_back (mirror);

CREATE TRIGGER handed_back_insert BEFORE INSERT ON handed_back
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER handed_back_update BEFORE UPDATE ON handed_back
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER handed_back_delete BEFORE DELETE ON handed_back
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;
