// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Splitter: panes parted by one line; the grab area is wider than the line. Panes that do not take what is left over
// (stretch factor 0) grow and shrink with the size of texts, and come back as they were; what is saved holds for any
// size of texts. Ownership: as any widget.
// Thread safety: GUI thread only.
#pragma once

#include <QHash>
#include <QSplitter>

namespace credence::ui {

class Splitter : public QSplitter {
    Q_OBJECT
public:
    explicit Splitter(Qt::Orientation orientation, QWidget *parent = nullptr);

    // Instead of those of the base, whose states are read too: sizes as at the usual size of texts.
    [[nodiscard]] QByteArray saveState() const;
    bool restoreState(const QByteArray &state);
    // Texts are about to get another size (Theme's scale); to be called before anything else changes.
    void rescale(qreal from, qreal to);

protected:
    QSplitterHandle *createHandle() override;

private:
    [[nodiscard]] QList<int> wishes() const;
    [[nodiscard]] QList<int> scaled(const QList<int> &sizes, qreal by) const;
    QHash<int, QList<int>> m_kept; // sizes by thousandths of the scale, until a hand moves a line
};

} // namespace credence::ui
