#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# tests/arch/check.sh RULE SOURCE_DIR BUILD_DIR: one rule of the house. Exit 0: kept; 1: broken, each place on a line.
set -u
rule=$1 source=$2 build=$3
cd "$source" || exit 2

# Tracked and new files, so that a rule holds before the commit too; without git, all files outside build/.
files() {
    if git rev-parse --git-dir >/dev/null 2>&1; then
        git ls-files --cached --others --exclude-standard -- "$@" | while read -r f; do [ -f "$f" ] && echo "$f"; done
    else
        find "$@" -type f
    fi
}
cpp() { files "$@" | grep -E '\.(h|cpp)$'; }

broken=0
none() { # none WHAT < lines: complains about each line of standard input
    local line
    while IFS= read -r line; do
        printf '%s: %s\n' "$1" "$line"
        broken=1
    done
}
search() { # search PATTERN FILES...: file:line:text, nothing when no files
    local pattern=$1
    shift
    [ $# -eq 0 ] || grep -nHE -- "$pattern" "$@"
}

case "$rule" in
layers)
    none "Qt in core outside src/net" < <(search '#[[:space:]]*include[[:space:]]*[<"]Q[A-Z]' $(cpp core | grep -v '^core/src/net/'))
    none "ui or app included by core" < <(search '#[[:space:]]*include[[:space:]]*"(ui|app|shell|inspect|models|jobs|widgets|settings|cli)/' $(cpp core))
    none "app included by ui" < <(search '#[[:space:]]*include[[:space:]]*"(app|cli)/' $(cpp ui))
    none "the core's inside included by ui or app" < <(search '#[[:space:]]*include[[:space:]]*"(store|ingest|util|trigger|privacy|index|net|provider)/' $(cpp ui app))
    none "sqlite3.h outside core/src/store" < <(search '#[[:space:]]*include[[:space:]]*[<"]sqlite3\.h' $(cpp core ui app | grep -v '^core/src/store/'))
    ;;
sql)
    none "SQL outside core/src/store" < <(search '"[[:space:]]*(SELECT|INSERT|UPDATE|DELETE FROM|PRAGMA|CREATE TABLE) ' $(cpp core ui app | grep -v '^core/src/store/'))
    ;;
headless)
    none "a Qt library is linked by the core" < <(readelf -d "$build"/lib/libcredence.so | grep NEEDED | grep -E 'Qt6' | grep -vE 'Qt6(Core|Network)')
    none "a Qt library is linked by the command" < <(readelf -d "$build"/bin/credence-cli | grep NEEDED | grep -E 'Qt6' | grep -vE 'Qt6(Core|Network)')
    ;;
dialogs)
    none "a dialog outside ui/widgets/prompts.cpp" < <(search '#[[:space:]]*include[[:space:]]*<(QMessageBox|QFileDialog|QInputDialog)>|Q(Message|FileDialog|InputDialog)(Box)?::' $(cpp ui app | grep -v '^ui/widgets/prompts\.cpp$'))
    ;;
loops)
    none "a nested event loop" < <(search 'QEventLoop|processEvents|waitForFinished|waitForReadyRead' $(cpp ui app core))
    none "exec() outside the mains' application" < <(search '(\.|->)exec\(\)' $(cpp ui app) | grep -vE 'QApplication|QCoreApplication|application\.exec|app\.exec')
    none "threads in ui outside ui/jobs" < <(search 'QThread|QtConcurrent|std::j?thread|std::async' $(cpp ui | grep -v '^ui/jobs/'))
    none "a connect without a context object" < <(search 'connect\([^,]*,[^,]*, *\[' $(cpp ui app))
    none "string signals" < <(search '\b(SIGNAL|SLOT)\(' $(cpp ui app))
    ;;
testnames)
    # Tests are compiled several at once: each keeps its names to itself.
    for f in $(cpp tests | grep -E '/tst_[a-z_0-9]+\.cpp$'); do
        name=$(basename "$f" .cpp)
        grep -q "^namespace $name {" "$f" || none "no namespace $name" <<<"$f"
    done
    ;;
sockets)
    none "the network outside core/src/net" < <(search '#[[:space:]]*include[[:space:]]*<(QNetwork|QTcp|QUdp|QLocalS|QSsl|QWebSocket|QDns|sys/socket|netinet/|curl/)|\b(QDesktopServices|setOpenExternalLinks)\b' $(cpp core ui app | grep -v '^core/src/net/'))
    none "the network beside the transport" < <(search 'QNetworkAccessManager|QTcpSocket|QSslSocket' $(cpp core | grep '^core/src/net/' | grep -v '^core/src/net/transport\.cpp$'))
    ;;
markup)
    # Text of a store is never markup: labels are the plain ones of ui/widgets, and whoever makes a rich document is here:
    # an escaped dossier, and the manual, which shows pages of our own only.
    none "a QLabel outside ui/widgets/label" < <(search '#[[:space:]]*include[[:space:]]*<QLabel>|\bQLabel[ (*]' $(cpp ui app | grep -vE '^ui/widgets/label\.(h|cpp)$'))
    none "markup made of text" < <(search 'setHtml|insertHtml|setMarkdown|Qt::RichText|Qt::MarkdownText|QTextBrowser' $(cpp ui app | grep -vE '^ui/(audit/whypage\.cpp|help/helpwindow\.(cpp|h))$'))
    none "text of the core told or shown raw (plainTip, shownText)" < <(search '(set(ToolTip|AccessibleName|AccessibleDescription|WindowTitle)|showText)\(.*fromStdString|fromStdString.*Qt::ToolTipRole\)' $(cpp ui app) | grep -vE 'plainTip|shownText|screenText|oneLine')
    none "a tooltip beside plainTip" < <(search 'QToolTip::showText\(' $(cpp ui app) | grep -v 'plainTip(')
    none "text escaped beside plainTip" < <(search 'toHtmlEscaped' $(cpp ui app) | grep -v '^ui/widgets/plaintip\.cpp:')
    none "a rich document of something else than an escaped dossier" < <(search 'setHtml' $(cpp ui | grep '^ui/audit/whypage\.cpp$') | grep -v 'renderDossier')
    ;;
documents)
    # writeDocument() of the core: for the owner only, whole or not at all, and never over a store.
    none "a file written by hand" < <(search 'std::ofstream|QSaveFile|\bfopen\([^)]*"[wa]|QFile [a-z]+\(.*WriteOnly' $(cpp core ui app))
    ;;
threadsafety)
    # What clang knows of the mutexes, on the few sources that have any; the preset "clang" does it on all.
    if ! command -v clang++ >/dev/null; then
        echo "skipped: no clang here"
        exit 77
    fi
    none "thread safety" < <(for f in $(grep -lE 'GUARDED_BY|MutexLock|CREDENCE_REQUIRES' $(cpp core | grep '\.cpp$')); do
        clang++ -std=c++20 -fsyntax-only -Wthread-safety -Wno-everything -Wthread-safety -DSQLITE_ENABLE_PREUPDATE_HOOK \
            -Icore/include -Icore/src -I"$build"/core/include -I"$build"/core/src "$f" 2>&1 | grep -E 'warning|error'
    done)
    ;;
settings)
    none "QSettings outside ui/settings" < <(search 'QSettings' $(cpp ui app | grep -v '^ui/settings/'))
    ;;
spdx)
    none "no SPDX line" < <(for f in $(files app core ui tests packaging CMakeLists.txt .ci | grep -E '\.(h|cpp|cmake|sh|sql|py)$|CMakeLists\.txt$|packaging/dev$|\.ci/run$'); do
        head -n 4 "$f" | grep -q 'SPDX-License-Identifier: Apache-2.0' || echo "$f"
    done)
    ;;
includes)
    none "used and not included" < <(python3 tests/arch/includes.py "$source" 2>&1) # its own failure counts
    ;;
headers)
    none "a public header without a 'Thread safety:' line" < <(grep -L 'Thread safety:' core/include/credence/*.h)
    none "a header without #pragma once" < <(grep -L '#pragma once' $(cpp core ui app tests | grep '\.h$'))
    ;;
mains)
    none "a main of 150 lines or more" < <(wc -l app/*.cpp | awk '$2 != "total" && $1 >= 150')
    ;;
models)
    for f in $(cpp ui | grep 'model\.h$'); do
        class=$(sed -n 's/^class \([A-Za-z]*Model\)\b.*/\1/p' "$f" | head -n 1)
        { [ -z "$class" ] || grep -rl QAbstractItemModelTester tests/ui | xargs -r grep -l "$class" | grep -q .; } || printf 'a model without a model tester: %s (%s)\n' "$f" "$class"
    done >"$build/arch-models.txt"
    none "model" <"$build/arch-models.txt"
    ;;
tests)
    none "a sleep or a retry in a test" < <(search 'qWait\(|qSleep\(|sleep_for|usleep\(' $(cpp tests))
    none "a test that can't fail" < <(search 'QVERIFY\(true\)|QCOMPARE\(true, true\)' $(cpp tests))
    ;;
temporaries)
    # What a call gave is gone before the loop begins; of it only a value lives on.
    none "a loop over a member of passing JSON" < <(search 'for \([^;]*: [A-Za-z_:.>-]+\(.*\)\["[a-z_]+"\]\)' $(cpp core ui app tests))
    # The Result is gone before the loop begins.
    none "a loop over what a passing Result holds" < <(search 'for \([^;]*: \*[A-Za-z_:.>()*-]+\(' $(cpp core ui app tests))
    ;;
translations)
    # lupdate expands no macro: a text in one of our own is never translated.
    none "a macro around a translatable text" < <(search '#[[:space:]]*define .*(QT_TRANSLATE_NOOP|QT_TR_NOOP|\btr\()' $(cpp ui app))
    none "an error shown in the core's own language (coreWords, coreLine)" < <(search '(screenText|oneLine|fromStdString)\([^()]*error\(\)\.message' $(cpp ui))
    none "a date written elsewhere than in ui/widgets/dates" < <(search 'toString\(.*QStringLiteral\("[^"]*(MMM|HH:mm|yyyy|ddd)' $(cpp ui | grep -v '^ui/widgets/dates\.cpp$'))
    ;;
unfinished)
    none "unfinished" < <(search '\b(TODO|FIXME|XXX)\b|not implemented|unimplemented' $(cpp core ui app))
    ;;
top)
    none "outside the fixed top level" < <(files . | sed 's#^\./##' | grep -vE '^(CMakeLists\.txt|CMakePresets\.json|README\.md|CHANGELOG\.md|LICENSE[^/]*|\.[^/]+|\.ci/.*|(app|core|ui|resources|tests|packaging)/.*)$' | grep -v '^build')
    ;;
format)
    if ! command -v clang-format >/dev/null; then
        echo "skipped: no clang-format here"
        exit 77
    fi
    none "not formatted" < <(cpp core ui app tests | xargs -P 2 -n 40 clang-format --dry-run 2>&1 |
        sed -n 's/^\([^:]*\):.*clang-format-violations.*/\1/p' | sort -u)
    ;;
*)
    echo "no rule $rule"
    exit 2
    ;;
esac
exit "$broken"
