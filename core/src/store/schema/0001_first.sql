-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- The first schema. Words are kept as words, times as milliseconds since 1970 UTC, so that any SQLite tool can read
-- the file. The triggers hold the invariants against ordinary clients; the number in brackets names the invariant.

CREATE TABLE setting (
    name   TEXT PRIMARY KEY NOT NULL,
    value  TEXT NOT NULL, -- JSON
    ledger INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;

CREATE TABLE scope (
    id          TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    max_depth   INTEGER NOT NULL DEFAULT 2 CHECK (max_depth BETWEEN 1 AND 1000), -- of new reflections
    agent_state TEXT                                                             -- the agent's own tunables, JSON
) WITHOUT ROWID;

CREATE TABLE ledger (
    number   INTEGER PRIMARY KEY CHECK (number >= 1),
    time     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind <> ''),
    ids      TEXT NOT NULL,              -- JSON array, the first thousand
    id_count INTEGER NOT NULL CHECK (id_count >= 0),
    undoes   INTEGER NOT NULL DEFAULT 0, -- the entry that this one undoes or redoes
    previous TEXT NOT NULL,              -- hash of the entry before, '' for the first
    digest   TEXT NOT NULL,              -- SHA-256 of salt and payload; stays when the payload is erased
    hash     TEXT NOT NULL,
    salt     BLOB,
    payload  TEXT,                       -- JSON: who, channel, reason, before and after
    CHECK ((salt IS NULL) = (payload IS NULL))
);

CREATE TABLE memory (
    key               INTEGER PRIMARY KEY,
    id                TEXT NOT NULL UNIQUE CHECK (id <> ''),
    scope             TEXT NOT NULL REFERENCES scope (id),
    kind              TEXT NOT NULL CHECK (kind IN ('episode', 'reflection', 'narrative')),
    shape             TEXT CHECK (shape IN ('insight', 'belief', 'rule')),
    status            TEXT NOT NULL DEFAULT 'active'
                      CHECK (status IN ('active', 'suspect', 'stale', 'superseded', 'deprecated', 'retracted', 'erased')),
    origin            TEXT NOT NULL CHECK (origin IN ('imported', 'agent', 'committed')),
    depth             INTEGER NOT NULL CHECK (depth >= 0 AND (kind = 'reflection') = (depth > 0)),
    stored_depth      INTEGER, -- as the source had it
    created           INTEGER, -- when it was recorded; NULL: unreadable or unknown
    importance        REAL CHECK (importance BETWEEN 0 AND 1),
    importance_raw    REAL,
    importance_scale  TEXT CHECK (importance_scale IN ('1-10', '0-1')),
    stated_status     TEXT,    -- as the source had it at the last import
    stated_doubt      TEXT CHECK (stated_doubt IN ('suspect', 'stale')), -- doubt that no lost source explains
    restores_to       TEXT CHECK (restores_to IN ('deprecated')), -- of a withdrawn one, what a restore returns it to
    acknowledged_lost INTEGER NOT NULL DEFAULT 0 CHECK (acknowledged_lost >= 0),
    malformed         INTEGER NOT NULL DEFAULT 0 CHECK (malformed IN (0, 1)),
    admission         TEXT NOT NULL DEFAULT 'in' CHECK (admission IN ('in', 'open')),
    ledger            INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    source_system     TEXT,
    source_ref        TEXT,    -- the foreign id
    created_text      TEXT,    -- the source's own string where it differs
    zone_assumed      INTEGER NOT NULL DEFAULT 0 CHECK (zone_assumed IN (0, 1)),
    valid_from        INTEGER,
    valid_to          INTEGER,
    expires           INTEGER,
    last_accessed     INTEGER,
    session           TEXT,
    actor             TEXT,
    outcome           TEXT,
    stated_confidence TEXT,
    superseded_by     TEXT,    -- an id
    candidate         TEXT,    -- the candidate that a committed belief came from
    subject           TEXT,
    predicate         TEXT,
    object            TEXT,
    rule_if           TEXT,
    rule_then         TEXT,
    text              TEXT NOT NULL,
    extra             TEXT     -- JSON object of all that has no column
);
CREATE INDEX memory_scope ON memory (scope, created);
CREATE INDEX memory_created ON memory (created);
CREATE INDEX memory_kind ON memory (kind, status, created);
CREATE INDEX memory_depth ON memory (depth);
CREATE INDEX memory_ledger ON memory (ledger);
CREATE INDEX memory_session ON memory (session) WHERE session IS NOT NULL;
CREATE UNIQUE INDEX memory_source ON memory (scope, source_system, source_ref) WHERE source_ref IS NOT NULL;
CREATE INDEX memory_ref ON memory (source_ref) WHERE source_ref IS NOT NULL;

-- Links go from the derived memory to what it rests on. Those of a new memory are written before it, so that its
-- insertion can be judged as a whole.
CREATE TABLE evidence (
    derived     INTEGER NOT NULL REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal     INTEGER NOT NULL CHECK (ordinal >= 0),
    source      INTEGER REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED, -- NULL: dangling
    source_ref  TEXT,   -- what the source document named, where it is dangling
    role        TEXT NOT NULL CHECK (role IN ('supports', 'contradicts', 'merged_from')),
    granularity TEXT NOT NULL DEFAULT 'claim' CHECK (granularity IN ('claim', 'cluster', 'batch')),
    quote       TEXT,
    PRIMARY KEY (derived, ordinal),
    CHECK (source IS NOT NULL OR source_ref IS NOT NULL),
    CHECK (source IS NULL OR source <> derived)
) WITHOUT ROWID;
CREATE INDEX evidence_source ON evidence (source, role, derived) WHERE source IS NOT NULL;
CREATE INDEX evidence_dangling ON evidence (source_ref) WHERE source IS NULL;

CREATE TABLE tag (
    memory  INTEGER NOT NULL REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal INTEGER NOT NULL,
    name    TEXT NOT NULL,
    PRIMARY KEY (memory, ordinal)
) WITHOUT ROWID;
CREATE INDEX tag_name ON tag (name, memory);

CREATE TABLE entity (
    memory  INTEGER NOT NULL REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    ordinal INTEGER NOT NULL,
    name    TEXT NOT NULL,
    PRIMARY KEY (memory, ordinal)
) WITHOUT ROWID;
CREATE INDEX entity_name ON entity (name, memory);

-- Which entries changed a memory after the one that brought it (that one stands in memory.ledger).
CREATE TABLE ledger_change (
    memory INTEGER NOT NULL REFERENCES memory (key),
    number INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (memory, number)
) WITHOUT ROWID;
CREATE INDEX ledger_change_number ON ledger_change (number);
CREATE INDEX ledger_undoes ON ledger (undoes) WHERE undoes > 0;

CREATE TABLE run (
    id     TEXT PRIMARY KEY NOT NULL,
    scope  TEXT NOT NULL REFERENCES scope (id),
    time   INTEGER NOT NULL,
    origin TEXT NOT NULL DEFAULT 'local' CHECK (origin IN ('local', 'imported')),
    json   TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE candidate (
    id     TEXT PRIMARY KEY NOT NULL,
    scope  TEXT NOT NULL,
    action TEXT NOT NULL,
    state  TEXT NOT NULL,
    text   TEXT,
    shape  TEXT,
    run    TEXT,
    time   INTEGER,
    origin TEXT NOT NULL DEFAULT 'local' CHECK (origin IN ('local', 'imported')), -- imported: information only
    json   TEXT NOT NULL,
    ledger INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;
CREATE INDEX candidate_state ON candidate (state);

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
    CHECK (origin = 'imported' OR (verdict IN ('approve', 'reject', 'defer') AND reviewer <> '' AND channel <> ''))
) WITHOUT ROWID;
CREATE INDEX decision_candidate ON decision (candidate);
CREATE INDEX decision_memory ON decision (memory) WHERE memory IS NOT NULL;

CREATE TABLE flag (
    id         TEXT PRIMARY KEY NOT NULL,
    target     TEXT NOT NULL, -- id of a memory or of a candidate
    category   TEXT NOT NULL,
    span_start INTEGER,
    span_end   INTEGER,
    detector   TEXT,
    score      REAL,
    emergent   INTEGER NOT NULL DEFAULT 0 CHECK (emergent IN (0, 1)),
    state      TEXT NOT NULL, -- open, allow, redact, downgrade, block
    origin     TEXT NOT NULL DEFAULT 'local' CHECK (origin IN ('local', 'imported')),
    json       TEXT NOT NULL,
    ledger     INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;
CREATE INDEX flag_target ON flag (target, state);

-- Ledger lines of other stores, kept as information.
CREATE TABLE foreign_ledger (
    digest TEXT PRIMARY KEY NOT NULL, -- SHA-256 of the line: the same line is kept once
    json   TEXT NOT NULL,
    ledger INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;

CREATE VIRTUAL TABLE memory_fts USING fts5 (
    text, content = 'memory', content_rowid = 'key', tokenize = 'porter unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE memory_trigram USING fts5 (
    text, content = 'memory', content_rowid = 'key', tokenize = 'trigram', columnsize = 0);

-- What agents may read as beliefs: approved by a person, and not in doubt.
CREATE VIEW belief AS
SELECT m.id, m.scope, m.shape, m.text, m.subject, m.predicate, m.object, m.rule_if, m.rule_then, m.depth,
       m.importance, m.created, m.valid_from, m.valid_to, m.expires
FROM memory AS m
WHERE m.kind = 'reflection' AND m.status = 'active'
  AND (m.origin = 'committed'
       OR (m.origin = 'imported'
           AND EXISTS (SELECT 1 FROM decision AS d
                       WHERE d.memory = m.id AND d.verdict = 'approve' AND d.origin = 'local')));

CREATE VIEW episode AS
SELECT m.id, m.scope, m.text, m.importance, m.created, m.valid_from, m.valid_to, m.session, m.actor, m.outcome
FROM memory AS m
WHERE m.kind = 'episode' AND m.status = 'active';

-- Memories ---------------------------------------------------------------------------------------------------------

CREATE TRIGGER memory_insert BEFORE INSERT ON memory
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: a memory is never replaced')
    WHERE EXISTS (SELECT 1 FROM memory WHERE key = NEW.key) OR EXISTS (SELECT 1 FROM memory WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 6: a source reference names one memory')
    WHERE NEW.source_ref IS NOT NULL
      AND EXISTS (SELECT 1 FROM memory WHERE scope = NEW.scope AND source_system IS NEW.source_system
                                         AND source_ref = NEW.source_ref);
    SELECT RAISE(ABORT, 'invariant 9: a memory belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
    SELECT RAISE(ABORT, 'invariant 1: a memory enters closed')
    WHERE NEW.admission <> 'in';
END;

-- An episode has no links, so this costs one look-up for the mass of memories.
CREATE TRIGGER memory_insert_episode BEFORE INSERT ON memory WHEN NEW.kind = 'episode'
BEGIN
    SELECT RAISE(ABORT, 'invariant 2: an episode rests on nothing')
    WHERE EXISTS (SELECT 1 FROM evidence WHERE derived = NEW.key);
END;

CREATE TRIGGER memory_insert_derived BEFORE INSERT ON memory WHEN NEW.kind <> 'episode'
BEGIN
    SELECT RAISE(ABORT, 'evidence never crosses scopes')
    WHERE EXISTS (SELECT 1 FROM evidence AS e JOIN memory AS s ON s.key = e.source
                  WHERE e.derived = NEW.key AND s.scope <> NEW.scope);
    SELECT RAISE(ABORT, 'invariant 2: depth is 1 + the deepest source')
    WHERE NEW.kind = 'reflection'
      AND NEW.depth <> 1 + coalesce((SELECT max(s.depth) FROM evidence AS e JOIN memory AS s ON s.key = e.source
                                     WHERE e.derived = NEW.key AND e.role <> 'contradicts'), 0);
END;

CREATE TRIGGER memory_insert_reflection BEFORE INSERT ON memory
WHEN NEW.kind = 'reflection' AND NEW.origin <> 'imported'
BEGIN
    SELECT RAISE(ABORT, 'invariant 1: a reflection cites at least two distinct existing memories of its scope')
    WHERE (SELECT count(DISTINCT e.source) FROM evidence AS e JOIN memory AS s ON s.key = e.source
           WHERE e.derived = NEW.key AND e.role <> 'contradicts' AND s.status <> 'erased') < 2;
    SELECT RAISE(ABORT, 'invariant 2: the reflection is deeper than its scope allows')
    WHERE NEW.depth > coalesce((SELECT max_depth FROM scope WHERE id = NEW.scope), 2);
END;

CREATE TRIGGER memory_insert_committed BEFORE INSERT ON memory WHEN NEW.origin = 'committed'
BEGIN
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed without an approving decision')
    WHERE NOT EXISTS (SELECT 1 FROM decision WHERE candidate = NEW.candidate AND verdict = 'approve'
                                               AND origin = 'local');
    SELECT RAISE(ABORT, 'invariant 3: nothing is committed with an open or blocking flag')
    WHERE EXISTS (SELECT 1 FROM flag WHERE target = NEW.candidate AND state IN ('open', 'block'));
END;

CREATE TRIGGER memory_identity BEFORE UPDATE OF key, id, scope, kind, origin, ledger, candidate, source_system,
                                                source_ref ON memory
WHEN NEW.key IS NOT OLD.key OR NEW.id IS NOT OLD.id OR NEW.scope IS NOT OLD.scope OR NEW.kind IS NOT OLD.kind
  OR NEW.origin IS NOT OLD.origin OR NEW.ledger IS NOT OLD.ledger OR NEW.candidate IS NOT OLD.candidate
  OR NEW.source_system IS NOT OLD.source_system OR NEW.source_ref IS NOT OLD.source_ref
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: what a memory is and where it came from never changes');
END;

CREATE TRIGGER memory_depth_closed BEFORE UPDATE OF depth ON memory
WHEN NEW.depth <> OLD.depth AND OLD.admission = 'in'
BEGIN
    SELECT RAISE(ABORT, 'invariant 2: depth changes with the evidence only');
END;

CREATE TRIGGER memory_close BEFORE UPDATE OF admission ON memory WHEN OLD.admission = 'open' AND NEW.admission = 'in'
BEGIN
    SELECT RAISE(ABORT, 'invariant 2: depth is 1 + the deepest source')
    WHERE NEW.kind = 'reflection'
      AND NEW.depth <> 1 + coalesce((SELECT max(s.depth) FROM evidence AS e JOIN memory AS s ON s.key = e.source
                                     WHERE e.derived = NEW.key AND e.role <> 'contradicts'), 0);
    SELECT RAISE(ABORT, 'invariant 1: a reflection cites at least two distinct existing memories of its scope')
    WHERE NEW.kind = 'reflection' AND NEW.origin <> 'imported'
      AND (SELECT count(DISTINCT e.source) FROM evidence AS e JOIN memory AS s ON s.key = e.source
           WHERE e.derived = NEW.key AND e.role <> 'contradicts') < 2;
    SELECT RAISE(ABORT, 'invariant 2: the reflection is deeper than its scope allows')
    WHERE NEW.kind = 'reflection' AND NEW.origin <> 'imported'
      AND NEW.depth > coalesce((SELECT max_depth FROM scope WHERE id = NEW.scope), 2);
END;

CREATE TRIGGER memory_delete BEFORE DELETE ON memory
BEGIN
    SELECT RAISE(ABORT, 'invariant 6: curation never deletes');
END;

-- Evidence ---------------------------------------------------------------------------------------------------------

CREATE TRIGGER evidence_insert BEFORE INSERT ON evidence
BEGIN
    SELECT RAISE(ABORT, 'invariant 2: a memory is no evidence for itself')
    WHERE NEW.source = NEW.derived;
    SELECT RAISE(ABORT, 'invariant 6: a link is never replaced')
    WHERE EXISTS (SELECT 1 FROM evidence WHERE derived = NEW.derived AND ordinal = NEW.ordinal);
    SELECT RAISE(ABORT, 'evidence must exist, or be marked dangling')
    WHERE NEW.source IS NOT NULL AND NOT EXISTS (SELECT 1 FROM memory WHERE key = NEW.source);
    SELECT RAISE(ABORT, 'evidence never crosses scopes')
    FROM memory AS d JOIN memory AS s ON s.key = NEW.source
    WHERE d.key = NEW.derived AND d.scope <> s.scope;
    SELECT RAISE(ABORT, 'invariant 2: an episode rests on nothing')
    FROM memory AS d WHERE d.key = NEW.derived AND d.kind = 'episode';
    SELECT RAISE(ABORT, 'invariant 2: the link would close a circle')
    WHERE NEW.role <> 'contradicts'
      AND EXISTS (SELECT 1 FROM memory WHERE key = NEW.derived)
      AND EXISTS (WITH RECURSIVE below (key) AS (
                      VALUES (NEW.source)
                      UNION
                      SELECT e.source FROM below AS b JOIN evidence AS e ON e.derived = b.key
                      WHERE e.source IS NOT NULL AND e.role <> 'contradicts')
                  SELECT 1 FROM below WHERE key = NEW.derived);
    SELECT RAISE(ABORT, 'invariant 1: the evidence of a memory that is in changes only while it is open')
    FROM memory AS d WHERE d.key = NEW.derived AND d.admission = 'in' AND NEW.role <> 'contradicts';
END;

CREATE TRIGGER evidence_update BEFORE UPDATE ON evidence
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

CREATE TRIGGER evidence_delete BEFORE DELETE ON evidence
BEGIN
    SELECT RAISE(ABORT, 'invariant 1: the evidence of a memory that is in changes only while it is open')
    FROM memory AS d WHERE d.key = OLD.derived AND d.admission = 'in';
END;

-- Ledger -----------------------------------------------------------------------------------------------------------

CREATE TRIGGER ledger_insert BEFORE INSERT ON ledger
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only')
    WHERE NEW.number <> coalesce((SELECT max(number) FROM ledger), 0) + 1;
    SELECT RAISE(ABORT, 'invariant 9: an entry continues the chain')
    WHERE NEW.previous <> coalesce((SELECT hash FROM ledger WHERE number = NEW.number - 1), '')
       OR NEW.payload IS NULL;
END;

CREATE TRIGGER ledger_update BEFORE UPDATE ON ledger
WHEN NOT (NEW.payload IS NULL AND NEW.salt IS NULL AND OLD.payload IS NOT NULL
          AND NEW.number = OLD.number AND NEW.time = OLD.time AND NEW.kind = OLD.kind AND NEW.ids = OLD.ids
          AND NEW.id_count = OLD.id_count AND NEW.undoes = OLD.undoes AND NEW.previous = OLD.previous
          AND NEW.digest = OLD.digest AND NEW.hash = OLD.hash)
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER ledger_delete BEFORE DELETE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER ledger_change_insert BEFORE INSERT ON ledger_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only')
    WHERE NEW.number <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER ledger_change_update BEFORE UPDATE ON ledger_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

CREATE TRIGGER ledger_change_delete BEFORE DELETE ON ledger_change
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the ledger is append-only');
END;

-- Decisions are a person's word: they are never changed, only followed by others. ------------------------------------

CREATE TRIGGER decision_insert BEFORE INSERT ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never replaced')
    WHERE EXISTS (SELECT 1 FROM decision WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 4: a decision comes through a listed channel')
    WHERE NEW.origin = 'local'
      AND NOT EXISTS (SELECT 1 FROM setting AS s, json_each(s.value) AS c
                      WHERE s.name = 'approval_channels' AND c.value = NEW.channel);
    SELECT RAISE(ABORT, 'invariant 9: a decision belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER decision_update BEFORE UPDATE ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never changed');
END;

CREATE TRIGGER decision_delete BEFORE DELETE ON decision
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a decision is never deleted');
END;

-- Settings change with an entry only; the approval channels are one. --------------------------------------------------

CREATE TRIGGER setting_insert BEFORE INSERT ON setting
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a setting changes with a ledger entry only')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0)
       OR EXISTS (SELECT 1 FROM setting WHERE name = NEW.name);
END;

CREATE TRIGGER setting_update BEFORE UPDATE ON setting
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a setting changes with a ledger entry only')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0) OR NEW.name <> OLD.name;
END;

CREATE TRIGGER setting_delete BEFORE DELETE ON setting
BEGIN
    SELECT RAISE(ABORT, 'invariant 4: a setting changes with a ledger entry only');
END;
