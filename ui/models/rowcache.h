// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RowCache: memories by key, read in the background in batches and kept while they are looked at. Nothing here waits:
// what is not there yet is asked for, and rowsReady() says when it came.
// Ownership: one per window, shared by its models. Thread safety: GUI thread only; reading happens in jobs.
#pragma once

#include "models/memorysource.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace credence::ui {

struct CachedRow {
    Memory memory;
    QString line;  // the text on one line, shortened
    QString error; // not empty: the row could not be read; `line` says so
};

class RowCache : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kPage = 256;     // rows read by one job
    static constexpr std::size_t kKept = 8192;    // rows kept
    static constexpr std::size_t kWaiting = 2048; // rows asked for; the oldest are forgotten and asked for again
    static constexpr int kLine = 400;             // characters of `line`

    explicit RowCache(QObject *parent = nullptr);
    ~RowCache() override;

    // Forgets everything; answers still under way for the source before are dropped.
    void setSource(MemorySource source);
    [[nodiscard]] const MemorySource &source() const;

    // The row, or null; then it was asked for.
    [[nodiscard]] std::shared_ptr<const CachedRow> row(MemoryKey key);
    // The row if it is here; asks for nothing.
    [[nodiscard]] std::shared_ptr<const CachedRow> peek(MemoryKey key) const;
    void request(MemoryKey key);
    // The evidence links of a memory, by ordinal, or null; then they were asked for.
    [[nodiscard]] std::shared_ptr<const std::vector<EvidenceLink>> evidence(MemoryKey derived);

    // Rows that changed in the store: read again when next asked for. Until then the old ones are shown.
    void invalidate(const std::vector<MemoryKey> &keys);

    [[nodiscard]] bool busy() const;
    [[nodiscard]] int pagesRead() const; // jobs started, for tests

Q_SIGNALS:
    void rowsReady(const QList<credence::MemoryKey> &keys);
    void evidenceReady(const QList<credence::MemoryKey> &derived);
    void idle();

private:
    void schedule();
    void flush();
    void startRows();
    void startEvidence();
    void done();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
