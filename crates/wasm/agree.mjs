// Replays recorded games with the page's engine and compares the fingerprint of every position with the native engine's.
// Call: node agree.mjs ENGINE.wasm GAMES.json   (GAMES.json is written by examples/agree.rs)
import { readFileSync } from 'node:fs';

const [enginePath, gamesPath] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(enginePath), {});
const engine = instance.exports;

function through(door, text) {
  const bytes = new TextEncoder().encode(text);
  const at = engine.hs_alloc(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, door(at, bytes.length));
  engine.hs_free(at, bytes.length);
  const [start, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
  const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, start, length));
  engine.hs_free(start, length);
  return answer;
}

const games = JSON.parse(readFileSync(gamesPath, 'utf8'));
let positions = 0;
for (const [number, { record, fingerprints }] of games.entries()) {
  const native = fingerprints.split('\n');
  const page = through(engine.hs_fingerprints, record).split('\n');
  const first = native.findIndex((line, at) => line !== page[at]);
  if (first >= 0 || page.length !== native.length) {
    const at = first >= 0 ? first : native.length;
    console.error(`Game ${number + 1}: after ${at} decisions the native engine has ${native[at]} and the page's has ${page[at]}. The record:`);
    console.error(record);
    process.exit(1);
  }
  positions += native.length - 1;
}
if (positions === 0) {
  console.error(`${gamesPath} holds no position to compare.`);
  process.exit(1);
}
console.log(`${games.length} games, ${positions} positions: native and wasm agree.`);
