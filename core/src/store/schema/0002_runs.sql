-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- Which memories a run that reached the queue reflected on: what a preset with "unreflected" in it leaves out next
-- time. A dry run leaves no mark.

CREATE TABLE consumed (
    memory INTEGER NOT NULL REFERENCES memory (key) DEFERRABLE INITIALLY DEFERRED,
    preset TEXT NOT NULL CHECK (preset <> ''),
    run    TEXT NOT NULL REFERENCES run (id) DEFERRABLE INITIALLY DEFERRED,
    ledger INTEGER NOT NULL REFERENCES ledger (number) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (memory, preset, run)
) WITHOUT ROWID;
CREATE INDEX consumed_run ON consumed (run);
CREATE INDEX consumed_preset ON consumed (preset, memory);
CREATE INDEX run_scope ON run (scope, time);

CREATE TRIGGER consumed_insert BEFORE INSERT ON consumed
BEGIN
    SELECT RAISE(ABORT, 'invariant 7: a mark belongs to the ledger entry of its own transaction')
    WHERE NEW.ledger <= coalesce((SELECT max(number) FROM ledger), 0);
END;

CREATE TRIGGER consumed_update BEFORE UPDATE ON consumed
BEGIN
    SELECT RAISE(ABORT, 'invariant 7: a mark is never changed');
END;
