-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Erasing: the one way by which content leaves. A tombstone comes first, and lets the rules of before make way for
-- taking content out, never for putting other content in.

-- What an entry of kind "erase" took the content of. Its time is the entry's. `id`: of a memory, candidate, decision,
-- flag, resolution, run or scope; the digest of a foreign ledger line; "derived:ordinal" of a link whose quote went;
-- "kind subject number" of an acceptance.
CREATE TABLE tombstone (
    kind   TEXT NOT NULL CHECK (kind IN ('memory', 'evidence', 'candidate', 'decision', 'flag', 'resolution',
                                         'acceptance', 'run', 'foreign_ledger', 'scope')),
    id     TEXT NOT NULL,
    number INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (kind, id, number)
) WITHOUT ROWID;
CREATE INDEX tombstone_number ON tombstone (number);

-- Whether the files were cleaned after an erase entry: indexes rewritten, write-ahead log folded back.
CREATE TABLE erasure (
    number   INTEGER PRIMARY KEY REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))
);

CREATE TRIGGER tombstone_insert BEFORE INSERT ON tombstone
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a tombstone belongs to the ledger entry of its own transaction')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0)
       OR NOT EXISTS (SELECT 1 FROM erasure WHERE number = NEW.number);
END;

CREATE TRIGGER tombstone_update BEFORE UPDATE ON tombstone
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: a tombstone stays');
END;

CREATE TRIGGER tombstone_delete BEFORE DELETE ON tombstone
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: a tombstone stays');
END;

CREATE TRIGGER erasure_insert BEFORE INSERT ON erasure
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: an erasure belongs to the ledger entry of its own transaction')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0) OR NEW.finished <> 0;
END;

CREATE TRIGGER erasure_update BEFORE UPDATE ON erasure
WHEN NOT (NEW.number = OLD.number AND NEW.finished = 1)
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: of an erasure only its end is noted');
END;

CREATE TRIGGER erasure_delete BEFORE DELETE ON erasure
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: an erasure is never deleted');
END;

-- The entry that a person's erasure stands for is of that kind.
CREATE TRIGGER ledger_erase BEFORE INSERT ON ledger
WHEN NEW.kind <> 'erase' AND EXISTS (SELECT 1 FROM erasure WHERE number = NEW.number)
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: only an erase entry takes content');
END;

-- Memories -----------------------------------------------------------------------------------------------------------

CREATE TRIGGER memory_erase BEFORE UPDATE OF status ON memory WHEN NEW.status = 'erased' AND OLD.status <> 'erased'
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: what is erased leaves a tombstone')
    WHERE NOT EXISTS (SELECT 1 FROM tombstone
                      WHERE kind = 'memory' AND id = NEW.id AND number > (SELECT max(number) FROM ledger));
    SELECT RAISE(ABORT, 'invariant 6: a tombstone has no content')
    WHERE NEW.text <> '' OR NEW.subject IS NOT NULL OR NEW.predicate IS NOT NULL OR NEW.object IS NOT NULL
       OR NEW.rule_if IS NOT NULL OR NEW.rule_then IS NOT NULL OR NEW.actor IS NOT NULL OR NEW.session IS NOT NULL
       OR NEW.outcome IS NOT NULL OR NEW.extra IS NOT NULL;
END;

CREATE TRIGGER memory_erased BEFORE UPDATE ON memory
WHEN OLD.status = 'erased' AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'memory' AND id = OLD.id)
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: what is erased stays so')
    WHERE NEW.status <> 'erased' OR NEW.text <> '' OR NEW.extra IS NOT NULL;
END;

DROP TRIGGER evidence_update;
CREATE TRIGGER evidence_update BEFORE UPDATE ON evidence
WHEN NOT (NEW.quote IS NULL AND NEW.derived = OLD.derived AND NEW.ordinal = OLD.ordinal AND NEW.source IS OLD.source
          AND NEW.source_ref IS OLD.source_ref AND NEW.role = OLD.role AND NEW.granularity = OLD.granularity
          AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'evidence' AND id = OLD.derived || ':' || OLD.ordinal
                                                AND number > (SELECT max(number) FROM ledger)))
BEGIN
    SELECT RAISE(ABORT, 'invariant 2: a memory is no evidence for itself')
    WHERE NEW.source = NEW.derived;
    SELECT RAISE(ABORT, 'invariant 6: a link is never replaced')
    WHERE NEW.derived <> OLD.derived OR NEW.ordinal <> OLD.ordinal;
    SELECT RAISE(ABORT, 'evidence must exist, or be marked dangling')
    WHERE NEW.source IS NOT NULL AND NOT EXISTS (SELECT 1 FROM memory WHERE key = NEW.source);
    SELECT RAISE(ABORT, 'evidence never crosses scopes')
    FROM memory AS d JOIN memory AS s ON s.key = NEW.source
    WHERE d.key = NEW.derived AND d.scope <> s.scope;
    SELECT RAISE(ABORT, 'invariant 2: the link would close a circle')
    WHERE NEW.role <> 'contradicts'
      AND EXISTS (WITH RECURSIVE below (key) AS (
                      VALUES (NEW.source)
                      UNION
                      SELECT e.source FROM below AS b JOIN evidence AS e ON e.derived = b.key
                      WHERE e.source IS NOT NULL AND e.role <> 'contradicts')
                  SELECT 1 FROM below WHERE key = NEW.derived);
    SELECT RAISE(ABORT, 'invariant 1: the evidence of a memory that is in changes only while it is open')
    FROM memory AS d
    WHERE d.key = NEW.derived AND d.admission = 'in' AND (NEW.role <> 'contradicts' OR OLD.role <> 'contradicts');
END;

-- Records around them --------------------------------------------------------------------------------------------------

DROP TRIGGER decision_update;
CREATE TRIGGER decision_update BEFORE UPDATE ON decision
WHEN NOT (NEW.id = OLD.id AND NEW.candidate IS OLD.candidate AND NEW.memory IS OLD.memory
          AND NEW.verdict = OLD.verdict AND NEW.reviewer = OLD.reviewer AND NEW.channel = OLD.channel
          AND NEW.time IS OLD.time AND NEW.origin = OLD.origin AND NEW.ledger = OLD.ledger
          AND (NEW.reason IS NULL OR NEW.reason IS OLD.reason) AND length(NEW.json) <= length(OLD.json)
          AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'decision' AND id = OLD.id
                                                AND number > (SELECT max(number) FROM ledger)))
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never changed');
END;

DROP TRIGGER resolution_update;
CREATE TRIGGER resolution_update BEFORE UPDATE ON resolution
WHEN NOT (NEW.id = OLD.id AND NEW.flag = OLD.flag AND NEW.state = OLD.state AND NEW.reviewer = OLD.reviewer
          AND NEW.channel = OLD.channel AND NEW.time = OLD.time AND NEW.ledger = OLD.ledger AND NEW.reason IS NULL
          AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'resolution' AND id = OLD.id
                                                AND number > (SELECT max(number) FROM ledger)))
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a resolution is never changed');
END;

DROP TRIGGER acceptance_update;
CREATE TRIGGER acceptance_update BEFORE UPDATE ON acceptance
WHEN NOT (NEW.kind = OLD.kind AND NEW.subject = OLD.subject AND NEW.number = OLD.number
          AND NEW.accepted = OLD.accepted AND NEW.reviewer = OLD.reviewer AND NEW.channel = OLD.channel
          AND NEW.time = OLD.time AND NEW.reason IS NULL
          AND EXISTS (SELECT 1 FROM tombstone
                      WHERE kind = 'acceptance' AND id = OLD.kind || ' ' || OLD.subject || ' ' || OLD.number
                        AND number > (SELECT max(number) FROM ledger)))
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: an acceptance is never changed');
END;

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
                                                     AND number > (SELECT max(number) FROM ledger)));
END;

DROP TRIGGER candidate_update;
CREATE TRIGGER candidate_update BEFORE UPDATE ON candidate
BEGIN
    SELECT RAISE(ABORT, 'invariant 5: what a candidate is and where it came from never changes')
    WHERE NEW.id <> OLD.id OR NEW.scope <> OLD.scope OR NEW.run IS NOT OLD.run OR NEW.time IS NOT OLD.time
       OR NEW.origin <> OLD.origin OR NEW.ledger <> OLD.ledger;
    SELECT RAISE(ABORT, 'invariant 9: a candidate changes with a ledger entry only')
    WHERE NOT EXISTS (SELECT 1 FROM candidate_change
                      WHERE candidate = NEW.id AND number > (SELECT max(number) FROM ledger))
      AND NOT (NEW.state = OLD.state AND NEW.action = OLD.action AND length(NEW.json) <= length(OLD.json)
               AND (NEW.text IS OLD.text OR NEW.text = '')
               AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'candidate' AND id = OLD.id
                                                     AND number > (SELECT max(number) FROM ledger)));
END;

-- As it was, and again after the one before it, so that it speaks first.
DROP TRIGGER candidate_state;
CREATE TRIGGER candidate_state BEFORE UPDATE OF state ON candidate WHEN NEW.state <> OLD.state
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: a candidate''s state follows from the last decision on it')
    WHERE NOT coalesce(
        CASE (SELECT verdict FROM decision WHERE candidate = NEW.id AND origin = 'local' ORDER BY ledger DESC LIMIT 1)
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

DROP TRIGGER candidate_approved;
CREATE TRIGGER candidate_approved BEFORE UPDATE OF text, json ON candidate
WHEN OLD.state = 'approved' AND NEW.state IN ('approved', 'committed')
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: another text needs another decision')
    WHERE (NEW.text <> OLD.text
           OR EXISTS (SELECT j.key, j.value FROM json_each(NEW.json) AS j
                      WHERE j.key IN ('evidence', 'extra', 'subject', 'predicate', 'object', 'if', 'then')
                      EXCEPT SELECT j.key, j.value FROM json_each(OLD.json) AS j))
      AND NOT EXISTS (SELECT 1 FROM decision WHERE candidate = NEW.id AND origin = 'local' AND verdict = 'approve'
                                               AND ledger > (SELECT max(number) FROM ledger))
      AND NOT (NEW.text IS OLD.text AND NEW.state = OLD.state AND length(NEW.json) <= length(OLD.json)
               AND EXISTS (SELECT 1 FROM tombstone WHERE kind = 'candidate' AND id = OLD.id
                                                     AND number > (SELECT max(number) FROM ledger)));
END;
