// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tuneaccess.h"

#include "tune/sweepchart.h"
#include "tune/tunechart.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace credence::ui {

namespace {

#if QT_CONFIG(accessibility)

template<class Chart>
class ThresholdAccess : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit ThresholdAccess(Chart *chart) : QAccessibleWidget(chart, QAccessible::Slider), m_chart(chart) {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return currentValue().toString();
        return QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_chart->threshold().value_or(0); }
    void setCurrentValue(const QVariant &value) override { m_chart->moveThreshold(value.toDouble()); }
    QVariant maximumValue() const override { return 1e6; }
    QVariant minimumValue() const override { return minimumStepSize(); }
    QVariant minimumStepSize() const override { return m_chart->step(); }

private:
    Chart *m_chart;
};

QAccessibleInterface *makeTuneAccess(const QString &name, QObject *object)
{
    if (name == QStringLiteral("credence::ui::TuneChart")) {
        if (auto *chart = qobject_cast<TuneChart *>(object))
            return new ThresholdAccess<TuneChart>(chart);
    }
    if (name == QStringLiteral("credence::ui::SweepChart")) {
        if (auto *chart = qobject_cast<SweepChart *>(object))
            return new ThresholdAccess<SweepChart>(chart);
    }
    return nullptr;
}

#endif

} // namespace

void installTuneAccess()
{
#if QT_CONFIG(accessibility)
    static const bool once = [] {
        QAccessible::installFactory(makeTuneAccess);
        return true;
    }();
    Q_UNUSED(once)
#endif
}

} // namespace credence::ui
