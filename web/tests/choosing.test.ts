import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blancNoir } from '../src/blanc-noir/kind';
import type { Choice } from '../src/net/types';
import type { Game } from '../src/play/game.svelte';
import { waysAt } from '../src/play/spots';
import { choice, line, moment } from './fixtures/build';
import { question, seated, seen, table, type Sitting } from './fixtures/sitting';

let sittings: Sitting[];
let game: Game;
const sitting = () => sittings.at(-1)!;

beforeEach(() => {
  ({ game, sittings } = seated());
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
