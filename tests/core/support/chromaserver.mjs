// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Speaks to a Chroma server as its users do: node chromaserver.mjs PORT MODE FILE
//   fill      makes collections, adds, updates, upserts and deletes; writes to FILE what must be there then
//   busy      writes one record after the other for a while
//   handback  FILE is what a hand-back made: does what it says (exit 0: all was taken)
// Exit 3: no server answers.
import { readFileSync, writeFileSync } from "node:fs";

const [port, mode, file] = process.argv.slice(2);
const base = `http://127.0.0.1:${port}/api/v2/tenants/default_tenant/databases/default_database`;

async function call(method, path, body) {
  const reply = await fetch(base + path, {
    method,
    headers: { "content-type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

async function awake() {
  for (let i = 0; i < 150; ++i) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/api/v2/heartbeat`)).ok) return true;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return false;
}

const dimension = 24;
function vectorOf(seed) {
  const out = [];
  let state = (seed * 2654435761) % 4294967296;
  for (let i = 0; i < dimension; ++i) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    out.push(Math.fround((state / 2147483648 - 1) * (1 + (seed % 7))));
  }
  return out;
}

async function fill() {
  const expected = [];
  for (const [name, space, count] of [
    ["empty", "l2", 0],
    ["small", "cosine", 900],
    ["big-cosine", "cosine", 1500],
    ["big-l2", "l2", 1500],
    ["big-ip", "ip", 1500],
  ]) {
    const { id } = await call("POST", "/collections", { name, configuration: { hnsw: { space } } });
    const records = {};
    const meta = (n) => ({ flag: n % 2 === 0, number: n, real: n + 0.25, word: `w${n}` });
    for (let from = 0; from < count; from += 300) {
      const batch = { ids: [], documents: [], embeddings: [], metadatas: [] };
      for (let n = from; n < Math.min(count, from + 300); ++n) {
        const one = { document: `text ${n} of ${name}`, vector: vectorOf(n + 1), metadata: meta(n) };
        records[`${name}-${n}`] = one;
        batch.ids.push(`${name}-${n}`);
        batch.documents.push(one.document);
        batch.embeddings.push(one.vector);
        batch.metadatas.push(one.metadata);
      }
      await call("POST", `/collections/${id}/add`, batch);
    }
    if (count > 0) {
      const changed = vectorOf(5001);
      await call("POST", `/collections/${id}/update`, {
        ids: [`${name}-5`],
        documents: ["changed"],
        embeddings: [changed],
        metadatas: [{ number: null, word: "new" }],
      });
      records[`${name}-5`].document = "changed";
      records[`${name}-5`].vector = changed;
      records[`${name}-5`].metadata.word = "new";
      delete records[`${name}-5`].metadata.number;
      await call("POST", `/collections/${id}/upsert`, {
        ids: [`${name}-8`, `${name}-new`],
        documents: ["upserted", "made"],
        embeddings: [vectorOf(5002), vectorOf(5003)],
        metadatas: [{ flag: false }, { flag: true }],
      });
      Object.assign(records[`${name}-8`], { document: "upserted", vector: vectorOf(5002) });
      records[`${name}-8`].metadata.flag = false;
      records[`${name}-new`] = { document: "made", vector: vectorOf(5003), metadata: { flag: true } };
      await call("POST", `/collections/${id}/delete`, { ids: [`${name}-7`, `${name}-${count - 1}`] });
      delete records[`${name}-7`];
      delete records[`${name}-${count - 1}`];
      // Gone and back again, with another vector.
      await call("POST", `/collections/${id}/delete`, { ids: [`${name}-3`] });
      await call("POST", `/collections/${id}/add`, {
        ids: [`${name}-3`],
        documents: ["back"],
        embeddings: [vectorOf(5004)],
        metadatas: [meta(3)],
      });
      Object.assign(records[`${name}-3`], { document: "back", vector: vectorOf(5004) });
      // What exists is not added again.
      await call("POST", `/collections/${id}/add`, {
        ids: [`${name}-4`],
        documents: ["ignored"],
        embeddings: [vectorOf(5005)],
        metadatas: [meta(4)],
      });
    }
    expected.push({ name, space, records });
  }
  writeFileSync(file, JSON.stringify(expected));
}

async function collectionId(name) {
  return (await call("GET", `/collections/${name}`)).id;
}

async function busy() {
  const id = await collectionId("big-l2");
  for (let n = 0; n < 40; ++n) {
    await call("POST", `/collections/${id}/add`, {
      ids: [`busy-${n}`],
      documents: [`busy ${n}`],
      embeddings: [vectorOf(6000 + n)],
      metadatas: [{ flag: true }],
    });
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function handback() {
  const f = JSON.parse(readFileSync(file));
  const id = await collectionId(f.collection);
  // An embedding function makes these in Python; the bare interface wants them said.
  if (f.upsert)
    await call("POST", `/collections/${id}/upsert`, { ...f.upsert, embeddings: f.upsert.ids.map(() => vectorOf(7)) });
  if (f.update) await call("POST", `/collections/${id}/update`, f.update);
  if (f.delete) await call("POST", `/collections/${id}/delete`, f.delete);
}

if (!(await awake())) process.exit(3);
await { fill, busy, handback }[mode]();
