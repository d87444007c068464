<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>credence::ui::KeysPage</name>
    <message numerus="yes">
        <source>%n command(s) have other keys now.</source>
        <translation>
            <numerusform>%n command has other keys now.</numerusform>
            <numerusform>%n commands have other keys now.</numerusform>
        </translation>
    </message>
</context>
</TS>
