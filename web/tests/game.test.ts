import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Link } from '../src/net/link';
import type { Choice, Moment, Prompt, TableMessage, ToSitting } from '../src/net/types';
import { Game } from '../src/play/game.svelte';
import { blancNoir } from '../src/blanc-noir/kind';
import { kept, keep, forget } from '../src/play/saves';
import type { BlancNoirView } from '../src/net/types';
import { settings } from '../src/play/settings.svelte';
import { waysAt } from '../src/play/spots';
import { choice, draw, line, mine, moment, play, prompt, seatView, trade, view } from './fixtures/build';

class Sitting implements Link {
  sent: ToSitting[] = [];
  onmessage: Link['onmessage'] = () => {};
  onlost: Link['onlost'] = () => {};
  close = () => {};
  send = (message: ToSitting) => void this.sent.push(message);
  said = (t: ToSitting['t']) => this.sent.filter((m) => m.t === t);
}

const seen = (turn = 0, more = {}) => view([mine(['R2', 'R7'], []), seatView()], { turn, ...more });
const question = (at: number, options = [play('R2'), play('R7'), trade('R7'), draw]): Prompt => prompt(line('q'), options, { moment: at });
const table = (moments: Moment[], asked: Prompt | null, fresh = false): TableMessage => ({ t: 'table', seat: 0, names: ['安', '波'], bots: [null, 'heuristic'], moments, prompt: asked, fresh, record: `record ${moments.at(-1)?.n}` });

let sittings: Sitting[];
let game: Game;
const sitting = () => sittings.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(settings, { pace: 2, step: false, sound: false });
  sittings = [];
  game = new Game(() => {
    const made = new Sitting();
    sittings.push(made);
    return made;
  });
  game.start('blanc-noir', { seats: 2, rules: seen().rules }, [{ t: 'you', name: '安' }, { t: 'bot', bot: 'heuristic', name: '波' }]);
  sitting().onmessage(table([moment(0, null, null, [line('deal')], seen())], question(0), true));
});

test('the first table is drawn at once and its question asked', () => {
  expect(sitting().sent.map((m) => m.t)).toEqual(['hello', 'start']);
  expect(game.prompt?.moment).toBe(0);
  expect(game.log).toHaveLength(1);
});

test('the record is kept after every table message', () => {
  expect(kept('blanc-noir')).toMatchObject({ record: 'record 0' });
});

describe('tapping', () => {
  test('the first tap selects and the second commits', () => {
    expect(game.tap('hand R2')).toBe('selected');
    expect(sitting().said('act')).toEqual([]);
    expect(game.tap('hand R2')).toBe('acted');
    expect(sitting().said('act')).toEqual([{ t: 'act', moment: 0, action: 'play R2' }]);
  });
  test('where several things can be done, a second tap commits to none of them', () => {
    game.tap('hand R7');
    expect(game.tap('hand R7')).toBe('several');
    expect(sitting().said('act')).toEqual([]);
  });
  test('a refused card is selected, so that its reason is shown', () => {
    sitting().onmessage(table([moment(1, null, null, [], seen())], { ...question(1), refused: [{ action: 'play G1', reason: line('no'), spot: { t: 'hand', card: 'G1' } }] }, true));
    expect(game.tap('hand G1')).toBe('refused');
    expect(game.selected).toBe('hand G1');
  });
  test('a place where nothing is offered and nothing refused does nothing', () => expect(game.tap('hand B9')).toBe('nothing'));
});

test('while an answer is on its way no second one is sent', () => {
  game.act('draw');
  game.act('draw');
  expect(sitting().said('act')).toHaveLength(1);
});

describe('what happened is shown moment by moment', () => {
  const three = [moment(1, 0, 'draw', [line('a')], seen(1)), moment(2, 1, 'play', [line('b')], seen(1, { deck: 50 })), moment(3, 1, 'play', [line('c')], seen(0, { deck: 40 }))];
  const go = () => {
    game.act('draw');
    sitting().onmessage(table(three, question(3)));
  };
  test('my own move first, the others at the chosen pace, the question last', () => {
    go();
    vi.advanceTimersByTime(1);
    expect(game.moment?.n).toBe(1);
    expect(game.prompt).toBeNull();
    vi.advanceTimersByTime(800);
    expect((game.view as BlancNoirView).deck).toBe(50);
    vi.advanceTimersByTime(800);
    expect((game.view as BlancNoirView).deck).toBe(40);
    expect(game.prompt?.moment).toBe(3);
  });
  test('at once, when the pace says so', () => {
    settings.pace = 0;
    go();
    expect(game.prompt?.moment).toBe(3);
    expect(game.log.map((e) => e.n)).toEqual([0, 1, 2, 3]);
  });
  test('one step per press in step mode', () => {
    settings.step = true;
    go();
    vi.advanceTimersByTime(60_000);
    expect(game.moment?.n).toBe(1);
    game.step();
    vi.advanceTimersByTime(60_000);
    expect(game.moment?.n).toBe(2);
    game.step();
    expect(game.prompt?.moment).toBe(3);
  });
  test('straight to me skips the rest', () => {
    go();
    game.skip();
    expect(game.prompt?.moment).toBe(3);
  });
});

test('only a card that is played is drawn as a new lead', () => {
  settings.pace = 0;
  const before = game.pieces;
  game.act('draw');
  sitting().onmessage(table([moment(1, 0, 'draw', [], seen(1))], question(1)));
  expect(game.pieces).toBe(before);
  game.act('play R5');
  sitting().onmessage(table([moment(2, 0, 'play R5', [], seen(1))], question(2)));
  expect(game.pieces).toBe(before + 1);
});

test('a finished round holds everything until its sheet is put away', () => {
  settings.pace = 0;
  const sheet = { round: 1, out: 1, rows: [] };
  game.act('draw');
  sitting().onmessage(table([moment(1, 0, 'draw', [], seen(1)), moment(2, 1, 'play', [], seen(1, { round: 2, sheet })), moment(3, 1, 'play', [], seen(0, { round: 2, sheet }))], question(3)));
  expect(game.inInterval).toBe(true);
  expect(game.moment?.n).toBe(2);
  expect(game.prompt).toBeNull();
  game.goOn();
  expect(game.moment?.n).toBe(3);
  expect(game.prompt?.moment).toBe(3);
});

test('after a take-back the table is redrawn and the log is shorter', () => {
  settings.pace = 0;
  game.act('draw');
  sitting().onmessage(table([moment(1, 0, 'draw', [], seen(1)), moment(2, 1, 'x', [], seen(0))], question(2)));
  game.undo();
  sitting().onmessage(table([moment(0, null, null, [], seen())], question(0), true));
  expect(game.log.map((e) => e.n)).toEqual([0]);
  expect(game.prompt?.moment).toBe(0);
});

describe('when the engine breaks', () => {
  test('a new one takes the record over, and the player is told', () => {
    sitting().onlost('unreachable');
    expect(sittings).toHaveLength(2);
    expect(sitting().said('resume')).toEqual([{ t: 'resume', record: 'record 0' }]);
    sitting().onmessage(table([moment(0, null, null, [], seen())], question(0), true));
    expect(game.trouble).toBe('engine');
    expect(game.prompt?.moment).toBe(0);
  });
  test('and breaks again and again, the page stops trying and keeps the record', () => {
    for (let i = 0; i < 5; i += 1) sitting().onlost('unreachable');
    expect(sittings.length).toBeLessThan(6);
    expect(game.trouble).toBe('engine-again');
    expect(kept('blanc-noir')).toMatchObject({ record: 'record 0' });
  });
});

test('a record that cannot be read is said to be so and stays where it is', () => {
  localStorage.setItem('hearsay.record.blanc-noir', JSON.stringify({ record: 'rubbish', at: 1 }));
  game.leave();
  game.resume('rubbish', 'blanc-noir');
  sitting().onmessage({ t: 'sorry', line: line('no') });
  expect(game.trouble).toBe('save');
  expect(kept('blanc-noir')).toMatchObject({ record: 'rubbish' });
});

test('a start that is refused says so in the engine’s words and is not taken for a bad save', () => {
  game.leave();
  game.start('blanc-noir', { seats: 2, rules: seen().rules }, []);
  sitting().onmessage({ t: 'sorry', line: line('sorry-plan-seats') });
  expect(game.trouble).toBe('refused');
  expect(game.sorry?.key).toBe('sorry-plan-seats');
});

test('an engine that cannot be opened at all is said to be so', () => {
  game.leave();
  for (let i = 0; i < 6; i += 1) sitting().onlost('404');
  expect(game.trouble).toBe('engine-missing');
});

test('a save that is no save is told apart from none', () => {
  localStorage.setItem('hearsay.record.blanc-noir', '{oops');
  expect(kept('blanc-noir')).toBe('damaged');
  localStorage.clear();
  expect(kept('blanc-noir')).toBeNull();
});

test('a rematch keeps the players, the bots and the house rules', () => {
  game.rematch();
  expect(sitting().said('start').at(-1)).toEqual({
    t: 'start',
    game: 'blanc-noir',
    setup: { seats: 2, rules: seen().rules },
    plan: [{ t: 'you', name: '安' }, { t: 'bot', bot: 'heuristic', name: '波' }],
    seed: null,
  });
});

test('a game that was kept before there were several is found again', () => {
  localStorage.clear();
  localStorage.setItem('hearsay.record', JSON.stringify({ record: 'old', at: 3 }));
  expect(kept('blanc-noir')).toEqual({ record: 'old', at: 3 });
  expect(localStorage.getItem('hearsay.record')).toBeNull();
});

test('every kind of game keeps a game of its own', () => {
  keep('one', 'a');
  keep('two', 'b');
  forget('one');
  expect(kept('one')).toBeNull();
  expect(kept('two')).toMatchObject({ record: 'b' });
});

test('a record of a game that this page cannot show is not drawn and not lost', () => {
  game.leave();
  keep('whist', 'record');
  game.resume('record', 'whist');
  const strange = { ...moment(0, null, null, [], seen()), view: { game: 'whist' } as never };
  sitting().onmessage({ ...table([], null, true), moments: [strange] });
  expect(game.seated).toBe(false);
  expect(game.trouble).toBe('save');
  expect(kept('whist')).toMatchObject({ record: 'record' });
});

describe('a place that is used in several ways', () => {
  const at = (action: string, whom: number, verb: string) => ({ ...choice(action, line(action), { t: 'hand', card: 'R2' }), verb: line(verb), then: { t: 'seat' as const, seat: whom } });
  const ask = (options: Choice[]) => sitting().onmessage(table([moment(1, null, null, [], seen())], question(1, options), true));

  test('asks at whom once the way is chosen, and a tap on the player does it', () => {
    ask([at('use on B', 1, 'use'), at('use on C', 2, 'use'), at('send to B', 1, 'send'), at('send to C', 2, 'send')]);
    expect(game.tap('hand R2')).toBe('selected');
    expect(game.next).toEqual([]);
    expect(game.tap('seat 1')).toBe('nothing');
    game.way = waysAt(game.prompt, 'hand R2')[1]!.key;
    expect(game.next.map((option) => option.action)).toEqual(['send to B', 'send to C']);
    expect(game.tap('seat 2')).toBe('acted');
    expect(sitting().said('act').at(-1)).toMatchObject({ action: 'send to C' });
  });
  test('goes straight to whom when there is one way only', () => {
    ask([at('use on B', 1, 'use'), at('use on C', 2, 'use')]);
    game.tap('hand R2');
    expect(game.next).toHaveLength(2);
    game.select(null);
    expect(game.next).toEqual([]);
  });
  test('a way with one player only needs no second question', () => {
    ask([at('use on B', 1, 'use')]);
    game.tap('hand R2');
    expect(game.next).toEqual([]);
    expect(game.tap('hand R2')).toBe('acted');
  });
});

describe('settings that answer by themselves', () => {
  const quiet = (n: number, by: number) => moment(n, by, 'pass', [line('passed', {}, 'everything')], seen());
  const byItself = (...moments: number[]) => (blancNoir.answer = (asked) => (moments.includes(asked.moment) ? 'draw' : null));
  beforeEach(() => () => void delete blancNoir.answer);

  test('the question is answered at once and never stands on the table', () => {
    byItself(2);
    game.act('draw');
    sitting().onmessage(table([quiet(1, 0), quiet(2, 1)], question(2)));
    vi.advanceTimersByTime(10);
    expect(sitting().said('act').at(-1)).toEqual({ t: 'act', moment: 2, action: 'draw' });
    expect(game.prompt).toBeNull();
    sitting().onmessage(table([quiet(3, 0)], question(3)));
    expect(game.prompt?.moment).toBe(3);
  });

  test('what was shown before is shown before it is answered', () => {
    byItself(2);
    game.act('draw');
    sitting().onmessage(table([quiet(1, 0), moment(2, 1, 'play G1', [line('played')], seen())], question(2)));
    expect(sitting().said('act')).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(sitting().said('act')).toHaveLength(2);
  });

  test('taking back goes on to the last decision that the player took', () => {
    byItself(2, 3);
    game.undo();
    sitting().onmessage(table([quiet(3, 1)], question(3), true));
    sitting().onmessage(table([quiet(2, 1)], question(2), true));
    expect(sitting().said('undo')).toHaveLength(3);
    sitting().onmessage(table([quiet(1, 1)], question(1), true));
    expect(sitting().said('undo')).toHaveLength(3);
    expect(game.prompt?.moment).toBe(1);
    expect(sitting().said('act')).toEqual([]);
  });

  test('with nothing left to take back, the game goes on from the first question', () => {
    byItself(0);
    game.undo();
    sitting().onmessage(table([moment(0, null, null, [line('deal')], seen())], question(0), true));
    sitting().onmessage({ t: 'sorry', line: line('nothing-to-take-back') });
    expect(sitting().said('act')).toEqual([{ t: 'act', moment: 0, action: 'draw' }]);
  });
});

test('a moment that says nothing takes no time and does not wipe out what was said', () => {
  game.act('draw');
  const hush = (n: number) => moment(n, 1, 'pass', [line('passed', {}, 'everything')], seen());
  sitting().onmessage(table([moment(1, 0, 'draw', [line('drew')], seen()), hush(2), hush(3), hush(4)], question(4)));
  vi.advanceTimersByTime(1);
  expect(game.prompt?.moment).toBe(4);
  expect(game.moment?.n).toBe(4);
  expect(game.told?.n).toBe(1);
});
