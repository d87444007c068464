// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Rail: the strip at the window's left: the menu button, one item a workspace, settings and help at the foot.
// Ownership: a child of the main window. Thread safety: GUI thread only.
#pragma once

#include <QAbstractButton>
#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace credence::ui {

// One item: an icon of 20 over a word, or an icon alone.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(const QString &iconName, const QString &text, bool withWord, QWidget *parent);
    [[nodiscard]] QSize sizeHint() const override;
    void setIconName(const QString &iconName);
    // What waits there, right of the icon; 0: none. Above 999 it says "1k".
    void setBadge(int count, const QString &meaning);
    // Without its word where the rail has too little height; 0: as high as usual.
    void setCompact(int height);

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_iconName;
    bool m_withWord;
    bool m_compact = false;
    int m_badge = 0;
    bool m_hovered = false;
};

class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget *parent = nullptr);

    [[nodiscard]] RailButton *menuButton() const { return m_menu; }
    [[nodiscard]] RailButton *settingsButton() const { return m_settings; }
    [[nodiscard]] RailButton *helpButton() const { return m_help; }

    RailButton *addWorkspace(const QString &name, const QString &iconName, const QString &text);
    // In the order of their making.
    [[nodiscard]] QList<RailButton *> workspaceButtons() const { return m_workspaces; }
    // Workspaces are off until a store is open.
    void setWorkspacesEnabled(bool on);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void workspaceChosen(const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    QVBoxLayout *m_layout = nullptr;
    RailButton *m_menu = nullptr;
    RailButton *m_settings = nullptr;
    RailButton *m_help = nullptr;
    QList<RailButton *> m_workspaces;
};

} // namespace credence::ui
