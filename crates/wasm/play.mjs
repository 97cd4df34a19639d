// Plays whole games through the page's engine, as the page's worker does: every answer is a random one of those offered.
// Call: node play.mjs ENGINE.wasm [GAMES]: so many of each game
import { readFileSync } from 'node:fs';

const [enginePath, count = '6'] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(enginePath), {});
const engine = instance.exports;

function ask(message) {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const at = engine.hs_alloc(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, engine.hs_call(at, bytes.length));
  engine.hs_free(at, bytes.length);
  const [start, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
  const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, start, length));
  engine.hs_free(start, length);
  return JSON.parse(answer)[0];
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

let luck = 1;
const below = (bound) => {
  luck = (luck * 48271) % 2147483647;
  return luck % bound;
};

const welcome = ask({ t: 'hello', version: 2 });
if (welcome.t !== 'welcome') fail(`The engine does not say welcome but ${JSON.stringify(welcome)}.`);

/** What a game's setup says for so many seats. */
const setups = {
  'blanc-noir': (seats) => ({ seats }),
  'fengsheng/standard-2010': (seats) => ({ edition: 'standard-2010', seats }),
  'fengsheng/blacklist': (seats) => ({ edition: 'blacklist', seats }),
  'fengsheng/qianzhi': (seats) => ({ edition: 'qianzhi', seats, rules: seats === 5 || seats === 6 ? {} : { mode: 'free' } }),
  // More than fifteen play only with Travellers among them.
  clocktower: (seats) => ({ script: 'trouble-brewing', seats, travellers: Math.max(0, seats - 15), talk: seats % 2 === 0 }),
};
/** Who sits there besides the players: somebody tells the story. */
const besides = { clocktower: 1 };

let [decisions, longest, slowest] = [0, 0, 0];
let played = 0;
for (const { id, seats_min: fewest, seats_max: most, bots } of welcome.games) {
  const setup = setups[id];
  if (!setup) fail(`This program does not know what the setup of ${id} says; name it in \`setups\`.`);
  for (let game = 0; game < Number(count); game += 1) {
    play(id, setup, fewest + (game % (most - fewest + 1)), bots, game);
    played += 1;
  }
}

/** Whether a view says who has won. */
function isOver(view) {
  return Boolean(view.winners) || view.board?.phase?.phase === 'over';
}

/** One game, from its start to the resuming of its record. */
function play(id, setup, seats, bots, game) {
  const plan = Array.from({ length: seats + (besides[id] ?? 0) }, (_, seat) =>
    seat === game % seats ? { t: 'you', name: 'Node' } : { t: 'bot', bot: bots.at(seat % bots.length), name: `Bot ${seat}` },
  );
  const seed = game.toString(16).padStart(64, '0');
  let table = ask({ t: 'start', game: id, setup: setup(seats), plan, seed });
  let view = table.moments.at(-1).view;
  while (table.prompt) {
    const { options, moment } = table.prompt;
    const before = performance.now();
    table = ask({ t: 'act', moment, action: options[below(options.length)].action });
    slowest = Math.max(slowest, performance.now() - before);
    if (table.t !== 'table') fail(`${id}, game ${game}: an offered answer was refused: ${JSON.stringify(table)}.`);
    view = table.moments.at(-1).view;
    decisions += 1;
  }
  if (!isOver(view)) fail(`${id}, game ${game} asks nothing any more, but nobody has won.`);
  const again = ask({ t: 'resume', record: table.record });
  const last = again.moments?.at(-1);
  if (JSON.stringify(last?.view) !== JSON.stringify(view)) fail(`${id}, game ${game} looks different after resuming its record.`);
  longest = Math.max(longest, JSON.stringify(again).length);
}
console.log(
  `${played} games, ${decisions} answers through the page's engine; the slowest took ${slowest.toFixed(0)} ms, the longest game resumes with ${Math.ceil(longest / 1024)} KiB.`,
);
