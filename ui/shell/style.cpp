// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/style.h"

#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QHeaderView>
#include <QLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr qreal kFieldRadius = 5;

bool has(const QWidget *widget, const char *property)
{
    return widget != nullptr && widget->property(property).toBool();
}

int fieldHeight(const QWidget *widget)
{
    return Theme::instance().px(has(widget, "row") ? 24 : 28);
}

// A ring outside of a control that reaches the window's edge would be cut off.
bool ringStandsInside(const QWidget *widget)
{
    const auto *frame = qobject_cast<const QFocusFrame *>(widget);
    const QWidget *target = frame != nullptr ? frame->widget() : nullptr;
    if (target == nullptr)
        return false;
    if (has(target, "ringInside"))
        return true;
    const QWidget *window = target->window();
    const QRect place(target->mapTo(window, QPoint()), target->size());
    return !window->rect().contains(place.adjusted(-3, -3, 3, 3));
}

// The ground and line of a field: line edit, combo box, spin box.
void drawField(QPainter *painter, const QRect &rect, bool enabled, bool bad)
{
    const Tokens &t = tk();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(bad ? t.flag : enabled ? t.ctl : t.line2, 1));
    painter->setBrush(enabled ? t.base : t.win);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), kFieldRadius - 0.5, kFieldRadius - 0.5);
    painter->restore();
}

// Signs grow with the texts; 0, 0 is the middle of the mark then.
void toMark(QPainter &painter, const QRect &area)
{
    const int side = px(16);
    const QPoint corner(area.x() + (area.width() - side) / 2, area.y() + (area.height() - side) / 2); // whole pixels
    painter.translate(corner.x() + side / 2.0, corner.y() + side / 2.0);
    painter.scale(side / 16.0, side / 16.0);
}

void drawCheck(QPainter *painter, const QRect &area, QStyle::State state)
{
    const Tokens &t = tk();
    const QRect rect(-8, -8, 16, 16); // about the middle, at the usual size
    const bool enabled = state.testFlag(QStyle::State_Enabled);
    const bool partly = state.testFlag(QStyle::State_NoChange);
    const bool on = state.testFlag(QStyle::State_On) || partly;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    toMark(*painter, area);
    if (on) {
        const QColor fill = !enabled                                  ? t.txd
                            : state.testFlag(QStyle::State_Sunken)    ? t.accDown
                            : state.testFlag(QStyle::State_MouseOver) ? t.accHover
                                                                      : t.accFill;
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(QRectF(rect), 3, 3);
        painter->setPen(QPen(t.onAcc, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const QPointF o = rect.topLeft();
        if (partly) {
            painter->drawLine(o + QPointF(4.5, 8), o + QPointF(11.5, 8));
        } else {
            const QPointF points[] = {o + QPointF(4, 8.3), o + QPointF(6.8, 11), o + QPointF(12, 5.4)};
            painter->drawPolyline(points, 3);
        }
    } else {
        painter->setPen(QPen(enabled ? t.ctl : t.line2, 1));
        painter->setBrush(!enabled                                  ? t.win
                          : state.testFlag(QStyle::State_Sunken)    ? t.btnDown
                          : state.testFlag(QStyle::State_MouseOver) ? t.btnHover
                                                                    : t.base);
        painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    }
    painter->restore();
}

void drawRadio(QPainter *painter, const QRect &area, QStyle::State state)
{
    const Tokens &t = tk();
    const QRectF rect(-8, -8, 16, 16); // as the check box
    const bool enabled = state.testFlag(QStyle::State_Enabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    toMark(*painter, area);
    if (state.testFlag(QStyle::State_On)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(!enabled ? t.txd : state.testFlag(QStyle::State_Sunken) ? t.accDown : t.accFill);
        painter->drawEllipse(rect);
        painter->setBrush(t.onAcc);
        painter->drawEllipse(rect.center(), 3, 3);
    } else {
        painter->setPen(QPen(enabled ? t.ctl : t.line2, 1));
        painter->setBrush(!enabled ? t.win : state.testFlag(QStyle::State_MouseOver) ? t.btnHover : t.base);
        painter->drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

void drawArrow(QPainter *painter, const QRect &rect, const QString &name, const QColor &colour, int usual = 14)
{
    const int size = qRound(grown(usual));
    const QRect sign(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2, size, size);
    drawIcon(*painter, QRectF(sign), name, colour);
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    setObjectName(QStringLiteral("credence"));
}

namespace {

// Layouts turn their items around in a window that reads from the right, but not their margins.
void mirrorMargins(QLayout *layout)
{
    const QMargins margins = layout->contentsMargins();
    layout->setContentsMargins(margins.right(), margins.top(), margins.left(), margins.bottom());
    for (int i = 0; i < layout->count(); ++i) {
        if (QLayout *inner = layout->itemAt(i)->layout())
            mirrorMargins(inner);
    }
}

} // namespace

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    static constexpr char kTurned[] = "_marginsMirrored"; // a widget is polished again with each theme
    if (widget->layoutDirection() == Qt::RightToLeft && widget->layout() && !widget->property(kTurned).toBool()) {
        widget->setProperty(kTurned, true);
        mirrorMargins(widget->layout());
    }
    if (auto *header = qobject_cast<QHeaderView *>(widget)) {
        header->setFont(Theme::instance().font(Type::Caption));
        header->setAttribute(Qt::WA_Hover);
    } else if (qobject_cast<QAbstractSpinBox *>(widget) != nullptr) {
        widget->setFixedHeight(fieldHeight(widget)); // the style sheet's style doesn't ask for a spin box's size
    } else if (qobject_cast<QTabBar *>(widget) != nullptr || qobject_cast<QToolButton *>(widget) != nullptr) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    const Tokens &t = tk();
    switch (element) {
    case PE_PanelLineEdit: {
        const QWidget *parent = widget != nullptr ? widget->parentWidget() : nullptr;
        if (qobject_cast<const QAbstractSpinBox *>(parent) != nullptr ||
            qobject_cast<const QComboBox *>(parent) != nullptr)
            return; // those paint their own ground
        if (qobject_cast<const QAbstractItemView *>(parent != nullptr ? parent->parentWidget() : nullptr) != nullptr) {
            painter->fillRect(option->rect, t.base);
            return;
        }
        if (has(widget, "plain"))
            return;
        drawField(painter, option->rect, option->state.testFlag(State_Enabled) && !has(widget, "locked"),
                  has(widget, "bad"));
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_IndicatorHeaderArrow:
        if (element == PE_IndicatorHeaderArrow) {
            const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
            if (header != nullptr && header->sortIndicator != QStyleOptionHeader::None)
                drawArrow(painter, option->rect,
                          header->sortIndicator == QStyleOptionHeader::SortUp ? QStringLiteral("chevron-down")
                                                                              : QStringLiteral("chevron-up"),
                          t.tx3, 12);
        }
        return;
    case PE_Frame: {
        // Panes part by one line of their own: views stand without frames; text fields of several lines have a line.
        const bool text = qobject_cast<const QPlainTextEdit *>(widget) != nullptr ||
                          qobject_cast<const QTextEdit *>(widget) != nullptr;
        if (text && has(widget, "code")) { // read, not written
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(t.line2, 1));
            painter->setBrush(t.alt);
            painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter->restore();
        } else if (text && !has(widget, "plain")) {
            drawField(painter, option->rect, option->state.testFlag(State_Enabled), has(widget, "bad"));
        } else if (widget != nullptr && (widget->isWindow() || widget->inherits("QComboBoxPrivateContainer"))) {
            painter->fillRect(option->rect, t.raised); // lists that pop up
            painter->setPen(t.line2);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        }
        return;
    }
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, t.base);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, t.line);
        return;
    case PE_IndicatorMenuCheckMark:
        drawArrow(painter, option->rect, QStringLiteral("check"),
                  option->state.testFlag(State_Enabled) ? t.tx2 : t.txd);
        return;
    case PE_FrameGroupBox:
        painter->setPen(t.line);
        painter->drawLine(option->rect.topLeft(), option->rect.topRight());
        return;
    case PE_FrameTabWidget:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), t.line);
        return;
    case PE_FrameTabBarBase:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(painter, option->rect, option->state);
        return;
    case PE_IndicatorRadioButton:
        drawRadio(painter, option->rect, option->state);
        return;
    case PE_IndicatorArrowDown:
        drawArrow(painter, option->rect, QStringLiteral("chevron-down"), t.tx2);
        return;
    case PE_IndicatorArrowUp:
        drawArrow(painter, option->rect, QStringLiteral("chevron-up"), t.tx2);
        return;
    case PE_IndicatorArrowLeft:
        drawArrow(painter, option->rect, QStringLiteral("chevron-left"), t.tx2);
        return;
    case PE_IndicatorArrowRight:
        drawArrow(painter, option->rect, QStringLiteral("chevron-right"), t.tx2);
        return;
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children))
            drawArrow(painter, option->rect,
                      option->state.testFlag(State_Open) ? QStringLiteral("chevron-down")
                                                         : QStringLiteral("chevron-right"),
                      t.tx3);
        return;
    case PE_PanelButtonTool: {
        const bool enabled = option->state.testFlag(State_Enabled);
        const bool on = option->state.testFlag(State_On);
        QColor fill;
        if (on)
            fill = t.sel;
        if (enabled && option->state.testFlag(State_MouseOver) && !on)
            fill = t.btnHover;
        if (enabled && option->state.testFlag(State_Sunken))
            fill = t.btnDown;
        if (!fill.isValid())
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(option->rect, kFieldRadius, kFieldRadius);
        painter->restore();
        return;
    }
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem: {
        QColor fill;
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (item != nullptr && item->backgroundBrush.style() != Qt::NoBrush)
            painter->fillRect(option->rect, item->backgroundBrush);
        if (option->state.testFlag(State_Selected))
            fill = option->state.testFlag(State_Active) && option->state.testFlag(State_HasFocus) ? t.sel
                   : option->state.testFlag(State_Active) ? option->palette.color(QPalette::Highlight)
                                                          : t.selIdle;
        else if (element == PE_PanelItemViewItem && option->state.testFlag(State_MouseOver) &&
                 option->state.testFlag(State_Enabled))
            fill = t.hover;
        if (fill.isValid())
            painter->fillRect(option->rect, fill);
        return;
    }
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    const Tokens &t = tk();
    switch (element) {
    case CE_FocusFrame: {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.acc, 2));
        painter->setBrush(Qt::NoBrush);
        const qreal in = ringStandsInside(widget) ? 4 : 1;
        const qreal radius = in > 1 ? 4 : 7;
        painter->drawRoundedRect(QRectF(option->rect).adjusted(in, in, -in, -in), radius, radius);
        painter->restore();
        return;
    }
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        return;
    case CE_ProgressBarContents: {
        const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
        if (bar == nullptr)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        const int above = (option->rect.height() - 6) / 2;
        QRectF lane(option->rect.x(), option->rect.y() + above, option->rect.width(), 6);
        painter->setBrush(t.sunken);
        painter->drawRoundedRect(lane, 2, 2);
        const int span = bar->maximum - bar->minimum;
        if (span > 0) {
            lane.setWidth(lane.width() * std::clamp(qreal(bar->progress - bar->minimum) / span, 0.0, 1.0));
        } else { // the length is not known: a third of the lane, standing still
            lane = QRectF(lane.x() + lane.width() / 3, lane.y(), lane.width() / 3, 6);
        }
        painter->setBrush(option->state.testFlag(State_Enabled) ? t.acc : t.line2);
        if (lane.width() >= 1)
            painter->drawRoundedRect(lane, 2, 2);
        painter->restore();
        return;
    }
    case CE_ComboBoxLabel: {
        const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (box == nullptr || box->editable)
            break;
        QRect area = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
        painter->save();
        if (!box->currentIcon.isNull()) {
            const int side = px(16);
            const QRect place(area.x(), area.center().y() - side / 2 + 1, side, side);
            box->currentIcon.paint(painter, place, Qt::AlignCenter,
                                   option->state.testFlag(State_Enabled) ? QIcon::Normal : QIcon::Disabled);
            area.setLeft(place.right() + 7);
        }
        painter->setPen(option->state.testFlag(State_Enabled) ? t.tx : has(widget, "locked") ? t.tx2 : t.txd);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          option->fontMetrics.elidedText(box->currentText, Qt::ElideRight, area.width()));
        painter->restore();
        return;
    }
    case CE_TabBarTabShape: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (tab == nullptr)
            return;
        if (option->state.testFlag(State_Selected))
            painter->fillRect(QRect(option->rect.left() + 8, option->rect.bottom() - 1, option->rect.width() - 16, 2),
                              t.acc);
        return;
    }
    case CE_TabBarTabLabel: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (tab == nullptr)
            return;
        painter->save();
        const bool chosen = option->state.testFlag(State_Selected);
        painter->setFont(Theme::instance().font(Type::Base, chosen ? 500 : 400));
        painter->setPen(!option->state.testFlag(State_Enabled)    ? t.txd
                        : chosen                                  ? t.tx
                        : option->state.testFlag(State_MouseOver) ? t.tx
                                                                  : t.tx2);
        painter->drawText(option->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
        painter->restore();
        return;
    }
    case CE_ToolButtonLabel: {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        const bool iconOnly = button != nullptr &&
                              (button->toolButtonStyle == Qt::ToolButtonIconOnly || button->text.isEmpty()) &&
                              !button->icon.isNull();
        if (!iconOnly)
            break;
        // Painted rather than taken as a pixmap: sharp at the ratio of whatever is painted on.
        QRect place(QPoint(), button->iconSize);
        place.moveTo(option->rect.x() + (option->rect.width() - place.width()) / 2,
                     option->rect.y() + (option->rect.height() - place.height()) / 2);
        button->icon.paint(painter, place, Qt::AlignCenter,
                           option->state.testFlag(State_Enabled) ? QIcon::Normal : QIcon::Disabled,
                           option->state.testFlag(State_On) ? QIcon::On : QIcon::Off);
        return;
    }
    case CE_ShapedFrame: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame == nullptr)
            break;
        const QPoint middle = option->rect.center();
        if (frame->frameShape == QFrame::HLine) {
            painter->fillRect(QRect(option->rect.left(), middle.y(), option->rect.width(), 1), t.line);
            return;
        }
        if (frame->frameShape == QFrame::VLine) {
            painter->fillRect(QRect(middle.x(), option->rect.top(), 1, option->rect.height()), t.line);
            return;
        }
        break;
    }
    case CE_Splitter:
        painter->fillRect(option->rect, t.line);
        return;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, t.base);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), t.line);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, t.win);
        return;
    case CE_MenuBarItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (item == nullptr)
            return;
        painter->fillRect(option->rect, t.win);
        if (option->state.testFlag(State_Selected) && option->state.testFlag(State_Enabled)) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(option->state.testFlag(State_Sunken) ? t.sel : t.btnHover);
            painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 2, -1, -2), 4, 4);
            painter->restore();
        }
        painter->save();
        painter->setPen(option->state.testFlag(State_Enabled) ? t.tx : t.txd);
        painter->drawText(option->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item->text);
        painter->restore();
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const Tokens &t = tk();
    const bool enabled = option->state.testFlag(State_Enabled);
    const QColor arrow = enabled ? t.tx2 : t.txd;
    switch (control) {
    case CC_ComboBox: {
        drawField(painter, option->rect, enabled, has(widget, "bad"));
        drawArrow(painter,
                  visualRect(option->direction, option->rect,
                             QRect(option->rect.right() - 21, option->rect.top(), 14, option->rect.height())),
                  QStringLiteral("chevrons-up-down"), arrow);
        return;
    }
    case CC_SpinBox: {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        if (spin == nullptr)
            return;
        if (spin->frame)
            drawField(painter, option->rect, enabled, has(widget, "bad"));
        if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        const auto button = [&](SubControl which, const QString &icon, QAbstractSpinBox::StepEnabledFlag able) {
            const QRect rect = subControlRect(CC_SpinBox, option, which, widget);
            const bool usable = enabled && spin->stepEnabled.testFlag(able);
            if (usable && option->activeSubControls == which && option->state.testFlag(State_Sunken))
                painter->fillRect(rect, t.btnDown);
            else if (usable && option->activeSubControls == which && option->state.testFlag(State_MouseOver))
                painter->fillRect(rect, t.btnHover);
            drawArrow(painter, rect, icon, usable ? t.tx2 : t.txd, 12);
        };
        button(SC_SpinBoxUp, QStringLiteral("chevron-up"), QAbstractSpinBox::StepUpEnabled);
        button(SC_SpinBoxDown, QStringLiteral("chevron-down"), QAbstractSpinBox::StepDownEnabled);
        return;
    }
    case CC_Slider: {
        const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (slider == nullptr)
            return;
        const QRectF handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
        const bool flat = slider->orientation == Qt::Horizontal;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        QRectF track = option->rect;
        QRectF done = track;
        if (flat) {
            track = QRectF(track.x(), track.y() + (track.height() - 3) / 2, track.width(), 3);
            done = QRectF(track.x(), track.y(), handle.center().x() - track.x(), 3);
            if (slider->upsideDown)
                done = QRectF(handle.center().x(), track.y(), track.right() - handle.center().x(), 3);
        } else {
            track = QRectF(track.x() + (track.width() - 3) / 2, track.y(), 3, track.height());
            done = QRectF(track.x(), handle.center().y(), 3, track.bottom() - handle.center().y());
        }
        painter->setBrush(t.line2);
        painter->drawRoundedRect(track, 1.5, 1.5);
        painter->setBrush(enabled ? t.acc : t.txd);
        painter->drawRoundedRect(done, 1.5, 1.5);
        painter->setPen(QPen(enabled ? t.ctl : t.line2, 1));
        const bool down = slider->activeSubControls == SC_SliderHandle && option->state.testFlag(State_Sunken);
        painter->setBrush(down ? t.btnDown : t.raised);
        painter->drawRoundedRect(handle.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
        painter->restore();
        return;
    }
    case CC_ToolButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        if (button == nullptr)
            return;
        QStyleOptionToolButton copy(*button);
        copy.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::Arrow);
        QStyleOption panel = copy;
        proxy()->drawPrimitive(PE_PanelButtonTool, &panel, painter, widget);
        proxy()->drawControl(CE_ToolButtonLabel, &copy, painter, widget);
        return;
    }
    case CC_GroupBox: {
        const auto *box = qstyleoption_cast<const QStyleOptionGroupBox *>(option);
        if (box == nullptr)
            return;
        painter->save();
        const QRect label = subControlRect(CC_GroupBox, option, SC_GroupBoxLabel, widget);
        if (option->subControls.testFlag(SC_GroupBoxCheckBox)) {
            QStyleOptionButton check;
            check.QStyleOption::operator=(*box);
            check.rect = subControlRect(CC_GroupBox, option, SC_GroupBoxCheckBox, widget);
            proxy()->drawPrimitive(PE_IndicatorCheckBox, &check, painter, widget);
        }
        painter->setFont(Theme::instance().font(Type::Secondary, 600));
        painter->setPen(enabled ? t.tx : t.txd);
        painter->setLayoutDirection(option->direction);
        painter->drawText(label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, box->text);
        painter->restore();
        return;
    }
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl sub,
                            const QWidget *widget) const
{
    const QRect r = option->rect;
    switch (control) {
    case CC_ComboBox:
        if (sub == SC_ComboBoxEditField)
            return visualRect(option->direction, r, r.adjusted(8, 1, -24, -1));
        if (sub == SC_ComboBoxArrow)
            return visualRect(option->direction, r, QRect(r.right() - 23, r.top(), 24, r.height()));
        if (sub == SC_ComboBoxFrame)
            return r;
        break;
    case CC_SpinBox: {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool bare = spin != nullptr && spin->buttonSymbols == QAbstractSpinBox::NoButtons;
        const int half = r.height() / 2;
        if (sub == SC_SpinBoxEditField)
            return visualRect(option->direction, r, r.adjusted(2, 1, bare ? -2 : -20, -1));
        if (sub == SC_SpinBoxUp)
            return bare ? QRect() : visualRect(option->direction, r, QRect(r.right() - 18, r.top() + 1, 18, half - 1));
        if (sub == SC_SpinBoxDown)
            return bare ? QRect()
                        : visualRect(option->direction, r,
                                     QRect(r.right() - 18, r.top() + half, 18, r.height() - half - 1));
        if (sub == SC_SpinBoxFrame)
            return r;
        break;
    }
    case CC_GroupBox:
        if (sub == SC_GroupBoxLabel) {
            const bool check = option->subControls.testFlag(SC_GroupBoxCheckBox);
            return visualRect(
                option->direction, r,
                r.adjusted(check ? px(16) + 8 : 0, 0, 0, 0).intersected(QRect(r.left(), r.top(), r.width(), px(24))));
        }
        if (sub == SC_GroupBoxCheckBox)
            return visualRect(option->direction, r, QRect(r.left(), r.top() + px(4), px(16), px(16)));
        if (sub == SC_GroupBoxContents)
            return r.adjusted(0, px(24), 0, 0);
        if (sub == SC_GroupBoxFrame)
            return r.adjusted(0, px(24), 0, 0);
        break;
    default:
        break;
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    switch (element) {
    case SE_LineEditContents: {
        const QWidget *parent = widget != nullptr ? widget->parentWidget() : nullptr;
        const QRect rect = QProxyStyle::subElementRect(element, option, widget);
        if (qobject_cast<const QAbstractItemView *>(parent != nullptr ? parent->parentWidget() : nullptr) != nullptr)
            return rect;
        return rect.adjusted(7, 0, -7, 0);
    }
    case SE_TreeViewDisclosureItem:
        // The views paint their chevron 6 to 10 px further right; clicks follow the picture.
        return QProxyStyle::subElementRect(element, option, widget).adjusted(6, 0, 8, 0);
    case SE_ProgressBarGroove:
    case SE_ProgressBarContents:
        return option->rect;
    case SE_ProgressBarLabel:
        return {};
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_LineEdit:
    case CT_SpinBox:
        result.setHeight(fieldHeight(widget));
        break;
    case CT_ComboBox:
        result = QSize(size.width() + 34, fieldHeight(widget));
        break;
    case CT_ProgressBar:
        result.setHeight(std::max(6, std::min(result.height(), 12)));
        break;
    case CT_CheckBox:
    case CT_RadioButton:
        result.setHeight(std::max(20, result.height()));
        break;
    case CT_ItemViewItem:
        result.setHeight(std::max(Theme::instance().px(24), result.height()));
        break;
    case CT_TabBarTab: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (tab != nullptr) // the width of the heavier weight, so that choosing moves nothing
            result =
                QSize(qCeil(QFontMetricsF(Theme::instance().font(Type::Base, 500)).horizontalAdvance(tab->text)) + 24,
                      Theme::instance().px(32));
        break;
    }
    case CT_ToolButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        if (button != nullptr && (button->toolButtonStyle == Qt::ToolButtonIconOnly || button->text.isEmpty()))
            result = QSize(px(28), px(28));
        else
            result.setHeight(px(28));
        break;
    }
    default:
        break;
    }
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return 3;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(16);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_SplitterWidth:
    case PM_MenuPanelWidth:
        return 1;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return px(16);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 16;
    case PM_SliderLength:
        return 8;
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QLineEdit *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
            qobject_cast<const QAbstractSpinBox *>(widget) != nullptr)
            return 1;
        if (widget != nullptr && widget->inherits("QComboBoxPrivateContainer"))
            return 1;
        if (has(widget, "plain"))
            return 0;
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            return view->isWindow() ? 1 : 0;
        if (qobject_cast<const QPlainTextEdit *>(widget) != nullptr ||
            qobject_cast<const QTextEdit *>(widget) != nullptr)
            return 4;
        return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ToolBarFrameWidth:
    case PM_DockWidgetFrameWidth:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarBaseOverlap:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_DockWidgetSeparatorExtent:
        return 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_FocusFrame_Mask:
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_ComboBox_Popup:
        return 0;
    case SH_FocusFrame_AboveWidget:
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ToolTipLabel_Opacity:
        return 255;
    case SH_ItemView_PaintAlternatingRowColorsForEmptyArea:
        return 0;
    case SH_Widget_Animation_Duration:
        if (!Settings::instance().get(settings::kAnimations))
            return 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace credence::ui
