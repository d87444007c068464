// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The tokens against the contrast that the look asks for: each pair in use, by the formula of WCAG 2
// (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio), not by the program's own code.
#include "shell/theme.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <string>

namespace tst_look_contrast {

using credence::ui::Theme;
using credence::ui::Tokens;

namespace {

enum Use { Text, Mark };

struct Pair {
    const char *over;
    const char *ground;
    double light, dark; // as the design states them, one decimal
    Use use;
};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor token(const Tokens &t, const std::string &name)
{
    static const std::map<std::string, QColor Tokens::*> members{
        {"acc", &Tokens::acc},
        {"accDown", &Tokens::accDown},
        {"accFill", &Tokens::accFill},
        {"accHover", &Tokens::accHover},
        {"active", &Tokens::active},
        {"alt", &Tokens::alt},
        {"band1", &Tokens::band1},
        {"base", &Tokens::base},
        {"btnDown", &Tokens::btnDown},
        {"btnHover", &Tokens::btnHover},
        {"chip", &Tokens::chip},
        {"ctl", &Tokens::ctl},
        {"delBg", &Tokens::delBg},
        {"delTx", &Tokens::delTx},
        {"densTop", &Tokens::densTop},
        {"dep", &Tokens::dep},
        {"deprecated", &Tokens::deprecated},
        {"erased", &Tokens::erased},
        {"flag", &Tokens::flag},
        {"flagBg", &Tokens::flagBg},
        {"hl", &Tokens::hl},
        {"hover", &Tokens::hover},
        {"infoBg", &Tokens::infoBg},
        {"insBg", &Tokens::insBg},
        {"insTx", &Tokens::insTx},
        {"ok", &Tokens::ok},
        {"okBg", &Tokens::okBg},
        {"onAcc", &Tokens::onAcc},
        {"raised", &Tokens::raised},
        {"retracted", &Tokens::retracted},
        {"sel", &Tokens::sel},
        {"selIdle", &Tokens::selIdle},
        {"sunken", &Tokens::sunken},
        {"sup", &Tokens::sup},
        {"superseded", &Tokens::superseded},
        {"suspect", &Tokens::suspect},
        {"tip", &Tokens::tip},
        {"tipTx", &Tokens::tipTx},
        {"tx", &Tokens::tx},
        {"tx2", &Tokens::tx2},
        {"tx3", &Tokens::tx3},
        {"warn", &Tokens::warn},
        {"warnBg", &Tokens::warnBg},
        {"win", &Tokens::win},
    };
    const auto it = members.find(name);
    return it == members.end() ? QColor() : t.*(it->second);
}

const Pair kPairs[] = {
    {"tx", "win", 14.9, 13.3, Text},
    {"tx", "base", 16.5, 14.6, Text},
    {"tx", "alt", 15.7, 13.8, Text},
    {"tx", "sel", 13.2, 10.0, Text},
    {"tx", "selIdle", 13.5, 10.7, Text},
    {"tx", "hover", 14.6, 12.6, Text},
    {"tx", "raised", 16.5, 11.8, Text},
    {"tx", "sunken", 13.6, 15.4, Text},
    {"tx", "chip", 13.6, 11.4, Text},
    {"tx", "hl", 13.4, 9.7, Text},
    {"tx", "flagBg", 13.6, 11.5, Text},
    {"tx", "warnBg", 14.5, 10.7, Text},
    {"tx", "infoBg", 13.9, 11.6, Text},
    {"tx", "band1", 15.6, 13.9, Text},
    {"tx", "btnHover", 14.6, 10.1, Text},
    {"tx", "btnDown", 13.0, 13.5, Text},
    {"tx2", "chip", 6.6, 7.2, Text},
    {"tx2", "win", 7.2, 8.4, Text},
    {"tx2", "base", 8.0, 9.2, Text},
    {"tx2", "alt", 7.6, 8.7, Text},
    {"tx2", "sel", 6.4, 6.3, Text},
    {"tx2", "hover", 7.1, 7.9, Text},
    {"tx2", "sunken", 6.6, 9.7, Text},
    {"tx2", "raised", 8.0, 7.4, Text},
    {"tx2", "selIdle", 6.5, 6.7, Text},
    {"tx2", "infoBg", 6.8, 7.3, Text},
    {"tx2", "warnBg", 7.0, 6.7, Text},
    {"tx2", "flagBg", 6.6, 7.2, Text},
    {"tx2", "band1", 7.6, 8.8, Text},
    {"tx3", "win", 5.2, 6.3, Text},
    {"tx3", "base", 5.7, 6.9, Text},
    {"tx3", "alt", 5.4, 6.5, Text},
    {"tx3", "hover", 5.1, 5.9, Text},
    {"tx3", "band1", 5.4, 6.5, Text},
    {"tx3", "raised", 5.7, 5.5, Text},
    {"tx3", "sunken", 4.7, 7.2, Text},
    {"tx3", "sel", 4.6, 4.7, Text},
    {"acc", "base", 6.5, 7.8, Text},
    {"acc", "win", 5.9, 7.1, Text},
    {"acc", "sel", 5.2, 5.3, Text},
    {"acc", "infoBg", 5.5, 6.2, Text},
    {"acc", "alt", 6.2, 7.3, Text},
    {"acc", "raised", 6.5, 6.2, Text},
    {"acc", "hl", 5.3, 5.1, Text},
    {"acc", "hover", 5.7, 6.7, Text},
    {"onAcc", "accFill", 6.5, 5.4, Text},
    {"onAcc", "accHover", 8.0, 4.8, Text},
    {"onAcc", "accDown", 9.8, 6.8, Text},
    {"flag", "flagBg", 5.0, 5.7, Text},
    {"flag", "base", 6.0, 7.3, Text},
    {"flag", "win", 5.4, 6.6, Text},
    {"flag", "sel", 4.8, 5.0, Text},
    {"flag", "alt", 5.7, 6.9, Text},
    {"flag", "band1", 5.7, 7.0, Text},
    {"flag", "raised", 6.0, 5.9, Text},
    {"flag", "hover", 5.3, 6.3, Text},
    {"warn", "warnBg", 5.2, 6.7, Text},
    {"warn", "base", 6.0, 9.2, Text},
    {"warn", "alt", 5.7, 8.6, Text},
    {"warn", "raised", 6.0, 7.4, Text},
    {"warn", "hover", 5.3, 7.9, Text},
    {"warn", "win", 5.4, 8.3, Text},
    {"warn", "sel", 4.8, 6.3, Text},
    {"ok", "okBg", 5.0, 6.0, Text},
    {"ok", "base", 5.9, 7.9, Text},
    {"ok", "alt", 5.6, 7.5, Text},
    {"ok", "raised", 5.9, 6.4, Text},
    {"ok", "hover", 5.2, 6.8, Text},
    {"ok", "sel", 4.7, 5.4, Text},
    {"ok", "win", 5.3, 7.2, Text},
    {"insTx", "insBg", 8.3, 8.6, Text},
    {"insTx", "base", 10.1, 12.7, Text},
    {"delTx", "delBg", 8.2, 8.9, Text},
    {"delTx", "base", 10.6, 11.7, Text},
    {"tipTx", "tip", 12.2, 13.5, Text},
    {"win", "tx2", 7.2, 8.4, Text},
    {"suspect", "base", 6.9, 7.9, Text},
    {"superseded", "base", 5.9, 7.9, Text},
    {"deprecated", "base", 4.9, 5.9, Text},
    {"retracted", "base", 8.7, 8.8, Text},
    {"sup", "base", 6.5, 7.4, Text},
    {"sup", "band1", 6.1, 7.0, Text},
    {"dep", "base", 5.3, 8.9, Text},
    {"dep", "band1", 5.0, 8.5, Text},
    {"active", "base", 6.2, 7.1, Mark},
    {"active", "sel", 4.9, 4.9, Mark},
    {"active", "band1", 5.8, 6.8, Mark},
    {"suspect", "sel", 5.5, 5.4, Mark},
    {"suspect", "band1", 6.5, 7.5, Mark},
    {"superseded", "sel", 4.7, 5.4, Mark},
    {"superseded", "band1", 5.6, 7.5, Mark},
    {"deprecated", "sel", 3.9, 4.0, Mark},
    {"deprecated", "band1", 4.6, 5.6, Mark},
    {"retracted", "sel", 6.9, 6.0, Mark},
    {"erased", "base", 3.9, 5.1, Mark},
    {"erased", "sel", 3.1, 3.5, Mark},
    {"erased", "band1", 3.7, 4.8, Mark},
    {"dep", "sel", 4.2, 6.1, Mark},
    {"ctl", "base", 3.8, 4.7, Mark},
    {"ctl", "win", 3.4, 4.3, Mark},
    {"ctl", "alt", 3.6, 4.4, Mark},
    {"densTop", "band1", 5.1, 6.8, Mark},
    // On rows that are selected, in a view with the keyboard and without, and under the pointer; on chips and diffs.
    {"tx", "okBg", 14.0, 11.0, Text},
    {"tx", "insBg", 13.6, 10.0, Text},
    {"tx", "delBg", 12.8, 11.1, Text},
    {"tx2", "okBg", 6.8, 6.9, Text},
    {"tx2", "hl", 6.5, 6.1, Text},
    {"tx2", "btnHover", 7.1, 6.3, Text},
    {"tx3", "selIdle", 4.7, 5.0, Text},
    {"tx3", "chip", 4.7, 5.4, Text},
    {"acc", "selIdle", 5.3, 5.7, Text},
    {"acc", "band1", 6.1, 7.4, Text},
    {"acc", "chip", 5.4, 6.1, Text},
    {"flag", "selIdle", 4.9, 5.3, Text},
    {"flag", "chip", 5.0, 5.7, Text},
    {"warn", "selIdle", 4.9, 6.7, Text},
    {"warn", "band1", 5.7, 8.7, Text},
    {"warn", "chip", 4.9, 7.2, Text},
    {"ok", "selIdle", 4.8, 5.8, Text},
    {"ok", "band1", 5.6, 7.5, Text},
    {"active", "selIdle", 5.0, 5.2, Mark},
    {"active", "hover", 5.4, 6.1, Mark},
    {"active", "alt", 5.8, 6.7, Mark},
    {"suspect", "selIdle", 5.6, 5.8, Mark},
    {"suspect", "hover", 6.1, 6.8, Mark},
    {"suspect", "alt", 6.5, 7.4, Mark},
    {"superseded", "selIdle", 4.8, 5.8, Mark},
    {"superseded", "hover", 5.2, 6.8, Mark},
    {"superseded", "alt", 5.6, 7.5, Mark},
    {"deprecated", "selIdle", 4.0, 4.3, Mark},
    {"deprecated", "hover", 4.4, 5.0, Mark},
    {"deprecated", "alt", 4.7, 5.5, Mark},
    {"retracted", "selIdle", 7.1, 6.4, Mark},
    {"retracted", "hover", 7.7, 7.5, Mark},
    {"retracted", "alt", 8.2, 8.3, Mark},
    {"erased", "selIdle", 3.2, 3.7, Mark},
    {"erased", "hover", 3.4, 4.4, Mark},
    {"erased", "alt", 3.7, 4.8, Mark},
    {"dep", "hover", 4.7, 7.6, Mark},
    {"dep", "selIdle", 4.3, 6.5, Mark},
    {"sup", "sel", 5.2, 5.0, Mark},
    {"sup", "selIdle", 5.3, 5.4, Mark},
    {"sup", "hover", 5.7, 6.3, Mark},
    {"ctl", "sel", 3.0, 3.2, Mark},
    {"ctl", "selIdle", 3.1, 3.4, Mark},
    {"ctl", "hover", 3.4, 4.0, Mark},
    {"ctl", "raised", 3.8, 3.8, Mark},
    {"ctl", "sunken", 3.1, 4.9, Mark},
    {"ctl", "band1", 3.6, 4.5, Mark},
    {"ctl", "chip", 3.1, 3.7, Mark},
    {"densTop", "base", 5.4, 7.1, Mark},
    {"densTop", "alt", 5.1, 6.7, Mark},
    {"densTop", "sel", 4.3, 4.9, Mark},
    {"densTop", "selIdle", 4.4, 5.2, Mark},
    {"densTop", "hover", 4.8, 6.1, Mark},
};

} // namespace

class TstLookContrast : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void formula()
    {
        // Known outside: black on white 21, #767676 on white 4.54.
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(std::abs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.005);
    }
    void pairs_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(kPairs)); ++i)
            QTest::addRow("%s on %s", kPairs[i].over, kPairs[i].ground) << i;
    }
    void pairs()
    {
        QFETCH(int, index);
        const Pair &pair = kPairs[index];
        const double asked = pair.use == Text ? 4.5 : 3.0;
        for (const bool dark : {false, true}) {
            const Tokens t = dark ? Theme::darkTokens() : Theme::lightTokens();
            const QColor over = token(t, pair.over);
            const QColor ground = token(t, pair.ground);
            QVERIFY(over.isValid() && ground.isValid());
            const double found = contrast(over, ground);
            QVERIFY2(found >= asked, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(asked)));
            const double stated = dark ? pair.dark : pair.light;
            QVERIFY2(std::abs(found - stated) <= 0.0501,
                     qPrintable(QStringLiteral("%1, stated %2").arg(found).arg(stated)));
        }
    }
    void everyTokenIsSet()
    {
        for (const Tokens &t : {Theme::lightTokens(), Theme::darkTokens()}) {
            const auto *colours = reinterpret_cast<const QColor *>(&t);
            for (size_t i = 0; i < sizeof(Tokens) / sizeof(QColor); ++i)
                QVERIFY2(colours[i].isValid() && colours[i].alpha() == 255, qPrintable(QString::number(i)));
        }
        QCOMPARE(sizeof(Tokens) / sizeof(QColor), size_t(52));
    }
    void mixing()
    {
        // 0.25 of 200 upon 100 is 125, opaque.
        const QColor c = credence::ui::mixed(QColor(200, 200, 0), QColor(100, 0, 0), 0.25);
        QCOMPARE(c, QColor(125, 50, 0));
        QCOMPARE(c.alpha(), 255);
    }
};

CREDENCE_TEST(tst_look_contrast, TstLookContrast)

} // namespace tst_look_contrast

#include "tst_look_contrast.moc"
