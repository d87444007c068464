// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MapPane: the map with its header, legend, axis and time brush: x is time, y is depth in bands.
// Ownership: a child widget of the workspace; the session must outlive it. Thread safety: GUI thread only; the scene is
// prepared on a pool thread from the immutable snapshot.
#pragma once

#include <credence/memory.h>

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;

namespace credence::ui {

class MapBrush;
class MapCanvas;
class RowCache;
class Session;

enum class MapExport { Svg, Png };

class MapPane : public QWidget {
    Q_OBJECT
public:
    explicit MapPane(Session *session, QWidget *parent = nullptr);
    ~MapPane() override;

    // Centre the selection, zoom out, zoom in, fit, export as SVG, export as PNG; for menus and the palette too.
    [[nodiscard]] QList<QAction *> actions() const;

    // The map has the whole width: a wider gutter and the table of counts.
    void setWide(bool wide);
    void fit();
    void centreSelection();

    // A scene or a cone is being prepared; what is there is shown meanwhile.
    [[nodiscard]] bool busy() const;

    // Writes what the map shows, without asking anything; exported() or exportFailed() follows.
    void exportTo(const QString &path, MapExport format);

    // Where labels and tooltips take the text of a memory from: an empty string when it is not known yet; call
    // textsChanged() when some have come.
    void setTextProvider(std::function<QString(MemoryKey)> provider);

    // The same from the window's rows; null takes it away.
    void setRowCache(RowCache *rows);

    [[nodiscard]] MapCanvas *canvas() const;
    [[nodiscard]] MapBrush *brush() const;

public Q_SLOTS:
    void textsChanged();

Q_SIGNALS:
    void idle();                                          // busy() has become false
    void activated(credence::MemoryKey key);              // Enter on the selected memory
    void exportRequested(credence::ui::MapExport format); // the workspace asks for a path, then calls exportTo()
    void exported(const QString &path);
    void exportFailed(const QString &path, const QString &why);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
