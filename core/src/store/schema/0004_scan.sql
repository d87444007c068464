-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Scans of the whole store: what they found are flags on memories; a row here says when somebody looked, and how far.
-- And what is committed is, to the letter, what was approved.

CREATE TABLE scan (
    id       TEXT PRIMARY KEY NOT NULL,
    scope    TEXT NOT NULL,             -- '': all
    started  INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)),
    through  INTEGER NOT NULL,          -- the last memory that was looked at
    seen     INTEGER NOT NULL,          -- the last entry before it began: what changed later was not seen
    rules    TEXT NOT NULL,             -- digest of the detectors and the policy
    memories INTEGER NOT NULL CHECK (memories >= 0),
    bytes    INTEGER NOT NULL CHECK (bytes >= 0),
    fresh    INTEGER NOT NULL CHECK (fresh >= 0),
    still    INTEGER NOT NULL CHECK (still >= 0),
    gone     INTEGER NOT NULL CHECK (gone >= 0),
    reviewer TEXT NOT NULL CHECK (reviewer <> ''),
    channel  TEXT NOT NULL,
    ledger   INTEGER NOT NULL UNIQUE REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;
CREATE INDEX flag_ledger ON flag (ledger);
CREATE INDEX resolution_ledger ON resolution (ledger);

-- The findings in memory as they stand. `part`: empty: in the text; else a place in the memory's record.
CREATE VIEW finding AS
SELECT f.id, m.scope, f.target AS memory, f.category, f.detector,
       coalesce((SELECT j.value FROM json_each(f.json) AS j WHERE j.key = 'part'), '') AS part, f.span_start,
       f.span_end, f.score, f.emergent, f.state, f.ledger
FROM flag AS f JOIN memory AS m ON m.id = f.target
WHERE f.state <> 'gone';

CREATE TRIGGER scan_insert BEFORE INSERT ON scan
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a scan is never replaced')
    WHERE EXISTS (SELECT 1 FROM scan WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 4: a scan comes through a listed channel')
    WHERE NOT EXISTS (SELECT 1 FROM setting AS s, json_each(s.value) AS c
                      WHERE s.name = 'approval_channels' AND c.value = NEW.channel);
    SELECT RAISE(ABORT, 'invariant 9: a scan belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER scan_update BEFORE UPDATE ON scan
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a scan is never changed');
END;

CREATE TRIGGER scan_delete BEFORE DELETE ON scan
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: a scan is never deleted');
END;

-- What a person approved is what comes in: neither the text nor a quote may be another.
CREATE TRIGGER memory_insert_approved BEFORE INSERT ON memory WHEN NEW.origin = 'committed'
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: what is committed is what was approved')
    WHERE NEW.text IS NOT (SELECT text FROM candidate WHERE id = NEW.candidate);
    SELECT RAISE(ABORT, 'invariant 3: what is quoted is what was approved')
    WHERE EXISTS (SELECT 1 FROM evidence AS e WHERE e.derived = NEW.key AND e.quote IS NOT NULL
                  AND e.quote NOT IN (SELECT q.value FROM candidate AS c, json_tree(c.json, '$.evidence') AS q
                                      WHERE c.id = NEW.candidate AND q.key = 'quote' AND q.type = 'text')
                  AND NOT EXISTS (SELECT 1 FROM candidate AS c, json_tree(c.json, '$.evidence') AS q
                                  WHERE c.id = NEW.candidate AND q.key = 'quote' AND q.type = 'object'));
END;

-- Another text, quote or field is another proposal: it needs a decision of its own.
CREATE TRIGGER candidate_approved BEFORE UPDATE OF text, json ON candidate
WHEN OLD.state = 'approved' AND NEW.state IN ('approved', 'committed')
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: another text needs another decision')
    WHERE (NEW.text <> OLD.text
           OR EXISTS (SELECT j.key, j.value FROM json_each(NEW.json) AS j
                      WHERE j.key IN ('evidence', 'extra', 'subject', 'predicate', 'object', 'if', 'then')
                      EXCEPT SELECT j.key, j.value FROM json_each(OLD.json) AS j))
      AND NOT EXISTS (SELECT 1 FROM decision WHERE candidate = NEW.id AND origin = 'local' AND verdict = 'approve'
                                               AND ledger > (SELECT max(number) FROM ledger));
END;
