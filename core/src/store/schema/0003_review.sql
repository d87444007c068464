-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Review: what became of candidates and flags, by whom, and the rules that hold whoever asks. A candidate is live, and
-- stands in the queue, when it has a row in candidate_change; others are information that an import brought.

-- Which entries touched a candidate. The first row is its arrival. `basis`: it is judged against the memories as they
-- were at that entry. `memory`: what came of it.
CREATE TABLE candidate_change (
    candidate TEXT NOT NULL REFERENCES candidate (id) DEFERRABLE INITIALLY DEFERRED,
    number    INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    basis     INTEGER,
    memory    INTEGER REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (candidate, number)
) WITHOUT ROWID;
CREATE INDEX candidate_change_number ON candidate_change (number);
INSERT INTO candidate_change (candidate, number, basis)
SELECT id, ledger, ledger - 1 FROM candidate
WHERE origin = 'local' OR (state IN ('pending', 'deferred')
      AND action IN ('add', 'supersede', 'merge_evidence', 'retract', 'narrative'));

-- What a person did with a flag.
CREATE TABLE resolution (
    id       TEXT PRIMARY KEY NOT NULL,
    flag     TEXT NOT NULL REFERENCES flag (id) DEFERRABLE INITIALLY DEFERRED,
    state    TEXT NOT NULL CHECK (state IN ('open', 'allow', 'redact', 'downgrade', 'block', 'gone')),
    reviewer TEXT NOT NULL CHECK (reviewer <> ''),
    channel  TEXT NOT NULL,
    reason   TEXT,
    time     INTEGER NOT NULL,
    ledger   INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;
CREATE INDEX resolution_flag ON resolution (flag, ledger);

-- What a person lets pass: a remembered rejection (lifted), a suppressed candidate (shown), a finding of the health
-- check (suppressed). The newest row of a subject counts.
CREATE TABLE acceptance (
    kind     TEXT NOT NULL CHECK (kind IN ('rejection', 'candidate', 'finding')),
    subject  TEXT NOT NULL CHECK (subject <> ''),
    number   INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    accepted INTEGER NOT NULL CHECK (accepted IN (0, 1)),
    reviewer TEXT NOT NULL CHECK (reviewer <> ''),
    channel  TEXT NOT NULL,
    reason   TEXT,
    time     INTEGER NOT NULL,
    PRIMARY KEY (kind, subject, number)
) WITHOUT ROWID;

-- Decisions may be taken back by another decision, and can't be dated back. The table is made anew, since what a
-- column may hold can't be altered.
CREATE TABLE decision_kept AS SELECT * FROM decision;
DROP TABLE decision;
CREATE TABLE decision (
    id        TEXT PRIMARY KEY NOT NULL,
    candidate TEXT,
    memory    TEXT,
    verdict   TEXT NOT NULL,
    reviewer  TEXT NOT NULL,
    channel   TEXT NOT NULL,
    reason    TEXT,
    time      INTEGER,
    origin    TEXT NOT NULL DEFAULT 'local' CHECK (origin IN ('local', 'imported')), -- imported: information only
    json      TEXT NOT NULL,
    ledger    INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    CHECK (origin = 'imported' OR (verdict IN ('approve', 'reject', 'defer', 'reopen') AND reviewer <> ''
                                   AND channel <> '' AND (candidate IS NOT NULL OR memory IS NOT NULL)))
) WITHOUT ROWID;
INSERT INTO decision (id, candidate, memory, verdict, reviewer, channel, reason, time, origin, json, ledger)
SELECT id, candidate, memory, verdict, reviewer, channel, reason, time, origin, json, ledger FROM decision_kept;
DROP TABLE decision_kept;
CREATE INDEX decision_candidate ON decision (candidate, ledger);
CREATE INDEX decision_memory ON decision (memory) WHERE memory IS NOT NULL;
CREATE INDEX decision_ledger ON decision (ledger);
CREATE INDEX memory_candidate ON memory (candidate) WHERE candidate IS NOT NULL;
CREATE INDEX candidate_ledger ON candidate (ledger);

-- The queue as it stands. Blocked: flagged after the approval, or a flag says block.
CREATE VIEW queue AS
SELECT c.id, c.scope, c.action, c.shape, c.text, c.run, c.ledger,
       CASE WHEN c.state IN ('pending', 'approved')
                 AND EXISTS (SELECT 1 FROM flag AS f WHERE f.target = c.id AND f.state = 'block') THEN 'blocked'
            WHEN c.state = 'approved'
                 AND EXISTS (SELECT 1 FROM flag AS f WHERE f.target = c.id AND f.state = 'open') THEN 'blocked'
            ELSE c.state END AS state
FROM candidate AS c
WHERE EXISTS (SELECT 1 FROM candidate_change AS x WHERE x.candidate = c.id);

CREATE TRIGGER decision_insert BEFORE INSERT ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never replaced')
    WHERE EXISTS (SELECT 1 FROM decision WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 9: a decision belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER decision_insert_local BEFORE INSERT ON decision WHEN NEW.origin = 'local'
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision comes through a listed channel')
    WHERE NOT EXISTS (SELECT 1 FROM setting AS s, json_each(s.value) AS c
                      WHERE s.name = 'approval_channels' AND c.value = NEW.channel);
    SELECT RAISE(ABORT, 'invariant 9: a decision is not dated back')
    WHERE NEW.time IS NULL OR NEW.time < (SELECT time FROM ledger ORDER BY number DESC LIMIT 1);
    SELECT RAISE(ABORT, 'invariant 3: a decision is about a candidate of the queue')
    WHERE NEW.candidate IS NOT NULL AND NOT EXISTS (SELECT 1 FROM candidate_change WHERE candidate = NEW.candidate);
    SELECT RAISE(ABORT, 'invariant 3: what is committed is decided')
    WHERE EXISTS (SELECT 1 FROM candidate WHERE id = NEW.candidate AND state = 'committed');
    SELECT RAISE(ABORT, 'invariant 4: one decision on a candidate in an entry')
    WHERE NEW.candidate IS NOT NULL
      AND EXISTS (SELECT 1 FROM decision WHERE candidate = NEW.candidate AND ledger = NEW.ledger AND origin = 'local');
END;

CREATE TRIGGER decision_update BEFORE UPDATE ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never changed');
END;

CREATE TRIGGER decision_delete BEFORE DELETE ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never deleted');
END;

-- Candidates ---------------------------------------------------------------------------------------------------------

CREATE TRIGGER candidate_insert BEFORE INSERT ON candidate
BEGIN
    SELECT RAISE(ABORT, 'invariant 5: a candidate is never replaced')
    WHERE EXISTS (SELECT 1 FROM candidate WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 9: a candidate belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
    SELECT RAISE(ABORT, 'invariant 3: a candidate enters the queue undecided')
    WHERE NEW.origin = 'local' AND NEW.state NOT IN ('pending', 'deferred');
    SELECT RAISE(ABORT, 'a candidate adds, supersedes, merges evidence, retracts or is a narrative')
    WHERE NEW.origin = 'local'
      AND NEW.action NOT IN ('add', 'supersede', 'merge_evidence', 'retract', 'narrative');
END;

-- It is judged against the memories as its run saw them, and without a run as they are now.
CREATE TRIGGER candidate_arrives AFTER INSERT ON candidate
WHEN NEW.origin = 'local' OR (NEW.state IN ('pending', 'deferred')
     AND NEW.action IN ('add', 'supersede', 'merge_evidence', 'retract', 'narrative'))
BEGIN
    INSERT INTO candidate_change (candidate, number, basis)
    SELECT NEW.id, NEW.ledger,
           CASE WHEN EXISTS (SELECT 1 FROM run WHERE id = NEW.run)
                THEN min(NEW.ledger, coalesce(
                    (SELECT nullif(CAST(j.value AS INTEGER), 0) FROM run AS r, json_each(r.json, '$.ledger_head') AS j
                     WHERE r.id = NEW.run),
                    (SELECT number FROM ledger WHERE time <= (SELECT time FROM run WHERE id = NEW.run)
                     ORDER BY number DESC LIMIT 1), 0))
                ELSE NEW.ledger END;
END;

CREATE TRIGGER candidate_update BEFORE UPDATE ON candidate
BEGIN
    SELECT RAISE(ABORT, 'invariant 5: what a candidate is and where it came from never changes')
    WHERE NEW.id <> OLD.id OR NEW.scope <> OLD.scope OR NEW.run IS NOT OLD.run OR NEW.time IS NOT OLD.time
       OR NEW.origin <> OLD.origin OR NEW.ledger <> OLD.ledger;
    SELECT RAISE(ABORT, 'invariant 9: a candidate changes with a ledger entry only')
    WHERE NOT EXISTS (SELECT 1 FROM candidate_change
                      WHERE candidate = NEW.id AND number > (SELECT max(number) FROM ledger));
END;

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

CREATE TRIGGER candidate_delete BEFORE DELETE ON candidate
BEGIN
    SELECT RAISE(ABORT, 'invariant 5: a candidate is never deleted');
END;

CREATE TRIGGER candidate_change_insert BEFORE INSERT ON candidate_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0) OR NEW.basis > NEW.number;
END;

CREATE TRIGGER candidate_change_update BEFORE UPDATE ON candidate_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER candidate_change_delete BEFORE DELETE ON candidate_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

-- Flags --------------------------------------------------------------------------------------------------------------

CREATE TRIGGER flag_insert BEFORE INSERT ON flag
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: a flag is never replaced')
    WHERE EXISTS (SELECT 1 FROM flag WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 9: a flag belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER flag_update BEFORE UPDATE ON flag
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: of a flag only the state changes')
    WHERE NEW.id <> OLD.id OR NEW.target <> OLD.target OR NEW.category <> OLD.category
       OR NEW.span_start IS NOT OLD.span_start OR NEW.span_end IS NOT OLD.span_end OR NEW.detector IS NOT OLD.detector
       OR NEW.score IS NOT OLD.score OR NEW.emergent <> OLD.emergent OR NEW.origin <> OLD.origin
       OR NEW.json <> OLD.json OR NEW.ledger <> OLD.ledger;
    SELECT RAISE(ABORT, 'invariant 4: a flag is resolved by a person')
    WHERE NOT EXISTS (SELECT 1 FROM resolution WHERE flag = NEW.id AND state = NEW.state
                                                 AND ledger > (SELECT max(number) FROM ledger));
END;

CREATE TRIGGER flag_delete BEFORE DELETE ON flag
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: a flag is never deleted');
END;

CREATE TRIGGER resolution_insert BEFORE INSERT ON resolution
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a resolution is never replaced')
    WHERE EXISTS (SELECT 1 FROM resolution WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 4: a resolution comes through a listed channel')
    WHERE NOT EXISTS (SELECT 1 FROM setting AS s, json_each(s.value) AS c
                      WHERE s.name = 'approval_channels' AND c.value = NEW.channel);
    SELECT RAISE(ABORT, 'invariant 9: a resolution belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
    SELECT RAISE(ABORT, 'invariant 9: a resolution is not dated back')
    WHERE NEW.time < (SELECT time FROM ledger ORDER BY number DESC LIMIT 1);
END;

CREATE TRIGGER resolution_update BEFORE UPDATE ON resolution
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a resolution is never changed');
END;

CREATE TRIGGER resolution_delete BEFORE DELETE ON resolution
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a resolution is never deleted');
END;

CREATE TRIGGER acceptance_insert BEFORE INSERT ON acceptance
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: an acceptance comes through a listed channel')
    WHERE NOT EXISTS (SELECT 1 FROM setting AS s, json_each(s.value) AS c
                      WHERE s.name = 'approval_channels' AND c.value = NEW.channel);
    SELECT RAISE(ABORT, 'invariant 9: an acceptance belongs to the ledger entry of its own transaction')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER acceptance_update BEFORE UPDATE ON acceptance
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: an acceptance is never changed');
END;

CREATE TRIGGER acceptance_delete BEFORE DELETE ON acceptance
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: an acceptance is never deleted');
END;

-- The commit ---------------------------------------------------------------------------------------------------------

DROP TRIGGER memory_insert_committed;
CREATE TRIGGER memory_insert_committed BEFORE INSERT ON memory WHEN NEW.origin = 'committed'
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed without an approving decision')
    WHERE coalesce((SELECT verdict FROM decision WHERE candidate = NEW.candidate AND origin = 'local'
                    ORDER BY ledger DESC LIMIT 1), '') <> 'approve'
       OR NOT EXISTS (SELECT 1 FROM candidate WHERE id = NEW.candidate AND state = 'approved' AND scope = NEW.scope
                         AND CASE WHEN NEW.kind = 'narrative' THEN action = 'narrative'
                                  ELSE NEW.kind = 'reflection' AND action IN ('add', 'supersede') END);
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed with an open or blocking flag')
    WHERE EXISTS (SELECT 1 FROM flag WHERE target = NEW.candidate AND state IN ('open', 'block'));
    SELECT RAISE(ABORT, 'invariant 3: a candidate is committed once')
    WHERE EXISTS (SELECT 1 FROM memory WHERE candidate = NEW.candidate AND status <> 'retracted');
    SELECT RAISE(ABORT, 'invariant 1: two of the cited memories must still stand')
    WHERE NEW.kind = 'reflection'
      AND (SELECT count(DISTINCT e.source) FROM evidence AS e JOIN memory AS s ON s.key = e.source
           WHERE e.derived = NEW.key AND e.role <> 'contradicts'
             AND s.status NOT IN ('retracted', 'superseded', 'stale', 'erased')) < 2;
END;

-- Unless its source document has it so.
CREATE TRIGGER memory_deprecate BEFORE UPDATE OF status ON memory
WHEN NEW.status = 'deprecated' AND OLD.status <> 'deprecated' AND OLD.stated_status IS NOT 'deprecated'
     AND NEW.stated_status IS NOT 'deprecated'
BEGIN
    SELECT RAISE(ABORT, 'invariant 5: a source is archived after its narrative is in')
    WHERE NOT EXISTS (SELECT 1 FROM evidence AS e JOIN memory AS n ON n.key = e.derived
                      WHERE e.source = NEW.key AND e.role = 'merged_from' AND n.kind = 'narrative');
END;
