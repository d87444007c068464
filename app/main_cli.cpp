// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "version.h"

#include <CLI/CLI.hpp>

int main(int argc, char **argv)
{
    CLI::App app("Inspect and curate the long-term memory of AI agents.", "credence-cli");
    app.set_version_flag("--version", "credence-cli " CREDENCE_VERSION);
    CLI11_PARSE(app, argc, argv);
    return 0;
}
