// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SettingsDialog: a list of pages: what belongs to the person (theme, text size, language, name, motion, start) and the
// keys of all commands, which apply at once; the open store's privacy policy, and a scan of it for what the policy is
// about; the model providers; and the sources that the open store was filled from. Ownership: a dialog that deletes
// itself. Thread safety: GUI thread only.
#pragma once

#include "settings/providersmodel.h"
#include "widgets/dialogframe.h"

class QListView;
class QStackedWidget;

namespace credence::ui {

class Actions;
class KeysPage;
class PolicyPage;
class Prompts;
class ProvidersPage;
class Session;
class SourcesPage;

class SettingsDialog : public DialogFrame {
    Q_OBJECT
public:
    enum class Page { General = 0, Keys = 1, Privacy = 2, Providers = 3, Sources = 4 };
    Q_ENUM(Page)

    // The policy and the findings are those of the session's store; there are none without one.
    SettingsDialog(ProviderServices services, Session *session, const Actions &actions, Prompts *prompts,
                   QWidget *parent);

    void setPage(Page page);
    [[nodiscard]] Page page() const;
    [[nodiscard]] ProvidersPage *providers() const { return m_providers; }
    [[nodiscard]] PolicyPage *policy() const { return m_policy; }
    [[nodiscard]] KeysPage *keys() const { return m_keys; }
    [[nodiscard]] SourcesPage *sources() const { return m_sources; }

private:
    void focusPage(Page page);
    QWidget *buildGeneral();
    QListView *m_list = nullptr;
    QStackedWidget *m_pages = nullptr;
    KeysPage *m_keys = nullptr;
    ProvidersPage *m_providers = nullptr;
    PolicyPage *m_policy = nullptr;
    SourcesPage *m_sources = nullptr;
};

} // namespace credence::ui
