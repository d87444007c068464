// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Looks at every widget of a window for what a person would see as cut off: a text wider or taller than its place, a
// control outside of what can be scrolled to, two controls on top of each other. Thread safety: GUI thread only.
#pragma once

#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/splitter.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QSplitterHandle>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

namespace credence::test {

class RoomWalk {
public:
    // Layouts that were asked for are done; each may ask for another.
    static void lieStill()
    {
        for (int i = 0; i < 20; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    static void report(const QSet<QString> &wrong, const char *what)
    {
        QStringList lines(wrong.begin(), wrong.end());
        lines.sort();
        for (const QString &line : std::as_const(lines))
            qInfo("%s", qPrintable(line));
        QVERIFY2(lines.isEmpty(),
                 qPrintable(QStringLiteral("%1: %2 faults").arg(QLatin1String(what)).arg(lines.size())));
    }

    // One line for each fault in `wrong`, without the place where it was first seen twice.
    static void look(QWidget *window, const QString &where, QSet<QString> &wrong)
    {
        RoomWalk walk{window, where, wrong};
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (!walk.seen(widget))
                continue;
            walk.text(widget);
            walk.sight(widget);
            walk.siblings(widget);
        }
        walk.siblings(window);
    }

private:
    QWidget *m_window;
    const QString &m_where;
    QSet<QString> &m_wrong;

    RoomWalk(QWidget *window, const QString &where, QSet<QString> &wrong)
        : m_window(window), m_where(where), m_wrong(wrong)
    {
    }

    static QString told(const QWidget *widget)
    {
        QString name = QString::fromLatin1(widget->metaObject()->className()).remove(QStringLiteral("credence::ui::"));
        QString words = widget->accessibleName().left(40);
        if (const auto *label = qobject_cast<const ui::Label *>(widget))
            words = label->text().left(40);
        for (const QWidget *up = widget; up; up = up->parentWidget()) {
            if (!up->objectName().isEmpty() && !up->objectName().startsWith(QLatin1String("qt_")))
                return QStringLiteral("%1 \"%2\" in %3").arg(name, words, up->objectName());
        }
        return QStringLiteral("%1 \"%2\"").arg(name, words);
    }
    void fault(const QWidget *widget, const QString &what)
    {
        m_wrong << QStringLiteral("%1: %2: %3").arg(m_where, told(widget), what);
    }
    [[nodiscard]] bool seen(const QWidget *widget) const
    {
        return widget->isVisible() && widget->window() == m_window && !widget->size().isEmpty() &&
               !qobject_cast<const QFocusFrame *>(widget);
    }
    // Rows that show a path or a name as far as there is room, with the whole in their tips.
    static bool cutsByDesign(const QWidget *widget)
    {
        return widget->inherits("credence::ui::FoundRow") || widget->inherits("credence::ui::RecentRow") ||
               widget->objectName() == QLatin1String("details.id");
    }

    void tooSmall(const QWidget *widget, const QSize &needed, bool high = true)
    {
        if (widget->width() < needed.width() || (high && widget->height() < needed.height()))
            fault(widget, QStringLiteral("has %1x%2 of %3x%4")
                              .arg(widget->width())
                              .arg(widget->height())
                              .arg(needed.width())
                              .arg(needed.height()));
    }

    void text(const QWidget *widget)
    {
        if (cutsByDesign(widget))
            return;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            if (qobject_cast<const QToolButton *>(button))
                tooSmall(button, button->sizeHint());
            else if (widget->inherits("credence::ui::RailButton") && !button->isCheckable())
                return; // an icon alone
            else if (widget->inherits("credence::ui::RailButton"))
                tooSmall(button, {int(QFontMetricsF(ui::Theme::instance().font(ui::Type::Caption, 500))
                                          .horizontalAdvance(button->text())),
                                  0});
            else if (!button->text().isEmpty()) // a style sheet's height is a rounding lower
                tooSmall(button, {button->sizeHint().width(), int(QFontMetricsF(button->font()).height())});
        } else if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            const int wide = int(box->fontMetrics().horizontalAdvance(box->currentText())) + 32;
            tooSmall(box, {box->property("elides").toBool() ? 60 : wide, box->minimumSizeHint().height()});
        } else if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(widget)) {
            tooSmall(spin, {int(spin->fontMetrics().horizontalAdvance(spin->text())) + 24, 20});
        } else if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            tooSmall(bar, bar->sizeHint());
        } else if (const auto *label = qobject_cast<const ui::Label *>(widget)) {
            // Facts beside a title give way, with the whole in their tips; a word of its own never does.
            const int whole = label->sizeHint().width();
            const bool gives = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored || label->mayBeCut();
            tooSmall(label,
                     {gives ? 0 : std::min(whole, label->minimumSizeHint().width()), label->sizeHint().height()});
            if (!gives && label->width() < whole - 1)
                fault(label, QStringLiteral("shows %1 of %2 pixels").arg(label->width()).arg(whole));
        } else if (const auto *block = qobject_cast<const ui::TextBlock *>(widget)) {
            if (block->height() < block->heightForWidth(block->width()))
                fault(
                    block,
                    QStringLiteral("is %1 high of %2").arg(block->height()).arg(block->heightForWidth(block->width())));
        }
    }

    // Inside of what is around it, or where it can be scrolled to.
    void sight(const QWidget *widget)
    {
        const bool matters = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const ui::Label *>(widget) ||
                             qobject_cast<const ui::TextBlock *>(widget) || qobject_cast<const QComboBox *>(widget) ||
                             qobject_cast<const QLineEdit *>(widget) ||
                             qobject_cast<const QAbstractScrollArea *>(widget);
        if (!matters)
            return;
        bool across = true, down = true; // whether it must be inside
        for (const QWidget *up = widget->parentWidget(); up; up = up->parentWidget()) {
            const auto *area = qobject_cast<const QAbstractScrollArea *>(up->parentWidget());
            const bool port = area && area->viewport() == up;
            if (port) {
                across = across && area->horizontalScrollBar()->maximum() == 0;
                down = down && area->verticalScrollBar()->maximum() == 0;
            }
            const QRect at(widget->mapTo(up, QPoint(0, 0)), widget->size());
            if ((across && (at.left() < -1 || at.right() > up->width())) ||
                (down && (at.top() < -1 || at.bottom() > up->height()))) {
                fault(widget, QStringLiteral("at %1,%2 %3x%4 is outside of %5 with %6x%7")
                                  .arg(at.x())
                                  .arg(at.y())
                                  .arg(at.width())
                                  .arg(at.height())
                                  .arg(told(up))
                                  .arg(up->width())
                                  .arg(up->height()));
                return;
            }
            if (up == m_window)
                return;
        }
    }

    [[nodiscard]] static bool floats(const QWidget *widget)
    {
        static const QStringList names{QStringLiteral("details"), QStringLiteral("review.sheet"),
                                       QStringLiteral("help.tour")};
        return qobject_cast<const QFocusFrame *>(widget) || qobject_cast<const QSplitterHandle *>(widget) ||
               names.contains(widget->objectName()) || widget->inherits("credence::ui::CommitSheet") ||
               widget->inherits("credence::ui::TourCallout") || widget->inherits("credence::ui::CommandPalette");
    }
    void siblings(const QWidget *parent)
    {
        if (qobject_cast<const QAbstractScrollArea *>(parent) || qobject_cast<const QComboBox *>(parent) ||
            qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent))
            return; // made of parts that lie on each other
        QList<const QWidget *> children;
        for (const QObject *object : parent->children()) {
            const auto *child = qobject_cast<const QWidget *>(object);
            if (child && !child->isWindow() && seen(child) && !floats(child))
                children << child;
        }
        for (qsizetype i = 0; i < children.size(); ++i) {
            for (qsizetype k = i + 1; k < children.size(); ++k) {
                const QRect both = children[i]->geometry().intersected(children[k]->geometry());
                if (both.width() > 1 && both.height() > 1)
                    fault(children[i], QStringLiteral("lies on %1, %2x%3")
                                           .arg(told(children[k]))
                                           .arg(both.width())
                                           .arg(both.height()));
            }
        }
    }
};

} // namespace credence::test
