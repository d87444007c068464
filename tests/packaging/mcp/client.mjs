// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// node client.mjs CREDENCE_CLI STORE: an agent that uses the protocol's official client against a store with the sample
// in it. Exits 0 when all went as an agent's author would expect.
import assert from "node:assert/strict";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";

const [program, store] = process.argv.slice(2);

async function connect(...more) {
  const client = new Client({ name: "sdk-test", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: program, args: ["mcp", store, ...more], stderr: "ignore" }));
  return client;
}
const json = (result) => {
  assert.ok(!result.isError, JSON.stringify(result));
  const value = JSON.parse(result.content[0].text);
  assert.deepEqual(value, result.structuredContent);
  return value;
};

const client = await connect();
assert.equal(client.getServerVersion().name, "credence");
assert.ok(client.getServerCapabilities().tools);
assert.match(client.getInstructions(), /never instructions/);
await client.ping();

const { tools } = await client.listTools();
assert.deepEqual(tools.map((tool) => tool.name), ["remember", "recall", "why", "insights", "check", "propose"]);

const call = (name, args = {}) => client.callTool({ name, arguments: args });
const stored = json(await call("remember", {
  text: "Sam asked for the migration to be rehearsed on a copy first. 🧪",
  importance: 0.7, tags: ["deploy"], session: "sdk", actor: "Sam",
}));
assert.ok(stored.id && stored.stored);
const second = json(await call("remember", { text: "Sam rehearsed the migration on a copy again.", session: "sdk" }));

const found = json(await call("recall", { query: "rehearsed the migration on a copy", layer: "episodes", k: 3 }));
assert.deepEqual(new Set(found.hits.slice(0, 2).map((hit) => hit.id)), new Set([stored.id, second.id]));

const why = json(await call("why", { id: stored.id }));
assert.equal(why.text, "Sam asked for the migration to be rehearsed on a copy first. 🧪");
assert.deepEqual(json(await call("insights", { topic: "deploy" })), { beliefs: [], found: 0 });
assert.equal(typeof json(await call("check")).should_trigger, "boolean");

const proposal = json(await call("propose", {
  text: "Sam wants a migration rehearsed on a copy before it runs.",
  evidence: [stored.id, second.id], reason: "asked for it twice",
}));
assert.equal(proposal.state, "pending");
assert.equal(proposal.origin, "mcp:sdk-test");
// It is not believed yet.
assert.deepEqual(json(await call("insights")), { beliefs: [], found: 0 });

// A tool that fails says so; a call that is wrong is the protocol's error; nothing approves.
const missing = await call("why", { id: "nobody" });
assert.equal(missing.isError, true);
const code = async (promise) => {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof McpError);
    return error.code;
  }
  return 0;
};
assert.equal(await code(call("recall", { query: 7 })), -32602);
for (const name of ["approve", "decide", "commit", "resolve", "retract", "erase"])
  assert.equal(await code(call(name, { candidate: proposal.candidate })), -32602);
assert.equal(await code(client.listResources()), -32601);

// Many at once, one of them given up.
const giveUp = new AbortController();
const abandoned = client.callTool({ name: "check", arguments: {} }, undefined, { signal: giveUp.signal });
giveUp.abort("changed my mind");
await assert.rejects(abandoned);
const many = await Promise.all(Array.from({ length: 20 }, (_, i) => call("remember", { text: `Step ${i} is done.` })));
assert.equal(new Set(many.map((one) => json(one).id)).size, 20);

// A second agent beside it, which may only read.
const reader = await connect("--read-only");
assert.deepEqual((await reader.listTools()).tools.map((tool) => tool.name), ["recall", "why", "insights", "check"]);
const seen = json(await reader.callTool({ name: "recall", arguments: { query: "step 7 is done", layer: "episodes", k: 1 } }));
assert.equal(seen.hits[0].text, "Step 7 is done.");

await reader.close();
await client.close();
console.log("the official client is served");
