<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>credence::core</name>
    <message>
        <source>The index of vectors was made anew: its file can&apos;t be read.</source>
        <translation>Das Verzeichnis der Vektoren wurde neu angelegt: Seine Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A file that was made %1 says otherwise and is not carried out there: do not use it.</source>
        <translation>Eine Datei, die %1 erzeugt wurde, sagt es anders und ist dort nicht ausgeführt: bitte nicht verwenden.</translation>
    </message>
    <message>
        <source>It does not wait in this copy, and nothing is said of it there.</source>
        <translation>Es wartet in dieser Kopie nicht, und dort wird nichts darüber gesagt.</translation>
    </message>
    <message>
        <source>It stands in %1 still, so it stays.</source>
        <translation>Es steht noch in %1, also bleibt es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is of the kind %2 in the store, and %3 here.</source>
        <translation>„%1“ ist im Speicher %2 und hier %3.</translation>
    </message>
    <message>
        <source>A belief takes a belief&apos;s place; the other is of the kind %1. Cite it as evidence of a new one.</source>
        <translation>An die Stelle einer Überzeugung tritt eine Überzeugung; das andere ist %1. Als Beleg einer neuen anführen.</translation>
    </message>
    <message>
        <source>It can&apos;t be read: %1; skipped.</source>
        <translation>Das ist nicht lesbar: %1; übergangen.</translation>
    </message>
    <message>
        <source>This looks like a database of %1, but it is damaged: none of its tables can be read.</source>
        <translation>Das sieht aus wie eine Datenbank von %1, ist aber beschädigt: Keine ihrer Tabellen ist lesbar.</translation>
    </message>
    <message>
        <source>This looks like a database of %1, but it is damaged: it does not begin as SQLite&apos;s files do.</source>
        <translation>Das sieht aus wie eine Datenbank von %1, ist aber beschädigt: Es beginnt nicht wie eine Datei von SQLite.</translation>
    </message>
    <message>
        <source>This is an SQLite database without a table that can be read: it is empty, or damaged.</source>
        <translation>Das ist eine SQLite-Datenbank ohne lesbare Tabelle: Sie ist leer oder beschädigt.</translation>
    </message>
    <message>
        <source>This looks like an archive of hindsight, but it is damaged or cut short.</source>
        <translation>Das sieht aus wie ein Archiv von hindsight, ist aber beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>This looks like a chunk of engram-sync, but it is damaged or cut short.</source>
        <translation>Das sieht aus wie ein Teil von engram-sync, ist aber beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>%1 in it is empty; %2 keeps its database there.</source>
        <translation>%1 darin ist leer; dort hat %2 seine Datenbank.</translation>
    </message>
    <message>
        <source>This looks like</source>
        <translation>Das sieht aus wie</translation>
    </message>
    <message>
        <source>%1 in it: %2</source>
        <translation>%1 darin: %2</translation>
    </message>
    <message>
        <source>it is marked as not to be changed (chattr +i or +a)</source>
        <translation>sie ist als unveränderlich gekennzeichnet (chattr +i oder +a)</translation>
    </message>
    <message>
        <source>It breaks off or is damaged: %1; what stands before is taken.</source>
        <translation>Es bricht ab oder ist beschädigt: %1; übernommen wird, was davor steht.</translation>
    </message>
    <message>
        <source>%1 read, but %2 taken or said to be left out: a fault of this reader.</source>
        <translation>%1 gelesen, aber nur %2 sind übernommen oder als ausgelassen genannt: ein Fehler dieses Lesers.</translation>
    </message>
    <message>
        <source>This looks like %1, but it is damaged. %2</source>
        <translation>Das sieht aus wie %1, ist aber beschädigt. %2</translation>
    </message>
    <message>
        <source>the one call is used.</source>
        <translation>der eine Aufruf ist verbraucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n record was|records were</source>
        <translation>
            <numerusform>%Ln Eintrag wurde</numerusform>
            <numerusform>%Ln Einträge wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a file, and what is made stands in a folder: name one, which is made if it is not there.</source>
        <translation>%1 ist eine Datei, und was entsteht, steht in einem Ordner: Nennen Sie einen; er wird angelegt, wenn es ihn nicht gibt.</translation>
    </message>
    <message>
        <source>It stays there, since what replaced it here can&apos;t be said: %1</source>
        <translation>Es bleibt dort, denn was es hier ersetzt hat, lässt sich nicht sagen: %1</translation>
    </message>
    <message>
        <source>It is in force here again, and %1 has no way to bring back what was taken away there: add it there by hand.</source>
        <translation>Es gilt hier wieder, und %1 hat keinen Weg, zurückzubringen, was dort weggenommen wurde: Fügen Sie es dort von Hand hinzu.</translation>
    </message>
    <message>
        <source>%1 is only a part of %2, from which these memories came, and does not show what stands in the rest of it. Hand back to %3.</source>
        <translation>%1 ist nur ein Teil von %2, woher diese Erinnerungen kamen, und zeigt nicht, was im Rest davon steht. Geben Sie an %3 zurück.</translation>
    </message>
    <message>
        <source>%1 is more than %2, from which these memories came. Hand back to %3.</source>
        <translation>%1 ist mehr als %2, woher diese Erinnerungen kamen. Geben Sie an %3 zurück.</translation>
    </message>
    <message>
        <source>It came from another source, and is handed back there.</source>
        <translation>Es kam aus einer anderen Quelle und wird dort zurückgegeben.</translation>
    </message>
    <message>
        <source>It came from %1: it is handed back there.</source>
        <translation>Es kam aus %1: Dort wird es zurückgegeben.</translation>
    </message>
    <message>
        <source>It was handed back %1, and is gone there.</source>
        <translation>Es wurde %1 zurückgegeben und ist dort weg.</translation>
    </message>
    <message>
        <source>It is gone there already.</source>
        <translation>Es ist dort schon weg.</translation>
    </message>
    <message>
        <source>It was handed back from here, and the source can&apos;t be read to see under which name it stands there.</source>
        <translation>Es wurde von hier zurückgegeben, und die Quelle lässt sich nicht lesen, um zu sehen, unter welchem Namen es dort steht.</translation>
    </message>
    <message>
        <source>It was handed back from here before it was erased, and its source keeps no name for it: its words may stand there still. Look for them there.</source>
        <translation>Es wurde von hier zurückgegeben, bevor es gelöscht wurde, und seine Quelle führt keinen Namen dafür: Seine Worte stehen dort vielleicht noch. Suchen Sie sie dort.</translation>
    </message>
    <message>
        <source>It goes there without what replaced it here, which is not in force or came from elsewhere: nothing takes its place.</source>
        <translation>Es verschwindet dort ohne das, was es hier ersetzt hat, denn das gilt nicht oder kam von anderswo: Nichts tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>its target %1 is neither &quot;%2&quot; nor &quot;%3&quot;</source>
        <translation>sein Ziel %1 ist weder „%2“ noch „%3“</translation>
    </message>
    <message>
        <source>What it says is erased here and stands there as a part of a write whose other parts are not decided: decide them, or take it away in Hermes.</source>
        <translation>Was es sagt, ist hier gelöscht und steht dort als Teil eines Schreibvorgangs, dessen andere Teile nicht entschieden sind: Entscheiden Sie sie, oder nehmen Sie es in Hermes weg.</translation>
    </message>
    <message>
        <source>The pending write is %1 in other words</source>
        <translation>Der wartende Schreibvorgang ist %1, mit anderen Worten</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: .</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: .</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: /memory reject%1.</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: /memory reject%1.</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: , .</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: , .</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: , /memory reject%1.</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: , /memory reject%1.</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: /memory approve%1.</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: /memory approve%1.</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: /memory approve%1/memory reject%2.</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: /memory approve%1/memory reject%2.</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: /memory approve%1, .</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: /memory approve%1, .</translation>
    </message>
    <message>
        <source>Where Hermes runs, this can be said there instead, so that its memory providers hear of it, too: /memory approve%1, /memory reject%2.</source>
        <translation>Wo Hermes läuft, lässt sich das stattdessen dort sagen, damit es auch seine Gedächtnisanbieter erfahren: /memory approve%1, /memory reject%2.</translation>
    </message>
    <message>
        <source>What was approved in other words only these files can say; /memory approve would take the old ones:%1.</source>
        <translation>Was mit anderen Worten angenommen wurde, können nur diese Dateien sagen; /memory approve nähme die alten:%1.</translation>
    </message>
    <message>
        <source>Let no session of Hermes run while the files are written; it reads them at its next start.</source>
        <translation>Lassen Sie keine Sitzung von Hermes laufen, während die Dateien geschrieben werden; es liest sie beim nächsten Start.</translation>
    </message>
    <message>
        <source>The file that it stood in is not there any more.</source>
        <translation>Die Datei, in der es stand, gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It was more than words there: a link with a type. Make it in its program.</source>
        <translation>Es war dort mehr als Worte: eine Verknüpfung mit einer Art. Legen Sie sie in ihrem Programm an.</translation>
    </message>
    <message>
        <source>The source is %1, and %2 lies at %3 now: another store.</source>
        <translation>Die Quelle ist %1, und unter %3 liegt jetzt %2: ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 So nothing counts as gone or settled.</source>
        <translation>%1 Darum gilt nichts als verschwunden oder erledigt.</translation>
    </message>
    <message>
        <source>a write that waits there and holds it (%1)</source>
        <translation>ein Schreibvorgang, der dort wartet und es enthält (%1)</translation>
    </message>
    <message>
        <source>%1 writes that wait there and hold it (%2)</source>
        <translation>%1 Schreibvorgänge, die dort warten und es enthalten (%2)</translation>
    </message>
    <message>
        <source>one memory of it</source>
        <translation>eine Erinnerung davon</translation>
    </message>
    <message>
        <source>one memory of it, and %1</source>
        <translation>eine Erinnerung davon, und %1</translation>
    </message>
    <message>
        <source>%1 memories of it</source>
        <translation>%1 Erinnerungen davon</translation>
    </message>
    <message>
        <source>%1 memories of it, and %2</source>
        <translation>%1 Erinnerungen davon, und %2</translation>
    </message>
    <message>
        <source>%1 (%2) has %3, as far as is known here. Nothing is taken away there before it is handed back.</source>
        <translation>%1 (%2) hat %3, soweit man hier weiß. Dort wird nichts weggenommen, bevor es zurückgegeben wird.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and one record that came from the source was expected there. It holds %3 record, of which %4 is known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und ein Eintrag, der aus der Quelle kam, wurde dort erwartet. Es enthält %3 Eintrag, davon %4 bekannter: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and one record that came from the source was expected there. It holds %3 record, of which %4 are known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und ein Eintrag, der aus der Quelle kam, wurde dort erwartet. Es enthält %3 Eintrag, davon %4 bekannte: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and one record that came from the source was expected there. It holds %3 records, of which %4 is known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und ein Eintrag, der aus der Quelle kam, wurde dort erwartet. Es enthält %3 Einträge, davon %4 bekannter: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and one record that came from the source was expected there. It holds %3 records, of which %4 are known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und ein Eintrag, der aus der Quelle kam, wurde dort erwartet. Es enthält %3 Einträge, davon %4 bekannte: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and %3 records that came from the source were expected there. It holds %4 record, of which %5 is known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und %3 Einträge, die aus der Quelle kamen, wurden dort erwartet. Es enthält %4 Eintrag, davon %5 bekannter: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and %3 records that came from the source were expected there. It holds %4 record, of which %5 are known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und %3 Einträge, die aus der Quelle kamen, wurden dort erwartet. Es enthält %4 Eintrag, davon %5 bekannte: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and %3 records that came from the source were expected there. It holds %4 records, of which %5 is known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und %3 Einträge, die aus der Quelle kamen, wurden dort erwartet. Es enthält %4 Einträge, davon %5 bekannter: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 is read as %2, and %3 records that came from the source were expected there. It holds %4 records, of which %5 are known: another store lies there.</source>
        <translation>%1 wird als %2 gelesen, und %3 Einträge, die aus der Quelle kamen, wurden dort erwartet. Es enthält %4 Einträge, davon %5 bekannte: Dort liegt ein anderer Speicher.</translation>
    </message>
    <message>
        <source>%1 If it is the same source all the same, import it again.</source>
        <translation>%1 Wenn es trotzdem dieselbe Quelle ist, importieren Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The source is %1, and %2 was read as %3.</source>
        <translation>Die Quelle ist %1, und %2 wurde als %3 gelesen.</translation>
    </message>
    <message>
        <source>What lies at the other path was not read.</source>
        <translation>Was unter dem anderen Pfad liegt, wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Engram</source>
        <translation>Engram</translation>
    </message>
    <message>
        <source>One call over the most important episodes that were not reflected on yet.</source>
        <translation>Ein Aufruf über die wichtigsten Episoden, über die noch nicht reflektiert wurde.</translation>
    </message>
    <message>
        <source>Memories a run</source>
        <translation>Erinnerungen je Lauf</translation>
    </message>
    <message>
        <source>pkg/reflection: the 20 most important</source>
        <translation>pkg/reflection: die 20 wichtigsten</translation>
    </message>
    <message>
        <source>The first version of its pass is followed; the second takes 50 and asks questions first, as generative-agents does.</source>
        <translation>Befolgt wird die erste Fassung ihres Durchgangs; die zweite nimmt 50 und stellt zuerst Fragen, wie generative-agents es tut.</translation>
    </message>
    <message>
        <source>Source depth</source>
        <translation>Tiefe der Quellen</translation>
    </message>
    <message>
        <source>pkg/reflection: events</source>
        <translation>pkg/reflection: Ereignisse</translation>
    </message>
    <message>
        <source>1 reflects over beliefs of depth 1.</source>
        <translation>1 reflektiert über Überzeugungen der Tiefe 1.</translation>
    </message>
    <message>
        <source>Insights</source>
        <translation>Erkenntnisse</translation>
    </message>
    <message>
        <source>pkg/reflection: 1 to 3</source>
        <translation>pkg/reflection: 1 bis 3</translation>
    </message>
    <message>
        <source>Deferred below</source>
        <translation>Zurückgestellt unter</translation>
    </message>
    <message>
        <source>pkg/reflection: below 0.6 only a draft</source>
        <translation>pkg/reflection: unter 0,6 nur ein Entwurf</translation>
    </message>
    <message>
        <source>Unstated confidence</source>
        <translation>Nicht genannte Verlässlichkeit</translation>
    </message>
    <message>
        <source>pkg/reflection: 0.8</source>
        <translation>pkg/reflection: 0,8</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Credence</source>
        <translation>Credence</translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation>Längste Antwort</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Citation floor</source>
        <translation>Mindestzahl an Quellen</translation>
    </message>
    <message>
        <source>pkg/reflection, second version: at least 2 source ids</source>
        <translation>pkg/reflection, zweite Fassung: mindestens 2 Quellen-IDs</translation>
    </message>
    <message>
        <source>The first version cites the whole batch for every insight; here each insight cites its own, and what cites nothing is dropped.</source>
        <translation>Die erste Fassung führt für jede Erkenntnis den ganzen Stapel an; hier führt jede Erkenntnis ihre eigenen Quellen an, und was keine anführt, wird verworfen.</translation>
    </message>
    <message>
        <source>Check the support</source>
        <translation>Stützung prüfen</translation>
    </message>
    <message>
        <source>pkg/reflection: one call</source>
        <translation>pkg/reflection: ein Aufruf</translation>
    </message>
    <message>
        <source>Paraphrase from</source>
        <translation>Paraphrase ab</translation>
    </message>
    <message>
        <source>the embedder&apos;s measured threshold</source>
        <translation>die gemessene Schwelle des Embedders</translation>
    </message>
    <message>
        <source>0 takes the embedder&apos;s own.</source>
        <translation>0 nimmt den eigenen Wert des Embedders.</translation>
    </message>
    <message>
        <source>Duplicate from</source>
        <translation>Duplikat ab</translation>
    </message>
    <message>
        <source>Engram drops from a cosine of 0.78 of its embedder; another embedder has another scale, so 0 takes the measured one.</source>
        <translation>Engram verwirft ab einem Kosinus von 0,78 seines Embedders; ein anderer Embedder hat eine andere Skala, daher nimmt 0 den gemessenen.</translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation>Längster Prompt</translation>
    </message>
    <message>
        <source>Longest memory shown</source>
        <translation>Längste gezeigte Erinnerung</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>pkg/reflection: cut at 200 characters</source>
        <translation>pkg/reflection: bei 200 Zeichen abgeschnitten</translation>
    </message>
    <message>
        <source>0: whole. Checks always look at the whole text.</source>
        <translation>0: ganz. Prüfungen betrachten immer den ganzen Text.</translation>
    </message>
    <message>
        <source>EverOS</source>
        <translation>EverOS</translation>
    </message>
    <message>
        <source>Merges episodes about one thing into a narrative that replaces them; the originals are archived only once the narrative is committed.</source>
        <translation>Führt Episoden über dieselbe Sache zu einer Erzählung zusammen, die sie ersetzt; die Originale werden erst archiviert, wenn die Erzählung übernommen ist.</translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation>Ähnlichkeit ab</translation>
    </message>
    <message>
        <source>ome.toml: threshold 0.65</source>
        <translation>ome.toml: threshold 0.65</translation>
    </message>
    <message>
        <source>0.65 is EverOS&apos;s number, for the vectors of its own embedding model (Qwen3-Embedding-4B), and holds for a provider&apos;s vectors. A cosine means something only within one embedder: the built-in one is calibrated on the sample, where episodes about one thing begin at 0.45 and none reach 0.65, so that with it 0.45 is taken unless another value is given. The run records which it was.</source>
        <translation>0,65 ist der Wert von EverOS für die Vektoren seines eigenen Embedding-Modells (Qwen3-Embedding-4B) und gilt für die Vektoren eines Anbieters. Ein Kosinus bedeutet nur innerhalb eines Embedders etwas: Der eingebaute ist am Beispiel kalibriert, in dem Episoden über dieselbe Sache bei 0,45 beginnen und keine 0,65 erreicht; mit ihm wird daher 0,45 genommen, sofern kein anderer Wert angegeben ist. Der Lauf hält fest, welcher es war.</translation>
    </message>
    <message>
        <source>At most apart</source>
        <translation>Höchster Abstand</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>ome.toml: time_window_days 7.0</source>
        <translation>ome.toml: time_window_days 7.0</translation>
    </message>
    <message>
        <source>Smallest cluster</source>
        <translation>Kleinster Cluster</translation>
    </message>
    <message>
        <source>orchestrator.py: at least 2 members</source>
        <translation>orchestrator.py: mindestens 2 Mitglieder</translation>
    </message>
    <message>
        <source>Clusters a run</source>
        <translation>Cluster je Lauf</translation>
    </message>
    <message>
        <source>orchestrator.py: 10 a run, largest first</source>
        <translation>orchestrator.py: 10 je Lauf, größte zuerst</translation>
    </message>
    <message>
        <source>orchestrator.py: no validation pass</source>
        <translation>orchestrator.py: kein Validierungsdurchgang</translation>
    </message>
    <message>
        <source>EverOS has no limit on a cluster. A cluster that does not fit is skipped and named: a narrative must hold all that it archives.</source>
        <translation>EverOS kennt keine Grenze für einen Cluster. Ein Cluster, der nicht hineinpasst, wird übersprungen und genannt: Eine Erzählung muss alles enthalten, was sie archiviert.</translation>
    </message>
    <message>
        <source>0: whole.</source>
        <translation>0: ganz.</translation>
    </message>
    <message>
        <source>Generative Agents</source>
        <translation>Generative Agents</translation>
    </message>
    <message>
        <source>Asks the most salient questions about recent memories, gathers what bears on each, and draws insights that cite their sources.</source>
        <translation>Stellt die naheliegendsten Fragen zu jüngsten Erinnerungen, sammelt, was für jede von Belang ist, und zieht Erkenntnisse, die ihre Quellen anführen.</translation>
    </message>
    <message>
        <source>Recent memories</source>
        <translation>Jüngste Erinnerungen</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: the 100 most recent records</source>
        <translation>Park et al. 2023, Abschnitt 4.2: die 100 jüngsten Einträge</translation>
    </message>
    <message>
        <source>The released code takes the events since its last reflection instead; the paper&apos;s window is used, since it does not depend on when the trigger fired.</source>
        <translation>Der veröffentlichte Code nimmt stattdessen die Ereignisse seit seiner letzten Reflexion; hier gilt das Fenster des Artikels, da es nicht davon abhängt, wann der Auslöser ausgelöst hat.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: 3 most salient questions</source>
        <translation>Park et al. 2023, Abschnitt 4.2: die 3 naheliegendsten Fragen</translation>
    </message>
    <message>
        <source>Memories each</source>
        <translation>Erinnerungen je Frage</translation>
    </message>
    <message>
        <source>8 memories a question</source>
        <translation>8 Erinnerungen je Frage</translation>
    </message>
    <message>
        <source>The released code retrieves 30 a question; 8 keep a prompt short and are what the trigger&apos;s price is reckoned with.</source>
        <translation>Der veröffentlichte Code ruft 30 je Frage ab; 8 halten einen Prompt kurz, und mit ihnen wird der Preis des Auslösers berechnet.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1; released retrieve.py</source>
        <translation>Park et al. 2023, Abschnitt 4.1; veröffentlichtes retrieve.py</translation>
    </message>
    <message>
        <source>The code differs from the paper: it raises its decay to the rank counted from the oldest memory, so that the oldest is the most recent, and multiplies recency, relevance and importance by 0.5, 3 and 2. The paper&apos;s formula is the default; &quot;released&quot; does as the code does.</source>
        <translation>Der Code weicht vom Artikel ab: Er potenziert sein Abklingen mit dem Rang, gezählt ab der ältesten Erinnerung, sodass die älteste als die jüngste gilt, und multipliziert Aktualität, Relevanz und Wichtigkeit mit 0,5, 3 und 2. Vorgabe ist die Formel des Artikels; „released“ verfährt wie der Code.</translation>
    </message>
    <message>
        <source>Recency decay</source>
        <translation>Abklingen der Aktualität</translation>
    </message>
    <message>
        <source>/ h</source>
        <translation>/ h</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1: 0.995 an hour since the last access</source>
        <translation>Park et al. 2023, Abschnitt 4.1: 0,995 je Stunde seit dem letzten Zugriff</translation>
    </message>
    <message>
        <source>Rank decay (released)</source>
        <translation>Abklingen nach Rang (released)</translation>
    </message>
    <message>
        <source>released scratch.py: recency_decay 0.99</source>
        <translation>veröffentlichtes scratch.py: recency_decay 0.99</translation>
    </message>
    <message>
        <source>Only with the released scoring.</source>
        <translation>Nur mit der Wertung „released“.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1: all weights 1</source>
        <translation>Park et al. 2023, Abschnitt 4.1: alle Gewichte 1</translation>
    </message>
    <message>
        <source>Recency, importance, relevance.</source>
        <translation>Aktualität, Wichtigkeit, Relevanz.</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: reflections may cite reflections</source>
        <translation>Park et al. 2023, Abschnitt 4.2: Reflexionen dürfen Reflexionen anführen</translation>
    </message>
    <message>
        <source>any: all memories below the scope&apos;s maximum depth. 1 reflects over beliefs of depth 1 alone.</source>
        <translation>any: alle Erinnerungen unterhalb der größten Tiefe des Bereichs. 1 reflektiert nur über Überzeugungen der Tiefe 1.</translation>
    </message>
    <message>
        <source>Insights each</source>
        <translation>Erkenntnisse je Frage</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: 5 high-level insights</source>
        <translation>Park et al. 2023, Abschnitt 4.2: 5 übergeordnete Erkenntnisse</translation>
    </message>
    <message>
        <source>released reflect.py: 0.5</source>
        <translation>veröffentlichtes reflect.py: 0,5</translation>
    </message>
    <message>
        <source>The released code allows 150 tokens, too few for five insights as JSON.</source>
        <translation>Der veröffentlichte Code erlaubt 150 Tokens, zu wenig für fünf Erkenntnisse als JSON.</translation>
    </message>
    <message>
        <source>2 distinct sources</source>
        <translation>2 verschiedene Quellen</translation>
    </message>
    <message>
        <source>The released code has no floor and checks a citation only by its place in a list.</source>
        <translation>Der veröffentlichte Code hat keine Untergrenze und prüft eine Quellenangabe nur nach ihrer Stelle in einer Liste.</translation>
    </message>
    <message>
        <source>a call a question that judges whether the cited sources say so</source>
        <translation>ein Aufruf je Frage, der beurteilt, ob die angeführten Quellen das sagen</translation>
    </message>
    <message>
        <source>The released code has none. With it a run makes 1 + 2 x questions calls, without it 1 + questions.</source>
        <translation>Der veröffentlichte Code hat keine. Mit ihr macht ein Lauf 1 + 2 × Fragen Aufrufe, ohne sie 1 + Fragen.</translation>
    </message>
    <message>
        <source>HEBBS</source>
        <translation>HEBBS</translation>
    </message>
    <message>
        <source>Clusters episodes by meaning, proposes insights for each cluster, and has each judged against its sources and what is already believed.</source>
        <translation>Gruppiert Episoden nach Bedeutung, schlägt für jeden Cluster Erkenntnisse vor und lässt jede an ihren Quellen und am bereits Geglaubten messen.</translation>
    </message>
    <message>
        <source>hebbs-core reflect.rs: at most 500 a run</source>
        <translation>hebbs-core reflect.rs: höchstens 500 je Lauf</translation>
    </message>
    <message>
        <source>The oldest that were not reflected on come first, as its cursor does. Its cursor moves on even when clusters failed; here only what a run that reached the queue reflected on counts.</source>
        <translation>Die ältesten, über die noch nicht reflektiert wurde, kommen zuerst, wie bei seinem Cursor. Sein Cursor rückt auch vor, wenn Cluster fehlschlugen; hier zählt nur, worüber ein Lauf reflektierte, der die Warteschlange erreichte.</translation>
    </message>
    <message>
        <source>hebbs-core reflect.rs: episodes</source>
        <translation>hebbs-core reflect.rs: Episoden</translation>
    </message>
    <message>
        <source>hebbs-reflect: 3</source>
        <translation>hebbs-reflect: 3</translation>
    </message>
    <message>
        <source>Its documents say agglomerative clustering; the code runs k-means with the best silhouette, and so does this.</source>
        <translation>Die Dokumentation spricht von agglomerativem Clustering; der Code rechnet k-Means mit der besten Silhouette, und so auch hier.</translation>
    </message>
    <message>
        <source>Most clusters</source>
        <translation>Höchstzahl Cluster</translation>
    </message>
    <message>
        <source>hebbs-reflect: 2 to min(50, root of n)</source>
        <translation>hebbs-reflect: 2 bis min(50, Wurzel aus n)</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>hebbs-reflect: 50</source>
        <translation>hebbs-reflect: 50</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>hebbs-reflect: 42</source>
        <translation>hebbs-reflect: 42</translation>
    </message>
    <message>
        <source>Insights a cluster</source>
        <translation>Erkenntnisse je Cluster</translation>
    </message>
    <message>
        <source>HEBBS names no number.</source>
        <translation>HEBBS nennt keine Zahl.</translation>
    </message>
    <message>
        <source>hebbs-reflect: 0.3 to propose</source>
        <translation>hebbs-reflect: 0,3 zum Vorschlagen</translation>
    </message>
    <message>
        <source>hebbs-reflect: 4000 to propose</source>
        <translation>hebbs-reflect: 4000 zum Vorschlagen</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>HEBBS documents: strict or lenient</source>
        <translation>HEBBS-Dokumentation: strict oder lenient</translation>
    </message>
    <message>
        <source>The code has no such choice and throws verdicts and reasons away. Here strict drops what got no verdict, lenient keeps it marked; every verdict is kept with its reason.</source>
        <translation>Der Code kennt diese Wahl nicht und wirft Urteile und Gründe weg. Hier verwirft strict, was kein Urteil bekam, lenient behält es mit Vermerk; jedes Urteil wird mit seinem Grund aufbewahrt.</translation>
    </message>
    <message>
        <source>Validation temperature</source>
        <translation>Temperatur der Validierung</translation>
    </message>
    <message>
        <source>hebbs-reflect: 0.1 to validate</source>
        <translation>hebbs-reflect: 0,1 zum Validieren</translation>
    </message>
    <message>
        <source>Longest verdict</source>
        <translation>Längstes Urteil</translation>
    </message>
    <message>
        <source>hebbs-reflect: 6000 to validate</source>
        <translation>hebbs-reflect: 6000 zum Validieren</translation>
    </message>
    <message>
        <source>Known insights shown</source>
        <translation>Gezeigte bekannte Erkenntnisse</translation>
    </message>
    <message>
        <source>HEBBS shows its existing insights without saying how many; here those most like the cluster.</source>
        <translation>HEBBS zeigt seine vorhandenen Erkenntnisse, ohne zu sagen, wie viele; hier die dem Cluster ähnlichsten.</translation>
    </message>
    <message>
        <source>When every cited id is wrong, the code attributes the insight to the whole cluster without saying so; here it is dropped.</source>
        <translation>Ist jede angeführte ID falsch, schreibt der Code die Erkenntnis dem ganzen Cluster zu, ohne es zu sagen; hier wird sie verworfen.</translation>
    </message>
    <message>
        <source>0 takes the embedder&apos;s own. HEBBS documents a novelty check that the code does not have.</source>
        <translation>0 nimmt den eigenen Wert des Embedders. HEBBS dokumentiert eine Neuheitsprüfung, die der Code nicht hat.</translation>
    </message>
    <message>
        <source>Members of a cluster are shown from its centre outwards until this is reached.</source>
        <translation>Mitglieder eines Clusters werden von seiner Mitte nach außen gezeigt, bis dies erreicht ist.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Counts what goes together in tags, entities, key phrases and outcomes, and proposes rules with examples and counter-examples. Needs no model.</source>
        <translation>Zählt, was in Schlagwörtern, Entitäten, Schlüsselwendungen und Ergebnissen zusammen auftritt, und schlägt Regeln mit Beispielen und Gegenbeispielen vor. Braucht kein Modell.</translation>
    </message>
    <message>
        <source>Least support</source>
        <translation>Mindest-Support</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>Credence: 5 or more</source>
        <translation>Credence: 5 oder mehr</translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation>Mindestverlässlichkeit</translation>
    </message>
    <message>
        <source>Least lift</source>
        <translation>Mindest-Lift</translation>
    </message>
    <message>
        <source>False discoveries</source>
        <translation>Falsche Entdeckungen</translation>
    </message>
    <message>
        <source>Benjamini and Hochberg 1995: share of false discoveries at most q</source>
        <translation>Benjamini und Hochberg 1995: Anteil falscher Entdeckungen höchstens q</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Most rules</source>
        <translation>Höchstzahl Regeln</translation>
    </message>
    <message>
        <source>What counts once</source>
        <translation>Was einmal zählt</translation>
    </message>
    <message>
        <source>session: regularities that span the episodes of one conversation or task.</source>
        <translation>session: Regelmäßigkeiten, die sich über die Episoden eines Gesprächs oder einer Aufgabe erstrecken.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Key phrases</source>
        <translation>Schlüsselwendungen</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Most sources a rule</source>
        <translation>Höchstzahl Quellen je Regel</translation>
    </message>
    <message>
        <source>The latest are cited; the rule&apos;s figures always count all.</source>
        <translation>Die jüngsten werden angeführt; die Zahlen der Regel zählen immer alle.</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>pattern and numbering plan</source>
        <translation>Muster und Rufnummernplan</translation>
    </message>
    <message>
        <source>Payment card or wallet</source>
        <translation>Zahlungskarte oder Wallet</translation>
    </message>
    <message>
        <source>pattern and check digit</source>
        <translation>Muster und Prüfziffer</translation>
    </message>
    <message>
        <source>Bank account (IBAN)</source>
        <translation>Bankkonto (IBAN)</translation>
    </message>
    <message>
        <source>pattern and check digits</source>
        <translation>Muster und Prüfziffern</translation>
    </message>
    <message>
        <source>National identifier</source>
        <translation>Nationale Kennnummer</translation>
    </message>
    <message>
        <source>pattern and check digit, by country</source>
        <translation>Muster und Prüfziffer, je nach Land</translation>
    </message>
    <message>
        <source>Postal address</source>
        <translation>Postanschrift</translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation>Geburtsdatum</translation>
    </message>
    <message>
        <source>Network address</source>
        <translation>Netzwerkadresse</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Key, token or password</source>
        <translation>Schlüssel, Token oder Passwort</translation>
    </message>
    <message>
        <source>vendors&apos; shapes and entropy</source>
        <translation>Formate der Anbieter und Entropie</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>words about a person</source>
        <translation>Wörter über eine Person</translation>
    </message>
    <message>
        <source>Finances</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>Relationships and family</source>
        <translation>Beziehungen und Familie</translation>
    </message>
    <message>
        <source>Sexuality and gender</source>
        <translation>Sexualität und Geschlecht</translation>
    </message>
    <message>
        <source>Political opinion</source>
        <translation>Politische Meinung</translation>
    </message>
    <message>
        <source>Religion or belief</source>
        <translation>Religion oder Weltanschauung</translation>
    </message>
    <message>
        <source>Ethnic origin</source>
        <translation>Ethnische Herkunft</translation>
    </message>
    <message>
        <source>Union membership</source>
        <translation>Gewerkschaftszugehörigkeit</translation>
    </message>
    <message>
        <source>Biometrics and genetics</source>
        <translation>Biometrie und Genetik</translation>
    </message>
    <message>
        <source>Offences and convictions</source>
        <translation>Straftaten und Verurteilungen</translation>
    </message>
    <message>
        <source>Minors</source>
        <translation>Minderjährige</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Eine andere Person</translation>
    </message>
    <message>
        <source>names and what is said of them</source>
        <translation>Namen und was über sie gesagt wird</translation>
    </message>
    <message>
        <source>Instruction to a model</source>
        <translation>Anweisung an ein Modell</translation>
    </message>
    <message>
        <source>phrases, markup and hidden characters</source>
        <translation>Wendungen, Auszeichnungen und unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation>Gebrochene Kette</translation>
    </message>
    <message>
        <source>The ledger was changed, cut or reordered by something other than Credence.</source>
        <translation>Das Journal wurde von etwas anderem als Credence geändert, gekürzt oder umgeordnet.</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Haltlos</translation>
    </message>
    <message>
        <source>So many sources were lost that fewer than two are left.</source>
        <translation>So viele Quellen gingen verloren, dass weniger als zwei übrig sind.</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Widersprochen</translation>
    </message>
    <message>
        <source>An active memory speaks against it.</source>
        <translation>Eine aktive Erinnerung spricht dagegen.</translation>
    </message>
    <message>
        <source>Dangling evidence</source>
        <translation>Belege ins Leere</translation>
    </message>
    <message>
        <source>It cites a memory that is not in the store.</source>
        <translation>Sie führt eine Erinnerung an, die nicht im Speicher ist.</translation>
    </message>
    <message>
        <source>Expired evidence</source>
        <translation>Abgelaufene Belege</translation>
    </message>
    <message>
        <source>It cites a memory whose time has run out.</source>
        <translation>Sie führt eine Erinnerung an, deren Zeit abgelaufen ist.</translation>
    </message>
    <message>
        <source>Malformed evidence</source>
        <translation>Fehlerhafte Belege</translation>
    </message>
    <message>
        <source>The source document has something else where its evidence belongs.</source>
        <translation>Im Quelldokument steht etwas anderes, wo die Belege hingehören.</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>Ohne Verankerung</translation>
    </message>
    <message>
        <source>No episode lies beneath it.</source>
        <translation>Keine Episode liegt darunter.</translation>
    </message>
    <message>
        <source>Single source</source>
        <translation>Eine einzige Quelle</translation>
    </message>
    <message>
        <source>One episode carries it alone.</source>
        <translation>Eine einzige Episode trägt sie.</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>At least half of its episodes arose after it was believed.</source>
        <translation>Mindestens die Hälfte ihrer Episoden entstand, nachdem sie geglaubt wurde.</translation>
    </message>
    <message>
        <source>Batch citation</source>
        <translation>Sammelbeleg</translation>
    </message>
    <message>
        <source>It cites a whole batch, so that nobody can tell which sources bear it.</source>
        <translation>Sie führt einen ganzen Stapel an, sodass niemand erkennt, welche Quellen sie tragen.</translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation>Paraphrase</translation>
    </message>
    <message>
        <source>It only says again what one of its sources says.</source>
        <translation>Sie wiederholt nur, was eine ihrer Quellen sagt.</translation>
    </message>
    <message>
        <source>Over-general</source>
        <translation>Zu allgemein</translation>
    </message>
    <message>
        <source>Universal wording that fewer than five sources carry.</source>
        <translation>Verallgemeinernder Wortlaut, den weniger als fünf Quellen tragen.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Several reflections of a scope have the same text.</source>
        <translation>Mehrere Reflexionen eines Bereichs haben denselben Text.</translation>
    </message>
    <message>
        <source>Depth mismatch</source>
        <translation>Abweichende Tiefe</translation>
    </message>
    <message>
        <source>The depth in the source document is not the one its evidence gives.</source>
        <translation>Die Tiefe im Quelldokument ist nicht die, die sich aus den Belegen ergibt.</translation>
    </message>
    <message>
        <source>Too deep</source>
        <translation>Zu tief</translation>
    </message>
    <message>
        <source>It lies above the maximum depth of its scope.</source>
        <translation>Sie liegt über der größten Tiefe ihres Bereichs.</translation>
    </message>
    <message>
        <source>Propose to retract all but the first</source>
        <translation>Alle außer der ersten zum Zurückziehen vorschlagen</translation>
    </message>
    <message>
        <source>Propose to retract it</source>
        <translation>Zum Zurückziehen vorschlagen</translation>
    </message>
    <message>
        <source>it cites nothing.</source>
        <translation>sie führt nichts an.</translation>
    </message>
    <message>
        <source>%1, but no episode beneath.</source>
        <translation>%1, aber keine Episode darunter.</translation>
    </message>
    <message>
        <source>%1 and %2 supports it.</source>
        <translation>%1 und %2 stützt sie.</translation>
    </message>
    <message>
        <source>%1 and %2 support it.</source>
        <translation>%1 und %2 stützen sie.</translation>
    </message>
    <message>
        <source>Not counted, because lost: %1 and %2.</source>
        <translation>Nicht gezählt, weil verloren: %1 und %2.</translation>
    </message>
    <message>
        <source>None speaks against it.</source>
        <translation>Nichts spricht dagegen.</translation>
    </message>
    <message>
        <source>%1 against it, one step down.</source>
        <translation>%1 dagegen, eine Stufe tiefer.</translation>
    </message>
    <message>
        <source>%1 against it.</source>
        <translation>%1 dagegen.</translation>
    </message>
    <message>
        <source>Never above low: a whole batch was cited instead of single sources.</source>
        <translation>Nie über gering: Ein ganzer Stapel wurde angeführt statt einzelner Quellen.</translation>
    </message>
    <message>
        <source>%1 of %2 evidence link %3</source>
        <translation>%1 von %2 Belegverbindung %3</translation>
    </message>
    <message>
        <source>%1 of %2 evidence links %3</source>
        <translation>%1 von %2 Belegverbindungen %3</translation>
    </message>
    <message>
        <source>Too little support is left: %1 of %2 direct sources are lost.</source>
        <translation>Zu wenig stützt noch: %1 von %2 direkten Quellen sind verloren.</translation>
    </message>
    <message>
        <source>1 active memory speaks against it.</source>
        <translation>1 aktive Erinnerung spricht dagegen.</translation>
    </message>
    <message>
        <source>%1 active memories speak against it.</source>
        <translation>%1 aktive Erinnerungen sprechen dagegen.</translation>
    </message>
    <message>
        <source>lead to nothing.</source>
        <translation>führen ins Leere.</translation>
    </message>
    <message>
        <source>cite a memory that has expired.</source>
        <translation>führen eine abgelaufene Erinnerung an.</translation>
    </message>
    <message>
        <source>Its evidence is not a list of references; it is kept as it was.</source>
        <translation>Ihre Belege sind keine Liste von Verweisen; sie bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>It cites nothing.</source>
        <translation>Sie führt nichts an.</translation>
    </message>
    <message>
        <source>No episode lies beneath what it cites.</source>
        <translation>Unter dem, was sie anführt, liegt keine Episode.</translation>
    </message>
    <message>
        <source>Everything beneath it is one episode.</source>
        <translation>Alles darunter ist eine einzige Episode.</translation>
    </message>
    <message>
        <source>%1 % of its episodes arose after it was believed.</source>
        <translation>%1 % ihrer Episoden entstanden, nachdem sie geglaubt wurde.</translation>
    </message>
    <message>
        <source>A whole batch was cited instead of single sources.</source>
        <translation>Ein ganzer Stapel wurde angeführt statt einzelner Quellen.</translation>
    </message>
    <message>
        <source>Its source says depth %1; its evidence gives %2.</source>
        <translation>Ihre Quelle nennt Tiefe %1; die Belege ergeben %2.</translation>
    </message>
    <message>
        <source>Depth %1; new reflections of this scope stop at %2.</source>
        <translation>Tiefe %1; neue Reflexionen dieses Bereichs enden bei %2.</translation>
    </message>
    <message>
        <source>It only repeats a memory that it cites (likeness %1).</source>
        <translation>Sie wiederholt nur eine Erinnerung, die sie anführt (Ähnlichkeit %1).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a lot to say from 1 source.</source>
        <translation>„%1“ ist viel gesagt bei 1 Quelle.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a lot to say from %2 sources.</source>
        <translation>„%1“ ist viel gesagt bei %2 Quellen.</translation>
    </message>
    <message>
        <source>The chain breaks at entry %1. %2</source>
        <translation>Die Kette bricht bei Eintrag %1. %2</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>There is no check of this kind.</source>
        <translation>Eine Prüfung dieser Art gibt es nicht.</translation>
    </message>
    <message>
        <source>The store has no such scope.</source>
        <translation>Der Speicher hat keinen solchen Bereich.</translation>
    </message>
    <message>
        <source>The evidence runs in a circle.</source>
        <translation>Die Belege laufen im Kreis.</translation>
    </message>
    <message>
        <source>Only a check of all kinds is kept: others would make findings look gone.</source>
        <translation>Nur eine Prüfung aller Arten wird aufbewahrt: Sonst sähe es aus, als wären Befunde verschwunden.</translation>
    </message>
    <message>
        <source>The result of the check can&apos;t be kept beside the store.</source>
        <translation>Das Ergebnis der Prüfung kann nicht neben dem Speicher aufbewahrt werden.</translation>
    </message>
    <message>
        <source>No step is safe for a finding of the kind &quot;%1&quot;.</source>
        <translation>Für einen Befund der Art „%1“ ist kein Schritt sicher.</translation>
    </message>
    <message>
        <source>The finding is not there any more.</source>
        <translation>Den Befund gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The memory is not in the store any more.</source>
        <translation>Die Erinnerung ist nicht mehr im Speicher.</translation>
    </message>
    <message>
        <source>Health check, %1</source>
        <translation>Gesundheitsprüfung, %1</translation>
    </message>
    <message>
        <source>It is proposed already and waits in Review.</source>
        <translation>Es ist schon vorgeschlagen und wartet unter Prüfen.</translation>
    </message>
    <message>
        <source>Health check, %1: %2</source>
        <translation>Gesundheitsprüfung, %1: %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The embedder gave another number of vectors than texts.</source>
        <translation>Der Embedder lieferte eine andere Zahl von Vektoren als Texte.</translation>
    </message>
    <message>
        <source>too little of what it rests on is left</source>
        <translation>von dem, worauf sie beruht, ist zu wenig übrig</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in doubt.</source>
        <translation>„%1“ ist nicht zweifelhaft.</translation>
    </message>
    <message>
        <source>a link says so</source>
        <translation>eine Verbindung sagt es</translation>
    </message>
    <message>
        <source>it rests on this already</source>
        <translation>sie beruht schon darauf</translation>
    </message>
    <message>
        <source>speaks against it: %1</source>
        <translation>spricht dagegen: %1</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>newer and related</source>
        <translation>neuer und verwandt</translation>
    </message>
    <message>
        <source>Only a belief that is active or in doubt can be corrected.</source>
        <translation>Nur eine aktive oder zweifelhafte Überzeugung kann berichtigt werden.</translation>
    </message>
    <message>
        <source>The corrected text is empty.</source>
        <translation>Der berichtigte Text ist leer.</translation>
    </message>
    <message>
        <source>The corrected text says the same as the belief.</source>
        <translation>Der berichtigte Text sagt dasselbe wie die Überzeugung.</translation>
    </message>
    <message>
        <source>The corrected text cites %1 memory; the floor is %2.</source>
        <translation>Der berichtigte Text führt %1 Erinnerung an; die Untergrenze ist %2.</translation>
    </message>
    <message>
        <source>The corrected text cites %1 memories; the floor is %2.</source>
        <translation>Der berichtigte Text führt %1 Erinnerungen an; die Untergrenze ist %2.</translation>
    </message>
    <message>
        <source>Corrected by hand.</source>
        <translation>Von Hand berichtigt.</translation>
    </message>
    <message>
        <source>Corrected by hand: %1</source>
        <translation>Von Hand berichtigt: %1</translation>
    </message>
    <message>
        <source>no source is lost any more</source>
        <translation>keine Quelle ist mehr verloren</translation>
    </message>
    <message>
        <source>its source document states it so</source>
        <translation>ihr Quelldokument gibt es so an</translation>
    </message>
    <message>
        <source>loses %1 of %2 source, %3 left</source>
        <translation>verliert %1 von %2 Quelle, %3 bleiben</translation>
    </message>
    <message>
        <source>loses %1 of %2 sources, %3 left</source>
        <translation>verliert %1 von %2 Quellen, %3 bleiben</translation>
    </message>
    <message>
        <source>the floor is %1</source>
        <translation>die Untergrenze ist %1</translation>
    </message>
    <message>
        <source>acknowledged by a recheck</source>
        <translation>bei einer erneuten Prüfung hingenommen</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importiert aus %1</translation>
    </message>
    <message>
        <source>added by the agent</source>
        <translation>vom Agenten hinzugefügt</translation>
    </message>
    <message>
        <source>committed here</source>
        <translation>hier übernommen</translation>
    </message>
    <message>
        <source>It was erased; nothing of what it said is left.</source>
        <translation>Sie wurde gelöscht; nichts von ihrem Inhalt ist geblieben.</translation>
    </message>
    <message>
        <source>It was erased on %1, ledger entry %2; nothing of what it said is left.</source>
        <translation>Sie wurde am %1 gelöscht, Journaleintrag %2; nichts von ihrem Inhalt ist geblieben.</translation>
    </message>
    <message>
        <source>It was erased on %1 by %2, ledger entry %3; nothing of what it said is left.</source>
        <translation>Sie wurde am %1 von %2 gelöscht, Journaleintrag %3; nichts von ihrem Inhalt ist geblieben.</translation>
    </message>
    <message>
        <source>%1 What it rested on is not known.</source>
        <translation>%1 Worauf sie beruhte, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 It rested on %2 and %3 more.</source>
        <translation>%1 Sie beruhte auf %2 und %3 weiteren.</translation>
    </message>
    <message>
        <source>%1 It rested on %2.</source>
        <translation>%1 Sie beruhte auf %2.</translation>
    </message>
    <message>
        <source>%1 It rested on %2 and %3.</source>
        <translation>%1 Sie beruhte auf %2 und %3.</translation>
    </message>
    <message>
        <source>Vectors of different dimensions can&apos;t be clustered together.</source>
        <translation>Vektoren verschiedener Dimension können nicht zusammen gruppiert werden.</translation>
    </message>
    <message>
        <source>It is no graph over these vectors.</source>
        <translation>Das ist kein Graph über diese Vektoren.</translation>
    </message>
    <message>
        <source>There is not enough memory for the graph of vectors.</source>
        <translation>Der Arbeitsspeicher reicht nicht für den Graphen der Vektoren.</translation>
    </message>
    <message>
        <source>The provider&apos;s vectors can&apos;t be used: %1.</source>
        <translation>Die Vektoren des Anbieters sind nicht zu gebrauchen: %1.</translation>
    </message>
    <message>
        <source>%1 came for %2 texts</source>
        <translation>%1 kamen für %2 Texte</translation>
    </message>
    <message>
        <source>one has %1 dimensions</source>
        <translation>einer hat %1 Dimensionen</translation>
    </message>
    <message>
        <source>one has %1 dimensions instead of %2</source>
        <translation>einer hat %1 Dimensionen statt %2</translation>
    </message>
    <message>
        <source>a number in one is infinite or none</source>
        <translation>eine Zahl darin ist unendlich oder keine</translation>
    </message>
    <message>
        <source>one is all zero</source>
        <translation>einer besteht nur aus Nullen</translation>
    </message>
    <message>
        <source>There is no belief to be recalled, so episodes are looked at.</source>
        <translation>Es gibt keine Überzeugung, die abgerufen werden könnte, also werden Episoden durchsucht.</translation>
    </message>
    <message>
        <source>There is no episode to be recalled, so beliefs are looked at.</source>
        <translation>Es gibt keine Episode, die abgerufen werden könnte, also werden Überzeugungen durchsucht.</translation>
    </message>
    <message>
        <source>Several scopes hold memories (%1); name one.</source>
        <translation>Mehrere Bereiche enthalten Erinnerungen (%1); bitte einen nennen.</translation>
    </message>
    <message>
        <source>The question has no word that is searched for; only vectors answer it.</source>
        <translation>Die Frage hat kein Wort, nach dem gesucht wird; nur Vektoren beantworten sie.</translation>
    </message>
    <message>
        <source>A newer episode of importance %1 contradicts it%2.</source>
        <translation>Eine neuere Episode der Wichtigkeit %1 widerspricht%2.</translation>
    </message>
    <message>
        <source>A newer episode of importance %1 contradicts it: %2.</source>
        <translation>Eine neuere Episode der Wichtigkeit %1 widerspricht: %2.</translation>
    </message>
    <message>
        <source>There is no active memory of that layer to be recalled.</source>
        <translation>Auf dieser Ebene gibt es keine aktive Erinnerung, die abgerufen werden könnte.</translation>
    </message>
    <message>
        <source>recency %1 × %2 + importance %3 × %4 + relevance %5 × %6 = %7 + %8 + %9 = %10</source>
        <translation>Aktualität %1 × %2 + Wichtigkeit %3 × %4 + Relevanz %5 × %6 = %7 + %8 + %9 = %10</translation>
    </message>
    <message>
        <source>times %1 for low confidence = %2</source>
        <translation>mal %1 wegen geringer Verlässlichkeit = %2</translation>
    </message>
    <message>
        <source>relevance: %1 = %2 = %3; from %4 (the least here) to %5 (the best) that counts %6</source>
        <translation>Relevanz: %1 = %2 = %3; von %4 (hier am wenigsten) bis %5 (am besten) zählt das %6</translation>
    </message>
    <message>
        <source>relevance: %1 = %2 = %3; all have the same here, which counts %4</source>
        <translation>Relevanz: %1 = %2 = %3; hier haben alle gleich viel, das zählt %4</translation>
    </message>
    <message>
        <source>It asks neither for an event nor for a habit, so both layers are looked at.</source>
        <translation>Sie fragt weder nach einem Ereignis noch nach einer Gewohnheit, also werden beide Ebenen durchsucht.</translation>
    </message>
    <message>
        <source>It asks for an event as much as for a habit, so both layers are looked at.</source>
        <translation>Sie fragt ebenso nach einem Ereignis wie nach einer Gewohnheit, also werden beide Ebenen durchsucht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; asks for an event, so episodes are looked at.</source>
        <translation>„%1“ fragt nach einem Ereignis, also werden Episoden durchsucht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; asks for a habit, so beliefs are looked at.</source>
        <translation>„%1“ fragt nach einer Gewohnheit, also werden Überzeugungen durchsucht.</translation>
    </message>
    <message>
        <source>Episodes are looked at, as asked.</source>
        <translation>Episoden werden durchsucht, wie verlangt.</translation>
    </message>
    <message>
        <source>Beliefs are looked at, as asked.</source>
        <translation>Überzeugungen werden durchsucht, wie verlangt.</translation>
    </message>
    <message>
        <source>Both layers are looked at, as asked.</source>
        <translation>Beide Ebenen werden durchsucht, wie verlangt.</translation>
    </message>
    <message>
        <source>The index of vectors was made anew: there was none for this model.</source>
        <translation>Das Verzeichnis der Vektoren wurde neu angelegt: Für dieses Modell gab es keines.</translation>
    </message>
    <message>
        <source>The index of vectors was made anew: %1.</source>
        <translation>Das Verzeichnis der Vektoren wurde neu angelegt: %1.</translation>
    </message>
    <message>
        <source>its file can&apos;t be read</source>
        <translation>seine Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>its file is damaged or of another version</source>
        <translation>seine Datei ist beschädigt oder von einer anderen Version</translation>
    </message>
    <message>
        <source>its file is cut short</source>
        <translation>seine Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>it was of another model</source>
        <translation>es war von einem anderen Modell</translation>
    </message>
    <message>
        <source>it was of another dimension</source>
        <translation>es hatte eine andere Dimension</translation>
    </message>
    <message>
        <source>its file is damaged</source>
        <translation>seine Datei ist beschädigt</translation>
    </message>
    <message>
        <source>its file was never finished</source>
        <translation>seine Datei wurde nie fertiggestellt</translation>
    </message>
    <message>
        <source>The graph over the vectors was made anew: its file did not fit.</source>
        <translation>Der Graph über die Vektoren wurde neu angelegt: Seine Datei passte nicht.</translation>
    </message>
    <message>
        <source>The index of vectors was made anew: it was of another store, or of a later state of this one.</source>
        <translation>Das Verzeichnis der Vektoren wurde neu angelegt: Es war von einem anderen Speicher oder von einem späteren Stand dieses Speichers.</translation>
    </message>
    <message>
        <source>The embedding model gave vectors of different lengths.</source>
        <translation>Das Embedding-Modell lieferte Vektoren verschiedener Länge.</translation>
    </message>
    <message>
        <source>The index of vectors was made anew: its file lacked some.</source>
        <translation>Das Verzeichnis der Vektoren wurde neu angelegt: In seiner Datei fehlten welche.</translation>
    </message>
    <message>
        <source>The index of vectors can&apos;t be kept in %1; it was made for this time only.</source>
        <translation>Das Verzeichnis der Vektoren kann nicht in %1 aufbewahrt werden; es wurde nur für dieses Mal angelegt.</translation>
    </message>
    <message>
        <source>The graph over the vectors can&apos;t be kept in %1.</source>
        <translation>Der Graph über die Vektoren kann nicht in %1 aufbewahrt werden.</translation>
    </message>
    <message>
        <source>The table of word vectors is damaged: %1.</source>
        <translation>Die Tabelle der Wortvektoren ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>it does not begin as one</source>
        <translation>sie beginnt nicht wie eine</translation>
    </message>
    <message>
        <source>its counts are out of range</source>
        <translation>ihre Anzahlen liegen außerhalb des Möglichen</translation>
    </message>
    <message>
        <source>its length is not what its counts say</source>
        <translation>ihre Länge passt nicht zu ihren Anzahlen</translation>
    </message>
    <message>
        <source>a word is missing</source>
        <translation>ein Wort fehlt</translation>
    </message>
    <message>
        <source>a word is there twice</source>
        <translation>ein Wort steht zweimal da</translation>
    </message>
    <message>
        <source>a scale is no number</source>
        <translation>ein Maßstab ist keine Zahl</translation>
    </message>
    <message>
        <source>there are more words than it says</source>
        <translation>es sind mehr Wörter, als sie angibt</translation>
    </message>
    <message>
        <source>The note has no words below its front matter.</source>
        <translation>Die Notiz hat unter ihrem Vorspann keine Wörter.</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 Zeile %2</translation>
    </message>
    <message>
        <source>Relations that name a note that is not here: %1, the first is %2.</source>
        <translation>Beziehungen, die eine hier nicht vorhandene Notiz nennen: %1, die erste ist %2.</translation>
    </message>
    <message>
        <source>There is no Markdown file here.</source>
        <translation>Hier gibt es keine Markdown-Datei.</translation>
    </message>
    <message>
        <source>Neither it nor what it rests on names a note: give it a note&apos;s title in its entities.</source>
        <translation>Weder sie noch das, worauf sie beruht, nennt eine Notiz: Trage den Titel einer Notiz in ihre Entitäten ein.</translation>
    </message>
    <message>
        <source>basic-memory watches its folder and takes the changed files by itself, or by &quot;basic-memory sync&quot;.</source>
        <translation>basic-memory beobachtet seinen Ordner und übernimmt die geänderten Dateien von selbst oder mit „basic-memory sync“.</translation>
    </message>
    <message>
        <source>a folder of Markdown notes, or one of them, with a permalink in the front matter</source>
        <translation>ein Ordner mit Markdown-Notizen oder eine davon, mit einem permalink im Vorspann</translation>
    </message>
    <message>
        <source>its notes with the decided observations and relations changed, every other byte as it was</source>
        <translation>seine Notizen mit den entschiedenen Beobachtungen und Beziehungen geändert, jedes andere Byte wie zuvor</translation>
    </message>
    <message>
        <source>This database lacks Chroma&apos;s table %1. Chroma before 0.4 kept its data otherwise: bring it up with chroma-migrate first.</source>
        <translation>Dieser Datenbank fehlt Chromas Tabelle %1. Chroma vor 0.4 legte seine Daten anders ab: zuerst mit chroma-migrate auf den neuen Stand bringen.</translation>
    </message>
    <message>
        <source>collection %1</source>
        <translation>Sammlung %1</translation>
    </message>
    <message>
        <source>The table is damaged; what could be read of it is taken. (%1)</source>
        <translation>Die Tabelle ist beschädigt; was davon lesbar war, ist übernommen. (%1)</translation>
    </message>
    <message>
        <source>%1 embeddings</source>
        <translation>%1 Embeddings</translation>
    </message>
    <message>
        <source>One record is of no collection that is still there; skipped.</source>
        <translation>Ein Datensatz gehört zu keiner Sammlung, die es noch gibt; übersprungen.</translation>
    </message>
    <message>
        <source>%1 records are of no collection that is still there; skipped.</source>
        <translation>%1 Datensätze gehören zu keiner Sammlung, die es noch gibt; übersprungen.</translation>
    </message>
    <message>
        <source>One record has no id; skipped.</source>
        <translation>Ein Datensatz hat keine ID; übersprungen.</translation>
    </message>
    <message>
        <source>%1 records have no id; skipped.</source>
        <translation>%1 Datensätze haben keine ID; übersprungen.</translation>
    </message>
    <message>
        <source>The vectors take %1 MiB; that is more than is read into memory, so none is taken.</source>
        <translation>Die Vektoren brauchen %1 MiB; das ist mehr, als in den Arbeitsspeicher gelesen wird, also wird keiner übernommen.</translation>
    </message>
    <message>
        <source>%1 vector of the index %2.</source>
        <translation>%1 Vektor des Verzeichnisses %2.</translation>
    </message>
    <message>
        <source>%1 vectors of the index %2.</source>
        <translation>%1 Vektoren des Verzeichnisses %2.</translation>
    </message>
    <message>
        <source>not of the collection&apos;s dimension</source>
        <translation>nicht von der Dimension der Sammlung</translation>
    </message>
    <message>
        <source>with infinite numbers or none</source>
        <translation>mit unendlichen oder keinen Zahlen</translation>
    </message>
    <message>
        <source>%1 vector of the queue not of the collection&apos;s dimension and encoding, or with infinite numbers.</source>
        <translation>%1 Vektor der Warteschlange nicht von Dimension und Kodierung der Sammlung oder mit unendlichen Zahlen.</translation>
    </message>
    <message>
        <source>%1 vectors of the queue not of the collection&apos;s dimension and encoding, or with infinite numbers.</source>
        <translation>%1 Vektoren der Warteschlange nicht von Dimension und Kodierung der Sammlung oder mit unendlichen Zahlen.</translation>
    </message>
    <message>
        <source>One write waits in the queue that Chroma has not taken in yet; not taken here, either.</source>
        <translation>Ein Schreibvorgang wartet in der Schlange, den Chroma noch nicht aufgenommen hat; auch hier nicht übernommen.</translation>
    </message>
    <message>
        <source>%1 writes wait in the queue that Chroma has not taken in yet; not taken here, either.</source>
        <translation>%1 Schreibvorgänge warten in der Schlange, die Chroma noch nicht aufgenommen hat; auch hier nicht übernommen.</translation>
    </message>
    <message>
        <source>Vector index: %1</source>
        <translation>Vektorverzeichnis: %1</translation>
    </message>
    <message>
        <source>%1 of %2 records have no vector, neither in the index nor in the queue; the records are taken without.</source>
        <translation>%1 von %2 Datensätzen haben keinen Vektor, weder im Verzeichnis noch in der Schlange; sie werden ohne übernommen.</translation>
    </message>
    <message>
        <source>All its records have their vectors all the same.</source>
        <translation>Alle seine Datensätze haben trotzdem ihre Vektoren.</translation>
    </message>
    <message>
        <source>(crewAI&apos;s scores of past tasks)</source>
        <translation>(crewAIs Bewertungen früherer Aufgaben)</translation>
    </message>
    <message>
        <source>(MemPalace&apos;s knowledge graph)</source>
        <translation>(MemPalaces Wissensgraph)</translation>
    </message>
    <message>
        <source>Beside it lies %1, which is not imported.</source>
        <translation>Daneben liegt %1, was nicht importiert wird.</translation>
    </message>
    <message>
        <source>Beside it lie %1, which are not imported.</source>
        <translation>Daneben liegen %1, die nicht importiert werden.</translation>
    </message>
    <message>
        <source>There is no chroma.sqlite3 in this folder.</source>
        <translation>In diesem Ordner gibt es keine chroma.sqlite3.</translation>
    </message>
    <message>
        <source>This is no SQLite database.</source>
        <translation>Das ist keine SQLite-Datenbank.</translation>
    </message>
    <message>
        <source>a folder with chroma.sqlite3 as Chroma 0.4 to 1.5 keeps it, or that database itself</source>
        <translation>ein Ordner mit chroma.sqlite3, wie Chroma 0.4 bis 1.5 ihn führt, oder diese Datenbank selbst</translation>
    </message>
    <message>
        <source>records for collection.upsert() and ids for collection.delete(), a JSON file a collection</source>
        <translation>Datensätze für collection.upsert() und IDs für collection.delete(), eine JSON-Datei je Sammlung</translation>
    </message>
    <message>
        <source>Chroma knows no pending writes; a decision about one can&apos;t be said in it.</source>
        <translation>Chroma kennt keine wartenden Schreibvorgänge; eine Entscheidung darüber lässt sich dort nicht ausdrücken.</translation>
    </message>
    <message>
        <source>It did not come from Chroma.</source>
        <translation>Sie kam nicht aus Chroma.</translation>
    </message>
    <message>
        <source>Several collections are of this scope, and nothing tells in which of them it is.</source>
        <translation>Mehrere Sammlungen gehören zu diesem Bereich, und nichts sagt, in welcher sie liegt.</translation>
    </message>
    <message>
        <source>Its id holds bytes that JSON can&apos;t say.</source>
        <translation>Ihre ID enthält Bytes, die JSON nicht ausdrücken kann.</translation>
    </message>
    <message>
        <source>It has no text.</source>
        <translation>Sie hat keinen Text.</translation>
    </message>
    <message>
        <source>Its text holds bytes that JSON can&apos;t say.</source>
        <translation>Ihr Text enthält Bytes, die JSON nicht ausdrücken kann.</translation>
    </message>
    <message>
        <source>Its evidence %1 is not in Chroma; it is written without.</source>
        <translation>Ihr Beleg %1 ist nicht in Chroma; sie wird ohne ihn geschrieben.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>add or replace</source>
        <translation>hinzufügen oder ersetzen</translation>
    </message>
    <message>
        <source>Collection %1: %2</source>
        <translation>Sammlung %1: %2</translation>
    </message>
    <message>
        <source>collection %1 %2</source>
        <translation>Sammlung %1 %2</translation>
    </message>
    <message>
        <source>There is no document and no other text; skipped.</source>
        <translation>Es gibt kein Dokument und keinen anderen Text; übersprungen.</translation>
    </message>
    <message>
        <source>%1 is %2: %3; kept in extra.</source>
        <translation>%1 ist %2: %3; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>There is no time of creation; the memory stays timeless.</source>
        <translation>Es gibt keine Entstehungszeit; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>%1 is no time; the memory stays timeless.</source>
        <translation>%1 ist keine Zeit; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>%1 is no time: %2; the memory stays timeless.</source>
        <translation>%1 ist keine Zeit: %2; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>The importance stays unset: %1 is no number; kept in extra.</source>
        <translation>Die Wichtigkeit bleibt offen: %1 ist keine Zahl; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The importance stays unset: %1 is outside the scale 1-10; kept in extra.</source>
        <translation>Die Wichtigkeit bleibt offen: %1 liegt außerhalb der Skala 1-10; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The importance stays unset: %1 is outside the scale 0-1; kept in extra.</source>
        <translation>Die Wichtigkeit bleibt offen: %1 liegt außerhalb der Skala 0-1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>no list of ids</source>
        <translation>keine Liste von IDs</translation>
    </message>
    <message>
        <source>no list of words</source>
        <translation>keine Liste von Wörtern</translation>
    </message>
    <message>
        <source>nobody&apos;s name</source>
        <translation>niemandes Name</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>no depth</source>
        <translation>keine Tiefe</translation>
    </message>
    <message>
        <source>no status that is known</source>
        <translation>kein bekannter Status</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>A key without a meaning here, kept in extra: %1 and %2 more.</source>
        <translation>Ein Schlüssel ohne Bedeutung hier, als Zusatz behalten: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>A key without a meaning here, kept in extra: %1.</source>
        <translation>Ein Schlüssel ohne Bedeutung hier, als Zusatz behalten: %1.</translation>
    </message>
    <message>
        <source>Keys without a meaning here, kept in extra: %1 and %2 more.</source>
        <translation>Schlüssel ohne Bedeutung hier, als Zusatz behalten: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Keys without a meaning here, kept in extra: %1.</source>
        <translation>Schlüssel ohne Bedeutung hier, als Zusatz behalten: %1.</translation>
    </message>
    <message>
        <source>%1 more of the same.</source>
        <translation>%1 weitere derselben Art.</translation>
    </message>
    <message>
        <source>the files are little-endian and are copied as they are</source>
        <translation>die Dateien sind little-endian und werden kopiert, wie sie sind</translation>
    </message>
    <message>
        <source>header.bin is cut off.</source>
        <translation>header.bin ist abgeschnitten.</translation>
    </message>
    <message>
        <source>header.bin is of version %1, not 1.</source>
        <translation>header.bin hat Version %1, nicht 1.</translation>
    </message>
    <message>
        <source>header.bin holds figures that don&apos;t fit each other.</source>
        <translation>header.bin enthält Zahlen, die nicht zueinander passen.</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB</source>
        <translation>es ist größer als 256 MiB</translation>
    </message>
    <message>
        <source>data_level0.bin can&apos;t be read.</source>
        <translation>data_level0.bin kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>data_level0.bin ends after %1 of its %2 vectors.</source>
        <translation>data_level0.bin endet nach %1 von %2 Vektoren.</translation>
    </message>
    <message>
        <source>header.bin is missing.</source>
        <translation>header.bin fehlt.</translation>
    </message>
    <message>
        <source>header.bin can&apos;t be read.</source>
        <translation>header.bin kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>data_level0.bin is missing; by header.bin it would hold no vectors yet.</source>
        <translation>data_level0.bin fehlt; nach header.bin enthielte sie noch keine Vektoren.</translation>
    </message>
    <message>
        <source>data_level0.bin is missing.</source>
        <translation>data_level0.bin fehlt.</translation>
    </message>
    <message>
        <source>index_metadata.pickle is missing, so nobody can say which vector of the index belongs to which record.</source>
        <translation>index_metadata.pickle fehlt, so dass niemand sagen kann, welcher Vektor zu welchem Datensatz gehört.</translation>
    </message>
    <message>
        <source>index_metadata.pickle: %1</source>
        <translation>index_metadata.pickle: %1</translation>
    </message>
    <message>
        <source>length.bin is missing or too short: vectors without a length there stay as the index has them, of length 1.</source>
        <translation>length.bin fehlt oder ist zu kurz: Vektoren ohne Länge darin bleiben, wie das Verzeichnis sie hat, mit Länge 1.</translation>
    </message>
    <message>
        <source>Its program kept writing the index while it was read.</source>
        <translation>Das zugehörige Programm schrieb weiter am Verzeichnis, während es gelesen wurde.</translation>
    </message>
    <message>
        <source>Messages that wait for claude-mem to work on them, not taken: %1.</source>
        <translation>Nachrichten, die auf ihre Bearbeitung durch claude-mem warten, nicht übernommen: %1.</translation>
    </message>
    <message>
        <source>The row has no words. Skipped.</source>
        <translation>Die Zeile hat keine Wörter. Übersprungen.</translation>
    </message>
    <message>
        <source>There is no time that can be read.</source>
        <translation>Es gibt keine lesbare Zeit.</translation>
    </message>
    <message>
        <source>Copies of rows of the older tables, which are taken instead: %1.</source>
        <translation>Kopien von Zeilen der älteren Tabellen, die stattdessen übernommen werden: %1.</translation>
    </message>
    <message>
        <source>The database has no table of claude-mem.</source>
        <translation>Die Datenbank hat keine Tabelle von claude-mem.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>It is the first prompt of an old session, which is no row of its own.</source>
        <translation>Es ist der erste Prompt einer alten Sitzung, der keine eigene Zeile ist.</translation>
    </message>
    <message>
        <source>It was merged into a narrative that did not take its place; claude-mem has no archive.</source>
        <translation>Sie ging in einer Erzählung auf, die nicht an ihre Stelle trat; claude-mem hat kein Archiv.</translation>
    </message>
    <message>
        <source>claude-mem keeps no writes that wait.</source>
        <translation>claude-mem führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>Changes as SQL for sqlite3: %1</source>
        <translation>Änderungen als SQL für sqlite3: %1</translation>
    </message>
    <message>
        <source>claude-mem has no command that deletes; its makers say to use sqlite3. Read the script, stop claude-mem, copy its database and run it.</source>
        <translation>claude-mem hat keinen Befehl zum Löschen; seine Hersteller verweisen auf sqlite3. Das Skript lesen, claude-mem beenden, die Datenbank kopieren und es ausführen.</translation>
    </message>
    <message>
        <source>an SQLite database with sdk_sessions and observations of claude-mem, or its server&apos;s memory_items, or a folder with claude-mem.db</source>
        <translation>eine SQLite-Datenbank mit sdk_sessions und observations von claude-mem oder memory_items seines Servers, oder ein Ordner mit claude-mem.db</translation>
    </message>
    <message>
        <source>an SQL script that a person reads and runs with sqlite3 while claude-mem is stopped</source>
        <translation>ein SQL-Skript, das eine Person liest und mit sqlite3 ausführt, während claude-mem beendet ist</translation>
    </message>
    <message>
        <source>&quot;base64&quot; does not fit the record; kept in extra.</source>
        <translation>„base64“ passt nicht zum Datensatz; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unknown value %2; kept in extra.</source>
        <translation>„%1“ hat den unbekannten Wert %2; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>%1 It is kept in extra and supports nothing.</source>
        <translation>%1 Als Zusatz behalten; es stützt nichts.</translation>
    </message>
    <message>
        <source>&quot;evidence&quot; is no list but %1. It is kept in extra and supports nothing.</source>
        <translation>„evidence“ ist keine Liste, sondern %1. Als Zusatz behalten; es stützt nichts.</translation>
    </message>
    <message>
        <source>Evidence %1 names no memory.</source>
        <translation>Beleg %1 nennt keine Erinnerung.</translation>
    </message>
    <message>
        <source>Evidence %1 has the unknown role %2.</source>
        <translation>Beleg %1 hat die unbekannte Rolle %2.</translation>
    </message>
    <message>
        <source>Evidence %1 has the unknown granularity %2; it counts as a batch, the weakest.</source>
        <translation>Beleg %1 hat die unbekannte Körnung %2; er zählt als Stapel, das Schwächste.</translation>
    </message>
    <message>
        <source>Evidence %1 has a quote that is no string.</source>
        <translation>Beleg %1 hat ein Zitat, das keine Zeichenkette ist.</translation>
    </message>
    <message>
        <source>&quot;source&quot; is no object but %1; kept in extra.</source>
        <translation>„source“ ist kein Objekt, sondern %1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;confidence&quot; is neither a number nor a string; kept in extra.</source>
        <translation>„confidence“ ist weder Zahl noch Zeichenkette; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The id is empty; it gets one of its own.</source>
        <translation>Die ID ist leer; die Erinnerung bekommt eine eigene.</translation>
    </message>
    <message>
        <source>The scope is empty; &quot;default&quot; is taken.</source>
        <translation>Der Bereich ist leer; „default“ wird genommen.</translation>
    </message>
    <message>
        <source>&quot;superseded_by&quot; names the memory itself; kept in extra.</source>
        <translation>„superseded_by“ nennt die Erinnerung selbst; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;text&quot; is no string but %1; the record is skipped.</source>
        <translation>„text“ ist keine Zeichenkette, sondern %1; der Datensatz wird übersprungen.</translation>
    </message>
    <message>
        <source>There is no text; the record is skipped.</source>
        <translation>Es gibt keinen Text; der Datensatz wird übersprungen.</translation>
    </message>
    <message>
        <source>The line is no JSON object but %1.</source>
        <translation>Die Zeile ist kein JSON-Objekt, sondern %1.</translation>
    </message>
    <message>
        <source>The key %1 occurs twice; the first is taken, not %2.</source>
        <translation>Der Schlüssel %1 kommt zweimal vor; der erste wird genommen, nicht %2.</translation>
    </message>
    <message>
        <source>%1 is nested more than %2 levels deep; left out.</source>
        <translation>%1 ist mehr als %2 Ebenen tief verschachtelt; weggelassen.</translation>
    </message>
    <message>
        <source>The line does not say what it is (&quot;record&quot;).</source>
        <translation>Die Zeile sagt nicht, was sie ist („record“).</translation>
    </message>
    <message>
        <source>Unknown record %1.</source>
        <translation>Unbekannter Datensatz %1.</translation>
    </message>
    <message>
        <source>%1 Skipped.</source>
        <translation>%1 Übersprungen.</translation>
    </message>
    <message>
        <source>The header names the format %1; read as %2.</source>
        <translation>Der Kopf nennt das Format %1; gelesen als %2.</translation>
    </message>
    <message>
        <source>The header names no version; read as version %1.</source>
        <translation>Der Kopf nennt keine Version; gelesen als Version %1.</translation>
    </message>
    <message>
        <source>The header names version %1; read as version %2.</source>
        <translation>Der Kopf nennt Version %1; gelesen als Version %2.</translation>
    </message>
    <message>
        <source>The id %1 stands already on line %2; the first stays.</source>
        <translation>Die ID %1 steht schon in Zeile %2; die erste bleibt.</translation>
    </message>
    <message>
        <source>It is a folder; credence-jsonl is a single file.</source>
        <translation>Das ist ein Ordner; credence-jsonl ist eine einzelne Datei.</translation>
    </message>
    <message>
        <source>Credence lines</source>
        <translation>Credence-Zeilen</translation>
    </message>
    <message>
        <source>a file of JSON objects, one a line, with a &quot;record&quot; of header, memory, candidate, flag, decision or ledger</source>
        <translation>eine Datei mit JSON-Objekten, eines je Zeile, mit „record“ als header, memory, candidate, flag, decision oder ledger</translation>
    </message>
    <message>
        <source>It breaks off or is damaged: %1.</source>
        <translation>Es bricht ab oder ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>%1 point %2</source>
        <translation>%1 Punkt %2</translation>
    </message>
    <message>
        <source>It is no memory but %1; skipped.</source>
        <translation>Das ist keine Erinnerung, sondern %1; übersprungen.</translation>
    </message>
    <message>
        <source>There is no content; skipped.</source>
        <translation>Es gibt keinen Inhalt; übersprungen.</translation>
    </message>
    <message>
        <source>There is no id; skipped.</source>
        <translation>Es gibt keine ID; übersprungen.</translation>
    </message>
    <message>
        <source>The id %1 occurs again; the first stays.</source>
        <translation>Die ID %1 kommt noch einmal vor; die erste bleibt.</translation>
    </message>
    <message>
        <source>The type is %1, none of Engram&apos;s; taken as an insight.</source>
        <translation>Der Typ ist %1, keiner von Engram; als Erkenntnis übernommen.</translation>
    </message>
    <message>
        <source>The type is %1, none of Engram&apos;s; taken as an event.</source>
        <translation>Der Typ ist %1, keiner von Engram; als Ereignis übernommen.</translation>
    </message>
    <message>
        <source>&quot;created_at&quot; is no time: %1; the memory stays timeless.</source>
        <translation>„created_at“ ist keine Zeit: %1; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time: %2; kept in extra.</source>
        <translation>„%1“ ist keine Zeit: %2; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;lifecycle_status&quot; has the unknown value %1; kept in extra.</source>
        <translation>„lifecycle_status“ hat den unbekannten Wert %1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;metadata&quot; is no object but %1; kept in extra.</source>
        <translation>„metadata“ ist kein Objekt, sondern %1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no list of ids; it supports nothing and stays in extra.</source>
        <translation>„%1“ ist keine Liste von IDs; es stützt nichts und bleibt als Zusatz.</translation>
    </message>
    <message>
        <source>&quot;vector&quot; holds something that is no number; not taken.</source>
        <translation>„vector“ enthält etwas, das keine Zahl ist; nicht übernommen.</translation>
    </message>
    <message>
        <source>engram %1</source>
        <translation>engram %1</translation>
    </message>
    <message>
        <source>The id %1 is cut short and fits several memories; it supports nothing.</source>
        <translation>Die ID %1 ist abgeschnitten und passt auf mehrere Erinnerungen; sie stützt nichts.</translation>
    </message>
    <message>
        <source>The draft has no insight; skipped.</source>
        <translation>Der Entwurf hat keine Erkenntnis; übersprungen.</translation>
    </message>
    <message>
        <source>&quot;created&quot; is no time: %1.</source>
        <translation>„created“ ist keine Zeit: %1.</translation>
    </message>
    <message>
        <source>Engram set it aside as a draft: its confidence is below 0.6.</source>
        <translation>Engram legte es als Entwurf beiseite: Seine Verlässlichkeit liegt unter 0,6.</translation>
    </message>
    <message>
        <source>%1 other files lie beside them and are not taken.</source>
        <translation>%1 andere Dateien liegen daneben und werden nicht übernommen.</translation>
    </message>
    <message>
        <source>its memory objects (type identity, event, insight or directive, with content) as JSON a line, Qdrant scroll answers with these as payloads, its drafts of reflections, or a folder of them</source>
        <translation>seine Erinnerungsobjekte (type identity, event, insight oder directive, mit content) als JSON je Zeile, Qdrant-Antworten mit ihnen als payload, seine Reflexionsentwürfe oder ein Ordner davon</translation>
    </message>
    <message>
        <source>a script of requests to its REST interface, which a person reads and runs</source>
        <translation>ein Skript mit Anfragen an seine REST-Schnittstelle, das eine Person liest und ausführt</translation>
    </message>
    <message>
        <source>add: %1</source>
        <translation>hinzufügen: %1</translation>
    </message>
    <message>
        <source>add: %1 (approved by %2)</source>
        <translation>hinzufügen: %1 (genehmigt von %2)</translation>
    </message>
    <message>
        <source>redacted: %1</source>
        <translation>geschwärzt: %1</translation>
    </message>
    <message>
        <source>redact %1 %2</source>
        <translation>%1 %2 schwärzen</translation>
    </message>
    <message>
        <source>It did not come from Engram.</source>
        <translation>Sie kam nicht aus Engram.</translation>
    </message>
    <message>
        <source>Its text is no valid UTF-8.</source>
        <translation>Ihr Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>%1 of its sources are no memories of Engram; the rest is cited.</source>
        <translation>%1 ihrer Quellen sind keine Erinnerungen von Engram; der Rest wird angeführt.</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>replaced: %1</source>
        <translation>ersetzt: %1</translation>
    </message>
    <message>
        <source>deprecate %1</source>
        <translation>%1 als veraltet markieren</translation>
    </message>
    <message>
        <source>withdrawn: %1</source>
        <translation>zurückgezogen: %1</translation>
    </message>
    <message>
        <source>archive %1</source>
        <translation>%1 archivieren</translation>
    </message>
    <message>
        <source>forgotten: its words are taken out, then it is archived</source>
        <translation>vergessen: Die Wörter werden entfernt, dann wird archiviert</translation>
    </message>
    <message>
        <source>erase-text %1</source>
        <translation>Text von %1 löschen</translation>
    </message>
    <message>
        <source>Engram archives and does not erase: its logs and Qdrant&apos;s snapshots may still hold it.</source>
        <translation>Engram archiviert und löscht nicht: Seine Logs und Qdrants Schnappschüsse können es noch enthalten.</translation>
    </message>
    <message>
        <source>A draft is a file of the drafts&apos; folder; delete or keep it by hand.</source>
        <translation>Ein Entwurf ist eine Datei im Ordner der Entwürfe; von Hand löschen oder behalten.</translation>
    </message>
    <message>
        <source>What was decided can&apos;t be read any more.</source>
        <translation>Was entschieden wurde, ist nicht mehr lesbar.</translation>
    </message>
    <message>
        <source>draft %1</source>
        <translation>Entwurf %1</translation>
    </message>
    <message>
        <source>A chunk has no usable id: %1.</source>
        <translation>Ein Teil hat keine brauchbare ID: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no list.</source>
        <translation>„%1“ ist keine Liste.</translation>
    </message>
    <message>
        <source>It is no object but %1; skipped.</source>
        <translation>Das ist kein Objekt, sondern %1; übersprungen.</translation>
    </message>
    <message>
        <source>It was revised here; the older form is not taken.</source>
        <translation>Es wurde hier überarbeitet; die ältere Form wird nicht übernommen.</translation>
    </message>
    <message>
        <source>It stands in an earlier chunk already.</source>
        <translation>Es steht schon in einem früheren Teil.</translation>
    </message>
    <message>
        <source>It says nothing; skipped.</source>
        <translation>Es sagt nichts; übersprungen.</translation>
    </message>
    <message>
        <source>Only observations can be changed there.</source>
        <translation>Dort können nur Beobachtungen geändert werden.</translation>
    </message>
    <message>
        <source>withdrawn or replaced: %1</source>
        <translation>zurückgezogen oder ersetzt: %1</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>erase %1</source>
        <translation>%1 endgültig löschen</translation>
    </message>
    <message>
        <source>Chunks that were shared over git still hold it; take it out of the repository&apos;s history.</source>
        <translation>Teile, die über git geteilt wurden, enthalten es noch; aus der Geschichte des Repositorys entfernen.</translation>
    </message>
    <message>
        <source>Engram proposes nothing.</source>
        <translation>Engram schlägt nichts vor.</translation>
    </message>
    <message>
        <source>the exporter</source>
        <translation>dem Exportierenden</translation>
    </message>
    <message>
        <source>The numbers are those of %1&apos;s own database: run it there.</source>
        <translation>Die Nummern sind die der Datenbank von %1: dort ausführen.</translation>
    </message>
    <message>
        <source>Engram for coding sessions</source>
        <translation>Engram für Programmiersitzungen</translation>
    </message>
    <message>
        <source>the folder that it shares over git (manifest.json and chunks of sessions, observations and prompts), one chunk, or its JSON export</source>
        <translation>der Ordner, den es über git teilt (manifest.json und Teile mit Sitzungen, Beobachtungen und Prompts), ein Teil davon oder sein JSON-Export</translation>
    </message>
    <message>
        <source>a script of requests to its HTTP interface, which a person reads and runs</source>
        <translation>ein Skript mit Anfragen an seine HTTP-Schnittstelle, das eine Person liest und ausführt</translation>
    </message>
    <message>
        <source>system.db memcell %1</source>
        <translation>system.db memcell %1</translation>
    </message>
    <message>
        <source>No entry comes of these messages and none of who spoke has a folder here.</source>
        <translation>Aus diesen Nachrichten wird kein Eintrag, und niemand, der sprach, hat hier einen Ordner.</translation>
    </message>
    <message>
        <source>The messages hold no text; skipped.</source>
        <translation>Die Nachrichten enthalten keinen Text; übersprungen.</translation>
    </message>
    <message>
        <source>The time %1 is none; the memory stays timeless.</source>
        <translation>Die Zeit %1 ist keine; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>The entry has no closing mark; it and what follows is read neither by EverOS nor here.</source>
        <translation>Der Eintrag hat keine Endmarke; er und alles danach wird weder von EverOS noch hier gelesen.</translation>
    </message>
    <message>
        <source>It stands behind %1, which is not closed.</source>
        <translation>Es steht hinter %1, was nicht geschlossen ist.</translation>
    </message>
    <message>
        <source>&quot;entry_count&quot; is %1, and there are %2 entries.</source>
        <translation>„entry_count“ ist %1, und es gibt %2 Einträge.</translation>
    </message>
    <message>
        <source>The entry stands there already; the first stays.</source>
        <translation>Der Eintrag steht schon da; der erste bleibt.</translation>
    </message>
    <message>
        <source>The entry says nothing; skipped.</source>
        <translation>Der Eintrag sagt nichts; übersprungen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time: %2.</source>
        <translation>„%1“ ist keine Zeit: %2.</translation>
    </message>
    <message>
        <source>&quot;profile_timestamp_ms&quot; is no time: %1.</source>
        <translation>„profile_timestamp_ms“ ist keine Zeit: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no list but %2.</source>
        <translation>„%1“ ist keine Liste, sondern %2.</translation>
    </message>
    <message>
        <source>The item %1 says nothing; skipped.</source>
        <translation>Der Eintrag %1 sagt nichts; übersprungen.</translation>
    </message>
    <message>
        <source>%1 stands there twice; the first stays.</source>
        <translation>%1 steht zweimal da; das erste bleibt.</translation>
    </message>
    <message>
        <source>The skill says nothing; skipped.</source>
        <translation>Die Fertigkeit sagt nichts; übersprungen.</translation>
    </message>
    <message>
        <source>&quot;deprecated_entries&quot; is no mapping of old entries to new ones.</source>
        <translation>„deprecated_entries“ ordnet nicht alte Einträge neuen zu.</translation>
    </message>
    <message>
        <source>&quot;deprecated_entries&quot; names %1, which is not there.</source>
        <translation>„deprecated_entries“ nennt %1, was nicht da ist.</translation>
    </message>
    <message>
        <source>It gave way to %1, which is not there.</source>
        <translation>Es wich %1, was nicht da ist.</translation>
    </message>
    <message>
        <source>One fact of merged episodes is deprecated with them, as EverOS has it in its index; its Markdown does not say so, and a rebuild of the index would bring it back.</source>
        <translation>Ein Fakt verschmolzener Episoden gilt mit ihnen als veraltet, wie EverOS es in seinem Verzeichnis hat; sein Markdown sagt das nicht, und ein Neuaufbau brächte ihn zurück.</translation>
    </message>
    <message>
        <source>%1 facts of merged episodes are deprecated with them, as EverOS has it in its index; its Markdown does not say so, and a rebuild of the index would bring them back.</source>
        <translation>%1 Fakten verschmolzener Episoden gelten mit ihnen als veraltet, wie EverOS es in seinem Verzeichnis hat; sein Markdown sagt das nicht, und ein Neuaufbau brächte sie zurück.</translation>
    </message>
    <message>
        <source>system.db reflection_report</source>
        <translation>system.db reflection_report</translation>
    </message>
    <message>
        <source>The merged entry %1 is not in the Markdown.</source>
        <translation>Der verschmolzene Eintrag %1 steht nicht im Markdown.</translation>
    </message>
    <message>
        <source>An orphan: a merged entry of which no source is known.</source>
        <translation>Verwaist: ein verschmolzener Eintrag, von dem keine Quelle bekannt ist.</translation>
    </message>
    <message>
        <source>An orphan: no report and no front matter names its sources; the %1 older members of its cluster are taken for them.</source>
        <translation>Verwaist: Weder Bericht noch Vorspann nennt seine Quellen; die %1 älteren Mitglieder seines Clusters werden dafür genommen.</translation>
    </message>
    <message>
        <source>Beside the memories lie %1 knowledge documents and %2 other Markdown files, which are not taken.</source>
        <translation>Neben den Erinnerungen liegen %1 Wissensdokumente und %2 andere Markdown-Dateien, die nicht übernommen werden.</translation>
    </message>
    <message>
        <source>a root, an owner&apos;s folder or a file of its Markdown: daily files of marked entries (episodes, atomic facts, foresights, cases, decisions), profiles and skills; system.db beside them</source>
        <translation>ein Stammordner, der Ordner eines Besitzers oder eine Datei seines Markdowns: Tagesdateien mit markierten Einträgen (Episoden, Fakten, Vorhersagen, Fälle, Entscheidungen), Profile und Fertigkeiten; daneben system.db</translation>
    </message>
    <message>
        <source>narratives as new entries in the owner&apos;s daily file, and deprecated_entries in the front matter of the files whose entries they merge</source>
        <translation>Erzählungen als neue Einträge in der Tagesdatei des Besitzers und deprecated_entries im Vorspann der Dateien, deren Einträge sie verschmelzen</translation>
    </message>
    <message>
        <source>Its front matter can&apos;t be read: %1.</source>
        <translation>Der Vorspann kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>It lies among the daily files and holds no entry.</source>
        <translation>Es liegt bei den Tagesdateien und enthält keinen Eintrag.</translation>
    </message>
    <message>
        <source>system.db %1</source>
        <translation>system.db %1</translation>
    </message>
    <message>
        <source>system.db reflection_report %1</source>
        <translation>system.db reflection_report %1</translation>
    </message>
    <message>
        <source>It counts %1 sources and names %2.</source>
        <translation>Es zählt %1 Quellen und nennt %2.</translation>
    </message>
    <message>
        <source>Its text holds a mark by which EverOS tells entries apart.</source>
        <translation>Ihr Text enthält eine Marke, an der EverOS Einträge unterscheidet.</translation>
    </message>
    <message>
        <source>Its text has a heading that EverOS would take for a section of the entry.</source>
        <translation>Ihr Text hat eine Überschrift, die EverOS für einen Abschnitt des Eintrags hielte.</translation>
    </message>
    <message>
        <source>No owner there is the scope %1.</source>
        <translation>Kein Besitzer dort ist der Bereich %1.</translation>
    </message>
    <message>
        <source>EverOS proposes nothing that could be decided.</source>
        <translation>EverOS schlägt nichts vor, was entschieden werden könnte.</translation>
    </message>
    <message>
        <source>%1 new entry</source>
        <translation>%1 neuer Eintrag</translation>
    </message>
    <message>
        <source>%1 new entries</source>
        <translation>%1 neue Einträge</translation>
    </message>
    <message>
        <source>%1 entry named as merged</source>
        <translation>%1 Eintrag als verschmolzen benannt</translation>
    </message>
    <message>
        <source>%1 entries named as merged</source>
        <translation>%1 Einträge als verschmolzen benannt</translation>
    </message>
    <message>
        <source>Write it while EverOS is not running, or between its runs; it takes the changed files into its index by itself (&quot;everos cascade status&quot; shows that).</source>
        <translation>Schreiben, während EverOS nicht läuft oder zwischen seinen Läufen; es nimmt die geänderten Dateien von selbst auf („everos cascade status“ zeigt das).</translation>
    </message>
    <message>
        <source>EverOS has no place for a belief that rests on several memories.</source>
        <translation>EverOS hat keinen Platz für eine Überzeugung, die auf mehreren Erinnerungen beruht.</translation>
    </message>
    <message>
        <source>EverOS retires an entry in favour of a merged one only; take it out of its file by hand.</source>
        <translation>EverOS nimmt einen Eintrag nur zugunsten eines verschmolzenen zurück; von Hand aus seiner Datei entfernen.</translation>
    </message>
    <message>
        <source>Words of an entry are not changed from here; edit its file by hand.</source>
        <translation>Wörter eines Eintrags werden von hier nicht geändert; seine Datei von Hand bearbeiten.</translation>
    </message>
    <message>
        <source>EverOS has no way to erase; take it out of its file, and of system.db, by hand.</source>
        <translation>EverOS kann nicht löschen; von Hand aus seiner Datei und aus system.db entfernen.</translation>
    </message>
    <message>
        <source>This owner has no daily files of episodes that it could be added to.</source>
        <translation>Dieser Besitzer hat keine Tagesdateien von Episoden, denen es hinzugefügt werden könnte.</translation>
    </message>
    <message>
        <source>None of what it merges is an entry there.</source>
        <translation>Nichts von dem, was sie verschmilzt, ist dort ein Eintrag.</translation>
    </message>
    <message>
        <source>%1 holds entries in another form, which marked ones would hide.</source>
        <translation>%1 enthält Einträge in anderer Form, die von markierten verdeckt würden.</translation>
    </message>
    <message>
        <source>%1 has an entry without a closing mark; EverOS would not read what follows.</source>
        <translation>%1 hat einen Eintrag ohne Endmarke; EverOS läse nicht, was folgt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It was merged here and is no entry there.</source>
        <translation>Sie wurde hier verschmolzen und ist dort kein Eintrag.</translation>
    </message>
    <message>
        <source>EverOS has given it up for another entry already.</source>
        <translation>EverOS hat sie schon für einen anderen Eintrag aufgegeben.</translation>
    </message>
    <message>
        <source>Only entries of the daily files of episodes can be retired there.</source>
        <translation>Nur Einträge der Tagesdateien von Episoden können dort zurückgenommen werden.</translation>
    </message>
    <message>
        <source>What took its place is no entry there.</source>
        <translation>Was an ihre Stelle trat, ist dort kein Eintrag.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Es gibt keine solche Datei und keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>There is no Markdown of EverOS there any more.</source>
        <translation>Dort gibt es kein Markdown von EverOS mehr.</translation>
    </message>
    <message>
        <source>Cannot read it: %1.</source>
        <translation>Nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The file is too large to be read as a whole (over 2 GiB).</source>
        <translation>Die Datei ist zu groß, um im Ganzen gelesen zu werden (über 2 GiB).</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself; fetch it with &quot;git lfs pull&quot;.</source>
        <translation>Das ist ein Git-LFS-Verweis, nicht die Datei selbst; mit „git lfs pull“ holen.</translation>
    </message>
    <message>
        <source>This is a Credence store: open it instead of importing it.</source>
        <translation>Das ist ein Speicher von Credence: öffnen statt importieren.</translation>
    </message>
    <message>
        <source>This is an SQLite database of another program; no importer knows it.</source>
        <translation>Das ist eine SQLite-Datenbank eines anderen Programms; kein Importer kennt sie.</translation>
    </message>
    <message>
        <source>This is UTF-16 text; save it as UTF-8 first.</source>
        <translation>Das ist UTF-16-Text; zuerst als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>This is a compressed file; unpack it first.</source>
        <translation>Das ist eine komprimierte Datei; zuerst entpacken.</translation>
    </message>
    <message>
        <source>It is neither a file nor a folder.</source>
        <translation>Das ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>It is a folder where a file is expected.</source>
        <translation>Das ist ein Ordner, wo eine Datei erwartet wird.</translation>
    </message>
    <message>
        <source>It is no ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The source holds %1 scopes (%2, …); they cannot be read into the one scope %3.</source>
        <translation>Die Quelle enthält %1 Bereiche (%2, …); sie können nicht in den einen Bereich %3 gelesen werden.</translation>
    </message>
    <message>
        <source>The source holds %1 scopes (%2); they cannot be read into the one scope %3.</source>
        <translation>Die Quelle enthält %1 Bereiche (%2); sie können nicht in den einen Bereich %3 gelesen werden.</translation>
    </message>
    <message>
        <source>a key that is no scalar</source>
        <translation>ein Schlüssel, der kein Skalar ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the file&apos;s front matter is written in a way that can&apos;t be changed line by line.</source>
        <translation>„%1“ im Vorspann der Datei ist so geschrieben, dass es nicht Zeile für Zeile geändert werden kann.</translation>
    </message>
    <message>
        <source>it is too long for YAML of this kind</source>
        <translation>er ist zu lang für YAML dieser Art</translation>
    </message>
    <message>
        <source>it holds too many values or levels</source>
        <translation>er enthält zu viele Werte oder Ebenen</translation>
    </message>
    <message>
        <source>it is no mapping</source>
        <translation>er ist keine Zuordnung</translation>
    </message>
    <message>
        <source>The node&apos;s type is missing, not event, chat or thought; it is taken as an event.</source>
        <translation>Der Typ des Knotens fehlt, nicht event, chat oder thought; er wird als Ereignis übernommen.</translation>
    </message>
    <message>
        <source>The node&apos;s type is %1, not event, chat or thought; it is taken as an event.</source>
        <translation>Der Typ des Knotens ist %1, nicht event, chat oder thought; er wird als Ereignis übernommen.</translation>
    </message>
    <message>
        <source>&quot;filling&quot; is a list of something else, no list of node ids; it is kept in extra and supports nothing.</source>
        <translation>„filling“ ist eine Liste von etwas anderem, keine Liste von Knoten-IDs; als Zusatz behalten, sie stützt nichts.</translation>
    </message>
    <message>
        <source>&quot;filling&quot; is %1, no list of node ids; it is kept in extra and supports nothing.</source>
        <translation>„filling“ ist %1, keine Liste von Knoten-IDs; als Zusatz behalten, es stützt nichts.</translation>
    </message>
    <message>
        <source>There is no description; the node is skipped.</source>
        <translation>Es gibt keine Beschreibung; der Knoten wird übersprungen.</translation>
    </message>
    <message>
        <source>The node stands twice in the file; the first stays.</source>
        <translation>Der Knoten steht zweimal in der Datei; der erste bleibt.</translation>
    </message>
    <message>
        <source>Not taken: %1.</source>
        <translation>Nicht übernommen: %1.</translation>
    </message>
    <message>
        <source>%1 is nested too deep; left out.</source>
        <translation>%1 ist zu tief verschachtelt; weggelassen.</translation>
    </message>
    <message>
        <source>%1 occurs twice; the first is taken.</source>
        <translation>%1 kommt zweimal vor; das erste wird genommen.</translation>
    </message>
    <message>
        <source>This is no object of nodes.</source>
        <translation>Das ist kein Objekt von Knoten.</translation>
    </message>
    <message>
        <source>This is no object of nodes: %1.</source>
        <translation>Das ist kein Objekt von Knoten: %1.</translation>
    </message>
    <message>
        <source>%1; the %2 nodes before the damage are taken.</source>
        <translation>%1; die %2 Knoten vor dem Schaden sind übernommen.</translation>
    </message>
    <message>
        <source>The node is no object but %1. Skipped.</source>
        <translation>Der Knoten ist kein Objekt, sondern %1. Übersprungen.</translation>
    </message>
    <message>
        <source>It is no object of vectors; no matter for the memories.</source>
        <translation>Das ist kein Objekt von Vektoren; für die Erinnerungen ohne Belang.</translation>
    </message>
    <message>
        <source>%1 texts have a vector of %2 numbers, which serve %3 memories. Vectors are not taken: they belong to a model that the file does not name.</source>
        <translation>%1 Texte haben einen Vektor mit %2 Zahlen; sie dienen %3 Erinnerungen. Vektoren werden nicht übernommen: Sie gehören zu einem Modell, das die Datei nicht nennt.</translation>
    </message>
    <message>
        <source>There is no nodes.json of Generative Agents in this folder, nor in personas below it.</source>
        <translation>In diesem Ordner und in personas darunter gibt es keine nodes.json von Generative Agents.</translation>
    </message>
    <message>
        <source>This persona has no bootstrap_memory/associative_memory/nodes.json.</source>
        <translation>Diese Persona hat keine bootstrap_memory/associative_memory/nodes.json.</translation>
    </message>
    <message>
        <source>a nodes.json with an object of node_1, node_2, …, the folder of a persona that holds one, or the folder of a simulation with personas</source>
        <translation>eine nodes.json mit einem Objekt aus node_1, node_2, …, der Ordner einer Persona, die eine hat, oder der Ordner einer Simulation mit personas</translation>
    </message>
    <message>
        <source>The compressed data is damaged or cut short.</source>
        <translation>Die komprimierten Daten sind beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>There is no memory to unpack it.</source>
        <translation>Der Arbeitsspeicher reicht nicht zum Entpacken.</translation>
    </message>
    <message>
        <source>The compressed data is too large when unpacked.</source>
        <translation>Die komprimierten Daten sind entpackt zu groß.</translation>
    </message>
    <message>
        <source>One change of %1</source>
        <translation>Eine Änderung von %1</translation>
    </message>
    <message>
        <source>%1 changes of %2</source>
        <translation>%1 Änderungen von %2</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Nothing was written.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2. Written before it: %3.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Davor geschrieben: %3.</translation>
    </message>
    <message>
        <source>These memories came by %1; they can&apos;t be handed back as %2.</source>
        <translation>Diese Erinnerungen kamen über %1; sie können nicht als %2 zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Nothing can be handed back as %1. Known are: %2changes-jsonl, changes-csv.</source>
        <translation>Nichts kann als %1 zurückgegeben werden. Bekannt sind: %2changes-jsonl, changes-csv.</translation>
    </message>
    <message>
        <source>%1 has changed since this was planned; nothing was written. Plan it again.</source>
        <translation>%1 hat sich geändert, seit dies geplant wurde; nichts wurde geschrieben. Neu planen.</translation>
    </message>
    <message>
        <source>It has no list of files with their sections.</source>
        <translation>Es hat keine Liste von Dateien mit ihren Abschnitten.</translation>
    </message>
    <message>
        <source>%1 documents and propositions of the index have no text of their own in the vault and are not taken.</source>
        <translation>%1 Dokumente und Aussagen des Verzeichnisses haben keinen eigenen Text im Ordner und werden nicht übernommen.</translation>
    </message>
    <message>
        <source>%1 memory %2</source>
        <translation>%1 Erinnerung %2</translation>
    </message>
    <message>
        <source>The memory stands there already with another text; the first stays.</source>
        <translation>Die Erinnerung steht schon mit anderem Text da; die erste bleibt.</translation>
    </message>
    <message>
        <source>The memory stands there already; what is linked here is taken.</source>
        <translation>Die Erinnerung steht schon da; was hier verbunden ist, wird übernommen.</translation>
    </message>
    <message>
        <source>The manifest names a file outside of the vault; it is not read.</source>
        <translation>Das Manifest nennt eine Datei außerhalb des Ordners; sie wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The section has no memory_id; skipped.</source>
        <translation>Der Abschnitt hat keine memory_id; übersprungen.</translation>
    </message>
    <message>
        <source>The section is no longer in its file; HEBBS will forget it.</source>
        <translation>Der Abschnitt steht nicht mehr in seiner Datei; HEBBS wird ihn vergessen.</translation>
    </message>
    <message>
        <source>The section&apos;s bytes %1 to %2 are not in the file of %3; index it anew.</source>
        <translation>Die Bytes %1 bis %2 des Abschnitts stehen nicht in der Datei von %3; das Verzeichnis neu anlegen.</translation>
    </message>
    <message>
        <source>The section stands in the manifest already; the first stays.</source>
        <translation>Der Abschnitt steht schon im Manifest; der erste bleibt.</translation>
    </message>
    <message>
        <source>The section is empty; skipped.</source>
        <translation>Der Abschnitt ist leer; übersprungen.</translation>
    </message>
    <message>
        <source>The file was changed since it was indexed; the text is the file&apos;s.</source>
        <translation>Die Datei wurde geändert, seit sie verzeichnet wurde; der Text ist der der Datei.</translation>
    </message>
    <message>
        <source>The note says nothing new; skipped.</source>
        <translation>Die Notiz sagt nichts Neues; übersprungen.</translation>
    </message>
    <message>
        <source>%1 fits %2 sections; the link counts as one to all of them.</source>
        <translation>%1 passt auf %2 Abschnitte; die Verbindung gilt für alle.</translation>
    </message>
    <message>
        <source>what its export and inspect commands print (memory_id, content, decay_score), or a vault of Markdown with .hebbs/manifest.json</source>
        <translation>was seine Befehle export und inspect ausgeben (memory_id, content, decay_score), oder ein Ordner mit Markdown und .hebbs/manifest.json</translation>
    </message>
    <message>
        <source>a script of its own commands (remember with its sources, forget), which a person reads and runs</source>
        <translation>ein Skript mit seinen eigenen Befehlen (remember mit Quellen, forget), das eine Person liest und ausführt</translation>
    </message>
    <message>
        <source>HEBBS keeps no proposals that could be decided.</source>
        <translation>HEBBS führt keine Vorschläge, die entschieden werden könnten.</translation>
    </message>
    <message>
        <source>One command of HEBBS</source>
        <translation>Ein Befehl von HEBBS</translation>
    </message>
    <message>
        <source>%1 commands of HEBBS</source>
        <translation>%1 Befehle von HEBBS</translation>
    </message>
    <message>
        <source>Read hebbs-commands.sh through and run it where HEBBS finds the brain that is meant.</source>
        <translation>hebbs-commands.sh durchlesen und dort ausführen, wo HEBBS den gemeinten Ordner findet.</translation>
    </message>
    <message>
        <source>Words are taken out in the note itself; of a memory without one, forget it and remember the new text.</source>
        <translation>Wörter werden in der Notiz selbst entfernt; eine Erinnerung ohne Notiz vergessen und den neuen Text merken lassen.</translation>
    </message>
    <message>
        <source>It is a note of the vault and has no id yet; change or delete the file.</source>
        <translation>Es ist eine Notiz des Ordners und hat noch keine ID; die Datei ändern oder löschen.</translation>
    </message>
    <message>
        <source>forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>The note still holds the words: take them out there, too, or it is indexed again.</source>
        <translation>Die Notiz enthält die Wörter noch: auch dort entfernen, sonst werden sie wieder verzeichnet.</translation>
    </message>
    <message>
        <source>Its text is no valid UTF-8, or starts like an option of a command.</source>
        <translation>Ihr Text ist kein gültiges UTF-8 oder beginnt wie eine Option eines Befehls.</translation>
    </message>
    <message>
        <source>%1 of its sources have no id in HEBBS; the rest is linked.</source>
        <translation>%1 ihrer Quellen haben in HEBBS keine ID; der Rest wird verbunden.</translation>
    </message>
    <message>
        <source>remember %1</source>
        <translation>%1 merken</translation>
    </message>
    <message>
        <source>%1 the skill &quot;%2&quot;</source>
        <translation>%1 die Fertigkeit „%2“</translation>
    </message>
    <message>
        <source>It holds %1 characters, and Hermes allows %2: it takes no further entry.</source>
        <translation>Es enthält %1 Zeichen, und Hermes erlaubt %2: Es nimmt keinen weiteren Eintrag auf.</translation>
    </message>
    <message>
        <source>It is too large for a pending write.</source>
        <translation>Es ist zu groß für einen wartenden Schreibvorgang.</translation>
    </message>
    <message>
        <source>The pending write names nothing to be done.</source>
        <translation>Der wartende Schreibvorgang nennt nichts, was zu tun wäre.</translation>
    </message>
    <message>
        <source>It holds NUL bytes, as no text does.</source>
        <translation>Es enthält NUL-Bytes, wie kein Text es tut.</translation>
    </message>
    <message>
        <source>%1 entry %2</source>
        <translation>%1 Eintrag %2</translation>
    </message>
    <message>
        <source>No entry of %1, or more than one, holds %2; Hermes could not do this as it stands.</source>
        <translation>Kein Eintrag von %1, oder mehr als einer, enthält %2; Hermes könnte es so nicht ausführen.</translation>
    </message>
    <message>
        <source>The pending write has no text.</source>
        <translation>Der wartende Schreibvorgang hat keinen Text.</translation>
    </message>
    <message>
        <source>Hermes asks, from a review in the background</source>
        <translation>Hermes fragt, aus einer Durchsicht im Hintergrund</translation>
    </message>
    <message>
        <source>Hermes asks, from a conversation</source>
        <translation>Hermes fragt, aus einem Gespräch</translation>
    </message>
    <message>
        <source>Hermes asks, from %1</source>
        <translation>Hermes fragt, aus %1</translation>
    </message>
    <message>
        <source>part %1 of %2 that are done together</source>
        <translation>Teil %1 von %2, die zusammen ausgeführt werden</translation>
    </message>
    <message>
        <source>There is neither memories/MEMORY.md, memories/USER.md nor a pending write of Hermes here.</source>
        <translation>Hier gibt es weder memories/MEMORY.md noch memories/USER.md noch einen wartenden Schreibvorgang von Hermes.</translation>
    </message>
    <message>
        <source>Beside it lies state.db with the conversations; they are not taken.</source>
        <translation>Daneben liegt state.db mit den Gesprächen; sie werden nicht übernommen.</translation>
    </message>
    <message>
        <source>Each folder of profiles is a home of its own, to be imported by itself.</source>
        <translation>Jeder Ordner unter profiles ist ein eigenes Zuhause und wird für sich importiert.</translation>
    </message>
    <message>
        <source>This is no pending write of Hermes: %1.</source>
        <translation>Das ist kein wartender Schreibvorgang von Hermes: %1.</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>er ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it names no payload of memory or skills</source>
        <translation>er nennt keinen Inhalt für memory oder skills</translation>
    </message>
    <message>
        <source>its batch has no operations</source>
        <translation>sein Stapel hat keine Schritte</translation>
    </message>
    <message>
        <source>an operation of its batch is none of add, replace and remove</source>
        <translation>ein Schritt seines Stapels ist weder add noch replace noch remove</translation>
    </message>
    <message>
        <source>%1 is none of add, replace, remove and batch</source>
        <translation>%1 ist weder add noch replace noch remove noch batch</translation>
    </message>
    <message>
        <source>Hermes Agent</source>
        <translation>Hermes Agent</translation>
    </message>
    <message>
        <source>a home of Hermes Agent with memories/MEMORY.md, memories/USER.md or pending/, one of these files with entries between lines of §, or a pending write</source>
        <translation>ein Zuhause von Hermes Agent mit memories/MEMORY.md, memories/USER.md oder pending/, eine dieser Dateien mit Einträgen zwischen §-Zeilen oder ein wartender Schreibvorgang</translation>
    </message>
    <message>
        <source>MEMORY.md and USER.md with the approved changes, within their limits, and pending writes taken away once they are decided</source>
        <translation>MEMORY.md und USER.md mit den genehmigten Änderungen, innerhalb ihrer Grenzen; wartende Schreibvorgänge werden nach der Entscheidung entfernt</translation>
    </message>
    <message>
        <source>Its text holds a line of § alone, which ends an entry there.</source>
        <translation>Ihr Text enthält eine Zeile nur aus §, die dort einen Eintrag beendet.</translation>
    </message>
    <message>
        <source>Its text holds bytes that are no characters.</source>
        <translation>Ihr Text enthält Bytes, die keine Zeichen sind.</translation>
    </message>
    <message>
        <source>%1 is not part of what it is handed back to.</source>
        <translation>%1 gehört nicht zu dem, wohin zurückgegeben wird.</translation>
    </message>
    <message>
        <source>The entry is not in the files any more: Hermes changed it since it was read.</source>
        <translation>Der Eintrag steht nicht mehr in den Dateien: Hermes hat ihn seit dem Lesen geändert.</translation>
    </message>
    <message>
        <source>Neither MEMORY.md nor USER.md is part of this.</source>
        <translation>Weder MEMORY.md noch USER.md gehört dazu.</translation>
    </message>
    <message>
        <source>%1 would hold %2 of %3 characters; shorten or remove entries first.</source>
        <translation>%1 enthielte %2 von %3 Zeichen; zuerst Einträge kürzen oder entfernen.</translation>
    </message>
    <message>
        <source>It was merged into a narrative that did not take its place; Hermes has no archive.</source>
        <translation>Sie ging in einer Erzählung auf, die nicht an ihre Stelle trat; Hermes hat kein Archiv.</translation>
    </message>
    <message>
        <source>It was no pending write of Hermes.</source>
        <translation>Es war kein wartender Schreibvorgang von Hermes.</translation>
    </message>
    <message>
        <source>The pending write is not there any more: Hermes has settled it since it was read.</source>
        <translation>Den wartenden Schreibvorgang gibt es nicht mehr: Hermes hat ihn seit dem Lesen erledigt.</translation>
    </message>
    <message>
        <source>The pending write says something else now; import it again.</source>
        <translation>Der wartende Schreibvorgang sagt jetzt etwas anderes; neu importieren.</translation>
    </message>
    <message>
        <source>A skill is put in place by Hermes itself: /skills approve %1.</source>
        <translation>Eine Fertigkeit setzt Hermes selbst ein: /skills approve %1.</translation>
    </message>
    <message>
        <source>Not all parts of this write are decided; it waits on.</source>
        <translation>Nicht alle Teile dieses Schreibvorgangs sind entschieden; er wartet weiter.</translation>
    </message>
    <message>
        <source>It is deferred; it waits on.</source>
        <translation>Er ist zurückgestellt; er wartet weiter.</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 replaced, %4 removed; %5 of %6 characters</source>
        <translation>%1: %2 hinzugefügt, %3 ersetzt, %4 entfernt; %5 von %6 Zeichen</translation>
    </message>
    <message>
        <source>The pending write is %1</source>
        <translation>Der wartende Schreibvorgang ist %1</translation>
    </message>
    <message>
        <source>It is not in the archive.</source>
        <translation>Es ist nicht im Archiv.</translation>
    </message>
    <message>
        <source>mental models</source>
        <translation>mentale Modelle</translation>
    </message>
    <message>
        <source>The texts of %1 documents, of which the facts were extracted, lie beside them and are not taken.</source>
        <translation>Die Texte von %1 Dokumenten, aus denen die Fakten stammen, liegen daneben und werden nicht übernommen.</translation>
    </message>
    <message>
        <source>It is no list.</source>
        <translation>Das ist keine Liste.</translation>
    </message>
    <message>
        <source>The archive has version %1; read as version 1.</source>
        <translation>Das Archiv hat Version %1; gelesen als Version 1.</translation>
    </message>
    <message>
        <source>It counts %1 %2, and there are %3.</source>
        <translation>Es zählt %1 %2, und es gibt %3.</translation>
    </message>
    <message>
        <source>It is no document with facts.</source>
        <translation>Das ist kein Dokument mit Fakten.</translation>
    </message>
    <message>
        <source>A document %1 was there before; its facts are counted on.</source>
        <translation>Ein Dokument %1 gab es schon; seine Fakten werden weitergezählt.</translation>
    </message>
    <message>
        <source>%1 fact %2</source>
        <translation>%1 Fakt %2</translation>
    </message>
    <message>
        <source>There is no text; skipped.</source>
        <translation>Es gibt keinen Text; übersprungen.</translation>
    </message>
    <message>
        <source>&quot;fact_type&quot; is %1, neither world nor experience.</source>
        <translation>„fact_type“ ist %1, weder world noch experience.</translation>
    </message>
    <message>
        <source>A source names no document and fact; it supports nothing.</source>
        <translation>Eine Quelle nennt weder Dokument noch Fakt; sie stützt nichts.</translation>
    </message>
    <message>
        <source>&quot;proof_count&quot; is %1, and %2 sources are named.</source>
        <translation>„proof_count“ ist %1, und %2 Quellen sind genannt.</translation>
    </message>
    <message>
        <source>The mental model has no content; skipped.</source>
        <translation>Das mentale Modell hat keinen Inhalt; übersprungen.</translation>
    </message>
    <message>
        <source>The directive says nothing; skipped.</source>
        <translation>Die Anweisung sagt nichts; übersprungen.</translation>
    </message>
    <message>
        <source>%1 names in the archive lead out of it; they were not read.</source>
        <translation>%1 Namen im Archiv führen aus ihm heraus; sie wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>its export archive: the zip, the folder it was unpacked into (manifest.json and documents), or one JSON object of its parts</source>
        <translation>sein Exportarchiv: die Zip-Datei, der Ordner, in den sie entpackt wurde (manifest.json und Dokumente), oder ein JSON-Objekt seiner Teile</translation>
    </message>
    <message>
        <source>a script of requests to its interface, which a person reads and runs</source>
        <translation>ein Skript mit Anfragen an seine Schnittstelle, das eine Person liest und ausführt</translation>
    </message>
    <message>
        <source>Hindsight keeps no proposals that could be decided.</source>
        <translation>Hindsight führt keine Vorschläge, die entschieden werden könnten.</translation>
    </message>
    <message>
        <source>Hindsight&apos;s interface</source>
        <translation>Hindsights Schnittstelle</translation>
    </message>
    <message>
        <source>Mental models and directives are changed in Hindsight&apos;s own panel.</source>
        <translation>Mentale Modelle und Anweisungen werden in Hindsights eigener Oberfläche geändert.</translation>
    </message>
    <message>
        <source>Hindsight lets facts be corrected, not observations: correct the facts that it rests on.</source>
        <translation>Hindsight lässt Fakten berichtigen, nicht Beobachtungen: die Fakten berichtigen, auf denen sie beruht.</translation>
    </message>
    <message>
        <source>The archive names no id of this fact; export it anew with a release that does.</source>
        <translation>Das Archiv nennt keine ID dieses Fakts; mit einer Version neu exportieren, die es tut.</translation>
    </message>
    <message>
        <source>forgotten: its words are taken out, then it is invalidated</source>
        <translation>vergessen: Die Wörter werden entfernt, dann wird er ungültig gemacht</translation>
    </message>
    <message>
        <source>invalidate %1</source>
        <translation>%1 ungültig machen</translation>
    </message>
    <message>
        <source>The document that the fact came of still holds it: delete it there, too.</source>
        <translation>Das Dokument, aus dem der Fakt stammt, enthält es noch: auch dort löschen.</translation>
    </message>
    <message>
        <source>A belief that a person approved</source>
        <translation>Eine Überzeugung, die eine Person genehmigt hat</translation>
    </message>
    <message>
        <source>retain %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>The database has no table &quot;store&quot; of LangGraph.</source>
        <translation>Die Datenbank hat keine Tabelle „store“ von LangGraph.</translation>
    </message>
    <message>
        <source>Of a value one vector is taken; those of further fields are not: %1.</source>
        <translation>Von einem Wert wird ein Vektor übernommen; die weiterer Felder nicht: %1.</translation>
    </message>
    <message>
        <source>store %1 %2</source>
        <translation>store %1 %2</translation>
    </message>
    <message>
        <source>The value is no JSON: %1. Skipped.</source>
        <translation>Der Wert ist kein JSON: %1. Übersprungen.</translation>
    </message>
    <message>
        <source>The value has no words. Skipped.</source>
        <translation>Der Wert hat keine Wörter. Übersprungen.</translation>
    </message>
    <message>
        <source>Its text can&apos;t stand in JSON.</source>
        <translation>Ihr Text kann nicht in JSON stehen.</translation>
    </message>
    <message>
        <source>It was merged into a narrative that did not take its place; the store has no archive.</source>
        <translation>Sie ging in einer Erzählung auf, die nicht an ihre Stelle trat; der Speicher hat kein Archiv.</translation>
    </message>
    <message>
        <source>Its words stand in several places of the value; change it with its program.</source>
        <translation>Ihre Wörter stehen an mehreren Stellen des Werts; mit seinem Programm ändern.</translation>
    </message>
    <message>
        <source>The store keeps no writes that wait.</source>
        <translation>Der Speicher führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>Vectors of deleted values go with them; a new or redacted value has none, or an old one, until its program puts it again. Stop the program, copy the database and run the script.</source>
        <translation>Vektoren gelöschter Werte gehen mit ihnen; ein neuer oder geschwärzter Wert hat keinen oder einen alten, bis sein Programm ihn wieder ablegt. Das Programm beenden, die Datenbank kopieren und das Skript ausführen.</translation>
    </message>
    <message>
        <source>LangGraph store</source>
        <translation>LangGraph-Speicher</translation>
    </message>
    <message>
        <source>an SQLite database with LangGraph&apos;s table store (prefix, key, value)</source>
        <translation>eine SQLite-Datenbank mit LangGraphs Tabelle store (prefix, key, value)</translation>
    </message>
    <message>
        <source>an SQL script that adds, redacts or deletes values, for a person to read and run</source>
        <translation>ein SQL-Skript, das Werte hinzufügt, schwärzt oder löscht, zum Lesen und Ausführen durch eine Person</translation>
    </message>
    <message>
        <source>Messages of the role %1, which are not taken: %2.</source>
        <translation>Nachrichten der Rolle %1, die nicht übernommen werden: %2.</translation>
    </message>
    <message>
        <source>Blocks or messages without words: %1.</source>
        <translation>Blöcke oder Nachrichten ohne Wörter: %1.</translation>
    </message>
    <message>
        <source>%1 block %2</source>
        <translation>%1 Block %2</translation>
    </message>
    <message>
        <source>The agent has two blocks of this label; the first stays.</source>
        <translation>Der Agent hat zwei Blöcke dieses Namens; der erste bleibt.</translation>
    </message>
    <message>
        <source>%1 message %2</source>
        <translation>%1 Nachricht %2</translation>
    </message>
    <message>
        <source>This is no agent file of Letta.</source>
        <translation>Das ist keine Agentendatei von Letta.</translation>
    </message>
    <message>
        <source>This is no agent file of Letta: %1.</source>
        <translation>Das ist keine Agentendatei von Letta: %1.</translation>
    </message>
    <message>
        <source>%1; what stands before is taken.</source>
        <translation>%1; was davor steht, ist übernommen.</translation>
    </message>
    <message>
        <source>Messages of an agent file are its history; change them in Letta.</source>
        <translation>Nachrichten einer Agentendatei sind ihre Geschichte; in Letta ändern.</translation>
    </message>
    <message>
        <source>There is no block of this label.</source>
        <translation>Es gibt keinen Block dieses Namens.</translation>
    </message>
    <message>
        <source>Several agents have a block of this label.</source>
        <translation>Mehrere Agenten haben einen Block dieses Namens.</translation>
    </message>
    <message>
        <source>It was merged into a narrative that did not take its place; it stays.</source>
        <translation>Sie ging in einer Erzählung auf, die nicht an ihre Stelle trat; sie bleibt.</translation>
    </message>
    <message>
        <source>An agent file keeps no writes that wait.</source>
        <translation>Eine Agentendatei führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>An agent file is taken by importing it in Letta, which makes an agent of it; a block withdrawn here is empty there.</source>
        <translation>Eine Agentendatei wird in Letta importiert, das einen Agenten daraus macht; ein hier zurückgezogener Block ist dort leer.</translation>
    </message>
    <message>
        <source>Letta agent file</source>
        <translation>Letta-Agentendatei</translation>
    </message>
    <message>
        <source>a JSON file (.af) with agents and blocks, or one agent with core_memory</source>
        <translation>eine JSON-Datei (.af) mit agents und blocks, oder ein Agent mit core_memory</translation>
    </message>
    <message>
        <source>There is no Markdown file to be read here.</source>
        <translation>Hier gibt es keine lesbare Markdown-Datei.</translation>
    </message>
    <message>
        <source>%1 tell the agent how to be and are not taken.</source>
        <translation>%1 sagen dem Agenten, wie er sein soll, und werden nicht übernommen.</translation>
    </message>
    <message>
        <source>Nothing that it rests on stands in these files, so that it has no place there.</source>
        <translation>Nichts, worauf sie beruht, steht in diesen Dateien, so dass sie dort keinen Platz hat.</translation>
    </message>
    <message>
        <source>a workspace with MEMORY.md, USER.md or memory/YYYY-MM-DD.md beside AGENTS.md, SOUL.md and others</source>
        <translation>ein Arbeitsordner mit MEMORY.md, USER.md oder memory/YYYY-MM-DD.md neben AGENTS.md, SOUL.md und anderen</translation>
    </message>
    <message>
        <source>its Markdown files with the decided lines changed, new beliefs as items of MEMORY.md</source>
        <translation>seine Markdown-Dateien mit den entschiedenen Zeilen geändert, neue Überzeugungen als Punkte von MEMORY.md</translation>
    </message>
    <message>
        <source>a folder with Markdown files, or one of them: each paragraph and each item of a list</source>
        <translation>ein Ordner mit Markdown-Dateien oder eine davon: jeder Absatz und jeder Listenpunkt</translation>
    </message>
    <message>
        <source>the files with the decided paragraphs and items changed, every other byte as it was</source>
        <translation>die Dateien mit den entschiedenen Absätzen und Punkten geändert, jedes andere Byte wie zuvor</translation>
    </message>
    <message>
        <source>The relation names %1, which is no entity of the graph.</source>
        <translation>Die Beziehung nennt %1, was keine Entität des Graphen ist.</translation>
    </message>
    <message>
        <source>One entity is without an observation, so that there is nothing to take: %1 ….</source>
        <translation>Eine Entität hat keine Beobachtung, so dass nichts zu übernehmen ist: %1 ….</translation>
    </message>
    <message>
        <source>One entity is without an observation, so that there is nothing to take: %1.</source>
        <translation>Eine Entität hat keine Beobachtung, so dass nichts zu übernehmen ist: %1.</translation>
    </message>
    <message>
        <source>%1 entities are without an observation, so that there is nothing to take: %2 ….</source>
        <translation>%1 Entitäten haben keine Beobachtung, so dass nichts zu übernehmen ist: %2 ….</translation>
    </message>
    <message>
        <source>%1 entities are without an observation, so that there is nothing to take: %2.</source>
        <translation>%1 Entitäten haben keine Beobachtung, so dass nichts zu übernehmen ist: %2.</translation>
    </message>
    <message>
        <source>A line marks the file as of %1.</source>
        <translation>Eine Zeile weist die Datei als von %1 aus.</translation>
    </message>
    <message>
        <source>It is neither an entity nor a relation (&quot;type&quot; is %1). Skipped.</source>
        <translation>Das ist weder Entität noch Beziehung („type“ ist %1). Übersprungen.</translation>
    </message>
    <message>
        <source>It is neither an entity nor a relation (&quot;type&quot; is missing). Skipped.</source>
        <translation>Das ist weder Entität noch Beziehung („type“ fehlt). Übersprungen.</translation>
    </message>
    <message>
        <source>The entity has no name. Skipped.</source>
        <translation>Die Entität hat keinen Namen. Übersprungen.</translation>
    </message>
    <message>
        <source>The entity %1 stands twice; the server adds to the first only. The observations of both are taken.</source>
        <translation>Die Entität %1 steht zweimal da; der Server ergänzt nur die erste. Die Beobachtungen beider werden übernommen.</translation>
    </message>
    <message>
        <source>%1 observation %2</source>
        <translation>%1 Beobachtung %2</translation>
    </message>
    <message>
        <source>The observation has no words. Skipped.</source>
        <translation>Die Beobachtung hat keine Wörter. Übersprungen.</translation>
    </message>
    <message>
        <source>%1 has this observation twice; the first stays.</source>
        <translation>%1 hat diese Beobachtung zweimal; die erste bleibt.</translation>
    </message>
    <message>
        <source>The relation lacks from, to or relationType. Skipped.</source>
        <translation>Der Beziehung fehlt from, to oder relationType. Übersprungen.</translation>
    </message>
    <message>
        <source>The relation stands twice; the first stays.</source>
        <translation>Die Beziehung steht zweimal da; die erste bleibt.</translation>
    </message>
    <message>
        <source>There is no memory.jsonl in this folder.</source>
        <translation>In diesem Ordner gibt es keine memory.jsonl.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>It is no object but %1.</source>
        <translation>Das ist kein Objekt, sondern %1.</translation>
    </message>
    <message>
        <source>The line ends within its object.</source>
        <translation>Die Zeile endet in ihrem Objekt.</translation>
    </message>
    <message>
        <source>Here stands no object.</source>
        <translation>Hier steht kein Objekt.</translation>
    </message>
    <message>
        <source>The list has no end; what stands complete is taken.</source>
        <translation>Die Liste hat kein Ende; was vollständig dasteht, ist übernommen.</translation>
    </message>
    <message>
        <source>The object has no end; what stands complete is taken.</source>
        <translation>Das Objekt hat kein Ende; was vollständig dasteht, ist übernommen.</translation>
    </message>
    <message>
        <source>MCP memory server</source>
        <translation>MCP-Memory-Server</translation>
    </message>
    <message>
        <source>a knowledge graph with entities (name, entityType, observations) and relations (from, to, relationType), one object a line, one list, or memory.jsonl in a folder</source>
        <translation>ein Wissensgraph mit Entitäten (name, entityType, observations) und Beziehungen (from, to, relationType), ein Objekt je Zeile, eine Liste, oder memory.jsonl in einem Ordner</translation>
    </message>
    <message>
        <source>the graph&apos;s file with the decided observations and relations changed, every other byte as it was</source>
        <translation>die Datei des Graphen mit den entschiedenen Beobachtungen und Beziehungen geändert, jedes andere Byte wie zuvor</translation>
    </message>
    <message>
        <source>The words stand in an entity&apos;s name, which other records use; rename it with the server.</source>
        <translation>Die Wörter stehen im Namen einer Entität, den andere Datensätze verwenden; mit dem Server umbenennen.</translation>
    </message>
    <message>
        <source>The words stand in no part that a relation has.</source>
        <translation>Die Wörter stehen in keinem Teil, den eine Beziehung hat.</translation>
    </message>
    <message>
        <source>Its text can&apos;t stand in a JSON file.</source>
        <translation>Ihr Text kann nicht in einer JSON-Datei stehen.</translation>
    </message>
    <message>
        <source>What it replaces is not in the graph any more.</source>
        <translation>Was sie ersetzt, ist nicht mehr im Graphen.</translation>
    </message>
    <message>
        <source>Neither it nor what it rests on names an entity of the graph: give it one in its entities.</source>
        <translation>Weder sie noch das, worauf sie beruht, nennt eine Entität des Graphen: eine in ihre Entitäten eintragen.</translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 removed</source>
        <translation>%1 hinzugefügt, %2 geändert, %3 entfernt</translation>
    </message>
    <message>
        <source>It was merged into a narrative that did not take its place; the graph has no archive.</source>
        <translation>Sie ging in einer Erzählung auf, die nicht an ihre Stelle trat; der Graph hat kein Archiv.</translation>
    </message>
    <message>
        <source>The server keeps no writes that wait.</source>
        <translation>Der Server führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>The server reads its file at each call and writes it whole: let no assistant use it meanwhile.</source>
        <translation>Der Server liest seine Datei bei jedem Aufruf und schreibt sie im Ganzen: Währenddessen darf ihn kein Assistent benutzen.</translation>
    </message>
    <message>
        <source>memories %1</source>
        <translation>memories %1</translation>
    </message>
    <message>
        <source>This is no export of mcp-memory-service.</source>
        <translation>Das ist kein Export von mcp-memory-service.</translation>
    </message>
    <message>
        <source>This is no export of mcp-memory-service: %1.</source>
        <translation>Das ist kein Export von mcp-memory-service: %1.</translation>
    </message>
    <message>
        <source>Vectors that can&apos;t be read: %1.</source>
        <translation>Nicht lesbare Vektoren: %1.</translation>
    </message>
    <message>
        <source>The memory has no content. Skipped.</source>
        <translation>Die Erinnerung hat keinen Inhalt. Übersprungen.</translation>
    </message>
    <message>
        <source>The content hash stands twice; the first stays.</source>
        <translation>Der Inhalts-Hash steht zweimal da; der erste bleibt.</translation>
    </message>
    <message>
        <source>The importance is outside of 0 to 1; it is kept in extra.</source>
        <translation>Die Wichtigkeit liegt außerhalb von 0 bis 1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>Edges %1, which are no evidence and are kept in extra of their source: %2.</source>
        <translation>Kanten %1, die keine Belege sind und als Zusatz ihrer Quelle behalten werden: %2.</translation>
    </message>
    <message>
        <source>There is no sqlite_vec.db in this folder.</source>
        <translation>In diesem Ordner gibt es keine sqlite_vec.db.</translation>
    </message>
    <message>
        <source>The database has no table of mcp-memory-service.</source>
        <translation>Die Datenbank hat keine Tabelle von mcp-memory-service.</translation>
    </message>
    <message>
        <source>A redacted text has another hash: erase the memory, and store the redacted text with store_memory.</source>
        <translation>Ein geschwärzter Text hat einen anderen Hash: die Erinnerung löschen und den geschwärzten Text mit store_memory ablegen.</translation>
    </message>
    <message>
        <source>The service has no archive, and the narrative is not there.</source>
        <translation>Der Dienst hat kein Archiv, und die Erzählung ist nicht dort.</translation>
    </message>
    <message>
        <source>The service keeps no writes that wait.</source>
        <translation>Der Dienst führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>Stop the service, copy its database and run the script.</source>
        <translation>Den Dienst beenden, seine Datenbank kopieren und das Skript ausführen.</translation>
    </message>
    <message>
        <source>an SQLite database with its table memories (content_hash, memory_type), a folder with sqlite_vec.db, or its JSON export</source>
        <translation>eine SQLite-Datenbank mit seiner Tabelle memories (content_hash, memory_type), ein Ordner mit sqlite_vec.db oder sein JSON-Export</translation>
    </message>
    <message>
        <source>It is kept in storage.dbm, as old versions of qdrant-client did; open it once with a newer one.</source>
        <translation>Es liegt in storage.dbm, wie alte Versionen von qdrant-client es ablegten; einmal mit einer neueren öffnen.</translation>
    </message>
    <message>
        <source>There is no storage.sqlite in it.</source>
        <translation>Darin gibt es keine storage.sqlite.</translation>
    </message>
    <message>
        <source>One memory is there by the history, and not in the store beside it; taken as the history has it.</source>
        <translation>Eine Erinnerung gibt es dem Verlauf nach, aber nicht im Speicher daneben; übernommen, wie der Verlauf sie hat.</translation>
    </message>
    <message>
        <source>%1 memories are there by the history, and not in the store beside it; taken as the history has them.</source>
        <translation>%1 Erinnerungen gibt es dem Verlauf nach, aber nicht im Speicher daneben; übernommen, wie der Verlauf sie hat.</translation>
    </message>
    <message>
        <source>The last message of conversations lie beside, which are not imported.</source>
        <translation>Die letzte Nachricht von Gesprächen liegt daneben und wird nicht importiert.</translation>
    </message>
    <message>
        <source>The last %1 messages of conversations lie beside, which are not imported.</source>
        <translation>Die letzten %1 Nachrichten von Gesprächen liegen daneben und werden nicht importiert.</translation>
    </message>
    <message>
        <source>An event names no memory; skipped.</source>
        <translation>Ein Ereignis nennt keine Erinnerung; übersprungen.</translation>
    </message>
    <message>
        <source>Its payload is no JSON object; skipped.</source>
        <translation>Sein Inhalt ist kein JSON-Objekt; übersprungen.</translation>
    </message>
    <message>
        <source>Its vector is no list of 32-bit numbers; taken without.</source>
        <translation>Sein Vektor ist keine Liste von 32-Bit-Zahlen; ohne ihn übernommen.</translation>
    </message>
    <message>
        <source>collection %1 point %2</source>
        <translation>Sammlung %1 Punkt %2</translation>
    </message>
    <message>
        <source>The point has no id or no payload; skipped.</source>
        <translation>Der Punkt hat keine ID oder keinen Inhalt; übersprungen.</translation>
    </message>
    <message>
        <source>The id stands in two stores; the first stays.</source>
        <translation>Die ID steht in zwei Speichern; die erste bleibt.</translation>
    </message>
    <message>
        <source>Nothing says what this memory is; left out.</source>
        <translation>Nichts sagt, was diese Erinnerung ist; weggelassen.</translation>
    </message>
    <message>
        <source>There is no history.db, vector_store.db or Qdrant folder of mem0 here.</source>
        <translation>Hier gibt es weder history.db noch vector_store.db noch einen Qdrant-Ordner von mem0.</translation>
    </message>
    <message>
        <source>history.db or vector_store.db of mem0, its folder, or a local Qdrant folder with meta.json</source>
        <translation>history.db oder vector_store.db von mem0, sein Ordner oder ein lokaler Qdrant-Ordner mit meta.json</translation>
    </message>
    <message>
        <source>The priority of one trace is outside of 0 to 1; it is kept in extra.</source>
        <translation>Die Priorität einer Spur liegt außerhalb von 0 bis 1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The priority of %1 traces is outside of 0 to 1; it is kept in extra.</source>
        <translation>Die Priorität von %1 Spuren liegt außerhalb von 0 bis 1; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>candidates for policies</source>
        <translation>Kandidaten für Regeln</translation>
    </message>
    <message>
        <source>Not taken: %1 (%2)</source>
        <translation>Nicht übernommen: %1 (%2)</translation>
    </message>
    <message>
        <source>The status %1 is unknown; taken as active.</source>
        <translation>Der Status %1 ist unbekannt; als aktiv übernommen.</translation>
    </message>
    <message>
        <source>The database has no table of MemOS.</source>
        <translation>Die Datenbank hat keine Tabelle von MemOS.</translation>
    </message>
    <message>
        <source>It is no row of MemOS.</source>
        <translation>Es ist keine Zeile von MemOS.</translation>
    </message>
    <message>
        <source>Its text has lost the parts that MemOS keeps apart.</source>
        <translation>Ihr Text hat die Teile verloren, die MemOS getrennt hält.</translation>
    </message>
    <message>
        <source>MemOS has no archive for traces.</source>
        <translation>MemOS hat kein Archiv für Spuren.</translation>
    </message>
    <message>
        <source>MemOS keeps no writes that wait.</source>
        <translation>MemOS führt keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>What is withdrawn is archived, as MemOS does it itself; what is erased is deleted. Stop the agent, copy memos.db and run the script.</source>
        <translation>Was zurückgezogen ist, wird archiviert, wie MemOS es selbst tut; was gelöscht ist, wird gelöscht. Den Agenten beenden, memos.db kopieren und das Skript ausführen.</translation>
    </message>
    <message>
        <source>an SQLite database with traces, policies and world_model of MemOS&apos;s local plugin, or a folder with memos.db</source>
        <translation>eine SQLite-Datenbank mit traces, policies und world_model von MemOS’ lokalem Plugin, oder ein Ordner mit memos.db</translation>
    </message>
    <message>
        <source>It holds more than %1 MiB of notes; the rest, from %2 on, is not read.</source>
        <translation>Es enthält mehr als %1 MiB Notizen; der Rest, ab %2, wird nicht gelesen.</translation>
    </message>
    <message>
        <source>It is too large for a note (over 16 MiB).</source>
        <translation>Es ist zu groß für eine Notiz (über 16 MiB).</translation>
    </message>
    <message>
        <source>It is no text.</source>
        <translation>Das ist kein Text.</translation>
    </message>
    <message>
        <source>It is not in the files any more.</source>
        <translation>Es steht nicht mehr in den Dateien.</translation>
    </message>
    <message>
        <source>It is more than words there: a link with a type. Change it in its program.</source>
        <translation>Dort sind es mehr als Wörter: eine Verbindung mit Typ. Mit seinem Programm ändern.</translation>
    </message>
    <message>
        <source>Its text can&apos;t stand in a note.</source>
        <translation>Ihr Text kann nicht in einer Notiz stehen.</translation>
    </message>
    <message>
        <source>Its text would be several blocks there (empty lines, headings or items of a list).</source>
        <translation>Ihr Text wäre dort mehrere Blöcke (leere Zeilen, Überschriften oder Listenpunkte).</translation>
    </message>
    <message>
        <source>Its text can&apos;t stand on one line of a note.</source>
        <translation>Ihr Text kann nicht auf einer Zeile einer Notiz stehen.</translation>
    </message>
    <message>
        <source>%1: one change</source>
        <translation>%1: eine Änderung</translation>
    </message>
    <message>
        <source>%1: %2 changes</source>
        <translation>%1: %2 Änderungen</translation>
    </message>
    <message>
        <source>What it replaces is not in the files any more.</source>
        <translation>Was sie ersetzt, steht nicht mehr in den Dateien.</translation>
    </message>
    <message>
        <source>Notes keep no writes that wait.</source>
        <translation>Notizen führen keine wartenden Schreibvorgänge.</translation>
    </message>
    <message>
        <source>it ends early</source>
        <translation>er endet zu früh</translation>
    </message>
    <message>
        <source>it holds too many values</source>
        <translation>er enthält zu viele Werte</translation>
    </message>
    <message>
        <source>The pickle can&apos;t be read: %1 (byte %2).</source>
        <translation>Der Pickle kann nicht gelesen werden: %1 (Byte %2).</translation>
    </message>
    <message>
        <source>it takes what is not there</source>
        <translation>er nimmt, was nicht da ist</translation>
    </message>
    <message>
        <source>it adds to what is no container</source>
        <translation>er ergänzt, was kein Behälter ist</translation>
    </message>
    <message>
        <source>a key has no value</source>
        <translation>ein Schlüssel hat keinen Wert</translation>
    </message>
    <message>
        <source>it recalls what it never kept</source>
        <translation>er ruft ab, was er nie behielt</translation>
    </message>
    <message>
        <source>it holds a number of more than 64 bits</source>
        <translation>er enthält eine Zahl von mehr als 64 Bit</translation>
    </message>
    <message>
        <source>its protocol is newer than 5</source>
        <translation>sein Protokoll ist neuer als 5</translation>
    </message>
    <message>
        <source>a class has no name</source>
        <translation>eine Klasse hat keinen Namen</translation>
    </message>
    <message>
        <source>an object has no class</source>
        <translation>ein Objekt hat keine Klasse</translation>
    </message>
    <message>
        <source>it asks for the operation 0x%1, which does more than build a value</source>
        <translation>er verlangt die Operation 0x%1, die mehr tut, als einen Wert zu bilden</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read: %1.</source>
        <translation>Der Ordner kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>One file is a link to another place; it is not followed.</source>
        <translation>Eine Datei ist ein Verweis auf einen anderen Ort; ihm wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>%1 files are links to other places; they are not followed.</source>
        <translation>%1 Dateien sind Verweise auf andere Orte; ihnen wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>It holds more than %1 files; the rest was not looked at.</source>
        <translation>Er enthält mehr als %1 Dateien; der Rest wurde nicht angesehen.</translation>
    </message>
    <message>
        <source>Folders deeper than %1 levels, which were not looked at: %2.</source>
        <translation>Ordner tiefer als %1 Ebenen, die nicht angesehen wurden: %2.</translation>
    </message>
    <message>
        <source>%1 has no place here; it is kept as it is in one record.</source>
        <translation>%1 hat hier keinen Platz; in einem Datensatz behalten, wie es ist.</translation>
    </message>
    <message>
        <source>%1 has no place here; it is kept as it is in %2 records.</source>
        <translation>%1 hat hier keinen Platz; in %2 Datensätzen behalten, wie es ist.</translation>
    </message>
    <message>
        <source>The table breaks off: %1 What came before is taken.</source>
        <translation>Die Tabelle bricht ab: %1 Was davor kam, ist übernommen.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no string but %2; kept in extra.</source>
        <translation>„%1“ ist keine Zeichenkette, sondern %2; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a string and no list; taken as a list of one.</source>
        <translation>„%1“ ist eine Zeichenkette und keine Liste; als Liste aus einem Wort übernommen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no list of strings; kept in extra.</source>
        <translation>„%1“ ist keine Liste von Zeichenketten; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number: %2; kept in extra.</source>
        <translation>„%1“ ist keine ganze Zahl: %2; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither true nor false; kept in extra.</source>
        <translation>„%1“ ist weder wahr noch falsch; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The importance stays unset: its scale is unknown; kept in extra.</source>
        <translation>Die Wichtigkeit bleibt offen: Ihre Skala ist unbekannt; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>The importance stays unset: %1 is outside the scale %2; kept in extra.</source>
        <translation>Die Wichtigkeit bleibt offen: %1 liegt außerhalb der Skala %2; als Zusatz behalten.</translation>
    </message>
    <message>
        <source>&quot;created&quot; is no time: %1; the memory stays timeless.</source>
        <translation>„created“ ist keine Zeit: %1; die Erinnerung bleibt zeitlos.</translation>
    </message>
    <message>
        <source>%1 stands in the record and in its &quot;extra&quot;; the record&apos;s is kept.</source>
        <translation>%1 steht im Datensatz und in seinem „extra“; das im Datensatz wird behalten.</translation>
    </message>
    <message>
        <source>%1 in it can&apos;t be read: %2.</source>
        <translation>%1 darin kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>Der Ordner ist leer.</translation>
    </message>
    <message>
        <source>No importer recognises what is in this folder.</source>
        <translation>Kein Importer erkennt, was in diesem Ordner ist.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is binary data that no importer knows.</source>
        <translation>Das sind Binärdaten, die kein Importer kennt.</translation>
    </message>
    <message>
        <source>The file holds nothing but white space.</source>
        <translation>Die Datei enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>This is JSON, but of no format that an importer knows.</source>
        <translation>Das ist JSON, aber in keinem Format, das ein Importer kennt.</translation>
    </message>
    <message>
        <source>This is text, but of no format that an importer knows.</source>
        <translation>Das ist Text, aber in keinem Format, das ein Importer kennt.</translation>
    </message>
    <message>
        <source>%1 Looked for: %2</source>
        <translation>%1 Gesucht wurde: %2</translation>
    </message>
    <message>
        <source>There is no importer %1. Known are: %2</source>
        <translation>Es gibt keinen Importer %1. Bekannt sind: %2</translation>
    </message>
    <message>
        <source>The keys of %1 have fixed meanings; they can&apos;t be mapped.</source>
        <translation>Die Schlüssel von %1 haben feste Bedeutungen; sie können nicht zugeordnet werden.</translation>
    </message>
    <message>
        <source>%1 for the key %2 is no meaning. Known are: %3.</source>
        <translation>%1 für den Schlüssel %2 ist keine Bedeutung. Bekannt sind: %3.</translation>
    </message>
    <message>
        <source>The memory&apos;s text</source>
        <translation>Der Text der Erinnerung</translation>
    </message>
    <message>
        <source>Its kind: &quot;reflection&quot; or &quot;insight&quot; for what was derived, &quot;narrative&quot; for a merge, all else an episode</source>
        <translation>Ihre Art: „reflection“ oder „insight“ für Hergeleitetes, „narrative“ für Verschmolzenes, alles andere eine Episode</translation>
    </message>
    <message>
        <source>When it was recorded</source>
        <translation>Wann sie aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>True from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>True until</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>When it expires</source>
        <translation>Wann sie abläuft</translation>
    </message>
    <message>
        <source>When it was last read</source>
        <translation>Wann sie zuletzt gelesen wurde</translation>
    </message>
    <message>
        <source>Ids of what it rests on</source>
        <translation>IDs dessen, worauf sie beruht</translation>
    </message>
    <message>
        <source>Ids of what speaks against it</source>
        <translation>IDs dessen, was dagegen spricht</translation>
    </message>
    <message>
        <source>Ids of what was merged into it</source>
        <translation>IDs dessen, was in ihr aufging</translation>
    </message>
    <message>
        <source>Depth as the source has it</source>
        <translation>Tiefe, wie die Quelle sie hat</translation>
    </message>
    <message>
        <source>Id of what replaced it</source>
        <translation>ID dessen, was sie ersetzte</translation>
    </message>
    <message>
        <source>Confidence as the source has it</source>
        <translation>Verlässlichkeit, wie die Quelle sie hat</translation>
    </message>
    <message>
        <source>Conversation or task</source>
        <translation>Gespräch oder Aufgabe</translation>
    </message>
    <message>
        <source>Who said or did it</source>
        <translation>Wer es sagte oder tat</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>People and things named</source>
        <translation>Genannte Menschen und Dinge</translation>
    </message>
    <message>
        <source>Whose memory it is</source>
        <translation>Wessen Erinnerung es ist</translation>
    </message>
    <message>
        <source>Kept as it is, without a meaning</source>
        <translation>Behalten, wie es ist, ohne Bedeutung</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The folder is a link and was not followed.</source>
        <translation>Der Ordner ist ein Verweis; ihm wurde nicht gefolgt.</translation>
    </message>
    <message>
        <source>Folders more than %1 levels deep are not looked at.</source>
        <translation>Ordner, die mehr als %1 Ebenen tief liegen, werden nicht angesehen.</translation>
    </message>
    <message>
        <source>More than %1 files lie there; the rest was not looked at.</source>
        <translation>Dort liegen mehr als %1 Dateien; der Rest wurde nicht angesehen.</translation>
    </message>
    <message>
        <source>The file is too large for a text (over 64 MiB).</source>
        <translation>Die Datei ist zu groß für einen Text (über 64 MiB).</translation>
    </message>
    <message>
        <source>The zip archive is damaged or cut short.</source>
        <translation>Das Zip-Archiv ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>Zip archives of several parts, and those over 4 GiB, are not read.</source>
        <translation>Zip-Archive aus mehreren Teilen und solche über 4 GiB werden nicht gelesen.</translation>
    </message>
    <message>
        <source>This entry of the zip archive is damaged.</source>
        <translation>Dieser Eintrag des Zip-Archivs ist beschädigt.</translation>
    </message>
    <message>
        <source>This entry of the zip archive is encrypted.</source>
        <translation>Dieser Eintrag des Zip-Archivs ist verschlüsselt.</translation>
    </message>
    <message>
        <source>This entry of the zip archive is too large when unpacked.</source>
        <translation>Dieser Eintrag des Zip-Archivs ist entpackt zu groß.</translation>
    </message>
    <message>
        <source>This entry of the zip archive is packed in a way that is not read.</source>
        <translation>Dieser Eintrag des Zip-Archivs ist auf eine Art gepackt, die nicht gelesen wird.</translation>
    </message>
    <message>
        <source>The connection was closed</source>
        <translation>Die Verbindung wurde geschlossen</translation>
    </message>
    <message>
        <source>Nothing more came</source>
        <translation>Es kam nichts mehr</translation>
    </message>
    <message>
        <source>The reply took too long</source>
        <translation>Die Antwort dauerte zu lange</translation>
    </message>
    <message>
        <source>The reply is too large</source>
        <translation>Die Antwort ist zu groß</translation>
    </message>
    <message>
        <source>name an environment variable for the key instead.</source>
        <translation>stattdessen eine Umgebungsvariable für den Schlüssel nennen.</translation>
    </message>
    <message>
        <source>Could not connect</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>No keyring service answers on this machine; %1</source>
        <translation>Auf diesem Rechner antwortet kein Schlüsselbunddienst; %1</translation>
    </message>
    <message>
        <source>The keyring holds no key for %1; enter it in the settings.</source>
        <translation>Der Schlüsselbund hat keinen Schlüssel für %1; in den Einstellungen eingeben.</translation>
    </message>
    <message>
        <source>The keyring was not unlocked; unlock it, or %1</source>
        <translation>Der Schlüsselbund wurde nicht entsperrt; entsperren oder %1</translation>
    </message>
    <message>
        <source>The keyring refused%1; %2</source>
        <translation>Der Schlüsselbund weigerte sich%1; %2</translation>
    </message>
    <message>
        <source>The keyring refused (%1); %2</source>
        <translation>Der Schlüsselbund weigerte sich (%1); %2</translation>
    </message>
    <message>
        <source>The keyring was not waited for.</source>
        <translation>Auf den Schlüsselbund wurde nicht gewartet.</translation>
    </message>
    <message>
        <source>This is not an address of a server.</source>
        <translation>Das ist keine Adresse eines Servers.</translation>
    </message>
    <message>
        <source>Only http and https addresses can be reached.</source>
        <translation>Nur http- und https-Adressen sind erreichbar.</translation>
    </message>
    <message>
        <source>The address holds a name or a password.</source>
        <translation>Die Adresse enthält einen Namen oder ein Passwort.</translation>
    </message>
    <message>
        <source>The method of the request is none.</source>
        <translation>Die Methode der Anfrage ist keine.</translation>
    </message>
    <message>
        <source>A header of the request is malformed.</source>
        <translation>Ein Kopffeld der Anfrage ist fehlerhaft.</translation>
    </message>
    <message>
        <source>%1 by %2 before the reply was complete.</source>
        <translation>%1, von %2, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>%1 refuses the connection; is the server running?</source>
        <translation>%1 lehnt die Verbindung ab; läuft der Server?</translation>
    </message>
    <message>
        <source>%1, or no network; check the address.</source>
        <translation>%1, oder kein Netz; die Adresse prüfen.</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be trusted, so nothing was sent: %2</source>
        <translation>%1 ist nicht vertrauenswürdig, also wurde nichts gesendet: %2</translation>
    </message>
    <message>
        <source>No protected connection to %1 could be made (%2); does it speak https?</source>
        <translation>Keine geschützte Verbindung zu %1 möglich (%2); spricht es https?</translation>
    </message>
    <message>
        <source>%1 sent is not HTTP.</source>
        <translation>Was %1 sandte, ist kein HTTP.</translation>
    </message>
    <message>
        <source>The network failed on the way to %1 (%2).</source>
        <translation>Das Netz versagte auf dem Weg zu %1 (%2).</translation>
    </message>
    <message>
        <source>%1 from %2 for %3.</source>
        <translation>%1 von %2 seit %3.</translation>
    </message>
    <message>
        <source>%1: %2 had %3.</source>
        <translation>%1: %2 hatte %3.</translation>
    </message>
    <message>
        <source>%1: %2 sent more than %3 bytes.</source>
        <translation>%1: %2 sandte mehr als %3 Bytes.</translation>
    </message>
    <message>
        <source>The call was cancelled.</source>
        <translation>Der Aufruf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Quote %1</source>
        <translation>Zitat %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Schlagwort %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>Extra: %1</source>
        <translation>Zusatz: %1</translation>
    </message>
    <message>
        <source>No source says so: it appears only in the conclusion.</source>
        <translation>Keine Quelle sagt das: Es erscheint erst in der Schlussfolgerung.</translation>
    </message>
    <message>
        <source>Has the shape of a secret (%1).</source>
        <translation>Hat die Form eines Geheimnisses (%1).</translation>
    </message>
    <message>
        <source>commas put right</source>
        <translation>Kommas berichtigt</translation>
    </message>
    <message>
        <source>comments left out</source>
        <translation>Kommentare weggelassen</translation>
    </message>
    <message>
        <source>wrong escapes or line breaks in strings put right</source>
        <translation>falsche Maskierungen oder Zeilenumbrüche in Zeichenketten berichtigt</translation>
    </message>
    <message>
        <source>True, False, None or NaN read as JSON</source>
        <translation>True, False, None oder NaN als JSON gelesen</translation>
    </message>
    <message>
        <source>a number that no double holds left out</source>
        <translation>eine Zahl, die kein double fasst, weggelassen</translation>
    </message>
    <message>
        <source>The answer is longer than 4 MB, so it was not read.</source>
        <translation>Die Antwort ist länger als 4 MB und wurde deshalb nicht gelesen.</translation>
    </message>
    <message>
        <source>The model was still thinking when the reply ended, so there is no answer.</source>
        <translation>Das Modell dachte noch, als die Antwort endete, also gibt es keine Antwort.</translation>
    </message>
    <message>
        <source>the answer breaks off; what was complete is kept</source>
        <translation>die Antwort bricht ab; was vollständig war, wird behalten</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>There is no JSON in the answer.</source>
        <translation>In der Antwort ist kein JSON.</translation>
    </message>
    <message>
        <source>The JSON in the answer is not what was asked for.</source>
        <translation>Das JSON in der Antwort ist nicht, was verlangt war.</translation>
    </message>
    <message>
        <source>budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>all %1 calls are used.</source>
        <translation>alle %1 Aufrufe sind verbraucht.</translation>
    </message>
    <message>
        <source>the next call may need %1 tokens, but %2 of %3 are left.</source>
        <translation>der nächste Aufruf könnte %1 Token brauchen, aber %2 von %3 sind übrig.</translation>
    </message>
    <message>
        <source>the next call may cost %1, but %2 of %3 is left.</source>
        <translation>der nächste Aufruf könnte %1 kosten, aber %2 von %3 sind übrig.</translation>
    </message>
    <message>
        <source>%1 names no embedding model.</source>
        <translation>%1 nennt kein Embedding-Modell.</translation>
    </message>
    <message>
        <source>Vectors %1 to %2 of %3</source>
        <translation>Vektoren %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1 changed the length of its vectors.</source>
        <translation>%1 hat die Länge seiner Vektoren geändert.</translation>
    </message>
    <message>
        <source>No model provider is configured, so nothing was sent.</source>
        <translation>Kein Modellanbieter ist eingerichtet, also wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>budget: no price is known for %1, so a limit in money can&apos;t be kept; state its prices or limit tokens instead.</source>
        <translation>Budget: Für %1 ist kein Preis bekannt, also kann keine Grenze in Geld gelten; Preise angeben oder Token begrenzen.</translation>
    </message>
    <message>
        <source>The recorded run holds no answer to &quot;%1&quot;.</source>
        <translation>Der aufgezeichnete Lauf enthält keine Antwort auf „%1“.</translation>
    </message>
    <message>
        <source>The recorded reply can&apos;t be read.</source>
        <translation>Die aufgezeichnete Antwort kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 (%2 tries.)</source>
        <translation>%1 (%2 Versuche.)</translation>
    </message>
    <message>
        <source>%1 was asked for vectors. %2</source>
        <translation>%1 wurde um Vektoren gebeten. %2</translation>
    </message>
    <message>
        <source>The reply of %1 broke off.</source>
        <translation>Die Antwort von %1 brach ab.</translation>
    </message>
    <message>
        <source>%1 sent an empty reply.</source>
        <translation>%1 sandte eine leere Antwort.</translation>
    </message>
    <message>
        <source>%1 sent something that is no answer of the Anthropic API; check the address and the kind.</source>
        <translation>%1 sandte etwas, das keine Antwort der Anthropic-API ist; Adresse und Art prüfen.</translation>
    </message>
    <message>
        <source>%1 sent something that is no answer of the OpenAI-compatible API; check the address and the kind.</source>
        <translation>%1 sandte etwas, das keine Antwort der OpenAI-kompatiblen API ist; Adresse und Art prüfen.</translation>
    </message>
    <message>
        <source>%1 used all of its tokens to think and gave no answer; allow it more tokens.</source>
        <translation>%1 verbrauchte alle Token zum Denken und gab keine Antwort; mehr Token erlauben.</translation>
    </message>
    <message>
        <source>%1 gave an empty answer.</source>
        <translation>%1 gab eine leere Antwort.</translation>
    </message>
    <message>
        <source>It says: %1</source>
        <translation>Es sagt: %1</translation>
    </message>
    <message>
        <source>%1 sends elsewhere (%2, to nowhere), which is never followed; correct the address.</source>
        <translation>%1 schickt woandershin (%2, nirgendwohin), dem wird nie gefolgt; die Adresse berichtigen.</translation>
    </message>
    <message>
        <source>%1 sends elsewhere (%2, to %3), which is never followed; correct the address.</source>
        <translation>%1 schickt woandershin (%2, nach %3), dem wird nie gefolgt; die Adresse berichtigen.</translation>
    </message>
    <message>
        <source>The account behind %1 has no credit left (%2).%3</source>
        <translation>Das Konto hinter %1 hat kein Guthaben mehr (%2).%3</translation>
    </message>
    <message>
        <source>%1 asks for a key (%2); none is set.%3</source>
        <translation>%1 verlangt einen Schlüssel (%2); keiner ist gesetzt.%3</translation>
    </message>
    <message>
        <source>%1 refused the key (%2); it came from the settings.%3</source>
        <translation>%1 lehnte den Schlüssel ab (%2); er kam aus den Einstellungen.%3</translation>
    </message>
    <message>
        <source>%1 refused the key (%2); it came %3.%4</source>
        <translation>%1 lehnte den Schlüssel ab (%2); er kam %3.%4</translation>
    </message>
    <message>
        <source>%1 does not know the model &quot;%2&quot; (%3); check its name.%4</source>
        <translation>%1 kennt das Modell „%2“ nicht (%3); seinen Namen prüfen.%4</translation>
    </message>
    <message>
        <source>There is nothing at %1 (%2); check the address, it often ends in /v1.%3</source>
        <translation>Bei %1 ist nichts (%2); die Adresse prüfen, sie endet oft auf /v1.%3</translation>
    </message>
    <message>
        <source>The prompt is too long for %1 (%2).%3</source>
        <translation>Der Prompt ist zu lang für %1 (%2).%3</translation>
    </message>
    <message>
        <source>%1 did not take the request as it was (%2).%3</source>
        <translation>%1 nahm die Anfrage so nicht an (%2).%3</translation>
    </message>
    <message>
        <source>%1 limits calls (%2).%3</source>
        <translation>%1 begrenzt Aufrufe (%2).%3</translation>
    </message>
    <message>
        <source>%1 is overloaded (%2).%3</source>
        <translation>%1 ist überlastet (%2).%3</translation>
    </message>
    <message>
        <source>%1 had an error of its own (%2).%3</source>
        <translation>%1 hatte selbst einen Fehler (%2).%3</translation>
    </message>
    <message>
        <source>%1 refused the request (%2). It sent a web page; check the address.</source>
        <translation>%1 lehnte die Anfrage ab (%2). Es sandte eine Webseite; die Adresse prüfen.</translation>
    </message>
    <message>
        <source>%1 refused the request (%2).%3</source>
        <translation>%1 lehnte die Anfrage ab (%2).%3</translation>
    </message>
    <message>
        <source>A web page came from %1 instead of JSON; check the address, it often ends in /v1.</source>
        <translation>Von %1 kam eine Webseite statt JSON; die Adresse prüfen, sie endet oft auf /v1.</translation>
    </message>
    <message>
        <source>budget: the most that a run may cost is a number from 0.</source>
        <translation>Budget: Was ein Lauf höchstens kosten darf, ist eine Zahl ab 0.</translation>
    </message>
    <message>
        <source>budget: the number of calls is a whole number from 0.</source>
        <translation>Budget: Die Zahl der Aufrufe ist eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>budget: it allows no calls, so nothing was asked; leave it out for no limit.</source>
        <translation>Budget: Es erlaubt keine Aufrufe, also wurde nichts gefragt; weglassen heißt keine Grenze.</translation>
    </message>
    <message>
        <source>budget: it allows no tokens, so nothing was asked; leave it out for no limit.</source>
        <translation>Budget: Es erlaubt keine Token, also wurde nichts gefragt; weglassen heißt keine Grenze.</translation>
    </message>
    <message>
        <source>budget: it allows no cost, so nothing was asked; leave it out for no limit.</source>
        <translation>Budget: Es erlaubt keine Kosten, also wurde nichts gefragt; weglassen heißt keine Grenze.</translation>
    </message>
    <message>
        <source>The address holds a name or a password before &quot;@&quot;; put a key into the key instead.</source>
        <translation>Die Adresse enthält vor „@“ einen Namen oder ein Passwort; einen Schlüssel beim Schlüssel eintragen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither http nor https, so no model can be reached by it.</source>
        <translation>„%1“ ist weder http noch https, also ist darüber kein Modell erreichbar.</translation>
    </message>
    <message>
        <source>The address holds a &quot;?&quot; or a &quot;#&quot;; give the base address only, up to /v1.</source>
        <translation>Die Adresse enthält ein „?“ oder „#“; nur die Grundadresse angeben, bis /v1.</translation>
    </message>
    <message>
        <source>Port %1 does not exist; ports go from 1 to 65535.</source>
        <translation>Port %1 gibt es nicht; Ports gehen von 1 bis 65535.</translation>
    </message>
    <message>
        <source>A provider needs a name: letters, digits, - and _.</source>
        <translation>Ein Anbieter braucht einen Namen: Buchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for a provider: letters, digits, - and _, at most 60.</source>
        <translation>„%1“ ist kein Name für einen Anbieter: Buchstaben, Ziffern, - und _, höchstens 60.</translation>
    </message>
    <message>
        <source>Name the model that %1 is to use.</source>
        <translation>Das Modell nennen, das %1 verwenden soll.</translation>
    </message>
    <message>
        <source>The model&apos;s name must be one line of at most 300 characters.</source>
        <translation>Der Name des Modells muss eine Zeile mit höchstens 300 Zeichen sein.</translation>
    </message>
    <message>
        <source>The key holds a space or a character that no key has; copy it again.</source>
        <translation>Der Schlüssel enthält ein Leerzeichen oder ein Zeichen, das kein Schlüssel hat; noch einmal kopieren.</translation>
    </message>
    <message>
        <source>The key would travel to %1 unprotected; use https:// in the address.</source>
        <translation>Der Schlüssel ginge ungeschützt an %1; https:// in der Adresse verwenden.</translation>
    </message>
    <message>
        <source>The Anthropic API serves no embeddings; leave the embedding model empty.</source>
        <translation>Die Anthropic-API bietet keine Embeddings; das Embedding-Modell leer lassen.</translation>
    </message>
    <message>
        <source>The time limit of a call must be between 1 second and 1 hour.</source>
        <translation>Die Zeitgrenze eines Aufrufs muss zwischen 1 Sekunde und 1 Stunde liegen.</translation>
    </message>
    <message>
        <source>The time without a byte must be between 1 second and 1 hour.</source>
        <translation>Die Zeit ohne ein Byte muss zwischen 1 Sekunde und 1 Stunde liegen.</translation>
    </message>
    <message>
        <source>Calls at once must be between 1 and 32.</source>
        <translation>Gleichzeitige Aufrufe müssen zwischen 1 und 32 liegen.</translation>
    </message>
    <message>
        <source>Tries of a call must be between 1 and 10.</source>
        <translation>Versuche eines Aufrufs müssen zwischen 1 und 10 liegen.</translation>
    </message>
    <message>
        <source>Prices must be 0 or more.</source>
        <translation>Preise müssen 0 oder mehr sein.</translation>
    </message>
    <message>
        <source>from the keyring</source>
        <translation>aus dem Schlüsselbund</translation>
    </message>
    <message>
        <source>no key needed</source>
        <translation>kein Schlüssel nötig</translation>
    </message>
    <message>
        <source>from the settings</source>
        <translation>aus den Einstellungen</translation>
    </message>
    <message>
        <source>%1 says nothing that is known; it should end in _KIND, _URL, _MODEL, _KEY, _EMBEDDING_MODEL, _PRICE_IN, _PRICE_OUT or _PARALLEL.</source>
        <translation>%1 sagt nichts Bekanntes; es sollte auf _KIND, _URL, _MODEL, _KEY, _EMBEDDING_MODEL, _PRICE_IN, _PRICE_OUT oder _PARALLEL enden.</translation>
    </message>
    <message>
        <source>from %1KEY</source>
        <translation>aus %1KEY</translation>
    </message>
    <message>
        <source>%1URL is missing.</source>
        <translation>%1URL fehlt.</translation>
    </message>
    <message>
        <source>%1MODEL is missing.</source>
        <translation>%1MODEL fehlt.</translation>
    </message>
    <message>
        <source>%1 is missing; state both prices or none.</source>
        <translation>%1 fehlt; beide Preise angeben oder keinen.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, not a price per million tokens.</source>
        <translation>%1 ist „%2“, kein Preis je Million Token.</translation>
    </message>
    <message>
        <source>Provider %1 is left out: %2</source>
        <translation>Anbieter %1 wird weggelassen: %2</translation>
    </message>
    <message>
        <source>This is no file of providers.</source>
        <translation>Das ist keine Datei von Anbietern.</translation>
    </message>
    <message>
        <source>The providers can&apos;t be read</source>
        <translation>Die Anbieter können nicht gelesen werden</translation>
    </message>
    <message>
        <source>A newer Credence wrote the file of providers; it is left as it is.</source>
        <translation>Ein neueres Credence hat die Datei der Anbieter geschrieben; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>it is no object.</source>
        <translation>er ist kein Objekt.</translation>
    </message>
    <message>
        <source>its kind is &quot;%1&quot;, but only openai and anthropic are known.</source>
        <translation>seine Art ist „%1“, aber nur openai und anthropic sind bekannt.</translation>
    </message>
    <message>
        <source>it states one of price_in and price_out; state both or none.</source>
        <translation>er gibt nur eines von price_in und price_out an; beide angeben oder keines.</translation>
    </message>
    <message>
        <source>it holds a key in the clear. Delete it there; name an environment variable, or keep it in the keyring.</source>
        <translation>er enthält einen Schlüssel im Klartext. Dort löschen; eine Umgebungsvariable nennen oder ihn im Schlüsselbund ablegen.</translation>
    </message>
    <message>
        <source>its key is from &quot;%1&quot;, but only environment and keyring are known.</source>
        <translation>sein Schlüssel ist aus „%1“, aber nur environment und keyring sind bekannt.</translation>
    </message>
    <message>
        <source>Name the environment variable that holds the key.</source>
        <translation>Die Umgebungsvariable nennen, die den Schlüssel enthält.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of an environment variable: letters, digits and _ only.</source>
        <translation>„%1“ ist kein Name einer Umgebungsvariablen: nur Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>Only the first %1 providers of the file are taken.</source>
        <translation>Nur die ersten %1 Anbieter der Datei werden genommen.</translation>
    </message>
    <message>
        <source>Provider %1 of the file is left out: %2</source>
        <translation>Anbieter %1 der Datei wird weggelassen: %2</translation>
    </message>
    <message>
        <source>Provider %1 stands in the file twice; the first is taken.</source>
        <translation>Anbieter %1 steht zweimal in der Datei; der erste wird genommen.</translation>
    </message>
    <message>
        <source>There are two providers named %1.</source>
        <translation>Es gibt zwei Anbieter namens %1.</translation>
    </message>
    <message>
        <source>The folder of the settings can&apos;t be made</source>
        <translation>Der Ordner der Einstellungen kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>The providers can&apos;t be saved</source>
        <translation>Die Anbieter können nicht gespeichert werden</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>from %1, which is not set</source>
        <translation>aus %1, das nicht gesetzt ist</translation>
    </message>
    <message>
        <source>an error without a message</source>
        <translation>ein Fehler ohne Meldung</translation>
    </message>
    <message>
        <source>The model refused: %1</source>
        <translation>Das Modell weigerte sich: %1</translation>
    </message>
    <message>
        <source>The reply holds no vectors.</source>
        <translation>Die Antwort enthält keine Vektoren.</translation>
    </message>
    <message>
        <source>%1 vectors came for %2 texts.</source>
        <translation>%1 Vektoren kamen für %2 Texte.</translation>
    </message>
    <message>
        <source>The vectors in the reply are not what was asked for.</source>
        <translation>Die Vektoren der Antwort sind nicht, was verlangt war.</translation>
    </message>
    <message>
        <source>A vector in the reply holds what is no number.</source>
        <translation>Ein Vektor der Antwort enthält, was keine Zahl ist.</translation>
    </message>
    <message>
        <source>The vectors in the reply differ in length.</source>
        <translation>Die Vektoren der Antwort sind verschieden lang.</translation>
    </message>
    <message>
        <source>it is a bare sentence without citations</source>
        <translation>es ist ein bloßer Satz ohne Belege</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>es ist kein Objekt</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>es hat keinen Text</translation>
    </message>
    <message>
        <source>cites %1, which is no number of a source</source>
        <translation>führt %1 an, was keine Nummer einer Quelle ist</translation>
    </message>
    <message>
        <source>cites source beyond a million, only none were shown</source>
        <translation>führt eine Quelle jenseits einer Million an, gezeigt wurde keine</translation>
    </message>
    <message>
        <source>cites source beyond a million, only %1 were shown</source>
        <translation>führt eine Quelle jenseits einer Million an, gezeigt wurden nur %1</translation>
    </message>
    <message>
        <source>cites source %1, only none were shown</source>
        <translation>führt Quelle %1 an, gezeigt wurde keine</translation>
    </message>
    <message>
        <source>cites source %1, only %2 were shown</source>
        <translation>führt Quelle %1 an, gezeigt wurden nur %2</translation>
    </message>
    <message>
        <source>A candidate is a JSON object.</source>
        <translation>Ein Kandidat ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>A candidate has no id.</source>
        <translation>Ein Kandidat hat keine ID.</translation>
    </message>
    <message>
        <source>A candidate&apos;s action is add, supersede, merge_evidence, retract or narrative.</source>
        <translation>Die Aktion eines Kandidaten ist add, supersede, merge_evidence, retract oder narrative.</translation>
    </message>
    <message>
        <source>A candidate&apos;s evidence has no id.</source>
        <translation>Ein Beleg eines Kandidaten hat keine ID.</translation>
    </message>
    <message>
        <source>an unknown day</source>
        <translation>unbekanntem Tag</translation>
    </message>
    <message>
        <source>Like a belief that was %1 on %2 because %3</source>
        <translation>Ähnlich einer Überzeugung, die am %2 %1 wurde, Grund: %3</translation>
    </message>
    <message>
        <source>Like a belief that was %1 on %2 because %3.</source>
        <translation>Ähnlich einer Überzeugung, die am %2 %1 wurde, Grund: %3.</translation>
    </message>
    <message>
        <source>Like a belief that was %1 because %2</source>
        <translation>Ähnlich einer Überzeugung, die %1 wurde, Grund: %2</translation>
    </message>
    <message>
        <source>Like a belief that was %1 because %2.</source>
        <translation>Ähnlich einer Überzeugung, die %1 wurde, Grund: %2.</translation>
    </message>
    <message>
        <source>Like a belief that was %1 on %2 by &quot;%3&quot;.</source>
        <translation>Ähnlich einer Überzeugung, die am %2 %1 wurde, durch „%3“.</translation>
    </message>
    <message>
        <source>Like a belief that was %1 by &quot;%2&quot;.</source>
        <translation>Ähnlich einer Überzeugung, die %1 wurde, durch „%2“.</translation>
    </message>
    <message>
        <source>Like a belief that was %1 on %2.</source>
        <translation>Ähnlich einer Überzeugung, die am %2 %1 wurde.</translation>
    </message>
    <message>
        <source>Like a belief that was %1.</source>
        <translation>Ähnlich einer Überzeugung, die %1 wurde.</translation>
    </message>
    <message>
        <source>Nothing like it was rejected.</source>
        <translation>Nichts Ähnliches wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Like one rejected on %1.</source>
        <translation>Ähnlich einem am %1 abgelehnten.</translation>
    </message>
    <message>
        <source>Like one rejected on %1 because %2</source>
        <translation>Ähnlich einem am %1 abgelehnten, Grund: %2</translation>
    </message>
    <message>
        <source>It says &quot;%1&quot; where a belief says &quot;%2&quot;.</source>
        <translation>Er sagt „%1“, wo eine Überzeugung „%2“ sagt.</translation>
    </message>
    <message>
        <source>It says the opposite of a belief: &quot;%1&quot;</source>
        <translation>Er sagt das Gegenteil einer Überzeugung: „%1“</translation>
    </message>
    <message>
        <source>%1, the floor is %2.</source>
        <translation>%1, die Untergrenze ist %2.</translation>
    </message>
    <message>
        <source>%1 not there any more.</source>
        <translation>%1 nicht mehr da.</translation>
    </message>
    <message>
        <source>cites %1, the floor is %2</source>
        <translation>führt %1 an, die Untergrenze ist %2</translation>
    </message>
    <message>
        <source>Depth %1, the most is %2.</source>
        <translation>Tiefe %1, die größte ist %2.</translation>
    </message>
    <message>
        <source>A narrative reads like an episode.</source>
        <translation>Eine Erzählung liest sich wie eine Episode.</translation>
    </message>
    <message>
        <source>would be of depth %1, the scope&apos;s most is %2</source>
        <translation>hätte Tiefe %1, die größte des Bereichs ist %2</translation>
    </message>
    <message>
        <source>A narrative retells what it stands for.</source>
        <translation>Eine Erzählung gibt wieder, wofür sie steht.</translation>
    </message>
    <message>
        <source>A rule counts cases, it repeats none.</source>
        <translation>Eine Regel zählt Fälle, sie wiederholt keinen.</translation>
    </message>
    <message>
        <source>It cites nothing to compare with.</source>
        <translation>Er führt nichts an, womit zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>Closest is %1; a paraphrase starts at %2.</source>
        <translation>Am nächsten ist %1; eine Umschreibung beginnt bei %2.</translation>
    </message>
    <message>
        <source>It repeats %1.</source>
        <translation>Er wiederholt %1.</translation>
    </message>
    <message>
        <source>repeats %1 (%2, a paraphrase starts at %3)</source>
        <translation>wiederholt %1 (%2, eine Umschreibung beginnt bei %3)</translation>
    </message>
    <message>
        <source>says the same as another candidate of this run</source>
        <translation>sagt dasselbe wie ein anderer Kandidat dieses Laufs</translation>
    </message>
    <message>
        <source>rests on the belief that it would change: &quot;%1&quot;</source>
        <translation>beruht auf der Überzeugung, die er ändern würde: „%1“</translation>
    </message>
    <message>
        <source>None among beliefs.</source>
        <translation>Keine unter den Überzeugungen.</translation>
    </message>
    <message>
        <source>It is newer and would replace it.</source>
        <translation>Er ist neuer und würde sie ersetzen.</translation>
    </message>
    <message>
        <source>None among beliefs; %1 against it.</source>
        <translation>Keine unter den Überzeugungen; %1 dagegen.</translation>
    </message>
    <message>
        <source>None; a duplicate starts at %1.</source>
        <translation>Keine; eine Dublette beginnt bei %1.</translation>
    </message>
    <message>
        <source>A belief says it already: &quot;%1&quot;</source>
        <translation>Eine Überzeugung sagt es schon: „%1“</translation>
    </message>
    <message>
        <source>Nearly a belief, but its figures differ: &quot;%1&quot;</source>
        <translation>Fast eine Überzeugung, aber ihre Zahlen weichen ab: „%1“</translation>
    </message>
    <message>
        <source>a belief says it already, with the same sources: &quot;%1&quot;</source>
        <translation>eine Überzeugung sagt es schon, mit denselben Quellen: „%1“</translation>
    </message>
    <message>
        <source>a belief says it already, and what is new only says it again: &quot;%1&quot;</source>
        <translation>eine Überzeugung sagt es schon, und das Neue sagt es nur noch einmal: „%1“</translation>
    </message>
    <message>
        <source>would lift a belief above the scope&apos;s depth</source>
        <translation>höbe eine Überzeugung über die Tiefe des Bereichs</translation>
    </message>
    <message>
        <source>A belief says it already; %1 added to it: &quot;%2&quot;</source>
        <translation>Eine Überzeugung sagt es schon; %1 kommen hinzu: „%2“</translation>
    </message>
    <message>
        <source>It adds evidence to a belief.</source>
        <translation>Er fügt einer Überzeugung Belege hinzu.</translation>
    </message>
    <message>
        <source>It replaces a belief.</source>
        <translation>Er ersetzt eine Überzeugung.</translation>
    </message>
    <message>
        <source>Not compared with beliefs.</source>
        <translation>Nicht mit Überzeugungen verglichen.</translation>
    </message>
    <message>
        <source>It claims nothing of every case.</source>
        <translation>Er behauptet nichts von jedem Fall.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a lot to say from %2.</source>
        <translation>„%1“ ist viel gesagt bei %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, from %2.</source>
        <translation>„%1“, aus %2.</translation>
    </message>
    <message>
        <source>Confidence is of beliefs.</source>
        <translation>Verlässlichkeit haben Überzeugungen.</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>Nichts wird hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 beneath it, depth %2.</source>
        <translation>%1 darunter, Tiefe %2.</translation>
    </message>
    <message>
        <source>No raw episode lies beneath it.</source>
        <translation>Keine Episode liegt darunter.</translation>
    </message>
    <message>
        <source>A single episode lies beneath it.</source>
        <translation>Eine einzige Episode liegt darunter.</translation>
    </message>
    <message>
        <source>%1 in doubt or withdrawn.</source>
        <translation>%1 zweifelhaft oder zurückgezogen.</translation>
    </message>
    <message>
        <source>All sources are older than the claim.</source>
        <translation>Alle Quellen sind älter als die Behauptung.</translation>
    </message>
    <message>
        <source>%1 % of it is younger than the belief, which may have brought it about.</source>
        <translation>%1 % davon sind jünger als die Überzeugung, die sie hervorgerufen haben kann.</translation>
    </message>
    <message>
        <source>%1 % of it is younger than the belief.</source>
        <translation>%1 % davon sind jünger als die Überzeugung.</translation>
    </message>
    <message>
        <source>It cites a memory that tries to instruct a model: &quot;%1&quot;</source>
        <translation>Er führt eine Erinnerung an, die einem Modell Anweisungen geben will: „%1“</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>%1 emergent</source>
        <translation>%1 erst durch den Schluss</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Es wurde abgebrochen.</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>und %1</translation>
    </message>
    <message>
        <source>p = %1 by Fisher&apos;s exact test, %2 after Benjamini and Hochberg.</source>
        <translation>p = %1 nach Fishers exaktem Test, %2 nach Benjamini und Hochberg.</translation>
    </message>
    <message>
        <source>The other way round it holds in %1 of %2.</source>
        <translation>Umgekehrt gilt es in %1 von %2.</translation>
    </message>
    <message>
        <source>The validator: %1</source>
        <translation>Der Prüfer: %1</translation>
    </message>
    <message>
        <source>The validator: %1, %2</source>
        <translation>Der Prüfer: %1, %2</translation>
    </message>
    <message>
        <source>Supported.</source>
        <translation>Gestützt.</translation>
    </message>
    <message>
        <source>Partly.</source>
        <translation>Teilweise.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Counted: %1 of %2 cases show it.</source>
        <translation>Gezählt: %1 von %2 Fällen zeigen es.</translation>
    </message>
    <message>
        <source>a cluster of %1</source>
        <translation>ein Cluster aus %1</translation>
    </message>
    <message>
        <source>it was consolidated already and has no new member</source>
        <translation>es wurde schon verdichtet und hat kein neues Mitglied</translation>
    </message>
    <message>
        <source>only the %1 largest are taken in a run</source>
        <translation>nur die %1 größten werden in einem Lauf genommen</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>%1 Cluster</translation>
    </message>
    <message>
        <source>%1 clusters</source>
        <translation>%1 Cluster</translation>
    </message>
    <message>
        <source>fewer than %1 members</source>
        <translation>weniger als %1 Mitglieder</translation>
    </message>
    <message>
        <source>It is too large: %1 bytes, at most %2.</source>
        <translation>Es ist zu groß: %1 Bytes, höchstens %2.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Es ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>It is no valid JSON.</source>
        <translation>Das ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>Nothing is left of its sources and nothing newer is related, so there is nothing to judge it by.</source>
        <translation>Von ihren Quellen ist nichts übrig, und nichts Neueres ist verwandt, also gibt es nichts, woran sie zu messen wäre.</translation>
    </message>
    <message>
        <source>The prompts that travel with the program are missing.</source>
        <translation>Die Prompts, die mit dem Programm kommen, fehlen.</translation>
    </message>
    <message>
        <source>The model said nothing of the belief.</source>
        <translation>Das Modell sagte nichts zu der Überzeugung.</translation>
    </message>
    <message>
        <source>The search for patterns was stopped.</source>
        <translation>Die Suche nach Mustern wurde angehalten.</translation>
    </message>
    <message>
        <source>shown the other way round: %1</source>
        <translation>umgekehrt gezeigt: %1</translation>
    </message>
    <message>
        <source>the second condition adds next to nothing to: %1</source>
        <translation>die zweite Bedingung trägt fast nichts bei zu: %1</translation>
    </message>
    <message>
        <source>two parts of one expression: they stand side by side in most of these texts</source>
        <translation>zwei Teile eines Ausdrucks: In den meisten dieser Texte stehen sie nebeneinander</translation>
    </message>
    <message>
        <source>rests on the same sessions as: %1</source>
        <translation>beruht auf denselben Sitzungen wie: %1</translation>
    </message>
    <message>
        <source>rests on the same episodes as: %1</source>
        <translation>beruht auf denselben Episoden wie: %1</translation>
    </message>
    <message>
        <source>beyond the %1 strongest</source>
        <translation>jenseits der %1 stärksten</translation>
    </message>
    <message>
        <source>Patterns need a support of at least 2, a confidence in 0..1, a lift of at least 1, q in 0..1, one or two conditions and no negative number of rules.</source>
        <translation>Muster brauchen eine Stützung von mindestens 2, eine Verlässlichkeit in 0..1, einen Lift von mindestens 1, q in 0..1, eine oder zwei Bedingungen und keine negative Zahl von Regeln.</translation>
    </message>
    <message>
        <source>There are too many episodes for one search.</source>
        <translation>Es sind zu viele Episoden für eine Suche.</translation>
    </message>
    <message>
        <source>The run was cancelled; what it had found is kept.</source>
        <translation>Der Lauf wurde abgebrochen; was er gefunden hatte, wird behalten.</translation>
    </message>
    <message>
        <source>The preset %1 needs a model, and no provider is configured. Name one (an address, a model, a key if it needs one), or take the preset patterns, which needs none.</source>
        <translation>Das Verfahren %1 braucht ein Modell, und kein Anbieter ist eingerichtet. Einen einrichten (Adresse, Modell, Schlüssel, falls nötig) oder das Verfahren patterns nehmen, das keines braucht.</translation>
    </message>
    <message>
        <source>The provider %1 names no embedding model; name one, or take the built-in embedder.</source>
        <translation>Der Anbieter %1 nennt kein Embedding-Modell; eines nennen oder den eingebauten Embedder nehmen.</translation>
    </message>
    <message>
        <source>The run was cancelled before it found anything.</source>
        <translation>Der Lauf wurde abgebrochen, bevor er etwas fand.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 not yet reflected on</source>
        <translation>%1 von %2, über %3 noch nicht reflektiert</translation>
    </message>
    <message>
        <source>%1 kept, %2 dropped</source>
        <translation>%1 behalten, %2 verworfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts wurde gefunden</translation>
    </message>
    <message>
        <source>Waiting for a decision</source>
        <translation>Wartet auf eine Entscheidung</translation>
    </message>
    <message>
        <source>No call was answered</source>
        <translation>Kein Aufruf wurde beantwortet</translation>
    </message>
    <message>
        <source>Not needed: all episodes are looked at at once</source>
        <translation>Nicht nötig: Alle Episoden werden zugleich angesehen</translation>
    </message>
    <message>
        <source>Counting what goes together</source>
        <translation>Zählt, was zusammen vorkommt</translation>
    </message>
    <message>
        <source>%1 from %2 and %3</source>
        <translation>%1 aus %2 und %3</translation>
    </message>
    <message>
        <source>was found, but the run was cancelled before it was checked</source>
        <translation>wurde gefunden, aber der Lauf wurde vor der Prüfung abgebrochen</translation>
    </message>
    <message>
        <source>Asking for questions</source>
        <translation>Fragt nach Fragen</translation>
    </message>
    <message>
        <source>the prompt would be longer than %1 tokens</source>
        <translation>der Prompt wäre länger als %1 Token</translation>
    </message>
    <message>
        <source>The model gave no questions that could be read: %1</source>
        <translation>Das Modell gab keine lesbaren Fragen: %1</translation>
    </message>
    <message>
        <source>more than were asked for</source>
        <translation>mehr, als verlangt waren</translation>
    </message>
    <message>
        <source>Scoring all memories</source>
        <translation>Bewertet alle Erinnerungen</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>One batch</source>
        <translation>Ein Stapel</translation>
    </message>
    <message>
        <source>Finding clusters</source>
        <translation>Sucht Cluster</translation>
    </message>
    <message>
        <source>%1, %2 skipped; alike from %3 by %4</source>
        <translation>%1, %2 übersprungen; ähnlich ab %3 nach %4</translation>
    </message>
    <message>
        <source>%1, %2 skipped%3</source>
        <translation>%1, %2 übersprungen%3</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>the budget was used up before</source>
        <translation>das Budget war vorher aufgebraucht</translation>
    </message>
    <message>
        <source>the run was stopped before</source>
        <translation>der Lauf wurde vorher angehalten</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 von %2 beantwortet</translation>
    </message>
    <message>
        <source>Propose, %1</source>
        <translation>Vorschlagen, %1</translation>
    </message>
    <message>
        <source>The reply can&apos;t be read: %1</source>
        <translation>Die Antwort kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Validate, %1</source>
        <translation>Prüfen, %1</translation>
    </message>
    <message>
        <source>The verdicts can&apos;t be read: %1</source>
        <translation>Die Urteile können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>is number %1, %2 were asked for</source>
        <translation>ist Nummer %1, verlangt waren %2</translation>
    </message>
    <message>
        <source>was rejected without a reason</source>
        <translation>wurde ohne Grund abgelehnt</translation>
    </message>
    <message>
        <source>was rejected: %1</source>
        <translation>wurde abgelehnt: %1</translation>
    </message>
    <message>
        <source>could not be validated: %1</source>
        <translation>konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>got no verdict, and validation is strict</source>
        <translation>bekam kein Urteil, und die Prüfung ist streng</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Nicht beurteilt: %1</translation>
    </message>
    <message>
        <source>Not judged: the validator gave no verdict.</source>
        <translation>Nicht beurteilt: Der Prüfer gab kein Urteil.</translation>
    </message>
    <message>
        <source>Support of %1</source>
        <translation>Stützung von %1</translation>
    </message>
    <message>
        <source>Check candidate %1</source>
        <translation>Kandidat %1 prüfen</translation>
    </message>
    <message>
        <source>Check candidates %1 to %2</source>
        <translation>Kandidaten %1 bis %2 prüfen</translation>
    </message>
    <message>
        <source>the reply can&apos;t be read.</source>
        <translation>die Antwort kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>the model said nothing of it.</source>
        <translation>das Modell sagte nichts dazu.</translation>
    </message>
    <message>
        <source>The preset %1 needs a model, and no provider is configured.</source>
        <translation>Das Verfahren %1 braucht ein Modell, und kein Anbieter ist eingerichtet.</translation>
    </message>
    <message>
        <source>Vectors are asked of %1 too, at most one a memory; they are not in this estimate, which compares with the built-in embedder.</source>
        <translation>Auch Vektoren werden von %1 verlangt, höchstens einer je Erinnerung; sie sind nicht in dieser Schätzung, die mit dem eingebauten Embedder vergleicht.</translation>
    </message>
    <message>
        <source>No memory fits into the prompt.</source>
        <translation>Keine Erinnerung passt in den Prompt.</translation>
    </message>
    <message>
        <source>No cluster is large enough to reflect on.</source>
        <translation>Kein Cluster ist groß genug für eine Reflexion.</translation>
    </message>
    <message>
        <source>No episodes within the time are as alike as %1; with this embedder, %2 means that they are about one thing.</source>
        <translation>Keine Episoden in der Zeit sind sich so ähnlich wie %1; bei diesem Embedder heißt %2, dass sie von einem handeln.</translation>
    </message>
    <message>
        <source>It may take more than the budget; the run would then stop and keep what it has.</source>
        <translation>Es könnte mehr als das Budget brauchen; der Lauf hielte dann an und behielte, was er hat.</translation>
    </message>
    <message>
        <source>There is no scope &quot;%1&quot;.</source>
        <translation>Es gibt keinen Bereich „%1“.</translation>
    </message>
    <message>
        <source>Not judged: the text was edited after a model looked at it.</source>
        <translation>Nicht beurteilt: Der Text wurde bearbeitet, nachdem ein Modell ihn ansah.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;; there are %2.</source>
        <translation>Es gibt kein Verfahren „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>The preset %1 makes insights or beliefs.</source>
        <translation>Das Verfahren %1 macht Erkenntnisse oder Überzeugungen.</translation>
    </message>
    <message>
        <source>The preset %1 has one shape only.</source>
        <translation>Das Verfahren %1 hat nur eine Form.</translation>
    </message>
    <message>
        <source>There is no scope &quot;%1&quot;; there are %2.</source>
        <translation>Es gibt keinen Bereich „%1“; es gibt %2.</translation>
    </message>
    <message>
        <source>What rests on memories of depth %1 would be deeper than the scope allows (%2).</source>
        <translation>Was auf Erinnerungen der Tiefe %1 beruht, wäre tiefer, als der Bereich erlaubt (%2).</translation>
    </message>
    <message>
        <source>There is no memory &quot;%1&quot; in the scope.</source>
        <translation>In dem Bereich gibt es keine Erinnerung „%1“.</translation>
    </message>
    <message>
        <source>The scope holds no episodes to reflect on.</source>
        <translation>Der Bereich enthält keine Episoden, über die reflektiert werden könnte.</translation>
    </message>
    <message>
        <source>The scope holds %1 episode; a reflection needs at least %2.</source>
        <translation>Der Bereich enthält %1 Episode; eine Reflexion braucht mindestens %2.</translation>
    </message>
    <message>
        <source>The scope holds %1 episodes; a reflection needs at least %2.</source>
        <translation>Der Bereich enthält %1 Episoden; eine Reflexion braucht mindestens %2.</translation>
    </message>
    <message>
        <source>Nothing in the scope fits the ids, times, entity and depth asked for.</source>
        <translation>Nichts im Bereich passt zu den verlangten IDs, Zeiten, Entität und Tiefe.</translation>
    </message>
    <message>
        <source>All of it was reflected on already by this preset.</source>
        <translation>Über alles wurde von diesem Verfahren schon reflektiert.</translation>
    </message>
    <message>
        <source>Nothing in the scope has the depth asked for.</source>
        <translation>Nichts im Bereich hat die verlangte Tiefe.</translation>
    </message>
    <message>
        <source>Only one memory is left to reflect on; a belief cites at least two.</source>
        <translation>Nur eine Erinnerung ist übrig; eine Überzeugung führt mindestens zwei an.</translation>
    </message>
    <message>
        <source>%1 high-salience episode (importance 0.5 and more); %2 are advised before the first reflection.</source>
        <translation>%1 bedeutsame Episode (Wichtigkeit 0,5 und mehr); %2 werden vor der ersten Reflexion empfohlen.</translation>
    </message>
    <message>
        <source>%1 high-salience episodes (importance 0.5 and more); %2 are advised before the first reflection.</source>
        <translation>%1 bedeutsame Episoden (Wichtigkeit 0,5 und mehr); %2 werden vor der ersten Reflexion empfohlen.</translation>
    </message>
    <message>
        <source>%1 of the selected memories has open privacy flags; the model would see them.</source>
        <translation>%1 der gewählten Erinnerungen hat offene Datenschutzhinweise; das Modell sähe sie.</translation>
    </message>
    <message>
        <source>%1 of the selected memories have open privacy flags; the model would see them.</source>
        <translation>%1 der gewählten Erinnerungen haben offene Datenschutzhinweise; das Modell sähe sie.</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1 members of %2</source>
        <translation>%1 Mitglieder von %2</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2, not &quot;%3&quot;.</source>
        <translation>%1 ist eine ganze Zahl ab %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 is a number from %2, not &quot;%3&quot;.</source>
        <translation>%1 ist eine Zahl ab %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 is on or off, not &quot;%2&quot;.</source>
        <translation>%1 ist an oder aus, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1 is one of %2, not &quot;%3&quot;.</source>
        <translation>%1 ist eines von %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 are three numbers from 0 to 1000, such as &quot;1, 1, 1&quot;, not &quot;%2&quot;.</source>
        <translation>%1 sind drei Zahlen von 0 bis 1000, etwa „1, 1, 1“, nicht „%2“.</translation>
    </message>
    <message>
        <source>It is no JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>It lacks its id, title, source or summary.</source>
        <translation>Es fehlt ID, Titel, Quelle oder Zusammenfassung.</translation>
    </message>
    <message>
        <source>The stage %1 knows no &quot;%2&quot;.</source>
        <translation>Die Stufe %1 kennt kein „%2“.</translation>
    </message>
    <message>
        <source>A parameter is no JSON object.</source>
        <translation>Ein Parameter ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>%1 is of no known kind.</source>
        <translation>%1 ist von keiner bekannten Art.</translation>
    </message>
    <message>
        <source>A parameter lacks its id, label, source or group: &quot;%1&quot;.</source>
        <translation>Einem Parameter fehlt ID, Bezeichnung, Quelle oder Gruppe: „%1“.</translation>
    </message>
    <message>
        <source>The default does not fit: %1</source>
        <translation>Die Vorgabe passt nicht: %1</translation>
    </message>
    <message>
        <source>The default of the built-in embedder does not fit: %1</source>
        <translation>Die Vorgabe des eingebauten Embedders passt nicht: %1</translation>
    </message>
    <message>
        <source>The parameter %1 occurs twice.</source>
        <translation>Der Parameter %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The preset %1 has no parameter &quot;%2&quot;; it has %3.</source>
        <translation>Das Verfahren %1 hat keinen Parameter „%2“; es hat %3.</translation>
    </message>
    <message>
        <source>The run can&apos;t be saved</source>
        <translation>Der Lauf kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The run can&apos;t be saved: this is a folder.</source>
        <translation>Der Lauf kann nicht gespeichert werden: Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>The run&apos;s id can&apos;t name a file.</source>
        <translation>Die ID des Laufs kann keine Datei benennen.</translation>
    </message>
    <message>
        <source>The folder for runs can&apos;t be used</source>
        <translation>Der Ordner für Läufe ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>This is no file of a run.</source>
        <translation>Das ist keine Datei eines Laufs.</translation>
    </message>
    <message>
        <source>The run can&apos;t be read (%1).</source>
        <translation>Der Lauf kann nicht gelesen werden (%1).</translation>
    </message>
    <message>
        <source>This is no run: %1 bytes are too many.</source>
        <translation>Das ist kein Lauf: %1 Bytes sind zu viele.</translation>
    </message>
    <message>
        <source>The run can&apos;t be read.</source>
        <translation>Der Lauf kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The run can&apos;t be used: %1</source>
        <translation>Der Lauf ist nicht zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot;, and no such file.</source>
        <translation>Es gibt keinen Lauf „%1“ und keine solche Datei.</translation>
    </message>
    <message>
        <source>The run was sent to the queue; runs in the store are never deleted.</source>
        <translation>Der Lauf wurde in die Warteschlange gestellt; Läufe im Speicher werden nie gelöscht.</translation>
    </message>
    <message>
        <source>There is no kept run &quot;%1&quot;.</source>
        <translation>Es gibt keinen aufbewahrten Lauf „%1“.</translation>
    </message>
    <message>
        <source>It is no saved run.</source>
        <translation>Das ist kein gespeicherter Lauf.</translation>
    </message>
    <message>
        <source>It is a run of a version that is not known here.</source>
        <translation>Das ist ein Lauf einer Version, die hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>A run has an id, a scope and a preset; this one lacks one of them.</source>
        <translation>Ein Lauf hat ID, Bereich und Verfahren; diesem fehlt eines davon.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;.</source>
        <translation>Es gibt kein Verfahren „%1“.</translation>
    </message>
    <message>
        <source>The run&apos;s parameters can&apos;t be used: %1</source>
        <translation>Die Parameter des Laufs sind nicht zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>has no id of its own</source>
        <translation>hat keine eigene ID</translation>
    </message>
    <message>
        <source>A run that was written by hand can&apos;t name a model or its calls.</source>
        <translation>Ein von Hand geschriebener Lauf kann weder Modell noch Aufrufe nennen.</translation>
    </message>
    <message>
        <source>is of the scope &quot;%1&quot;, its run is of &quot;%2&quot;</source>
        <translation>ist aus dem Bereich „%1“, sein Lauf aus „%2“</translation>
    </message>
    <message>
        <source>cites &quot;%1&quot;, which is no memory of its scope</source>
        <translation>führt „%1“ an, was keine Erinnerung seines Bereichs ist</translation>
    </message>
    <message>
        <source>An agent proposed it; nobody judged its support.</source>
        <translation>Ein Agent schlug es vor; niemand hat die Stützung beurteilt.</translation>
    </message>
    <message>
        <source>It was written by hand; nobody judged its support.</source>
        <translation>Es wurde von Hand geschrieben; niemand hat die Stützung beurteilt.</translation>
    </message>
    <message>
        <source>By its writer: %1</source>
        <translation>Vom Verfasser: %1</translation>
    </message>
    <message>
        <source>was edited in the file; edit it in the queue, where that is recorded</source>
        <translation>wurde in der Datei bearbeitet; in der Warteschlange bearbeiten, wo das festgehalten wird</translation>
    </message>
    <message>
        <source>was proposed by no call of the run</source>
        <translation>wurde von keinem Aufruf des Laufs vorgeschlagen</translation>
    </message>
    <message>
        <source>names call %1, which proposed nothing</source>
        <translation>nennt Aufruf %1, der nichts vorschlug</translation>
    </message>
    <message>
        <source>cites &quot;%1&quot;, which its prompt did not show as number %2</source>
        <translation>führt „%1“ an, was sein Prompt nicht als Nummer %2 zeigte</translation>
    </message>
    <message>
        <source>was proposed by call %1, whose reply can&apos;t be read</source>
        <translation>wurde von Aufruf %1 vorgeschlagen, dessen Antwort nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>cites other memories than the reply of call %1 does</source>
        <translation>führt andere Erinnerungen an als die Antwort von Aufruf %1</translation>
    </message>
    <message>
        <source>is no belief in three parts by its reply</source>
        <translation>ist nach seiner Antwort keine Überzeugung in drei Teilen</translation>
    </message>
    <message>
        <source>names a question that its prompt did not ask</source>
        <translation>nennt eine Frage, die sein Prompt nicht stellte</translation>
    </message>
    <message>
        <source>was rejected by the validator: %1</source>
        <translation>wurde vom Prüfer abgelehnt: %1</translation>
    </message>
    <message>
        <source>says what no reply of the run does</source>
        <translation>sagt, was keine Antwort des Laufs sagt</translation>
    </message>
    <message>
        <source>leaves out what the validator revised in it</source>
        <translation>lässt weg, was der Prüfer daran überarbeitete</translation>
    </message>
    <message>
        <source>adds to another belief than the validator named</source>
        <translation>ergänzt eine andere Überzeugung, als der Prüfer nannte</translation>
    </message>
    <message>
        <source>Not judged: the run holds no verdict on it.</source>
        <translation>Nicht beurteilt: Der Lauf enthält kein Urteil darüber.</translation>
    </message>
    <message>
        <source>says what the reply of call %1 does not</source>
        <translation>sagt, was die Antwort von Aufruf %1 nicht sagt</translation>
    </message>
    <message>
        <source>cites &quot;%1&quot;, which the rule does not rest on</source>
        <translation>führt „%1“ an, worauf die Regel nicht beruht</translation>
    </message>
    <message>
        <source>is not what the episodes that were looked at show</source>
        <translation>ist nicht, was die betrachteten Episoden zeigen</translation>
    </message>
    <message>
        <source>Depth %1, the scope allows %2.</source>
        <translation>Tiefe %1, der Bereich erlaubt %2.</translation>
    </message>
    <message>
        <source>%1 at its base.</source>
        <translation>%1 an der Basis.</translation>
    </message>
    <message>
        <source>%1 emergent.</source>
        <translation>%1 erst durch den Schluss.</translation>
    </message>
    <message>
        <source>The text was edited since this was judged.</source>
        <translation>Der Text wurde bearbeitet, seit dies beurteilt wurde.</translation>
    </message>
    <message>
        <source>There is no such memory.</source>
        <translation>Es gibt keine solche Erinnerung.</translation>
    </message>
    <message>
        <source>What replaced it, &quot;%1&quot;, is not there.</source>
        <translation>Was sie ersetzte, „%1“, ist nicht da.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; occurs again; the first record stays.</source>
        <translation>Die ID „%1“ kommt noch einmal vor; der erste Datensatz bleibt.</translation>
    </message>
    <message>
        <source>Its text holds bytes that are no characters (invalid UTF-8, a lone surrogate or NUL); it is kept as it is and shown with marks.</source>
        <translation>Ihr Text enthält Bytes, die keine Zeichen sind (ungültiges UTF-8, ein einzelnes Surrogat oder NUL); er bleibt, wie er ist, und wird mit Marken gezeigt.</translation>
    </message>
    <message>
        <source>Another record of this source is the same memory; the first stays.</source>
        <translation>Ein anderer Datensatz dieser Quelle ist dieselbe Erinnerung; der erste bleibt.</translation>
    </message>
    <message>
        <source>Its text was redacted here, and what the source says now does not show the same words; the redacted text stays.</source>
        <translation>Ihr Text wurde hier geschwärzt, und was die Quelle jetzt sagt, zeigt nicht dieselben Wörter; der geschwärzte Text bleibt.</translation>
    </message>
    <message>
        <source>A memory vanished while it was read.</source>
        <translation>Eine Erinnerung verschwand, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in the store already, in scope &quot;%2&quot;.</source>
        <translation>„%1“ ist schon im Speicher, im Bereich „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was erased at its source; erase it here, too.</source>
        <translation>„%1“ wurde an der Quelle gelöscht; auch hier löschen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is another memory in the store: both text and time differ.</source>
        <translation>„%1“ ist im Speicher eine andere Erinnerung: Text und Zeit weichen ab.</translation>
    </message>
    <message>
        <source>An episode rests on nothing; its evidence was left out.</source>
        <translation>Eine Episode beruht auf nichts; ihre Belege wurden weggelassen.</translation>
    </message>
    <message>
        <source>The evidence &quot;%1&quot; is not there; the link is kept as dangling.</source>
        <translation>Der Beleg „%1“ ist nicht da; die Verbindung bleibt und führt ins Leere.</translation>
    </message>
    <message>
        <source>The memory names itself as evidence; that link was left out.</source>
        <translation>Die Erinnerung nennt sich selbst als Beleg; diese Verbindung wurde weggelassen.</translation>
    </message>
    <message>
        <source>The evidence &quot;%1&quot; is of scope &quot;%2&quot;; that link was left out.</source>
        <translation>Der Beleg „%1“ ist aus dem Bereich „%2“; diese Verbindung wurde weggelassen.</translation>
    </message>
    <message>
        <source>The evidence leads back to the memory itself; the link that closes the circle was left out.</source>
        <translation>Die Belege führen zur Erinnerung selbst zurück; die Verbindung, die den Kreis schließt, wurde weggelassen.</translation>
    </message>
    <message>
        <source>The source holds no memory any more; nothing counts as gone. Forget the source, or retract what is not wanted.</source>
        <translation>Die Quelle enthält keine Erinnerung mehr; nichts gilt als verschwunden. Die Quelle vergessen oder zurückziehen, was nicht gewünscht ist.</translation>
    </message>
    <message>
        <source>A part of the source can&apos;t be read, so nothing counts as gone until it can.</source>
        <translation>Ein Teil der Quelle kann nicht gelesen werden, also gilt bis dahin nichts als verschwunden.</translation>
    </message>
    <message>
        <source>The record is no JSON object.</source>
        <translation>Der Datensatz ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Records of kind &quot;%1&quot; are not known.</source>
        <translation>Datensätze der Art „%1“ sind nicht bekannt.</translation>
    </message>
    <message>
        <source>There are %1 such records in all.</source>
        <translation>Es gibt insgesamt %1 solche Datensätze.</translation>
    </message>
    <message>
        <source>%1Nothing was taken; import into another scope to keep both.</source>
        <translation>%1Nichts wurde übernommen; in einen anderen Bereich importieren, um beide zu behalten.</translation>
    </message>
    <message>
        <source>What was not read from a file or folder can&apos;t be kept in step.</source>
        <translation>Was nicht aus einer Datei oder einem Ordner gelesen wurde, kann nicht abgeglichen werden.</translation>
    </message>
    <message>
        <source>withdraw what is gone at its source</source>
        <translation>zurückziehen, was an der Quelle fehlt</translation>
    </message>
    <message>
        <source>There is a memory &quot;%1&quot; already.</source>
        <translation>Es gibt schon eine Erinnerung „%1“.</translation>
    </message>
    <message>
        <source>There is a memory with the source reference &quot;%1&quot; already.</source>
        <translation>Es gibt schon eine Erinnerung mit dem Quellverweis „%1“.</translation>
    </message>
    <message>
        <source>An episode rests on nothing; evidence belongs to reflections.</source>
        <translation>Eine Episode beruht auf nichts; Belege gehören zu Reflexionen.</translation>
    </message>
    <message>
        <source>The evidence &quot;%1&quot; does not exist.</source>
        <translation>Den Beleg „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>A memory is no evidence for itself.</source>
        <translation>Eine Erinnerung ist kein Beleg für sich selbst.</translation>
    </message>
    <message>
        <source>The evidence &quot;%1&quot; is of scope &quot;%2&quot;; evidence never crosses scopes.</source>
        <translation>Der Beleg „%1“ ist aus dem Bereich „%2“; Belege überschreiten nie Bereiche.</translation>
    </message>
    <message>
        <source>A reflection cites at least %1 distinct existing memories (the citation floor); this one cites %2.</source>
        <translation>Eine Reflexion führt mindestens %1 verschiedene vorhandene Erinnerungen an (die Untergrenze); diese führt %2 an.</translation>
    </message>
    <message>
        <source>The evidence of the new memories forms a circle.</source>
        <translation>Die Belege der neuen Erinnerungen bilden einen Kreis.</translation>
    </message>
    <message>
        <source>The reflection would have depth %1, and its scope allows %2.</source>
        <translation>Die Reflexion hätte Tiefe %1, und ihr Bereich erlaubt %2.</translation>
    </message>
    <message>
        <source>The system has no source of randomness.</source>
        <translation>Das System hat keine Zufallsquelle.</translation>
    </message>
    <message>
        <source>The store is open read-only.</source>
        <translation>Der Speicher ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>The store is open read-only. %1</source>
        <translation>Der Speicher ist nur zum Lesen geöffnet. %1</translation>
    </message>
    <message>
        <source>The ledger names a memory &quot;%1&quot; that is not there.</source>
        <translation>Das Journal nennt eine Erinnerung „%1“, die nicht da ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changed since (%2), so this entry can&apos;t be taken back.</source>
        <translation>„%1“ hat sich seither geändert (%2), also kann dieser Eintrag nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The evidence of before would form a circle with what came later.</source>
        <translation>Die früheren Belege bildeten einen Kreis mit dem, was später kam.</translation>
    </message>
    <message>
        <source>The store has changed since the effect was worked out; look again.</source>
        <translation>Der Speicher hat sich geändert, seit die Wirkung berechnet wurde; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>There is nothing to retract: it is withdrawn already.</source>
        <translation>Es gibt nichts zurückzuziehen: Es ist schon zurückgezogen.</translation>
    </message>
    <message>
        <source>There is nothing to restore: it is neither retracted nor superseded.</source>
        <translation>Es gibt nichts wiederherzustellen: Es ist weder zurückgezogen noch ersetzt.</translation>
    </message>
    <message>
        <source>A memory can&apos;t supersede itself.</source>
        <translation>Eine Erinnerung kann sich nicht selbst ersetzen.</translation>
    </message>
    <message>
        <source>There is no such memory to take its place.</source>
        <translation>Es gibt keine solche Erinnerung, die an ihre Stelle treten könnte.</translation>
    </message>
    <message>
        <source>What takes its place must be of the same scope.</source>
        <translation>Was an ihre Stelle tritt, muss aus demselben Bereich sein.</translation>
    </message>
    <message>
        <source>What takes its place must be active; it is %1.</source>
        <translation>Was an ihre Stelle tritt, muss aktiv sein; es ist %1.</translation>
    </message>
    <message>
        <source>What takes its place rests on it, so it would lose its own support.</source>
        <translation>Was an ihre Stelle tritt, beruht auf ihr und verlöre so seine eigene Stütze.</translation>
    </message>
    <message>
        <source>There is nothing to supersede: it is withdrawn already.</source>
        <translation>Es gibt nichts zu ersetzen: Es ist schon zurückgezogen.</translation>
    </message>
    <message>
        <source>The entry&apos;s content can&apos;t be read.</source>
        <translation>Der Inhalt des Eintrags kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Entry %1 is not undone.</source>
        <translation>Eintrag %1 ist nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The content of the undo was erased, so it can&apos;t be redone.</source>
        <translation>Der Inhalt des Rückgängigmachens wurde gelöscht, also kann es nicht wiederholt werden.</translation>
    </message>
    <message>
        <source>Another program is reading the store, so its write-ahead log can&apos;t be folded back and may still hold what was erased.</source>
        <translation>Ein anderes Programm liest den Speicher, also kann das Schreibprotokoll nicht zurückgeführt werden und enthält vielleicht noch, was gelöscht wurde.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>A backup that Credence made holds it.</source>
        <translation>Eine Sicherung, die Credence anlegte, enthält es.</translation>
    </message>
    <message>
        <source>%1 place of the file.</source>
        <translation>%1 Stelle der Datei.</translation>
    </message>
    <message>
        <source>%1 places of the file.</source>
        <translation>%1 Stellen der Datei.</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>Es kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The same words stand in memories that were not erased.</source>
        <translation>Dieselben Wörter stehen in Erinnerungen, die nicht gelöscht wurden.</translation>
    </message>
    <message>
        <source>A backup that Credence made still holds it.</source>
        <translation>Eine Sicherung, die Credence anlegte, enthält es noch.</translation>
    </message>
    <message>
        <source>It still stands in %1.</source>
        <translation>Es steht noch in %1.</translation>
    </message>
    <message>
        <source>There is nothing to erase: it is erased already.</source>
        <translation>Es gibt nichts zu löschen: Es ist schon gelöscht.</translation>
    </message>
    <message>
        <source>Nothing in the store names &quot;%1&quot;.</source>
        <translation>Nichts im Speicher nennt „%1“.</translation>
    </message>
    <message>
        <source>The store has changed since the preview; look at it again.</source>
        <translation>Der Speicher hat sich seit der Vorschau geändert; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed (%2).</source>
        <translation>%1 kann nicht entfernt werden (%2).</translation>
    </message>
    <message>
        <source>It is erased, but looking for what is left failed: %1</source>
        <translation>Es ist gelöscht, aber die Suche nach Resten schlug fehl: %1</translation>
    </message>
    <message>
        <source>The store is open read-only, so nothing can be cleaned.</source>
        <translation>Der Speicher ist nur zum Lesen geöffnet, also kann nichts bereinigt werden.</translation>
    </message>
    <message>
        <source>The ledger knows of no such erasure.</source>
        <translation>Das Journal kennt keine solche Löschung.</translation>
    </message>
    <message>
        <source># Certificate of erasure</source>
        <translation># Löschungsnachweis</translation>
    </message>
    <message>
        <source>Not verified: %1</source>
        <translation>Nicht bestätigt: %1</translation>
    </message>
    <message>
        <source>Nothing of it stands in any file of the store.</source>
        <translation>Nichts davon steht in irgendeiner Datei des Speichers.</translation>
    </message>
    <message>
        <source>No page of the store&apos;s file holds what no row does.</source>
        <translation>Keine Seite der Speicherdatei enthält, was keine Zeile enthält.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be rewritten (%2).</source>
        <translation>%1 kann nicht neu geschrieben werden (%2).</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Erinnerung %1</translation>
    </message>
    <message>
        <source>A memory that stays has the same words.</source>
        <translation>Eine bleibende Erinnerung hat dieselben Wörter.</translation>
    </message>
    <message>
        <source>A memory that stays has the name.</source>
        <translation>Eine bleibende Erinnerung hat den Namen.</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>%1 row of the table still has words of it.</source>
        <translation>%1 Zeile der Tabelle hat noch Wörter davon.</translation>
    </message>
    <message>
        <source>%1 rows of the table still have words of it.</source>
        <translation>%1 Zeilen der Tabelle haben noch Wörter davon.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a common word: %2 memory has it in small letters only, and is only erased if asked for.</source>
        <translation>„%1“ ist ein gewöhnliches Wort: %2 Erinnerung hat es nur kleingeschrieben und wird nur auf Verlangen gelöscht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a common word: %2 memories have it in small letters only, and are only erased if asked for.</source>
        <translation>„%1“ ist ein gewöhnliches Wort: %2 Erinnerungen haben es nur kleingeschrieben und werden nur auf Verlangen gelöscht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in %2 of %3 memories.</source>
        <translation>„%1“ steht in %2 von %3 Erinnerungen.</translation>
    </message>
    <message>
        <source>all episodes that it rests on are erased</source>
        <translation>alle Episoden, auf denen sie beruht, sind gelöscht</translation>
    </message>
    <message>
        <source>the one episode that it rests on is erased</source>
        <translation>die eine Episode, auf der sie beruht, ist gelöscht</translation>
    </message>
    <message>
        <source>all %1 episodes that it rests on are erased</source>
        <translation>alle %1 Episoden, auf denen sie beruht, sind gelöscht</translation>
    </message>
    <message>
        <source>A backup that Credence made beside the store stays as it is; erase it with it, or by hand.</source>
        <translation>Eine Sicherung, die Credence neben dem Speicher anlegte, bleibt, wie sie ist; mit löschen oder von Hand.</translation>
    </message>
    <message>
        <source>%1 backups that Credence made beside the store stay as they are; erase them with it, or by hand.</source>
        <translation>%1 Sicherungen, die Credence neben dem Speicher anlegte, bleiben, wie sie sind; mit löschen oder von Hand.</translation>
    </message>
    <message>
        <source>the memory with key %1</source>
        <translation>die Erinnerung mit Schlüssel %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>There is a folder where the file is to be written.</source>
        <translation>Wo die Datei geschrieben werden soll, ist ein Ordner.</translation>
    </message>
    <message>
        <source>An export can&apos;t overwrite the store it comes from.</source>
        <translation>Ein Export kann nicht den Speicher überschreiben, aus dem er kommt.</translation>
    </message>
    <message>
        <source>The export can&apos;t be written (%1).</source>
        <translation>Der Export kann nicht geschrieben werden (%1).</translation>
    </message>
    <message>
        <source>An index names it, and it is not there.</source>
        <translation>Ein Index nennt sie, und sie ist nicht da.</translation>
    </message>
    <message>
        <source>tags of %1</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>evidence of %1</source>
        <translation>Belege von %1</translation>
    </message>
    <message>
        <source>table memory</source>
        <translation>Tabelle memory</translation>
    </message>
    <message>
        <source>Not every memory could be found; those that no index names are missing here.</source>
        <translation>Nicht jede Erinnerung konnte gefunden werden; die, die kein Index nennt, fehlen hier.</translation>
    </message>
    <message>
        <source>imported decisions</source>
        <translation>importierte Entscheidungen</translation>
    </message>
    <message>
        <source>ledger lines of other stores</source>
        <translation>Journalzeilen anderer Speicher</translation>
    </message>
    <message>
        <source>The file is empty, so it is not a Credence store.</source>
        <translation>Die Datei ist leer, also ist sie kein Speicher von Credence.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the store itself; fetch it with &quot;git lfs pull&quot;.</source>
        <translation>Das ist ein Git-LFS-Verweis, nicht der Speicher selbst; mit „git lfs pull“ holen.</translation>
    </message>
    <message>
        <source>The file is cut short within its first bytes.</source>
        <translation>Die Datei ist in ihren ersten Bytes abgeschnitten.</translation>
    </message>
    <message>
        <source>This is a text file, not a Credence store; import it if it holds memories.</source>
        <translation>Das ist eine Textdatei, kein Speicher von Credence; importieren, wenn sie Erinnerungen enthält.</translation>
    </message>
    <message>
        <source>This is not a database, so it is not a Credence store.</source>
        <translation>Das ist keine Datenbank, also kein Speicher von Credence.</translation>
    </message>
    <message>
        <source>The file can&apos;t be looked at (%1).</source>
        <translation>Die Datei kann nicht angesehen werden (%1).</translation>
    </message>
    <message>
        <source>This is a folder, not a Credence store; import it if it holds memories.</source>
        <translation>Das ist ein Ordner, kein Speicher von Credence; importieren, wenn er Erinnerungen enthält.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened (%1).</source>
        <translation>Die Datei kann nicht geöffnet werden (%1).</translation>
    </message>
    <message>
        <source>This is a database of another program, not a Credence store.</source>
        <translation>Das ist eine Datenbank eines anderen Programms, kein Speicher von Credence.</translation>
    </message>
    <message>
        <source>This is a database of another program (its tables: %1), not a Credence store.</source>
        <translation>Das ist eine Datenbank eines anderen Programms (ihre Tabellen: %1), kein Speicher von Credence.</translation>
    </message>
    <message>
        <source>The file is cut short: it has %1 of %2 bytes. Restore it from a backup or an export.</source>
        <translation>Die Datei ist abgeschnitten: Sie hat %1 von %2 Bytes. Aus einer Sicherung oder einem Export wiederherstellen.</translation>
    </message>
    <message>
        <source>No private temporary folder could be made for a copy of the store.</source>
        <translation>Für eine Kopie des Speichers konnte kein privater temporärer Ordner angelegt werden.</translation>
    </message>
    <message>
        <source>Another program writes to it without a pause; try again when it rests.</source>
        <translation>Ein anderes Programm schreibt ohne Pause hinein; wieder versuchen, wenn es ruht.</translation>
    </message>
    <message>
        <source>Another program writes to the store without a pause; try again.</source>
        <translation>Ein anderes Programm schreibt ohne Pause in den Speicher; wieder versuchen.</translation>
    </message>
    <message>
        <source>The store could not be copied (%1).</source>
        <translation>Der Speicher konnte nicht kopiert werden (%1).</translation>
    </message>
    <message>
        <source>%1; choose another file.</source>
        <translation>%1; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file belongs to a store</source>
        <translation>Die Datei gehört zu einem Speicher</translation>
    </message>
    <message>
        <source>The folder belongs to a store</source>
        <translation>Der Ordner gehört zu einem Speicher</translation>
    </message>
    <message>
        <source>The file is a store or another database</source>
        <translation>Die Datei ist ein Speicher oder eine andere Datenbank</translation>
    </message>
    <message>
        <source>The file can&apos;t be written (%1).</source>
        <translation>Die Datei kann nicht geschrieben werden (%1).</translation>
    </message>
    <message>
        <source>It can&apos;t be read, or there is no room for a private copy of it: %1.</source>
        <translation>Es kann nicht gelesen werden, oder für eine private Kopie ist kein Platz: %1.</translation>
    </message>
    <message>
        <source>To %1 needs the name of the person who does it: nothing approves itself.</source>
        <translation>Dieser Schritt (%1) braucht den Namen der Person, die ihn tut: Nichts genehmigt sich selbst.</translation>
    </message>
    <message>
        <source>To %1 through &quot;%2&quot; is not allowed: the store lists none as approval channels. In the window, Review, Policy, a person lists others.</source>
        <translation>Dieser Schritt (%1) ist über „%2“ nicht erlaubt: Der Speicher nennt keine Genehmigungskanäle. Im Fenster, unter Prüfen, Richtlinie, trägt eine Person andere ein.</translation>
    </message>
    <message>
        <source>To %1 through &quot;%2&quot; is not allowed: the store lists %3 as approval channels. In the window, Review, Policy, a person lists others.</source>
        <translation>Dieser Schritt (%1) ist über „%2“ nicht erlaubt: Der Speicher nennt %3 als Genehmigungskanäle. Im Fenster, unter Prüfen, Richtlinie, trägt eine Person andere ein.</translation>
    </message>
    <message>
        <source>There is no entry %1 in the ledger.</source>
        <translation>Im Journal gibt es keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) touched &quot;%3&quot; later; undo that one first.</source>
        <translation>Eintrag %1 (%2) berührte „%3“ später; zuerst diesen rückgängig machen.</translation>
    </message>
    <message>
        <source>It is the %1 of entry %2; act on that one.</source>
        <translation>Es ist der Schritt „%1“ von Eintrag %2; dort ansetzen.</translation>
    </message>
    <message>
        <source>An entry of kind &quot;%1&quot; can&apos;t be undone.</source>
        <translation>Ein Eintrag der Art „%1“ kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Its content was erased, so what was before is not known any more.</source>
        <translation>Sein Inhalt wurde gelöscht, also ist nicht mehr bekannt, was davor war.</translation>
    </message>
    <message>
        <source>It is undone already, by entry %1.</source>
        <translation>Er ist schon rückgängig gemacht, durch Eintrag %1.</translation>
    </message>
    <message>
        <source>The active reflection &quot;%1&quot; cites &quot;%2&quot;, which this entry brought.</source>
        <translation>Die aktive Reflexion „%1“ führt „%2“ an, was dieser Eintrag brachte.</translation>
    </message>
    <message>
        <source>Entry %1 is missing</source>
        <translation>Eintrag %1 fehlt</translation>
    </message>
    <message>
        <source>Entry %1 does not continue the one before it</source>
        <translation>Eintrag %1 setzt den davor nicht fort</translation>
    </message>
    <message>
        <source>Entry %1 was changed</source>
        <translation>Eintrag %1 wurde geändert</translation>
    </message>
    <message>
        <source>The content of entry %1 was changed</source>
        <translation>Der Inhalt von Eintrag %1 wurde geändert</translation>
    </message>
    <message>
        <source>The content of entry %1 was removed without an erase entry</source>
        <translation>Der Inhalt von Eintrag %1 wurde ohne Löscheintrag entfernt</translation>
    </message>
    <message>
        <source>The ledger is empty</source>
        <translation>Das Journal ist leer</translation>
    </message>
    <message>
        <source>The one entry fits.</source>
        <translation>Der eine Eintrag stimmt.</translation>
    </message>
    <message>
        <source>The schema differs from the one of this version (%1 and %2 more)</source>
        <translation>Das Schema weicht von dem dieser Version ab (%1 und %2 weitere)</translation>
    </message>
    <message>
        <source>The schema differs from the one of this version (%1)</source>
        <translation>Das Schema weicht von dem dieser Version ab (%1)</translation>
    </message>
    <message>
        <source>memories are open for a change that never ended</source>
        <translation>Erinnerungen stehen für eine Änderung offen, die nie endete</translation>
    </message>
    <message>
        <source>The file is damaged (%1)</source>
        <translation>Die Datei ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>The full-text index does not match the texts, so searches miss or mistake memories</source>
        <translation>Der Volltextindex passt nicht zu den Texten, also übersehen oder verwechseln Suchen Erinnerungen</translation>
    </message>
    <message>
        <source>The rows are not what the last entry left: a byte of the file is damaged, or another program changed them</source>
        <translation>Die Zeilen sind nicht, was der letzte Eintrag hinterließ: Ein Byte der Datei ist beschädigt, oder ein anderes Programm hat sie geändert</translation>
    </message>
    <message>
        <source>The one entry fits, and so do schema and file.</source>
        <translation>Der eine Eintrag stimmt, ebenso Schema und Datei.</translation>
    </message>
    <message>
        <source>A source needs a path.</source>
        <translation>Eine Quelle braucht einen Pfad.</translation>
    </message>
    <message>
        <source>There is no such source.</source>
        <translation>Es gibt keine solche Quelle.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>The store is of an older version, and the backup before updating it failed: %1</source>
        <translation>Der Speicher ist von einer älteren Version, und die Sicherung vor der Aktualisierung schlug fehl: %1</translation>
    </message>
    <message>
        <source>opened by a newer version</source>
        <translation>von einer neueren Version geöffnet</translation>
    </message>
    <message>
        <source>The file or its folder can&apos;t be written and has a write-ahead log, so a private copy of this moment is shown.</source>
        <translation>Die Datei oder ihr Ordner ist nicht beschreibbar und hat ein Schreibprotokoll, also wird eine private Kopie dieses Augenblicks gezeigt.</translation>
    </message>
    <message>
        <source>The file or its folder can&apos;t be written.</source>
        <translation>Die Datei oder ihr Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>It was opened read-only.</source>
        <translation>Er wurde nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>The store was written by a newer Credence (schema %1, this one knows %2), in a form that this one can&apos;t read.</source>
        <translation>Der Speicher wurde von einem neueren Credence geschrieben (Schema %1, dieses kennt %2), in einer Form, die dieses nicht lesen kann.</translation>
    </message>
    <message>
        <source>It was written by a newer Credence (schema %1, this one knows %2).</source>
        <translation>Er wurde von einem neueren Credence geschrieben (Schema %1, dieses kennt %2).</translation>
    </message>
    <message>
        <source>The file has no schema version; restore it from a backup or an export.</source>
        <translation>Die Datei hat keine Schemaversion; aus einer Sicherung oder einem Export wiederherstellen.</translation>
    </message>
    <message>
        <source>The store is of an older version (schema %1); open it once where it may be written, so that it can be updated.</source>
        <translation>Der Speicher ist von einer älteren Version (Schema %1); einmal dort öffnen, wo er beschreibbar ist, damit er aktualisiert werden kann.</translation>
    </message>
    <message>
        <source>Tables of the store are missing or changed: %1.</source>
        <translation>Tabellen des Speichers fehlen oder sind geändert: %1.</translation>
    </message>
    <message>
        <source>Another program changed the rules of the file (%1), so nothing is written to it.</source>
        <translation>Ein anderes Programm hat die Regeln der Datei geändert (%1), also wird nichts hineingeschrieben.</translation>
    </message>
    <message>
        <source>A scope needs a name.</source>
        <translation>Ein Bereich braucht einen Namen.</translation>
    </message>
    <message>
        <source>At least one approval channel must be listed, or nobody could approve.</source>
        <translation>Mindestens ein Genehmigungskanal muss genannt sein, sonst könnte niemand genehmigen.</translation>
    </message>
    <message>
        <source>There is a file already; it is left as it is.</source>
        <translation>Es gibt schon eine Datei; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The file can&apos;t be created (%1).</source>
        <translation>Die Datei kann nicht angelegt werden (%1).</translation>
    </message>
    <message>
        <source>keep a belief in doubt</source>
        <translation>eine zweifelhafte Überzeugung behalten</translation>
    </message>
    <message>
        <source>The belief is not in doubt, so there is nothing to keep.</source>
        <translation>Die Überzeugung ist nicht zweifelhaft, also gibt es nichts zu behalten.</translation>
    </message>
    <message>
        <source>%1 flag is open or blocks it: %2.</source>
        <translation>%1 Hinweis ist offen oder sperrt: %2.</translation>
    </message>
    <message>
        <source>%1 flags are open or block it: %2.</source>
        <translation>%1 Hinweise sind offen oder sperren: %2.</translation>
    </message>
    <message>
        <source>It names no belief that it would change.</source>
        <translation>Er nennt keine Überzeugung, die er ändern würde.</translation>
    </message>
    <message>
        <source>It names several beliefs to merge into.</source>
        <translation>Er nennt mehrere Überzeugungen zum Zusammenführen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 already.</source>
        <translation>„%1“ ist schon %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no belief.</source>
        <translation>„%1“ ist keine Überzeugung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is changed by another candidate of this commit.</source>
        <translation>„%1“ wird durch einen anderen Kandidaten dieser Übernahme geändert.</translation>
    </message>
    <message>
        <source>It rests on &quot;%1&quot;, which it would replace.</source>
        <translation>Er beruht auf „%1“, was er ersetzen würde.</translation>
    </message>
    <message>
        <source>A belief is no evidence for itself.</source>
        <translation>Eine Überzeugung ist kein Beleg für sich selbst.</translation>
    </message>
    <message>
        <source>The belief rests on all of it already.</source>
        <translation>Die Überzeugung beruht schon auf allem davon.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a reflection; a narrative merges episodes.</source>
        <translation>„%1“ ist eine Reflexion; eine Erzählung verschmilzt Episoden.</translation>
    </message>
    <message>
        <source>A narrative merges at least two episodes.</source>
        <translation>Eine Erzählung verschmilzt mindestens zwei Episoden.</translation>
    </message>
    <message>
        <source>The evidence would form a circle.</source>
        <translation>Die Belege bildeten einen Kreis.</translation>
    </message>
    <message>
        <source>It would have depth %1, and its scope allows %2.</source>
        <translation>Er hätte Tiefe %1, und sein Bereich erlaubt %2.</translation>
    </message>
    <message>
        <source>It would lift a belief above the depth that its scope allows.</source>
        <translation>Er höbe eine Überzeugung über die Tiefe, die ihr Bereich erlaubt.</translation>
    </message>
    <message>
        <source>It no longer applies: %1 Look at it again.</source>
        <translation>Er gilt nicht mehr: %1 Noch einmal ansehen.</translation>
    </message>
    <message>
        <source>archived by its narrative</source>
        <translation>von ihrer Erzählung archiviert</translation>
    </message>
    <message>
        <source>evidence merged</source>
        <translation>Belege zusammengeführt</translation>
    </message>
    <message>
        <source>Nothing was committed: the memory is as it was, and all decisions are kept.</source>
        <translation>Nichts wurde übernommen: Der Speicher ist, wie er war, und alle Entscheidungen bleiben.</translation>
    </message>
    <message>
        <source>Low: downgraded for a privacy flag.</source>
        <translation>Gering: wegen eines Datenschutzhinweises herabgestuft.</translation>
    </message>
    <message>
        <source>There is no candidate &quot;%1&quot; in the queue.</source>
        <translation>In der Warteschlange gibt es keinen Kandidaten „%1“.</translation>
    </message>
    <message>
        <source>A candidate needs a text.</source>
        <translation>Ein Kandidat braucht einen Text.</translation>
    </message>
    <message>
        <source>A rejection needs a reason; it is remembered.</source>
        <translation>Eine Ablehnung braucht einen Grund; er wird gemerkt.</translation>
    </message>
    <message>
        <source>Merging into a belief is an approval.</source>
        <translation>Mit einer Überzeugung zusammenzuführen ist eine Genehmigung.</translation>
    </message>
    <message>
        <source>%1 approved it</source>
        <translation>hat %1 ihn genehmigt</translation>
    </message>
    <message>
        <source>%1 rejected it</source>
        <translation>hat %1 ihn abgelehnt</translation>
    </message>
    <message>
        <source>%1 deferred it</source>
        <translation>hat %1 ihn zurückgestellt</translation>
    </message>
    <message>
        <source>somebody changed it</source>
        <translation>hat jemand ihn geändert</translation>
    </message>
    <message>
        <source>In the meantime %1; look at it again.</source>
        <translation>Inzwischen %1; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>It is committed already; undo that entry first.</source>
        <translation>Er ist schon übernommen; zuerst diesen Eintrag rückgängig machen.</translation>
    </message>
    <message>
        <source>There is no decision on it to take back.</source>
        <translation>Es gibt keine Entscheidung darüber, die zurückzunehmen wäre.</translation>
    </message>
    <message>
        <source>What replaces or removes is approved after the change was shown.</source>
        <translation>Was ersetzt oder entfernt, wird genehmigt, nachdem die Änderung gezeigt wurde.</translation>
    </message>
    <message>
        <source>The edit was kept, but it is not approved: %1</source>
        <translation>Die Bearbeitung wurde behalten, aber nicht genehmigt: %1</translation>
    </message>
    <message>
        <source>It was checked, but it is not approved: %1</source>
        <translation>Er wurde geprüft, aber nicht genehmigt: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 Nothing was decided.</source>
        <translation>„%1“: %2 Nichts wurde entschieden.</translation>
    </message>
    <message>
        <source>It is committed already.</source>
        <translation>Er ist schon übernommen.</translation>
    </message>
    <message>
        <source>Only plain additions without flags are approved together.</source>
        <translation>Nur einfache Hinzufügungen ohne Hinweise werden zusammen genehmigt.</translation>
    </message>
    <message>
        <source>It was never checked; look at it first.</source>
        <translation>Er wurde nie geprüft; zuerst ansehen.</translation>
    </message>
    <message>
        <source>There is no rejection &quot;%1&quot;.</source>
        <translation>Es gibt keine Ablehnung „%1“.</translation>
    </message>
    <message>
        <source>It is neither rejected nor suppressed.</source>
        <translation>Er ist weder abgelehnt noch unterdrückt.</translation>
    </message>
    <message>
        <source>It is lifted already.</source>
        <translation>Sie ist schon aufgehoben.</translation>
    </message>
    <message>
        <source>It is shown already.</source>
        <translation>Er wird schon gezeigt.</translation>
    </message>
    <message>
        <source>A finding has an id.</source>
        <translation>Ein Befund hat eine ID.</translation>
    </message>
    <message>
        <source>To accept a finding needs a reason.</source>
        <translation>Einen Befund zu akzeptieren braucht einen Grund.</translation>
    </message>
    <message>
        <source>It is accepted already.</source>
        <translation>Er ist schon akzeptiert.</translation>
    </message>
    <message>
        <source>There is no flag &quot;%1&quot;.</source>
        <translation>Es gibt keinen Hinweis „%1“.</translation>
    </message>
    <message>
        <source>What was flagged does not stand there any more.</source>
        <translation>Das Markierte steht dort nicht mehr.</translation>
    </message>
    <message>
        <source>It is redacted already; undo that entry to have the text back.</source>
        <translation>Es ist schon geschwärzt; diesen Eintrag rückgängig machen, um den Text zurückzubekommen.</translation>
    </message>
    <message>
        <source>quote redacted</source>
        <translation>Zitat geschwärzt</translation>
    </message>
    <message>
        <source>its words moved: others were redacted</source>
        <translation>seine Wörter verschoben sich: andere wurden geschwärzt</translation>
    </message>
    <message>
        <source>redacted with another</source>
        <translation>mit einem anderen geschwärzt</translation>
    </message>
    <message>
        <source>It is committed already; the memory has a flag of its own.</source>
        <translation>Er ist schon übernommen; die Erinnerung hat einen eigenen Hinweis.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; look at it again.</source>
        <translation>Jemand anders hat es inzwischen geändert; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>resolve flags</source>
        <translation>Hinweise beantworten</translation>
    </message>
    <message>
        <source>There is no flag &quot;%1&quot;. Nothing was resolved.</source>
        <translation>Es gibt keinen Hinweis „%1“. Nichts wurde beantwortet.</translation>
    </message>
    <message>
        <source>The flag &quot;%1&quot; is on a candidate; those are resolved one at a time. Nothing was resolved.</source>
        <translation>Der Hinweis „%1“ gehört zu einem Kandidaten; die werden einzeln beantwortet. Nichts wurde beantwortet.</translation>
    </message>
    <message>
        <source>open flags</source>
        <translation>offene Hinweise</translation>
    </message>
    <message>
        <source>Names of the scope&apos;s subject</source>
        <translation>Namen der Person des Bereichs</translation>
    </message>
    <message>
        <source>Others are third persons. Not set: the scope&apos;s name.</source>
        <translation>Andere sind Dritte. Nicht gesetzt: der Name des Bereichs.</translation>
    </message>
    <message>
        <source>Channels that may approve</source>
        <translation>Kanäle, die genehmigen dürfen</translation>
    </message>
    <message>
        <source>A model or an agent never may.</source>
        <translation>Ein Modell oder ein Agent darf es nie.</translation>
    </message>
    <message>
        <source>Say so when a candidate waits for longer than</source>
        <translation>Melden, wenn ein Kandidat länger wartet als</translation>
    </message>
    <message>
        <source>Hours; 0 never says it.</source>
        <translation>Stunden; 0 meldet es nie.</translation>
    </message>
    <message>
        <source>More reasons for a rejection</source>
        <translation>Weitere Gründe für eine Ablehnung</translation>
    </message>
    <message>
        <source>Offered after the built-in ones.</source>
        <translation>Nach den eingebauten angeboten.</translation>
    </message>
    <message>
        <source>Deepest new reflection</source>
        <translation>Tiefste neue Reflexion</translation>
    </message>
    <message>
        <source>A reflection on reflections has depth 2.</source>
        <translation>Eine Reflexion über Reflexionen hat Tiefe 2.</translation>
    </message>
    <message>
        <source>Trigger: whose setting</source>
        <translation>Auslöser: wessen Einstellung</translation>
    </message>
    <message>
        <source>generative-agents, hebbs, hebbs-nightly, everos, engram, patterns: sets all conditions and gates</source>
        <translation>generative-agents, hebbs, hebbs-nightly, everos, engram, patterns: setzt alle Bedingungen und Sperren</translation>
    </message>
    <message>
        <source>Fires from a sum of importance of</source>
        <translation>Löst aus ab einer Summe der Wichtigkeit von</translation>
    </message>
    <message>
        <source>a number above 0, or off</source>
        <translation>eine Zahl über 0, oder off</translation>
    </message>
    <message>
        <source>Fires from so many episodes</source>
        <translation>Löst aus ab so vielen Episoden</translation>
    </message>
    <message>
        <source>a whole number from 1, or off</source>
        <translation>eine ganze Zahl ab 1, oder off</translation>
    </message>
    <message>
        <source>Fires at</source>
        <translation>Löst aus um</translation>
    </message>
    <message>
        <source>five fields of cron, UTC, or off</source>
        <translation>fünf Felder wie bei cron, UTC, oder off</translation>
    </message>
    <message>
        <source>Fires when a recall of beliefs found none</source>
        <translation>Löst aus, wenn ein Abruf keine Überzeugung fand</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>an oder aus</translation>
    </message>
    <message>
        <source>Fires when an episode contradicts a belief</source>
        <translation>Löst aus, wenn eine Episode einer Überzeugung widerspricht</translation>
    </message>
    <message>
        <source>At least so long between runs</source>
        <translation>Mindestens so lange zwischen Läufen</translation>
    </message>
    <message>
        <source>a duration such as 2h, or off</source>
        <translation>eine Dauer wie 2h, oder off</translation>
    </message>
    <message>
        <source>At most so many runs on a day (UTC)</source>
        <translation>Höchstens so viele Läufe am Tag (UTC)</translation>
    </message>
    <message>
        <source>Not before so many high-salience episodes</source>
        <translation>Nicht vor so vielen bedeutsamen Episoden</translation>
    </message>
    <message>
        <source>What a due trigger runs</source>
        <translation>Was ein fälliger Auslöser startet</translation>
    </message>
    <message>
        <source>a preset of reflect</source>
        <translation>ein Verfahren von reflect</translation>
    </message>
    <message>
        <source>Due triggers run dry while the window is open</source>
        <translation>Fällige Auslöser starten Probeläufe, solange das Fenster offen ist</translation>
    </message>
    <message>
        <source>Automatic runs: calls on a day at most</source>
        <translation>Automatische Läufe: Aufrufe am Tag höchstens</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>Automatic runs: cost on a day at most</source>
        <translation>Automatische Läufe: Kosten am Tag höchstens</translation>
    </message>
    <message>
        <source>a number from 0, or off</source>
        <translation>eine Zahl ab 0, oder off</translation>
    </message>
    <message>
        <source>change the policy</source>
        <translation>die Richtlinie ändern</translation>
    </message>
    <message>
        <source>There is no policy &quot;%1&quot;.</source>
        <translation>Es gibt keine Richtlinie „%1“.</translation>
    </message>
    <message>
        <source>Say for which scope %1 is meant.</source>
        <translation>Angeben, für welchen Bereich %1 gemeint ist.</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>%1 ist eine Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>%1 is a whole number.</source>
        <translation>%1 ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 may hold %2, not &quot;%3&quot;.</source>
        <translation>%1 darf %2 enthalten, nicht „%3“.</translation>
    </message>
    <message>
        <source>repeats a known belief</source>
        <translation>wiederholt eine bekannte Überzeugung</translation>
    </message>
    <message>
        <source>not supported by its sources</source>
        <translation>von den Quellen nicht gestützt</translation>
    </message>
    <message>
        <source>too general</source>
        <translation>zu allgemein</translation>
    </message>
    <message>
        <source>wrong or out of date</source>
        <translation>falsch oder veraltet</translation>
    </message>
    <message>
        <source>of no use</source>
        <translation>ohne Nutzen</translation>
    </message>
    <message>
        <source>%1 was %2 and is %3 now.</source>
        <translation>%1 war %2 und ist jetzt %3.</translation>
    </message>
    <message>
        <source>The %1 of %2 changed.</source>
        <translation>%1 von %2 hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 was changed, and what was before is erased.</source>
        <translation>%1 wurde geändert, und was davor war, ist gelöscht.</translation>
    </message>
    <message>
        <source>%1 is not in the store.</source>
        <translation>%1 ist nicht im Speicher.</translation>
    </message>
    <message>
        <source>%1 is of another scope.</source>
        <translation>%1 ist aus einem anderen Bereich.</translation>
    </message>
    <message>
        <source>A flag blocks it.</source>
        <translation>Ein Hinweis sperrt ihn.</translation>
    </message>
    <message>
        <source>%1 flags block it.</source>
        <translation>%1 Hinweise sperren ihn.</translation>
    </message>
    <message>
        <source>Approve waits until the open flag is resolved.</source>
        <translation>Die Genehmigung wartet, bis der offene Hinweis beantwortet ist.</translation>
    </message>
    <message>
        <source>Approve waits until both open flags are resolved.</source>
        <translation>Die Genehmigung wartet, bis beide offenen Hinweise beantwortet sind.</translation>
    </message>
    <message>
        <source>Approve waits until the %1 open flags are resolved.</source>
        <translation>Die Genehmigung wartet, bis die %1 offenen Hinweise beantwortet sind.</translation>
    </message>
    <message>
        <source>It is a pending write of %1: hand the decision back; it comes in by synchronising (it cites too little to enter from here).</source>
        <translation>Es ist ein wartender Schreibvorgang von %1: die Entscheidung zurückgeben; er kommt beim Abgleich herein (er führt zu wenig an, um von hier hineinzukommen).</translation>
    </message>
    <message>
        <source>None of its sources still stands, the floor is %1.</source>
        <translation>Keine seiner Quellen steht noch, die Untergrenze ist %1.</translation>
    </message>
    <message>
        <source>None of its sources still stand, the floor is %1.</source>
        <translation>Keine seiner Quellen steht noch, die Untergrenze ist %1.</translation>
    </message>
    <message>
        <source>%1 of its sources still stands, the floor is %2.</source>
        <translation>%1 seiner Quellen steht noch, die Untergrenze ist %2.</translation>
    </message>
    <message>
        <source>%1 of its sources still stand, the floor is %2.</source>
        <translation>%1 seiner Quellen stehen noch, die Untergrenze ist %2.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) touched the candidate &quot;%3&quot; later; undo that one first.</source>
        <translation>Eintrag %1 (%2) berührte den Kandidaten „%3“ später; zuerst diesen rückgängig machen.</translation>
    </message>
    <message>
        <source>It is undone</source>
        <translation>Es ist rückgängig gemacht</translation>
    </message>
    <message>
        <source>a scan did not find it again</source>
        <translation>eine Durchsuchung fand es nicht wieder</translation>
    </message>
    <message>
        <source>The policy was changed while the scan ran; scan again.</source>
        <translation>Die Richtlinie wurde während der Durchsuchung geändert; noch einmal durchsuchen.</translation>
    </message>
    <message>
        <source>The store is open for reading only; a scan can be made, but not kept.</source>
        <translation>Der Speicher ist nur zum Lesen geöffnet; eine Durchsuchung ist möglich, wird aber nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>the text was edited</source>
        <translation>der Text wurde bearbeitet</translation>
    </message>
    <message>
        <source>%1 has changed since, so this entry can&apos;t be taken back.</source>
        <translation>%1 hat sich seither geändert, also kann dieser Eintrag nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The candidate &quot;%1&quot;</source>
        <translation>Der Kandidat „%1“</translation>
    </message>
    <message>
        <source>%1 has an open or blocking flag.</source>
        <translation>%1 hat einen offenen oder sperrenden Hinweis.</translation>
    </message>
    <message>
        <source>The setting %1</source>
        <translation>Die Einstellung %1</translation>
    </message>
    <message>
        <source>The candidate &quot;%1&quot; %2.</source>
        <translation>Der Kandidat „%1“ %2.</translation>
    </message>
    <message>
        <source>has no text</source>
        <translation>hat keinen Text</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, which is no memory of its scope</source>
        <translation>nennt „%1“, was keine Erinnerung seines Bereichs ist</translation>
    </message>
    <message>
        <source>names no belief that it would change</source>
        <translation>nennt keine Überzeugung, die er ändern würde</translation>
    </message>
    <message>
        <source>The candidate &quot;%1&quot; is in the queue already.</source>
        <translation>Der Kandidat „%1“ ist schon in der Warteschlange.</translation>
    </message>
    <message>
        <source>A run needs an id and a preset.</source>
        <translation>Ein Lauf braucht ID und Verfahren.</translation>
    </message>
    <message>
        <source>The run has no candidate &quot;%1&quot;.</source>
        <translation>Der Lauf hat keinen Kandidaten „%1“.</translation>
    </message>
    <message>
        <source>Each candidate of a run needs an id of its own.</source>
        <translation>Jeder Kandidat eines Laufs braucht eine eigene ID.</translation>
    </message>
    <message>
        <source>The run was sent to the queue already.</source>
        <translation>Der Lauf ist schon in der Warteschlange.</translation>
    </message>
    <message>
        <source>The store is locked by another program; try again when it has finished.</source>
        <translation>Der Speicher ist von einem anderen Programm gesperrt; wieder versuchen, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The store is damaged (%1); restore it from a backup or an export.</source>
        <translation>Der Speicher ist beschädigt (%1); aus einer Sicherung oder einem Export wiederherstellen.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Die Datei konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The rights of the file do not allow this.</source>
        <translation>Die Rechte der Datei erlauben das nicht.</translation>
    </message>
    <message>
        <source>Reading or writing the file failed (%1).</source>
        <translation>Lesen oder Schreiben der Datei schlug fehl (%1).</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht.</translation>
    </message>
    <message>
        <source>A text is too large for the store.</source>
        <translation>Ein Text ist zu groß für den Speicher.</translation>
    </message>
    <message>
        <source>It exists already (%1).</source>
        <translation>Es gibt es schon (%1).</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Abgelehnt: %1.</translation>
    </message>
    <message>
        <source>Refused by the schema (%1).</source>
        <translation>Vom Schema abgelehnt (%1).</translation>
    </message>
    <message>
        <source>The store does not answer as it should (%1).</source>
        <translation>Der Speicher antwortet nicht, wie er sollte (%1).</translation>
    </message>
    <message>
        <source>The store&apos;s own tables or views, which another program changed, give no end of rows.</source>
        <translation>Die Tabellen oder Ansichten des Speichers, die ein anderes Programm geändert hat, liefern endlos Zeilen.</translation>
    </message>
    <message>
        <source>The backup file could not be created.</source>
        <translation>Die Sicherungsdatei konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>There is no memory &quot;%1&quot;.</source>
        <translation>Es gibt keine Erinnerung „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names several memories (in &quot;%2&quot; and &quot;%3&quot;); name the scope or give the id.</source>
        <translation>„%1“ benennt mehrere Erinnerungen (in „%2“ und „%3“); den Bereich nennen oder die ID angeben.</translation>
    </message>
    <message>
        <source>Reading the episodes was cancelled.</source>
        <translation>Das Lesen der Episoden wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The trigger policy of &quot;%1&quot; is damaged: %2. Setting trigger.preset mends it.</source>
        <translation>Die Auslöserrichtlinie von „%1“ ist beschädigt: %2. trigger.preset zu setzen behebt es.</translation>
    </message>
    <message>
        <source>it names no version</source>
        <translation>sie nennt keine Version</translation>
    </message>
    <message>
        <source>The trigger policy of &quot;%1&quot; was written by a newer Credence (version %2, this one knows %3); it stays as it is.</source>
        <translation>Die Auslöserrichtlinie von „%1“ wurde von einem neueren Credence geschrieben (Version %2, dieses kennt %3); sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>preset is one of %1, not &quot;%2&quot;.</source>
        <translation>preset ist eines von %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>There is no reflection preset &quot;%1&quot;.</source>
        <translation>Es gibt kein Reflexionsverfahren „%1“.</translation>
    </message>
    <message>
        <source>automatic is on or off, not &quot;%1&quot;.</source>
        <translation>automatic ist on oder off, nicht „%1“.</translation>
    </message>
    <message>
        <source>budget_calls is a whole number from 0 to 1000000, not &quot;%1&quot;.</source>
        <translation>budget_calls ist eine ganze Zahl von 0 bis 1000000, nicht „%1“.</translation>
    </message>
    <message>
        <source>budget_cost is a number from 0 to 1000000, or off; not &quot;%1&quot;.</source>
        <translation>budget_cost ist eine Zahl von 0 bis 1000000, oder off; nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no such firing.</source>
        <translation>Es gibt keine solche Auslösung.</translation>
    </message>
    <message>
        <source>What came of that firing is noted already.</source>
        <translation>Was aus dieser Auslösung wurde, ist schon vermerkt.</translation>
    </message>
    <message>
        <source>The evidence in the store forms a circle; it was changed by another program.</source>
        <translation>Die Belege im Speicher bilden einen Kreis; ein anderes Programm hat ihn geändert.</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>there are no episodes yet</source>
        <translation>es gibt noch keine Episoden</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 liegt unter %2</translation>
    </message>
    <message>
        <source>there are no episodes since the last run</source>
        <translation>seit dem letzten Lauf gibt es keine Episoden</translation>
    </message>
    <message>
        <source>its time has not come</source>
        <translation>seine Zeit ist nicht gekommen</translation>
    </message>
    <message>
        <source>its schedule names a day that never comes</source>
        <translation>sein Zeitplan nennt einen Tag, der nie kommt</translation>
    </message>
    <message>
        <source>the policy has no condition that an episode meets</source>
        <translation>die Richtlinie hat keine Bedingung, die eine Episode erfüllt</translation>
    </message>
    <message>
        <source>The clock is behind the last run (%1); the next is allowed at %2.</source>
        <translation>Die Uhr liegt hinter dem letzten Lauf (%1); der nächste ist ab %2 erlaubt.</translation>
    </message>
    <message>
        <source>The last run was %1 ago, the policy asks for %2 between runs; the next is allowed at %3.</source>
        <translation>Der letzte Lauf war vor %1, die Richtlinie verlangt %2 zwischen Läufen; der nächste ist ab %3 erlaubt.</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Yes, by recall miss: %1 of importance in %2 since the last run.</source>
        <translation>Ja, wegen eines Abrufs ohne Treffer: %1 an Wichtigkeit in %2 seit dem letzten Lauf.</translation>
    </message>
    <message>
        <source>Yes, by recall miss: %1 of importance in %2.</source>
        <translation>Ja, wegen eines Abrufs ohne Treffer: %1 an Wichtigkeit in %2.</translation>
    </message>
    <message>
        <source>Yes, by %1: %2 of importance in %3 since the last run.</source>
        <translation>Ja, nach %1: %2 an Wichtigkeit in %3 seit dem letzten Lauf.</translation>
    </message>
    <message>
        <source>Yes, by %1: %2 of importance in %3.</source>
        <translation>Ja, nach %1: %2 an Wichtigkeit in %3.</translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>Gehalten: %1</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation>Nein: %1.</translation>
    </message>
    <message>
        <source>1 episode has no time and is left out.</source>
        <translation>1 Episode hat keine Zeit und wird ausgelassen.</translation>
    </message>
    <message>
        <source>%1 episodes have no time and are left out.</source>
        <translation>%1 Episoden haben keine Zeit und werden ausgelassen.</translation>
    </message>
    <message>
        <source>1 episode lies in the future and is not counted yet.</source>
        <translation>1 Episode liegt in der Zukunft und zählt noch nicht.</translation>
    </message>
    <message>
        <source>%1 episodes lie in the future and are not counted yet.</source>
        <translation>%1 Episoden liegen in der Zukunft und zählen noch nicht.</translation>
    </message>
    <message>
        <source>The clock is behind the last run (%1).</source>
        <translation>Die Uhr liegt hinter dem letzten Lauf (%1).</translation>
    </message>
    <message>
        <source>%1 high-salience episode; %2 are advised before the first reflection.</source>
        <translation>%1 bedeutsame Episode; %2 werden vor der ersten Reflexion empfohlen.</translation>
    </message>
    <message>
        <source>%1 high-salience episodes; %2 are advised before the first reflection.</source>
        <translation>%1 bedeutsame Episoden; %2 werden vor der ersten Reflexion empfohlen.</translation>
    </message>
    <message>
        <source>%1 reflections a day</source>
        <translation>%1 Reflexionen am Tag</translation>
    </message>
    <message>
        <source>%1 reflections a week</source>
        <translation>%1 Reflexionen in der Woche</translation>
    </message>
    <message>
        <source>%1 reflections a month</source>
        <translation>%1 Reflexionen im Monat</translation>
    </message>
    <message>
        <source>The policy would never have fired on this history.</source>
        <translation>Die Richtlinie hätte auf diesem Verlauf nie ausgelöst.</translation>
    </message>
    <message>
        <source>%1 of the last %2 decided insights were rejected (%3 %), %4 of them as thin: more episodes each would give them more to rest on.</source>
        <translation>%1 der letzten %2 entschiedenen Erkenntnisse wurden abgelehnt (%3 %), %4 davon als dürftig: Mehr Episoden je Erkenntnis gäben ihnen mehr Halt.</translation>
    </message>
    <message>
        <source>It would have fired %1 times a day.</source>
        <translation>Sie hätte %1-mal am Tag ausgelöst.</translation>
    </message>
    <message>
        <source>%1 At %2 you would have seen %3 with about %4 episodes each, instead of %5 with %6.</source>
        <translation>%1 Bei %2 wären es %3 mit etwa %4 Episoden je Lauf gewesen, statt %5 mit %6.</translation>
    </message>
    <message>
        <source>Consider an episode floor of %1 as well.</source>
        <translation>Auch eine Mindestzahl von %1 Episoden erwägen.</translation>
    </message>
    <message>
        <source>day of month</source>
        <translation>Tag des Monats</translation>
    </message>
    <message>
        <source>day of week</source>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no %2 of a schedule: %3 to %4, with *, lists, ranges from low to high, and steps of those.</source>
        <translation>„%1“ ist kein Feld „%2“ eines Zeitplans: %3 bis %4, mit *, Listen, Bereichen von niedrig nach hoch und Schritten davon.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no schedule: it has %2 of the five fields minute, hour, day of month, month and day of week, such as &quot;0 2 * * 1&quot;.</source>
        <translation>„%1“ ist kein Zeitplan: Es hat %2 der fünf Felder Minute, Stunde, Tag, Monat und Wochentag, wie „0 2 * * 1“.</translation>
    </message>
    <message>
        <source>%1 is %2, or off; not &quot;%3&quot;.</source>
        <translation>%1 ist %2, oder off; nicht „%3“.</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>eine ganze Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: 150 on a scale of 1 to 10</source>
        <translation>Park et al. 2023, Abschnitt 4.2: 150 auf einer Skala von 1 bis 10</translation>
    </message>
    <message>
        <source>HEBBS documents: a count of 50</source>
        <translation>Dokumente von HEBBS: eine Anzahl von 50</translation>
    </message>
    <message>
        <source>HEBBS documents: or nightly; the hour is not named, 02:00 is taken</source>
        <translation>Dokumente von HEBBS: oder nachts; die Stunde ist nicht genannt, 02:00 wird genommen</translation>
    </message>
    <message>
        <source>EverOS, ome.toml: Mondays at 02:00; off by default there</source>
        <translation>EverOS, ome.toml: montags um 02:00; dort als Vorgabe aus</translation>
    </message>
    <message>
        <source>Engram README: 50 on a scale of 1 to 10, or a count of 10; 2 h apart, 3 a day</source>
        <translation>README von Engram: 50 auf einer Skala von 1 bis 10, oder eine Anzahl von 10; 2 h Abstand, 3 am Tag</translation>
    </message>
    <message>
        <source>as generative-agents, with the built-in miner</source>
        <translation>wie generative-agents, mit dem eingebauten Mustersucher</translation>
    </message>
    <message>
        <source>a number above 0, at most 1000000</source>
        <translation>eine Zahl über 0, höchstens 1000000</translation>
    </message>
    <message>
        <source>a duration above 0 and at most 3650d, such as 2h</source>
        <translation>eine Dauer über 0 und höchstens 3650d, wie 2h</translation>
    </message>
    <message>
        <source>A trigger has no setting &quot;%1&quot;.</source>
        <translation>Ein Auslöser hat keine Einstellung „%1“.</translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation>Wichtigkeit %1</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>Anzahl %1</translation>
    </message>
    <message>
        <source>schedule %1</source>
        <translation>Zeitplan %1</translation>
    </message>
    <message>
        <source>recall miss</source>
        <translation>Abruf ohne Treffer</translation>
    </message>
    <message>
        <source>by hand only</source>
        <translation>nur von Hand</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation>%1 Abstand</translation>
    </message>
    <message>
        <source>from %1 high-salience episodes</source>
        <translation>ab %1 bedeutsamen Episoden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no duration: a number and one of s, m, h, d, such as 2h.</source>
        <translation>„%1“ ist keine Dauer: eine Zahl und s, m, h oder d, wie 2h.</translation>
    </message>
    <message>
        <source>The replay was cancelled.</source>
        <translation>Die Nachrechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A sweep goes from a low value to a high one in steps above 0.</source>
        <translation>Ein Durchlauf geht von einem niedrigen zu einem hohen Wert in Schritten über 0.</translation>
    </message>
    <message>
        <source>A sweep has at most %1 values.</source>
        <translation>Ein Durchlauf hat höchstens %1 Werte.</translation>
    </message>
    <message>
        <source>%1 is a whole number, not %2.</source>
        <translation>%1 ist eine ganze Zahl, nicht %2.</translation>
    </message>
    <message>
        <source>A sweep over %1 is not possible.</source>
        <translation>Ein Durchlauf über %1 ist nicht möglich.</translation>
    </message>
    <message>
        <source>The run was %1.</source>
        <translation>Der Lauf war %1.</translation>
    </message>
    <message>
        <source>1 candidate waits in the queue.</source>
        <translation>1 Kandidat wartet in der Warteschlange.</translation>
    </message>
    <message>
        <source>%1 candidates wait in the queue.</source>
        <translation>%1 Kandidaten warten in der Warteschlange.</translation>
    </message>
    <message>
        <source>%1 needs a model, and none is configured.</source>
        <translation>%1 braucht ein Modell, und keines ist eingerichtet.</translation>
    </message>
    <message>
        <source>Today&apos;s automatic runs made %1 of %2 calls.</source>
        <translation>Die automatischen Läufe von heute machten %1 von %2 Aufrufen.</translation>
    </message>
    <message>
        <source>Today&apos;s automatic runs cost %1 of %2.</source>
        <translation>Die automatischen Läufe von heute kosteten %1 von %2.</translation>
    </message>
    <message>
        <source>It is no longer due: %1.</source>
        <translation>Er ist nicht mehr fällig: %1.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>the JSON ends too early</source>
        <translation>das JSON endet zu früh</translation>
    </message>
    <message>
        <source>not valid JSON near byte %1</source>
        <translation>kein gültiges JSON nahe Byte %1</translation>
    </message>
    <message>
        <source>The entry is not there.</source>
        <translation>Den Eintrag gibt es nicht.</translation>
    </message>
    <message>
        <source>The effect is another one by now. Look again.</source>
        <translation>Die Wirkung ist inzwischen eine andere. Noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Stopped while the map was prepared.</source>
        <translation>Angehalten, während die Karte vorbereitet wurde.</translation>
    </message>
    <message>
        <source>Stopped while confidences were computed.</source>
        <translation>Angehalten, während Verlässlichkeiten berechnet wurden.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Das Bild konnte nicht gemacht werden.</translation>
    </message>
    <message>
        <source>The store holds no such memory any more.</source>
        <translation>Der Speicher enthält keine solche Erinnerung mehr.</translation>
    </message>
    <message>
        <source>There is no memory %1 in this scope.</source>
        <translation>In diesem Bereich gibt es keine Erinnerung %1.</translation>
    </message>
    <message>
        <source>The run does not hold this call.</source>
        <translation>Der Lauf enthält diesen Aufruf nicht.</translation>
    </message>
    <message>
        <source>The survey was stopped.</source>
        <translation>Die Durchsicht wurde angehalten.</translation>
    </message>
    <message>
        <source>%1 decided on it meanwhile. The text is not saved.</source>
        <translation>%1 hat inzwischen darüber entschieden. Der Text ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>It was changed elsewhere meanwhile. The text is not saved.</source>
        <translation>Es wurde inzwischen anderswo geändert. Der Text ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Redo is not possible. %1</source>
        <translation>Wiederholen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>Undo is not possible. %1</source>
        <translation>Rückgängigmachen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>One of them is decided already; look at it again.</source>
        <translation>Einer davon ist schon entschieden; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>One of them was decided by %1 meanwhile; look at it again.</source>
        <translation>Einer davon wurde inzwischen von %1 entschieden; noch einmal ansehen.</translation>
    </message>
    <message>
        <source>The store holds this memory no more.</source>
        <translation>Der Speicher enthält diese Erinnerung nicht mehr.</translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be made.</source>
        <translation>Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>low</source>
        <translation>gering</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>haltlos</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>Reflexion</translation>
    </message>
    <message>
        <source>narrative</source>
        <translation>Erzählung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Gering</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>retract</source>
        <translation>zurückziehen</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>wiederherstellen</translation>
    </message>
    <message>
        <source>supersede</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig machen</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>approve</source>
        <translation>genehmigen</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>defer</source>
        <translation>zurückstellen</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>zusammenführen</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subjekt</translation>
    </message>
    <message>
        <source>Predicate</source>
        <translation>Prädikat</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Handelnder</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%n direct source|direct sources</source>
        <translation>
            <numerusform>%Ln direkte Quelle</numerusform>
            <numerusform>%Ln direkte Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode|episodes</source>
        <translation>
            <numerusform>%Ln Episode</numerusform>
            <numerusform>%Ln Episoden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory speaks|memories speak</source>
        <translation>
            <numerusform>%Ln Erinnerung spricht</numerusform>
            <numerusform>%Ln Erinnerungen sprechen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reflection has this text.|reflections have this text.</source>
        <translation>
            <numerusform>%Ln Reflexion hat diesen Text.</numerusform>
            <numerusform>%Ln Reflexionen haben diesen Text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n distinct source|distinct sources</source>
        <translation>
            <numerusform>%Ln verschiedene Quelle</numerusform>
            <numerusform>%Ln verschiedene Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is|are</source>
        <translation>
            <numerusform>%Ln ist</numerusform>
            <numerusform>%Ln sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode speaks|episodes speak</source>
        <translation>
            <numerusform>%Ln Episode spricht</numerusform>
            <numerusform>%Ln Episoden sprechen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source is|sources are</source>
        <translation>
            <numerusform>%Ln Quelle ist</numerusform>
            <numerusform>%Ln Quellen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source|sources</source>
        <translation>
            <numerusform>%Ln Quelle</numerusform>
            <numerusform>%Ln Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag|flags</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory|memories</source>
        <translation>
            <numerusform>%Ln Erinnerung</numerusform>
            <numerusform>%Ln Erinnerungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate is flagged|candidates are flagged</source>
        <translation>
            <numerusform>%Ln Kandidat ist markiert</numerusform>
            <numerusform>%Ln Kandidaten sind markiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is like a past rejection|are like past rejections</source>
        <translation>
            <numerusform>%Ln ähnelt einer früheren Ablehnung</numerusform>
            <numerusform>%Ln ähneln früheren Ablehnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule tested|rules tested</source>
        <translation>
            <numerusform>%Ln Regel geprüft</numerusform>
            <numerusform>%Ln Regeln geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item|items</source>
        <translation>
            <numerusform>%Ln Merkmal</numerusform>
            <numerusform>%Ln Merkmale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session|sessions</source>
        <translation>
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory of the window|memories of the window</source>
        <translation>
            <numerusform>%Ln Erinnerung des Fensters</numerusform>
            <numerusform>%Ln Erinnerungen des Fensters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question|questions</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belief|beliefs</source>
        <translation>
            <numerusform>%Ln Überzeugung</numerusform>
            <numerusform>%Ln Überzeugungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cluster|clusters</source>
        <translation>
            <numerusform>%Ln Cluster</numerusform>
            <numerusform>%Ln Cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal|proposals</source>
        <translation>
            <numerusform>%Ln Vorschlag</numerusform>
            <numerusform>%Ln Vorschläge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate|candidates</source>
        <translation>
            <numerusform>%Ln Kandidat</numerusform>
            <numerusform>%Ln Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding|findings</source>
        <translation>
            <numerusform>%Ln Fund</numerusform>
            <numerusform>%Ln Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file|files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stretch|stretches</source>
        <translation>
            <numerusform>%Ln Abschnitt</numerusform>
            <numerusform>%Ln Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stretch also stands|stretches also stand</source>
        <translation>
            <numerusform>%Ln Abschnitt steht auch</numerusform>
            <numerusform>%Ln Abschnitte stehen auch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory holds|memories hold</source>
        <translation>
            <numerusform>%Ln Erinnerung enthält</numerusform>
            <numerusform>%Ln Erinnerungen enthalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n distinct memory|distinct memories</source>
        <translation>
            <numerusform>%Ln verschiedene Erinnerung</numerusform>
            <numerusform>%Ln verschiedene Erinnerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Speaks of %1, who is not the subject of this memory.</source>
        <translation>Spricht von %1; diese Person ist nicht die, um deren Erinnerungen es geht.</translation>
    </message>
    <message>
        <source>Tries to instruct a model: &quot;%1&quot;.</source>
        <translation>Versucht, einem Modell Anweisungen zu geben: „%1“.</translation>
    </message>
    <message>
        <source>Seems to say something about a person: &quot;%1&quot;.</source>
        <translation>Scheint etwas über eine Person zu sagen: „%1“.</translation>
    </message>
    <message>
        <source>Holds invisible tag characters.</source>
        <translation>Enthält unsichtbare Tag-Zeichen.</translation>
    </message>
    <message>
        <source>Holds characters that turn the direction of the text.</source>
        <translation>Enthält Zeichen, die die Richtung des Textes umkehren.</translation>
    </message>
    <message>
        <source>Holds invisible characters.</source>
        <translation>Enthält unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>Looks like %1.</source>
        <translation>Sieht aus wie %1.</translation>
    </message>
    <message>
        <source>Looks like a bank account (IBAN) with its check digits.</source>
        <translation>Sieht aus wie ein Bankkonto (IBAN) mit seinen Prüfziffern.</translation>
    </message>
    <message>
        <source>Not in English: only patterns (identifiers, keys, hidden characters) were applied.</source>
        <translation>Nicht auf Englisch: Nur Muster (Kennungen, Schlüssel, verborgene Zeichen) wurden angewandt.</translation>
    </message>
    <message>
        <source>Holds the control marks of a chat model.</source>
        <translation>Enthält die Steuermarken eines Chatmodells.</translation>
    </message>
    <message>
        <source>Holds a tag that gives text the role of the system or of a tool.</source>
        <translation>Enthält ein Tag, das dem Text die Rolle des Systems oder eines Werkzeugs gibt.</translation>
    </message>
    <message>
        <source>Holds a message in the role of the system or of a tool.</source>
        <translation>Enthält eine Nachricht in der Rolle des Systems oder eines Werkzeugs.</translation>
    </message>
    <message>
        <source>Holds a call of a tool as a model writes it.</source>
        <translation>Enthält einen Werkzeugaufruf, wie ein Modell ihn schreibt.</translation>
    </message>
    <message>
        <source>Writes on as if it were the conversation itself.</source>
        <translation>Schreibt weiter, als wäre es das Gespräch selbst.</translation>
    </message>
    <message>
        <source>Hides a note to a model in a comment.</source>
        <translation>Verbirgt eine Notiz an ein Modell in einem Kommentar.</translation>
    </message>
    <message>
        <source>Holds HTML that would run or send something where it is shown.</source>
        <translation>Enthält HTML, das dort, wo es gezeigt wird, etwas ausführen oder senden würde.</translation>
    </message>
    <message>
        <source>Holds a picture whose address carries data away.</source>
        <translation>Enthält ein Bild, dessen Adresse Daten fortträgt.</translation>
    </message>
    <message>
        <source>Holds a link whose address carries data away.</source>
        <translation>Enthält einen Link, dessen Adresse Daten fortträgt.</translation>
    </message>
    <message>
        <source>Holds an address that would run code.</source>
        <translation>Enthält eine Adresse, die Code ausführen würde.</translation>
    </message>
    <message>
        <source>Holds template code that would run where it is filled in.</source>
        <translation>Enthält Vorlagencode, der beim Ausfüllen ausgeführt würde.</translation>
    </message>
    <message>
        <source>Asks to follow something encoded.</source>
        <translation>Bittet, etwas Kodiertem zu folgen.</translation>
    </message>
    <message>
        <source>Is a valid telephone number.</source>
        <translation>Ist eine gültige Telefonnummer.</translation>
    </message>
    <message>
        <source>All %1 entries fit.</source>
        <translation>Alle %1 Einträge stimmen.</translation>
    </message>
    <message>
        <source>All %1 entries fit, and so do schema and file.</source>
        <translation>Alle %1 Einträge stimmen, ebenso Schema und Datei.</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>eine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>a card number with its check digit</source>
        <translation>eine Kartennummer mit ihrer Prüfziffer</translation>
    </message>
    <message>
        <source>a Bitcoin address with its checksum</source>
        <translation>eine Bitcoin-Adresse mit ihrer Prüfsumme</translation>
    </message>
    <message>
        <source>an Ethereum address</source>
        <translation>eine Ethereum-Adresse</translation>
    </message>
    <message>
        <source>an IP address</source>
        <translation>eine IP-Adresse</translation>
    </message>
    <message>
        <source>a hardware address</source>
        <translation>eine Hardwareadresse</translation>
    </message>
    <message>
        <source>a social security number (US)</source>
        <translation>eine Sozialversicherungsnummer (US)</translation>
    </message>
    <message>
        <source>a taxpayer number (US)</source>
        <translation>eine Steuerzahlernummer (US)</translation>
    </message>
    <message>
        <source>a provider number (US)</source>
        <translation>eine Leistungserbringernummer (US)</translation>
    </message>
    <message>
        <source>a Medicare number (US)</source>
        <translation>eine Medicare-Nummer (US)</translation>
    </message>
    <message>
        <source>a bank routing number (US)</source>
        <translation>eine Bankleitzahl (US)</translation>
    </message>
    <message>
        <source>a medical licence (US)</source>
        <translation>eine ärztliche Zulassung (US)</translation>
    </message>
    <message>
        <source>a passport (US)</source>
        <translation>ein Reisepass (US)</translation>
    </message>
    <message>
        <source>a driver&apos;s licence (US)</source>
        <translation>ein Führerschein (US)</translation>
    </message>
    <message>
        <source>an NHS number (UK)</source>
        <translation>eine NHS-Nummer (UK)</translation>
    </message>
    <message>
        <source>a national insurance number (UK)</source>
        <translation>eine Sozialversicherungsnummer (UK)</translation>
    </message>
    <message>
        <source>a driving licence (UK)</source>
        <translation>ein Führerschein (UK)</translation>
    </message>
    <message>
        <source>a passport (UK)</source>
        <translation>ein Reisepass (UK)</translation>
    </message>
    <message>
        <source>a postcode (UK)</source>
        <translation>eine Postleitzahl (UK)</translation>
    </message>
    <message>
        <source>a tax number (ES)</source>
        <translation>eine Steuernummer (ES)</translation>
    </message>
    <message>
        <source>a foreigner&apos;s number (ES)</source>
        <translation>eine Ausländernummer (ES)</translation>
    </message>
    <message>
        <source>a passport (ES)</source>
        <translation>ein Reisepass (ES)</translation>
    </message>
    <message>
        <source>a fiscal code (IT)</source>
        <translation>ein Codice fiscale (IT)</translation>
    </message>
    <message>
        <source>a VAT number (IT)</source>
        <translation>eine Umsatzsteuernummer (IT)</translation>
    </message>
    <message>
        <source>a PESEL (PL)</source>
        <translation>eine PESEL (PL)</translation>
    </message>
    <message>
        <source>a tax number (DE)</source>
        <translation>eine Steuernummer (DE)</translation>
    </message>
    <message>
        <source>a VAT number (DE)</source>
        <translation>eine Umsatzsteuernummer (DE)</translation>
    </message>
    <message>
        <source>a pension number (DE)</source>
        <translation>eine Rentenversicherungsnummer (DE)</translation>
    </message>
    <message>
        <source>an identity card (DE)</source>
        <translation>ein Personalausweis (DE)</translation>
    </message>
    <message>
        <source>a passport (DE)</source>
        <translation>ein Reisepass (DE)</translation>
    </message>
    <message>
        <source>a health insurance number (DE)</source>
        <translation>eine Krankenversichertennummer (DE)</translation>
    </message>
    <message>
        <source>a physician&apos;s number (DE)</source>
        <translation>eine Arztnummer (DE)</translation>
    </message>
    <message>
        <source>a personal identity code (FI)</source>
        <translation>eine Personenkennung (FI)</translation>
    </message>
    <message>
        <source>a personal identity number (SE)</source>
        <translation>eine Personennummer (SE)</translation>
    </message>
    <message>
        <source>an organisation number (SE)</source>
        <translation>eine Organisationsnummer (SE)</translation>
    </message>
    <message>
        <source>an NRIC or FIN (SG)</source>
        <translation>eine NRIC oder FIN (SG)</translation>
    </message>
    <message>
        <source>an NRIC or FIN (SG), by its shape</source>
        <translation>eine NRIC oder FIN (SG), ihrer Form nach</translation>
    </message>
    <message>
        <source>a company number (SG)</source>
        <translation>eine Firmennummer (SG)</translation>
    </message>
    <message>
        <source>an Aadhaar number (IN)</source>
        <translation>eine Aadhaar-Nummer (IN)</translation>
    </message>
    <message>
        <source>a tax number (IN)</source>
        <translation>eine Steuernummer (IN)</translation>
    </message>
    <message>
        <source>a GST number (IN)</source>
        <translation>eine GST-Nummer (IN)</translation>
    </message>
    <message>
        <source>a voter card (IN)</source>
        <translation>ein Wählerausweis (IN)</translation>
    </message>
    <message>
        <source>a passport (IN)</source>
        <translation>ein Reisepass (IN)</translation>
    </message>
    <message>
        <source>a business number (AU)</source>
        <translation>eine Unternehmensnummer (AU)</translation>
    </message>
    <message>
        <source>a company number (AU)</source>
        <translation>eine Firmennummer (AU)</translation>
    </message>
    <message>
        <source>a tax file number (AU)</source>
        <translation>eine Steuerakten-Nummer (AU)</translation>
    </message>
    <message>
        <source>a Medicare number (AU)</source>
        <translation>eine Medicare-Nummer (AU)</translation>
    </message>
    <message>
        <source>a social insurance number (CA)</source>
        <translation>eine Sozialversicherungsnummer (CA)</translation>
    </message>
    <message>
        <source>a citizen&apos;s number (TR)</source>
        <translation>eine Bürgernummer (TR)</translation>
    </message>
    <message>
        <source>a citizen&apos;s number (TH)</source>
        <translation>eine Bürgernummer (TH)</translation>
    </message>
    <message>
        <source>an identity number (ZA)</source>
        <translation>eine Identitätsnummer (ZA)</translation>
    </message>
    <message>
        <source>a resident&apos;s number (KR)</source>
        <translation>eine Einwohnernummer (KR)</translation>
    </message>
    <message>
        <source>a foreigner&apos;s number (KR)</source>
        <translation>eine Ausländernummer (KR)</translation>
    </message>
    <message>
        <source>a business number (KR)</source>
        <translation>eine Unternehmensnummer (KR)</translation>
    </message>
    <message>
        <source>a passport (KR)</source>
        <translation>ein Reisepass (KR)</translation>
    </message>
    <message>
        <source>an identity number (NG)</source>
        <translation>eine Identitätsnummer (NG)</translation>
    </message>
    <message>
        <source>a CPF (BR)</source>
        <translation>eine CPF (BR)</translation>
    </message>
    <message>
        <source>a social security number (FR)</source>
        <translation>eine Sozialversicherungsnummer (FR)</translation>
    </message>
    <message>
        <source>a citizen&apos;s number (NL)</source>
        <translation>eine Bürgernummer (NL)</translation>
    </message>
    <message>
        <source>a national number (BE)</source>
        <translation>eine Nationalnummer (BE)</translation>
    </message>
    <message>
        <source>a birth number (NO)</source>
        <translation>eine Geburtsnummer (NO)</translation>
    </message>
    <message>
        <source>a social security number (CH)</source>
        <translation>eine AHV-Nummer (CH)</translation>
    </message>
    <message>
        <source>a resident&apos;s number (CN)</source>
        <translation>eine Einwohnernummer (CN)</translation>
    </message>
    <message>
        <source>a date of birth</source>
        <translation>ein Geburtsdatum</translation>
    </message>
    <message>
        <source>a street address</source>
        <translation>eine Anschrift</translation>
    </message>
    <message>
        <source>a post box</source>
        <translation>ein Postfach</translation>
    </message>
    <message>
        <source>Chroma before 0.4 kept this folder, in Parquet files: bring it up with chroma-migrate first.</source>
        <translation>Chroma vor 0.4 hat diesen Ordner angelegt, in Parquet-Dateien: zuerst mit chroma-migrate auf den neuen Stand bringen.</translation>
    </message>
    <message>
        <source>The line is %1 MiB long, and no memory is longer than %2.</source>
        <translation>Die Zeile ist %1 MiB lang, und keine Erinnerung ist länger als %2.</translation>
    </message>
    <message>
        <source>%1 line %2 value %3</source>
        <translation>%1 Zeile %2 Wert %3</translation>
    </message>
    <message>
        <source>%1 page %2</source>
        <translation>%1 Seite %2</translation>
    </message>
    <message>
        <source>it belongs to another user or group, and that could not be kept</source>
        <translation>sie gehört einem anderen Benutzer oder einer anderen Gruppe, und das ließ sich nicht erhalten</translation>
    </message>
    <message>
        <source>the file has other names (hard links), which would keep the old words</source>
        <translation>die Datei hat weitere Namen (harte Links), die die alten Worte behielten</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>%1 does not hold the %2 that came from it and is in force here: another store lies there now, or all of it has changed. Synchronise with it first.</source>
        <translation>%1 enthält die %2 nicht, die von dort kam und hier gilt: dort liegt jetzt ein anderer Speicher, oder alles darin hat sich geändert. Zuerst abgleichen.</translation>
    </message>
    <message>
        <source>%1 does not hold the %2 that came from it and are in force here: another store lies there now, or all of it has changed. Synchronise with it first.</source>
        <translation>%1 enthält die %2 nicht, die von dort kamen und hier gelten: dort liegt jetzt ein anderer Speicher, oder alles darin hat sich geändert. Zuerst abgleichen.</translation>
    </message>
    <message>
        <source>%1 holds none of the memories that came from %2: it is another store, and nothing is handed back to it.</source>
        <translation>%1 enthält keine der Erinnerungen, die aus %2 kamen: es ist ein anderer Speicher, und dorthin wird nichts zurückgegeben.</translation>
    </message>
    <message>
        <source>%1 is not %2, from which these memories came, but holds %3 of its %4: a copy. What is written there is not noted as handed back.</source>
        <translation>%1 ist nicht %2, woher diese Erinnerungen kamen, enthält aber %3 von dessen %4: eine Kopie. Was dort geschrieben wird, wird nicht als zurückgegeben vermerkt.</translation>
    </message>
    <message>
        <source>on %1 by somebody (entry %2)</source>
        <translation>am %1 von jemandem (Eintrag %2)</translation>
    </message>
    <message>
        <source>on %1 by %2 (entry %3)</source>
        <translation>am %1 von %2 (Eintrag %3)</translation>
    </message>
    <message>
        <source>It was handed back %1, and stands there.</source>
        <translation>Es wurde %1 zurückgegeben und steht dort.</translation>
    </message>
    <message>
        <source>It stands there already.</source>
        <translation>Es steht dort schon.</translation>
    </message>
    <message>
        <source>It was handed back %1 and was changed here since: it is said again.</source>
        <translation>Es wurde %1 zurückgegeben und seither hier geändert: es wird noch einmal gesagt.</translation>
    </message>
    <message>
        <source>It was handed back %1, and does not stand there as it was said: the source was changed since. It is said again.</source>
        <translation>Es wurde %1 zurückgegeben und steht dort nicht so, wie es gesagt wurde: die Quelle wurde seither geändert. Es wird noch einmal gesagt.</translation>
    </message>
    <message>
        <source>It was handed back %1, and does not stand there as it was said: the source was changed since. Synchronise to see how; it is not said again.</source>
        <translation>Es wurde %1 zurückgegeben und steht dort nicht so, wie es gesagt wurde: die Quelle wurde seither geändert. Ein Abgleich zeigt, wie; es wird nicht noch einmal gesagt.</translation>
    </message>
    <message>
        <source>%1documents/000000.json</source>
        <translation>%1documents/000000.json</translation>
    </message>
    <message>
        <source>This form of the file has no list of blocks that its agent could take one from; make one in Letta.</source>
        <translation>Diese Form der Datei hat keine Liste von Blöcken, aus der ihr Agent einen nehmen könnte; in Letta einen anlegen.</translation>
    </message>
    <message>
        <source>Several agents have this name, and nothing tells which of them it is for.</source>
        <translation>Mehrere Agenten heißen so, und nichts sagt, für welchen es ist.</translation>
    </message>
    <message>
        <source>A belief that a person approved in Credence</source>
        <translation>Eine Überzeugung, die ein Mensch in Credence gebilligt hat</translation>
    </message>
    <message>
        <source>The block that it replaces is not there.</source>
        <translation>Der Block, den es ersetzt, ist nicht da.</translation>
    </message>
    <message>
        <source>Blocks with another value: %1; new ones: %2</source>
        <translation>Blöcke mit anderem Wert: %1; neue: %2</translation>
    </message>
    <message>
        <source>the agent file with the decided blocks changed and new beliefs as blocks of its agent, every other byte as it was</source>
        <translation>die Agentendatei mit den entschiedenen Blöcken geändert und neuen Überzeugungen als Blöcken ihres Agenten, jedes andere Byte wie zuvor</translation>
    </message>
    <message>
        <source>Its observations are no list; taken as a list of one.</source>
        <translation>Die Beobachtungen sind keine Liste; als Liste mit einem Eintrag genommen.</translation>
    </message>
    <message>
        <source>Its entities stand in an object by their names, as no version of the server writes or reads them; export the changes instead.</source>
        <translation>Die Entitäten stehen nach Namen in einem Objekt, wie es keine Version des Servers schreibt oder liest; stattdessen die Änderungen exportieren.</translation>
    </message>
    <message>
        <source>New beliefs in the form of the service&apos;s export: %1</source>
        <translation>Neue Überzeugungen in der Form des Exports dieses Dienstes: %1</translation>
    </message>
    <message>
        <source>Import mcp-memory-service-beliefs.json with the service&apos;s own scripts/sync/import_memories.py, which embeds what it stores and leaves out what is there.</source>
        <translation>mcp-memory-service-beliefs.json mit dem scripts/sync/import_memories.py des Dienstes importieren; es bettet ein, was es speichert, und lässt aus, was schon da ist.</translation>
    </message>
    <message>
        <source>new beliefs as a file for the service&apos;s own import, and an SQL script with its own marks of deletion, for a person to read and run</source>
        <translation>neue Überzeugungen als Datei für den eigenen Import des Dienstes und ein SQL-Skript mit dessen eigenen Löschmarken, das ein Mensch liest und ausführt</translation>
    </message>
    <message>
        <source>The database has no table of mem0.</source>
        <translation>Die Datenbank hat keine Tabelle von mem0.</translation>
    </message>
    <message>
        <source>Its payload holds itself, or is nested too deep; what goes beyond is left out.</source>
        <translation>Die Nutzlast enthält sich selbst oder ist zu tief verschachtelt; was darüber hinausgeht, bleibt weg.</translation>
    </message>
    <message>
        <source>replaced%1</source>
        <translation>ersetzt%1</translation>
    </message>
    <message>
        <source>replaced%1: %2</source>
        <translation>ersetzt%1: %2</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>replaced by %1: %2</source>
        <translation>ersetzt durch %1: %2</translation>
    </message>
    <message>
        <source>What it replaces is no policy or world model, or its text has not the parts of one (When, Then).</source>
        <translation>Was es ersetzt, ist weder Richtlinie noch Weltmodell, oder der Text hat nicht deren Teile (When, Then).</translation>
    </message>
    <message>
        <source>an SQL script that replaces, archives, redacts or deletes, for a person to read and run</source>
        <translation>ein SQL-Skript, das ersetzt, archiviert, schwärzt oder löscht, das ein Mensch liest und ausführt</translation>
    </message>
    <message>
        <source>%1 in it is recognised as %2: name that.</source>
        <translation>%1 darin wird als %2 erkannt: diese Datei angeben.</translation>
    </message>
    <message>
        <source>No importer recognises this folder. %1</source>
        <translation>Kein Importer erkennt diesen Ordner. %1</translation>
    </message>
    <message>
        <source>The compressed file is damaged or cut short.</source>
        <translation>Die komprimierte Datei ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>%1 more of this kind.</source>
        <translation>%1 weitere dieser Art.</translation>
    </message>
    <message>
        <source>It names itself as what replaced it; that was left out.</source>
        <translation>Es nennt sich selbst als das, was es ersetzt hat; das wurde weggelassen.</translation>
    </message>
    <message>
        <source>the decision of %1 to %2 it</source>
        <translation>die Entscheidung von %1, es zu %2</translation>
    </message>
    <message>
        <source>It waits at its source again.</source>
        <translation>Es wartet wieder an seiner Quelle.</translation>
    </message>
    <message>
        <source>Its source says something else now.</source>
        <translation>Die Quelle sagt jetzt etwas anderes.</translation>
    </message>
    <message>
        <source>So %1 counts no more.</source>
        <translation>Also zählt %1 nicht mehr.</translation>
    </message>
    <message>
        <source>It was handed back, and the memory of %1 shows it.</source>
        <translation>Es wurde zurückgegeben, und das Gedächtnis von %1 zeigt es.</translation>
    </message>
    <message>
        <source>%1 applied it: what it proposed is in its memory.</source>
        <translation>%1 hat es übernommen: was vorgeschlagen war, steht im Gedächtnis.</translation>
    </message>
    <message>
        <source>It waits no more in %1, and what it proposed is not in its memory: it was rejected or taken away there, or applied where that can&apos;t be seen.</source>
        <translation>Es wartet nicht mehr in %1, und was vorgeschlagen war, steht nicht im Gedächtnis: es wurde dort abgelehnt oder entfernt oder da übernommen, wo man es nicht sieht.</translation>
    </message>
    <message>
        <source>Here it stood under %1.</source>
        <translation>Hier stand es unter %1.</translation>
    </message>
    <message>
        <source>%1rejected</source>
        <translation>%1abgelehnt</translation>
    </message>
    <message>
        <source>What was handed back is noted with the name of the person who did it.</source>
        <translation>Was zurückgegeben wurde, wird mit dem Namen dessen vermerkt, der es getan hat.</translation>
    </message>
    <message>
        <source>It was handed back to %1.</source>
        <translation>Es wurde an %1 zurückgegeben.</translation>
    </message>
    <message>
        <source>It has left the queue: its source has settled it, or it was handed back.</source>
        <translation>Es hat die Warteschlange verlassen: die Quelle hat es erledigt, oder es wurde zurückgegeben.</translation>
    </message>
    <message>
        <source>It has left the queue.</source>
        <translation>Es hat die Warteschlange verlassen.</translation>
    </message>
    <message>
        <source>It waits at its source no more.</source>
        <translation>Es wartet nicht mehr an seiner Quelle.</translation>
    </message>
    <message>
        <source>Entry %1 handed &quot;%2&quot; back, and its source has it since.</source>
        <translation>Eintrag %1 hat „%2“ zurückgegeben, und die Quelle hat es seither.</translation>
    </message>
    <message>
        <source>derived, ordinal, source, source_ref, role, granularity, quote</source>
        <translation>derived, ordinal, source, source_ref, role, granularity, quote</translation>
    </message>
    <message>
        <source>key, id, scope, kind, shape, status, origin, depth, stored_depth, created, importance, importance_raw, importance_scale, stated_status, stated_doubt, malformed, ledger, source_system, source_ref, created_text, zone_assumed, valid_from, valid_to, expires, last_accessed, session, actor, outcome, stated_confidence, superseded_by, subject, predicate, object, rule_if, rule_then, text, extra, candidate</source>
        <translation>key, id, scope, kind, shape, status, origin, depth, stored_depth, created, importance, importance_raw, importance_scale, stated_status, stated_doubt, malformed, ledger, source_system, source_ref, created_text, zone_assumed, valid_from, valid_to, expires, last_accessed, session, actor, outcome, stated_confidence, superseded_by, subject, predicate, object, rule_if, rule_then, text, extra, candidate</translation>
    </message>
    <message>
        <source>memory, ordinal, name</source>
        <translation>memory, ordinal, name</translation>
    </message>
    <message>
        <source>it holds more values than are read at once</source>
        <translation>es enthält mehr Werte, als auf einmal gelesen werden</translation>
    </message>
    <message>
        <source>Stopped while a neighbourhood was prepared.</source>
        <translation>Abgebrochen, während eine Umgebung vorbereitet wurde.</translation>
    </message>
    <message>
        <source>It is written, but could not be noted here: %1</source>
        <translation>Es ist geschrieben, ließ sich hier aber nicht vermerken: %1</translation>
    </message>
    <message>
        <source>The estimate rests on the newest %1 of %2 memories.</source>
        <translation>Die Schätzung beruht auf den neuesten %1 von %2 Erinnerungen.</translation>
    </message>
    <message>
        <source>Finding clusters was cancelled.</source>
        <translation>Das Finden von Clustern wurde abgebrochen.</translation>
    </message>
    <message>
        <source>claude-mem keeps an observation in one of its sessions, and this rests on none of them.</source>
        <translation>claude-mem führt eine Beobachtung in einer seiner Sitzungen, und diese beruht auf keiner davon.</translation>
    </message>
    <message>
        <source>MemOS finds its policies and world models by vectors that its own model makes; one without would never be found there.</source>
        <translation>MemOS findet seine Richtlinien und Weltmodelle über Vektoren, die sein eigenes Modell macht; ohne einen würde es dort nie gefunden.</translation>
    </message>
    <message>
        <source>Reading the file failed, and the change was taken back.</source>
        <translation>Die Datei war nicht zu lesen, und die Änderung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Reading the file failed.</source>
        <translation>Die Datei war nicht zu lesen.</translation>
    </message>
    <message>
        <source>The full-text index is not what was last written to it, so searches may miss or mistake memories</source>
        <translation>Der Volltextindex ist nicht mehr, was zuletzt hineingeschrieben wurde; Suchen können Erinnerungen übersehen oder verwechseln</translation>
    </message>
    <message>
        <source>Reading or writing the file failed, and the change was taken back.</source>
        <translation>Die Datei war nicht zu lesen oder zu schreiben, und die Änderung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>There was nothing to search for: what was erased is too short to be told from other bytes, or stands in memories that stay. The indexes and the whole file were rewritten.</source>
        <translation>Es gab nichts zu suchen: Was gelöscht wurde, ist zu kurz, um es von anderen Bytes zu unterscheiden, oder steht in Erinnerungen, die bleiben. Die Indexe und die ganze Datei wurden neu geschrieben.</translation>
    </message>
    <message>
        <source>%1 is %2, a source of this store: what is made there would lie among its own files. Name a folder outside of it.</source>
        <translation>%1 ist %2, eine Quelle dieses Speichers: was dort erzeugt wird, läge zwischen deren eigenen Dateien. Bitte einen Ordner außerhalb nennen.</translation>
    </message>
    <message>
        <source>%1 lies in %2, a source of this store: what is made there would lie among its own files. Name a folder outside of it.</source>
        <translation>%1 liegt in %2, einer Quelle dieses Speichers: was dort erzeugt wird, läge zwischen deren eigenen Dateien. Bitte einen Ordner außerhalb nennen.</translation>
    </message>
    <message>
        <source>A file for it was made %1; it is not yet carried out there. It is said again.</source>
        <translation>Eine Datei dafür wurde %1 erzeugt; dort ist es noch nicht ausgeführt. Es wird noch einmal gesagt.</translation>
    </message>
    <message>
        <source>A file for it was made %1; it is not yet carried out there. It is not said again.</source>
        <translation>Eine Datei dafür wurde %1 erzeugt; dort ist es noch nicht ausgeführt. Es wird nicht noch einmal gesagt.</translation>
    </message>
    <message>
        <source>A file for it was made %1; the source can&apos;t be read to see whether it was carried out. It is said again.</source>
        <translation>Eine Datei dafür wurde %1 erzeugt; die Quelle lässt sich nicht lesen, um zu sehen, ob es ausgeführt wurde. Es wird noch einmal gesagt.</translation>
    </message>
    <message>
        <source>A file for it was made %1; the source can&apos;t be read to see whether it was carried out. It is not said again.</source>
        <translation>Eine Datei dafür wurde %1 erzeugt; die Quelle lässt sich nicht lesen, um zu sehen, ob es ausgeführt wurde. Es wird nicht noch einmal gesagt.</translation>
    </message>
    <message>
        <source>It waits there no more, and what it says is not there: it is written as a new entry.</source>
        <translation>Es wartet dort nicht mehr, und was es sagt, steht dort nicht: es wird als neuer Eintrag geschrieben.</translation>
    </message>
    <message>
        <source>It waits there no more, and was not carried out as far as can be seen. Synchronise to take that in; it is not said.</source>
        <translation>Es wartet dort nicht mehr und wurde, soweit zu sehen ist, nicht ausgeführt. Ein Abgleich übernimmt das; es wird nicht gesagt.</translation>
    </message>
    <message>
        <source>Handed back as %1 by a file that was made on %2 by somebody (entry %3), and carried out there.</source>
        <translation>Zurückgegeben als %1 durch eine Datei, die am %2 jemand erzeugte (Eintrag %3), und dort ausgeführt.</translation>
    </message>
    <message>
        <source>Handed back as %1 by a file that was made on %2 by somebody (entry %3), and not yet carried out there: what was decided here stays.</source>
        <translation>Zurückgegeben als %1 durch eine Datei, die am %2 jemand erzeugte (Eintrag %3), und dort noch nicht ausgeführt: was hier entschieden wurde, bleibt.</translation>
    </message>
    <message>
        <source>Handed back as %1 by a file that was made on %2 by %3 (entry %4), and carried out there.</source>
        <translation>Zurückgegeben als %1 durch eine Datei, die am %2 von %3 erzeugt wurde (Eintrag %4), und dort ausgeführt.</translation>
    </message>
    <message>
        <source>Handed back as %1 by a file that was made on %2 by %3 (entry %4), and not yet carried out there: what was decided here stays.</source>
        <translation>Zurückgegeben als %1 durch eine Datei, die am %2 von %3 erzeugt wurde (Eintrag %4), und dort noch nicht ausgeführt: was hier entschieden wurde, bleibt.</translation>
    </message>
    <message>
        <source>kept in extra</source>
        <translation>als Zusatz behalten</translation>
    </message>
    <message>
        <source>A key that no record had before: %1. What the others mean stays; map it if that is not meant.</source>
        <translation>Ein Schlüssel, den bisher kein Datensatz hatte: %1. Was die anderen bedeuten, bleibt; er lässt sich zuordnen, wenn das nicht gemeint ist.</translation>
    </message>
    <message>
        <source>Keys that no record had before: %1. What the others mean stays; map them if that is not meant.</source>
        <translation>Schlüssel, die bisher kein Datensatz hatte: %1. Was die anderen bedeuten, bleibt; sie lassen sich zuordnen, wenn das nicht gemeint ist.</translation>
    </message>
    <message>
        <source>It is in force here and not there any more, and only beliefs go to %1 as new: add it there by hand.</source>
        <translation>Hier gilt es, dort steht es nicht mehr, und nach %1 gehen nur Überzeugungen als neue: dort von Hand hinzufügen.</translation>
    </message>
    <message>
        <source>It stands there, and entry %1 undid here that it was taken in: it stays withdrawn until somebody restores it.</source>
        <translation>Es steht dort, und Eintrag %1 hat hier rückgängig gemacht, dass es übernommen wurde: Es bleibt zurückgezogen, bis jemand es wiederherstellt.</translation>
    </message>
    <message>
        <source>Source %1 has that path already.</source>
        <translation>Quelle %1 hat diesen Pfad schon.</translation>
    </message>
</context>
<context>
    <name>credence::ui::Actions</name>
    <message>
        <source>Every key</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>The keys in force. They can be changed: [Settings, keys](settings.md#keys).</source>
        <translation>Die geltenden Tasten. Sie lassen sich ändern: [Einstellungen, Tasten](settings.md#keys).</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie bewirken</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a memory store</source>
        <translation>Einen Speicher öffnen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Read another tool&apos;s memory into a store; the original is only read</source>
        <translation>Die Erinnerungen eines anderen Programms in einen Speicher lesen; das Original wird nur gelesen</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Das Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Open your own copy of the sample store</source>
        <translation>Eine eigene Kopie des Beispielspeichers öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write memories and what they rest on to a file, for people or programs</source>
        <translation>Erinnerungen und worauf sie beruhen in eine Datei schreiben, für Menschen oder Programme</translation>
    </message>
    <message>
        <source>Sources…</source>
        <translation>Quellen…</translation>
    </message>
    <message>
        <source>Keep in step with what the store was filled from, or hand back what was decided</source>
        <translation>Abgleichen, woraus der Speicher gefüllt wurde, oder zurückgeben, was entschieden wurde</translation>
    </message>
    <message>
        <source>Verify the ledger</source>
        <translation>Journal prüfen</translation>
    </message>
    <message>
        <source>Check the chain of the ledger, the schema and the file</source>
        <translation>Die Kette des Journals, das Schema und die Datei prüfen</translation>
    </message>
    <message>
        <source>Close the store</source>
        <translation>Speicher schließen</translation>
    </message>
    <message>
        <source>Close the store and show the start page</source>
        <translation>Den Speicher schließen und die Startseite zeigen</translation>
    </message>
    <message>
        <source>Clear the list of recent stores</source>
        <translation>Liste der letzten Speicher leeren</translation>
    </message>
    <message>
        <source>Forget which stores were open; no file is touched</source>
        <translation>Vergessen, welche Speicher geöffnet waren; keine Datei wird angerührt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the window and end the program</source>
        <translation>Das Fenster schließen und das Programm beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Take back the last change, as a new entry of the ledger</source>
        <translation>Die letzte Änderung zurücknehmen, als neuer Eintrag im Journal</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Apply what was taken back again, as a new entry of the ledger</source>
        <translation>Das Zurückgenommene wieder anwenden, als neuer Eintrag im Journal</translation>
    </message>
    <message>
        <source>Retract…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Withdraw the selected memory; its text is kept</source>
        <translation>Die ausgewählte Erinnerung zurückziehen; ihr Text bleibt erhalten</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Put a retracted or superseded memory back in force</source>
        <translation>Eine zurückgezogene oder ersetzte Erinnerung wieder in Kraft setzen</translation>
    </message>
    <message>
        <source>Supersede…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Replace the selected memory by another one</source>
        <translation>Die ausgewählte Erinnerung durch eine andere ersetzen</translation>
    </message>
    <message>
        <source>Export the argument…</source>
        <translation>Begründung exportieren…</translation>
    </message>
    <message>
        <source>Write why the selected memory is believed as a document</source>
        <translation>Warum die ausgewählte Erinnerung geglaubt wird, als Dokument schreiben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go to the memory selected before</source>
        <translation>Zur zuvor ausgewählten Erinnerung</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Go to the memory selected after this one</source>
        <translation>Zur danach ausgewählten Erinnerung</translation>
    </message>
    <message>
        <source>Find a memory or a command</source>
        <translation>Erinnerung oder Befehl suchen</translation>
    </message>
    <message>
        <source>Search beliefs, episodes and commands</source>
        <translation>Überzeugungen, Episoden und Befehle durchsuchen</translation>
    </message>
    <message>
        <source>Filter the tree</source>
        <translation>Baum filtern</translation>
    </message>
    <message>
        <source>Go to the filter above the tree</source>
        <translation>Zum Filter über dem Baum</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Show or hide what is known of the selected memory</source>
        <translation>Zeigen oder verbergen, was von der ausgewählten Erinnerung bekannt ist</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go to the next pane of the window</source>
        <translation>Zum nächsten Teil des Fensters gehen</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go to the pane before this one</source>
        <translation>Zum vorigen Teil des Fensters gehen</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Show a menu bar beside the menu button</source>
        <translation>Eine Menüleiste neben der Menütaste zeigen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Make all texts and rows larger</source>
        <translation>Alle Texte und Zeilen vergrößern</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Make all texts and rows smaller</source>
        <translation>Alle Texte und Zeilen verkleinern</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Textgröße</translation>
    </message>
    <message>
        <source>Give texts the size that the desktop asks for</source>
        <translation>Texte so groß zeigen, wie der Desktop es verlangt</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, text size, keys, your name, the privacy policy and model providers</source>
        <translation>Thema, Textgröße, Tasten, Ihr Name, Datenschutzrichtlinie und Modellanbieter</translation>
    </message>
    <message>
        <source>Open the manual at the page about what is shown</source>
        <translation>Das Handbuch auf der Seite über das Gezeigte öffnen</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>Show me around</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>A tour of the sample store in six steps</source>
        <translation>Ein Rundgang durch den Beispielspeicher in sechs Schritten</translation>
    </message>
    <message>
        <source>About Credence</source>
        <translation>Über Credence</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
</context>
<context>
    <name>credence::ui::Application</name>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>Workspace to show: inspect, review, reflect, tune or audit.</source>
        <translation>Gezeigter Arbeitsbereich: inspect, review, reflect, tune oder audit.</translation>
    </message>
    <message>
        <source>Select the memory with this id or source reference; in review, the candidate; in the ledger, the entry with this number.</source>
        <translation>Die Erinnerung mit dieser ID oder Quellenangabe auswählen; in review den Kandidaten; in ledger den Eintrag mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Show this scope only.</source>
        <translation>Nur diesen Bereich zeigen.</translation>
    </message>
    <message>
        <source>Open the store without the right to change it.</source>
        <translation>Den Speicher ohne das Recht öffnen, ihn zu ändern.</translation>
    </message>
    <message>
        <source>Show this kept run, by its id or file; given twice, compare the two.</source>
        <translation>Diesen aufbewahrten Lauf zeigen, nach ID oder Datei; zweimal angegeben, die beiden vergleichen.</translation>
    </message>
    <message>
        <source>Write a picture of the window once nothing is loading, and exit.</source>
        <translation>Ein Bild des Fensters schreiben, sobald nichts mehr lädt, und beenden.</translation>
    </message>
    <message>
        <source>Size of that picture in logical pixels.</source>
        <translation>Größe dieses Bildes in logischen Pixeln.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Farbschema: light oder dark.</translation>
    </message>
    <message>
        <source>Device pixels per logical pixel, 1 to 4.</source>
        <translation>Gerätepixel je logischem Pixel, 1 bis 4.</translation>
    </message>
    <message>
        <source>Size of texts in percent of the usual, 80 to 200.</source>
        <translation>Größe der Texte in Prozent der üblichen, 80 bis 200.</translation>
    </message>
    <message>
        <source>Language of the window; “pseudo” marks every text, to test translations.</source>
        <translation>Sprache des Fensters; „pseudo“ markiert jeden Text, um Übersetzungen zu prüfen.</translation>
    </message>
    <message>
        <source>Write the manual as Markdown files into this folder, and exit.</source>
        <translation>Das Handbuch als Markdown-Dateien in diesen Ordner schreiben und beenden.</translation>
    </message>
    <message>
        <source>Inspector and curator for the long-term memory of AI agents.</source>
        <translation>Langzeiterinnerungen von KI-Agenten ansehen und pflegen.</translation>
    </message>
    <message>
        <source>A memory store, or a file or folder to import.</source>
        <translation>Ein Erinnerungsspeicher oder eine Datei oder ein Ordner zum Importieren.</translation>
    </message>
    <message>
        <source>Only one store can be opened.</source>
        <translation>Es kann nur ein Speicher geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no workspace “%1”; there is: %2.</source>
        <translation>Es gibt keinen Arbeitsbereich „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>--run can be given once to show a run, or twice to compare two.</source>
        <translation>--run kann einmal angegeben werden, um einen Lauf zu zeigen, oder zweimal, um zwei zu vergleichen.</translation>
    </message>
    <message>
        <source>There is no view “%1”; there are: %2.</source>
        <translation>Es gibt keine Ansicht „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>--grab needs the name of a file.</source>
        <translation>--grab braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>--manual needs a folder, and makes no picture.</source>
        <translation>--manual braucht einen Ordner und erzeugt kein Bild.</translation>
    </message>
    <message>
        <source>“%1” is no size; write it as 1400x900.</source>
        <translation>„%1“ ist keine Größe; Schreibweise: 1400x900.</translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: light, dark.</source>
        <translation>Es gibt kein Farbschema „%1“; es gibt: light, dark.</translation>
    </message>
    <message>
        <source>“%1” is no scale from 1 to 4.</source>
        <translation>„%1“ ist kein Maßstab von 1 bis 4.</translation>
    </message>
    <message>
        <source>“%1” is no size from 80 to 200.</source>
        <translation>„%1“ ist keine Größe von 80 bis 200.</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation>Es gibt keine Sprache „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The store has no scope “%1”.</source>
        <translation>Der Speicher hat keinen Bereich „%1“.</translation>
    </message>
    <message>
        <source>The queue has no candidate “%1”.</source>
        <translation>Die Warteschlange hat keinen Kandidaten „%1“.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>View of the workspace: tree, both, map or focus of inspect; queue, deferred, decided or commit of review; new-run, runs or compare of reflect; why, whatif, health, recall or ledger of audit.</source>
        <translation>Ansicht des Arbeitsbereichs: tree, both, map oder focus von inspect; queue, deferred, decided oder commit von review; new-run, runs oder compare von reflect; why, whatif, health, recall oder ledger von audit.</translation>
    </message>
    <message>
        <source>What to look for: the question that recall answers, the name that whatif tries, or the filter of inspect.</source>
        <translation>Wonach gesucht wird: die Frage, die recall beantwortet, der Name, den whatif versucht, oder der Filter von inspect.</translation>
    </message>
    <message>
        <source>--query needs a text.</source>
        <translation>--query braucht einen Text.</translation>
    </message>
    <message>
        <source>--query works in inspect, and in recall and whatif of audit.</source>
        <translation>--query gilt in inspect sowie in recall und whatif von audit.</translation>
    </message>
    <message>
        <source>--select, --query, --scope, --run and --read-only need a store.</source>
        <translation>--select, --query, --scope, --run und --read-only brauchen einen Speicher.</translation>
    </message>
</context>
<context>
    <name>credence::ui::AuditWorkspace</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The whole argument of the selected memory</source>
        <translation>Die ganze Begründung der ausgewählten Erinnerung</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What falls without some memories</source>
        <translation>Was ohne manche Erinnerungen fällt</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>What is weak, stale or broken</source>
        <translation>Was schwach, haltlos oder gebrochen ist</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>What the agent would be given for a question</source>
        <translation>Was der Agent auf eine Frage bekäme</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Who did what, when and why</source>
        <translation>Wer was wann und warum getan hat</translation>
    </message>
    <message>
        <source>This finding is about no single memory. What was found stands beside it.</source>
        <translation>Dieser Befund betrifft keine einzelne Erinnerung. Was gefunden wurde, steht daneben.</translation>
    </message>
</context>
<context>
    <name>credence::ui::BearingModel</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>closest %1</source>
        <translation>am nächsten %1</translation>
    </message>
    <message>
        <source>cited with a whole batch</source>
        <translation>mit einem ganzen Stapel angeführt</translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation>Spricht dagegen</translation>
    </message>
    <message>
        <source>The store does not hold this source any more.</source>
        <translation>Der Speicher enthält diese Quelle nicht mehr.</translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation>Wichtigkeit %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::BearingRows</name>
    <message>
        <source>Source %1, against</source>
        <translation>Quelle %1, dagegen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>bears it: %1</source>
        <translation>trägt sie: %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::BeliefPanel</name>
    <message>
        <source>Merge into which belief</source>
        <translation>Mit welcher Überzeugung zusammenführen</translation>
    </message>
    <message>
        <source>1 to 9, or find it by words; Esc leaves</source>
        <translation>1 bis 9 oder nach Wörtern suchen; Esc verlässt</translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation>Überzeugungen</translation>
    </message>
    <message>
        <source>Words of the belief</source>
        <translation>Wörter der Überzeugung</translation>
    </message>
    <message>
        <source>d%1</source>
        <translation>T%1</translation>
    </message>
    <message>
        <source>No belief has these words</source>
        <translation>Keine Überzeugung enthält diese Wörter</translation>
    </message>
</context>
<context>
    <name>credence::ui::BeliefRows</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::BudgetMeter</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 spent, the run %2</source>
        <translation>%1 ausgegeben, der Lauf %2</translation>
    </message>
    <message>
        <source>estimate above it</source>
        <translation>Schätzung darüber</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
</context>
<context>
    <name>credence::ui::CallReading</name>
    <message>
        <source>Kept as %1: %2</source>
        <translation>Behalten als %1: %2</translation>
    </message>
    <message>
        <source>Dropped: %1</source>
        <translation>Verworfen: %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::CallsModel</name>
    <message>
        <source>no reply</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>%1, try %2 of %3</source>
        <translation>%1, Versuch %2 von %3</translation>
    </message>
    <message>
        <source>%1, try %2</source>
        <translation>%1, Versuch %2</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a call</comment>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 tries</source>
        <translation>%1 Versuche</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call</comment>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>kept reply</source>
        <translation>aufbewahrte Antwort</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out, %3</source>
        <translation>%1 Tokens ein, %2 aus, %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::CallsPane</name>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>What of the call is shown</source>
        <translation>Was vom Aufruf gezeigt wird</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt und Antwort</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>All that was sent</source>
        <translation>Alles, was gesendet wurde</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What the model answered</source>
        <translation>Was das Modell geantwortet hat</translation>
    </message>
    <message>
        <source>Parsed</source>
        <translation>Ausgelesen</translation>
    </message>
    <message>
        <source>What was read out of the reply</source>
        <translation>Was aus der Antwort ausgelesen wurde</translation>
    </message>
    <message>
        <source>Copy what is shown</source>
        <translation>Angezeigtes kopieren</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Noch keine Aufrufe</translation>
    </message>
    <message>
        <source>Each prompt and reply of a run appears here, with what it cost.</source>
        <translation>Hier erscheint jeder Prompt und jede Antwort eines Laufs, mit den Kosten.</translation>
    </message>
    <message>
        <source>No calls</source>
        <translation>Keine Aufrufe</translation>
    </message>
    <message>
        <source>This preset needs no model: nothing is sent anywhere.</source>
        <translation>Dieses Verfahren braucht kein Modell: Es wird nirgendwohin etwas gesendet.</translation>
    </message>
    <message>
        <source>This run called no model.</source>
        <translation>Dieser Lauf rief kein Modell auf.</translation>
    </message>
    <message>
        <source>This run called no model. Select a candidate to see the episodes it rests on.</source>
        <translation>Dieser Lauf rief kein Modell auf. Einen Kandidaten auswählen, um die Episoden zu sehen, auf denen er beruht.</translation>
    </message>
    <message>
        <source>%1 of about %2</source>
        <translation>%1 von etwa %2</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>try %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>kept reply</source>
        <translation>aufbewahrte Antwort</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 ein</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>counts estimated</source>
        <translation>Zahlen geschätzt</translation>
    </message>
    <message>
        <source>Nothing could be read out of this reply.</source>
        <translation>Aus dieser Antwort ließ sich nichts auslesen.</translation>
    </message>
    <message>
        <source>Nothing was proposed by this call.</source>
        <translation>Dieser Aufruf schlug nichts vor.</translation>
    </message>
    <message>
        <source>Reasoning:</source>
        <translation>Gedankengang:</translation>
    </message>
    <message>
        <source>No reply came.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message>
        <source>No reply yet.</source>
        <translation>Noch keine Antwort.</translation>
    </message>
    <message>
        <source>Source %1 was not in the prompt (%2 – %3). What cites it is dropped, the reply is kept.</source>
        <translation>Quelle %1 war nicht im Prompt (%2 – %3). Was sie anführt, wird verworfen, die Antwort wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>The store does not hold it any more; as the prompt showed it</source>
        <translation>Der Speicher enthält sie nicht mehr; wie im Prompt gezeigt</translation>
    </message>
    <message>
        <source>As the prompt showed it; no candidate rests on it</source>
        <translation>Wie im Prompt gezeigt; kein Kandidat beruht darauf</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Not in the prompt</source>
        <translation>Nicht im Prompt</translation>
    </message>
    <message>
        <source>No source had this number.</source>
        <translation>Keine Quelle hatte diese Nummer.</translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidateDetails</name>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Merge evidence</source>
        <translation>Belege zusammenführen</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Narrative</source>
        <translation>Erzählung</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Verankerung</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>The model wrote: %1</source>
        <translation>Das Modell schrieb: %1</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subjekt</translation>
    </message>
    <message>
        <source>Predicate</source>
        <translation>Prädikat</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>, in no source</source>
        <translation>, in keiner Quelle</translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation>fehlende Quelle: %1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>none: no model</source>
        <translation>keiner: kein Modell</translation>
    </message>
    <message>
        <source>It said</source>
        <translation>Bisheriger Text</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidatePane</name>
    <message>
        <source>At its source</source>
        <translation>An seiner Quelle</translation>
    </message>
    <message>
        <source>It has left the queue with ledger entry %1.</source>
        <translation>Er hat die Warteschlange mit Journaleintrag %1 verlassen.</translation>
    </message>
    <message>
        <source>Settled at its source</source>
        <translation>An der Quelle erledigt</translation>
    </message>
    <message>
        <source>Changed at its source</source>
        <translation>An der Quelle geändert</translation>
    </message>
    <message>
        <source>It said before: %1</source>
        <translation>Vorher stand dort: %1</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Nearest in memory</source>
        <translation>Nächste Erinnerungen</translation>
    </message>
    <message>
        <source>Its text is being edited; save it or leave it first.</source>
        <translation>Sein Text wird gerade bearbeitet; zuerst speichern oder verlassen.</translation>
    </message>
    <message>
        <source>It is approved already.</source>
        <translation>Er ist bereits genehmigt.</translation>
    </message>
    <message>
        <source>What replaces or removes is approved after the change was shown.</source>
        <translation>Was ersetzt oder entfernt, wird genehmigt, nachdem die Änderung gezeigt wurde.</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Ohne Speichern verlassen?</translation>
    </message>
    <message>
        <source>What was typed is thrown away; the candidate’s text stays as it was.</source>
        <translation>Das Eingegebene wird verworfen; der Text des Kandidaten bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save over what was done elsewhere?</source>
        <translation>Anderswo Geändertes überschreiben?</translation>
    </message>
    <message>
        <source>%1 decided on this candidate while its text was edited. Saving takes that decision back: the candidate waits again, with your text.</source>
        <translation>%1 hat über diesen Kandidaten entschieden, während sein Text bearbeitet wurde. Speichern nimmt diese Entscheidung zurück: Der Kandidat wartet wieder, mit Ihrem Text.</translation>
    </message>
    <message>
        <source>The candidate was changed elsewhere while its text was edited. Your text replaces the one that it has now.</source>
        <translation>Der Kandidat wurde anderswo geändert, während sein Text bearbeitet wurde. Ihr Text ersetzt den, den er jetzt hat.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <source>Rejected elsewhere by %1: %2</source>
        <translation>Anderswo abgelehnt von %1: %2</translation>
    </message>
    <message>
        <source>Approved elsewhere by %1.</source>
        <translation>Anderswo von %1 genehmigt.</translation>
    </message>
    <message>
        <source>Put off elsewhere by %1.</source>
        <translation>Anderswo von %1 zurückgestellt.</translation>
    </message>
    <message>
        <source>Committed elsewhere with ledger entry %1.</source>
        <translation>Anderswo mit Journaleintrag %1 übernommen.</translation>
    </message>
    <message>
        <source>Changed elsewhere since it was shown here.</source>
        <translation>Anderswo geändert, seit er hier gezeigt wurde.</translation>
    </message>
    <message>
        <source>What you typed is kept; saving it asks first.</source>
        <translation>Ihre Eingabe bleibt erhalten; vor dem Speichern wird nachgefragt.</translation>
    </message>
    <message>
        <source>It stays here until you go on.</source>
        <translation>Er bleibt hier, bis Sie weitergehen.</translation>
    </message>
    <message>
        <source>The model’s text: %1</source>
        <translation>Text des Modells: %1</translation>
    </message>
    <message>
        <source>Rejected by %1: %2</source>
        <translation>Abgelehnt von %1: %2</translation>
    </message>
    <message>
        <source>Committed with ledger entry %1.</source>
        <translation>Mit Journaleintrag %1 übernommen.</translation>
    </message>
    <message>
        <source>Approved by %1, not yet committed.</source>
        <translation>Von %1 genehmigt, noch nicht übernommen.</translation>
    </message>
    <message>
        <source>A replacement is decided one at a time, after its diff was shown.</source>
        <translation>Über eine Ersetzung wird einzeln entschieden, nachdem ihr Diff gezeigt wurde.</translation>
    </message>
    <message>
        <source>What removes or archives is decided one at a time.</source>
        <translation>Über das, was entfernt oder archiviert, wird einzeln entschieden.</translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation>Kein Kandidat</translation>
    </message>
    <message>
        <source>Choose one in the queue. New ones appear there after a run in Reflect.</source>
        <translation>Einen in der Warteschlange auswählen. Neue erscheinen dort nach einem Lauf in „Reflektieren“.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>sources unchanged</source>
        <translation>Quellen unverändert</translation>
    </message>
    <message>
        <source>sources changed</source>
        <translation>Quellen geändert</translation>
    </message>
    <message>
        <source>Proposed by %1</source>
        <translation>Vorgeschlagen von %1</translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation>Gefragt: %1</translation>
    </message>
    <message>
        <source>The proposer’s reason: %1</source>
        <translation>Begründung des Vorschlags: %1</translation>
    </message>
    <message>
        <source>The sources changed since the run.</source>
        <translation>Die Quellen haben sich seit dem Lauf geändert.</translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidatesModel</name>
    <message>
        <source>Dropped: %1</source>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Übersprungen: %1</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Kandidat %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>flag: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a candidate</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>reply</source>
        <comment>a link to what the model answered</comment>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>credence::ui::ChangeBlock</name>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>d%1, %2</source>
        <translation>T%1, %2</translation>
    </message>
    <message>
        <source>Sources over time</source>
        <translation>Quellen im Zeitverlauf</translation>
    </message>
    <message>
        <source>Rests on the old belief</source>
        <translation>Beruht auf der alten Überzeugung</translation>
    </message>
    <message>
        <source>Into this belief; its text stays</source>
        <translation>In diese Überzeugung; ihr Text bleibt</translation>
    </message>
    <message>
        <source>1 original is archived once the narrative is in; it still supports what rests on it.</source>
        <translation>1 Original wird archiviert, sobald die Erzählung übernommen ist; es stützt weiterhin, was darauf beruht.</translation>
    </message>
    <message>
        <source>%1 originals are archived once the narrative is in; they still support what rests on them.</source>
        <translation>%1 Originale werden archiviert, sobald die Erzählung übernommen ist; sie stützen weiterhin, was auf ihnen beruht.</translation>
    </message>
    <message>
        <source>The belief that it would change is not in the store.</source>
        <translation>Die Überzeugung, die er ändern würde, ist nicht im Speicher.</translation>
    </message>
    <message>
        <source>Superseded by the new one</source>
        <translation>Durch die neue ersetzt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>until the commit, then the new one</source>
        <translation>bis zur Übernahme, dann die neue</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 in all, none changes</source>
        <translation>insgesamt %1, keine ändert sich</translation>
    </message>
    <message>
        <source>%1 in all, of which %2 change</source>
        <translation>insgesamt %1, davon ändern sich %2</translation>
    </message>
    <message>
        <source>Rests on it</source>
        <translation>Beruht darauf</translation>
    </message>
</context>
<context>
    <name>credence::ui::CheckList</name>
    <message>
        <source>not run</source>
        <comment>a check</comment>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
</context>
<context>
    <name>credence::ui::ChipRow</name>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 confidence</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
    <message>
        <source>Rejected before</source>
        <translation>Schon einmal abgelehnt</translation>
    </message>
    <message>
        <source>No longer applies</source>
        <translation>Nicht mehr anwendbar</translation>
    </message>
    <message>
        <source>Edited, the model’s text is kept</source>
        <translation>Bearbeitet, der Text des Modells bleibt erhalten</translation>
    </message>
    <message>
        <source>Model’s text, unedited</source>
        <translation>Text des Modells, unbearbeitet</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Unedited</source>
        <translation>Unbearbeitet</translation>
    </message>
</context>
<context>
    <name>credence::ui::CodeView</name>
    <message>
        <source>Copy as it was sent or came</source>
        <translation>Kopieren, wie gesendet oder empfangen</translation>
    </message>
</context>
<context>
    <name>credence::ui::ColumnHeads</name>
    <message>
        <source>time</source>
        <comment>column of calls</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>out</source>
        <comment>column of calls: tokens</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>in</source>
        <comment>column of calls: tokens</comment>
        <translation>ein</translation>
    </message>
</context>
<context>
    <name>credence::ui::CommandPalette</name>
    <message>
        <source>depth %1, 1 episode</source>
        <translation>Tiefe %1, 1 Episode</translation>
    </message>
    <message>
        <source>depth %1, %2 episodes</source>
        <translation>Tiefe %1, %2 Episoden</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Find a memory or a command</source>
        <translation>Erinnerung oder Befehl suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation>Überzeugungen</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hits of all memories</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 Befehl</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>commands only</source>
        <translation>nur Befehle</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
</context>
<context>
    <name>credence::ui::CommitSheet</name>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Put the approved candidates into memory, in one step</source>
        <translation>Die genehmigten Kandidaten in einem Schritt in den Speicher übernehmen</translation>
    </message>
    <message>
        <source>Keep reviewing</source>
        <translation>Weiter prüfen</translation>
    </message>
    <message>
        <source>Close the sheet; nothing is changed</source>
        <translation>Schließen; nichts wird geändert</translation>
    </message>
    <message>
        <source>The change set can’t be read.</source>
        <translation>Die Änderungen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The store changed under it.</source>
        <translation>Der Speicher hat sich inzwischen geändert.</translation>
    </message>
    <message>
        <source>This is the change set as it is now. Nothing was committed; look at it again.</source>
        <translation>Dies sind die Änderungen nach jetzigem Stand. Nichts wurde übernommen; bitte noch einmal ansehen.</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>Wird übernommen…</translation>
    </message>
    <message>
        <source>Reading what would change…</source>
        <translation>Wird gelesen, was sich ändern würde…</translation>
    </message>
    <message>
        <source>1 change is committed</source>
        <translation>1 Änderung ist übernommen</translation>
    </message>
    <message>
        <source>%1 changes are committed</source>
        <translation>%1 Änderungen sind übernommen</translation>
    </message>
    <message>
        <source>Ledger entry %1. All of them are in.</source>
        <translation>Journaleintrag %1. Alle sind übernommen.</translation>
    </message>
    <message>
        <source>Nothing to commit</source>
        <translation>Nichts zu übernehmen</translation>
    </message>
    <message>
        <source>Commit 1 change</source>
        <translation>1 Änderung übernehmen</translation>
    </message>
    <message>
        <source>Commit %1 changes</source>
        <translation>%1 Änderungen übernehmen</translation>
    </message>
    <message>
        <source>All of them in one step, or none.</source>
        <translation>Alle in einem Schritt oder keine.</translation>
    </message>
    <message>
        <source>Approve a candidate first; decisions are kept.</source>
        <translation>Zuerst einen Kandidaten genehmigen; Entscheidungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>The one that is approved stays behind; why, it says below.</source>
        <translation>Der eine genehmigte bleibt zurück; warum, steht unten.</translation>
    </message>
    <message>
        <source>All %1 that are approved stay behind; why, it says below.</source>
        <translation>Alle %1 genehmigten bleiben zurück; warum, steht unten.</translation>
    </message>
    <message>
        <source>belief added</source>
        <translation>Überzeugung hinzugefügt</translation>
    </message>
    <message>
        <source>beliefs added</source>
        <translation>Überzeugungen hinzugefügt</translation>
    </message>
    <message>
        <source>narrative added</source>
        <translation>Erzählung hinzugefügt</translation>
    </message>
    <message>
        <source>narratives added</source>
        <translation>Erzählungen hinzugefügt</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>merged into a belief</source>
        <translation>mit einer Überzeugung zusammengeführt</translation>
    </message>
    <message>
        <source>merged into beliefs</source>
        <translation>mit Überzeugungen zusammengeführt</translation>
    </message>
    <message>
        <source>original archived</source>
        <translation>Original archiviert</translation>
    </message>
    <message>
        <source>originals archived</source>
        <translation>Originale archiviert</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>blocked by a flag</source>
        <translation>durch einen Hinweis gesperrt</translation>
    </message>
    <message>
        <source>blocked by flags</source>
        <translation>durch Hinweise gesperrt</translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation>bleibt zurück</translation>
    </message>
    <message>
        <source>stay behind</source>
        <translation>bleiben zurück</translation>
    </message>
    <message>
        <source>diff seen</source>
        <translation>Diff gesehen</translation>
    </message>
    <message>
        <source>Replaces: %1</source>
        <translation>Ersetzt: %1</translation>
    </message>
    <message>
        <source>%1 archived</source>
        <translation>%1 archiviert</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>downgraded</source>
        <translation>herabgestuft</translation>
    </message>
    <message>
        <source>Follows from them</source>
        <translation>Folgt daraus</translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation>1 Überzeugung</translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation>%1 Überzeugungen</translation>
    </message>
    <message>
        <source>Stays behind</source>
        <translation>Bleibt zurück</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>to commit</source>
        <translation>zu übernehmen</translation>
    </message>
    <message>
        <source>Signed by %1, in this window. It can be undone with Ctrl+Z, after a restart too.</source>
        <translation>Unterzeichnet von %1, in diesem Fenster. Kann mit Strg+Z rückgängig gemacht werden, auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>Nothing is changed, and nothing is entered in the ledger.</source>
        <translation>Nichts wird geändert, und nichts wird ins Journal eingetragen.</translation>
    </message>
    <message>
        <source>Signed by %1, in this window. Ledger entry %2, can be undone.</source>
        <translation>Unterzeichnet von %1, in diesem Fenster. Journaleintrag %2, kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>credence::ui::CompareModel</name>
    <message>
        <source>d%1</source>
        <translation>T%1</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>%1 of %2 sources shared</source>
        <translation>%1 von %2 Quellen gemeinsam</translation>
    </message>
    <message>
        <source>same words, %1</source>
        <translation>gleicher Wortlaut, %1</translation>
    </message>
    <message>
        <source>Dropped only in A</source>
        <translation>Nur in A verworfen</translation>
    </message>
    <message>
        <source>Dropped only in B</source>
        <translation>Nur in B verworfen</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A’s words are taken</source>
        <translation>Der Wortlaut von A gilt</translation>
    </message>
    <message>
        <source>B’s words are taken</source>
        <translation>Der Wortlaut von B gilt</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>in A %1</source>
        <translation>in A %1</translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
    <message>
        <source>too general</source>
        <translation>zu allgemein</translation>
    </message>
    <message>
        <source>figures differ</source>
        <translation>Zahlen weichen ab</translation>
    </message>
    <message>
        <source>reply</source>
        <comment>a link to what the model answered</comment>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>credence::ui::ComparePage</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Let A and B change places</source>
        <translation>A und B die Plätze tauschen lassen</translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation>Zur Prüfung geben</translation>
    </message>
    <message>
        <source>Put the chosen candidates into the queue; no model is called</source>
        <translation>Die gewählten Kandidaten in die Warteschlange stellen; kein Modell wird aufgerufen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write the comparison as a document</source>
        <translation>Den Vergleich als Dokument schreiben</translation>
    </message>
    <message>
        <source>Only in A</source>
        <translation>Nur in A</translation>
    </message>
    <message>
        <source>In both</source>
        <translation>In beiden</translation>
    </message>
    <message>
        <source>Only in B</source>
        <translation>Nur in B</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Abweichende Parameter</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>alle zeigen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Cost and counts</source>
        <translation>Kosten und Zahlen</translation>
    </message>
    <message>
        <source>The store is not touched.</source>
        <translation>Der Speicher bleibt unberührt.</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation>Lauf %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 Kandidat</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 Kandidaten</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>Choose other runs.</source>
        <translation>Andere Läufe wählen.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Two kept runs are needed; there is %1. Each dry run of New run is kept.</source>
        <translation>Zwei aufbewahrte Läufe werden gebraucht; vorhanden: %1. Jeder Probelauf aus „Neuer Lauf“ wird aufbewahrt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>A and B are the same run</source>
        <translation>A und B sind derselbe Lauf</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Einen anderen wählen.</translation>
    </message>
    <message>
        <source>The runs are being read.</source>
        <translation>Die Läufe werden gelesen.</translation>
    </message>
    <message>
        <source>%1, of which %2 in the same words</source>
        <translation>%1, davon %2 mit gleichem Wortlaut</translation>
    </message>
    <message>
        <source>confidence, likeness</source>
        <translation>Verlässlichkeit, Ähnlichkeit</translation>
    </message>
    <message>
        <source>same scope</source>
        <translation>derselbe Bereich</translation>
    </message>
    <message>
        <source>other scopes</source>
        <translation>andere Bereiche</translation>
    </message>
    <message>
        <source>same memory selected</source>
        <translation>dieselbe Erinnerung ausgewählt</translation>
    </message>
    <message>
        <source>same %1 memories selected</source>
        <translation>dieselben %1 Erinnerungen ausgewählt</translation>
    </message>
    <message>
        <source>other memories selected</source>
        <translation>andere Erinnerungen ausgewählt</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Flags open</source>
        <translation>Offene Hinweise</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>none of %1,</source>
        <translation>keiner von %1,</translation>
    </message>
    <message>
        <source>%1 of %2,</source>
        <translation>%1 von %2,</translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation>weniger zeigen</translation>
    </message>
    <message>
        <source>Send %1 to Review</source>
        <translation>%1 zur Prüfung geben</translation>
    </message>
    <message>
        <source>%1 chosen; of a pair, the words of the darker letter are taken</source>
        <translation>%1 gewählt; bei einem Paar gilt der Wortlaut des dunkleren Buchstabens</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source># Two dry runs compared</source>
        <translation># Zwei Probeläufe im Vergleich</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
</context>
<context>
    <name>credence::ui::CompareView</name>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Don’t send it</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>Send it</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Take B’s words</source>
        <translation>Wortlaut von B übernehmen</translation>
    </message>
    <message>
        <source>Take A’s words</source>
        <translation>Wortlaut von A übernehmen</translation>
    </message>
</context>
<context>
    <name>credence::ui::ConfidenceValue</name>
    <message>
        <source>Confidence: %1</source>
        <translation>Verlässlichkeit: %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::CopyButton</name>
    <message>
        <source>Copy the id %1</source>
        <translation>ID %1 kopieren</translation>
    </message>
</context>
<context>
    <name>credence::ui::CountList</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::Curator</name>
    <message>
        <source>import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>addition</source>
        <translation>Hinzufügung</translation>
    </message>
    <message>
        <source>retraction</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>restoring</source>
        <translation>Wiederherstellung</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>Ersetzung</translation>
    </message>
    <message>
        <source>change of the policy</source>
        <translation>Änderung der Richtlinie</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>Rückgängigmachen</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>%1 of 1 memory</source>
        <comment>a kind of change of the ledger</comment>
        <translation>%1 von 1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 of %2 memories</source>
        <comment>a kind of change of the ledger</comment>
        <translation>%1 von %2 Erinnerungen</translation>
    </message>
    <message>
        <source>%1 with 1 more change</source>
        <comment>a kind of change of the ledger</comment>
        <translation>%1 mit einer weiteren Änderung</translation>
    </message>
    <message>
        <source>%1 with %2 more changes</source>
        <comment>a kind of change of the ledger</comment>
        <translation>%1 mit %2 weiteren Änderungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing was changed here yet.</source>
        <translation>Hier wurde noch nichts geändert.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The store is open read-only.</source>
        <translation>Der Speicher ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig machen: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo is not possible. %1</source>
        <translation>Rückgängig machen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Redo is not possible. %1</source>
        <translation>Wiederholen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Wiederholt: %1.</translation>
    </message>
    <message>
        <source>The store is open read-only. %1</source>
        <translation>Der Speicher ist schreibgeschützt geöffnet. %1</translation>
    </message>
    <message>
        <source>belief</source>
        <translation>Überzeugung</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Retract this %1</source>
        <translation>Diese %1 zurückziehen</translation>
    </message>
    <message>
        <source>“%1” is withdrawn. Its text is kept, and it can be restored.</source>
        <translation>„%1“ ist zurückgezogen. Der Text bleibt erhalten, und sie kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Restore this %1</source>
        <translation>Diese %1 wiederherstellen</translation>
    </message>
    <message>
        <source>“%1” is put back in force.</source>
        <translation>„%1“ gilt wieder.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Become stale</source>
        <translation>Werden haltlos</translation>
    </message>
    <message>
        <source>Become suspect</source>
        <translation>Werden zweifelhaft</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Retten</translation>
    </message>
    <message>
        <source>Stay as they are</source>
        <translation>Bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Sending to Review</source>
        <translation>Wird an „Prüfen“ gesendet</translation>
    </message>
    <message>
        <source>The corrected text waits in Review.</source>
        <translation>Der berichtigte Text wartet unter „Prüfen“.</translation>
    </message>
    <message>
        <source>Retracting</source>
        <translation>Wird zurückgezogen</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Superseding</source>
        <translation>Wird ersetzt</translation>
    </message>
    <message>
        <source>Retracted.</source>
        <translation>Zurückgezogen.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Superseded.</source>
        <translation>Ersetzt.</translation>
    </message>
    <message>
        <source>1 belief changed with it.</source>
        <translation>1 Überzeugung hat sich dadurch geändert.</translation>
    </message>
    <message>
        <source>%1 beliefs changed with it.</source>
        <translation>%1 Überzeugungen haben sich dadurch geändert.</translation>
    </message>
    <message>
        <source>Verifying the ledger</source>
        <translation>Das Journal wird geprüft</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Einträge: %1</translation>
    </message>
    <message>
        <source>Schema: %1</source>
        <translation>Schema: %1</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>The chain breaks at entry %1.</source>
        <translation>Die Kette bricht bei Eintrag %1.</translation>
    </message>
    <message>
        <source>Erased payloads: %1</source>
        <translation>Gelöschte Inhalte: %1</translation>
    </message>
    <message>
        <source>The ledger is whole</source>
        <translation>Das Journal ist unversehrt</translation>
    </message>
    <message>
        <source>The ledger is not whole</source>
        <translation>Das Journal ist nicht unversehrt</translation>
    </message>
    <message>
        <source>Web page (*.html);;Markdown (*.md);;Picture (*.svg);;Graph (*.dot);;Text (*.txt)</source>
        <translation>Webseite (*.html);;Markdown (*.md);;Bild (*.svg);;Graph (*.dot);;Text (*.txt)</translation>
    </message>
    <message>
        <source>Export the argument</source>
        <translation>Begründung exportieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>Rest on it, in all</source>
        <translation>Beruhen darauf, insgesamt</translation>
    </message>
</context>
<context>
    <name>credence::ui::Dates</name>
    <message>
        <source>d</source>
        <comment>a pattern of QLocale: the 5 of &quot;5 – 7 Jun&quot;</comment>
        <translation>d.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a pattern of QLocale: 5 Jun</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a pattern of QLocale: 5 Jun 2026</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>a pattern of QLocale: Fri 5 Jun</comment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy, HH:mm:ss</source>
        <comment>a pattern of QLocale: Fri 5 Jun 2026, 14:16:03</comment>
        <translation>ddd d. MMM yyyy, HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>credence::ui::DetailsPanel</name>
    <message>
        <source>Stands in</source>
        <translation>Steht in</translation>
    </message>
    <message>
        <source>Gone from</source>
        <translation>Verschwunden aus</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation>Importiert aus %1</translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation>Vom Agenten hinzugefügt</translation>
    </message>
    <message>
        <source>Approved here</source>
        <translation>Hier genehmigt</translation>
    </message>
    <message>
        <source>Store made</source>
        <translation>Speicher angelegt</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>d%1</source>
        <translation>T%1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Show the whole argument of the selected memory, down to its episodes</source>
        <translation>Die ganze Begründung der ausgewählten Erinnerung zeigen, bis hinab zu ihren Episoden</translation>
    </message>
    <message>
        <source>Back to details</source>
        <translation>Zurück zu den Einzelheiten</translation>
    </message>
    <message>
        <source>Show the selected memory instead of its argument</source>
        <translation>Die ausgewählte Erinnerung statt ihrer Begründung zeigen</translation>
    </message>
    <message>
        <source>Copy the argument as text</source>
        <translation>Begründung als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the argument as plain text</source>
        <translation>Begründung als reinen Text kopieren</translation>
    </message>
    <message>
        <source>Copy the argument as Markdown</source>
        <translation>Begründung als Markdown kopieren</translation>
    </message>
    <message>
        <source>Export the argument…</source>
        <translation>Begründung exportieren…</translation>
    </message>
    <message>
        <source>Write the argument of the selected memory to a file</source>
        <translation>Die Begründung der ausgewählten Erinnerung in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Retract…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Withdraw the selected memory; its text is kept</source>
        <translation>Die ausgewählte Erinnerung zurückziehen; ihr Text bleibt erhalten</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Take the withdrawal of the selected memory back</source>
        <translation>Das Zurückziehen der ausgewählten Erinnerung aufheben</translation>
    </message>
    <message>
        <source>Supersede…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Replace the selected memory by another</source>
        <translation>Die ausgewählte Erinnerung durch eine andere ersetzen</translation>
    </message>
    <message>
        <source>Pin details</source>
        <translation>Einzelheiten anheften</translation>
    </message>
    <message>
        <source>Keep showing this memory while others are selected</source>
        <translation>Diese Erinnerung weiter zeigen, während andere ausgewählt werden</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Einzelheiten schließen</translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation>Einzelheiten ausblenden</translation>
    </message>
    <message>
        <source>Id copied.</source>
        <translation>ID kopiert.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Verankerung</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Other keys of the source</source>
        <translation>Weitere Schlüssel der Quelle</translation>
    </message>
    <message>
        <source>Other keys of the source, as JSON</source>
        <translation>Weitere Schlüssel der Quelle, als JSON</translation>
    </message>
    <message>
        <source>Hide the JSON</source>
        <translation>JSON ausblenden</translation>
    </message>
    <message>
        <source>Show the JSON</source>
        <translation>JSON zeigen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Beliefs by status</source>
        <translation>Überzeugungen nach Status</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>The agent&apos;s own trigger</source>
        <translation>Der eigene Auslöser des Agenten</translation>
    </message>
    <message>
        <source>The agent&apos;s own state, as JSON</source>
        <translation>Der eigene Zustand des Agenten, als JSON</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>The argument is copied.</source>
        <translation>Die Begründung ist kopiert.</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Its content was erased.</source>
        <translation>Der Inhalt wurde gelöscht.</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subjekt</translation>
    </message>
    <message>
        <source>Predicate</source>
        <translation>Prädikat</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>%1 direct, %2 lost</source>
        <translation>%1 direkt, %2 verloren</translation>
    </message>
    <message>
        <source>%1 direct</source>
        <translation>%1 direkt</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>Abhängige</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source> (%1 of 10)</source>
        <translation> (%1 von 10)</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>none: no episodes</source>
        <translation>keine: keine Episoden</translation>
    </message>
    <message>
        <source>Echo: the share of its episodes that came after it was held already</source>
        <translation>Echo: der Anteil ihrer Episoden, die erst hinzukamen, als sie schon galt</translation>
    </message>
    <message>
        <source>Ungrounded: no episode lies beneath it.</source>
        <translation>Ohne Verankerung: Keine Episode liegt darunter.</translation>
    </message>
    <message>
        <source>Single source: it rests on one episode alone.</source>
        <translation>Eine einzige Quelle: Sie beruht auf nur einer Episode.</translation>
    </message>
    <message>
        <source>Some sources are cited as a whole batch.</source>
        <translation>Manche Quellen sind als ganzer Stapel angeführt.</translation>
    </message>
    <message>
        <source>Its evidence was malformed in the source.</source>
        <translation>Die Belege waren in der Quelle fehlerhaft.</translation>
    </message>
    <message>
        <source>1 open flag.</source>
        <translation>1 offener Hinweis.</translation>
    </message>
    <message>
        <source>%1 open flags.</source>
        <translation>%1 offene Hinweise.</translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation>fehlende Quelle: %1</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Said to be</source>
        <translation>Angegeben als</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>
in the source: %1</source>
        <translation>
in der Quelle: %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>unlesbar: %1</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>none given, UTC assumed</source>
        <translation>keine angegeben, UTC angenommen</translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation>Gültig ab</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>Gültig bis</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Last accessed</source>
        <translation>Zuletzt abgerufen</translation>
    </message>
    <message>
        <source>Stored depth</source>
        <translation>Gespeicherte Tiefe</translation>
    </message>
    <message>
        <source>%1, recomputed %2</source>
        <translation>%1, neu berechnet %2</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Handelnder</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Superseded by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source> (payload erased)</source>
        <translation> (Inhalt gelöscht)</translation>
    </message>
    <message>
        <source>Press |↓| to take the first memory, or |Ctrl| |K| to find one. Until then, this is what the store holds.</source>
        <translation>|↓| nimmt die erste Erinnerung, |Strg| |K| findet eine. Bis dahin steht hier, was der Speicher enthält.</translation>
    </message>
    <message>
        <source>Open a store to see what an agent believes, and why.</source>
        <translation>Öffnen Sie einen Speicher, um zu sehen, was ein Agent glaubt und warum.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 of %2 importance gathered since the last reflection</source>
        <translation>%1 von %2 Wichtigkeit seit der letzten Reflexion gesammelt</translation>
    </message>
    <message>
        <source>, from %1 episodes.</source>
        <translation>, aus %1 Episoden.</translation>
    </message>
    <message>
        <source>Recency weight</source>
        <translation>Gewicht der Aktualität</translation>
    </message>
    <message>
        <source>Importance weight</source>
        <translation>Gewicht der Wichtigkeit</translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation>Gewicht der Relevanz</translation>
    </message>
    <message>
        <source>Recency decay</source>
        <translation>Abklingen der Aktualität</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>Gedanken</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation>Offene Hinweise</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>Ohne Verankerung</translation>
    </message>
    <message>
        <source>Single source</source>
        <translation>Eine einzige Quelle</translation>
    </message>
    <message>
        <source>, from 1 episode.</source>
        <translation>, aus 1 Episode.</translation>
    </message>
    <message>
        <source>Copy, export and What if are for all of them; below is the one in hand.</source>
        <translation>Kopieren, Exportieren und „Was wäre wenn“ gelten für alle; darunter steht die, um die es gerade geht.</translation>
    </message>
    <message>
        <source>%1 memories selected</source>
        <translation>%1 Erinnerungen ausgewählt</translation>
    </message>
    <message>
        <source>Rests on it directly</source>
        <translation>Beruht unmittelbar darauf</translation>
    </message>
</context>
<context>
    <name>credence::ui::DialogFrame</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>It is not written there</source>
        <translation>Dorthin wird nicht geschrieben</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>What follows, one line each</source>
        <translation>Was folgt, je eine Zeile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Stands in the ledger</source>
        <translation>Steht im Journal</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>A reason and a name are needed.</source>
        <translation>Ein Grund und ein Name sind nötig.</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>It is on the clipboard.</source>
        <translation>Es ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>credence::ui::DiffText</name>
    <message>
        <source>Stays as it is: %1</source>
        <translation>Bleibt, wie es ist: %1</translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Before: %1
After: %2</source>
        <translation>Vorher: %1
Nachher: %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::DoneBar</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
</context>
<context>
    <name>credence::ui::DoubtModel</name>
    <message>
        <source>Stale: too little is left</source>
        <translation>Haltlos: zu wenig ist übrig</translation>
    </message>
    <message>
        <source>Suspect: some support is lost</source>
        <translation>Zweifelhaft: ein Teil der Stützen ist verloren</translation>
    </message>
    <message>
        <source>lost %1 of %2</source>
        <translation>%1 von %2 verloren</translation>
    </message>
    <message>
        <source>Newer episodes say the opposite, or seem to</source>
        <translation>Neuere Episoden sagen das Gegenteil oder scheinen es zu tun</translation>
    </message>
    <message>
        <source>Perhaps contradicted</source>
        <translation>Vielleicht im Widerspruch</translation>
    </message>
</context>
<context>
    <name>credence::ui::DoubtSources</name>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Its text was erased.</source>
        <translation>Der Text wurde gelöscht.</translation>
    </message>
    <message>
        <source>Still there</source>
        <translation>Noch da</translation>
    </message>
    <message>
        <source>Newer and related</source>
        <translation>Neuer und verwandt</translation>
    </message>
    <message>
        <source>seems to contradict</source>
        <translation>scheint zu widersprechen</translation>
    </message>
    <message>
        <source>alike %1</source>
        <translation>ähnlich %1</translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation>Spricht dagegen</translation>
    </message>
</context>
<context>
    <name>credence::ui::DraftList</name>
    <message>
        <source>Memories as they will appear</source>
        <translation>Erinnerungen, wie sie erscheinen werden</translation>
    </message>
</context>
<context>
    <name>credence::ui::DraftsModel</name>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>keine Zeitzone</translation>
    </message>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 is not in this source</source>
        <translation>%1 ist nicht in dieser Quelle</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>rests on</source>
        <translation>beruht auf</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>no episode beneath it</source>
        <translation>keine Episode darunter</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>ohne Zeit</translation>
    </message>
</context>
<context>
    <name>credence::ui::EditBox</name>
    <message>
        <source>Text of the candidate</source>
        <translation>Text des Kandidaten</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <source>Reset to the model’s</source>
        <translation>Auf den Text des Modells zurücksetzen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The model’s text</source>
        <translation>Der Text des Modells</translation>
    </message>
</context>
<context>
    <name>credence::ui::EffectModel</name>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>loses %1 of %2</source>
        <translation>verliert %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 in doubt</source>
        <translation>%1 von %2 fraglich</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>%1: %2 become stale, %3 suspect</source>
        <translation>%1: %2 werden haltlos, %3 zweifelhaft</translation>
    </message>
    <message>
        <source>%1, %2 becomes %3, %4, %5</source>
        <translation>%1, %2 wird %3, %4, %5</translation>
    </message>
    <message>
        <source>suspect</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>haltlos</translation>
    </message>
</context>
<context>
    <name>credence::ui::EffectSummary</name>
    <message>
        <source>%1: retract %2, forget %3</source>
        <translation>%1: zurückziehen %2, vergessen %3</translation>
    </message>
    <message>
        <source>1 memory withdrawn</source>
        <translation>1 Erinnerung zurückgezogen</translation>
    </message>
    <message>
        <source>%1 memories withdrawn</source>
        <translation>%1 Erinnerungen zurückgezogen</translation>
    </message>
    <message>
        <source>1 becomes stale</source>
        <translation>1 wird haltlos</translation>
    </message>
    <message>
        <source>%1 become stale</source>
        <translation>%1 werden haltlos</translation>
    </message>
    <message>
        <source>1 becomes suspect</source>
        <translation>1 wird zweifelhaft</translation>
    </message>
    <message>
        <source>%1 become suspect</source>
        <translation>%1 werden zweifelhaft</translation>
    </message>
    <message>
        <source>1 belief stays as it is</source>
        <translation>1 Überzeugung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>%1 beliefs stay as they are</source>
        <translation>%1 Überzeugungen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>memory withdrawn</source>
        <translation>Erinnerung zurückgezogen</translation>
    </message>
    <message>
        <source>memories withdrawn</source>
        <translation>Erinnerungen zurückgezogen</translation>
    </message>
    <message>
        <source>becomes stale</source>
        <translation>wird haltlos</translation>
    </message>
    <message>
        <source>become stale</source>
        <translation>werden haltlos</translation>
    </message>
    <message>
        <source>becomes suspect</source>
        <translation>wird zweifelhaft</translation>
    </message>
    <message>
        <source>become suspect</source>
        <translation>werden zweifelhaft</translation>
    </message>
    <message>
        <source>belief stays as it is</source>
        <translation>Überzeugung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>beliefs stay as they are</source>
        <translation>Überzeugungen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>By layer</source>
        <translation>Nach Ebene</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>Fraglich</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Haltlos</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The two ways</source>
        <translation>Die beiden Wege</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <source>each takes a belief by itself</source>
        <translation>jede bringt schon allein eine Überzeugung zu Fall</translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation>1 Überzeugung</translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation>%1 Überzeugungen</translation>
    </message>
</context>
<context>
    <name>credence::ui::ErrorBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>credence::ui::EstimateTable</name>
    <message>
        <source>%1: estimate %2, so far %3</source>
        <translation>%1: geschätzt %2, bisher %3</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
</context>
<context>
    <name>credence::ui::EvidenceModel</name>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation>Wichtigkeit %1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>The store does not hold this source any more.</source>
        <translation>Der Speicher enthält diese Quelle nicht mehr.</translation>
    </message>
    <message>
        <source>Source %1, against</source>
        <translation>Quelle %1, dagegen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::EvidencePane</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>What is shown of the evidence</source>
        <translation>Was von den Belegen gezeigt wird</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>What the candidate cites</source>
        <translation>Was der Kandidat anführt</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt und Antwort</translation>
    </message>
    <message>
        <source>The call that proposed it</source>
        <translation>Der Aufruf, der ihn vorgeschlagen hat</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1 to be archived</source>
        <translation>%1 zu archivieren</translation>
    </message>
    <message>
        <source>%1 cited</source>
        <translation>%1 angeführt</translation>
    </message>
    <message>
        <source>, %1 against</source>
        <translation>, %1 dagegen</translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation>Kein Kandidat</translation>
    </message>
    <message>
        <source>Its sources appear here.</source>
        <translation>Hier erscheinen die Quellen.</translation>
    </message>
    <message>
        <source>No source is cited</source>
        <translation>Keine Quelle ist angeführt</translation>
    </message>
    <message>
        <source>What removes a belief may stand without one.</source>
        <translation>Was eine Überzeugung entfernt, darf ohne Quelle stehen.</translation>
    </message>
    <message>
        <source>No model proposed it</source>
        <translation>Kein Modell hat ihn vorgeschlagen</translation>
    </message>
    <message>
        <source>There is no prompt and no reply.</source>
        <translation>Es gibt keinen Prompt und keine Antwort.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Aufruf %1</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 ein, %2 aus</translation>
    </message>
</context>
<context>
    <name>credence::ui::ExportDialog</name>
    <message>
        <source>credence-jsonl</source>
        <translation>credence-jsonl</translation>
    </message>
    <message>
        <source>All there is, one object a line; it can be imported again.</source>
        <translation>Alles Vorhandene, ein Objekt je Zeile; es lässt sich wieder importieren.</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>To be read: beliefs by depth with what they rest on, then the episodes.</source>
        <translation>Zum Lesen: Überzeugungen nach Tiefe mit dem, worauf sie beruhen, dann die Episoden.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>A table, one memory a line.</source>
        <translation>Eine Tabelle, eine Erinnerung je Zeile.</translation>
    </message>
    <message>
        <source>Prompt block</source>
        <translation>Prompt-Block</translation>
    </message>
    <message>
        <source>Approved beliefs of high confidence, one a line, to be put into a system prompt.</source>
        <translation>Genehmigte Überzeugungen von hoher Verlässlichkeit, eine je Zeile, zum Einfügen in einen Systemprompt.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only beliefs</source>
        <translation>Nur Überzeugungen</translation>
    </message>
    <message>
        <source>Without what is flagged or the privacy policy does not allow</source>
        <translation>Ohne das, was einen Hinweis trägt oder was die Datenschutzrichtlinie nicht zulässt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Then the file holds memories only: no candidates, flags, decisions or ledger.</source>
        <translation>Dann enthält die Datei nur Erinnerungen: keine Kandidaten, Hinweise, Entscheidungen und kein Journal.</translation>
    </message>
    <message>
        <source>Choose whose beliefs.</source>
        <translation>Wählen Sie, wessen Überzeugungen.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>No belief of high confidence was approved; nothing was written.</source>
        <translation>Keine Überzeugung von hoher Verlässlichkeit wurde genehmigt; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 of high confidence were not approved by anybody.</source>
        <translation>%1 von hoher Verlässlichkeit hat niemand genehmigt.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>The store is damaged. What can be read of it was written: %1.</source>
        <translation>Der Speicher ist beschädigt. Was davon lesbar ist, wurde geschrieben: %1.</translation>
    </message>
    <message>
        <source>Wrote %1 to %2.</source>
        <comment>a count, a file</comment>
        <translation>%1 nach %2 geschrieben.</translation>
    </message>
</context>
<context>
    <name>credence::ui::FigureTable</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1: A %2, B %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::FilterBar</name>
    <message>
        <source>Filter the tree</source>
        <translation>Baum filtern</translation>
    </message>
    <message>
        <source>All status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Filter by status</source>
        <translation>Nach Status filtern</translation>
    </message>
    <message>
        <source>Show memories of some statuses only</source>
        <translation>Nur Erinnerungen mit bestimmtem Status zeigen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Filter by flags and more</source>
        <translation>Nach Hinweisen und mehr filtern</translation>
    </message>
    <message>
        <source>Flags, grounding, kind, confidence, importance, depth and time</source>
        <translation>Hinweise, Verankerung, Art, Verlässlichkeit, Wichtigkeit, Tiefe und Zeit</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Flags, %1</source>
        <translation>Hinweise, %1</translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation>Offene Hinweise</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>Ohne Verankerung</translation>
    </message>
    <message>
        <source>Single source</source>
        <translation>Eine einzige Quelle</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>Widersprochen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation>Reflexionen</translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation>Erzählungen</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Any confidence</source>
        <translation>Jede Verlässlichkeit</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Any importance</source>
        <translation>Jede Wichtigkeit</translation>
    </message>
    <message>
        <source>0.5 and more</source>
        <translation>0,5 und mehr</translation>
    </message>
    <message>
        <source>0.7 and more</source>
        <translation>0,7 und mehr</translation>
    </message>
    <message>
        <source>0.9 and more</source>
        <translation>0,9 und mehr</translation>
    </message>
    <message>
        <source>Any depth</source>
        <translation>Jede Tiefe</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Zu jeder Zeit</translation>
    </message>
    <message>
        <source>In the last day</source>
        <translation>In den letzten 24 Stunden</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>Take back all filters</source>
        <translation>Alle Filter aufheben</translation>
    </message>
    <message>
        <source>Words, or status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted is:approved</source>
        <translation>Wörter, oder status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted is:approved</translation>
    </message>
    <message>
        <source>Approved: what the agent is told</source>
        <translation>Genehmigt: was der Agent erfährt</translation>
    </message>
</context>
<context>
    <name>credence::ui::FilterButton</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::FindField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>credence::ui::FlagBlock</name>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>%1, because</source>
        <translation>%1, weil</translation>
    </message>
    <message>
        <source>Reading what it becomes…</source>
        <translation>Es wird gelesen, was daraus wird…</translation>
    </message>
    <message>
        <source>It becomes: %1</source>
        <translation>Daraus wird: %1</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>known, and wanted in memory</source>
        <translation>bekannt und im Gedächtnis erwünscht</translation>
    </message>
    <message>
        <source>The text stays as it is</source>
        <translation>Der Text bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Geschwärzt</translation>
    </message>
    <message>
        <source>not needed for the claim</source>
        <translation>für die Aussage nicht nötig</translation>
    </message>
    <message>
        <source>A placeholder stands for it; the checks run again</source>
        <translation>Ein Platzhalter steht dafür; die Prüfungen laufen erneut</translation>
    </message>
    <message>
        <source>Downgrade</source>
        <translation>Herabstufen</translation>
    </message>
    <message>
        <source>Downgraded</source>
        <translation>Herabgestuft</translation>
    </message>
    <message>
        <source>may stay, but weigh less</source>
        <translation>darf bleiben, soll aber weniger wiegen</translation>
    </message>
    <message>
        <source>Confidence low, importance halved</source>
        <translation>Verlässlichkeit gering, Wichtigkeit halbiert</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>must not be remembered</source>
        <translation>darf nicht im Gedächtnis stehen</translation>
    </message>
    <message>
        <source>It never commits</source>
        <translation>Es wird nie übernommen</translation>
    </message>
</context>
<context>
    <name>credence::ui::FlagRow</name>
    <message>
        <source>emergent</source>
        <translation>emergent</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where it stands, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Found by %1, score %2</source>
        <translation>Gefunden von %1, Wertung %2</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>policy: %1, then a reason</source>
        <translation>Richtlinie: %1, dann ein Grund</translation>
    </message>
    <message>
        <source>then a reason</source>
        <translation>dann ein Grund</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
</context>
<context>
    <name>credence::ui::FocusPane</name>
    <message>
        <source>Zoom out of the neighbourhood</source>
        <translation>Nachbarschaft verkleinern</translation>
    </message>
    <message>
        <source>Make the boxes smaller</source>
        <translation>Die Kästen kleiner zeigen</translation>
    </message>
    <message>
        <source>Zoom into the neighbourhood</source>
        <translation>Nachbarschaft vergrößern</translation>
    </message>
    <message>
        <source>Make the boxes larger</source>
        <translation>Die Kästen größer zeigen</translation>
    </message>
    <message>
        <source>Fit the neighbourhood</source>
        <translation>Nachbarschaft einpassen</translation>
    </message>
    <message>
        <source>Show all boxes again</source>
        <translation>Wieder alle Kästen zeigen</translation>
    </message>
    <message>
        <source>Show its other sources here</source>
        <translation>Die übrigen Quellen hier zeigen</translation>
    </message>
    <message>
        <source>Show the sources of the selected box that are not shown yet</source>
        <translation>Die noch nicht gezeigten Quellen des ausgewählten Kastens zeigen</translation>
    </message>
    <message>
        <source>Show what else rests on it here</source>
        <translation>Hier zeigen, was noch darauf beruht</translation>
    </message>
    <message>
        <source>Show what rests on the selected box and is not shown yet</source>
        <translation>Zeigen, was auf dem ausgewählten Kasten beruht und noch nicht zu sehen ist</translation>
    </message>
    <message>
        <source>Fold back</source>
        <translation>Wieder einklappen</translation>
    </message>
    <message>
        <source>Fold the boxes that were opened last</source>
        <translation>Zuletzt geöffnete Kästen zuklappen</translation>
    </message>
    <message>
        <source>Export the neighbourhood as SVG…</source>
        <translation>Nachbarschaft als SVG exportieren …</translation>
    </message>
    <message>
        <source>Write the graph to a file that scales</source>
        <translation>Den Graphen in eine skalierbare Datei schreiben</translation>
    </message>
    <message>
        <source>Export the neighbourhood as PNG…</source>
        <translation>Nachbarschaft als PNG exportieren …</translation>
    </message>
    <message>
        <source>Write the graph to a picture</source>
        <translation>Den Graphen als Bild schreiben</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Export the neighbourhood</source>
        <translation>Nachbarschaft exportieren</translation>
    </message>
    <message>
        <source>Write the graph to a file</source>
        <translation>Den Graphen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>cited with a whole batch</source>
        <translation>mit einem ganzen Stapel angeführt</translation>
    </message>
    <message>
        <source>cited with a cluster</source>
        <translation>mit einer Gruppe angeführt</translation>
    </message>
    <message>
        <source>hidden, opens in place</source>
        <translation>verborgen, öffnet sich an Ort und Stelle</translation>
    </message>
    <message>
        <source>Links away</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>What is 1 link away at most</source>
        <translation>Was höchstens 1 Verknüpfung entfernt ist</translation>
    </message>
    <message>
        <source>What is %1 links away at most</source>
        <translation>Was höchstens %1 Verknüpfungen entfernt ist</translation>
    </message>
    <message>
        <source>All</source>
        <comment>links</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>As far as links lead</source>
        <translation>So weit Verknüpfungen führen</translation>
    </message>
    <message>
        <source>How many memories are shown at first</source>
        <translation>Wie viele Erinnerungen zuerst gezeigt werden</translation>
    </message>
    <message>
        <source>Up to %1</source>
        <translation>Bis zu %1</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a memory in the tree, in the map or with Ctrl+K to see what is around it.</source>
        <translation>Wählen Sie eine Erinnerung im Baum, auf der Karte oder mit Strg+K, um zu sehen, was um sie herum liegt.</translation>
    </message>
    <message>
        <source>The neighbourhood can’t be read: %1</source>
        <translation>Die Nachbarschaft lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>%1 memories are shown, and no more fit: fold some back.</source>
        <translation>%1 Erinnerungen sind zu sehen, mehr passen nicht: Klappen Sie einige wieder ein.</translation>
    </message>
    <message>
        <source>The selected memory is not here</source>
        <translation>Die ausgewählte Erinnerung ist nicht hier</translation>
    </message>
    <message>
        <source>It does not belong to what is shown of the store; choose all scopes to see it.</source>
        <translation>Sie gehört nicht zu dem, was vom Speicher gezeigt wird; wählen Sie alle Bereiche, um sie zu sehen.</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>showing %1 of %2</source>
        <translation>%1 von %2 zu sehen</translation>
    </message>
    <message>
        <source>rests on nothing, and nothing rests on it</source>
        <translation>beruht auf nichts, und nichts beruht darauf</translation>
    </message>
    <message>
        <source>, up to 1 link away</source>
        <translation>, bis zu 1 Verknüpfung entfernt</translation>
    </message>
    <message>
        <source>, up to %1 links away</source>
        <translation>, bis zu %1 Verknüpfungen entfernt</translation>
    </message>
    <message>
        <source>, as far as links lead</source>
        <translation>, so weit Verknüpfungen führen</translation>
    </message>
    <message>
        <source>Supports it</source>
        <translation>Dafür</translation>
    </message>
    <message>
        <source>Near it</source>
        <translation>In der Nähe</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>There is no neighbourhood to export yet.</source>
        <translation>Es gibt noch keine Nachbarschaft zu exportieren.</translation>
    </message>
    <message>
        <source>Credence neighbourhood</source>
        <translation>Credence-Nachbarschaft</translation>
    </message>
    <message>
        <source>Exporting the neighbourhood</source>
        <translation>Nachbarschaft wird exportiert</translation>
    </message>
    <message>
        <source>it speaks against this</source>
        <translation>es spricht gegen diese</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>cites it with a whole batch</source>
        <translation>führt es mit einem ganzen Stapel an</translation>
    </message>
    <message>
        <source>cites it with a cluster</source>
        <translation>führt es mit einer Gruppe an</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Rests on it, in all</source>
        <translation>Beruht darauf, insgesamt</translation>
    </message>
    <message>
        <source>Rests on it, shown</source>
        <translation>Beruht darauf, gezeigt</translation>
    </message>
</context>
<context>
    <name>credence::ui::FoundRow</name>
    <message>
        <source>changed %1</source>
        <translation>geändert %1</translation>
    </message>
    <message>
        <source>Import %1, %2, %3</source>
        <translation>%1 importieren, %2, %3</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
</context>
<context>
    <name>credence::ui::GlyphWords</name>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Haltlos</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Active: in use</source>
        <translation>Aktiv: in Gebrauch</translation>
    </message>
    <message>
        <source>Suspect: in doubt, lost some support</source>
        <translation>Zweifelhaft: fraglich, hat einen Teil der Stützen verloren</translation>
    </message>
    <message>
        <source>Stale: in doubt, fewer sources left than the floor</source>
        <translation>Haltlos: fraglich, weniger Quellen übrig als die Untergrenze</translation>
    </message>
    <message>
        <source>Superseded: replaced by another</source>
        <translation>Ersetzt: durch eine andere abgelöst</translation>
    </message>
    <message>
        <source>Deprecated: archived in a narrative, still supports</source>
        <translation>Archiviert: in einer Erzählung abgelegt, stützt weiterhin</translation>
    </message>
    <message>
        <source>Retracted: withdrawn by a person</source>
        <translation>Zurückgezogen: durch einen Menschen</translation>
    </message>
    <message>
        <source>Erased: a tombstone without content</source>
        <translation>Gelöscht: ein Grabstein ohne Inhalt</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Narrative</source>
        <translation>Erzählung</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Erkenntnis</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Überzeugung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Reflexion</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Gering</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>credence::ui::GraphCanvas</name>
    <message>
        <source>%1 of %2 memories are shown</source>
        <translation>%1 von %2 Erinnerungen werden gezeigt</translation>
    </message>
    <message>
        <source>Arrows walk along the links, Enter goes to a memory, plus and minus zoom</source>
        <translation>Pfeiltasten folgen den Verbindungen, Enter geht zu einer Erinnerung, Plus und Minus zoomen</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Enter shows more of them</source>
        <translation>Enter zeigt mehr davon</translation>
    </message>
    <message>
        <source>withdrawn here</source>
        <translation>hier zurückgezogen</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>wird %1</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>rests on %1</source>
        <translation>beruht auf %1</translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation>trägt %1</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation>Erzählungen</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Show its 1 other source here (Shift+Down)</source>
        <translation>Die 1 weitere Quelle hier zeigen (Umschalt+Abwärts)</translation>
    </message>
    <message>
        <source>Show its %1 other sources here (Shift+Down)</source>
        <translation>Die %1 weiteren Quellen hier zeigen (Umschalt+Abwärts)</translation>
    </message>
    <message>
        <source>Show here what else rests on it (Shift+Up)</source>
        <translation>Hier zeigen, was noch darauf beruht (Umschalt+Aufwärts)</translation>
    </message>
    <message>
        <source>Show here the %1 others that rest on it (Shift+Up)</source>
        <translation>Hier die %1 weiteren zeigen, die darauf beruhen (Umschalt+Aufwärts)</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 Verknüpfung</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>%1 Verknüpfungen</translation>
    </message>
    <message>
        <source>“%1” and “%2” contradict each other</source>
        <translation>„%1“ und „%2“ widersprechen einander</translation>
    </message>
    <message>
        <source>“%1” rests on “%2”</source>
        <translation>„%1“ beruht auf „%2“</translation>
    </message>
    <message>
        <source>, cited with a whole batch</source>
        <translation>, mit einem ganzen Stapel angeführt</translation>
    </message>
    <message>
        <source>, cited with a cluster</source>
        <translation>, mit einer Gruppe angeführt</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>supports it</source>
        <translation>stützt es</translation>
    </message>
    <message>
        <source>rests on it</source>
        <translation>beruht darauf</translation>
    </message>
    <message>
        <source>near it</source>
        <translation>in der Nähe</translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
    <message>
        <source>no episode beneath it</source>
        <translation>keine Episode darunter</translation>
    </message>
    <message>
        <source>1 source is missing</source>
        <translation>1 Quelle fehlt</translation>
    </message>
    <message>
        <source>%1 sources are missing</source>
        <translation>%1 Quellen fehlen</translation>
    </message>
    <message>
        <source>1 more source, Shift+Down shows it</source>
        <translation>1 weitere Quelle, Umschalt+Abwärts zeigt sie</translation>
    </message>
    <message>
        <source>%1 more sources, Shift+Down shows them</source>
        <translation>%1 weitere Quellen, Umschalt+Abwärts zeigt sie</translation>
    </message>
    <message>
        <source>1 more rests on it, Shift+Up shows it</source>
        <translation>1 weitere beruht darauf, Umschalt+Aufwärts zeigt sie</translation>
    </message>
    <message>
        <source>%1 more rest on it, Shift+Up shows them</source>
        <translation>%1 weitere beruhen darauf, Umschalt+Aufwärts zeigt sie</translation>
    </message>
</context>
<context>
    <name>credence::ui::HandBackDialog</name>
    <message>
        <source>nothing was decided here since</source>
        <translation>seitdem wurde hier nichts entschieden</translation>
    </message>
    <message>
        <source>All that was decided was handed back, the last of it with ledger entry %1.</source>
        <translation>Alles, was entschieden wurde, ist zurückgegeben, das letzte mit Journaleintrag %1.</translation>
    </message>
    <message>
        <source>Of another source</source>
        <translation>Aus einer anderen Quelle</translation>
    </message>
    <message>
        <source>A copy of the source</source>
        <translation>Eine Kopie der Quelle</translation>
    </message>
    <message>
        <source>It was not written</source>
        <translation>Es wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>Nothing can be handed back there</source>
        <translation>Dorthin kann nichts zurückgegeben werden</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>Write to this copy; it is not noted as handed back</source>
        <translation>In diese Kopie schreiben; es gilt nicht als zurückgegeben</translation>
    </message>
    <message>
        <source>Say again what was handed back before and does not stand there any more</source>
        <translation>Auch sagen, was schon zurückgegeben wurde und dort nicht mehr steht</translation>
    </message>
    <message>
        <source>%1 stand there</source>
        <translation>%1 stehen dort</translation>
    </message>
    <message>
        <source>The store is open for reading only, so nothing handed back could be noted.</source>
        <translation>Der Speicher ist nur zum Lesen offen; was zurückgegeben wird, könnte nicht vermerkt werden.</translation>
    </message>
    <message>
        <source>Known there</source>
        <translation>Dort bekannt</translation>
    </message>
    <message>
        <source>Noted as ledger entry %1.</source>
        <translation>Vermerkt als Journaleintrag %1.</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Hand back to %1</source>
        <translation>An %1 zurückgeben</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Changes, as JSON lines</source>
        <translation>Änderungen, als JSON-Zeilen</translation>
    </message>
    <message>
        <source>Changes, as a table (CSV)</source>
        <translation>Änderungen, als Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Files, and what can’t be said</source>
        <translation>Dateien und was nicht ausdrückbar ist</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>The file as it would be written</source>
        <translation>Die Datei, wie sie geschrieben würde</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A file in a folder of your choice; the source is not touched.</source>
        <translation>Eine Datei in einem Ordner Ihrer Wahl; die Quelle wird nicht angerührt.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <comment>a form that a hand-back makes</comment>
        <translation>Erzeugt %1.</translation>
    </message>
    <message>
        <source>Working out what would be written</source>
        <translation>Es wird ermittelt, was geschrieben würde</translation>
    </message>
    <message>
        <source>%1 of %2 changes</source>
        <translation>%1 von %2 Änderungen</translation>
    </message>
    <message>
        <source>%1 can’t be said</source>
        <translation>%1 nicht ausdrückbar</translation>
    </message>
    <message>
        <source>nothing was decided here yet</source>
        <translation>hier wurde noch nichts entschieden</translation>
    </message>
    <message>
        <source>Write 1 file</source>
        <translation>1 Datei schreiben</translation>
    </message>
    <message>
        <source>Write %1 files</source>
        <translation>%1 Dateien schreiben</translation>
    </message>
    <message>
        <source>Nothing to write</source>
        <translation>Nichts zu schreiben</translation>
    </message>
    <message>
        <source>Nothing was decided about these memories.</source>
        <translation>Über diese Erinnerungen wurde nichts entschieden.</translation>
    </message>
    <message>
        <source>Nothing is written before you say so.</source>
        <translation>Es wird nichts geschrieben, bevor Sie es bestätigen.</translation>
    </message>
    <message>
        <source>Can’t be said</source>
        <translation>Nicht ausdrückbar</translation>
    </message>
    <message>
        <source>… the rest is not shown, and is written</source>
        <translation>… der Rest wird nicht gezeigt, aber geschrieben</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>Handing back</source>
        <translation>Wird zurückgegeben</translation>
    </message>
    <message>
        <source>1 file is written.</source>
        <translation>1 Datei ist geschrieben.</translation>
    </message>
    <message>
        <source>%1 files are written.</source>
        <translation>%1 Dateien sind geschrieben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthKeeper</name>
    <message>
        <source>Health check</source>
        <translation>Zustandsprüfung</translation>
    </message>
    <message>
        <source>The health of the store can’t be checked.</source>
        <translation>Der Zustand des Speichers lässt sich nicht prüfen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthModel</name>
    <message>
        <source>Needs a decision</source>
        <translation>Braucht eine Entscheidung</translation>
    </message>
    <message>
        <source>Weak grounding</source>
        <translation>Schwache Verankerung</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Wissenswert</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>%1, not found any more</source>
        <translation>%1, nicht mehr gefunden</translation>
    </message>
    <message>
        <source>Gone since %1</source>
        <translation>Nicht mehr da seit %1</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>akzeptiert</translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthPage</name>
    <message>
        <source>Show its argument</source>
        <translation>Begründung zeigen</translation>
    </message>
    <message>
        <source>Show why the memory of this finding is believed</source>
        <translation>Zeigen, warum die Erinnerung dieses Befunds geglaubt wird</translation>
    </message>
    <message>
        <source>Open in Inspect</source>
        <translation>Unter „Ansehen“ öffnen</translation>
    </message>
    <message>
        <source>Show the memory of this finding in the tree</source>
        <translation>Die Erinnerung dieses Befunds im Baum zeigen</translation>
    </message>
    <message>
        <source>Accept this finding…</source>
        <translation>Diesen Befund akzeptieren…</translation>
    </message>
    <message>
        <source>Leave it as it is, with a reason that is kept in the ledger</source>
        <translation>Belassen, wie es ist, mit einem Grund, der im Journal bleibt</translation>
    </message>
    <message>
        <source>Propose a step…</source>
        <translation>Schritt vorschlagen…</translation>
    </message>
    <message>
        <source>Put the step that the finding suggests into the queue</source>
        <translation>Den Schritt, den der Befund nahelegt, in die Warteschlange stellen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Also concerned</source>
        <translation>Auch betroffen</translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation>Kein Befund ausgewählt</translation>
    </message>
    <message>
        <source>Select one in the list to see what it means.</source>
        <translation>Wählen Sie einen in der Liste, um zu sehen, was er bedeutet.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>akzeptiert</translation>
    </message>
    <message>
        <source>new since the check before</source>
        <translation>neu seit der vorigen Prüfung</translation>
    </message>
    <message>
        <source>It concerns the ledger, no memory.</source>
        <translation>Er betrifft das Journal, keine Erinnerung.</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>and compared with %1</source>
        <translation>und verglichen mit %1</translation>
    </message>
    <message>
        <source>for the first time</source>
        <translation>zum ersten Mal</translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation>Der Speicher ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>No step is safe to propose by itself; look at its argument first.</source>
        <translation>Kein Schritt lässt sich ohne Weiteres sicher vorschlagen; sehen Sie zuerst die Begründung an.</translation>
    </message>
    <message>
        <source>The proposal waits in Review; nothing changes until it is approved there.</source>
        <translation>Der Vorschlag wartet unter „Prüfen“; nichts ändert sich, bevor er dort genehmigt ist.</translation>
    </message>
    <message>
        <source>Accept this finding</source>
        <translation>Diesen Befund akzeptieren</translation>
    </message>
    <message>
        <source>It is not counted and not shown any more, unless accepted ones are asked for. The store itself stays as it is.</source>
        <translation>Er wird nicht mehr gezählt und gezeigt, außer wenn nach akzeptierten gefragt wird. Der Speicher selbst bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>The finding was not accepted.</source>
        <translation>Der Befund wurde nicht akzeptiert.</translation>
    </message>
    <message>
        <source>The finding is accepted.</source>
        <translation>Der Befund ist akzeptiert.</translation>
    </message>
    <message>
        <source>A candidate enters the queue of Review. Nothing changes until somebody approves it and commits.</source>
        <translation>Ein Kandidat kommt in die Warteschlange unter „Prüfen“. Nichts ändert sich, bevor ihn jemand genehmigt und übernimmt.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Proposing</source>
        <translation>Wird vorgeschlagen</translation>
    </message>
    <message>
        <source>Nothing was proposed.</source>
        <translation>Es wurde nichts vorgeschlagen.</translation>
    </message>
    <message>
        <source>The proposal waits in Review.</source>
        <translation>Der Vorschlag wartet unter „Prüfen“.</translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthPane</name>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Check the store’s health</source>
        <translation>Zustand des Speichers prüfen</translation>
    </message>
    <message>
        <source>Look for weak, stale and broken beliefs again</source>
        <translation>Erneut nach schwachen, haltlosen und defekten Überzeugungen suchen</translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>Choose which kinds of finding are shown</source>
        <translation>Wählen, welche Arten von Befunden gezeigt werden</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation>Prüfung anhalten</translation>
    </message>
    <message>
        <source>The store has changed since; check again</source>
        <translation>Der Speicher hat sich seitdem geändert; erneut prüfen</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>, %1 new</source>
        <translation>, %1 neu</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seitdem geändert</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Looked for: %1.</source>
        <translation>Gesucht wurde nach: %1.</translation>
    </message>
    <message>
        <source>A check looks for what is weak or broken.</source>
        <translation>Eine Prüfung sucht, was schwach oder defekt ist.</translation>
    </message>
    <message>
        <source>Only new ones</source>
        <translation>Nur neue</translation>
    </message>
    <message>
        <source>Accepted ones, too</source>
        <translation>Auch akzeptierte</translation>
    </message>
</context>
<context>
    <name>credence::ui::Help</name>
    <message>
        <source>Learn more</source>
        <translation>Mehr erfahren</translation>
    </message>
    <message>
        <source>Opens the manual</source>
        <translation>Öffnet das Handbuch</translation>
    </message>
</context>
<context>
    <name>credence::ui::HelpDesk</name>
    <message>
        <source>What the agent believes</source>
        <translation>Was der Agent glaubt</translation>
    </message>
    <message>
        <source>Each line is a belief on which nothing else rests. Open one to see what it was made from, down to the episodes: what really happened. The signs and figures say how well it stands.</source>
        <translation>Jede Zeile ist eine Überzeugung, auf der nichts weiter beruht. Öffnen Sie eine, um zu sehen, woraus sie entstand, bis hinab zu den Episoden: dem, was wirklich geschah. Zeichen und Zahlen sagen, wie gut sie steht.</translation>
    </message>
    <message>
        <source>The same, over time</source>
        <translation>Dasselbe im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Height is depth, from left to right is time. One belief is selected: blue is what carries it, orange is what rests on it. Nothing is left out, broken things are marked.</source>
        <translation>Die Höhe ist die Tiefe, von links nach rechts verläuft die Zeit. Eine Überzeugung ist ausgewählt: Blau ist, was sie trägt, orange, was auf ihr beruht. Nichts ist weggelassen, Defektes ist markiert.</translation>
    </message>
    <message>
        <source>Why it is believed</source>
        <translation>Warum es geglaubt wird</translation>
    </message>
    <message>
        <source>Details shows the selected memory everywhere: its text, how well it is grounded, its evidence and how it was made. Why, key W, says the whole argument in words.</source>
        <translation>„Einzelheiten“ zeigt überall die ausgewählte Erinnerung: ihren Text, wie gut sie verankert ist, ihre Belege und wie sie entstand. „Warum“, Taste W, nennt die ganze Begründung in Worten.</translation>
    </message>
    <message>
        <source>Nothing counts before you say so</source>
        <translation>Nichts zählt, bevor Sie es sagen</translation>
    </message>
    <message>
        <source>Candidates wait here. One key approves or rejects, each with its checks and flags beside it. What you approved enters memory with the commit, in one step that can be undone.</source>
        <translation>Hier warten Kandidaten. Eine Taste genehmigt oder lehnt ab, mit Prüfungen und Hinweisen daneben. Was Sie genehmigt haben, gelangt mit der Übernahme in den Speicher, in einem Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>Look before it counts</source>
        <translation>Ansehen, bevor es zählt</translation>
    </message>
    <message>
        <source>A reflection runs dry: you see what it would make the agent believe, and what it costs, while the store stays as it is. The preset Patterns needs no model and no network.</source>
        <translation>Eine Reflexion läuft als Probelauf: Sie sehen, was sie den Agenten glauben ließe und was sie kostet, während der Speicher bleibt, wie er ist. Das Verfahren „Muster“ braucht kein Modell und kein Netz.</translation>
    </message>
    <message>
        <source>Ask, try, take back</source>
        <translation>Fragen, probieren, zurücknehmen</translation>
    </message>
    <message>
        <source>Audit finds what is weak, shows what falls if something is not true, forgets a person, and keeps the ledger of all that was done. F1 opens the manual wherever you are.</source>
        <translation>„Audit“ findet, was schwach ist, zeigt, was fällt, wenn etwas nicht stimmt, vergisst eine Person und führt das Journal über alles, was getan wurde. F1 öffnet überall das Handbuch.</translation>
    </message>
</context>
<context>
    <name>credence::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the manual, its heading</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was found, the line that says it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation>Im Handbuch gefunden</translation>
    </message>
</context>
<context>
    <name>credence::ui::HintLine</name>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>next source</source>
        <translation>nächste Quelle</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>Rückgängigmachen</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Tasten</translation>
    </message>
</context>
<context>
    <name>credence::ui::ImportDialog</name>
    <message>
        <source>1 pending write goes to Review</source>
        <translation>1 wartender Eintrag geht zur Prüfung</translation>
    </message>
    <message>
        <source>%1 pending writes go to Review</source>
        <translation>%1 wartende Einträge gehen zur Prüfung</translation>
    </message>
    <message>
        <source>1 says something else now</source>
        <translation>1 lautet jetzt anders</translation>
    </message>
    <message>
        <source>%1 say something else now</source>
        <translation>%1 lauten jetzt anders</translation>
    </message>
    <message>
        <source>1 was settled at its source</source>
        <translation>1 wurde an der Quelle erledigt</translation>
    </message>
    <message>
        <source>%1 were settled at their source</source>
        <translation>%1 wurden an der Quelle erledigt</translation>
    </message>
    <message>
        <source>Take in 1 pending write</source>
        <translation>1 wartenden Eintrag übernehmen</translation>
    </message>
    <message>
        <source>Take in %1 pending writes</source>
        <translation>%1 wartende Einträge übernehmen</translation>
    </message>
    <message>
        <source>Lines that are no JSON</source>
        <translation>Zeilen, die kein JSON sind</translation>
    </message>
    <message>
        <source>Left out; the rest is taken.</source>
        <translation>Weggelassen; der Rest wird übernommen.</translation>
    </message>
    <message>
        <source>Records of an unknown shape</source>
        <translation>Datensätze in unbekannter Form</translation>
    </message>
    <message>
        <source>Memories without a text</source>
        <translation>Erinnerungen ohne Text</translation>
    </message>
    <message>
        <source>Left out; there is nothing to show.</source>
        <translation>Weggelassen; es gibt nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Times that can’t be read</source>
        <translation>Nicht lesbare Zeiten</translation>
    </message>
    <message>
        <source>Kept without a time; they come last.</source>
        <translation>Ohne Zeit behalten; sie kommen zuletzt.</translation>
    </message>
    <message>
        <source>Importance out of its scale</source>
        <translation>Wichtigkeit außerhalb ihrer Skala</translation>
    </message>
    <message>
        <source>Kept; importance stays unset.</source>
        <translation>Behalten; die Wichtigkeit bleibt nicht gesetzt.</translation>
    </message>
    <message>
        <source>An unknown status</source>
        <translation>Ein unbekannter Status</translation>
    </message>
    <message>
        <source>Kept as active.</source>
        <translation>Als aktiv behalten.</translation>
    </message>
    <message>
        <source>Evidence that is malformed</source>
        <translation>Fehlerhafte Belege</translation>
    </message>
    <message>
        <source>The memory is kept and marked, its evidence as extra.</source>
        <translation>Die Erinnerung wird behalten und markiert, ihre Belege als Zusatz.</translation>
    </message>
    <message>
        <source>An id that stands twice</source>
        <translation>Eine ID, die doppelt vorkommt</translation>
    </message>
    <message>
        <source>The first one stays.</source>
        <translation>Die erste bleibt.</translation>
    </message>
    <message>
        <source>Evidence in a circle</source>
        <translation>Belege im Kreis</translation>
    </message>
    <message>
        <source>The link that closes it is left out.</source>
        <translation>Die Verbindung, die ihn schließt, wird weggelassen.</translation>
    </message>
    <message>
        <source>Memories that cite themselves</source>
        <translation>Erinnerungen, die sich selbst anführen</translation>
    </message>
    <message>
        <source>That link is left out.</source>
        <translation>Diese Verbindung wird weggelassen.</translation>
    </message>
    <message>
        <source>Evidence of another scope</source>
        <translation>Belege aus einem anderen Bereich</translation>
    </message>
    <message>
        <source>The link is left out.</source>
        <translation>Die Verbindung wird weggelassen.</translation>
    </message>
    <message>
        <source>Evidence that is not here</source>
        <translation>Belege, die nicht vorhanden sind</translation>
    </message>
    <message>
        <source>The links stay, marked as dangling.</source>
        <translation>Die Verbindungen bleiben, markiert als ins Leere führend.</translation>
    </message>
    <message>
        <source>Other memories under a known id</source>
        <translation>Andere Erinnerungen unter einer bekannten ID</translation>
    </message>
    <message>
        <source>Not taken; name another scope to take them.</source>
        <translation>Nicht übernommen; zum Übernehmen einen anderen Bereich angeben.</translation>
    </message>
    <message>
        <source>Text that is not UTF-8</source>
        <translation>Text, der nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>Kept byte for byte, shown with marks.</source>
        <translation>Byte für Byte behalten, mit Zeichen kenntlich gemacht.</translation>
    </message>
    <message>
        <source>Keys without a meaning here</source>
        <translation>Schlüssel ohne Bedeutung hier</translation>
    </message>
    <message>
        <source>Kept aside with the memory.</source>
        <translation>Bei der Erinnerung gesondert aufbewahrt.</translation>
    </message>
    <message>
        <source>Files that can’t be read</source>
        <translation>Nicht lesbare Dateien</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Remember this for sources with these keys</source>
        <translation>Für Quellen mit diesen Schlüsseln merken</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>Wohin es kommt</translation>
    </message>
    <message>
        <source>New store</source>
        <translation>Neuer Speicher</translation>
    </message>
    <message>
        <source>Into a new store</source>
        <translation>In einen neuen Speicher</translation>
    </message>
    <message>
        <source>File of the new store</source>
        <translation>Datei des neuen Speichers</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Into the open store, %1</source>
        <translation>In den geöffneten Speicher, %1</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Scope: whose memory it is</source>
        <translation>Bereich: wessen Erinnerungen es sind</translation>
    </message>
    <message>
        <source>Whose memory it is.</source>
        <translation>Wessen Erinnerungen es sind.</translation>
    </message>
    <message>
        <source>Known by</source>
        <translation>Erkannt an</translation>
    </message>
    <message>
        <source>As they will appear</source>
        <translation>Wie sie erscheinen werden</translation>
    </message>
    <message>
        <source>Show others</source>
        <translation>Andere zeigen</translation>
    </message>
    <message>
        <source>Show the next memories of the source</source>
        <translation>Die nächsten Erinnerungen der Quelle zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the list of problems</source>
        <translation>Liste der Probleme kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the list of problems</source>
        <translation>Liste der Probleme speichern</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>beliefs</source>
        <translation>Überzeugungen</translation>
    </message>
    <message>
        <source>narratives</source>
        <translation>Erzählungen</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>ungrounded</source>
        <translation>ohne Verankerung</translation>
    </message>
    <message>
        <source>no importance</source>
        <translation>ohne Wichtigkeit</translation>
    </message>
    <message>
        <source>What it will do</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>aktualisiert</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>verschwunden</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>Reading with the new meanings</source>
        <translation>Wird mit den neuen Bedeutungen gelesen</translation>
    </message>
    <message>
        <source>Memory stores (*.credence)</source>
        <translation>Erinnerungsspeicher (*.credence)</translation>
    </message>
    <message>
        <source>Reading. The original is only read.</source>
        <translation>Wird gelesen. Das Original wird nur gelesen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, %2 wide</source>
        <translation>%1, Breite %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a scope and its count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Whose memory it is; another name keeps it apart.</source>
        <translation>Wessen Erinnerungen es sind; ein anderer Name hält sie getrennt.</translation>
    </message>
    <message>
        <source>Each is kept apart; a link never crosses scopes: %1</source>
        <translation>Jeder wird getrennt gehalten; eine Verbindung führt nie über Bereiche hinweg: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a depth and its count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Beliefs by depth %1</source>
        <translation>Überzeugungen nach Tiefe %1</translation>
    </message>
    <message>
        <source>%1 links to what is not there</source>
        <translation>%1 Verbindungen zu nicht Vorhandenem</translation>
    </message>
    <message>
        <source>%1 without a time</source>
        <translation>%1 ohne Zeit</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>The list can’t be saved</source>
        <translation>Die Liste lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Looking at what it will do</source>
        <translation>Es wird ermittelt, was geschehen wird</translation>
    </message>
    <message>
        <source>The original is only read.</source>
        <translation>Das Original wird nur gelesen.</translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation>Keine gefunden.</translation>
    </message>
    <message>
        <source>1 kind</source>
        <translation>1 Art</translation>
    </message>
    <message>
        <source>%1 kinds</source>
        <translation>%1 Arten</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 Datensatz</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 Datensätze</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Import 1 memory</source>
        <translation>1 Erinnerung importieren</translation>
    </message>
    <message>
        <source>Import %1 memories</source>
        <translation>%1 Erinnerungen importieren</translation>
    </message>
    <message>
        <source>Nothing is new</source>
        <translation>Nichts ist neu</translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Wird importiert</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>1 link to what is not there</source>
        <translation>1 Verbindung, die ins Leere führt</translation>
    </message>
    <message>
        <source>Parts that do not fit</source>
        <translation>Teile, die nicht passen</translation>
    </message>
    <message>
        <source>The memory is taken; the part is kept aside.</source>
        <translation>Die Erinnerung wird genommen; der Teil wird beiseite aufgehoben.</translation>
    </message>
    <message>
        <source>Vectors that are missing or damaged</source>
        <translation>Vektoren, die fehlen oder beschädigt sind</translation>
    </message>
    <message>
        <source>The memories are taken without them.</source>
        <translation>Die Erinnerungen werden ohne sie genommen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::InspectWorkspace</name>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Filter the tree</source>
        <translation>Baum filtern</translation>
    </message>
    <message>
        <source>Type words to find memories in the tree</source>
        <translation>Wörter eingeben, um Erinnerungen im Baum zu finden</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Take back all filters</source>
        <translation>Alle Filter aufheben</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose the columns of the tree</source>
        <translation>Spalten des Baums auswählen</translation>
    </message>
    <message>
        <source>Tree and map</source>
        <translation>Baum und Karte</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>1 root</source>
        <translation>1 Wurzel</translation>
    </message>
    <message>
        <source>%1 roots</source>
        <translation>%1 Wurzeln</translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation>1 Überzeugung</translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation>%1 Überzeugungen</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>The filter could not be answered</source>
        <translation>Der Filter konnte nicht ausgewertet werden</translation>
    </message>
    <message>
        <source>No memory matches</source>
        <translation>Keine Erinnerung passt</translation>
    </message>
    <message>
        <source>None of %1 memories has all that the filter asks for.</source>
        <translation>Keine von %1 Erinnerungen hat alles, was der Filter verlangt.</translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation>Noch keine Erinnerungen</translation>
    </message>
    <message>
        <source>What an agent writes into this store appears here; an import brings what another tool remembers.</source>
        <translation>Was ein Agent in diesen Speicher schreibt, erscheint hier; ein Import bringt, was ein anderes Werkzeug im Gedächtnis hat.</translation>
    </message>
    <message>
        <source>more than %1 match</source>
        <translation>mehr als %1 passen</translation>
    </message>
    <message>
        <source>Go to the tree</source>
        <translation>Zum Baum gehen</translation>
    </message>
    <message>
        <source>Show the tree beside the map and go there</source>
        <translation>Den Baum neben der Karte zeigen und dorthin gehen</translation>
    </message>
</context>
<context>
    <name>credence::ui::KeyField</name>
    <message>
        <source>Press the new keys</source>
        <translation>Die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysDialog</name>
    <message>
        <source>In the queue of Review</source>
        <translation>In der Warteschlange unter Prüfen</translation>
    </message>
    <message>
        <source>Take back what the foot of the queue names</source>
        <translation>Zurücknehmen, was am Fuß der Warteschlange steht</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Reject, with that reason</source>
        <translation>Ablehnen, mit diesem Grund</translation>
    </message>
    <message>
        <source>Merge into that belief</source>
        <translation>Mit dieser Überzeugung zusammenführen</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>Answer the flag: allow, redact, downgrade, block</source>
        <translation>Den Hinweis beantworten: zulassen, schwärzen, herabstufen, sperren</translation>
    </message>
    <message>
        <source>In Findings of Review</source>
        <translation>In den Befunden unter Prüfen</translation>
    </message>
    <message>
        <source>Allow, redact, downgrade, block</source>
        <translation>Zulassen, schwärzen, herabstufen, sperren</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Scan, on its button; on a row open it</source>
        <translation>Scannen, auf der Schaltfläche; auf einer Zeile diese öffnen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel the scan</source>
        <translation>Scan abbrechen</translation>
    </message>
    <message>
        <source>In the tree and the map</source>
        <translation>In Baum und Karte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Close and open; in the map along links</source>
        <translation>Zu- und aufklappen; in der Karte entlang von Verknüpfungen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>In the graph of an argument</source>
        <translation>Im Graphen eines Arguments</translation>
    </message>
    <message>
        <source>The next box of the layer</source>
        <translation>Der nächste Kasten der Ebene</translation>
    </message>
    <message>
        <source>Along a link</source>
        <translation>Entlang einer Verknüpfung</translation>
    </message>
    <message>
        <source>Go there, or open a folded box</source>
        <translation>Dorthin gehen oder einen eingeklappten Kasten öffnen</translation>
    </message>
    <message>
        <source>Zoom, and fit</source>
        <translation>Zoomen und einpassen</translation>
    </message>
    <message>
        <source>Fold back</source>
        <translation>Wieder einklappen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <comment>a command, its keys, those that it came with</comment>
        <translation>%1: %2, vorher %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysPage</name>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation>Befehl oder Tasten suchen</translation>
    </message>
    <message>
        <source>Reset all…</source>
        <translation>Alle zurücksetzen…</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>No command and no key is like that.</source>
        <translation>Kein Befehl und keine Taste passt dazu.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>Tasten übernehmen</translation>
    </message>
    <message>
        <source>New keys of “%1”</source>
        <translation>Neue Tasten für „%1“</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>All its keys: %1. </source>
        <translation>Alle Tasten dafür: %1. </translation>
    </message>
    <message>
        <source>Press other keys in the field. They are in force at once.</source>
        <translation>Andere Tasten im Feld drücken. Sie gelten sofort.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 has a meaning already: %2. It would have no key then.</source>
        <translation>%1 hat schon eine Bedeutung: %2. Dieser Befehl hätte dann keine Taste.</translation>
    </message>
    <message>
        <source>Give all commands the keys they came with</source>
        <translation>Allen Befehlen die ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) have other keys now.</source>
        <translation>
            <numerusform>%n Befehl hat jetzt andere Tasten.</numerusform>
            <numerusform>%n Befehle haben jetzt andere Tasten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>credence::ui::Lanes</name>
    <message>
        <source>Sources over time: of the old one %1; of the new one %2</source>
        <translation>Quellen im Zeitverlauf: der alten %1; der neuen %2</translation>
    </message>
    <message>
        <source>The old one</source>
        <translation>Die alte</translation>
    </message>
    <message>
        <source>The new one</source>
        <translation>Die neue</translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerHead</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerModel</name>
    <message>
        <source>Hand back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
    <message>
        <source>%1 written to a copy, %2</source>
        <translation>%1 in eine Kopie geschrieben, %2</translation>
    </message>
    <message>
        <source>%1 put into %2, to be done by a person</source>
        <translation>%1 in %2 gelegt, von einem Menschen auszuführen</translation>
    </message>
    <message>
        <source>%1 written into %2</source>
        <translation>%1 in %2 geschrieben</translation>
    </message>
    <message>
        <source>1 pending write</source>
        <translation>1 wartender Eintrag</translation>
    </message>
    <message>
        <source>%1 pending writes</source>
        <translation>%1 wartende Einträge</translation>
    </message>
    <message>
        <source>%1 otherwise at %2</source>
        <translation>%1 anders bei %2</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Abgleichen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Recheck</source>
        <translation>Nachprüfung</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Auslösung</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>Fired, %1: %2 in %3</source>
        <translation>Ausgelöst, %1: %2 in %3</translation>
    </message>
    <message>
        <source>, forced</source>
        <translation>, erzwungen</translation>
    </message>
    <message>
        <source>Held, %1: %2 in %3</source>
        <translation>Aufgehalten, %1: %2 in %3</translation>
    </message>
    <message>
        <source>The run ended: %1</source>
        <translation>Der Lauf endete: %1</translation>
    </message>
    <message>
        <source>A recall found no belief</source>
        <translation>Ein Abruf fand keine Überzeugung</translation>
    </message>
    <message>
        <source>Takes back entry %1</source>
        <translation>Nimmt Eintrag %1 zurück</translation>
    </message>
    <message>
        <source>Does entry %1 again</source>
        <translation>Wiederholt Eintrag %1</translation>
    </message>
    <message>
        <source>The file was brought to a newer version</source>
        <translation>Die Datei wurde auf eine neuere Version gebracht</translation>
    </message>
    <message>
        <source>The store was made</source>
        <translation>Der Speicher wurde angelegt</translation>
    </message>
    <message>
        <source>%1 is kept in step with no more</source>
        <translation>%1 wird nicht mehr abgeglichen</translation>
    </message>
    <message>
        <source>%1 is watched</source>
        <translation>%1 wird beobachtet</translation>
    </message>
    <message>
        <source>%1 is not watched</source>
        <translation>%1 wird nicht beobachtet</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message>
        <source>1 memory erased</source>
        <translation>1 Erinnerung gelöscht</translation>
    </message>
    <message>
        <source>%1 memories erased</source>
        <translation>%1 Erinnerungen gelöscht</translation>
    </message>
    <message>
        <source>%1, %2 in doubt</source>
        <translation>%1, %2 zweifelhaft</translation>
    </message>
    <message>
        <source>Run %1, %2: %3</source>
        <translation>Lauf %1, %2: %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 Kandidat</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 Kandidaten</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 superseded</source>
        <translation>%1 ersetzt</translation>
    </message>
    <message>
        <source>%1 retracted</source>
        <translation>%1 zurückgezogen</translation>
    </message>
    <message>
        <source>1 candidate: </source>
        <translation>1 Kandidat: </translation>
    </message>
    <message>
        <source>%1 candidates: </source>
        <translation>%1 Kandidaten: </translation>
    </message>
    <message>
        <source>A finding</source>
        <translation>Ein Befund</translation>
    </message>
    <message>
        <source>1 flag</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 flags</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Payload erased</source>
        <translation>Nutzdaten gelöscht</translation>
    </message>
    <message>
        <source>Payload erased by entry %1</source>
        <translation>Nutzdaten gelöscht durch Eintrag %1</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>undone by entry %1</source>
        <translation>rückgängig gemacht durch Eintrag %1</translation>
    </message>
    <message>
        <source>the chain is broken here</source>
        <translation>die Kette ist hier unterbrochen</translation>
    </message>
    <message>
        <source>undone by %1</source>
        <translation>rückgängig gemacht durch %1</translation>
    </message>
    <message>
        <source>erased, %1</source>
        <translation>gelöscht, %1</translation>
    </message>
    <message>
        <source>sources changed</source>
        <translation>Quellen geändert</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Followed from it</source>
        <translation>Ergab sich daraus</translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerPage</name>
    <message>
        <source>none, it is the first</source>
        <translation>keiner, es ist der erste</translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation>Alles überprüfen</translation>
    </message>
    <message>
        <source>Follow the chain of the ledger, and check schema, file and indexes</source>
        <translation>Die Kette des Journals verfolgen und Schema, Datei und Indizes überprüfen</translation>
    </message>
    <message>
        <source>Export the ledger…</source>
        <translation>Journal exportieren…</translation>
    </message>
    <message>
        <source>Write all entries as JSON lines</source>
        <translation>Alle Einträge als JSON-Zeilen schreiben</translation>
    </message>
    <message>
        <source>Undo this entry…</source>
        <translation>Diesen Eintrag rückgängig machen…</translation>
    </message>
    <message>
        <source>Take back what this entry did, as a new entry</source>
        <translation>Als neuen Eintrag zurücknehmen, was dieser Eintrag getan hat</translation>
    </message>
    <message>
        <source>Redo this entry…</source>
        <translation>Diesen Eintrag wiederholen…</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Wiederholen, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>Show the memory</source>
        <translation>Erinnerung anzeigen</translation>
    </message>
    <message>
        <source>Show the argument of the first memory it concerns</source>
        <translation>Das Argument der ersten betroffenen Erinnerung anzeigen</translation>
    </message>
    <message>
        <source>The ledger can’t be read.</source>
        <translation>Das Journal kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation>Journal filtern</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Beliebige Zeit</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation>Kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation>Einträge des Journals</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Keine Einträge</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation>Was er geändert hat</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>No entry is selected</source>
        <translation>Kein Eintrag ausgewählt</translation>
    </message>
    <message>
        <source>Select one in the list to see what it changed.</source>
        <translation>Einen in der Liste auswählen, um zu sehen, was er geändert hat.</translation>
    </message>
    <message>
        <source>Verifying the ledger</source>
        <translation>Das Journal wird geprüft</translation>
    </message>
    <message>
        <source>The ledger can’t be verified.</source>
        <translation>Das Journal kann nicht überprüft werden.</translation>
    </message>
    <message>
        <source>Who: all</source>
        <translation>Wer: alle</translation>
    </message>
    <message>
        <source>What: all</source>
        <translation>Was: alles</translation>
    </message>
    <message>
        <source>Channel: all</source>
        <translation>Kanal: alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>No entry fits</source>
        <translation>Kein Eintrag passt</translation>
    </message>
    <message>
        <source>Widen the filter to see more.</source>
        <translation>Den Filter erweitern, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Each change of this store makes one.</source>
        <translation>Jede Änderung an diesem Speicher erzeugt einen.</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Wird überprüft</translation>
    </message>
    <message>
        <source>Not verified yet</source>
        <translation>Noch nicht überprüft</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>; 1 payload is erased</source>
        <translation>; Nutzdaten von 1 Eintrag sind gelöscht</translation>
    </message>
    <message>
        <source>; %1 payloads are erased</source>
        <translation>; Nutzdaten von %1 Einträgen sind gelöscht</translation>
    </message>
    <message>
        <source>The chain breaks at entry %1.</source>
        <translation>Die Kette bricht bei Eintrag %1.</translation>
    </message>
    <message>
        <source>The chain holds, the file does not.</source>
        <translation>Die Kette ist unversehrt, die Datei nicht.</translation>
    </message>
    <message>
        <source>Chain, schema, file and indexes verified</source>
        <translation>Kette, Schema, Datei und Indizes überprüft</translation>
    </message>
    <message>
        <source>Chain verified</source>
        <translation>Kette überprüft</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>erased with its payload</source>
        <translation>mit den Nutzdaten gelöscht</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>− %1</source>
        <translation>− %1</translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Dieser Eintrag</translation>
    </message>
    <message>
        <source>not verified yet</source>
        <translation>noch nicht überprüft</translation>
    </message>
    <message>
        <source>Each matches what is stored.</source>
        <translation>Jeder stimmt mit dem Gespeicherten überein.</translation>
    </message>
    <message>
        <source>Broken from entry %1 on.</source>
        <translation>Unterbrochen ab Eintrag %1.</translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation>Der Speicher ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Adds entry %1, which takes back what this one did.</source>
        <translation>Fügt Eintrag %1 hinzu, der zurücknimmt, was dieser getan hat.</translation>
    </message>
    <message>
        <source>Undo entry %1</source>
        <translation>Eintrag %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Redo entry %1</source>
        <translation>Eintrag %1 wiederholen</translation>
    </message>
    <message>
        <source>“%1” is taken back by a new entry. Nothing is deleted.</source>
        <translation>„%1“ wird durch einen neuen Eintrag zurückgenommen. Nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>“%1” is done again by a new entry.</source>
        <translation>„%1“ wird durch einen neuen Eintrag wiederholt.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Entry %1 was not undone.</source>
        <translation>Eintrag %1 wurde nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Entry %1 was not redone.</source>
        <translation>Eintrag %1 wurde nicht wiederholt.</translation>
    </message>
    <message>
        <source>Entry %1 is undone.</source>
        <translation>Eintrag %1 ist rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Entry %1 is done again.</source>
        <translation>Eintrag %1 ist wiederholt.</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>Journal exportieren</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>Wrote %1 to %2.</source>
        <translation>%1 nach %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>credence::ui::LoadingRows</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>%1 von %2 werden gelesen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>credence::ui::MainWindow</name>
    <message>
        <source>%1 elsewhere still</source>
        <translation>%1 anderswo noch da</translation>
    </message>
    <message>
        <source>%1 for Review</source>
        <translation>%1 zur Prüfung</translation>
    </message>
    <message>
        <source>%1 pending said anew</source>
        <translation>%1 wartende neu gefasst</translation>
    </message>
    <message>
        <source>%1 pending settled there</source>
        <translation>%1 wartende dort erledigt</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>The reflection tree and its map</source>
        <translation>Der Reflexionsbaum und seine Karte</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>The queue: approve, reject, edit, commit</source>
        <translation>Die Warteschlange: genehmigen, ablehnen, bearbeiten, übernehmen</translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation>Reflektieren</translation>
    </message>
    <message>
        <source>Dry runs: what a reflection would find</source>
        <translation>Probeläufe: was eine Reflexion finden würde</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Triggers: when reflection fires, and what it costs</source>
        <translation>Auslöser: wann Reflexion ausgelöst wird und was sie kostet</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Why it is believed, and what is weak</source>
        <translation>Warum es geglaubt wird und was schwach ist</translation>
    </message>
    <message>
        <source>The tree alone: beliefs and what they rest on</source>
        <translation>Nur der Baum: Überzeugungen und worauf sie beruhen</translation>
    </message>
    <message>
        <source>The tree beside the map</source>
        <translation>Der Baum neben der Karte</translation>
    </message>
    <message>
        <source>The map alone, with its counts</source>
        <translation>Nur die Karte, mit ihren Anzahlen</translation>
    </message>
    <message>
        <source>Only the neighbourhood of the selection</source>
        <translation>Nur die Umgebung der Auswahl</translation>
    </message>
    <message>
        <source>Set up a dry run and watch it</source>
        <translation>Einen Probelauf einrichten und verfolgen</translation>
    </message>
    <message>
        <source>All kept runs</source>
        <translation>Alle aufbewahrten Läufe</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>Zwei Läufe nebeneinander</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Skalierbare Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The map was written to %1.</source>
        <translation>Die Karte wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The map can’t be written.</source>
        <translation>Die Karte kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>Schema: %1</source>
        <translation>Schema: %1</translation>
    </message>
    <message>
        <source>Backup before it was brought to this version: %1</source>
        <translation>Sicherung vor der Umstellung auf diese Version: %1</translation>
    </message>
    <message>
        <source>The store is writable</source>
        <translation>Der Speicher ist beschreibbar</translation>
    </message>
    <message>
        <source>The store is read-only</source>
        <translation>Der Speicher ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Changes can be made here. Each is entered in the ledger and can be undone.</source>
        <translation>Hier sind Änderungen möglich. Jede wird im Journal eingetragen und kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>All commands (%1 shows a menu bar)</source>
        <translation>Alle Befehle (%1 zeigt eine Menüleiste)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Textgröße: %1 %</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>This is no store; import it first.</source>
        <translation>Das ist kein Speicher; er muss erst importiert werden.</translation>
    </message>
    <message>
        <source>Imported 1 memory</source>
        <translation>1 Erinnerung importiert</translation>
    </message>
    <message>
        <source>Imported %1 memories</source>
        <translation>%1 Erinnerungen importiert</translation>
    </message>
    <message>
        <source>, %1 updated</source>
        <translation>, %1 aktualisiert</translation>
    </message>
    <message>
        <source>, 1 problem</source>
        <translation>, 1 Problem</translation>
    </message>
    <message>
        <source>, %1 problems</source>
        <translation>, %1 Probleme</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Nachsehen…</translation>
    </message>
    <message>
        <source>Show what changed at the watched source</source>
        <translation>Anzeigen, was sich an der beobachteten Quelle geändert hat</translation>
    </message>
    <message>
        <source>%1 changed and can’t be read.</source>
        <translation>%1 hat sich geändert und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 back again</source>
        <translation>%1 wieder da</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 verschwunden</translation>
    </message>
    <message>
        <source>%1 of other kinds</source>
        <translation>%1 anderer Art</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 bei %2.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Taken in, since the source is watched.</source>
        <translation>Aufgenommen, da die Quelle beobachtet wird.</translation>
    </message>
    <message>
        <source>The sample is not installed with this program.</source>
        <translation>Das Beispiel ist mit diesem Programm nicht installiert.</translation>
    </message>
    <message>
        <source>Making your copy of the sample</source>
        <translation>Ihre Kopie des Beispiels wird angelegt</translation>
    </message>
    <message>
        <source>The sample can’t be opened.</source>
        <translation>Das Beispiel kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open a memory store</source>
        <translation>Einen Speicher öffnen</translation>
    </message>
    <message>
        <source>Memory stores (*.credence);;All files (*)</source>
        <translation>Erinnerungsspeicher (*.credence);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>Choose a file, such as nodes.json or a .jsonl</source>
        <translation>Eine Datei auswählen, etwa nodes.json oder eine .jsonl</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Ein Ordner…</translation>
    </message>
    <message>
        <source>Choose the folder of an agent or of a simulation</source>
        <translation>Den Ordner eines Agenten oder einer Simulation auswählen</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>Memories (*.json *.jsonl *.md *.db *.sqlite *.sqlite3 *.af);;All files (*)</source>
        <translation>Erinnerungen (*.json *.jsonl *.md *.db *.sqlite *.sqlite3 *.af);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>1 candidate waits</source>
        <translation>1 Kandidat wartet</translation>
    </message>
    <message>
        <source>%1 candidates wait</source>
        <translation>%1 Kandidaten warten</translation>
    </message>
    <message>
        <source>1 edited text is not saved</source>
        <translation>1 bearbeiteter Text ist nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 edited texts are not saved</source>
        <translation>%1 bearbeitete Texte sind nicht gespeichert</translation>
    </message>
    <message>
        <source>They belong to candidates of this store and are thrown away with it.</source>
        <translation>Sie gehören zu Kandidaten dieses Speichers und werden mit ihm verworfen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Credence</source>
        <translation>Credence</translation>
    </message>
    <message>
        <source>Show the memory of %1</source>
        <translation>Die Erinnerung von %1 anzeigen</translation>
    </message>
    <message>
        <source>All scopes</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Credence %1</source>
        <translation>Credence %1</translation>
    </message>
    <message>
        <source>Inspector and curator for the long-term memory of AI agents. Apache License 2.0. It works on local files; only the models that you name are ever contacted.</source>
        <translation>Werkzeug zum Ansehen und Pflegen des Langzeitgedächtnisses von KI-Agenten. Apache License 2.0. Es arbeitet mit lokalen Dateien; nur die Modelle, die Sie angeben, werden je kontaktiert.</translation>
    </message>
    <message>
        <source>Built with Qt %1, SQLite, nlohmann_json, {fmt}, libsodium and utf8proc.
Typeface: Inter (SIL Open Font License). Icons: Lucide (ISC).</source>
        <translation>Erstellt mit Qt %1, SQLite, nlohmann_json, {fmt}, libsodium und utf8proc.
Schrift: Inter (SIL Open Font License). Symbole: Lucide (ISC).</translation>
    </message>
    <message>
        <source>Drop it here to open or import it</source>
        <translation>Hier ablegen, um es zu öffnen oder zu importieren</translation>
    </message>
    <message>
        <source>Export the neighbourhood</source>
        <translation>Nachbarschaft exportieren</translation>
    </message>
    <message>
        <source>The neighbourhood was written to %1.</source>
        <translation>Die Nachbarschaft wurde in %1 geschrieben.</translation>
    </message>
    <message>
        <source>The neighbourhood can’t be written.</source>
        <translation>Die Nachbarschaft lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Export the selected memories</source>
        <translation>Ausgewählte Erinnerungen exportieren</translation>
    </message>
    <message>
        <source>credence-jsonl (*.jsonl)</source>
        <translation>credence-jsonl (*.jsonl)</translation>
    </message>
    <message>
        <source>%1 carried out there</source>
        <translation>%1 dort ausgeführt</translation>
    </message>
    <message>
        <source>%1 asked for, not yet carried out</source>
        <translation>%1 erbeten, noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>%1 undone here</source>
        <translation>%1 hier rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>credence::ui::Manual</name>
    <message>
        <source>%1 can’t be made.</source>
        <translation>%1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 can’t be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::MapBrush</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Drag an edge to zoom, double-click for all.</source>
        <translation>Zum Zoomen einen Rand ziehen, Doppelklick für alles.</translation>
    </message>
    <message>
        <source>The map shows %1 to %2.</source>
        <translation>Die Karte zeigt %1 bis %2.</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>%1 y</source>
        <comment>years, short</comment>
        <translation>%1 J.</translation>
    </message>
    <message>
        <source>Drag an edge to zoom,</source>
        <translation>Zum Zoomen einen Rand ziehen,</translation>
    </message>
    <message>
        <source>double-click for all</source>
        <translation>Doppelklick für alles</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours, short</comment>
        <translation>%1 Std.</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>days, short</comment>
        <translation>%1 T.</translation>
    </message>
</context>
<context>
    <name>credence::ui::MapCanvas</name>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Memories by time and depth. Arrow keys walk along links: down to a source, up to what rests on it, left and right to neighbours.</source>
        <translation>Erinnerungen nach Zeit und Tiefe. Die Pfeiltasten folgen den Verknüpfungen: nach unten zu einer Quelle, nach oben zu dem, was darauf beruht, nach links und rechts zu Nachbarn.</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>None of these memories has a time, so none can be drawn.</source>
        <translation>Keine dieser Erinnerungen hat eine Zeit, daher kann keine gezeichnet werden.</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, %2, %3 in doubt</source>
        <translation>%1, %2, %3 zweifelhaft</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation>1 Überzeugung</translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation>%1 Überzeugungen</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>no episode beneath it</source>
        <translation>keine Episode darunter</translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
</context>
<context>
    <name>credence::ui::MapPane</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Supports it %1</source>
        <translation>Dafür %1</translation>
    </message>
    <message>
        <source>Against it %1</source>
        <translation>Dagegen %1</translation>
    </message>
    <message>
        <source>The selected memory has no time</source>
        <translation>Die ausgewählte Erinnerung hat keine Zeit</translation>
    </message>
    <message>
        <source>1 source lies before %1</source>
        <translation>1 Quelle liegt vor %1</translation>
    </message>
    <message>
        <source>%1 sources lie before %2</source>
        <translation>%1 Quellen liegen vor %2</translation>
    </message>
    <message>
        <source>1 source lies after %1</source>
        <translation>1 Quelle liegt nach %1</translation>
    </message>
    <message>
        <source>%1 sources lie after %2</source>
        <translation>%1 Quellen liegen nach %2</translation>
    </message>
    <message>
        <source>1 rests on it after %1</source>
        <translation>Nach %1 beruht 1 darauf</translation>
    </message>
    <message>
        <source>%1 rest on it after %2</source>
        <translation>Nach %2 beruhen %1 darauf</translation>
    </message>
    <message>
        <source>1 rests on it before %1</source>
        <translation>Vor %1 beruht 1 darauf</translation>
    </message>
    <message>
        <source>%1 rest on it before %2</source>
        <translation>Vor %2 beruhen %1 darauf</translation>
    </message>
    <message>
        <source>Supports it</source>
        <translation>Dafür</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>Many, with the share in doubt</source>
        <translation>Viele, mit dem Anteil der zweifelhaften</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Mit Hinweis</translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation>Ohne Verankerung</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Haltlos</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Centre the selection</source>
        <translation>Auswahl zentrieren</translation>
    </message>
    <message>
        <source>Centre the map on the selected memory</source>
        <translation>Karte auf die ausgewählte Erinnerung zentrieren</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show more time in the map</source>
        <translation>Mehr Zeit in der Karte anzeigen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show less time in the map</source>
        <translation>Weniger Zeit in der Karte anzeigen</translation>
    </message>
    <message>
        <source>Fit the map</source>
        <translation>Karte einpassen</translation>
    </message>
    <message>
        <source>Show all time in the map</source>
        <translation>Die gesamte Zeit in der Karte anzeigen</translation>
    </message>
    <message>
        <source>Export the map as SVG…</source>
        <translation>Karte als SVG exportieren…</translation>
    </message>
    <message>
        <source>Write what the map shows to a file that scales</source>
        <translation>Den Inhalt der Karte in eine skalierbare Datei schreiben</translation>
    </message>
    <message>
        <source>Export the map as PNG…</source>
        <translation>Karte als PNG exportieren…</translation>
    </message>
    <message>
        <source>Write what the map shows to a picture</source>
        <translation>Den Inhalt der Karte in ein Bild schreiben</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Write what the map shows to a file</source>
        <translation>Den Inhalt der Karte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation>Speicher wird gelesen…</translation>
    </message>
    <message>
        <source>Preparing the map…</source>
        <translation>Karte wird vorbereitet…</translation>
    </message>
    <message>
        <source>%1 without a time</source>
        <translation>%1 ohne Zeit</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>, %1 memories in %2 scopes</source>
        <translation>, %1 Erinnerungen in %2 Bereichen</translation>
    </message>
    <message>
        <source>, %1 memories</source>
        <translation>, %1 Erinnerungen</translation>
    </message>
    <message>
        <source>, %1 without a time</source>
        <translation>, %1 ohne Zeit</translation>
    </message>
    <message>
        <source>There is no map to export yet.</source>
        <translation>Es gibt noch keine Karte zum Exportieren.</translation>
    </message>
    <message>
        <source>Credence map</source>
        <translation>Credence-Karte</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>Karte wird exportiert</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>Auf die Auswahl zoomen</translation>
    </message>
    <message>
        <source>Show the time of all that the selected memory rests on and that rests on it</source>
        <translation>Die Zeit von allem zeigen, worauf die ausgewählte Erinnerung beruht und was auf ihr beruht</translation>
    </message>
    <message>
        <source>Back in the map</source>
        <translation>Auf der Karte zurück</translation>
    </message>
    <message>
        <source>Show the time that the map showed before</source>
        <translation>Die Zeit zeigen, die die Karte zuvor zeigte</translation>
    </message>
    <message>
        <source>Rests on it, in all %1</source>
        <translation>Beruht darauf, insgesamt %1</translation>
    </message>
    <message>
        <source>Rests on it, in all</source>
        <translation>Beruht darauf, insgesamt</translation>
    </message>
</context>
<context>
    <name>credence::ui::MappingPane</name>
    <message>
        <source>Not used, kept</source>
        <translation>Nicht verwendet, aufbewahrt</translation>
    </message>
    <message>
        <source>What %1 is taken for</source>
        <translation>Wofür %1 gehalten wird</translation>
    </message>
    <message>
        <source>Meaning of each key</source>
        <translation>Bedeutung jedes Schlüssels</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>Take back what was changed</source>
        <translation>Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>%1 used, %2 kept aside</source>
        <translation>%1 verwendet, %2 beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>credence::ui::MemoryList</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>%1 weitere anzeigen</translation>
    </message>
</context>
<context>
    <name>credence::ui::MemoryListModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>merged into it</source>
        <translation>damit zusammengeführt</translation>
    </message>
    <message>
        <source>cited as one of a batch</source>
        <translation>als Teil einer Gruppe angeführt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::MirrorsModel</name>
    <message>
        <source>It is recognised as %1 now.</source>
        <translation>Es wird jetzt als %1 erkannt.</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>derzeit nicht vorhanden</translation>
    </message>
    <message>
        <source>can be read</source>
        <translation>lesbar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Synchronised</source>
        <translation>Abgeglichen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>credence::ui::NearestList</name>
    <message>
        <source>Nearest in memory</source>
        <translation>Nächste Erinnerungen</translation>
    </message>
    <message>
        <source>not in the store</source>
        <translation>nicht im Speicher</translation>
    </message>
    <message>
        <source>belief, d%1</source>
        <translation>Überzeugung, d%1</translation>
    </message>
</context>
<context>
    <name>credence::ui::NowAfter</name>
    <message>
        <source>%1: now %2, after %3</source>
        <translation>%1: jetzt %2, danach %3</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>credence::ui::Numbers</name>
    <message>
        <source>%1, %2 in all</source>
        <translation>%1, insgesamt %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::ParameterRow</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standard %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück auf %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::PlanModel</name>
    <message>
        <source>Known there: %1, %2</source>
        <translation>Dort bekannt: %1, %2</translation>
    </message>
    <message>
        <source>made, a script to run by hand</source>
        <translation>angelegt, ein Skript zum Ausführen von Hand</translation>
    </message>
    <message>
        <source>made</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>changed in its place</source>
        <translation>an Ort und Stelle geändert</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Not said: %1, %2</source>
        <translation>Nicht angegeben: %1, %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyHead</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Gefunden durch</translation>
    </message>
    <message>
        <source>In store</source>
        <translation>Im Speicher</translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyHints</name>
    <message>
        <source>passes</source>
        <translation>lässt durch</translation>
    </message>
    <message>
        <source>opens a flag</source>
        <translation>öffnet einen Hinweis</translation>
    </message>
    <message>
        <source>leaves a placeholder</source>
        <translation>hinterlässt einen Platzhalter</translation>
    </message>
    <message>
        <source>halves its weight</source>
        <translation>halbiert das Gewicht</translation>
    </message>
    <message>
        <source>keeps it out</source>
        <translation>lässt es nicht hinein</translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyModel</name>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Instructions to the model</source>
        <translation>Anweisungen an das Modell</translation>
    </message>
    <message>
        <source>Third persons</source>
        <translation>Dritte Personen</translation>
    </message>
    <message>
        <source>Sensitive kinds</source>
        <translation>Sensible Arten</translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Downgrade</source>
        <translation>Herabstufen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>%1: found by %2</source>
        <translation>%1: gefunden durch %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>found by %1</source>
        <translation>gefunden durch %1</translation>
    </message>
    <message>
        <source>%1 in the store</source>
        <translation>%1 im Speicher</translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyPage</name>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>Apply policy…</source>
        <translation>Richtlinie anwenden…</translation>
    </message>
    <message>
        <source>Write the drafted policy into the store, as one entry</source>
        <translation>Die entworfene Richtlinie als einen Eintrag in den Speicher schreiben</translation>
    </message>
    <message>
        <source>Discard policy changes</source>
        <translation>Änderungen der Richtlinie verwerfen</translation>
    </message>
    <message>
        <source>Back to the policy that is in force</source>
        <translation>Zurück zur geltenden Richtlinie</translation>
    </message>
    <message>
        <source>Reset the policy to its defaults</source>
        <translation>Richtlinie auf den Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Draft the actions that come with the program</source>
        <translation>Die mit dem Programm gelieferten Aktionen entwerfen</translation>
    </message>
    <message>
        <source>Undo the policy change</source>
        <translation>Änderung der Richtlinie rückgängig machen</translation>
    </message>
    <message>
        <source>Take back the entry that was just written</source>
        <translation>Den eben geschriebenen Eintrag zurücknehmen</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Categories and what happens to them</source>
        <translation>Kategorien und was mit ihnen geschieht</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>More of the policy</source>
        <translation>Mehr zur Richtlinie</translation>
    </message>
    <message>
        <source>Approval channels</source>
        <translation>Genehmigungskanäle</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>a person, with the evidence in sight</source>
        <translation>eine Person, mit den Belegen vor Augen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>a person, at a terminal</source>
        <translation>eine Person, an einem Terminal</translation>
    </message>
    <message>
        <source>A model or an agent never approves.</source>
        <translation>Ein Modell oder ein Agent genehmigt nie.</translation>
    </message>
    <message>
        <source>Names and limits</source>
        <translation>Namen und Grenzen</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Scope of the names and limits</source>
        <translation>Bereich der Namen und Grenzen</translation>
    </message>
    <message>
        <source>Names of the scope’s subject, with commas</source>
        <translation>Namen der Person, um die es im Bereich geht, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>A claim about anybody else is one about a third person.</source>
        <translation>Eine Aussage über irgendjemand anderen ist eine über eine dritte Person.</translation>
    </message>
    <message>
        <source>Deepest new reflection</source>
        <translation>Tiefste neue Reflexion</translation>
    </message>
    <message>
        <source>Remind of candidates after, hours</source>
        <translation>An Kandidaten erinnern nach, Stunden</translation>
    </message>
    <message>
        <source>More reasons for a rejection, with commas</source>
        <translation>Weitere Ablehnungsgründe, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>What the change means</source>
        <translation>Was die Änderung bedeutet</translation>
    </message>
    <message>
        <source>Memories that the change concerns</source>
        <translation>Erinnerungen, die die Änderung betrifft</translation>
    </message>
    <message>
        <source>The policy could not be read.</source>
        <translation>Die Richtlinie konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Counting what is private</source>
        <translation>Privates wird gezählt</translation>
    </message>
    <message>
        <source>The memories could not be looked through.</source>
        <translation>Die Erinnerungen konnten nicht durchgesehen werden.</translation>
    </message>
    <message>
        <source>The memories are being counted.</source>
        <translation>Die Erinnerungen werden gezählt.</translation>
    </message>
    <message>
        <source>The memories were not counted.</source>
        <translation>Die Erinnerungen wurden nicht gezählt.</translation>
    </message>
    <message>
        <source>%1 of %2 memories hold something that a category names. A change drafted at the left is shown here before it is applied.</source>
        <translation>%1 von %2 Erinnerungen enthalten etwas, das eine Kategorie benennt. Eine links entworfene Änderung wird hier angezeigt, bevor sie angewendet wird.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>No memory that is there is concerned.</source>
        <translation>Keine vorhandene Erinnerung ist betroffen.</translation>
    </message>
    <message>
        <source>%1 concerned, %2 of them beliefs.</source>
        <translation>%1 betroffen, davon %2 Überzeugungen.</translation>
    </message>
    <message>
        <source>A scan would open a flag on %1.</source>
        <translation>Ein Scan würde bei %1 einen Hinweis öffnen.</translation>
    </message>
    <message>
        <source>Nothing would be flagged any more in %1.</source>
        <translation>Bei %1 gäbe es keinen Hinweis mehr.</translation>
    </message>
    <message>
        <source>More were found than are listed.</source>
        <translation>Es wurden mehr gefunden, als aufgeführt sind.</translation>
    </message>
    <message>
        <source>no stored memory gets a new flag</source>
        <translation>keine gespeicherte Erinnerung erhält einen neuen Hinweis</translation>
    </message>
    <message>
        <source>1 stored memory gets a new flag</source>
        <translation>1 gespeicherte Erinnerung erhält einen neuen Hinweis</translation>
    </message>
    <message>
        <source>%1 stored memories get a new flag</source>
        <translation>%1 gespeicherte Erinnerungen erhalten einen neuen Hinweis</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
    <message>
        <source>%1. Adds a ledger entry.</source>
        <translation>%1. Fügt einen Journaleintrag hinzu.</translation>
    </message>
    <message>
        <source>%1; %2. Adds a ledger entry.</source>
        <translation>%1; %2. Fügt einen Journaleintrag hinzu.</translation>
    </message>
    <message>
        <source>Applied, ledger entry %1.</source>
        <translation>Angewendet, Journaleintrag %1.</translation>
    </message>
    <message>
        <source>%1 categories</source>
        <translation>%1 Kategorien</translation>
    </message>
    <message>
        <source>, 1 differs from the default</source>
        <translation>, 1 weicht vom Standard ab</translation>
    </message>
    <message>
        <source>, %1 differ from the default</source>
        <translation>, %1 weichen vom Standard ab</translation>
    </message>
    <message>
        <source>, counting…</source>
        <translation>, wird gezählt…</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>for %1, read-only</source>
        <translation>für %1, schreibgeschützt</translation>
    </message>
    <message>
        <source>Approval channels: %1</source>
        <translation>Genehmigungskanäle: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Apply 1 change of the policy</source>
        <translation>1 Änderung der Richtlinie anwenden</translation>
    </message>
    <message>
        <source>Apply %1 changes of the policy</source>
        <translation>%1 Änderungen der Richtlinie anwenden</translation>
    </message>
    <message>
        <source>Candidates and memories are judged by it from now on. Flags that are open stay open; a scan flags what is there already.</source>
        <translation>Kandidaten und Erinnerungen werden ab jetzt danach beurteilt. Offene Hinweise bleiben offen; ein Scan versieht bereits Vorhandenes mit Hinweisen.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>The policy was not changed.</source>
        <translation>Die Richtlinie wurde nicht geändert.</translation>
    </message>
    <message>
        <source>The policy is changed.</source>
        <translation>Die Richtlinie ist geändert.</translation>
    </message>
    <message>
        <source>The change can’t be taken back.</source>
        <translation>Die Änderung kann nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The policy is as it was before.</source>
        <translation>Die Richtlinie ist wieder wie vorher.</translation>
    </message>
</context>
<context>
    <name>credence::ui::ProvidersModel</name>
    <message>
        <source>no price known</source>
        <translation>kein Preis bekannt</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an address, a model</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>geantwortet</translation>
    </message>
    <message>
        <source>%1 / %2 per M tokens</source>
        <translation>%1 / %2 je Mio. Token</translation>
    </message>
</context>
<context>
    <name>credence::ui::ProvidersPage</name>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>key not set now</source>
        <translation>Schlüssel derzeit nicht gesetzt</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>geantwortet %1</translation>
    </message>
    <message>
        <source>failed %1</source>
        <translation>fehlgeschlagen %1</translation>
    </message>
    <message>
        <source>from the environment</source>
        <translation>aus der Umgebung</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Add a provider</source>
        <translation>Anbieter hinzufügen</translation>
    </message>
    <message>
        <source>Set up another model</source>
        <translation>Ein weiteres Modell einrichten</translation>
    </message>
    <message>
        <source>Keys are never written to a store, a run, a log or a file.</source>
        <translation>Schlüssel werden nie in einen Speicher, einen Lauf, ein Protokoll oder eine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Use and keep replies</source>
        <translation>Antworten verwenden und aufbewahren</translation>
    </message>
    <message>
        <source>Replies lie beside the store with its own access rights. The same call is then not paid for twice.</source>
        <translation>Antworten liegen neben dem Speicher, mit dessen Zugriffsrechten. Derselbe Aufruf wird dann nicht zweimal bezahlt.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>Clear the kept replies of this store</source>
        <translation>Die aufbewahrten Antworten dieses Speichers leeren</translation>
    </message>
    <message>
        <source>New provider</source>
        <translation>Neuer Anbieter</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The command line reads the same file.</source>
        <translation>Die Befehlszeile liest dieselbe Datei.</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Make one smallest call with what stands here, and say what came of it.</source>
        <translation>Einen kleinstmöglichen Aufruf mit diesen Angaben machen und das Ergebnis nennen.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove it from the file, and its key from the keyring.</source>
        <translation>Aus der Datei entfernen, den Schlüssel aus dem Schlüsselbund.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Kind of server</source>
        <translation>Art des Servers</translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation>OpenAI-kompatibel</translation>
    </message>
    <message>
        <source>OpenAI, Ollama, llama.cpp, vLLM, LM Studio and others</source>
        <translation>OpenAI, Ollama, llama.cpp, vLLM, LM Studio und andere</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>The Anthropic Messages API</source>
        <translation>Die Anthropic Messages API</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Embedding-Modell</translation>
    </message>
    <message>
        <source>none: the built-in one</source>
        <translation>keines: das eingebaute</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Where the key comes from</source>
        <translation>Woher der Schlüssel kommt</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>A variable of the environment, by its name</source>
        <translation>Eine Umgebungsvariable, nach ihrem Namen</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>The desktop’s keyring keeps it</source>
        <translation>Der Schlüsselbund des Desktops bewahrt ihn auf</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation>Name der Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Key, for the keyring</source>
        <translation>Schlüssel, für den Schlüsselbund</translation>
    </message>
    <message>
        <source>Price of a million tokens in</source>
        <translation>Preis für eine Million Token Eingabe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Price of a million tokens out</source>
        <translation>Preis für eine Million Token Ausgabe</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>$ in,</source>
        <translation>$ Eingabe,</translation>
    </message>
    <message>
        <source>$ out, a million tokens</source>
        <translation>$ Ausgabe, je Million Token</translation>
    </message>
    <message>
        <source>Calls at once</source>
        <translation>Gleichzeitige Aufrufe</translation>
    </message>
    <message>
        <source>Tries of a call</source>
        <translation>Versuche je Aufruf</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>at once,</source>
        <translation>gleichzeitig,</translation>
    </message>
    <message>
        <source>tries each</source>
        <translation>Versuche je Aufruf</translation>
    </message>
    <message>
        <source>Seconds that a call may take</source>
        <translation>Sekunden, die ein Aufruf dauern darf</translation>
    </message>
    <message>
        <source>Seconds without a byte</source>
        <translation>Sekunden ohne ein Byte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>s a call,</source>
        <translation>s je Aufruf,</translation>
    </message>
    <message>
        <source>s without a byte</source>
        <translation>s ohne ein Byte</translation>
    </message>
    <message>
        <source>set by the environment, only shown</source>
        <translation>durch die Umgebung gesetzt, nur angezeigt</translation>
    </message>
    <message>
        <source>the environment names one like it, which is used</source>
        <translation>die Umgebung nennt einen solchen, der verwendet wird</translation>
    </message>
    <message>
        <source>kept in the keyring; type another to replace it</source>
        <translation>im Schlüsselbund aufbewahrt; zum Ersetzen einen anderen eingeben</translation>
    </message>
    <message>
        <source>paste the key here</source>
        <translation>Schlüssel hier einfügen</translation>
    </message>
    <message>
        <source>%1 is not set where this program was started.</source>
        <translation>%1 ist dort, wo dieses Programm gestartet wurde, nicht gesetzt.</translation>
    </message>
    <message>
        <source>%1 is set. Only its name is kept.</source>
        <translation>%1 ist gesetzt. Nur der Name wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Only the name of the variable is kept.</source>
        <translation>Nur der Name der Variablen wird aufbewahrt.</translation>
    </message>
    <message>
        <source>The desktop’s keyring keeps it; no file of Credence does.</source>
        <translation>Der Schlüsselbund des Desktops bewahrt ihn auf; keine Datei von Credence tut das.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation>Kein Speicher ist geöffnet.</translation>
    </message>
    <message>
        <source>Asking the keyring…</source>
        <translation>Schlüsselbund wird abgefragt…</translation>
    </message>
    <message>
        <source>The keyring holds a key for this name.</source>
        <translation>Der Schlüsselbund enthält einen Schlüssel für diesen Namen.</translation>
    </message>
    <message>
        <source>There is a provider named %1 already.</source>
        <translation>Es gibt schon einen Anbieter namens %1.</translation>
    </message>
    <message>
        <source>Type the key that the keyring is to keep, or choose another place for it.</source>
        <translation>Geben Sie den Schlüssel ein, den der Schlüsselbund aufbewahren soll, oder wählen Sie einen anderen Ort dafür.</translation>
    </message>
    <message>
        <source>Saved. The old key stays in the keyring: %1</source>
        <translation>Gespeichert. Der alte Schlüssel bleibt im Schlüsselbund: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>The provider is taken out of the settings, and its key out of the keyring. Runs stay.</source>
        <translation>Der Anbieter wird aus den Einstellungen entfernt, sein Schlüssel aus dem Schlüsselbund. Läufe bleiben.</translation>
    </message>
    <message>
        <source>The provider is taken out of the settings. Runs stay.</source>
        <translation>Der Anbieter wird aus den Einstellungen entfernt. Läufe bleiben.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removed. Its key stays in the keyring: %1</source>
        <translation>Entfernt. Der Schlüssel bleibt im Schlüsselbund: %1</translation>
    </message>
    <message>
        <source>%1 is not set where this program was started. Set it there and start Credence again, or let the keyring keep the key.</source>
        <translation>%1 ist dort, wo dieses Programm gestartet wurde, nicht gesetzt. Setzen Sie die Variable dort und starten Sie Credence neu, oder lassen Sie den Schlüssel im Schlüsselbund aufbewahren.</translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation>Warten auf %1…</translation>
    </message>
    <message>
        <source>Test of a provider</source>
        <translation>Test eines Anbieters</translation>
    </message>
    <message>
        <source>%1 answered in %2 s: %3 tokens in, %4 out.</source>
        <translation>%1 hat nach %2 s geantwortet: %3 Token Eingabe, %4 Ausgabe.</translation>
    </message>
    <message>
        <source>Embeddings have %1 dimensions.</source>
        <translation>Embeddings haben %1 Dimensionen.</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>Der Test wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::QueueFoot</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
</context>
<context>
    <name>credence::ui::QueueModel</name>
    <message>
        <source>Proposed by %1</source>
        <translation>Vorgeschlagen von %1</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>A run of %1</source>
        <translation>Ein Lauf von %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Waits for %1, since %2</source>
        <translation>Wartet %1, seit %2</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation>Verlässlichkeit %1</translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
    <message>
        <source>rejected before</source>
        <translation>früher abgelehnt</translation>
    </message>
    <message>
        <source>d%1</source>
        <comment>depth, short</comment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>%1 merged</source>
        <translation>%1 zusammengeführt</translation>
    </message>
</context>
<context>
    <name>credence::ui::QueuePane</name>
    <message>
        <source>Queue</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Filter the queue</source>
        <translation>Warteschlange filtern</translation>
    </message>
    <message>
        <source>Show only candidates with certain words, kinds, flags or doubts</source>
        <translation>Nur Kandidaten mit bestimmten Wörtern, Arten, Hinweisen oder Zweifeln zeigen</translation>
    </message>
    <message>
        <source>Words, flags, doubts</source>
        <translation>Wörter, Hinweise, Zweifel</translation>
    </message>
    <message>
        <source>Filter the queue by words</source>
        <translation>Warteschlange nach Wörtern filtern</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>With flags</source>
        <translation>Mit Hinweisen</translation>
    </message>
    <message>
        <source>With doubts</source>
        <translation>Mit Zweifeln</translation>
    </message>
    <message>
        <source>Waiting too long</source>
        <translation>Zu lange wartend</translation>
    </message>
    <message>
        <source>No longer applying</source>
        <translation>Nicht mehr zutreffend</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Show only the candidates that wait for too long</source>
        <translation>Nur Kandidaten zeigen, die zu lange warten</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Show the whole section again</source>
        <translation>Den ganzen Abschnitt wieder zeigen</translation>
    </message>
    <message>
        <source>Show those like rejected ones</source>
        <translation>Abgelehnten ähnliche einblenden</translation>
    </message>
    <message>
        <source>Also show candidates that are like one that was rejected before</source>
        <translation>Auch Kandidaten anzeigen, die einem früher abgelehnten ähneln</translation>
    </message>
    <message>
        <source>1 candidate waits for longer than %1 hours.</source>
        <translation>1 Kandidat wartet seit mehr als %1 Stunden.</translation>
    </message>
    <message>
        <source>%1 candidates wait for longer than %2 hours.</source>
        <translation>%1 Kandidaten warten seit mehr als %2 Stunden.</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Hide those like rejected ones</source>
        <translation>Abgelehnten ähnliche ausblenden</translation>
    </message>
    <message>
        <source>1 like a rejected one is hidden</source>
        <translation>1, der einem abgelehnten ähnelt, ist ausgeblendet</translation>
    </message>
    <message>
        <source>%1 like rejected ones are hidden</source>
        <translation>%1, die abgelehnten ähneln, sind ausgeblendet</translation>
    </message>
    <message>
        <source>Nothing fits the filter</source>
        <translation>Nichts passt zum Filter</translation>
    </message>
    <message>
        <source>Press / to change it.</source>
        <translation>Mit / lässt er sich ändern.</translation>
    </message>
    <message>
        <source>Nothing is deferred</source>
        <translation>Nichts ist zurückgestellt</translation>
    </message>
    <message>
        <source>What you put off with D waits here.</source>
        <translation>Was Sie mit D zurückstellen, wartet hier.</translation>
    </message>
    <message>
        <source>Nothing is decided</source>
        <translation>Nichts ist entschieden</translation>
    </message>
    <message>
        <source>Approved, rejected and committed candidates stand here.</source>
        <translation>Genehmigte, abgelehnte und übernommene Kandidaten stehen hier.</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>Nichts wartet auf Sie</translation>
    </message>
    <message>
        <source>New candidates appear here after a run: start one in Reflect.</source>
        <translation>Neue Kandidaten erscheinen hier nach einem Lauf: einen in Reflektieren starten.</translation>
    </message>
</context>
<context>
    <name>credence::ui::Rail</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReasonPanel</name>
    <message>
        <source>Reject because</source>
        <translation>Ablehnen, weil</translation>
    </message>
    <message>
        <source>1 to 9, or type; Esc leaves</source>
        <translation>1 bis 9 oder Text eingeben; Esc verlässt</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation>In der Liste behalten</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallHead</name>
    <message>
        <source>recency</source>
        <translation>Aktualität</translation>
    </message>
    <message>
        <source>importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Rec.</source>
        <translation>Akt.</translation>
    </message>
    <message>
        <source>Imp.</source>
        <translation>Wicht.</translation>
    </message>
    <message>
        <source>Rel.</source>
        <translation>Rel.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallModel</name>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>narrative</source>
        <translation>Erzählung</translation>
    </message>
    <message>
        <source>belief, depth %1</source>
        <translation>Überzeugung, Tiefe %1</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>last read %1</source>
        <translation>zuletzt gelesen %1</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>%1. %2, %3, score %4: recency %5, importance %6, relevance %7</source>
        <translation>%1. %2, %3, Wertung %4: Aktualität %5, Wichtigkeit %6, Relevanz %7</translation>
    </message>
    <message>
        <source>Overruled for this question: %1. A newer episode says: %2</source>
        <translation>Für diese Frage überstimmt: %1. Eine neuere Episode sagt: %2</translation>
    </message>
    <message>
        <source>Behind it: %1, %2</source>
        <translation>Dahinter: %1, %2</translation>
    </message>
    <message>
        <source>Overruled for this question by a newer episode</source>
        <translation>Für diese Frage von einer neueren Episode überstimmt</translation>
    </message>
    <message>
        <source>Count it here</source>
        <translation>Hier mitzählen</translation>
    </message>
    <message>
        <source>1 more episode behind it</source>
        <translation>1 weitere Episode dahinter</translation>
    </message>
    <message>
        <source>%1 more episodes behind it</source>
        <translation>%1 weitere Episoden dahinter</translation>
    </message>
    <message>
        <source>No episode lies behind it</source>
        <translation>Keine Episode liegt dahinter</translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallPage</name>
    <message>
        <source>focused</source>
        <translation>fokussiert</translation>
    </message>
    <message>
        <source>released</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Aufsatz</translation>
    </message>
    <message>
        <source>Copy what is recalled</source>
        <translation>Abgerufenes kopieren</translation>
    </message>
    <message>
        <source>Copy the hits with their scores as text</source>
        <translation>Treffer mit ihren Wertungen als Text kopieren</translation>
    </message>
    <message>
        <source>The hits were copied.</source>
        <translation>Die Treffer wurden kopiert.</translation>
    </message>
    <message>
        <source>Episodes behind the hit</source>
        <translation>Episoden hinter dem Treffer</translation>
    </message>
    <message>
        <source>Show the episodes that the belief rests on</source>
        <translation>Die Episoden zeigen, auf denen die Überzeugung beruht</translation>
    </message>
    <message>
        <source>Argument of the hit</source>
        <translation>Begründung des Treffers</translation>
    </message>
    <message>
        <source>Show the whole argument of the hit</source>
        <translation>Die ganze Begründung des Treffers zeigen</translation>
    </message>
    <message>
        <source>Reset the scoring</source>
        <translation>Wertung zurücksetzen</translation>
    </message>
    <message>
        <source>Weights and decay as the preset has them</source>
        <translation>Gewichte und Abklingen wie im Verfahren</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Ask what the agent would be asked</source>
        <translation>Fragen, was der Agent gefragt würde</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>As the question asks</source>
        <translation>Wie die Frage es verlangt</translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation>Überzeugungen</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation>Nichts ist gefragt</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>episodes behind it</source>
        <translation>Episoden dahinter</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Looking here does not count as an access.</source>
        <translation>Hier nachzusehen zählt nicht als Zugriff.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Relevance 1, recency and importance 0.1: they decide among what fits</source>
        <translation>Relevanz 1, Aktualität und Wichtigkeit 0,1: sie entscheiden unter dem, was passt</translation>
    </message>
    <message>
        <source>Park et al. 2023: 0.995 an hour, all weights 1</source>
        <translation>Park et al. 2023: 0,995 je Stunde, alle Gewichte 1</translation>
    </message>
    <message>
        <source>As that paper’s code does it: 0.5, 2 and 3, by rank with the oldest first</source>
        <translation>Wie der Code jenes Aufsatzes es macht: 0,5, 2 und 3, nach Rang, Älteste zuerst</translation>
    </message>
    <message>
        <source>What you set here</source>
        <translation>Was Sie hier einstellen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Recency</source>
        <translation>Aktualität</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Abklingen</translation>
    </message>
    <message>
        <source>by rank, the oldest first</source>
        <translation>nach Rang, Älteste zuerst</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Relevance is made of</source>
        <translation>Relevanz besteht aus</translation>
    </message>
    <message>
        <source>Words, BM25</source>
        <translation>Wörter, BM25</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Reading the index</source>
        <translation>Index wird gelesen</translation>
    </message>
    <message>
        <source>Nothing could be recalled.</source>
        <translation>Nichts konnte abgerufen werden.</translation>
    </message>
    <message>
        <source>what the agent would be given for a question</source>
        <translation>was der Agent zu einer Frage bekäme</translation>
    </message>
    <message>
        <source>scope %1, %2, %3 ms</source>
        <translation>Bereich %1, %2, %3 ms</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>, as of %1</source>
        <translation>, Stand %1</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Einzelfall</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>%1, %2 overruled</source>
        <translation>%1, %2 überstimmt</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Wird gesammelt</translation>
    </message>
    <message>
        <source>Nothing is recalled</source>
        <translation>Nichts wird abgerufen</translation>
    </message>
    <message>
        <source>Ask a question to see what the agent would be given, and why.</source>
        <translation>Eine Frage stellen, um zu sehen, was der Agent bekäme, und warum.</translation>
    </message>
    <message>
        <source>No memory in use fits the question. Try other words, or all layers.</source>
        <translation>Keine genutzte Erinnerung passt zur Frage. Andere Wörter oder alle Schichten versuchen.</translation>
    </message>
    <message>
        <source>recency %1, importance %2, relevance %3%4</source>
        <translation>Aktualität %1, Wichtigkeit %2, Relevanz %3%4</translation>
    </message>
    <message>
        <source>
%1 are in both, %2 change place.</source>
        <translation>
%1 sind in beiden, %2 wechseln den Platz.</translation>
    </message>
</context>
<context>
    <name>credence::ui::RecentRow</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1, not there now</source>
        <translation>%1, derzeit nicht vorhanden</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>derzeit nicht vorhanden</translation>
    </message>
</context>
<context>
    <name>credence::ui::RecheckPage</name>
    <message>
        <source>Keep the belief…</source>
        <translation>Überzeugung beibehalten…</translation>
    </message>
    <message>
        <source>It stands by what is left; a further loss brings the doubt back</source>
        <translation>Sie steht auf dem, was übrig ist; ein weiterer Verlust bringt den Zweifel zurück</translation>
    </message>
    <message>
        <source>Retract the belief…</source>
        <translation>Überzeugung zurückziehen…</translation>
    </message>
    <message>
        <source>Withdraw it; what rests on it is shown first</source>
        <translation>Sie zurückziehen; was auf ihr beruht, wird zuerst gezeigt</translation>
    </message>
    <message>
        <source>Supersede the belief…</source>
        <translation>Überzeugung ersetzen…</translation>
    </message>
    <message>
        <source>Put another memory in its place</source>
        <translation>Eine andere Erinnerung an ihre Stelle setzen</translation>
    </message>
    <message>
        <source>Open the belief in Inspect</source>
        <translation>Die Überzeugung in Ansehen öffnen</translation>
    </message>
    <message>
        <source>Show it in the tree with what rests on it</source>
        <translation>Im Baum zeigen, mit dem, was darauf beruht</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Read what is in doubt anew</source>
        <translation>Zweifelhaftes neu lesen</translation>
    </message>
    <message>
        <source>Ask a model…</source>
        <translation>Ein Modell fragen…</translation>
    </message>
    <message>
        <source>Whether what is left and what came since show the belief; the decision stays yours</source>
        <translation>Ob das Übrige und das Neue die Überzeugung belegen; die Entscheidung bleibt bei Ihnen</translation>
    </message>
    <message>
        <source>Recheck</source>
        <translation>Nachprüfung</translation>
    </message>
    <message>
        <source>Beliefs in doubt</source>
        <translation>Zweifelhafte Überzeugungen</translation>
    </message>
    <message>
        <source>Belief</source>
        <translation>Überzeugung</translation>
    </message>
    <message>
        <source>What it lost, what is left, what came since</source>
        <translation>Was sie verlor, was übrig ist, was seither kam</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Beibehalten…</translation>
    </message>
    <message>
        <source>Retract…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Supersede…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Looking for beliefs in doubt</source>
        <translation>Zweifelhafte Überzeugungen werden gesucht</translation>
    </message>
    <message>
        <source>What is in doubt could not be read.</source>
        <translation>Zweifelhaftes konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It is not in doubt; what speaks against it is an offer to look.</source>
        <translation>Sie ist nicht zweifelhaft; was gegen sie spricht, ist ein Angebot, nachzusehen.</translation>
    </message>
    <message>
        <source>perhaps contradicted</source>
        <translation>vielleicht widersprochen</translation>
    </message>
    <message>
        <source>A newer episode contradicts it; a link says so.</source>
        <translation>Eine neuere Episode widerspricht ihr; eine Verknüpfung sagt es.</translation>
    </message>
    <message>
        <source>A newer episode is alike and seems to say the opposite.</source>
        <translation>Eine neuere Episode ist ähnlich und scheint das Gegenteil zu sagen.</translation>
    </message>
    <message>
        <source>It was kept before, with 1 loss known.</source>
        <translation>Sie wurde schon einmal beibehalten, bei 1 bekannten Verlust.</translation>
    </message>
    <message>
        <source>It was kept before, with %1 losses known.</source>
        <translation>Sie wurde schon einmal beibehalten, bei %1 bekannten Verlusten.</translation>
    </message>
    <message>
        <source>%1 finds it %2: %3</source>
        <translation>%1 hält sie für %2: %3</translation>
    </message>
    <message>
        <source>still shown</source>
        <translation>noch belegt</translation>
    </message>
    <message>
        <source>partly shown</source>
        <translation>teilweise belegt</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht belegt</translation>
    </message>
    <message>
        <source>No belief is selected</source>
        <translation>Keine Überzeugung ist gewählt</translation>
    </message>
    <message>
        <source>Its evidence appears here, with what came since.</source>
        <translation>Ihre Belege erscheinen hier, mit dem, was seither kam.</translation>
    </message>
    <message>
        <source>No model provider is set up; see Settings</source>
        <translation>Kein Modellanbieter ist eingerichtet; siehe Einstellungen</translation>
    </message>
    <message>
        <source>%1 in doubt</source>
        <translation>%1 zweifelhaft</translation>
    </message>
    <message>
        <source>%1 perhaps contradicted</source>
        <translation>%1 vielleicht widersprochen</translation>
    </message>
    <message>
        <source>Nothing is in doubt</source>
        <translation>Nichts ist zweifelhaft</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>Noch nicht angesehen</translation>
    </message>
    <message>
        <source>No belief has lost support, and no newer episode seems to contradict one.</source>
        <translation>Keine Überzeugung hat Stützen verloren, und keine neuere Episode scheint einer zu widersprechen.</translation>
    </message>
    <message>
        <source>Beliefs that lost support appear here.</source>
        <translation>Überzeugungen, die Stützen verloren haben, erscheinen hier.</translation>
    </message>
    <message>
        <source>Keep the belief</source>
        <translation>Überzeugung beibehalten</translation>
    </message>
    <message>
        <source>It becomes active again and stands by what is left of it. The losses so far count as known; a further one brings the doubt back.</source>
        <translation>Sie wird wieder aktiv und steht auf dem, was von ihr übrig ist. Die bisherigen Verluste gelten als bekannt; ein weiterer bringt den Zweifel zurück.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Still there</source>
        <translation>Noch da</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Beibehalten</translation>
    </message>
    <message>
        <source>The belief was not kept.</source>
        <translation>Die Überzeugung wurde nicht beibehalten.</translation>
    </message>
    <message>
        <source>The belief is kept.</source>
        <translation>Die Überzeugung wird beibehalten.</translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation>Ein Modell fragen</translation>
    </message>
    <message>
        <source>The belief, what is left of its sources and the newer related episodes are sent to the model. It only says what it thinks; nothing is written.</source>
        <translation>Die Überzeugung, was von ihren Quellen übrig ist und die neueren verwandten Episoden werden an das Modell gesendet. Es sagt nur, was es meint; nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>No model was asked.</source>
        <translation>Kein Modell wurde gefragt.</translation>
    </message>
    <message>
        <source>There is no provider of that name.</source>
        <translation>Es gibt keinen Anbieter dieses Namens.</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>The model gave no opinion.</source>
        <translation>Das Modell gab keine Meinung ab.</translation>
    </message>
    <message>
        <source>by the newest %1 episodes</source>
        <translation>nach den neuesten %1 Episoden</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReflectWorkspace</name>
    <message>
        <source>Runs (*.json);;All files (*)</source>
        <translation>Läufe (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Clear the kept replies</source>
        <translation>Aufbewahrte Antworten leeren</translation>
    </message>
    <message>
        <source>Replies of models that lie beside this store are deleted. Runs keep theirs.</source>
        <translation>Antworten von Modellen, die neben diesem Speicher liegen, werden gelöscht. Läufe behalten ihre.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>The kept replies are cleared.</source>
        <translation>Die aufbewahrten Antworten sind geleert.</translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation>Ein Lauf ist im Gange.</translation>
    </message>
    <message>
        <source>Stop it, or wait until it is over.</source>
        <translation>Ihn anhalten oder warten, bis er fertig ist.</translation>
    </message>
    <message>
        <source>The run can’t be replayed.</source>
        <translation>Der Lauf kann nicht wiedergegeben werden.</translation>
    </message>
    <message>
        <source>Open a run file</source>
        <translation>Laufdatei öffnen</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>The run can’t be opened.</source>
        <translation>Der Lauf kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Throw this run away</source>
        <translation>Diesen Lauf verwerfen</translation>
    </message>
    <message>
        <source>Its candidates, prompts and replies are deleted. The store is not changed: it never saw them.</source>
        <translation>Seine Kandidaten, Prompts und Antworten werden gelöscht. Der Speicher wird nicht verändert: Er hat sie nie gesehen.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Paid for it</source>
        <translation>Dafür bezahlt</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The run was thrown away.</source>
        <translation>Der Lauf wurde verworfen.</translation>
    </message>
    <message>
        <source>The run’s file can’t be deleted.</source>
        <translation>Die Datei des Laufs kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Delete the file of run %1</source>
        <translation>Die Datei von Lauf %1 löschen</translation>
    </message>
    <message>
        <source>Its candidates stay in Review, and the store keeps its own record of the run.</source>
        <translation>Seine Kandidaten bleiben in Prüfen, und der Speicher behält seinen eigenen Eintrag des Laufs.</translation>
    </message>
    <message>
        <source>Its candidates, prompts and replies are deleted. The store is not changed.</source>
        <translation>Seine Kandidaten, Prompts und Antworten werden gelöscht. Der Speicher wird nicht verändert.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Delete file</source>
        <translation>Datei löschen</translation>
    </message>
    <message>
        <source>The file can’t be deleted.</source>
        <translation>Die Datei kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>Die Datei wurde gelöscht.</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>The run was saved to %1.</source>
        <translation>Der Lauf wurde nach %1 gespeichert.</translation>
    </message>
    <message>
        <source>The run can’t be saved to %1.</source>
        <translation>Der Lauf kann nicht nach %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>Sending to Review</source>
        <translation>Wird an „Prüfen“ gesendet</translation>
    </message>
    <message>
        <source>The candidates could not be sent.</source>
        <translation>Die Kandidaten konnten nicht gesendet werden.</translation>
    </message>
    <message>
        <source>1 candidate waits in Review.</source>
        <translation>1 Kandidat wartet in Prüfen.</translation>
    </message>
    <message>
        <source>%1 candidates wait in Review.</source>
        <translation>%1 Kandidaten warten in Prüfen.</translation>
    </message>
    <message>
        <source>Replaying: nothing is sent, nothing is paid.</source>
        <translation>Wiedergabe: nichts wird gesendet, nichts bezahlt.</translation>
    </message>
    <message>
        <source>Not all that was chosen could be sent.</source>
        <translation>Nicht alles Gewählte konnte gesendet werden.</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation>Markdown (*.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The comparison was written to %1.</source>
        <translation>Der Vergleich wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 can’t be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReplacementRows</name>
    <message>
        <source>newer</source>
        <translation>neuer</translation>
    </message>
    <message>
        <source>alike %1</source>
        <translation>ähnlich %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewController</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <comment>number, time</comment>
        <translation>Lauf %1, %2</translation>
    </message>
    <message>
        <source>The store is open read-only.</source>
        <translation>Der Speicher ist schreibgeschützt geöffnet.</translation>
    </message>
    <message>
        <source>The store’s policy does not list the window (gui) as a way to approve.</source>
        <translation>Die Richtlinie des Speichers führt das Fenster (gui) nicht als Weg zum Genehmigen auf.</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>Bearbeitung</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>resolution of a flag</source>
        <translation>Klärung eines Hinweises</translation>
    </message>
    <message>
        <source>lifting of a rejection</source>
        <translation>Aufhebung einer Ablehnung</translation>
    </message>
    <message>
        <source>change of the policy</source>
        <translation>Änderung der Richtlinie</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing was decided here yet.</source>
        <translation>Hier wurde noch nichts entschieden.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Undo the last %1</source>
        <translation>Letzten Schritt rückgängig machen: %1</translation>
    </message>
    <message>
        <source>Redo the %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Policy changed, ledger entry %1</source>
        <translation>Richtlinie geändert, Journaleintrag %1</translation>
    </message>
    <message>
        <source>Committed, ledger entry %1</source>
        <translation>Übernommen, Journaleintrag %1</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Deferred: %1</source>
        <translation>Zurückgestellt: %1</translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation>Wieder offen: %1</translation>
    </message>
    <message>
        <source>Approved: %1</source>
        <translation>Genehmigt: %1</translation>
    </message>
    <message>
        <source>%1 candidates decided, ledger entry %2</source>
        <translation>%1 Kandidaten entschieden, Journaleintrag %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done, the candidate</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, ledger entry %2</source>
        <comment>what was done, its number</comment>
        <translation>%1, Journaleintrag %2</translation>
    </message>
    <message>
        <source>ledger entry %1</source>
        <translation>Journaleintrag %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Approving</source>
        <translation>Wird genehmigt</translation>
    </message>
    <message>
        <source>Rejecting</source>
        <translation>Wird abgelehnt</translation>
    </message>
    <message>
        <source>Deferring</source>
        <translation>Wird zurückgestellt</translation>
    </message>
    <message>
        <source>Opening again</source>
        <translation>Wird wieder geöffnet</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Wird zusammengeführt</translation>
    </message>
    <message>
        <source>Merged into: %1</source>
        <translation>Zusammengeführt mit: %1</translation>
    </message>
    <message>
        <source>The candidate is not in the queue any more. The text is not saved.</source>
        <translation>Der Kandidat ist nicht mehr in der Warteschlange. Der Text ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Checking the new text</source>
        <translation>Der neue Text wird geprüft</translation>
    </message>
    <message>
        <source>Edited: %1</source>
        <translation>Bearbeitet: %1</translation>
    </message>
    <message>
        <source>%1 decided on it meanwhile. The text is not saved.</source>
        <translation>%1 hat inzwischen darüber entschieden. Der Text ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>It was changed elsewhere meanwhile. The text is not saved.</source>
        <translation>Es wurde inzwischen anderswo geändert. Der Text ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Checking it against today’s memory</source>
        <translation>Wird gegen die heutigen Erinnerungen geprüft</translation>
    </message>
    <message>
        <source>Looked at again: %1</source>
        <translation>Erneut angesehen: %1</translation>
    </message>
    <message>
        <source>Flag allowed</source>
        <translation>Hinweis zugelassen</translation>
    </message>
    <message>
        <source>Flag redacted</source>
        <translation>Hinweis geschwärzt</translation>
    </message>
    <message>
        <source>Flag downgraded</source>
        <translation>Hinweis herabgestuft</translation>
    </message>
    <message>
        <source>Blocked by a flag</source>
        <translation>Durch einen Hinweis gesperrt</translation>
    </message>
    <message>
        <source>Flag open again</source>
        <translation>Hinweis wieder offen</translation>
    </message>
    <message>
        <source>Resolving the flag</source>
        <translation>Hinweis wird geklärt</translation>
    </message>
    <message>
        <source>Lifting</source>
        <translation>Wird aufgehoben</translation>
    </message>
    <message>
        <source>Shown again: %1</source>
        <translation>Wieder gezeigt: %1</translation>
    </message>
    <message>
        <source>1 plain addition approved</source>
        <translation>1 einfache Ergänzung genehmigt</translation>
    </message>
    <message>
        <source>%1 plain additions approved</source>
        <translation>%1 einfache Ergänzungen genehmigt</translation>
    </message>
    <message>
        <source>Reason kept in the list: %1</source>
        <translation>Grund in der Liste behalten: %1</translation>
    </message>
    <message>
        <source>Redo is not possible. %1</source>
        <translation>Wiederholen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>Undo is not possible. %1</source>
        <translation>Rückgängig machen ist nicht möglich. %1</translation>
    </message>
    <message>
        <source>%1 did something else since, in another window or program: what was named (%2) is not the last any more.</source>
        <translation>%1 hat seither in einem anderen Fenster oder Programm etwas anderes getan: Das Genannte (%2) ist nicht mehr das Letzte.</translation>
    </message>
    <message>
        <source>Committing</source>
        <translation>Wird übernommen</translation>
    </message>
    <message>
        <source>Another program writes to it. Nothing was changed; commit again.</source>
        <translation>Ein anderes Programm schreibt hinein. Nichts wurde geändert; bitte erneut übernehmen.</translation>
    </message>
    <message>
        <source>Nothing was changed; the decisions are kept.</source>
        <translation>Nichts wurde geändert; die Entscheidungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Nothing was changed: the store is as before, and the decisions are kept. Make room or look at the file’s rights, then commit again.</source>
        <translation>Nichts wurde geändert: Der Speicher ist wie zuvor, und die Entscheidungen bleiben erhalten. Bitte Platz schaffen oder die Rechte der Datei prüfen, dann erneut übernehmen.</translation>
    </message>
    <message>
        <source>Nothing was changed: the store is as before, and the decisions are kept.</source>
        <translation>Nichts wurde geändert: Der Speicher ist wie zuvor, und die Entscheidungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Committed 1 change, ledger entry %1</source>
        <translation>1 Änderung übernommen, Journaleintrag %1</translation>
    </message>
    <message>
        <source>Committed %1 changes, ledger entry %2</source>
        <translation>%1 Änderungen übernommen, Journaleintrag %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewWords</name>
    <message>
        <source>Settled at its source</source>
        <translation>An der Quelle erledigt</translation>
    </message>
    <message>
        <source>settled at its source</source>
        <translation>an der Quelle erledigt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action, its state</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>deferred</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Approved, blocked</source>
        <translation>Genehmigt, gesperrt</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>übernommen</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 allowed</source>
        <translation>%1 zugelassen</translation>
    </message>
    <message>
        <source>%1 redacted</source>
        <translation>%1 geschwärzt</translation>
    </message>
    <message>
        <source>%1 downgraded</source>
        <translation>%1 herabgestuft</translation>
    </message>
    <message>
        <source>%1 blocked</source>
        <translation>%1 gesperrt</translation>
    </message>
    <message>
        <source>1 finding, answered: %1.</source>
        <translation>1 Befund, beantwortet: %1.</translation>
    </message>
    <message>
        <source>%1 findings, all answered: %2.</source>
        <translation>%1 Befunde, alle beantwortet: %2.</translation>
    </message>
    <message>
        <source>no longer applies</source>
        <translation>trifft nicht mehr zu</translation>
    </message>
    <message>
        <source>Add a belief</source>
        <translation>Eine Überzeugung hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Supersede a belief</source>
        <translation>Eine Überzeugung ersetzen</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Merge into a belief</source>
        <translation>In eine Überzeugung einfügen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Retract a belief</source>
        <translation>Eine Überzeugung zurückziehen</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Add a narrative</source>
        <translation>Eine Erzählung hinzufügen</translation>
    </message>
    <message>
        <source>Narrative</source>
        <translation>Erzählung</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Belegstellen</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Rückhalt</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Neuheit</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Past rejections</source>
        <translation>Abgelehntes</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Generality</source>
        <translation>Allgemeinheit</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Verankerung</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewWorkspace</name>
    <message>
        <source>Recheck</source>
        <translation>Nachprüfung</translation>
    </message>
    <message>
        <source>Beliefs that lost support, or that something newer contradicts</source>
        <translation>Überzeugungen, die Stützen verloren haben oder denen etwas Neueres widerspricht</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>What is private or unsafe in the whole store</source>
        <translation>Was im ganzen Speicher privat oder unsicher ist</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>What becomes of each category, and who may approve</source>
        <translation>Was aus jeder Kategorie wird und wer genehmigen darf</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Approve the candidate; it enters with the commit</source>
        <translation>Kandidaten genehmigen; mit der Übernahme kommt er hinein</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Reject the candidate; then 1 to 9 picks the reason</source>
        <translation>Kandidaten ablehnen; dann 1 bis 9 für den Grund</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change the text; the model’s is kept beside it</source>
        <translation>Text ändern; der des Modells bleibt daneben erhalten</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Put the candidate off</source>
        <translation>Kandidaten zurückstellen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Add its sources to a belief instead</source>
        <translation>Seine Quellen stattdessen einer Überzeugung hinzufügen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Go to the next open flag; then 1 to 4</source>
        <translation>Zum nächsten offenen Hinweis gehen; dann 1 bis 4</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Take the decision on this candidate back</source>
        <translation>Entscheidung über diesen Kandidaten zurücknehmen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Check the candidate against today’s memory</source>
        <translation>Kandidaten gegen die heutigen Erinnerungen prüfen</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Show this candidate again though one like it was rejected</source>
        <translation>Diesen Kandidaten wieder zeigen, obwohl ein ähnlicher abgelehnt wurde</translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation>Nächster Kandidat</translation>
    </message>
    <message>
        <source>Go to the next candidate of the queue</source>
        <translation>Zum nächsten Kandidaten der Warteschlange gehen</translation>
    </message>
    <message>
        <source>Previous candidate</source>
        <translation>Voriger Kandidat</translation>
    </message>
    <message>
        <source>Go to the candidate before this one</source>
        <translation>Zum vorigen Kandidaten gehen</translation>
    </message>
    <message>
        <source>Next source</source>
        <translation>Nächste Quelle</translation>
    </message>
    <message>
        <source>Go to the next source of the candidate (also Space)</source>
        <translation>Zur nächsten Quelle des Kandidaten gehen (auch Leertaste)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Letzte Entscheidung rückgängig machen</translation>
    </message>
    <message>
        <source>Take the last decision back</source>
        <translation>Letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Approve plain additions…</source>
        <translation>Einfache Ergänzungen genehmigen…</translation>
    </message>
    <message>
        <source>Approve all additions at once that no flag and no check speaks against</source>
        <translation>Alle Ergänzungen auf einmal genehmigen, gegen die kein Hinweis und keine Prüfung spricht</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>Übernehmen…</translation>
    </message>
    <message>
        <source>Show what a commit would change, then commit</source>
        <translation>Zeigen, was eine Übernahme ändern würde, dann übernehmen</translation>
    </message>
    <message>
        <source>Copy the candidate’s text</source>
        <translation>Text des Kandidaten kopieren</translation>
    </message>
    <message>
        <source>Copy the text of the candidate in hand</source>
        <translation>Text des aktuellen Kandidaten kopieren</translation>
    </message>
    <message>
        <source>Keys of Review</source>
        <translation>Tasten in Prüfen</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>The commit of ledger entry %1 is taken back; its change is not in memory.</source>
        <translation>Die Übernahme von Journaleintrag %1 ist zurückgenommen; ihre Änderung ist nicht in den Erinnerungen.</translation>
    </message>
    <message>
        <source>The commit of ledger entry %1 is taken back; its %2 changes are not in memory.</source>
        <translation>Die Übernahme von Journaleintrag %1 ist zurückgenommen; ihre %2 Änderungen sind nicht in den Erinnerungen.</translation>
    </message>
    <message>
        <source>One decision was refused: %1 It is marked in the queue.</source>
        <translation>Eine Entscheidung wurde verweigert: %1 Sie ist in der Warteschlange markiert.</translation>
    </message>
    <message>
        <source>Somebody else changed 1 candidate of the queue.</source>
        <translation>Jemand anders hat 1 Kandidaten der Warteschlange geändert.</translation>
    </message>
    <message>
        <source>Somebody else changed %1 candidates of the queue.</source>
        <translation>Jemand anders hat %1 Kandidaten der Warteschlange geändert.</translation>
    </message>
    <message>
        <source>Take it back, as a new entry of the ledger</source>
        <translation>Zurücknehmen, als neuer Eintrag im Journal</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>%1 (low confidence)</source>
        <translation>%1 (geringe Verlässlichkeit)</translation>
    </message>
    <message>
        <source>Approve 1 plain addition</source>
        <translation>1 einfache Ergänzung genehmigen</translation>
    </message>
    <message>
        <source>Approve %1 plain additions</source>
        <translation>%1 einfache Ergänzungen genehmigen</translation>
    </message>
    <message>
        <source>Each adds one belief; nothing is flagged and, but for low confidence where it is said, no check speaks against any. They enter with the next commit; one undo takes them all back.</source>
        <translation>Jede fügt eine Überzeugung hinzu; keine trägt einen Hinweis, und außer geringer Verlässlichkeit, wo angegeben, spricht keine Prüfung gegen eine. Sie kommen mit der nächsten Übernahme hinein; einmal Rückgängigmachen nimmt alle zurück.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>What waits for a decision, and what is decided and not committed</source>
        <translation>Was auf eine Entscheidung wartet, und was entschieden und nicht übernommen ist</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>What was put off</source>
        <translation>Was aufgeschoben wurde</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Approved, rejected and committed candidates</source>
        <translation>Genehmigte, abgelehnte und übernommene Kandidaten</translation>
    </message>
</context>
<context>
    <name>credence::ui::RowCache</name>
    <message>
        <source>The store holds no such memory any more.</source>
        <translation>Der Speicher enthält diese Erinnerung nicht mehr.</translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation>Unlesbar: %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::RowDelegate</name>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
</context>
<context>
    <name>credence::ui::RunController</name>
    <message>
        <source>What was paid for is kept. Check the model’s name, address and key, then run again.</source>
        <translation>Was bezahlt wurde, bleibt erhalten. Name, Adresse und Schlüssel des Modells prüfen, dann erneut starten.</translation>
    </message>
    <message>
        <source>Nothing was spent. Change the setup and run again.</source>
        <translation>Nichts wurde ausgegeben. Einrichtung ändern und erneut starten.</translation>
    </message>
    <message>
        <source>Choose another scope.</source>
        <translation>Einen anderen Bereich wählen.</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>The run can’t be kept beside the store: %1</source>
        <translation>Der Lauf kann nicht neben dem Speicher aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>Save it to a file of your own, or it is lost with this window.</source>
        <translation>In eine eigene Datei speichern, sonst geht er mit diesem Fenster verloren.</translation>
    </message>
    <message>
        <source>The run keeps what it has. Each call says below what came of it.</source>
        <translation>Der Lauf behält, was er hat. Jeder Aufruf sagt unten, was daraus wurde.</translation>
    </message>
</context>
<context>
    <name>credence::ui::RunPane</name>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Delete the run’s file; the store never saw it</source>
        <translation>Datei des Laufs löschen; der Speicher hat sie nie gesehen</translation>
    </message>
    <message>
        <source>Save run…</source>
        <translation>Lauf speichern…</translation>
    </message>
    <message>
        <source>Write the run with its prompts and replies to a file</source>
        <translation>Lauf mit seinen Prompts und Antworten in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation>Zur Prüfung geben</translation>
    </message>
    <message>
        <source>Put the candidates into the queue; no model is called</source>
        <translation>Kandidaten in die Warteschlange stellen; kein Modell wird aufgerufen</translation>
    </message>
    <message>
        <source>Use as setup</source>
        <translation>Als Einrichtung verwenden</translation>
    </message>
    <message>
        <source>Take over this run’s preset and parameters</source>
        <translation>Verfahren und Parameter dieses Laufs verwenden</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergeben</translation>
    </message>
    <message>
        <source>Run this again from its own replies: nothing is sent anywhere, nothing is paid</source>
        <translation>Diesen Lauf aus seinen eigenen Antworten wiederholen: nichts wird gesendet, nichts bezahlt</translation>
    </message>
    <message>
        <source>Choose all candidates</source>
        <translation>Alle Kandidaten wählen</translation>
    </message>
    <message>
        <source>Tick every candidate of this run</source>
        <translation>Alle Kandidaten dieses Laufs ankreuzen</translation>
    </message>
    <message>
        <source>Choose no candidate</source>
        <translation>Keinen Kandidaten wählen</translation>
    </message>
    <message>
        <source>Take the tick from every candidate</source>
        <translation>Bei allen Kandidaten das Häkchen entfernen</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy the selected candidate’s text</source>
        <translation>Text des gewählten Kandidaten kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>nothing has run yet</source>
        <translation>noch nichts gelaufen</translation>
    </message>
    <message>
        <source>Dry run %1</source>
        <translation>Probelauf %1</translation>
    </message>
    <message>
        <source>started %1</source>
        <translation>gestartet %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>In Review</source>
        <translation>In Prüfen</translation>
    </message>
    <message>
        <source>Its calls and replies are kept.</source>
        <translation>Seine Aufrufe und Antworten bleiben erhalten.</translation>
    </message>
    <message>
        <source>What came of the replies that arrived is kept and can be sent.</source>
        <translation>Was aus den eingetroffenen Antworten wurde, bleibt erhalten und kann gesendet werden.</translation>
    </message>
    <message>
        <source>Stopped before its end.</source>
        <translation>Vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>Stopped before a call that would go beyond the budget.</source>
        <translation>Angehalten vor einem Aufruf, der das Budget überschritten hätte.</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Der Lauf ist gescheitert.</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation>%1 verworfen</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 übersprungen</translation>
    </message>
    <message>
        <source>%1 rejected before</source>
        <translation>%1 schon abgelehnt</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>Nothing has run yet</source>
        <translation>Noch nichts gelaufen</translation>
    </message>
    <message>
        <source>A dry run shows in full what a reflection would make the agent believe. The store stays as it is. Choose a preset and press Run.</source>
        <translation>Ein Probelauf zeigt vollständig, was eine Reflexion den Agenten glauben ließe. Der Speicher bleibt, wie er ist. Ein Verfahren wählen und auf Lauf drücken.</translation>
    </message>
    <message>
        <source>No candidate yet</source>
        <translation>Noch kein Kandidat</translation>
    </message>
    <message>
        <source>They appear here as they are found.</source>
        <translation>Sie erscheinen hier, sobald sie gefunden sind.</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Keine Kandidaten</translation>
    </message>
    <message>
        <source>The run was stopped before it had found any.</source>
        <translation>Der Lauf wurde angehalten, bevor er welche gefunden hatte.</translation>
    </message>
    <message>
        <source>The run failed before it had found any. Each call says what came of it.</source>
        <translation>Der Lauf scheiterte, bevor er welche gefunden hatte. Jeder Aufruf sagt, was daraus wurde.</translation>
    </message>
    <message>
        <source>The budget was used up before it had found any.</source>
        <translation>Das Budget war aufgebraucht, bevor er welche gefunden hatte.</translation>
    </message>
    <message>
        <source>This run found nothing that it would propose. Another preset, or lower limits, may find more.</source>
        <translation>Dieser Lauf fand nichts, was er vorschlagen würde. Ein anderes Verfahren oder niedrigere Grenzen finden vielleicht mehr.</translation>
    </message>
    <message>
        <source>Send %1 to Review</source>
        <translation>%1 zur Prüfung geben</translation>
    </message>
    <message>
        <source>The store is only read.</source>
        <translation>Der Speicher wird nur gelesen.</translation>
    </message>
    <message>
        <source>The store is not touched.</source>
        <translation>Der Speicher bleibt unberührt.</translation>
    </message>
    <message>
        <source>It is read only; this is checked when the run ends.</source>
        <translation>Er wird nur gelesen; das wird am Ende des Laufs geprüft.</translation>
    </message>
    <message>
        <source>Its candidates wait in Review.</source>
        <translation>Seine Kandidaten warten in Prüfen.</translation>
    </message>
    <message>
        <source>This run did not touch the store.</source>
        <translation>Dieser Lauf hat den Speicher nicht berührt.</translation>
    </message>
    <message>
        <source>Another program wrote to it meanwhile; this run’s connections did not.</source>
        <translation>Ein anderes Programm hat inzwischen hineingeschrieben; die Verbindungen dieses Laufs nicht.</translation>
    </message>
    <message>
        <source>Checked: the file’s SHA-256 before and after the run is the same.</source>
        <translation>Geprüft: Die SHA-256 der Datei ist vor und nach dem Lauf dieselbe.</translation>
    </message>
    <message>
        <source>The run ended before the store was compared.</source>
        <translation>Der Lauf endete, bevor der Speicher verglichen war.</translation>
    </message>
    <message>
        <source>It is only read; the comparison comes at the end of a run.</source>
        <translation>Er wird nur gelesen; der Vergleich kommt am Ende eines Laufs.</translation>
    </message>
    <message>
        <source>The store changed during the run.</source>
        <translation>Der Speicher hat sich während des Laufs geändert.</translation>
    </message>
    <message>
        <source>The file’s SHA-256 before and after differ. Verify the ledger.</source>
        <translation>Die SHA-256 der Datei vorher und nachher unterscheiden sich. Das Journal prüfen.</translation>
    </message>
    <message>
        <source>Show the reply</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Show source %1, against</source>
        <translation>Quelle %1 zeigen, dagegen</translation>
    </message>
    <message>
        <source>Show source %1</source>
        <translation>Quelle %1 zeigen</translation>
    </message>
</context>
<context>
    <name>credence::ui::RunWords</name>
    <message>
        <source>%1, in no source</source>
        <comment>a flag that no episode has</comment>
        <translation>%1, in keiner Quelle</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht gestützt</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>replaces a belief</source>
        <translation>ersetzt eine Überzeugung</translation>
    </message>
    <message>
        <source>extends a belief</source>
        <translation>erweitert eine Überzeugung</translation>
    </message>
    <message>
        <source>extends “%1”</source>
        <translation>erweitert „%1“</translation>
    </message>
    <message>
        <source>withdraws a belief</source>
        <translation>zieht eine Überzeugung zurück</translation>
    </message>
    <message>
        <source>a narrative; its originals are archived</source>
        <translation>eine Erzählung; ihre Originale werden archiviert</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>gestützt</translation>
    </message>
    <message>
        <source>support not judged</source>
        <translation>Stützung nicht beurteilt</translation>
    </message>
    <message>
        <source>enters deferred</source>
        <translation>kommt zurückgestellt hinein</translation>
    </message>
    <message>
        <source>sources %1</source>
        <translation>Quellen %1</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>%1 against</source>
        <translation>%1 dagegen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>unter 1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Durchleuchten</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>too few sources</source>
        <translation>zu wenige Quellen</translation>
    </message>
    <message>
        <source>support in doubt</source>
        <translation>Rückhalt zweifelhaft</translation>
    </message>
    <message>
        <source>repeats a source</source>
        <translation>wiederholt eine Quelle</translation>
    </message>
    <message>
        <source>like a belief</source>
        <translation>wie eine Überzeugung</translation>
    </message>
    <message>
        <source>rejected before</source>
        <translation>früher abgelehnt</translation>
    </message>
    <message>
        <source>contradicts a belief</source>
        <translation>widerspricht einer Überzeugung</translation>
    </message>
    <message>
        <source>too general</source>
        <translation>zu allgemein</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>geringe Verlässlichkeit</translation>
    </message>
    <message>
        <source>too deep</source>
        <translation>zu tief</translation>
    </message>
    <message>
        <source>weakly grounded</source>
        <translation>schwach verankert</translation>
    </message>
    <message>
        <source>echo</source>
        <translation>Echo</translation>
    </message>
    <message>
        <source>privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Budget used up</source>
        <translation>Budget aufgebraucht</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
</context>
<context>
    <name>credence::ui::RunsModel</name>
    <message>
        <source>none needed</source>
        <translation>keines nötig</translation>
    </message>
    <message>
        <source>in Review</source>
        <translation>in Prüfen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>credence::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>Each dry run is kept here until it is thrown away, with its prompts, replies and candidates. Start one in New run.</source>
        <translation>Jeder Probelauf wird hier mit seinen Prompts, Antworten und Kandidaten aufbewahrt, bis er verworfen wird. In „Neuer Lauf“ einen starten.</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Lauf öffnen</translation>
    </message>
    <message>
        <source>Show the selected run with its candidates and calls</source>
        <translation>Gewählten Lauf mit seinen Kandidaten und Aufrufen zeigen</translation>
    </message>
    <message>
        <source>Compare two runs</source>
        <translation>Zwei Läufe vergleichen</translation>
    </message>
    <message>
        <source>Show the two selected runs side by side</source>
        <translation>Die beiden gewählten Läufe nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Delete file…</source>
        <translation>Datei löschen…</translation>
    </message>
    <message>
        <source>Delete the selected run’s file; what is in Review stays there</source>
        <translation>Datei des gewählten Laufs löschen; was in Prüfen ist, bleibt dort</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergeben</translation>
    </message>
    <message>
        <source>Run the selected run again from its own replies: nothing is sent, nothing is paid</source>
        <translation>Gewählten Lauf aus seinen eigenen Antworten wiederholen: nichts wird gesendet, nichts bezahlt</translation>
    </message>
    <message>
        <source>Open a run file…</source>
        <translation>Laufdatei öffnen…</translation>
    </message>
    <message>
        <source>Show a run that was saved to a file</source>
        <translation>Einen in eine Datei gespeicherten Lauf zeigen</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>Einen Lauf einrichten</translation>
    </message>
    <message>
        <source>Choose scope, preset and model</source>
        <translation>Bereich, Verfahren und Modell wählen</translation>
    </message>
    <message>
        <source>%1 in Review</source>
        <translation>%1 in Prüfen</translation>
    </message>
    <message>
        <source>%1 files could not be read</source>
        <translation>%1 Dateien konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Select a second run to compare the two</source>
        <translation>Einen zweiten Lauf wählen, um beide zu vergleichen</translation>
    </message>
</context>
<context>
    <name>credence::ui::ScanModel</name>
    <message>
        <source>in: %1</source>
        <translation>in: %1</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Geschwärzt</translation>
    </message>
    <message>
        <source>Downgraded</source>
        <translation>Herabgestuft</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>credence::ui::ScanPage</name>
    <message>
        <source>%1 of %2 memories hold something</source>
        <translation>%1 von %2 Erinnerungen enthalten etwas</translation>
    </message>
    <message>
        <source>; stopped, %1 were not looked at</source>
        <translation>; angehalten, %1 wurden nicht angesehen</translation>
    </message>
    <message>
        <source>; %1 more are allowed by the policy</source>
        <translation>; %1 weitere lässt die Richtlinie zu</translation>
    </message>
    <message>
        <source>Last kept scan: %1, by %2</source>
        <translation>Zuletzt festgehaltener Scan: %1, von %2</translation>
    </message>
    <message>
        <source>The last scan stopped after %1 memories; the next that is kept goes on there</source>
        <translation>Der letzte Scan hielt nach %1 Erinnerungen an; der nächste festgehaltene macht dort weiter</translation>
    </message>
    <message>
        <source>Scan the store</source>
        <translation>Speicher scannen</translation>
    </message>
    <message>
        <source>Look through all memories; nothing is written</source>
        <translation>Alle Erinnerungen durchsuchen; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>Cancel the scan</source>
        <translation>Scan abbrechen</translation>
    </message>
    <message>
        <source>Stop looking; what was found so far stays</source>
        <translation>Suche anhalten; bisher Gefundenes bleibt</translation>
    </message>
    <message>
        <source>Keep the scan…</source>
        <translation>Scan festhalten…</translation>
    </message>
    <message>
        <source>Open a flag for what is new and close what is gone, as one ledger entry</source>
        <translation>Für Neues einen Hinweis öffnen und Erledigtes schließen, als ein Journaleintrag</translation>
    </message>
    <message>
        <source>Open in Inspect</source>
        <translation>Unter „Ansehen“ öffnen</translation>
    </message>
    <message>
        <source>Show the memory with what rests on it</source>
        <translation>Erinnerung mit dem zeigen, was darauf beruht</translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation>Alle Befunde zeigen</translation>
    </message>
    <message>
        <source>Take the filters back</source>
        <translation>Filter zurücknehmen</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <translation>Sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>A placeholder stands in its place</source>
        <translation>Ein Platzhalter steht an seiner Stelle</translation>
    </message>
    <message>
        <source>Confidence low, importance halved</source>
        <translation>Verlässlichkeit gering, Wichtigkeit halbiert</translation>
    </message>
    <message>
        <source>The memory is retracted</source>
        <translation>Die Erinnerung wird zurückgezogen</translation>
    </message>
    <message>
        <source>Allow the finding…</source>
        <translation>Befund zulassen…</translation>
    </message>
    <message>
        <source>Redact the finding…</source>
        <translation>Befund schwärzen…</translation>
    </message>
    <message>
        <source>Downgrade the memory…</source>
        <translation>Erinnerung herabstufen…</translation>
    </message>
    <message>
        <source>Block the memory…</source>
        <translation>Erinnerung sperren…</translation>
    </message>
    <message>
        <source>Findings in memory</source>
        <translation>Befunde in den Erinnerungen</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>Fortschritt des Scans</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Text of the memory</source>
        <translation>Text der Erinnerung</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Redact</source>
        <translation>Schwärzen</translation>
    </message>
    <message>
        <source>Downgrade</source>
        <translation>Herabstufen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>The flags could not be read.</source>
        <translation>Die Hinweise konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Scan for what is private</source>
        <translation>Nach Privatem scannen</translation>
    </message>
    <message>
        <source>The scan is done.</source>
        <translation>Der Scan ist fertig.</translation>
    </message>
    <message>
        <source>The scan was stopped; it lists what it saw.</source>
        <translation>Der Scan wurde angehalten; er führt auf, was er gesehen hat.</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Der Scan wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The store could not be scanned.</source>
        <translation>Der Speicher konnte nicht gescannt werden.</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation>Geschwärzt</translation>
    </message>
    <message>
        <source>Downgraded</source>
        <translation>Herabgestuft</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>Select a finding.</source>
        <translation>Einen Befund wählen.</translation>
    </message>
    <message>
        <source>What a scan finds shows here, with its text.</source>
        <translation>Was ein Scan findet, erscheint hier mit seinem Text.</translation>
    </message>
    <message>
        <source>first of %1 selected</source>
        <translation>erster von %1 gewählten</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Fits also</source>
        <translation>Passt auch auf</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Found by this scan. Keep the scan to decide on it.</source>
        <translation>Von diesem Scan gefunden. Den Scan festhalten, um darüber zu entscheiden.</translation>
    </message>
    <message>
        <source>Each answer asks for a reason and is one ledger entry.</source>
        <translation>Jede Antwort verlangt einen Grund und ist ein Journaleintrag.</translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation>Der Speicher ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 verschwunden</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing here fits the filter</source>
        <translation>Nichts hier passt zum Filter</translation>
    </message>
    <message>
        <source>1 finding is hidden by it.</source>
        <translation>1 Befund blendet er aus.</translation>
    </message>
    <message>
        <source>%1 findings are hidden by it.</source>
        <translation>%1 Befunde blendet er aus.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Wird durchsucht</translation>
    </message>
    <message>
        <source>What is found appears here when all memories were looked through.</source>
        <translation>Gefundenes erscheint hier, wenn alle Erinnerungen durchsucht sind.</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts wurde gefunden</translation>
    </message>
    <message>
        <source>Not scanned yet</source>
        <translation>Noch nicht gescannt</translation>
    </message>
    <message>
        <source>All memories were looked through for keys, identifiers and sensitive claims.</source>
        <translation>Alle Erinnerungen wurden nach Schlüsseln, Kennungen und heiklen Aussagen durchsucht.</translation>
    </message>
    <message>
        <source>A scan looks through all memories for keys, identifiers, sensitive claims and instructions to a model. Nothing is written.</source>
        <translation>Ein Scan durchsucht alle Erinnerungen nach Schlüsseln, Kennungen, heiklen Aussagen und Anweisungen an ein Modell. Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>Keep the scan</source>
        <translation>Scan festhalten</translation>
    </message>
    <message>
        <source>The memories are looked through once more, so that what changed meanwhile is seen. What is new becomes an open flag on its memory, to be decided on here; the memories stay as they are.</source>
        <translation>Die Erinnerungen werden noch einmal durchsucht, damit zwischenzeitliche Änderungen gesehen werden. Neues wird zu einem offenen Hinweis an seiner Erinnerung, über den hier entschieden wird; die Erinnerungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Beibehalten</translation>
    </message>
    <message>
        <source>Keeping the scan</source>
        <translation>Scan wird festgehalten</translation>
    </message>
    <message>
        <source>The scan was cancelled; nothing was kept.</source>
        <translation>Der Scan wurde abgebrochen; nichts wurde festgehalten.</translation>
    </message>
    <message>
        <source>The scan was not kept.</source>
        <translation>Der Scan wurde nicht festgehalten.</translation>
    </message>
    <message>
        <source>The scan is kept: %1 new, %2 gone.</source>
        <translation>Der Scan ist festgehalten: %1 neu, %2 weg.</translation>
    </message>
    <message>
        <source>Kept as far as it came; the next scan that is kept goes on there.</source>
        <translation>Festgehalten, so weit er kam; der nächste festgehaltene Scan macht dort weiter.</translation>
    </message>
    <message>
        <source>%1 1 finding</source>
        <translation>%1 1 Befund</translation>
    </message>
    <message>
        <source>%1 %2 findings</source>
        <translation>%1 %2 Befunde</translation>
    </message>
    <message>
        <source>The memory stays as it is; the flag is closed.</source>
        <translation>Die Erinnerung bleibt, wie sie ist; der Hinweis wird geschlossen.</translation>
    </message>
    <message>
        <source>A placeholder takes the place of what was found.</source>
        <translation>Ein Platzhalter tritt an die Stelle des Gefundenen.</translation>
    </message>
    <message>
        <source>Confidence becomes low and importance is halved.</source>
        <translation>Die Verlässlichkeit wird gering und die Wichtigkeit halbiert.</translation>
    </message>
    <message>
        <source>The memory is retracted; what rests on it may fall.</source>
        <translation>Die Erinnerung wird zurückgezogen; was auf ihr beruht, kann fallen.</translation>
    </message>
    <message>
        <source>Nothing was decided.</source>
        <translation>Nichts wurde entschieden.</translation>
    </message>
    <message>
        <source>1 finding is decided.</source>
        <translation>1 Befund ist entschieden.</translation>
    </message>
    <message>
        <source>%1 findings are decided.</source>
        <translation>%1 Befunde sind entschieden.</translation>
    </message>
    <message>
        <source>The last scan stopped after 1 memory; the next that is kept goes on there</source>
        <translation>Die letzte Durchsuchung hielt nach 1 Erinnerung an; die nächste, die aufbewahrt wird, macht dort weiter</translation>
    </message>
</context>
<context>
    <name>credence::ui::Session</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Reading memories</source>
        <translation>Erinnerungen werden gelesen</translation>
    </message>
</context>
<context>
    <name>credence::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>The policy belongs to the store; each change is an entry of its ledger.</source>
        <translation>Die Richtlinie gehört zum Speicher; jede Änderung ist ein Eintrag seines Journals.</translation>
    </message>
    <message>
        <source>The command line uses the same providers.</source>
        <translation>Die Befehlszeile nutzt dieselben Anbieter.</translation>
    </message>
    <message>
        <source>A source is only read; nothing goes back to it unless you hand it back.</source>
        <translation>Eine Quelle wird nur gelesen; nichts geht an sie zurück, es sei denn, Sie geben es zurück.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a figure</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Of the desktop’s own size. Rows and fields grow with it.</source>
        <translation>Der Größe des Desktops. Zeilen und Felder wachsen mit.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The desktop’s</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>From the next start. Memories stay as they are.</source>
        <translation>Ab dem nächsten Start. Erinnerungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Stands in the ledger beside what you decide.</source>
        <translation>Steht im Journal neben dem, was Sie entscheiden.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Let the map travel and fade</source>
        <translation>Karte gleiten und blenden lassen</translation>
    </message>
    <message>
        <source>At start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Open the store that was open last</source>
        <translation>Zuletzt geöffneten Speicher öffnen</translation>
    </message>
</context>
<context>
    <name>credence::ui::SetupPane</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>The run stops before a call that would go beyond it. Empty: no limit</source>
        <translation>Der Lauf hält vor einem Aufruf an, der es überschreiten würde. Leer: keine Grenze</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>In and out together. Empty: no limit</source>
        <translation>Ein- und Ausgabe zusammen. Leer: keine Grenze</translation>
    </message>
    <message>
        <source>Call budget</source>
        <translation>Aufruf-Budget</translation>
    </message>
    <message>
        <source>Calls at most. Empty: no limit</source>
        <translation>Aufrufe höchstens. Leer: keine Grenze</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Sentences (insight), or subject, predicate and object (belief), where the preset lets choose</source>
        <translation>Sätze (Erkenntnis) oder Subjekt, Prädikat und Objekt (Überzeugung), wo das Verfahren die Wahl lässt</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>Ab Tag</translation>
    </message>
    <message>
        <source>Only memories of this day and later, as 2026-05-01</source>
        <translation>Nur Erinnerungen ab diesem Tag, etwa 2026-05-01</translation>
    </message>
    <message>
        <source>To day</source>
        <translation>Bis Tag</translation>
    </message>
    <message>
        <source>Only memories of this day and earlier, as 2026-05-31</source>
        <translation>Nur Erinnerungen bis zu diesem Tag, etwa 2026-05-31</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Only memories that name this person or thing</source>
        <translation>Nur Erinnerungen, die diese Person oder Sache nennen</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Ids</translation>
    </message>
    <message>
        <source>Only these memories: ids or source references, parted by commas or blanks</source>
        <translation>Nur diese Erinnerungen: Ids oder Quellenangaben, durch Kommas oder Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Reflect dry: nothing is written to the store</source>
        <translation>Zur Probe reflektieren: nichts wird in den Speicher geschrieben</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the run; what is done is kept</source>
        <translation>Lauf anhalten; was fertig ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>Reset all parameters</source>
        <translation>Alle Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>Give every parameter the preset’s default</source>
        <translation>Jedem Parameter die Vorgabe des Verfahrens geben</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Use and keep replies</source>
        <translation>Antworten verwenden und aufbewahren</translation>
    </message>
    <message>
        <source>Replies lie beside the store with its own access rights. The same call is then not paid for twice.</source>
        <translation>Antworten liegen neben dem Speicher, mit dessen Zugriffsrechten. Derselbe Aufruf wird dann nicht zweimal bezahlt.</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Leeren…</translation>
    </message>
    <message>
        <source>Clear the kept replies</source>
        <translation>Aufbewahrte Antworten leeren</translation>
    </message>
    <message>
        <source>Only these memories</source>
        <translation>Nur diese Erinnerungen</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>None needed: built in</source>
        <translation>Keines nötig: eingebaut</translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation>Noch kein Modell</translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation>Modelle einrichten…</translation>
    </message>
    <message>
        <source>“%1” is no day; write it as 2026-05-01.</source>
        <translation>„%1“ ist kein Tag; bitte als 2026-05-01 schreiben.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Memories selected</source>
        <translation>Gewählte Erinnerungen</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokens ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Tokens aus</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>hält bei %1 an</translation>
    </message>
    <message>
        <source>stops at 1 token</source>
        <translation>hält bei 1 Token an</translation>
    </message>
    <message>
        <source>stops at %1 tokens</source>
        <translation>hält bei %1 Tokens an</translation>
    </message>
    <message>
        <source>stops at 1 call</source>
        <translation>hält bei 1 Aufruf an</translation>
    </message>
    <message>
        <source>stops at %1 calls</source>
        <translation>hält bei %1 Aufrufen an</translation>
    </message>
    <message>
        <source>This preset needs a model. Patterns needs none.</source>
        <translation>Dieses Verfahren braucht ein Modell. Muster braucht keines.</translation>
    </message>
    <message>
        <source>locked while running</source>
        <translation>während des Laufs gesperrt</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird angehalten</translation>
    </message>
    <message>
        <source>keeps what is done</source>
        <translation>Fertiges bleibt erhalten</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts wird geschrieben</translation>
    </message>
</context>
<context>
    <name>credence::ui::SlopeChart</name>
    <message>
        <source>Two settings side by side</source>
        <translation>Zwei Einstellungen nebeneinander</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::SourceRows</name>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::SourceWatcher</name>
    <message>
        <source>its source changed</source>
        <translation>ihre Quelle hat sich geändert</translation>
    </message>
</context>
<context>
    <name>credence::ui::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Sources of the store</source>
        <translation>Quellen des Speichers</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Keine Quelle</translation>
    </message>
    <message>
        <source>What is imported stands here, so that it can be kept in step.</source>
        <translation>Importiertes steht hier, damit es abgeglichen werden kann.</translation>
    </message>
    <message>
        <source>Synchronise…</source>
        <translation>Abgleichen…</translation>
    </message>
    <message>
        <source>Show what changed there, and take it in</source>
        <translation>Zeigen, was sich dort geändert hat, und es aufnehmen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Take in what is new there by itself while the store is open</source>
        <translation>Neues von dort selbsttätig aufnehmen, solange der Speicher geöffnet ist</translation>
    </message>
    <message>
        <source>Change path…</source>
        <translation>Pfad ändern…</translation>
    </message>
    <message>
        <source>The source was moved</source>
        <translation>Die Quelle wurde verlegt</translation>
    </message>
    <message>
        <source>Hand back…</source>
        <translation>Zurückgeben…</translation>
    </message>
    <message>
        <source>Say what was decided here in a form that the source&apos;s owner can use</source>
        <translation>Hier Entschiedenes in einer Form mitteilen, die dem Eigentümer der Quelle nützt</translation>
    </message>
    <message>
        <source>Forget source…</source>
        <translation>Quelle vergessen…</translation>
    </message>
    <message>
        <source>Stop keeping in step; its memories stay</source>
        <translation>Nicht mehr abgleichen; ihre Erinnerungen bleiben</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Put the path of the source on the clipboard</source>
        <translation>Pfad der Quelle in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>What is new there is taken in; what is gone there waits for you.</source>
        <translation>Was dort neu ist, wird aufgenommen; was dort verschwunden ist, wartet auf Sie.</translation>
    </message>
    <message>
        <source>What was decided here goes out by Export….</source>
        <translation>Was hier entschieden wurde, geht mit „Exportieren…“ hinaus.</translation>
    </message>
    <message>
        <source>%1, only read</source>
        <translation>%1, nur gelesen</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>Kein Speicher ist geöffnet</translation>
    </message>
    <message>
        <source>Its sources stand here once one is.</source>
        <translation>Seine Quellen stehen hier, sobald einer geöffnet ist.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Wird durchsucht</translation>
    </message>
    <message>
        <source>The sources are looked for where they were.</source>
        <translation>Die Quellen werden gesucht, wo sie waren.</translation>
    </message>
    <message>
        <source>The sources can’t be read.</source>
        <translation>Die Quellen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The source was not changed.</source>
        <translation>Die Quelle wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Where the source lies now</source>
        <translation>Wo die Quelle jetzt liegt</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>What lies there is recognised as %1, not as %2.</source>
        <translation>Was dort liegt, wird als %1 erkannt, nicht als %2.</translation>
    </message>
    <message>
        <source>Forget the source %1</source>
        <translation>Quelle %1 vergessen</translation>
    </message>
    <message>
        <source>It is not kept in step any more. Its memories stay, and nothing changes at the source.</source>
        <translation>Sie wird nicht mehr abgeglichen. Ihre Erinnerungen bleiben, und an der Quelle ändert sich nichts.</translation>
    </message>
    <message>
        <source>Memories from it	%1</source>
        <translation>Erinnerungen daraus	%1</translation>
    </message>
    <message>
        <source>Forget source</source>
        <translation>Quelle vergessen</translation>
    </message>
    <message>
        <source>The source was not forgotten.</source>
        <translation>Die Quelle wurde nicht vergessen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::StagesModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done in %1</source>
        <translation>fertig in %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>credence::ui::StatusBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Vorgang abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>vor %1 h</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Right to write</source>
        <translation>Schreibrecht</translation>
    </message>
    <message>
        <source>Agent’s trigger</source>
        <translation>Auslöser des Agenten</translation>
    </message>
    <message>
        <source>No network is used</source>
        <translation>Kein Netzwerk wird genutzt</translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation>Kein Speicher ist geöffnet</translation>
    </message>
    <message>
        <source>No store is open. Open one</source>
        <translation>Kein Speicher ist geöffnet. Einen öffnen</translation>
    </message>
    <message>
        <source>Open a memory store</source>
        <translation>Einen Speicher öffnen</translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>All %1 scopes</source>
        <translation>Alle %1 Bereiche</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Whose memory is shown: %1</source>
        <translation>Wessen Erinnerungen gezeigt werden: %1</translation>
    </message>
    <message>
        <source>Writable</source>
        <translation>Beschreibbar</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Read-only. %1</source>
        <translation>Schreibgeschützt. %1</translation>
    </message>
    <message>
        <source>Changes can be made; each is entered in the ledger</source>
        <translation>Änderungen sind möglich; jede wird ins Journal eingetragen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Live, last episode %1</source>
        <translation>Live, letzte Episode %1</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>Trigger, episodes</source>
        <translation>Auslöser, Episoden</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>held until %1</source>
        <translation>zurückgehalten bis %1</translation>
    </message>
    <message>
        <source>held</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>at this pace within 2 hours</source>
        <translation>in diesem Tempo binnen 2 Stunden</translation>
    </message>
    <message>
        <source>at this pace in 1 hour</source>
        <translation>in diesem Tempo in 1 Stunde</translation>
    </message>
    <message>
        <source>at this pace in %1 hours</source>
        <translation>in diesem Tempo in %1 Stunden</translation>
    </message>
    <message>
        <source>at this pace in 1 day</source>
        <translation>in diesem Tempo in 1 Tag</translation>
    </message>
    <message>
        <source>at this pace in %1 days</source>
        <translation>in diesem Tempo in %1 Tagen</translation>
    </message>
</context>
<context>
    <name>credence::ui::SupersedeDialog</name>
    <message>
        <source>Supersede this belief</source>
        <translation>Diese Überzeugung ersetzen</translation>
    </message>
    <message>
        <source>Supersede this episode</source>
        <translation>Diese Episode ersetzen</translation>
    </message>
    <message>
        <source>What takes its place</source>
        <translation>Was an ihre Stelle tritt</translation>
    </message>
    <message>
        <source>Another memory</source>
        <translation>Eine andere Erinnerung</translation>
    </message>
    <message>
        <source>One that is there already</source>
        <translation>Eine schon vorhandene</translation>
    </message>
    <message>
        <source>A corrected text</source>
        <translation>Ein berichtigter Text</translation>
    </message>
    <message>
        <source>Your own words; they go to Review as a candidate</source>
        <translation>Ihre eigenen Worte; sie gehen als Kandidat nach Prüfen</translation>
    </message>
    <message>
        <source>Words of it, or its id</source>
        <translation>Wörter daraus oder ihre Id</translation>
    </message>
    <message>
        <source>Search for what takes its place</source>
        <translation>Suchen, was an ihre Stelle tritt</translation>
    </message>
    <message>
        <source>What could take its place</source>
        <translation>Was an ihre Stelle treten könnte</translation>
    </message>
    <message>
        <source>The corrected text</source>
        <translation>Der berichtigte Text</translation>
    </message>
    <message>
        <source>It rests on what is ticked</source>
        <translation>Sie beruht auf dem Angekreuzten</translation>
    </message>
    <message>
        <source>What the corrected text rests on</source>
        <translation>Worauf der berichtigte Text beruht</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Stands in the ledger</source>
        <translation>Steht im Journal</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Write what is right.</source>
        <translation>Schreiben, was richtig ist.</translation>
    </message>
    <message>
        <source>%1; the floor is %2.</source>
        <translation>%1; das Mindestmaß ist %2.</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>Nothing of its scope fits.</source>
        <translation>Nichts aus ihrem Bereich passt.</translation>
    </message>
    <message>
        <source>Choose what takes its place.</source>
        <translation>Wählen, was an ihre Stelle tritt.</translation>
    </message>
    <message>
        <source>Nothing changes yet: it waits in Review like any other candidate.</source>
        <translation>Noch ändert sich nichts: Es wartet in Prüfen wie jeder andere Kandidat.</translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation>Zur Prüfung geben</translation>
    </message>
    <message>
        <source>A reason and a name are needed.</source>
        <translation>Ein Grund und ein Name sind nötig.</translation>
    </message>
</context>
<context>
    <name>credence::ui::SweepChart</name>
    <message>
        <source>Firings by threshold</source>
        <translation>Auslösungen nach Schwelle</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>1 firing</source>
        <translation>1 Auslösung</translation>
    </message>
    <message>
        <source>%1 firings</source>
        <translation>%1 Auslösungen</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>importance alone</source>
        <translation>nur Wichtigkeit</translation>
    </message>
    <message>
        <source>no gates</source>
        <translation>keine Sperren</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation>im Abstand von %1</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation>%1 am Tag</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>Mindestzahl %1</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>oder %1</translation>
    </message>
    <message>
        <source>or count %1</source>
        <translation>oder Anzahl %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::SyncDialog</name>
    <message>
        <source>%1 known before and found there</source>
        <translation>%1 schon bekannt und dort gefunden</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Abgleichen</translation>
    </message>
    <message>
        <source>Synchronise with %1</source>
        <translation>Mit %1 abgleichen</translation>
    </message>
    <message>
        <source>Which changes</source>
        <translation>Welche Änderungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>What changed at the source</source>
        <translation>Was sich an der Quelle geändert hat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>The source is compared with what is here.</source>
        <translation>Die Quelle wird mit dem hiesigen Stand verglichen.</translation>
    </message>
    <message>
        <source>What is gone there</source>
        <translation>Was dort verschwunden ist</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>bleibt hier</translation>
    </message>
    <message>
        <source>What is gone there stays here</source>
        <translation>Dort Verschwundenes bleibt hier</translation>
    </message>
    <message>
        <source>is retracted here; it comes back if it comes back there</source>
        <translation>wird hier zurückgezogen; kommt wieder, wenn es dort wiederkommt</translation>
    </message>
    <message>
        <source>What is gone there is retracted here</source>
        <translation>Dort Verschwundenes wird hier zurückgezogen</translation>
    </message>
    <message>
        <source>What follows from it</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>What could not be taken as it stands.</source>
        <translation>Was nicht unverändert aufgenommen werden konnte.</translation>
    </message>
    <message>
        <source>Reading. The original is only read.</source>
        <translation>Wird gelesen. Das Original wird nur gelesen.</translation>
    </message>
    <message>
        <source>Comparing with what is here</source>
        <translation>Wird mit dem hiesigen Stand verglichen</translation>
    </message>
    <message>
        <source>The original is only read.</source>
        <translation>Das Original wird nur gelesen.</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>%1 of other kinds</source>
        <translation>%1 anderer Art</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts hat sich geändert</translation>
    </message>
    <message>
        <source>The source holds what it held when it was read last.</source>
        <translation>Die Quelle enthält, was sie beim letzten Lesen enthielt.</translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation>Nichts aufzunehmen</translation>
    </message>
    <message>
        <source>Take 1 change</source>
        <translation>1 Änderung aufnehmen</translation>
    </message>
    <message>
        <source>Take %1 changes</source>
        <translation>%1 Änderungen aufnehmen</translation>
    </message>
    <message>
        <source>The store is open for reading only.</source>
        <translation>Der Speicher ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>Working out what follows</source>
        <translation>Folgen werden berechnet</translation>
    </message>
    <message>
        <source>No belief is touched by it.</source>
        <translation>Keine Überzeugung ist davon betroffen.</translation>
    </message>
    <message>
        <source>Become stale: %1. Come into doubt: %2.</source>
        <translation>Werden haltlos: %1. Werden zweifelhaft: %2.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>status, text, reason</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>This is worked out for the first %1 that are gone.</source>
        <translation>Dies ist für die ersten %1 Verschwundenen berechnet.</translation>
    </message>
    <message>
        <source>It can’t be compared</source>
        <translation>Es kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation>Wird abgeglichen</translation>
    </message>
    <message>
        <source>Synchronising with %1</source>
        <translation>Wird mit %1 abgeglichen</translation>
    </message>
</context>
<context>
    <name>credence::ui::SyncModel</name>
    <message>
        <source>Elsewhere still</source>
        <translation>Anderswo noch da</translation>
    </message>
    <message>
        <source>For Review</source>
        <translation>Zur Prüfung</translation>
    </message>
    <message>
        <source>Said anew</source>
        <translation>Neu gefasst</translation>
    </message>
    <message>
        <source>Settled there</source>
        <translation>Dort erledigt</translation>
    </message>
    <message>
        <source>pending write</source>
        <translation>wartender Eintrag</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Gone there</source>
        <translation>Dort verschwunden</translation>
    </message>
    <message>
        <source>Back again</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Erbeten</translation>
    </message>
    <message>
        <source>Carried out</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Undone here</source>
        <translation>Hier rückgängig</translation>
    </message>
</context>
<context>
    <name>credence::ui::TextBlock</name>
    <message>
        <source>… and %1 characters more</source>
        <translation>… und %1 Zeichen mehr</translation>
    </message>
    <message>
        <source>Show more: %1 of %2 characters are shown</source>
        <translation>Mehr zeigen: %1 von %2 Zeichen sind zu sehen</translation>
    </message>
</context>
<context>
    <name>credence::ui::TopBar</name>
    <message>
        <source>Find a memory or a command</source>
        <translation>Erinnerung oder Befehl suchen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>Übernehmen…</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
</context>
<context>
    <name>credence::ui::TourCallout</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the tour</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Rundgang, Schritt %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::TreeModel</name>
    <message>
        <source>1 open flag</source>
        <translation>1 offener Hinweis</translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation>%1 offene Hinweise</translation>
    </message>
    <message>
        <source>Not cited, 1 episode</source>
        <translation>Nicht angeführt, 1 Episode</translation>
    </message>
    <message>
        <source>Not cited, %1 episodes</source>
        <translation>Nicht angeführt, %1 Episoden</translation>
    </message>
    <message>
        <source>missing source</source>
        <translation>fehlende Quelle</translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation>fehlende Quelle: %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Erinnerung</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation>Verl.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Depend.</source>
        <translation>Abh.</translation>
    </message>
    <message>
        <source>Imp.</source>
        <translation>Wicht.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Memory: what is held, and beneath it what it rests on</source>
        <translation>Erinnerung: was gehalten wird, und darunter, worauf es beruht</translation>
    </message>
    <message>
        <source>Depth: one more than the deepest source; episodes have none</source>
        <translation>Tiefe: eins mehr als die tiefste Quelle; Episoden haben keine</translation>
    </message>
    <message>
        <source>Confidence: how well the sources bear it</source>
        <translation>Verlässlichkeit: wie gut die Quellen sie tragen</translation>
    </message>
    <message>
        <source>Leaves: distinct episodes beneath it</source>
        <translation>Blätter: verschiedene Episoden darunter</translation>
    </message>
    <message>
        <source>Importance, 0 to 1</source>
        <translation>Wichtigkeit, 0 bis 1</translation>
    </message>
    <message>
        <source>Flags: open findings, and what lacks episodes</source>
        <translation>Hinweise: offene Befunde, und wo Episoden fehlen</translation>
    </message>
    <message>
        <source>Created: when it was recorded</source>
        <translation>Erstellt: wann sie aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>ungrounded</source>
        <translation>ohne Verankerung</translation>
    </message>
    <message>
        <source>speaks against the row above</source>
        <translation>spricht gegen die Zeile darüber</translation>
    </message>
    <message>
        <source>in %1 places</source>
        <translation>an %1 Stellen</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation>Verlässlichkeit: %1</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>malformed evidence</source>
        <translation>fehlerhafte Belege</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>Dependents: distinct memories that rest on it, directly or through others</source>
        <translation>Abhängige: verschiedene Erinnerungen, die unmittelbar oder über andere darauf beruhen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 bis %3</translation>
    </message>
</context>
<context>
    <name>credence::ui::TreeView</name>
    <message>
        <source>Reflection tree</source>
        <translation>Reflexionsbaum</translation>
    </message>
    <message>
        <source>Beliefs on which nothing rests; beneath each what it rests on, down to the episodes</source>
        <translation>Überzeugungen, auf denen nichts beruht; unter jeder das, worauf sie beruht, bis hinab zu den Episoden</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy the text of the selected memory</source>
        <translation>Text der gewählten Erinnerung kopieren</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Text kopiert.</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Id kopieren</translation>
    </message>
    <message>
        <source>Copy the id of the selected memory</source>
        <translation>Id der gewählten Erinnerung kopieren</translation>
    </message>
    <message>
        <source>Id copied.</source>
        <translation>ID kopiert.</translation>
    </message>
    <message>
        <source>Copy as credence-jsonl</source>
        <translation>Als credence-jsonl kopieren</translation>
    </message>
    <message>
        <source>Copy the selected memory with its evidence as a line of credence-jsonl</source>
        <translation>Gewählte Erinnerung mit ihren Belegen als Zeile credence-jsonl kopieren</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>Alles darunter ausklappen</translation>
    </message>
    <message>
        <source>Open everything beneath the selected row</source>
        <translation>Alles unter der gewählten Zeile öffnen</translation>
    </message>
    <message>
        <source>Collapse all below</source>
        <translation>Alles darunter einklappen</translation>
    </message>
    <message>
        <source>Close everything beneath the selected row</source>
        <translation>Alles unter der gewählten Zeile schließen</translation>
    </message>
    <message>
        <source>Collapse the tree</source>
        <translation>Baum einklappen</translation>
    </message>
    <message>
        <source>Close all rows of the tree</source>
        <translation>Alle Zeilen des Baums schließen</translation>
    </message>
    <message>
        <source>Show in the map</source>
        <translation>In der Karte zeigen</translation>
    </message>
    <message>
        <source>Centre the map on the selected memory</source>
        <translation>Karte auf die ausgewählte Erinnerung zentrieren</translation>
    </message>
    <message>
        <source>Go to what rests on it</source>
        <translation>Zu dem gehen, was darauf beruht</translation>
    </message>
    <message>
        <source>Select the first memory that rests on the selected one</source>
        <translation>Die erste Erinnerung wählen, die auf der gewählten beruht</translation>
    </message>
    <message>
        <source>Nothing rests on it.</source>
        <translation>Nichts beruht darauf.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Show the whole argument of the selected memory</source>
        <translation>Die ganze Begründung der gewählten Erinnerung zeigen</translation>
    </message>
    <message>
        <source>Copied as credence-jsonl.</source>
        <translation>Als credence-jsonl kopiert.</translation>
    </message>
    <message>
        <source>Opened 1 row; the rest stays closed.</source>
        <translation>1 Zeile geöffnet; der Rest bleibt geschlossen.</translation>
    </message>
    <message>
        <source>Opened %1 rows; the rest stays closed.</source>
        <translation>%1 Zeilen geöffnet; der Rest bleibt geschlossen.</translation>
    </message>
    <message>
        <source>Show or hide the column %1</source>
        <translation>Spalte %1 zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Übliche Spalten</translation>
    </message>
    <message>
        <source>Show the columns of the first start, in their widths</source>
        <translation>Die Spalten des ersten Starts in ihren Breiten zeigen</translation>
    </message>
    <message>
        <source>against</source>
        <translation>dagegen</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>%1 texts copied.</source>
        <translation>%1 Texte kopiert.</translation>
    </message>
    <message>
        <source>%1 ids copied.</source>
        <translation>%1 Kennungen kopiert.</translation>
    </message>
    <message>
        <source>Expand the tree</source>
        <translation>Baum aufklappen</translation>
    </message>
    <message>
        <source>Open all rows of the tree, as far as it is sensible</source>
        <translation>Alle Zeilen des Baums öffnen, so weit es sinnvoll ist</translation>
    </message>
    <message>
        <source>Show in Focus</source>
        <translation>Im Fokus zeigen</translation>
    </message>
    <message>
        <source>Show what the selected memory rests on and what rests on it, as boxes</source>
        <translation>Als Kästen zeigen, worauf die ausgewählte Erinnerung beruht und was auf ihr beruht</translation>
    </message>
    <message>
        <source>What if it is wrong</source>
        <translation>Was wäre, wenn sie falsch ist</translation>
    </message>
    <message>
        <source>See what falls if the selected memory is withdrawn</source>
        <translation>Sehen, was fällt, wenn die ausgewählte Erinnerung zurückgezogen wird</translation>
    </message>
    <message>
        <source>Export the selected…</source>
        <translation>Auswahl exportieren …</translation>
    </message>
    <message>
        <source>Write the selected memories with their evidence to a file of credence-jsonl</source>
        <translation>Die ausgewählten Erinnerungen mit ihren Belegen in eine credence-jsonl-Datei schreiben</translation>
    </message>
    <message>
        <source>The store holds no such memory any more.</source>
        <translation>Der Speicher enthält diese Erinnerung nicht mehr.</translation>
    </message>
    <message>
        <source>%1 memories copied as credence-jsonl.</source>
        <translation>%1 Erinnerungen als credence-jsonl kopiert.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>Wrote 1 memory to %2.</source>
        <translation>1 Erinnerung in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Wrote %1 memories to %2.</source>
        <translation>%1 Erinnerungen in %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>A source that is not here</source>
        <translation>Eine Quelle, die nicht hier ist</translation>
    </message>
    <message>
        <source>A memory cites it, and this store has nothing under its id. There are no details to show.</source>
        <translation>Eine Erinnerung nennt sie, und dieser Speicher hat nichts unter ihrer Kennung. Es gibt keine Details zu zeigen.</translation>
    </message>
    <message>
        <source>“%1” is a group</source>
        <translation>„%1“ ist eine Gruppe</translation>
    </message>
    <message>
        <source>Open it to see its memories. A group has no details of its own.</source>
        <translation>Aufklappen zeigt ihre Erinnerungen. Eine Gruppe hat keine eigenen Details.</translation>
    </message>
</context>
<context>
    <name>credence::ui::TriggerLogModel</name>
    <message>
        <source>Fired, %1</source>
        <translation>Ausgelöst, %1</translation>
    </message>
    <message>
        <source>Held, %1</source>
        <translation>Zurückgehalten, %1</translation>
    </message>
    <message>
        <source>New policy</source>
        <translation>Neue Richtlinie</translation>
    </message>
    <message>
        <source>Recall miss</source>
        <translation>Abruf ohne Treffer</translation>
    </message>
    <message>
        <source>, forced</source>
        <translation>, erzwungen</translation>
    </message>
    <message>
        <source>, automatic</source>
        <translation>, automatisch</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Accumulated</source>
        <translation>Aufgelaufen</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
</context>
<context>
    <name>credence::ui::TriggerScopesModel</name>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Since the last run</source>
        <translation>Seit dem letzten Lauf</translation>
    </message>
    <message>
        <source>Firings</source>
        <translation>Auslösungen</translation>
    </message>
    <message>
        <source>Median interval</source>
        <translation>Mittlerer Abstand</translation>
    </message>
    <message>
        <source>Due runs</source>
        <translation>Fällige Läufe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneChart</name>
    <message>
        <source>Threshold of the draft, over the history</source>
        <translation>Schwelle des Entwurfs, über den Verlauf</translation>
    </message>
    <message>
        <source>firing</source>
        <translation>Auslösung</translation>
    </message>
    <message>
        <source>firings</source>
        <translation>Auslösungen</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>%1 later →</source>
        <translation>%1 später →</translation>
    </message>
    <message>
        <source>← %1 earlier</source>
        <translation>← %1 früher</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>%1 in force</source>
        <translation>%1 in Kraft</translation>
    </message>
    <message>
        <source>importance is off</source>
        <translation>Wichtigkeit ist aus</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>Accumulator</source>
        <translation>Aufgelaufen</translation>
    </message>
    <message>
        <source>draft %1, now %2</source>
        <translation>Entwurf %1, jetzt %2</translation>
    </message>
    <message>
        <source>%1; the policy in force fires %2, the draft %3</source>
        <translation>%1; die geltende Richtlinie löst %2 aus, der Entwurf %3</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>, held %1</source>
        <translation>, zurückgehalten %1</translation>
    </message>
    <message>
        <source>Fires %1, by %2: %3 in %4
%5</source>
        <translation>Löst aus %1, durch %2: %3 in %4
%5</translation>
    </message>
    <message>
        <source>Fired %1, by %2: %3 in %4
%5</source>
        <translation>Ausgelöst %1, durch %2: %3 in %4
%5</translation>
    </message>
    <message>
        <source>Held from %1 to %2 by %3</source>
        <translation>Zurückgehalten von %1 bis %2 durch %3</translation>
    </message>
    <message>
        <source>%1: importance not set, counts 0.5</source>
        <translation>%1: Wichtigkeit nicht gesetzt, zählt 0,5</translation>
    </message>
    <message>
        <source>%1: importance %2</source>
        <translation>%1: Wichtigkeit %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneCompareModel</name>
    <message>
        <source>%1: %2
Each firing runs %3</source>
        <translation>%1: %2
Jede Auslösung führt %3 aus</translation>
    </message>
    <message>
        <source>
Held %1: %2</source>
        <translation>
Zurückgehalten %1: %2</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>The median time between two firings</source>
        <translation>Median der Zeit zwischen zwei Auslösungen</translation>
    </message>
    <message>
        <source>The mean number of episodes a firing</source>
        <translation>Mittlere Zahl der Episoden je Auslösung</translation>
    </message>
    <message>
        <source>What a run puts into the queue, as the runs so far did; what they dropped is not counted</source>
        <translation>Was ein Lauf in die Warteschlange stellt, nach den bisherigen Läufen; was sie verwarfen, zählt nicht</translation>
    </message>
    <message>
        <source>Calls of a model over the whole history</source>
        <translation>Modellaufrufe über den ganzen Verlauf</translation>
    </message>
    <message>
        <source>In 30 days, at the provider’s prices</source>
        <translation>In 30 Tagen, zu den Preisen des Anbieters</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Firings</source>
        <translation>Ausl.</translation>
    </message>
    <message>
        <source>Interval,
median</source>
        <translation>Abstand,
Median</translation>
    </message>
    <message>
        <source>Episodes
between</source>
        <translation>Episoden
je Lauf</translation>
    </message>
    <message>
        <source>Insights
a cycle</source>
        <translation>Erkenntnisse
je Zyklus</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Cost
a month</source>
        <translation>Kosten
im Monat</translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneController</name>
    <message>
        <source>The trigger’s history can’t be read.</source>
        <translation>Der Verlauf des Auslösers kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Applying the policy</source>
        <translation>Richtlinie wird angewendet</translation>
    </message>
    <message>
        <source>The policy stays as it is.</source>
        <translation>Die Richtlinie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The policy is in force, entry %1.</source>
        <translation>Die Richtlinie ist in Kraft, Eintrag %1.</translation>
    </message>
    <message>
        <source>Reflecting</source>
        <translation>Wird reflektiert</translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation>Der Lauf endete vorzeitig.</translation>
    </message>
    <message>
        <source>The run is done: %1</source>
        <translation>Der Lauf ist fertig: %1</translation>
    </message>
    <message>
        <source>The run found nothing.</source>
        <translation>Der Lauf fand nichts.</translation>
    </message>
    <message>
        <source>An automatic run ended early.</source>
        <translation>Ein automatischer Lauf endete vorzeitig.</translation>
    </message>
    <message>
        <source>A due trigger ran dry: %1</source>
        <translation>Ein fälliger Auslöser hat einen Probelauf gestartet: %1</translation>
    </message>
    <message>
        <source>An automatic run found nothing.</source>
        <translation>Ein automatischer Lauf fand nichts.</translation>
    </message>
</context>
<context>
    <name>credence::ui::TunePolicyPane</name>
    <message>
        <source>Apply policy…</source>
        <translation>Richtlinie anwenden…</translation>
    </message>
    <message>
        <source>Put the draft in force; it adds a ledger entry</source>
        <translation>Entwurf in Kraft setzen; fügt einen Journaleintrag hinzu</translation>
    </message>
    <message>
        <source>Reset the draft</source>
        <translation>Entwurf zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the policy in force</source>
        <translation>Zurück zur geltenden Richtlinie</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Jetzt ausführen</translation>
    </message>
    <message>
        <source>Run the reflection of the policy in force and fill the queue</source>
        <translation>Reflexion der geltenden Richtlinie ausführen und die Warteschlange füllen</translation>
    </message>
    <message>
        <source>Run all the same</source>
        <translation>Trotzdem ausführen</translation>
    </message>
    <message>
        <source>Run although a gate is closed; the run is marked as forced</source>
        <translation>Ausführen, obwohl eine Sperre geschlossen ist; der Lauf wird als erzwungen gekennzeichnet</translation>
    </message>
    <message>
        <source>Take the suggestion</source>
        <translation>Vorschlag annehmen</translation>
    </message>
    <message>
        <source>Make the suggested setting the draft</source>
        <translation>Vorgeschlagene Einstellung zum Entwurf machen</translation>
    </message>
    <message>
        <source>Draft policy</source>
        <translation>Entwurf der Richtlinie</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Fires when any of these is met</source>
        <translation>Löst aus, wenn eines davon erfüllt ist</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>A sum of importance, each from 0 to 1; unset counts 0.5</source>
        <translation>Eine Summe der Wichtigkeit, je von 0 bis 1; nicht gesetzte zählt 0,5</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>So many episodes since the last firing</source>
        <translation>So viele Episoden seit der letzten Auslösung</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Minute, hour, day of month, month and day of week, as cron has them: 0 2 * * 1 is Mondays at 02:00</source>
        <translation>Minute, Stunde, Tag des Monats, Monat und Wochentag wie bei cron: 0 2 * * 1 ist montags um 02:00</translation>
    </message>
    <message>
        <source>Recall miss</source>
        <translation>Abruf ohne Treffer</translation>
    </message>
    <message>
        <source>A recall of beliefs found none; live only</source>
        <translation>Ein Abruf von Überzeugungen fand keine; nur live</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>A new episode contradicts a belief; live only</source>
        <translation>Eine neue Episode widerspricht einer Überzeugung; nur live</translation>
    </message>
    <message>
        <source>and all of these allow it</source>
        <translation>und alle diese es zulassen</translation>
    </message>
    <message>
        <source>Minimum interval</source>
        <translation>Mindestabstand</translation>
    </message>
    <message>
        <source>A number and s, m, h or d, such as 2h</source>
        <translation>Eine Zahl und s, m, h oder d, etwa 2h</translation>
    </message>
    <message>
        <source>Daily cap</source>
        <translation>Tagesgrenze</translation>
    </message>
    <message>
        <source>Firings on one day, UTC</source>
        <translation>Auslösungen an einem Tag, UTC</translation>
    </message>
    <message>
        <source>Episode floor</source>
        <translation>Mindestzahl an Episoden</translation>
    </message>
    <message>
        <source>High-salience episodes before the first firing: 0.5 and more</source>
        <translation>Auffällige Episoden vor der ersten Auslösung: 0,5 und mehr</translation>
    </message>
    <message>
        <source>Draft against the setting in force</source>
        <translation>Entwurf gegen die geltende Einstellung</translation>
    </message>
    <message>
        <source>Firings</source>
        <translation>Auslösungen</translation>
    </message>
    <message>
        <source>Held by a gate</source>
        <translation>Von einer Sperre zurückgehalten</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Kosten im Monat</translation>
    </message>
    <message>
        <source>The trigger now</source>
        <translation>Der Auslöser jetzt</translation>
    </message>
    <message>
        <source>Would fire</source>
        <translation>Würde auslösen</translation>
    </message>
    <message>
        <source>Unreflected</source>
        <translation>Nicht reflektiert</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>Runs today</source>
        <translation>Läufe heute</translation>
    </message>
    <message>
        <source>Next allowed</source>
        <translation>Nächste erlaubt</translation>
    </message>
    <message>
        <source>At this pace</source>
        <translation>In diesem Tempo</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>A due trigger</source>
        <translation>Ein fälliger Auslöser</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>What a due trigger runs</source>
        <translation>Was ein fälliger Auslöser ausführt</translation>
    </message>
    <message>
        <source>Run dry by itself</source>
        <translation>Probelauf selbsttätig starten</translation>
    </message>
    <message>
        <source>While the window is open; its candidates wait in Review, and nothing is committed by itself</source>
        <translation>Solange das Fenster geöffnet ist; die Kandidaten warten in Prüfen, und nichts wird von selbst übernommen</translation>
    </message>
    <message>
        <source>Calls a day at most</source>
        <translation>Aufrufe am Tag höchstens</translation>
    </message>
    <message>
        <source>Cost a day at most</source>
        <translation>Kosten am Tag höchstens</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>adds a ledger entry</source>
        <translation>fügt einen Journaleintrag hinzu</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>as in force</source>
        <translation>wie in Kraft</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1, most by %2</source>
        <translation>%1, meist durch %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation>kein Preis bekannt</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, just now</source>
        <translation>%1, gerade eben</translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation>%1, vor %2</translation>
    </message>
    <message>
        <source>with more episodes</source>
        <translation>mit mehr Episoden</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>not foreseeable</source>
        <translation>nicht absehbar</translation>
    </message>
    <message>
        <source>%1 The draft keeps what it had.</source>
        <translation>%1 Der Entwurf behält, was er hatte.</translation>
    </message>
    <message>
        <source>The schedule never comes: there is no such date.</source>
        <translation>Der Zeitplan tritt nie ein: Dieses Datum gibt es nicht.</translation>
    </message>
    <message>
        <source>A field does not fit</source>
        <translation>Ein Feld passt nicht</translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneWords</name>
    <message>
        <source>no condition is met</source>
        <translation>keine Bedingung ist erfüllt</translation>
    </message>
    <message>
        <source>minimum interval</source>
        <translation>Mindestabstand</translation>
    </message>
    <message>
        <source>daily cap</source>
        <translation>Tagesgrenze</translation>
    </message>
    <message>
        <source>episode floor</source>
        <translation>Mindestzahl an Episoden</translation>
    </message>
    <message>
        <source>importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>recall miss</source>
        <translation>Abruf ohne Treffer</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>daily at %1</source>
        <translation>täglich um %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>um %1</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation>Wichtigkeit %1</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>Anzahl %1</translation>
    </message>
    <message>
        <source>by hand only</source>
        <translation>nur von Hand</translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation>%1 am Tag</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>Mindestzahl %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneWorkspace</name>
    <message>
        <source>in force</source>
        <translation>in Kraft</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>held by a gate</source>
        <translation>von einer Sperre zurückgehalten</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Wichtigkeit</translation>
    </message>
    <message>
        <source>The history and the threshold</source>
        <translation>Der Verlauf und die Schwelle</translation>
    </message>
    <message>
        <source>Per scope</source>
        <translation>Je Bereich</translation>
    </message>
    <message>
        <source>The trigger of each scope</source>
        <translation>Der Auslöser jedes Bereichs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What fired, what was held, and what came of it</source>
        <translation>Was auslöste, was zurückgehalten wurde und was daraus wurde</translation>
    </message>
    <message>
        <source>%1 replays each</source>
        <translation>%1 jeweils nachgespielt</translation>
    </message>
    <message>
        <source>Show the whole history</source>
        <translation>Ganzen Verlauf zeigen</translation>
    </message>
    <message>
        <source>Show the whole history in the chart</source>
        <translation>Ganzen Verlauf im Diagramm zeigen</translation>
    </message>
    <message>
        <source>Export the chart as PNG…</source>
        <translation>Diagramm als PNG exportieren…</translation>
    </message>
    <message>
        <source>Write the chart to a picture</source>
        <translation>Diagramm in ein Bild schreiben</translation>
    </message>
    <message>
        <source>Export the chart as SVG…</source>
        <translation>Diagramm als SVG exportieren…</translation>
    </message>
    <message>
        <source>Write the chart to a scalable picture</source>
        <translation>Diagramm in ein skalierbares Bild schreiben</translation>
    </message>
    <message>
        <source>Export the draft’s firings as CSV…</source>
        <translation>Auslösungen des Entwurfs als CSV exportieren…</translation>
    </message>
    <message>
        <source>Write when the draft would have fired to a table</source>
        <translation>Wann der Entwurf ausgelöst hätte, in eine Tabelle schreiben</translation>
    </message>
    <message>
        <source>Export the trigger’s log as CSV…</source>
        <translation>Protokoll des Auslösers als CSV exportieren…</translation>
    </message>
    <message>
        <source>Write what fired and what came of it to a table</source>
        <translation>Was auslöste und was daraus wurde, in eine Tabelle schreiben</translation>
    </message>
    <message>
        <source>Keep the draft in the comparison</source>
        <translation>Entwurf im Vergleich behalten</translation>
    </message>
    <message>
        <source>Add the draft as it is now as a row of its own</source>
        <translation>Den jetzigen Entwurf als eigene Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
        <translation>Aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>Remove the selected setting</source>
        <translation>Gewählte Einstellung entfernen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the chart or the log</source>
        <translation>Diagramm oder Protokoll exportieren</translation>
    </message>
    <message>
        <source>Add to the comparison</source>
        <translation>Zum Vergleich hinzufügen</translation>
    </message>
    <message>
        <source>Add a preset, or the draft as it is now</source>
        <translation>Ein Verfahren oder den jetzigen Entwurf hinzufügen</translation>
    </message>
    <message>
        <source>Export the trigger’s log</source>
        <translation>Protokoll des Auslösers exportieren</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Firings by threshold</source>
        <translation>Auslösungen nach Schwelle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Settings compared</source>
        <translation>Einstellungen im Vergleich</translation>
    </message>
    <message>
        <source>No episodes yet</source>
        <translation>Noch keine Episoden</translation>
    </message>
    <message>
        <source>An agent writes them, or an import brings them. 50 are advised before the first reflection.</source>
        <translation>Ein Agent schreibt sie, oder ein Import bringt sie. Vor der ersten Reflexion sind 50 ratsam.</translation>
    </message>
    <message>
        <source>Each scope has its own trigger</source>
        <translation>Jeder Bereich hat seinen eigenen Auslöser</translation>
    </message>
    <message>
        <source>Log of the trigger</source>
        <translation>Protokoll des Auslösers</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>Bereich %1</translation>
    </message>
    <message>
        <source>the same day</source>
        <translation>derselbe Tag</translation>
    </message>
    <message>
        <source>the same %1 days</source>
        <translation>dieselben %1 Tage</translation>
    </message>
    <message>
        <source>nothing fired yet, %1</source>
        <translation>noch nichts ausgelöst, %1</translation>
    </message>
    <message>
        <source>Insights, calls and cost are measured for what the policy in force runs, and estimated (≈) for the rest</source>
        <translation>Erkenntnisse, Aufrufe und Kosten sind für das gemessen, was die geltende Richtlinie ausführt, und für den Rest geschätzt (≈)</translation>
    </message>
    <message>
        <source>Calls and cost are estimates (≈): no run of the policy in force is in the log yet</source>
        <translation>Aufrufe und Kosten sind geschätzt (≈): noch kein Lauf der geltenden Richtlinie steht im Protokoll</translation>
    </message>
    <message>
        <source>, at %1 a call.</source>
        <translation>, zu %1 je Aufruf.</translation>
    </message>
    <message>
        <source>The default is shown; nothing is changed.</source>
        <translation>Die Vorgabe wird gezeigt; nichts ist geändert.</translation>
    </message>
    <message>
        <source>Apply the policy</source>
        <translation>Richtlinie anwenden</translation>
    </message>
    <message>
        <source>From now on the trigger of %1 follows it. It can be undone.</source>
        <translation>Von nun an folgt ihr der Auslöser von %1. Es kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation>Skalierbare Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Credence trigger history</source>
        <translation>Credence-Auslöserverlauf</translation>
    </message>
    <message>
        <source>Export the draft’s firings</source>
        <translation>Auslösungen des Entwurfs exportieren</translation>
    </message>
    <message>
        <source>The firings can’t be read.</source>
        <translation>Die Auslösungen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 can’t be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>credence::ui::WelcomePage</name>
    <message>
        <source>Drop a file or a folder here</source>
        <translation>Datei oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>.credence, .db, .sqlite3, .json, .jsonl, .md, or a folder</source>
        <translation>.credence, .db, .sqlite3, .json, .jsonl, .md oder ein Ordner</translation>
    </message>
    <message>
        <source>Credence</source>
        <translation>Credence</translation>
    </message>
    <message>
        <source>See what your agents remember, why they believe it, and decide what stays.</source>
        <translation>Sehen, woran sich Ihre Agenten erinnern und warum sie es glauben, und entscheiden, was bleibt.</translation>
    </message>
    <message>
        <source>A store that Credence or an agent made.</source>
        <translation>Ein Speicher, den Credence oder ein Agent angelegt hat.</translation>
    </message>
    <message>
        <source>Another tool’s memory becomes a new store. The original is only read.</source>
        <translation>Die Erinnerungen eines anderen Werkzeugs werden zu einem neuen Speicher. Das Original wird nur gelesen.</translation>
    </message>
    <message>
        <source>Ada, a coding agent, and Sam over three months. You get a copy of your own.</source>
        <translation>Ada, ein Programmieragent, und Sam über drei Monate. Sie erhalten eine eigene Kopie.</translation>
    </message>
    <message>
        <source>Found on this computer, and recent stores</source>
        <translation>Auf diesem Rechner gefunden, und zuletzt geöffnete Speicher</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Auf diesem Rechner gefunden</translation>
    </message>
    <message>
        <source>looked for by place, not opened</source>
        <translation>nach Ort gesucht, nicht geöffnet</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Look again for the memories of known programs</source>
        <translation>Erneut nach Erinnerungen bekannter Programme suchen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Looking in the usual places</source>
        <translation>Übliche Orte werden durchsucht</translation>
    </message>
    <message>
        <source>No memories of a known program lie in their usual places. Import… reads them from anywhere else.</source>
        <translation>An den üblichen Orten liegen keine Erinnerungen eines bekannten Programms. „Importieren…“ liest sie von überall sonst.</translation>
    </message>
    <message>
        <source>Nothing is read until you choose it.</source>
        <translation>Nichts wird gelesen, bevor Sie es wählen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::WhatIfModel</name>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>retracted already</source>
        <translation>schon zurückgezogen</translation>
    </message>
    <message>
        <source>superseded already</source>
        <translation>schon ersetzt</translation>
    </message>
    <message>
        <source>withdrawn here</source>
        <translation>hier zurückgezogen</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>depth %1, %2</source>
        <translation>Tiefe %1, %2</translation>
    </message>
</context>
<context>
    <name>credence::ui::WhatIfPage</name>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation>Überzeugungen</translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation>Erzählungen</translation>
    </message>
    <message>
        <source>Quotes in other memories</source>
        <translation>Zitate in anderen Erinnerungen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Answers to flags</source>
        <translation>Antworten auf Hinweise</translation>
    </message>
    <message>
        <source>Accepted findings</source>
        <translation>Angenommene Befunde</translation>
    </message>
    <message>
        <source>Runs in the store</source>
        <translation>Läufe im Speicher</translation>
    </message>
    <message>
        <source>Records of the source</source>
        <translation>Datensätze der Quelle</translation>
    </message>
    <message>
        <source>States of the agent</source>
        <translation>Zustände des Agenten</translation>
    </message>
    <message>
        <source>Payloads of the ledger</source>
        <translation>Inhalte des Journals</translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation>Aufbewahrte Läufe</translation>
    </message>
    <message>
        <source>Kept replies</source>
        <translation>Aufbewahrte Antworten</translation>
    </message>
    <message>
        <source>Index files</source>
        <translation>Indexdateien</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>1 place cleared</source>
        <translation>1 Stelle bereinigt</translation>
    </message>
    <message>
        <source>%1 places cleared</source>
        <translation>%1 Stellen bereinigt</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>erased</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>Their text</source>
        <translation>Ihr Text</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>Prompts and logs</source>
        <translation>Prompts und Protokolle</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>%1 erased</source>
        <translation>%1 gelöscht</translation>
    </message>
    <message>
        <source>Beliefs on them</source>
        <translation>Überzeugungen darauf</translation>
    </message>
    <message>
        <source>kept in doubt</source>
        <translation>zweifelhaft behalten</translation>
    </message>
    <message>
        <source>%1 erased, too</source>
        <translation>%1 ebenfalls gelöscht</translation>
    </message>
    <message>
        <source>Tombstones</source>
        <translation>Grabsteine</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Add the selected memory</source>
        <translation>Gewählte Erinnerung hinzufügen</translation>
    </message>
    <message>
        <source>Try without the selected memory, too</source>
        <translation>Auch die gewählte Erinnerung probeweise weglassen</translation>
    </message>
    <message>
        <source>Find what carries these beliefs</source>
        <translation>Finden, was diese Überzeugungen trägt</translation>
    </message>
    <message>
        <source>Try the few episodes on which most of the beliefs in the list rest</source>
        <translation>Die wenigen Episoden erproben, auf denen die meisten Überzeugungen der Liste beruhen</translation>
    </message>
    <message>
        <source>Try nothing</source>
        <translation>Nichts erproben</translation>
    </message>
    <message>
        <source>Empty the list of what is tried</source>
        <translation>Liste des Erprobten leeren</translation>
    </message>
    <message>
        <source>Fit the effect</source>
        <translation>Wirkung einpassen</translation>
    </message>
    <message>
        <source>Show the whole graph again</source>
        <translation>Den ganzen Graphen wieder zeigen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut ansehen</translation>
    </message>
    <message>
        <source>Work the effect out as the store is now</source>
        <translation>Wirkung nach dem jetzigen Stand des Speichers berechnen</translation>
    </message>
    <message>
        <source>Retract what is tried…</source>
        <translation>Erprobtes zurückziehen…</translation>
    </message>
    <message>
        <source>Withdraw these memories, with exactly this effect</source>
        <translation>Diese Erinnerungen zurückziehen, mit genau dieser Wirkung</translation>
    </message>
    <message>
        <source>Forget what is tried…</source>
        <translation>Erprobtes vergessen…</translation>
    </message>
    <message>
        <source>Erase these memories for good, from every file of the store</source>
        <translation>Diese Erinnerungen endgültig löschen, aus jeder Datei des Speichers</translation>
    </message>
    <message>
        <source>Look for what was forgotten again</source>
        <translation>Erneut nach dem Vergessenen suchen</translation>
    </message>
    <message>
        <source>Search all files of the store once more for what was forgotten last</source>
        <translation>Alle Dateien des Speichers noch einmal nach dem zuletzt Vergessenen durchsuchen</translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation>Bescheinigung speichern…</translation>
    </message>
    <message>
        <source>Write when, by whom and how it was verified that it is gone, without content</source>
        <translation>Schreiben, wann, durch wen und wie nachgewiesen wurde, dass es weg ist, ohne Inhalt</translation>
    </message>
    <message>
        <source>Without these</source>
        <translation>Ohne diese</translation>
    </message>
    <message>
        <source>Words or a name</source>
        <translation>Wörter oder ein Name</translation>
    </message>
    <message>
        <source>Memories to try without</source>
        <translation>Probeweise wegzulassende Erinnerungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Memories that hold these words</source>
        <translation>Erinnerungen, die diese Wörter enthalten</translation>
    </message>
    <message>
        <source>A name</source>
        <translation>Ein Name</translation>
    </message>
    <message>
        <source>Everything that names this person or thing</source>
        <translation>Alles, was diese Person oder Sache nennt</translation>
    </message>
    <message>
        <source>Memories that are tried</source>
        <translation>Erprobte Erinnerungen</translation>
    </message>
    <message>
        <source>Nothing is tried</source>
        <translation>Nichts wird erprobt</translation>
    </message>
    <message>
        <source>Search for words or a name, or add the selected memory, to see what rests on it.</source>
        <translation>Nach Wörtern oder einem Namen suchen oder die gewählte Erinnerung hinzufügen, um zu sehen, was darauf beruht.</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>What follows, as a graph</source>
        <translation>Was folgt, als Graph</translation>
    </message>
    <message>
        <source>Beliefs that change</source>
        <translation>Überzeugungen, die sich ändern</translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation>Nichts folgt daraus</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Auf dem neuesten Stand</translation>
    </message>
    <message>
        <source>What is applied equals this preview, or nothing is.</source>
        <translation>Was angewendet wird, gleicht dieser Vorschau, oder nichts wird angewendet.</translation>
    </message>
    <message>
        <source>a common word here</source>
        <translation>hier ein häufiges Wort</translation>
    </message>
    <message>
        <source>only alike</source>
        <translation>nur ähnlich</translation>
    </message>
    <message>
        <source>The memories can’t be read.</source>
        <translation>Die Erinnerungen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Nothing names it.</source>
        <translation>Nichts nennt es.</translation>
    </message>
    <message>
        <source>Nothing names it like this; look at the words like it.</source>
        <translation>Nichts nennt es so; die ähnlichen Wörter ansehen.</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation>1 Erinnerung</translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation>%1 Erinnerungen</translation>
    </message>
    <message>
        <source>Tick it if it is the same name.</source>
        <translation>Ankreuzen, wenn es derselbe Name ist.</translation>
    </message>
    <message>
        <source>Perhaps the same name (the %1 most frequent of %2 words):</source>
        <translation>Vielleicht derselbe Name (die %1 häufigsten von %2 Wörtern):</translation>
    </message>
    <message>
        <source>Perhaps the same name:</source>
        <translation>Vielleicht derselbe Name:</translation>
    </message>
    <message>
        <source>Looking for what carries them</source>
        <translation>Gesucht wird, was sie trägt</translation>
    </message>
    <message>
        <source>No episode lies beneath these beliefs.</source>
        <translation>Keine Episode liegt unter diesen Überzeugungen.</translation>
    </message>
    <message>
        <source>90 % of %1 on %2; found greedily, so fewer might do.</source>
        <translation>90 % von %1 auf %2; schrittweise gesucht, weniger könnten also genügen.</translation>
    </message>
    <message>
        <source>1 belief rests</source>
        <translation>1 Überzeugung beruht darauf</translation>
    </message>
    <message>
        <source>%1 beliefs rest</source>
        <translation>%1 Überzeugungen beruhen darauf</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation>%1 Episoden</translation>
    </message>
    <message>
        <source>a belief</source>
        <translation>eine Überzeugung</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>The effect can’t be worked out.</source>
        <translation>Die Wirkung kann nicht berechnet werden.</translation>
    </message>
    <message>
        <source>Forget 1 memory</source>
        <translation>1 Erinnerung vergessen</translation>
    </message>
    <message>
        <source>Forget %1 memories</source>
        <translation>%1 Erinnerungen vergessen</translation>
    </message>
    <message>
        <source>What they say is removed from every file of the store, and the files are searched for it afterwards. A tombstone with id and time stays. This can’t be undone.</source>
        <translation>Was sie sagen, wird aus jeder Datei des Speichers entfernt, und die Dateien werden danach daraufhin durchsucht. Ein Grabstein mit Id und Zeit bleibt. Dies kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Become stale</source>
        <translation>Werden haltlos</translation>
    </message>
    <message>
        <source>Become suspect</source>
        <translation>Werden zweifelhaft</translation>
    </message>
    <message>
        <source>1 memory holds a word like the name and stays.</source>
        <translation>1 Erinnerung enthält ein Wort, das dem Namen ähnelt, und bleibt.</translation>
    </message>
    <message>
        <source>%1 memories hold a word like the name and stay.</source>
        <translation>%1 Erinnerungen enthalten ein Wort, das dem Namen ähnelt, und bleiben.</translation>
    </message>
    <message>
        <source>Erased, too (%1): %2</source>
        <translation>Ebenfalls gelöscht (%1): %2</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Wird vergessen</translation>
    </message>
    <message>
        <source>Nothing was forgotten.</source>
        <translation>Nichts wurde vergessen.</translation>
    </message>
    <message>
        <source>1 memory is forgotten.</source>
        <translation>1 Erinnerung ist vergessen.</translation>
    </message>
    <message>
        <source>%1 memories are forgotten.</source>
        <translation>%1 Erinnerungen sind vergessen.</translation>
    </message>
    <message>
        <source>Erased, but it could not be verified that nothing is left.</source>
        <translation>Gelöscht, aber es ließ sich nicht nachweisen, dass nichts übrig ist.</translation>
    </message>
    <message>
        <source>A file beside the store was not cleared.</source>
        <translation>Eine Datei neben dem Speicher wurde nicht bereinigt.</translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Looking for what was forgotten</source>
        <translation>Vergessenes wird gesucht</translation>
    </message>
    <message>
        <source>The files can’t be searched.</source>
        <translation>Die Dateien können nicht durchsucht werden.</translation>
    </message>
    <message>
        <source>Nothing of it is left in 1 file.</source>
        <translation>In 1 Datei ist nichts davon übrig.</translation>
    </message>
    <message>
        <source>Nothing of it is left in %1 files.</source>
        <translation>In %1 Dateien ist nichts davon übrig.</translation>
    </message>
    <message>
        <source>It still stands somewhere.</source>
        <translation>Es steht noch irgendwo.</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Bescheinigung speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 of the first %2</source>
        <translation>%1 der ersten %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation>1 Überzeugung</translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation>%1 Überzeugungen</translation>
    </message>
    <message>
        <source> in 1 layer</source>
        <translation> in 1 Schicht</translation>
    </message>
    <message>
        <source> in %1 layers</source>
        <translation> in %1 Schichten</translation>
    </message>
    <message>
        <source>, showing %1 of %2</source>
        <translation>, %1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>1 memory rests on it and keeps enough support.</source>
        <translation>1 Erinnerung beruht darauf und behält genügend Stützen.</translation>
    </message>
    <message>
        <source>%1 memories rest on it; all keep enough support.</source>
        <translation>%1 Erinnerungen beruhen darauf; alle behalten genügend Stützen.</translation>
    </message>
    <message>
        <source>No belief rests on what is tried.</source>
        <translation>Keine Überzeugung beruht auf dem Erprobten.</translation>
    </message>
    <message>
        <source>Choose memories at the left; what becomes of the beliefs shows here.</source>
        <translation>Links Erinnerungen wählen; hier zeigt sich, was aus den Überzeugungen wird.</translation>
    </message>
    <message>
        <source>Forget deletes the backup, too</source>
        <translation>Vergessen löscht auch die Sicherung</translation>
    </message>
    <message>
        <source>Forget deletes %1 backups, too</source>
        <translation>Vergessen löscht auch %1 Sicherungen</translation>
    </message>
    <message>
        <source>Forget %1…</source>
        <translation>%1 vergessen…</translation>
    </message>
    <message>
        <source>Retract %1…</source>
        <translation>%1 zurückziehen…</translation>
    </message>
    <message>
        <source>The store is read-only: it can be tried, not done.</source>
        <translation>Der Speicher ist schreibgeschützt: Es lässt sich erproben, nicht ausführen.</translation>
    </message>
    <message>
        <source>Retracting keeps the text and can be undone.</source>
        <translation>Zurückziehen behält den Text und kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Retract 1 memory</source>
        <translation>1 Erinnerung zurückziehen</translation>
    </message>
    <message>
        <source>Retract %1 memories</source>
        <translation>%1 Erinnerungen zurückziehen</translation>
    </message>
    <message>
        <source>They are withdrawn. Their texts are kept, and they can be restored.</source>
        <translation>Sie werden zurückgezogen. Ihre Texte bleiben erhalten, und sie können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Stay as they are</source>
        <translation>Bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Retracting</source>
        <translation>Wird zurückgezogen</translation>
    </message>
    <message>
        <source>Nothing was retracted.</source>
        <translation>Nichts wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>1 memory was retracted.</source>
        <translation>1 Erinnerung wurde zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 memories were retracted.</source>
        <translation>%1 Erinnerungen wurden zurückgezogen.</translation>
    </message>
    <message>
        <source>It is too short, or stands in memories that stay, so there was nothing to search for.</source>
        <translation>Es ist zu kurz oder steht in Erinnerungen, die bleiben; es gab nichts zu suchen.</translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyList</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The argument in words, then the episodes it rests on</source>
        <translation>Die Begründung in Worten, dann die Episoden, auf denen sie beruht</translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyModel</name>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source> (above)</source>
        <translation> (oben)</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>This is a raw episode: nothing lies beneath it.</source>
        <translation>Dies ist eine unmittelbare Episode: Nichts liegt darunter.</translation>
    </message>
    <message>
        <source>this episode</source>
        <translation>diese Episode</translation>
    </message>
    <message>
        <source>these %1 episodes</source>
        <translation>diese %1 Episoden</translation>
    </message>
    <message>
        <source>because</source>
        <translation>denn</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Nothing is cited: it stands without a reason.</source>
        <translation>Nichts ist angeführt: Sie steht ohne Grund da.</translation>
    </message>
    <message>
        <source>No episode lies beneath it: it is ungrounded.</source>
        <translation>Keine Episode liegt darunter: Sie ist ohne Verankerung.</translation>
    </message>
    <message>
        <source>More reasons follow; an export holds all of them.</source>
        <translation>Weitere Gründe folgen; ein Export enthält sie alle.</translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation>Spricht dagegen</translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation>fehlende Quelle: %1</translation>
    </message>
    <message>
        <source>but</source>
        <translation>aber</translation>
    </message>
    <message>
        <source>Nothing in the store speaks against it.</source>
        <translation>Nichts im Speicher spricht dagegen.</translation>
    </message>
    <message>
        <source>1 cited source is missing from the store.</source>
        <translation>1 angeführte Quelle fehlt im Speicher.</translation>
    </message>
    <message>
        <source>%1 cited sources are missing from the store.</source>
        <translation>%1 angeführte Quellen fehlen im Speicher.</translation>
    </message>
    <message>
        <source>1 cited source was erased and no longer counts.</source>
        <translation>1 angeführte Quelle wurde gelöscht und zählt nicht mehr.</translation>
    </message>
    <message>
        <source>%1 cited sources were erased and no longer count.</source>
        <translation>%1 angeführte Quellen wurden gelöscht und zählen nicht mehr.</translation>
    </message>
    <message>
        <source>1 more episode; an export holds all of them.</source>
        <translation>1 weitere Episode; ein Export enthält sie alle.</translation>
    </message>
    <message>
        <source>%1 more episodes; an export holds all of them.</source>
        <translation>%1 weitere Episoden; ein Export enthält sie alle.</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation>Wichtigkeit %1</translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation>Episode %1</translation>
    </message>
    <message>
        <source>episodes %1</source>
        <translation>Episoden %1</translation>
    </message>
    <message>
        <source>as above</source>
        <translation>wie oben</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyPage</name>
    <message>
        <source>How it was made</source>
        <translation>Wie sie entstand</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, entry %1</source>
        <translation>, Eintrag %1</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>, preset %1</source>
        <translation>, Verfahren %1</translation>
    </message>
    <message>
        <source>, model %1</source>
        <translation>, Modell %1</translation>
    </message>
    <message>
        <source>, proposed %1</source>
        <translation>, vorgeschlagen %1</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Edited; it was proposed as “%1”</source>
        <translation>Bearbeitet; vorgeschlagen war „%1“</translation>
    </message>
    <message>
        <source>Since then</source>
        <translation>Seither</translation>
    </message>
    <message>
        <source>%1: %2, entry %3</source>
        <translation>%1: %2, Eintrag %3</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, von %1</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>critical, %1</source>
        <translation>kritisch, %1</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Fit the argument</source>
        <translation>Begründung einpassen</translation>
    </message>
    <message>
        <source>Show the whole argument again</source>
        <translation>Die ganze Begründung wieder zeigen</translation>
    </message>
    <message>
        <source>Fold back</source>
        <translation>Wieder einklappen</translation>
    </message>
    <message>
        <source>Fold the boxes that were opened last</source>
        <translation>Zuletzt geöffnete Kästen zuklappen</translation>
    </message>
    <message>
        <source>Copy the argument</source>
        <translation>Begründung kopieren</translation>
    </message>
    <message>
        <source>Copy the whole argument as text</source>
        <translation>Ganze Begründung als Text kopieren</translation>
    </message>
    <message>
        <source>The argument was copied.</source>
        <translation>Die Begründung wurde kopiert.</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt und Antwort</translation>
    </message>
    <message>
        <source>Show what the model was asked and what it answered</source>
        <translation>Zeigen, was das Modell gefragt wurde und was es antwortete</translation>
    </message>
    <message>
        <source>Run %1, model %2</source>
        <translation>Lauf %1, Modell %2</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What if it is wrong</source>
        <translation>Was wäre, wenn sie falsch ist</translation>
    </message>
    <message>
        <source>See what falls if this memory is withdrawn</source>
        <translation>Sehen, was fällt, wenn diese Erinnerung zurückgezogen wird</translation>
    </message>
    <message>
        <source>Leave out what is flagged</source>
        <translation>Weglassen, worauf ein Hinweis liegt</translation>
    </message>
    <message>
        <source>Exports leave out what is flagged, and prompt and reply</source>
        <translation>Exporte lassen weg, worauf ein Hinweis liegt, sowie Prompt und Antwort</translation>
    </message>
    <message>
        <source>Export as a web page…</source>
        <translation>Als Webseite exportieren…</translation>
    </message>
    <message>
        <source>One file with the argument, its graph and its episodes</source>
        <translation>Eine Datei mit der Begründung, ihrem Graphen und ihren Episoden</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Als Markdown exportieren…</translation>
    </message>
    <message>
        <source>The argument as Markdown text</source>
        <translation>Die Begründung als Markdown-Text</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>Als PDF exportieren…</translation>
    </message>
    <message>
        <source>The argument on paper</source>
        <translation>Die Begründung auf Papier</translation>
    </message>
    <message>
        <source>Export the graph as a picture…</source>
        <translation>Graph als Bild exportieren…</translation>
    </message>
    <message>
        <source>The graph as SVG</source>
        <translation>Der Graph als SVG</translation>
    </message>
    <message>
        <source>Export the graph for Graphviz…</source>
        <translation>Graph für Graphviz exportieren…</translation>
    </message>
    <message>
        <source>The graph as DOT</source>
        <translation>Der Graph als DOT</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export the argument</source>
        <translation>Begründung exportieren</translation>
    </message>
    <message>
        <source>The argument as a graph</source>
        <translation>Die Begründung als Graph</translation>
    </message>
    <message>
        <source>Nothing is cited.</source>
        <translation>Nichts ist angeführt.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select a belief in Inspect, in the Health list or with Ctrl+K to see its argument.</source>
        <translation>Eine Überzeugung in Ansehen, in der Liste unter Zustand oder mit Strg+K wählen, um ihre Begründung zu sehen.</translation>
    </message>
    <message>
        <source>The argument can’t be read.</source>
        <translation>Die Begründung kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>showing %1 of %2   </source>
        <translation>%1 von %2 gezeigt   </translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation>Bild (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz (*.dot)</source>
        <translation>Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export the argument without what is flagged</source>
        <translation>Begründung ohne das exportieren, worauf ein Hinweis liegt</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Wrote %2; 1 place was left out.</source>
        <translation>%2 geschrieben; 1 Stelle wurde weggelassen.</translation>
    </message>
    <message>
        <source>Wrote %2; %1 places were left out.</source>
        <translation>%2 geschrieben; %1 Stellen wurden weggelassen.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 and more, %2 in all</source>
        <translation>%1 und mehr, insgesamt %2</translation>
    </message>
    <message>
        <source>Rests on it directly</source>
        <translation>Beruht unmittelbar darauf</translation>
    </message>
    <message>
        <source>When: %1</source>
        <translation>Wann: %1</translation>
    </message>
    <message>
        <source>When: no time is known</source>
        <translation>Wann: keine Zeit bekannt</translation>
    </message>
    <message>
        <source>By whom: nobody is named</source>
        <translation>Von wem: niemand genannt</translation>
    </message>
    <message>
        <source>By whom: %1</source>
        <translation>Von wem: %1</translation>
    </message>
    <message>
        <source>Session: %1</source>
        <translation>Sitzung: %1</translation>
    </message>
    <message>
        <source>Outcome: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Nothing rests on it: no belief was made of it yet.</source>
        <translation>Nichts beruht darauf: Noch wurde keine Überzeugung daraus.</translation>
    </message>
</context>
<context>
    <name>credence::ui::map</name>
    <message>
        <source>1 h</source>
        <translation>1 Std.</translation>
    </message>
    <message>
        <source>6 h</source>
        <translation>6 Std.</translation>
    </message>
    <message>
        <source>12 h</source>
        <translation>12 Std.</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>decade</source>
        <translation>Jahrzehnt</translation>
    </message>
    <message>
        <source>century</source>
        <translation>Jahrhundert</translation>
    </message>
    <message>
        <source>%1 bins</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1, %2–%3 h</source>
        <translation>%1, %2–%3 Uhr</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Woche vom %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Ab %1</translation>
    </message>
</context>
</TS>
