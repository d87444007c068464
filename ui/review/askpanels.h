// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a decision asks for, in place, above the bar of decisions. ReasonPanel: why it is rejected, on 1 to 9 or in own
// words. BeliefPanel: which belief takes its sources, on 1 to 9 or by words. Esc leaves either.
// Ownership: as any widget; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "reflect/sourcereader.h"
#include "shell/session.h"

#include <credence/candidate.h>

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QGridLayout;
class QCheckBox;
class QListView;

namespace credence::ui {

class Button;
class BeliefRows;
class Label;
class RowView;

class ReasonPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReasonPanel(QWidget *parent = nullptr);

    void setReasons(const QStringList &reasons);
    void open();
    [[nodiscard]] QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void chosen(const QString &reason, bool keep); // keep: put it into the list for the next time
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QStringList m_reasons;
    QGridLayout *m_grid = nullptr;
    QList<Button *> m_buttons;
    QLineEdit *m_field = nullptr;
    QCheckBox *m_keep = nullptr;
};

class BeliefPanel : public QWidget {
    Q_OBJECT
public:
    BeliefPanel(Session *session, SourceReader *reader, QWidget *parent = nullptr);

    void open(const Candidate &candidate);
    [[nodiscard]] bool busy() const { return m_reading; }

Q_SIGNALS:
    void chosen(const credence::MemoryId &belief, const QString &text);
    void left();
    void idle();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void choose(int row);
    Session *m_session = nullptr;
    Candidate m_candidate;
    QLineEdit *m_field = nullptr;
    RowView *m_view = nullptr;
    BeliefRows *m_rows = nullptr;
    Label *m_note = nullptr;
    bool m_reading = false;
};

} // namespace credence::ui
