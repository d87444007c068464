// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Session: the open store as the window sees it: the store, its latest snapshot, the scope looked at, the shared
// selection with its history. What is selected in one view is selected in all.
// Ownership: one for the window, owned by the main window. Thread safety: GUI thread only; store() and snapshot() may
// be copied into jobs.
#pragma once

#include <credence/snapshot.h>
#include <credence/store.h>

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>

namespace credence::ui {

class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    // Opens in the background; opened() or failed() follows. The open store stays until opened().
    void open(const QString &path, bool readOnly = false);
    // Takes over a store that a job has opened or made; opened() follows at once.
    void adopt(const QString &path, std::shared_ptr<Store> store, std::vector<ScopeInfo> scopes);
    void close();

    [[nodiscard]] bool isOpen() const { return m_store != nullptr; }
    [[nodiscard]] std::shared_ptr<Store> store() const { return m_store; }
    // All scopes, or the one chosen; null until the first one is loaded.
    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot() const { return m_snapshot; }
    // What the tree begins with, from opened() to the first snapshot; null otherwise, and where it could not be had
    // early.
    [[nodiscard]] std::shared_ptr<const Snapshot> top() const { return m_top; }
    // The same where it holds the memories of that scope and no others, else null.
    [[nodiscard]] std::shared_ptr<const Snapshot> snapshotOf(const std::string &scope) const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] bool writable() const;

    // The snapshot of the scope looked at, with the number of the ledger's entries that it knows of; null while it is
    // being read anew.
    [[nodiscard]] std::pair<std::shared_ptr<const Snapshot>, std::uint64_t> settledSnapshot() const;
    [[nodiscard]] QString scope() const { return m_scope; } // empty: all
    void setScope(const QString &scope);                    // loads its snapshot
    // Their memories are counted in the snapshot, so 0 until the first one is loaded.
    [[nodiscard]] std::vector<ScopeInfo> scopes() const { return m_scopes; }

    [[nodiscard]] MemoryKey selection() const { return m_selection; }
    void select(MemoryKey key); // 0: nothing
    // What is selected in a view and is no memory, in words for Details; nothing else stays selected with it.
    struct Other {
        QString title, text; // both empty: none
    };
    void selectOther(const Other &other);
    [[nodiscard]] const Other &other() const { return m_other; }
    // How many memories are selected where it is more than one; the selection is then the one in hand. 0: not so.
    void setSeveral(int count);
    [[nodiscard]] int several() const { return m_several; }
    // As a step of a walk: the next step takes its place in the history, until it is select()ed itself.
    void pass(MemoryKey key);
    void back();
    void forward();
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool canGoForward() const;

Q_SIGNALS:
    void opened();
    void closed();
    void failed(const QString &path, const Error &error);
    void loading(bool on);                      // a first snapshot is being read
    void snapshotChanged();                     // a new snapshot is in place (first one or after a change)
    void storeChanged(const ChangeSet &change); // rows of these keys are out of date; a snapshot follows
    void scopeChanged();
    void selectionChanged(MemoryKey key); // also when only other() changed
    void severalChanged();
    void historyChanged();

private:
    void take(const QString &path, std::shared_ptr<Store> store, std::vector<ScopeInfo> scopes,
              std::shared_ptr<const Snapshot> top);
    void loadSnapshot();
    void takeChanges();
    void drop();
    void release();
    void goTo(std::size_t place);
    void choose(MemoryKey key, bool passing);
    struct Impl;
    std::unique_ptr<Impl> d;
    std::shared_ptr<Store> m_store;
    std::shared_ptr<const Snapshot> m_snapshot, m_top;
    std::vector<ScopeInfo> m_scopes;
    QString m_scope;
    MemoryKey m_selection;
    Other m_other;
    int m_several = 0;
};

} // namespace credence::ui

Q_DECLARE_METATYPE(credence::MemoryKey)
Q_DECLARE_METATYPE(credence::ChangeSet)
Q_DECLARE_METATYPE(credence::Error)
