// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FakePrompts: answers for the person, and remembers what was asked. Ownership: the test's. Thread safety: GUI thread.
#pragma once

#include "widgets/prompts.h"

#include <QList>

namespace credence::test {

class FakePrompts : public ui::Prompts {
public:
    struct Message {
        QString title, text, detail;
    };
    QString path; // given to whoever asks for one; empty: the person leaves
    std::optional<ui::Answer> answer;
    QList<ui::Question> questions;
    QList<Message> messages;
    QStringList asked; // titles of the path dialogs
    QList<Message> documents;
    bool savesDocuments = false;

    void openFile(QWidget *, const QString &title, const QString &, const QString &, PathDone done) override
    {
        give(title, done);
    }
    void openFolder(QWidget *, const QString &title, const QString &, PathDone done) override { give(title, done); }
    void saveFile(QWidget *, const QString &title, const QString &, const QString &, PathDone done) override
    {
        give(title, done);
    }
    void ask(QWidget *, const ui::Question &question, std::function<void(std::optional<ui::Answer>)> done) override
    {
        questions << question;
        done(answer);
    }
    void document(QWidget *, const QString &title, const QString &text, const QString &document,
                  std::function<void()> save) override
    {
        documents << Message{title, text, document};
        if (savesDocuments)
            save();
    }
    void message(QWidget *, const QString &title, const QString &text, const QString &detail) override
    {
        messages << Message{title, text, detail};
    }

private:
    void give(const QString &title, const PathDone &done)
    {
        asked << title;
        if (!path.isEmpty())
            done(path);
    }
};

} // namespace credence::test
