// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Prompts: the one way to ask a person something. The window holds an interface, so that tests answer for the person.
// All questions are asked without blocking: the answer arrives in a callback, on the GUI thread, or never if the
// parent is destroyed. Ownership: the window owns its Prompts. Thread safety: GUI thread only.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace credence::ui {

// A question before something is changed. Texts are plain, never markup.
struct Question {
    QString title;     // "Retract 1 belief"
    QString text;      // what happens, in a sentence or two
    QStringList facts; // "name: figure" rows, e.g. "Become stale\t3"
    QStringList items; // every change by name
    QString action;    // the button: "Retract"
    bool destructive = false;
    bool askReason = false; // the reason may not be empty then
    QString who;            // the reviewer's name as proposed, asked for when askReason
    // A text to choose by, e.g. the id of a replacement; empty: not asked.
    QString fieldLabel;
    QString fieldHint;
};

struct Answer {
    QString reason;
    QString who;
    QString field;
};

class Prompts {
public:
    virtual ~Prompts();

    using PathDone = std::function<void(const QString &)>; // called with a path; not called when the person leaves
    // `filters`: "Stores (*.credence);;All files (*)".
    virtual void openFile(QWidget *parent, const QString &title, const QString &folder, const QString &filters,
                          PathDone done) = 0;
    virtual void openFolder(QWidget *parent, const QString &title, const QString &folder, PathDone done) = 0;
    virtual void saveFile(QWidget *parent, const QString &title, const QString &suggested, const QString &filters,
                          PathDone done) = 0;
    // nullopt when the person leaves.
    virtual void ask(QWidget *parent, const Question &question, std::function<void(std::optional<Answer>)> done) = 0;
    // A text to keep: shown whole, with buttons that copy it and that save it by `save`.
    virtual void document(QWidget *parent, const QString &title, const QString &text, const QString &document,
                          std::function<void()> save) = 0;
    // `detail` may have many lines.
    virtual void message(QWidget *parent, const QString &title, const QString &text, const QString &detail) = 0;

    // The real ones.
    static std::unique_ptr<Prompts> standard();

protected:
    Prompts();
};

} // namespace credence::ui
