// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Chip: a quiet word on a tint, 20 high, with a status glyph or an icon before it. KeyHint: key caps and what they do,
// for hint lines. Both only show. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <credence/memory.h>

#include <QKeySequence>
#include <QWidget>

#include <optional>

namespace credence::ui {

enum class ChipTone { Quiet, Flag, Info, Warn, Ok };

class Chip : public QWidget {
    Q_OBJECT
public:
    explicit Chip(const QString &text = {}, ChipTone tone = ChipTone::Quiet, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setTone(ChipTone tone);
    // A status: its glyph and its word.
    void setStatus(Status status);
    void setIconName(const QString &name); // "flag" is drawn as the pennant
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text, m_icon;
    ChipTone m_tone;
    std::optional<Status> m_status;
};

class KeyHint : public QWidget {
    Q_OBJECT
public:
    KeyHint(const QKeySequence &keys, const QString &word, QWidget *parent = nullptr);
    KeyHint(const QStringList &caps, const QString &word, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QStringList m_caps;
    QString m_word;
};

} // namespace credence::ui
