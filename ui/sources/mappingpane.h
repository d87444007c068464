// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MappingPane: every key of a source's records, what it is taken for, an example and how many records have it. What a
// person changes is kept in mapping(). Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <credence/ingest.h>

#include <QWidget>

#include <map>
#include <vector>

class QVBoxLayout;
class QComboBox;

namespace credence::ui {

class MappingRow;
class PaneHeader;

class MappingPane : public QWidget {
    Q_OBJECT
public:
    explicit MappingPane(QWidget *parent = nullptr);

    // The keys as they were read. Rows stay, with focus and place, where the keys are the same ones.
    void setKeys(const std::vector<KeySeen> &keys);
    // What differs from the reader's own rules; setMapping() takes it as if a person had chosen it, and says nothing.
    [[nodiscard]] KeyMapping mapping() const;
    void setMapping(const KeyMapping &mapping);
    [[nodiscard]] int rows() const { return int(m_rows.size()); }
    [[nodiscard]] QComboBox *combo(const QString &key) const; // null: no such key

Q_SIGNALS:
    void changed();

private:
    void refreshFacts();
    PaneHeader *m_head = nullptr;
    QVBoxLayout *m_list = nullptr;
    std::vector<MappingRow *> m_rows;
    std::map<std::string, std::string> m_chosen;
    QAction *m_reset = nullptr;
};

} // namespace credence::ui
