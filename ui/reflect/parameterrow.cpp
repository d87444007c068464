// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/parameterrow.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/numbers.h"
#include "widgets/plaintip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kField = 64;
constexpr int kUnit = 28;

bool isOn(const QString &value)
{
    return value == QLatin1String("on") || value == QLatin1String("true") || value == QLatin1String("1");
}

} // namespace

ParameterRow::ParameterRow(Parameter parameter, QWidget *parent) : QWidget(parent), m_parameter(std::move(parameter))
{
    const QString id = QString::fromStdString(m_parameter.id);
    QString name = coreWords(m_parameter.label);
    QString unitText = coreWords(m_parameter.unit);
    if (unitText.size() > 4) { // longer than its lane
        name += QStringLiteral(", ") + unitText;
        unitText.clear();
    }
    setObjectName(QStringLiteral("reflect.row.") + id);
    setFixedHeight(Theme::instance().px(26));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_label = new Label(name, Type::Base, Tone::Secondary, 400, this);
    m_default = new Label({}, Type::Caption, Tone::Dim, 0, this);
    m_default->setKeepsWidth(true);
    m_reset = new ToolButton(QStringLiteral("rotate-ccw"), tr("Reset %1").arg(name), 20, this);
    m_reset->setObjectName(QStringLiteral("reflect.reset.") + id);
    m_reset->setIconSize(QSize(13, 13));
    m_label->setKeepsWidth(true);
    layout->addWidget(m_label);
    layout->addStretch(1);
    layout->addWidget(m_default);
    layout->addWidget(m_reset);

    QWidget *field = nullptr;
    const QString preset = QString::fromStdString(m_parameter.preset);
    switch (m_parameter.kind) {
    case ParameterKind::Switch:
        field = m_check = new QCheckBox(this);
        m_check->setFixedWidth(px(kField));
        connect(m_check, &QCheckBox::toggled, this, [this] {
            describe();
            Q_EMIT changed();
        });
        break;
    case ParameterKind::Choice:
        field = m_combo = new QComboBox(this);
        for (const std::string &choice : m_parameter.choices)
            m_combo->addItem(QString::fromStdString(choice));
        m_combo->setProperty("row", true);
        m_combo->setFixedWidth(px(kField + kUnit + 26));
        connect(m_combo, &QComboBox::currentIndexChanged, this, [this] {
            describe();
            Q_EMIT changed();
        });
        break;
    case ParameterKind::Integer:
    case ParameterKind::Number:
    case ParameterKind::Text:
        field = m_edit = new QLineEdit(this);
        m_edit->setProperty("row", true);
        m_edit->setPlaceholderText(preset.isEmpty() ? tr("none") : shown(preset));
        {
            const bool words = m_parameter.kind == ParameterKind::Text && (preset.isEmpty() || preset.size() > 9);
            m_edit->setAlignment(words ? Qt::AlignLeft : Qt::AlignRight);
            m_edit->setFixedWidth(px(words ? kField + kUnit + 60 : kField));
        }
        m_edit->installEventFilter(this);
        connect(m_edit, &QLineEdit::textChanged, this, [this] {
            describe();
            Q_EMIT changed();
        });
        break;
    }
    field->setObjectName(QStringLiteral("reflect.parameter.") + id);
    field->setAccessibleName(name);
    layout->addWidget(field);
    const bool wide = field->maximumWidth() > px(kField);
    if (!wide) {
        auto *unit = new Label(unitText, Type::Secondary, Tone::Dim, 400, this);
        unit->setKeepsWidth(true);
        unit->setMinimumWidth(px(kUnit - 6));
        layout->addWidget(unit);
    }

    QStringList tip{name};
    if (!m_parameter.source.empty())
        tip << tr("Source: %1").arg(coreWords(m_parameter.source));
    if (!m_parameter.note.empty())
        tip << coreWords(m_parameter.note);
    if (isNumber() && m_parameter.max > m_parameter.min)
        tip << tr("From %1 to %2")
                   .arg(QLocale().toString(m_parameter.min, 'g', 12), QLocale().toString(m_parameter.max, 'g', 12));
    m_tip = tip.join(QLatin1Char('\n'));
    setToolTip(plainTip(m_tip));
    field->setToolTip(plainTip(m_tip));
    field->setAccessibleDescription(tip.mid(1).join(QStringLiteral(". ")));
    m_label->setTip(m_tip);

    m_default->setText(m_parameter.kind == ParameterKind::Switch
                           ? tr("default %1").arg(isOn(preset) ? tr("on") : tr("off"))
                           : tr("default %1").arg(preset.isEmpty() ? tr("none") : shown(preset)));
    m_reset->setToolTip(plainTip(tr("Back to %1").arg(preset.isEmpty() ? tr("none") : shown(preset))));
    connect(m_reset, &QAbstractButton::clicked, this, &ParameterRow::reset);
    reset();
    describe();
}

bool ParameterRow::isNumber() const
{
    return m_parameter.kind == ParameterKind::Integer || m_parameter.kind == ParameterKind::Number;
}

// As the language writes it.
QString ParameterRow::shown(const QString &value) const
{
    return isNumber() ? shownNumber(value) : value;
}

QString ParameterRow::value() const
{
    if (m_check)
        return m_check->isChecked() ? QStringLiteral("on") : QStringLiteral("off");
    if (m_combo)
        return m_combo->currentText();
    const QString text = m_edit ? m_edit->text().trimmed() : QString();
    return text.isEmpty() ? QString::fromStdString(m_parameter.preset) : isNumber() ? coreNumber(text) : text;
}

void ParameterRow::setValue(const QString &value)
{
    if (m_check)
        m_check->setChecked(isOn(value));
    else if (m_combo)
        m_combo->setCurrentIndex(std::max(0, m_combo->findText(value)));
    else if (this->value() != value || m_edit->text().isEmpty() != value.isEmpty())
        m_edit->setText(shown(value));
}

void ParameterRow::reset()
{
    setValue(QString::fromStdString(m_parameter.preset));
}

bool ParameterRow::differs() const
{
    const QString preset = QString::fromStdString(m_parameter.preset);
    if (m_check)
        return m_check->isChecked() != isOn(preset);
    return value() != preset;
}

void ParameterRow::setBad(bool bad, const QString &why)
{
    if (!m_edit || m_edit->property("bad").toBool() == bad)
        return;
    m_edit->setProperty("bad", bad ? QVariant(true) : QVariant());
    m_edit->setToolTip(plainTip(bad ? why + QLatin1Char('\n') + m_tip : m_tip));
    m_edit->update();
}

void ParameterRow::setLocked(bool locked)
{
    m_locked = locked;
    if (m_edit) {
        m_edit->setReadOnly(locked);
        m_edit->setProperty("locked", locked ? QVariant(true) : QVariant());
        m_edit->update();
    }
    if (m_combo)
        m_combo->setEnabled(!locked);
    if (m_check)
        m_check->setEnabled(!locked);
    describe();
}

void ParameterRow::describe()
{
    const bool other = differs();
    m_label->setType(Type::Base, other ? 500 : 400);
    m_label->setTone(other ? Tone::Normal : Tone::Secondary);
    m_default->setVisible(other);
    m_reset->setVisible(other);
    m_reset->setEnabled(!m_locked);
}

// Up and Down change a number by one of its last shown digit, as a spin box would.
bool ParameterRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress && !m_locked &&
        m_parameter.kind != ParameterKind::Text) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        bool ok = false;
        const QString text = value();
        const double now = text.toDouble(&ok);
        if ((key == Qt::Key_Up || key == Qt::Key_Down) && ok) {
            const int digits = m_parameter.kind == ParameterKind::Integer || !text.contains(QLatin1Char('.'))
                                   ? 0
                                   : int(text.size() - text.indexOf(QLatin1Char('.')) - 1);
            double next = now + (key == Qt::Key_Up ? 1 : -1) * std::pow(10.0, -digits);
            if (m_parameter.max > m_parameter.min)
                next = std::clamp(next, m_parameter.min, m_parameter.max);
            m_edit->setText(shown(QString::number(next, 'f', digits)));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace credence::ui
