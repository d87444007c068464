-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Pending writes of other programs as their sources have them, and what was handed back to those.

-- The last row of a candidate counts. `state`: it waits there; it was applied there; it is gone there, and what it
-- proposed is not in the memory there; it was handed back. `said`: a salted digest of what the source says. `voids`:
-- decisions up to this entry were about other words. `memory`: what came of it there.
CREATE TABLE pending_write (
    candidate TEXT NOT NULL REFERENCES candidate (id) DEFERRABLE INITIALLY DEFERRED,
    number    INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    mirror    INTEGER NOT NULL, -- where it waits; 0: not known
    state     TEXT NOT NULL CHECK (state IN ('waits', 'applied', 'gone', 'handed_back')),
    said      TEXT NOT NULL,
    voids     INTEGER NOT NULL DEFAULT 0 CHECK (voids BETWEEN 0 AND number),
    memory    INTEGER REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (candidate, number)
) WITHOUT ROWID;

CREATE TRIGGER pending_write_insert BEFORE INSERT ON pending_write
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER pending_write_update BEFORE UPDATE ON pending_write
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER pending_write_delete BEFORE DELETE ON pending_write
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

-- What was said to a source, and when. `script`: by a script that a person runs, so that only the source can tell
-- whether it was done. `said`: a salted digest of the words.
CREATE TABLE handed_back (
    subject TEXT NOT NULL, -- id of a memory or of a candidate
    number  INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    what    TEXT NOT NULL CHECK (what IN ('added', 'superseded', 'archived', 'retracted', 'redacted', 'erased',
                                          'decision')),
    mirror  INTEGER NOT NULL,
    script  INTEGER NOT NULL CHECK (script IN (0, 1)),
    said    TEXT NOT NULL,
    PRIMARY KEY (subject, what, number)
) WITHOUT ROWID;
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

-- A candidate whose source settled it leaves the queue as "settled"; a decision about other words counts no more.
DROP TRIGGER candidate_state;
CREATE TRIGGER candidate_state BEFORE UPDATE OF state ON candidate WHEN NEW.state <> OLD.state
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: a candidate is settled by its source alone')
    WHERE (NEW.state = 'settled' OR OLD.state = 'settled')
      AND NOT EXISTS (SELECT 1 FROM pending_write
                      WHERE candidate = NEW.id AND number > (SELECT max(number) FROM ledger)
                        AND (state <> 'waits') = (NEW.state = 'settled'));
    SELECT RAISE(ABORT, 'invariant 3: a candidate''s state follows from the last decision on it')
    WHERE NEW.state <> 'settled' AND NOT coalesce(
        CASE (SELECT verdict FROM decision WHERE candidate = NEW.id AND origin = 'local'
              AND ledger > coalesce((SELECT voids FROM pending_write WHERE candidate = NEW.id
                                     ORDER BY number DESC LIMIT 1), 0)
              ORDER BY ledger DESC LIMIT 1)
            WHEN 'approve' THEN NEW.state IN ('approved', 'committed')
            WHEN 'reject' THEN NEW.state = 'rejected'
            WHEN 'defer' THEN NEW.state = 'deferred'
            ELSE NEW.state IN ('pending', 'deferred') END, 0);
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed that nothing came of')
    WHERE NEW.state = 'committed'
      AND NOT EXISTS (
          SELECT 1 FROM candidate_change AS x JOIN memory AS m ON m.key = x.memory
          WHERE x.candidate = NEW.id AND x.number > (SELECT max(number) FROM ledger) AND m.scope = NEW.scope
            AND CASE WHEN NEW.action IN ('add', 'supersede', 'narrative') THEN m.candidate = NEW.id
                     ELSE m.id IN (SELECT value FROM json_each(NEW.json, '$.targets')) END);
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed with an open or blocking flag')
    WHERE NEW.state = 'committed' AND EXISTS (SELECT 1 FROM flag WHERE target = NEW.id AND state IN ('open', 'block'));
END;

-- What was flagged in a pending write goes with the words when its source says others.
DROP TRIGGER flag_update;
CREATE TRIGGER flag_update BEFORE UPDATE ON flag
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: of a flag only the state changes')
    WHERE NEW.id <> OLD.id OR NEW.target <> OLD.target OR NEW.category <> OLD.category
       OR NEW.span_start IS NOT OLD.span_start OR NEW.span_end IS NOT OLD.span_end OR NEW.detector IS NOT OLD.detector
       OR NEW.score IS NOT OLD.score OR NEW.emergent <> OLD.emergent OR NEW.origin <> OLD.origin
       OR NEW.ledger <> OLD.ledger
       OR (NEW.json <> OLD.json
           AND (length(NEW.json) > length(OLD.json)
                OR NOT EXISTS (SELECT 1 FROM tombstone WHERE kind = 'flag' AND id = OLD.id
                                                         AND number > (SELECT max(number) FROM ledger))));
    SELECT RAISE(ABORT, 'invariant 4: a flag is resolved by a person')
    WHERE NOT EXISTS (SELECT 1 FROM resolution WHERE flag = NEW.id AND state = NEW.state
                                                 AND ledger > (SELECT max(number) FROM ledger))
      AND NOT (NEW.state = OLD.state
               AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'flag' AND id = OLD.id
                                                     AND number > (SELECT max(number) FROM ledger)))
      AND NOT (NEW.state = 'gone'
               AND EXISTS (SELECT 1 FROM pending_write WHERE candidate = NEW.target AND state = 'waits'
                                                         AND voids = number
                                                         AND number > (SELECT max(number) FROM ledger)));
END;
