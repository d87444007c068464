// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// PaneHeader: the head of a pane, 32 high on alt with a line below: title, facts, tools.
// SectionHeader: the title of a section inside a pane with its count at the right, 24 high.
// Ownership: as any widget; actions stay their owner's. Thread safety: GUI thread only.
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace credence::ui {

class Label;
class ToolButton;

class PaneHeader : public QWidget {
    Q_OBJECT
public:
    explicit PaneHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setFacts(const QString &facts);
    [[nodiscard]] QString facts() const;
    // Tools stand at the right in the order of the calls.
    ToolButton *addTool(QAction *action);
    void addWidget(QWidget *widget);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Label *m_title = nullptr;
    Label *m_facts = nullptr;
    QHBoxLayout *m_layout = nullptr;
};

class SectionHeader : public QWidget {
    Q_OBJECT
public:
    explicit SectionHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setCount(const QString &count);

private:
    Label *m_title = nullptr;
    Label *m_count = nullptr;
};

} // namespace credence::ui
