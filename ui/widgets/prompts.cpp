// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/prompts.h"

#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/dialogframe.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/plaintip.h"

#include <credence/store.h>

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTextBlock>
#include <QTextLayout>
#include <QVBoxLayout>

namespace credence::ui {

namespace {

constexpr int kShownItems = 200;

QLineEdit *field(const QString &name, const QString &accessible, QWidget *parent)
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(accessible);
    return edit;
}

QPlainTextEdit *readOnlyText(const QString &text, const QString &accessible, QWidget *parent)
{
    auto *view = new QPlainTextEdit(parent);
    view->setReadOnly(true);
    view->setPlainText(text);
    view->setAccessibleName(accessible);
    view->setTabChangesFocus(true);
    view->setFont(Theme::instance().font(Type::Secondary));
    return view;
}

// Keeps a text field as high as its lines are, wrapped at the width that it has.
class FitLines : public QObject {
public:
    explicit FitLines(QPlainTextEdit *edit) : QObject(edit), m_edit(edit)
    {
        edit->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        constexpr int most = 8;
        int lines = 0;
        for (QTextBlock block = m_edit->document()->begin(); block.isValid() && lines < most; block = block.next()) {
            m_edit->document()->documentLayout()->blockBoundingRect(block); // lays it out
            lines += std::max(1, block.layout()->lineCount());
        }
        const int line = m_edit->fontMetrics().lineSpacing();
        const int around = m_edit->height() - m_edit->viewport()->height();
        const int margin = int(2 * m_edit->document()->documentMargin());
        m_edit->setVerticalScrollBarPolicy(lines < most ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        const int wanted = std::clamp(lines, 1, most) * line + margin + std::clamp(around, 2, 24) + 2;
        if (m_edit->height() != wanted)
            m_edit->setFixedHeight(wanted);
    }
    QPlainTextEdit *m_edit;
};

// Names and folders only. The usual provider, and the dialogs of desktops that run in our process, open files to find
// their kind; closing an open store again would drop the locks of its connections (see looksLikeStore()).
class QuietIcons : public QFileIconProvider {
public:
    [[nodiscard]] QIcon icon(const QFileInfo &info) const override
    {
        return QFileIconProvider::icon(info.isDir() ? Folder : File);
    }
    [[nodiscard]] QString type(const QFileInfo &info) const override
    {
        return info.isDir() ? DialogFrame::tr("Folder") : info.suffix();
    }
};

// `folder` may name a file in it. Nothing is listed before the icons are ours: the root holds folders alone.
QFileDialog *fileDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filters)
{
    static QuietIcons icons;
    auto *dialog = new QFileDialog(parent, title, QDir::rootPath(), filters);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setIconProvider(&icons);
    const QFileInfo info(folder);
    dialog->setDirectory(folder.isEmpty() ? QDir::homePath() : info.isDir() ? folder : info.absolutePath());
    return dialog;
}

void askForPath(QFileDialog *dialog, Prompts::PathDone done)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [done = std::move(done)](const QString &path) {
        if (!path.isEmpty())
            done(path);
    });
    dialog->open();
}

class StandardPrompts : public Prompts {
public:
    void openFile(QWidget *parent, const QString &title, const QString &folder, const QString &filters,
                  PathDone done) override
    {
        auto *dialog = fileDialog(parent, title, folder, filters);
        dialog->setFileMode(QFileDialog::ExistingFile);
        askForPath(dialog, std::move(done));
    }

    void openFolder(QWidget *parent, const QString &title, const QString &folder, PathDone done) override
    {
        auto *dialog = fileDialog(parent, title, folder, {});
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        askForPath(dialog, std::move(done));
    }

    void saveFile(QWidget *parent, const QString &title, const QString &suggested, const QString &filters,
                  PathDone done) override
    {
        auto *dialog = fileDialog(parent, title, suggested, filters);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setFileMode(QFileDialog::AnyFile);
        dialog->selectFile(suggested);
        askForPath(dialog, [this, parent = QPointer<QWidget>(parent), done = std::move(done)](const QString &path) {
            if (const auto place = mayWriteDocument(std::filesystem::path(path.toStdString())); !place)
                message(parent, DialogFrame::tr("It is not written there"), coreWords(place.error().message), path);
            else
                done(path);
        });
    }

    void ask(QWidget *parent, const Question &question, std::function<void(std::optional<Answer>)> done) override
    {
        auto *dialog = new DialogFrame(question.title, parent);
        dialog->setObjectName(QStringLiteral("question"));
        dialog->setMinimumWidth(px(520));
        auto *body = dialog->body();

        body->addWidget(new TextBlock(question.text, Type::Base, Tone::Normal, 400, dialog));

        if (!question.facts.isEmpty()) {
            auto *grid = new QGridLayout;
            grid->setHorizontalSpacing(16);
            grid->setVerticalSpacing(4);
            int row = 0;
            for (const QString &fact : question.facts) {
                const QString name = fact.section(QLatin1Char('\t'), 0, 0);
                const QString figure = fact.section(QLatin1Char('\t'), 1);
                grid->addWidget(new Label(name, Type::Secondary, Tone::Dim, 400, dialog), row, 0);
                auto *value = new Label(figure, Type::Base, Tone::Normal, 500, dialog);
                value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
                grid->addWidget(value, row, 1);
                ++row;
            }
            grid->setColumnMinimumWidth(1, 48);
            grid->setColumnStretch(2, 1);
            body->addLayout(grid);
        }
        if (!question.items.isEmpty()) {
            QStringList shown = question.items.mid(0, kShownItems);
            if (question.items.size() > kShownItems)
                shown << DialogFrame::tr("and %1 more").arg(question.items.size() - kShownItems);
            QPlainTextEdit *list =
                readOnlyText(shown.join(QLatin1Char('\n')), DialogFrame::tr("What follows, one line each"), dialog);
            // Long lines wrap; the field is as high as they need, up to eight, and then it scrolls.
            list->setLineWrapMode(QPlainTextEdit::WidgetWidth);
            list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
            new FitLines(list);
            body->addWidget(list);
        }

        QLineEdit *extra = nullptr;
        QLineEdit *reason = nullptr;
        QLineEdit *who = nullptr;
        auto *form = new QGridLayout;
        form->setHorizontalSpacing(12);
        form->setVerticalSpacing(8);
        form->setColumnStretch(1, 1);
        const auto addRow = [&](const QString &label, QLineEdit *edit) {
            const int row = form->rowCount();
            form->addWidget(new Label(label, Type::Secondary, Tone::Dim, 400, dialog), row, 0);
            form->addWidget(edit, row, 1);
        };
        if (!question.fieldLabel.isEmpty()) {
            extra = field(QStringLiteral("field"), question.fieldLabel, dialog);
            extra->setPlaceholderText(question.fieldHint);
            addRow(question.fieldLabel, extra);
        }
        if (question.askReason) {
            reason = field(QStringLiteral("reason"), DialogFrame::tr("Reason"), dialog);
            reason->setPlaceholderText(DialogFrame::tr("Stands in the ledger"));
            addRow(DialogFrame::tr("Reason"), reason);
            who = field(QStringLiteral("who"), DialogFrame::tr("Your name"), dialog);
            who->setText(question.who);
            addRow(DialogFrame::tr("Your name"), who);
        }
        if (extra || reason)
            body->addLayout(form);
        else
            delete form; // nobody's else
        body->addStretch(1);

        dialog->addCancel();
        Button *accept = dialog->addButton(QStringLiteral("accept"), question.action, ButtonKind::Primary);
        const auto complete = [extra, reason, who] {
            const auto filled = [](const QLineEdit *edit) { return !edit || !edit->text().trimmed().isEmpty(); };
            return filled(extra) && filled(reason) && filled(who);
        };
        const auto refresh = [accept, complete, dialog, reason] {
            accept->setEnabled(complete());
            dialog->setNote(complete() ? QString()
                            : reason   ? DialogFrame::tr("A reason and a name are needed.")
                                       : QString());
        };
        for (QLineEdit *edit : {extra, reason, who}) {
            if (edit)
                QObject::connect(edit, &QLineEdit::textChanged, dialog, refresh);
        }
        refresh();
        QObject::connect(accept, &QPushButton::clicked, dialog, &QDialog::accept);
        QObject::connect(dialog, &QDialog::finished, dialog, [=, done = std::move(done)](int result) {
            if (result != QDialog::Accepted) {
                done(std::nullopt);
                return;
            }
            Answer answer;
            if (extra)
                answer.field = extra->text().trimmed();
            if (reason)
                answer.reason = reason->text().trimmed();
            if (who)
                answer.who = who->text().trimmed();
            done(answer);
        });
        dialog->open();
        if (QLineEdit *first = extra ? extra : reason)
            first->setFocus();
    }

    void document(QWidget *parent, const QString &title, const QString &text, const QString &document,
                  std::function<void()> save) override
    {
        auto *dialog = new DialogFrame(title, parent);
        dialog->setObjectName(QStringLiteral("document"));
        dialog->setMinimumWidth(px(560));
        auto *block = new TextBlock(text, Type::Base, Tone::Normal, 400, dialog);
        block->setSelectable(true);
        block->setAccessibleName(shownText(text));
        dialog->body()->addWidget(block);
        QPlainTextEdit *view = readOnlyText(document, DialogFrame::tr("Document"), dialog);
        view->setMinimumHeight(260);
        dialog->body()->addWidget(view, 1);
        Button *copy = dialog->addButton(QStringLiteral("copy"), DialogFrame::tr("Copy"));
        QObject::connect(copy, &QPushButton::clicked, dialog, [dialog, document] {
            QGuiApplication::clipboard()->setText(document);
            dialog->setNote(DialogFrame::tr("It is on the clipboard."));
        });
        Button *keep = dialog->addButton(QStringLiteral("save"), DialogFrame::tr("Save…"));
        QObject::connect(keep, &QPushButton::clicked, dialog, std::move(save));
        Button *close = dialog->addButton(QStringLiteral("accept"), DialogFrame::tr("Close"), ButtonKind::Primary);
        QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
        dialog->open();
    }

    void message(QWidget *parent, const QString &title, const QString &text, const QString &detail) override
    {
        auto *dialog = new DialogFrame(title, parent);
        dialog->setObjectName(QStringLiteral("message"));
        dialog->setMinimumWidth(px(480));
        auto *block = new TextBlock(text, Type::Base, Tone::Normal, 400, dialog);
        block->setSelectable(true);
        block->setAccessibleName(shownText(text));
        dialog->body()->addWidget(block);
        if (!detail.isEmpty()) {
            QPlainTextEdit *view = readOnlyText(detail, DialogFrame::tr("Details"), dialog);
            view->setMinimumHeight(160);
            dialog->body()->addWidget(view, 1);
        }
        Button *close = dialog->addButton(QStringLiteral("accept"), DialogFrame::tr("Close"), ButtonKind::Primary);
        QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
        dialog->open();
    }
};

} // namespace

Prompts::Prompts() = default;
Prompts::~Prompts() = default;

std::unique_ptr<Prompts> Prompts::standard()
{
    return std::make_unique<StandardPrompts>();
}

} // namespace credence::ui
