<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>credence::core</name>
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
        <source>View of the workspace: tree, both or map of inspect; queue, deferred, decided or commit of review; new-run, runs or compare of reflect; why, whatif, health, recall or ledger of audit.</source>
        <translation>Ansicht des Arbeitsbereichs: tree, both oder map von inspect; queue, deferred, decided oder commit von review; new-run, runs oder compare von reflect; why, whatif, health, recall oder ledger von audit.</translation>
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
        <source>--select, --scope, --run and --read-only need a store.</source>
        <translation>--select, --scope, --run und --read-only brauchen einen Speicher.</translation>
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
        <source>Rests on it</source>
        <translation>Beruht darauf</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, none changes</source>
        <translation>%1, keine ändert sich</translation>
    </message>
    <message>
        <source>%1, of which %2 change</source>
        <translation>%1, davon ändern sich %2</translation>
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
        <translation>öffnen</translation>
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
        <source>Rest on it</source>
        <translation>Beruhen darauf</translation>
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
</context>
<context>
    <name>credence::ui::DetailsPanel</name>
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
        <source>Rests on it</source>
        <translation>Beruht darauf</translation>
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
        <source>The store is damaged. What can be read of it, %1 lines, was written.</source>
        <translation>Der Speicher ist beschädigt. Was sich davon lesen lässt, %1 Zeilen, wurde geschrieben.</translation>
    </message>
    <message>
        <source>Wrote %1 lines to %2.</source>
        <translation>%1 Zeilen in %2 geschrieben.</translation>
    </message>
    <message>
        <source>Wrote %1 memories to %2.</source>
        <translation>%1 Erinnerungen in %2 geschrieben.</translation>
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
        <source>Words, or status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted</source>
        <translation>Wörter oder status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted</translation>
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
</context>
<context>
    <name>credence::ui::HandBackDialog</name>
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
        <translation>Fragen</translation>
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
        <source>Rests on it %1</source>
        <translation>Beruht darauf %1</translation>
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
        <source>Rests on it</source>
        <translation>Beruht darauf</translation>
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
        <source>$%1 / %2 per M tokens</source>
        <translation>$%1 / %2 je Mio. Token</translation>
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
        <translation>Öffnen</translation>
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
        <translation>Frühere Ablehnungen</translation>
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
        <translation>Ein Probelauf zeigt vollständig, was eine Reflexion den Agenten glauben ließe. Der Speicher bleibt, wie er ist. Ein Verfahren wählen und auf Starten drücken.</translation>
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
        <source>Dependents: distinct memories that rest on it</source>
        <translation>Abhängige: verschiedene Erinnerungen, die darauf beruhen</translation>
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
        <translation>%1 bei %2</translation>
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
        <source>Rests on it</source>
        <translation>Beruht darauf</translation>
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
</context>
</TS>
