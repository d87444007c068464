-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- When reflections fired, were held, and what came of them. The policy itself is the setting "trigger:SCOPE".

CREATE TABLE trigger_event (
    id           TEXT PRIMARY KEY NOT NULL,
    scope        TEXT NOT NULL REFERENCES scope (id),
    kind         TEXT NOT NULL CHECK (kind IN ('firing', 'skip', 'recall_miss')),
    time         INTEGER NOT NULL,  -- of a skipped schedule: its instant
    condition    TEXT CHECK (condition IN ('importance', 'count', 'schedule', 'recall_miss', 'contradiction', 'manual')),
    reason       TEXT CHECK (reason IN ('below_condition', 'min_interval', 'daily_cap', 'episode_floor')),
    forced       INTEGER NOT NULL DEFAULT 0 CHECK (forced IN (0, 1)),
    automatic    INTEGER NOT NULL DEFAULT 0 CHECK (automatic IN (0, 1)),
    accumulated  REAL NOT NULL DEFAULT 0,
    threshold    REAL,
    episodes     INTEGER NOT NULL DEFAULT 0 CHECK (episodes >= 0), -- since the run before
    interval     INTEGER,           -- milliseconds since the run before
    episode      TEXT,              -- id of the last episode that it covers
    episode_key  INTEGER,
    episode_time INTEGER,
    policy       TEXT NOT NULL,     -- in words, as it was then
    who          TEXT NOT NULL,
    channel      TEXT NOT NULL,
    ledger       INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((kind = 'firing') = (reason IS NULL AND condition IS NOT NULL))
) WITHOUT ROWID;
CREATE INDEX trigger_event_scope ON trigger_event (scope, kind, ledger);
CREATE INDEX trigger_event_ledger ON trigger_event (ledger);

-- What a firing's run found. What became of its candidates is read from their states.
CREATE TABLE trigger_outcome (
    firing     TEXT PRIMARY KEY NOT NULL REFERENCES trigger_event (id),
    run        TEXT NOT NULL,
    preset     TEXT NOT NULL,
    state      TEXT NOT NULL,
    proposed   INTEGER NOT NULL CHECK (proposed >= 0),
    candidates INTEGER NOT NULL CHECK (candidates >= 0),
    dropped    INTEGER NOT NULL CHECK (dropped >= 0),
    calls      INTEGER NOT NULL CHECK (calls >= 0),
    tokens_in  INTEGER NOT NULL CHECK (tokens_in >= 0),
    tokens_out INTEGER NOT NULL CHECK (tokens_out >= 0),
    cost       REAL NOT NULL CHECK (cost >= 0),
    ledger     INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED
) WITHOUT ROWID;
CREATE INDEX trigger_outcome_run ON trigger_outcome (run);
CREATE INDEX candidate_run ON candidate (run) WHERE run IS NOT NULL;

CREATE TRIGGER trigger_event_insert BEFORE INSERT ON trigger_event
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only')
    WHERE EXISTS (SELECT 1 FROM trigger_event WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'invariant 7: a firing belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER trigger_event_update BEFORE UPDATE ON trigger_event
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only');
END;

CREATE TRIGGER trigger_event_delete BEFORE DELETE ON trigger_event
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only');
END;

CREATE TRIGGER trigger_outcome_insert BEFORE INSERT ON trigger_outcome
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only')
    WHERE EXISTS (SELECT 1 FROM trigger_outcome WHERE firing = NEW.firing);
    SELECT RAISE(ABORT, 'invariant 7: an outcome is of a firing, in the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0)
       OR NOT EXISTS (SELECT 1 FROM trigger_event WHERE id = NEW.firing AND kind = 'firing');
END;

CREATE TRIGGER trigger_outcome_update BEFORE UPDATE ON trigger_outcome
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only');
END;

CREATE TRIGGER trigger_outcome_delete BEFORE DELETE ON trigger_outcome
BEGIN
    SELECT RAISE(ABORT, 'invariant 9: the log of the trigger is append-only');
END;
