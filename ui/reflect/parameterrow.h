// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ParameterRow: one parameter of a preset: its name, the default and a reset when it differs, the field, the unit; the
// tooltip names the source. Ownership: as any widget; the parameter is copied. Thread safety: GUI thread only.
#pragma once

#include <credence/reflect.h>

#include <QString>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace credence::ui {

class Label;
class ToolButton;

class ParameterRow : public QWidget {
    Q_OBJECT
public:
    explicit ParameterRow(Parameter parameter, QWidget *parent = nullptr);

    [[nodiscard]] const Parameter &parameter() const { return m_parameter; }
    // As the core writes it, trimmed; the default when the field is empty. The field itself shows a number as the
    // language of the window writes it, and takes both.
    [[nodiscard]] QString value() const;
    void setValue(const QString &value);
    void reset();
    [[nodiscard]] bool differs() const;
    void setBad(bool bad, const QString &why);
    // Off while a run is under way: it can be read, not changed.
    void setLocked(bool locked);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void describe();
    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] QString shown(const QString &value) const;
    Parameter m_parameter;
    Label *m_label = nullptr;
    Label *m_default = nullptr;
    ToolButton *m_reset = nullptr;
    QLineEdit *m_edit = nullptr;
    QComboBox *m_combo = nullptr;
    QCheckBox *m_check = nullptr;
    QString m_tip;
    bool m_locked = false;
};

} // namespace credence::ui
