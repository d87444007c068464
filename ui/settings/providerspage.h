// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ProvidersPage: the models that may be asked: a list, a form, a test of one smallest call, and what becomes of the
// replies. A key goes to the keyring or stays in the environment; it is never shown and never written to a file.
// Ownership: a widget; prompts must outlive it. Thread safety: GUI thread only.
#pragma once

#include "settings/providersmodel.h"

#include <QWidget>

#include <memory>

namespace credence::ui {

class Prompts;

class ProvidersPage : public QWidget {
    Q_OBJECT
public:
    ProvidersPage(ProviderServices services, Prompts *prompts, QWidget *parent = nullptr);
    ~ProvidersPage() override;

    [[nodiscard]] ProvidersModel *model() const;
    void add(); // an empty form
    [[nodiscard]] bool busy() const;
    // Whether there are kept replies to clear: a store is open.
    void setCanClear(bool can);
    void focusFirst();

Q_SIGNALS:
    void changed();          // the file was written
    void clearKeptReplies(); // beside the open store
    void idle();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QWidget *buildForm();
    void reload(const std::string &select);
    void showRow();
    void edited();
    void updateState();
    void probeKeyring();
    [[nodiscard]] Result<ProviderEntry> typed() const;
    void save();
    void remove();
    void test();
    void say(bool good, const QString &text);

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui
