// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ProvidersModel: the model providers of the settings: those of the file, which can be changed, and those of the
// environment, which are only shown. ProviderServices: what the settings need of the world; tests give others.
// Ownership: values; services are shared. Thread safety: GUI thread only; values may be copied into jobs.
#pragma once

#include <credence/providers.h>

#include <QAbstractListModel>
#include <QDateTime>
#include <QHash>

#include <functional>
#include <memory>
#include <vector>

namespace credence::ui {

struct ProviderServices {
    std::filesystem::path file;
    std::shared_ptr<Keyring> keyring;
    std::function<std::shared_ptr<HttpTransport>()> transport; // called on the GUI thread, when one is needed
};

struct ProviderRow {
    ProviderEntry entry;
    ProviderConfig config; // as a client takes it
    bool fromEnvironment = false;
    bool masked = false; // the environment names one like it, which is used instead
};

// What the last test of a provider came to, while the program runs.
struct ProviderState {
    QDateTime at;
    bool answered = false;
    QString sentence; // why not
};

class ProvidersModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit ProvidersModel(QObject *parent = nullptr);

    void setRows(std::vector<ProviderRow> rows);
    [[nodiscard]] const ProviderRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowOf(const std::string &name) const; // -1: none
    // Those of the file, as they are to be written.
    [[nodiscard]] std::vector<ProviderEntry> entries() const;
    void setState(const std::string &name, const ProviderState &state);
    [[nodiscard]] const ProviderState *state(int row) const; // null before the first test

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    // In words: "from the keyring", "from WORK_KEY, which is not set".
    [[nodiscard]] static QString keyText(const ProviderRow &row);
    [[nodiscard]] static QString priceText(const ProviderRow &row);
    [[nodiscard]] static QString addressText(const ProviderRow &row);
    [[nodiscard]] static bool keyMissing(const ProviderRow &row);

private:
    std::vector<ProviderRow> m_rows;
};

// Reads the file and the environment; broken entries are left out and named in `problems`. Blocks.
[[nodiscard]] Result<std::vector<ProviderRow>> readProviderRows(const std::filesystem::path &file,
                                                                std::vector<std::string> *problems);

} // namespace credence::ui
