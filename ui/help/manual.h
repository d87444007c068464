// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Manual: the pages of resources/help in their order, and the page of keys, which is made from the table of commands so
// that it says what is in force. Pages link to each other as "page.md#heading". Ownership: values.
// Thread safety: GUI thread only.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace credence::ui {

class Actions;

struct ManualPage {
    QString file;  // "review.md"
    QString title; // its first heading
    QString text;  // Markdown
};

struct ManualHit {
    QString file, anchor, title, heading;
    QString line; // of the text, with the words
};

class Manual {
public:
    explicit Manual(const Actions &actions);

    [[nodiscard]] const std::vector<ManualPage> &pages() const { return m_pages; }
    [[nodiscard]] const ManualPage *find(const QString &file) const; // null: none of that name
    // Sections that hold each word, those with a word in their heading first; at most 100.
    [[nodiscard]] std::vector<ManualHit> search(const QString &words) const;
    // Writes all pages into the folder, which is made. Returns what went wrong, empty when nothing did.
    [[nodiscard]] QString write(const QString &folder) const;

private:
    std::vector<ManualPage> m_pages;
};

// "What leaves this machine?" is "what-leaves-this-machine", as on the pages of code hosts.
[[nodiscard]] QString anchorOf(const QString &heading);
// Anchors of all headings of a page.
[[nodiscard]] QStringList anchorsOf(const QString &markdown);
// Where the pictures of the manual lie: beside the installed manual, or in the build; empty when there are none.
[[nodiscard]] QString manualPictures();

} // namespace credence::ui
