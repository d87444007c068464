<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>credence::core</name>
    <message>
        <source>Engram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One call over the most important episodes that were not reflected on yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: the 20 most important</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first version of its pass is followed; the second takes 50 and asks questions first, as generative-agents does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 reflects over beliefs of depth 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: below 0.6 only a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unstated confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: 0.8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citation floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection, second version: at least 2 source ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first version cites the whole batch for every insight; here each insight cites its own, and what cites nothing is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: one call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedder&apos;s measured threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 takes the embedder&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engram drops from a cosine of 0.78 of its embedder; another embedder has another scale, so 0 takes the measured one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest memory shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pkg/reflection: cut at 200 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: whole. Checks always look at the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EverOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merges episodes about one thing into a narrative that replaces them; the originals are archived only once the narrative is committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ome.toml: threshold 0.65</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.65 is EverOS&apos;s number, for the vectors of its own embedding model (Qwen3-Embedding-4B), and holds for a provider&apos;s vectors. A cosine means something only within one embedder: the built-in one is calibrated on the sample, where episodes about one thing begin at 0.45 and none reach 0.65, so that with it 0.45 is taken unless another value is given. The run records which it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ome.toml: time_window_days 7.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orchestrator.py: at least 2 members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orchestrator.py: 10 a run, largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orchestrator.py: no validation pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EverOS has no limit on a cluster. A cluster that does not fit is skipped and named: a narrative must hold all that it archives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generative Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the most salient questions about recent memories, gathers what bears on each, and draws insights that cite their sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: the 100 most recent records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released code takes the events since its last reflection instead; the paper&apos;s window is used, since it does not depend on when the trigger fired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: 3 most salient questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 memories a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released code retrieves 30 a question; 8 keep a prompt short and are what the trigger&apos;s price is reckoned with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1; released retrieve.py</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code differs from the paper: it raises its decay to the rank counted from the oldest memory, so that the oldest is the most recent, and multiplies recency, relevance and importance by 0.5, 3 and 2. The paper&apos;s formula is the default; &quot;released&quot; does as the code does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recency decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1: 0.995 an hour since the last access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank decay (released)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released scratch.py: recency_decay 0.99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with the released scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.1: all weights 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recency, importance, relevance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: reflections may cite reflections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any: all memories below the scope&apos;s maximum depth. 1 reflects over beliefs of depth 1 alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023, section 4.2: 5 high-level insights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released reflect.py: 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released code allows 150 tokens, too few for five insights as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 distinct sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released code has no floor and checks a citation only by its place in a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call a question that judges whether the cited sources say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The released code has none. With it a run makes 1 + 2 x questions calls, without it 1 + questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEBBS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters episodes by meaning, proposes insights for each cluster, and has each judged against its sources and what is already believed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-core reflect.rs: at most 500 a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oldest that were not reflected on come first, as its cursor does. Its cursor moves on even when clusters failed; here only what a run that reached the queue reflected on counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-core reflect.rs: episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its documents say agglomerative clustering; the code runs k-means with the best silhouette, and so does this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 2 to min(50, root of n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 42</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEBBS names no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 0.3 to propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 4000 to propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEBBS documents: strict or lenient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code has no such choice and throws verdicts and reasons away. Here strict drops what got no verdict, lenient keeps it marked; every verdict is kept with its reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 0.1 to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hebbs-reflect: 6000 to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known insights shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HEBBS shows its existing insights without saying how many; here those most like the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When every cited id is wrong, the code attributes the insight to the whole cluster without saying so; here it is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 takes the embedder&apos;s own. HEBBS documents a novelty check that the code does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members of a cluster are shown from its centre outwards until this is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts what goes together in tags, entities, key phrases and outcomes, and proposes rules with examples and counter-examples. Needs no model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence: 5 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False discoveries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benjamini and Hochberg 1995: share of false discoveries at most q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session: regularities that span the episodes of one conversation or task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key phrases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most sources a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latest are cited; the rule&apos;s figures always count all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telephone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern and numbering plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment card or wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern and check digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank account (IBAN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern and check digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>National identifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pattern and check digit, by country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postal address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of birth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, token or password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vendors&apos; shapes and entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words about a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships and family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sexuality and gender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Political opinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Religion or belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ethnic origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Union membership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biometrics and genetics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offences and convictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names and what is said of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruction to a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrases, markup and hidden characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger was changed, cut or reordered by something other than Credence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many sources were lost that fewer than two are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An active memory speaks against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dangling evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cites a memory that is not in the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cites a memory whose time has run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malformed evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source document has something else where its evidence belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episode lies beneath it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One episode carries it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least half of its episodes arose after it was believed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cites a whole batch, so that nobody can tell which sources bear it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paraphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It only says again what one of its sources says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over-general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal wording that fewer than five sources carry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several reflections of a scope have the same text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth mismatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The depth in the source document is not the one its evidence gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies above the maximum depth of its scope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose to retract all but the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose to retract it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Actions</name>
    <message>
        <source>Every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys in force. They can be changed: [Settings, keys](settings.md#keys).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, its keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Application</name>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace to show: inspect, review, reflect or audit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the memory with this id or source reference; in review, the candidate; in the ledger, the entry with this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this scope only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the store without the right to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of the workspace: tree, both or map of inspect; queue, deferred, decided or commit of review; new-run, runs or compare of reflect; why, whatif, health, recall or ledger of audit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this kept run, by its id or file; given twice, compare the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the window once nothing is loading, and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of that picture in logical pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device pixels per logical pixel, 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of texts in percent of the usual, 80 to 200.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window; “pseudo” marks every text, to test translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the manual as Markdown files into this folder, and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector and curator for the long-term memory of AI agents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A memory store, or a file or folder to import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one store can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workspace “%1”; there is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--run can be given once to show a run, or twice to compare two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no view “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--grab needs the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--manual needs a folder, and makes no picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size; write it as 1400x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no theme “%1”; there are: light, dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no scale from 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size from 80 to 200.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--select, --scope, --run and --read-only need a store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store has no scope “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue has no candidate “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::AuditWorkspace</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole argument of the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What falls without some memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is weak, stale or broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the agent would be given for a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who did what, when and why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::BearingModel</name>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closest %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cited with a whole batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store does not hold this source any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::BearingRows</name>
    <message>
        <source>Source %1, against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bears it: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::BeliefPanel</name>
    <message>
        <source>Merge into which belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9, or find it by words; Esc leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief has these words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::BeliefRows</name>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::BudgetMeter</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 spent, the run %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CallReading</name>
    <message>
        <source>Kept as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CallsModel</name>
    <message>
        <source>no reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, try %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, try %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CallsPane</name>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of the call is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read out of the reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each prompt and reply of a run appears here, with what it cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This preset needs no model: nothing is sent anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run called no model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run called no model. Select a candidate to see the episodes it rests on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of about %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing could be read out of this reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was proposed by this call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasoning:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reply came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reply yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1 was not in the prompt (%2 – %3). What cites it is dropped, the reply is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store does not hold it any more; as the prompt showed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the prompt showed it; no candidate rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source had this number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidateDetails</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model wrote: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: no model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidatePane</name>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is being edited; save it or leave it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is approved already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What replaces or removes is approved after the change was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was typed is thrown away; the candidate’s text stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save over what was done elsewhere?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided on this candidate while its text was edited. Saving takes that decision back: the candidate waits again, with your text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate was changed elsewhere while its text was edited. Your text replaces the one that it has now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected elsewhere by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved elsewhere by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off elsewhere by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed elsewhere with ledger entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed elsewhere since it was shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed is kept; saving it asks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays here until you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model’s text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed with ledger entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1, not yet committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replacement is decided one at a time, after its diff was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What removes or archives is decided one at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the queue. New ones appear there after a run in Reflect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposer’s reason: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources changed since the run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CandidatesModel</name>
    <message>
        <source>Dropped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <comment>a candidate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reply</source>
        <comment>a link to what the model answered</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ChangeBlock</name>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on the old belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into this belief; its text stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 original is archived once the narrative is in; it still supports what rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 originals are archived once the narrative is in; they still support what rests on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belief that it would change is not in the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded by the new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the commit, then the new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, none changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of which %2 change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CheckList</name>
    <message>
        <source>not run</source>
        <comment>a check</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ChipRow</name>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited, the model’s text is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model’s text, unedited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unedited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CodeView</name>
    <message>
        <source>Copy as it was sent or came</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ColumnHeads</name>
    <message>
        <source>time</source>
        <comment>column of calls</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <comment>column of calls: tokens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <comment>column of calls: tokens</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CommandPalette</name>
    <message>
        <source>depth %1, 1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1, %2 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a memory or a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hits of all memories</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commands only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CommitSheet</name>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the approved candidates into memory, in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep reviewing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the sheet; nothing is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change set can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store changed under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the change set as it is now. Nothing was committed; look at it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading what would change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 change is committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes are committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger entry %1. All of them are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit 1 change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit %1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them in one step, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve a candidate first; decisions are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one that is approved stays behind; why, it says below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 that are approved stay behind; why, it says below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beliefs added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrative added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narratives added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged into a belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged into beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>originals archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked by a flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked by flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diff seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows from them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1, in this window. It can be undone with Ctrl+Z, after a restart too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed, and nothing is entered in the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1, in this window. Ledger entry %2, can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CompareModel</name>
    <message>
        <source>d%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sources shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same words, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped only in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A’s words are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B’s words are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reply</source>
        <comment>a link to what the model answered</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ComparePage</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let A and B change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chosen candidates into the queue; no model is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the comparison as a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost and counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two kept runs are needed; there is %1. Each dry run of New run is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are the same run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of which %2 in the same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence, likeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same memory selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same %1 memories selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other memories selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of %1,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen; of a pair, the words of the darker letter are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Two dry runs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CompareView</name>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t send it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take B’s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take A’s words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ConfidenceValue</name>
    <message>
        <source>Confidence: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CopyButton</name>
    <message>
        <source>Copy the id %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::CountList</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Curator</name>
    <message>
        <source>import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 1 memory</source>
        <comment>a kind of change of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 memories</source>
        <comment>a kind of change of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with 1 more change</source>
        <comment>a kind of change of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 more changes</source>
        <comment>a kind of change of the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is open read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo is not possible. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo is not possible. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is open read-only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract this %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is withdrawn. Its text is kept, and it can be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is put back in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected text waits in Review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief changed with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs changed with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain breaks at entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased payloads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html);;Markdown (*.md);;Picture (*.svg);;Graph (*.dot);;Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DetailsPanel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added by the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole argument of the selected memory, down to its episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected memory instead of its argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the argument as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the argument as plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the argument as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the argument…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the argument of the selected memory to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the selected memory; its text is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the withdrawal of the selected memory back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the selected memory by another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep showing this memory while others are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other keys of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other keys of the source, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent&apos;s own trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent&apos;s own state, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its content was erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 direct, %2 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 direct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 of 10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: no episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echo: the share of its episodes that came after it was held already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungrounded: no episode lies beneath it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single source: it rests on one episode alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some sources are cited as a whole batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its evidence was malformed in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 open flag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
in the source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none given, UTC assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last accessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recomputed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (payload erased)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press |↓| to take the first memory, or |Ctrl| |K| to find one. Until then, this is what the store holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a store to see what an agent believes, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 importance gathered since the last reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, from %1 episodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recency weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recency decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DialogFrame</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not written there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows, one line each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason and a name are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DiffText</name>
    <message>
        <source>Stays as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: %1
After: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DoneBar</name>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DoubtModel</name>
    <message>
        <source>Stale: too little is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect: some support is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer episodes say the opposite, or seem to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps contradicted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DoubtSources</name>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text was erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer and related</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seems to contradict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DraftList</name>
    <message>
        <source>Memories as they will appear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::DraftsModel</name>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no episode beneath it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EditBox</name>
    <message>
        <source>Text of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to the model’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model’s text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EffectModel</name>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 become stale, %3 suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 becomes %3, %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EffectSummary</name>
    <message>
        <source>%1: retract %2, forget %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 becomes stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 become stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 becomes suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 become suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memories withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>become stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>become suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beliefs stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each takes a belief by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ErrorBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EstimateTable</name>
    <message>
        <source>%1: estimate %2, so far %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EvidenceModel</name>
    <message>
        <source>speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store does not hold this source any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1, against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::EvidencePane</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown of the evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the candidate cites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call that proposed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to be archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sources appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source is cited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What removes a belief may stand without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model proposed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no prompt and no reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ExportDialog</name>
    <message>
        <source>credence-jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All there is, one object a line; it can be imported again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be read: beliefs by depth with what they rest on, then the episodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table, one memory a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved beliefs of high confidence, one a line, to be put into a system prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without what is flagged or the privacy policy does not allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the file holds memories only: no candidates, flags, decisions or ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whose beliefs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief of high confidence was approved; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of high confidence were not approved by anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is damaged. What can be read of it, %1 lines, was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1 lines to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1 memories to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FigureTable</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FilterBar</name>
    <message>
        <source>Filter the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, or status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show memories of some statuses only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by flags and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags, grounding, kind, confidence, importance, depth and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.5 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.7 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.9 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all filters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FilterButton</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FindField</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FlagBlock</name>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading what it becomes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FlagRow</name>
    <message>
        <source>emergent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where it stands, why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by %1, score %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>policy: %1, then a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::FoundRow</name>
    <message>
        <source>changed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::GlyphWords</name>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active: in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect: in doubt, lost some support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale: in doubt, fewer sources left than the floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded: replaced by another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated: archived in a narrative, still supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted: withdrawn by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased: a tombstone without content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::GraphCanvas</name>
    <message>
        <source>%1 of %2 memories are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows walk along the links, Enter goes to a memory, plus and minus zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows more of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rests on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carries %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HandBackDialog</name>
    <message>
        <source>Hand back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes, as JSON lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes, as a table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files, and what can’t be said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file as it would be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file in a folder of your choice; the source is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <comment>a form that a hand-back makes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out what would be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was decided here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided about these memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written before you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can’t be said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… the rest is not shown, and is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handing back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthKeeper</name>
    <message>
        <source>Health check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The health of the store can’t be checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthModel</name>
    <message>
        <source>Needs a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak grounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not found any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthPage</name>
    <message>
        <source>Show its argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show why the memory of this finding is believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory of this finding in the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept this finding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is, with a reason that is kept in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose a step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the step that the finding suggests into the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also concerned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finding is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one in the list to see what it means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new since the check before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It concerns the ledger, no memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and compared with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the first time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step is safe to propose by itself; look at its argument first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal waits in Review; nothing changes until it is approved there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept this finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not counted and not shown any more, unless accepted ones are asked for. The store itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding was not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate enters the queue of Review. Nothing changes until somebody approves it and commits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was proposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal waits in Review.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HealthPane</name>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the store’s health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for weak, stale and broken beliefs again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which kinds of finding are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store has changed since; check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check looks for what is weak or broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted ones, too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Help</name>
    <message>
        <source>Learn more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HelpDesk</name>
    <message>
        <source>What the agent believes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is a belief on which nothing else rests. Open one to see what it was made from, down to the episodes: what really happened. The signs and figures say how well it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height is depth, from left to right is time. One belief is selected: blue is what carries it, orange is what rests on it. Nothing is left out, broken things are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details shows the selected memory everywhere: its text, how well it is grounded, its evidence and how it was made. Why, key W, says the whole argument in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing counts before you say so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates wait here. One key approves or rejects, each with its checks and flags beside it. What you approved enters memory with the commit, in one step that can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look before it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reflection runs dry: you see what it would make the agent believe, and what it costs, while the store stays as it is. The preset Patterns needs no model and no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask, try, take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit finds what is weak, shows what falls if something is not true, forgets a person, and keeps the ledger of all that was done. F1 opens the manual wherever you are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page of the manual, its heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was found, the line that says it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::HintLine</name>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ImportDialog</name>
    <message>
        <source>Lines that are no JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out; the rest is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of an unknown shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories without a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out; there is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times that can’t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept without a time; they come last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance out of its scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept; importance stays unset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence that is malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is kept and marked, its evidence as extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id that stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link that closes it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories that cite themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That link is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence of another scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence that is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The links stay, marked as dangling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other memories under a known id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken; name another scope to take them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text that is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept byte for byte, shown with marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys without a meaning here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept aside with the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that can’t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember this for sources with these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into a new store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the new store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the open store, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope: whose memory it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose memory it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they will appear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next memories of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narratives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vanished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading with the new meanings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory stores (*.credence)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading. The original is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a scope and its count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose memory it is; another name keeps it apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is kept apart; a link never crosses scopes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a depth and its count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs by depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 links to what is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list can’t be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what it will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::InspectWorkspace</name>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words to find memories in the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the columns of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree and map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 roots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter could not be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of %1 memories has all that the filter asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an agent writes into this store appears here; an import brings what another tool remembers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::KeyField</name>
    <message>
        <source>Press the new keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysDialog</name>
    <message>
        <source>In the queue of Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what the foot of the queue names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject, with that reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge into that belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the flag: allow, redact, downgrade, block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Findings of Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow, redact, downgrade, block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan, on its button; on a row open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the tree and the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and open; in the map along links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the graph of an argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next box of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there, or open a folded box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom, and fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysModel</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command, its keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <comment>a command, its keys, those that it came with</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::KeysPage</name>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command and no key is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its keys: %1. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press other keys in the field. They are in force at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a meaning already: %2. It would have no key then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all commands the keys they came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) have other keys now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Lanes</name>
    <message>
        <source>Sources over time: of the old one %1; of the new one %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerHead</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerModel</name>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recheck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fired, %1: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held, %1: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recall found no belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does entry %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was brought to a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is kept in step with no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload erased by entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone by entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain is broken here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed from it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::LedgerPage</name>
    <message>
        <source>none, it is the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the chain of the ledger, and check schema, file and indexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ledger…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write all entries as JSON lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo this entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what this entry did, as a new entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo this entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the argument of the first memory it concerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one in the list to see what it changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger can’t be verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the filter to see more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each change of this store makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; 1 payload is erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 payloads are erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain breaks at entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain holds, the file does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain, schema, file and indexes verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased with its payload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each matches what is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken from entry %1 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds entry %1, which takes back what this one did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is taken back by a new entry. Nothing is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is done again by a new entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 was not undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 was not redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::LoadingRows</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MainWindow</name>
    <message>
        <source>Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reflection tree and its map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue: approve, reject, edit, commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry runs: what a reflection would find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triggers: when reflection fires, and what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is believed, and what is weak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree alone: beliefs and what they rest on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map alone, with its counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the neighbourhood of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a dry run and watch it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kept runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map can’t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup before it was brought to this version: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes can be made here. Each is entered in the ledger and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands (%1 shows a menu bar)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no store; import it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, 1 problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed at the watched source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed and can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of other kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in, since the source is watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample is not installed with this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making your copy of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample can’t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a memory store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory stores (*.credence);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file, such as nodes.json or a .jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of an agent or of a simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories (*.json *.jsonl *.md *.db *.sqlite *.sqlite3 *.af);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 edited text is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 edited texts are not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They belong to candidates of this store and are thrown away with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector and curator for the long-term memory of AI agents. Apache License 2.0. It works on local files; only the models that you name are ever contacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built with Qt %1, SQLite, nlohmann_json, {fmt}, libsodium and utf8proc.
Typeface: Inter (SIL Open Font License). Icons: Lucide (ISC).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it here to open or import it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Manual</name>
    <message>
        <source>%1 can’t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MapBrush</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag an edge to zoom, double-click for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map shows %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 y</source>
        <comment>years, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag an edge to zoom,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click for all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MapCanvas</name>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories by time and depth. Arrow keys walk along links: down to a source, up to what rests on it, left and right to neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these memories has a time, so none can be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no episode beneath it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MapPane</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports it %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on it %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against it %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected memory has no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source lies before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources lie before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source lies after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources lie after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rests on it after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rest on it after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 rests on it before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rest on it before %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many, with the share in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deprecated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre the map on the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more time in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show less time in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all time in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the map as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the map shows to a file that scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the map as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the map shows to a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the map shows to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the store…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 memories in %2 scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 without a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map to export yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MappingPane</name>
    <message>
        <source>Not used, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 is taken for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of each key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used, %2 kept aside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MemoryList</name>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MemoryListModel</name>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cited as one of a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::MirrorsModel</name>
    <message>
        <source>It is recognised as %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::NearestList</name>
    <message>
        <source>Nearest in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief, d%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::NowAfter</name>
    <message>
        <source>%1: now %2, after %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ParameterRow</name>
    <message>
        <source>Reset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::PlanModel</name>
    <message>
        <source>made, a script to run by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyHead</name>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In store</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyHints</name>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens a flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves a placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halves its weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyModel</name>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions to the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third persons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitive kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the store</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::PolicyPage</name>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the drafted policy into the store, as one entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard policy changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the policy that is in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the policy to its defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft the actions that come with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the policy change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the entry that was just written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Categories and what happens to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person, with the evidence in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person, at a terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model or an agent never approves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope of the names and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the scope’s subject, with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A claim about anybody else is one about a third person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deepest new reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind of candidates after, hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More reasons for a rejection, with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the change means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories that the change concerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting what is private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories could not be looked through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories are being counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories were not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 memories hold something that a category names. A change drafted at the left is shown here before it is applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory that is there is concerned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 concerned, %2 of them beliefs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scan would open a flag on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would be flagged any more in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More were found than are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stored memory gets a new flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 stored memory gets a new flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stored memories get a new flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Adds a ledger entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2. Adds a ledger entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied, ledger entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, 1 differs from the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 differ from the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1, read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approval channels: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply 1 change of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply %1 changes of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates and memories are judged by it from now on. Flags that are open stay open; a scan flags what is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change can’t be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ProvidersModel</name>
    <message>
        <source>no price known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$%1 / %2 per M tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an address, a model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ProvidersPage</name>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key not set now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are never written to a store, a run, a log or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use and keep replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies lie beside the store with its own access rights. The same call is then not paid for twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the kept replies of this store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line reads the same file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one smallest call with what stands here, and say what came of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it from the file, and its key from the keyring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI-compatible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenAI, Ollama, llama.cpp, vLLM, LM Studio and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Anthropic Messages API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the built-in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the key comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variable of the environment, by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop’s keyring keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key, for the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a million tokens in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a million tokens out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ in,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ out, a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries of a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tries each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that a call may take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds without a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s a call,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s without a byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by the environment, only shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the environment names one like it, which is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in the keyring; type another to replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paste the key here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set where this program was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set. Only its name is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the name of the variable is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop’s keyring keeps it; no file of Credence does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the keyring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyring holds a key for this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a provider named %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the key that the keyring is to keep, or choose another place for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. The old key stays in the keyring: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider is taken out of the settings, and its key out of the keyring. Runs stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider is taken out of the settings. Runs stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed. Its key stays in the keyring: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set where this program was started. Set it there and start Credence again, or let the keyring keep the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test of a provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered in %2 s: %3 tokens in, %4 out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings have %1 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::QueueFoot</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::QueueModel</name>
    <message>
        <source>Proposed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for %1, since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 open flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d%1</source>
        <comment>depth, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 merged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::QueuePane</name>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only candidates with certain words, kinds, flags or doubts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, flags, doubts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the queue by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With doubts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer applying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the candidates that wait for too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole section again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show those like rejected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show candidates that are like one that was rejected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate waits for longer than %1 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates wait for longer than %2 hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide those like rejected ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 like a rejected one is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 like rejected ones are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press / to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you put off with D waits here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved, rejected and committed candidates stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New candidates appear here after a run: start one in Reflect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Rail</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReasonPanel</name>
    <message>
        <source>Reject because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9, or type; Esc leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallHead</name>
    <message>
        <source>recency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relevance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallModel</name>
    <message>
        <source>episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belief, depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last read %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2, %3, score %4: recency %5, importance %6, relevance %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled for this question: %1. A newer episode says: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind it: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled for this question by a newer episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more episode behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more episodes behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episode lies behind it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RecallPage</name>
    <message>
        <source>focused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the hits with their scores as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hits were copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes behind the hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the episodes that the belief rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument of the hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole argument of the hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and decay as the preset has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what the agent would be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the question asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking here does not count as an access.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance 1, recency and importance 0.1: they decide among what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park et al. 2023: 0.995 an hour, all weights 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As that paper’s code does it: 0.5, 2 and 3, by rank with the oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you set here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rank, the oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, BM25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing could be recalled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the agent would be given for a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope %1, %2, %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, as of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 overruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a question to see what the agent would be given, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory in use fits the question. Try other words, or all layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recency %1, importance %2, relevance %3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
%1 are in both, %2 change place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RecentRow</name>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not there now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RecheckPage</name>
    <message>
        <source>Keep the belief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands by what is left; a further loss brings the doubt back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract the belief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw it; what rests on it is shown first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede the belief…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put another memory in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the belief in Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in the tree with what rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read what is in doubt anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether what is left and what came since show the belief; the decision stays yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recheck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it lost, what is left, what came since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for beliefs in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in doubt could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not in doubt; what speaks against it is an offer to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perhaps contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer episode contradicts it; a link says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer episode is alike and seems to say the opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept before, with 1 loss known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept before, with %1 losses known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finds it %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its evidence appears here, with what came since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model provider is set up; see Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 perhaps contradicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief has lost support, and no newer episode seems to contradict one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs that lost support appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes active again and stands by what is left of it. The losses so far count as known; a further one brings the doubt back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belief was not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belief is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belief, what is left of its sources and the newer related episodes are sent to the model. It only says what it thinks; nothing is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no provider of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model gave no opinion.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReflectWorkspace</name>
    <message>
        <source>Runs (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the kept replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies of models that lie beside this store are deleted. Runs keep theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kept replies are cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it, or wait until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run can’t be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a run file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run can’t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw this run away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its candidates, prompts and replies are deleted. The store is not changed: it never saw them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run’s file can’t be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the file of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its candidates stay in Review, and the store keeps its own record of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its candidates, prompts and replies are deleted. The store is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run can’t be saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates could not be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 candidate waits in Review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates wait in Review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaying: nothing is sent, nothing is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all that was chosen could be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison was written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReplacementRows</name>
    <message>
        <source>newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alike %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewController</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <comment>number, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is open read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store’s policy does not list the window (gui) as a way to approve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolution of a flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifting of a rejection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy changed, ledger entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed, ledger entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates decided, ledger entry %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was done, the candidate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ledger entry %2</source>
        <comment>what was done, its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ledger entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged into: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate is not in the queue any more. The text is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the new text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decided on it meanwhile. The text is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed elsewhere meanwhile. The text is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking it against today’s memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag redacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag downgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked by a flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolving the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 plain addition approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plain additions approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason kept in the list: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo is not possible. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo is not possible. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did something else since, in another window or program: what was named (%2) is not the last any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program writes to it. Nothing was changed; commit again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed; the decisions are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed: the store is as before, and the decisions are kept. Make room or look at the file’s rights, then commit again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed: the store is as before, and the decisions are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed 1 change, ledger entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed %1 changes, ledger entry %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewWords</name>
    <message>
        <source>%1, %2</source>
        <comment>an action, its state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved, blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 downgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding, answered: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings, all answered: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer applies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ReviewWorkspace</name>
    <message>
        <source>Recheck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs that lost support, or that something newer contradicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is private or unsafe in the whole store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of each category, and who may approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, its keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve the candidate; it enters with the commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the candidate; then 1 to 9 picks the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the text; the model’s is kept beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the candidate off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add its sources to a belief instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next open flag; then 1 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the decision on this candidate back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the candidate against today’s memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this candidate again though one like it was rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next candidate of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the candidate before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next source of the candidate (also Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last decision back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve plain additions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve all additions at once that no flag and no check speaks against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what a commit would change, then commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the candidate’s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text of the candidate in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commit of ledger entry %1 is taken back; its change is not in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commit of ledger entry %1 is taken back; its %2 changes are not in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One decision was refused: %1 It is marked in the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed 1 candidate of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else changed %1 candidates of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back, as a new entry of the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (low confidence)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve 1 plain addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve %1 plain additions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each adds one belief; nothing is flagged and, but for low confidence where it is said, no check speaks against any. They enter with the next commit; one undo takes them all back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RowCache</name>
    <message>
        <source>The store holds no such memory any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RowDelegate</name>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RunController</name>
    <message>
        <source>What was paid for is kept. Check the model’s name, address and key, then run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was spent. Change the setup and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another scope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run can’t be kept beside the store: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it to a file of your own, or it is lost with this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run keeps what it has. Each call says below what came of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RunPane</name>
    <message>
        <source>Dry run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the run’s file; the store never saw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the run with its prompts and replies to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the candidates into the queue; no model is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use as setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over this run’s preset and parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this again from its own replies: nothing is sent anywhere, nothing is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose all candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick every candidate of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose no candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tick from every candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected candidate’s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing has run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its calls and replies are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of the replies that arrived is kept and can be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before a call that would go beyond the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dry run shows in full what a reflection would make the agent believe. The store stays as it is. Choose a preset and press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidate yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They appear here as they are found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped before it had found any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed before it had found any. Each call says what came of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget was used up before it had found any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run found nothing that it would propose. Another preset, or lower limits, may find more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1 to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is read only; this is checked when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its candidates wait in Review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run did not touch the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program wrote to it meanwhile; this run’s connections did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked: the file’s SHA-256 before and after the run is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended before the store was compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is only read; the comparison comes at the end of a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store changed during the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file’s SHA-256 before and after differ. Verify the ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show source %1, against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show source %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RunWords</name>
    <message>
        <source>%1, in no source</source>
        <comment>a flag that no episode has</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaces a belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extends a belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extends “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdraws a belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a narrative; its originals are archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enters deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RunsModel</name>
    <message>
        <source>none needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::RunsPage</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each dry run is kept here until it is thrown away, with its prompts, replies and candidates. Start one in New run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected run with its candidates and calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the two selected runs side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected run’s file; what is in Review stays there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the selected run again from its own replies: nothing is sent, nothing is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a run file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a run that was saved to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose scope, preset and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a second run to compare the two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ScanModel</name>
    <message>
        <source>in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::ScanPage</name>
    <message>
        <source>%1 of %2 memories hold something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; stopped, %1 were not looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 more are allowed by the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last kept scan: %1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last scan stopped after %1 memories; the next that is kept goes on there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through all memories; nothing is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking; what was found so far stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the scan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a flag for what is new and close what is gone, as one ledger entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory with what rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the filters back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A placeholder stands in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence low, importance halved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow the finding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redact the finding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downgrade the memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block the memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flags could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan for what is private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan was stopped; it lists what it saw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store could not be scanned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redacted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downgraded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a finding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a scan finds shows here, with its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first of %1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by this scan. Keep the scan to decide on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each answer asks for a reason and is one ledger entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here fits the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding is hidden by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings are hidden by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is found appears here when all memories were looked through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not scanned yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All memories were looked through for keys, identifiers and sensitive claims.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scan looks through all memories for keys, identifiers, sensitive claims and instructions to a model. Nothing is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories are looked through once more, so that what changed meanwhile is seen. What is new becomes an open flag on its memory, to be decided on here; the memories stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan was cancelled; nothing was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan was not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan is kept: %1 new, %2 gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as far as it came; the next scan that is kept goes on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 1 finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory stays as it is; the flag is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A placeholder takes the place of what was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence becomes low and importance is halved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is retracted; what rests on it may fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finding is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 findings are decided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::Session</name>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading memories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy belongs to the store; each change is an entry of its ledger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command line uses the same providers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source is only read; nothing goes back to it unless you hand it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the desktop’s own size. Rows and fields grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start. Memories stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in the ledger beside what you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the map travel and fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the store that was open last</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SetupPane</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stops before a call that would go beyond it. Empty: no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In and out together. Empty: no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls at most. Empty: no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences (insight), or subject, predicate and object (belief), where the preset lets choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only memories of this day and later, as 2026-05-01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only memories of this day and earlier, as 2026-05-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only memories that name this person or thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these memories: ids or source references, parted by commas or blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflect dry: nothing is written to the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run; what is done is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every parameter the preset’s default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use and keep replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies lie beside the store with its own access rights. The same call is then not paid for twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the kept replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None needed: built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no day; write it as 2026-05-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops at 1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops at %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops at 1 call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops at %1 calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This preset needs a model. Patterns needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked while running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps what is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SlopeChart</name>
    <message>
        <source>Two settings side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SourceRows</name>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SourceWatcher</name>
    <message>
        <source>its source changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources of the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is imported stands here, so that it can be kept in step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changed there, and take it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in what is new there by itself while the store is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change path…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source was moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what was decided here in a form that the source&apos;s owner can use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget source…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop keeping in step; its memories stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the path of the source on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is new there is taken in; what is gone there waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided here goes out by Export….</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, only read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sources stand here once one is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources are looked for where they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the source lies now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies there is recognised as %1, not as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the source %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not kept in step any more. Its memories stay, and nothing changes at the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories from it	%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source was not forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::StagesModel</name>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::StatusBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent’s trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No network is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store is open. Open one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a memory store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose memory is shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes can be made; each is entered in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live, last episode %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger, episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this pace within 2 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this pace in 1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this pace in %1 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this pace in 1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this pace in %1 days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SupersedeDialog</name>
    <message>
        <source>Supersede this belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede this episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corrected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own words; they go to Review as a candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of it, or its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for what takes its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could take its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corrected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rests on what is ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the corrected text rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supersede</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the floor is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of its scope fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes yet: it waits in Review like any other candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason and a name are needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SweepChart</name>
    <message>
        <source>Firings by threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or count %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SyncDialog</name>
    <message>
        <source>Synchronise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronise with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed at the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is compared with what is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is gone there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is gone there stays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is retracted here; it comes back if it comes back there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is gone there is retracted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be taken as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading. The original is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with what is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The original is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of other kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source holds what it held when it was read last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is open for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working out what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief is touched by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become stale: %1. Come into doubt: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>status, text, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is worked out for the first %1 that are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can’t be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronising with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::SyncModel</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TopBar</name>
    <message>
        <source>Find a memory or a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TourCallout</name>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of the tour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TreeModel</name>
    <message>
        <source>1 open flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not cited, 1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not cited, %1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory: what is held, and beneath it what it rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth: one more than the deepest source; episodes have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: how well the sources bear it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves: distinct episodes beneath it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dependents: distinct memories that rest on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags: open findings, and what lacks episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created: when it was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ungrounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks against the row above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1 places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malformed evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TreeView</name>
    <message>
        <source>Reflection tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs on which nothing rests; beneath each what it rests on, down to the episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text of the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the id of the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as credence-jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected memory with its evidence as a line of credence-jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open everything beneath the selected row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close everything beneath the selected row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all rows of the tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre the map on the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the first memory that rests on the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole argument of the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as credence-jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened 1 row; the rest stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1 rows; the rest stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the columns of the first start, in their widths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TriggerLogModel</name>
    <message>
        <source>Fired, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TriggerScopesModel</name>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneChart</name>
    <message>
        <source>Threshold of the draft, over the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← %1 earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft %1, now %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the policy in force fires %2, the draft %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, held %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires %1, by %2: %3 in %4
%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fired %1, by %2: %3 in %4
%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held from %1 to %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: importance not set, counts 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: importance %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneCompareModel</name>
    <message>
        <source>%1: %2
Each firing runs %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Held %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median time between two firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean number of episodes a firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a run puts into the queue, as the runs so far did; what they dropped is not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of a model over the whole history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 30 days, at the provider’s prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval,
median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes
between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights
a cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost
a month</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneController</name>
    <message>
        <source>The trigger’s history can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applying the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The policy is in force, entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run found nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An automatic run ended early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A due trigger ran dry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An automatic run found nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TunePolicyPane</name>
    <message>
        <source>Apply policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the draft in force; it adds a ledger entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the policy in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the reflection of the policy in force and fill the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run although a gate is closed; the run is marked as forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the suggested setting the draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fires when any of these is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum of importance, each from 0 to 1; unset counts 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many episodes since the last firing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minute, hour, day of month, month and day of week, as cron has them: 0 2 * * 1 is Mondays at 02:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recall of beliefs found none; live only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new episode contradicts a belief; live only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and all of these allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number and s, m, h or d, such as 2h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firings on one day, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episode floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-salience episodes before the first firing: 0.5 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft against the setting in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trigger now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreflected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A due trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a due trigger runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run dry by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the window is open; its candidates wait in Review, and nothing is committed by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls a day at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost a day at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds a ledger entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, most by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with more episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not foreseeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The draft keeps what it had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schedule never comes: there is no such date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field does not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneWords</name>
    <message>
        <source>no condition is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daily cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episode floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daily at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::TuneWorkspace</name>
    <message>
        <source>in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history and the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trigger of each scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fired, what was held, and what came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 replays each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole history in the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the chart to a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the chart to a scalable picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the draft’s firings as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write when the draft would have fired to a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the trigger’s log as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what fired and what came of it to a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the draft in the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the draft as it is now as a row of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart or the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a preset, or the draft as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the trigger’s log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firings by threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episodes yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An agent writes them, or an import brings them. 50 are advised before the first reflection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each scope has its own trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of the trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same %1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing fired yet, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights, calls and cost are measured for what the policy in force runs, and estimated (≈) for the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls and cost are estimates (≈): no run of the policy in force is in the log yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at %1 a call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default is shown; nothing is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the trigger of %1 follows it. It can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalable pictures (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence trigger history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the draft’s firings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The firings can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can’t be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WelcomePage</name>
    <message>
        <source>Drop a file or a folder here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.credence, .db, .sqlite3, .json, .jsonl, .md, or a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what your agents remember, why they believe it, and decide what stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A store that Credence or an agent made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tool’s memory becomes a new store. The original is only read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada, a coding agent, and Sam over three months. You get a copy of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer, and recent stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked for by place, not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again for the memories of known programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking in the usual places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories of a known program lie in their usual places. Import… reads them from anywhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is read until you choose it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WhatIfModel</name>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superseded already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WhatIfPage</name>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes in other memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers to flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs in the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States of the agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payloads of the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 place cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts and logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs on them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 erased, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tombstones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try without the selected memory, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what carries these beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the few episodes on which most of the beliefs in the list rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the list of what is tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole graph again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work the effect out as the store is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract what is tried…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw these memories, with exactly this effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what is tried…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase these memories for good, from every file of the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for what was forgotten again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all files of the store once more for what was forgotten last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the certificate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write when, by whom and how it was verified that it is gone, without content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words or a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories to try without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories that hold these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that names this person or thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories that are tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for words or a name, or add the selected memory, to see what rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows, as a graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beliefs that change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is applied equals this preview, or nothing is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a common word here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memories can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing names it like this; look at the words like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick it if it is the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps the same name (the %1 most frequent of %2 words):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps the same name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what carries them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episode lies beneath these beliefs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % of %1 on %2; found greedily, so fewer might do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effect can’t be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget %1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they say is removed from every file of the store, and the files are searched for it afterwards. A tombstone with id and time stays. This can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become suspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory holds a word like the name and stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories hold a word like the name and stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased, too (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories are forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased, but it could not be verified that nothing is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file beside the store was not cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what was forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files can’t be searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is left in 1 file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is left in %1 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still stands somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the first %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 belief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beliefs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in 1 layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in %1 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, showing %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory rests on it and keeps enough support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories rest on it; all keep enough support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No belief rests on what is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose memories at the left; what becomes of the beliefs shows here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget deletes the backup, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget deletes %1 backups, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is read-only: it can be tried, not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracting keeps the text and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract 1 memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract %1 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are withdrawn. Their texts are kept, and they can be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was retracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 memory was retracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 memories were retracted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyList</name>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument in words, then the episodes it rests on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyModel</name>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (above)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a raw episode: nothing lies beneath it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these %1 episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is cited: it stands without a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No episode lies beneath it: it is ungrounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More reasons follow; an export holds all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the store speaks against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cited source is missing from the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cited sources are missing from the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cited source was erased and no longer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cited sources were erased and no longer count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more episode; an export holds all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more episodes; an export holds all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importance %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episode %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episodes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>credence::ui::WhyPage</name>
    <message>
        <source>How it was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, preset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, proposed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited; it was proposed as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, entry %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>critical, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narratives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole argument again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the boxes that were opened last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole argument as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the model was asked and what it answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1, model %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what falls if this memory is withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what is flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports leave out what is flagged, and prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as a web page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file with the argument, its graph and its episodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument as Markdown text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the graph as a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph as SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the graph for Graphviz…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graph as DOT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument as a graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is cited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a belief in Inspect, in the Health list or with Ctrl+K to see its argument.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showing %1 of %2   </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphviz (*.dot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the argument without what is flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %2; 1 place was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %2; %1 places were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
