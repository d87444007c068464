-- SPDX-FileCopyrightText: The Credence developers
-- SPDX-License-Identifier: Apache-2.0
--
-- A fingerprint of the full-text indexes' own rows, as they were last written: FTS5 believes what such a row says of its
-- lengths, so a damaged one must be known before it is read. No part of the ledger: making an index smaller is no change.
CREATE TABLE index_sum (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    sum TEXT NOT NULL
);
