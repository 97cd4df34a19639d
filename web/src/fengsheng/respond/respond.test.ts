import { expect, test } from 'vitest';
import type { Prompt } from '../../net/types';
import type { Stop } from '../types';
import { decide, give, going, reasons, untils, type Sight, type Wishes } from './decide';

const AUTO: Wishes = { mode: 'auto', off: [] };
const ALWAYS: Wishes = { mode: 'always', off: [] };
const NEVER: Wishes = { mode: 'never', off: [] };
const sight = (part: Partial<Sight> = {}): Sight => ({ me: 0, turn: 2, window: 'answer', chain: 1, sender: null, blacks: 0, ...part });
const asked = (stops: Stop[] = [], idle = false): Prompt => ({
  moment: 7,
  seat: 0,
  happened: null,
  question: { key: 'q', args: {}, level: 'moves' },
  passing: null,
  rule: '',
  options: [],
  refused: [],
  pause: { idle, stops },
});
const passes = (prompt: Prompt, wishes: Wishes, at = sight()) => decide(prompt, at, wishes, null).pass;

test('a question that is no window is always put', () => {
  const question = { ...asked(), pause: null };
  for (const wishes of [AUTO, ALWAYS, NEVER]) expect(passes(question, wishes)).toBe(false);
});

test('auto passes when passing is all there is, whatever the reasons', () => {
  expect(passes(asked(['danger', 'target'], true), AUTO)).toBe(true);
  expect(passes(asked([], true), NEVER)).toBe(true);
});

test('always asks every time, also when passing is all there is', () => {
  expect(passes(asked([], true), ALWAYS)).toBe(false);
  expect(passes(asked([]), ALWAYS)).toBe(false);
});

test('auto asks for a reason that is switched on, and passes without one', () => {
  expect(passes(asked(['can-counter']), AUTO)).toBe(false);
  expect(passes(asked([]), AUTO)).toBe(true);
  expect(passes(asked(['can-counter']), { mode: 'auto', off: ['can-counter'] })).toBe(true);
  expect(passes(asked(['can-counter', 'target']), { mode: 'auto', off: ['can-counter'] })).toBe(false);
});

test('never passes over everything but what may cost the game', () => {
  expect(passes(asked(['can-counter', 'before-me', 'someone-may-win']), NEVER)).toBe(true);
  expect(passes(asked(['danger']), NEVER)).toBe(false);
  expect(passes(asked(['i-may-win']), NEVER)).toBe(false);
  expect(passes(asked(['target']), NEVER)).toBe(true);
  expect(passes(asked(['target']), NEVER, sight({ blacks: 2 }))).toBe(false);
});

test('what may cost the game cannot be switched off', () => {
  const off: Wishes = { mode: 'auto', off: ['danger', 'i-may-win', 'target'] };
  expect(passes(asked(['danger']), off)).toBe(false);
  expect(passes(asked(['i-may-win']), off)).toBe(false);
  expect(passes(asked(['target']), off)).toBe(true);
  expect(passes(asked(['target']), off, sight({ blacks: 2 }))).toBe(false);
});

test('one’s own play phase is never passed while something can be done', () => {
  const mine = sight({ turn: 0, window: 'play', chain: 0 });
  for (const wishes of [AUTO, ALWAYS, NEVER, { mode: 'auto', off: ['my-turn'] } as Wishes]) expect(passes(asked(['my-turn']), wishes, mine)).toBe(false);
  expect(passes(asked(['my-turn'], true), AUTO, mine)).toBe(true);
  // On the chain, or while one's own intelligence travels, it is a window like others.
  expect(passes(asked(['my-turn']), NEVER, sight({ turn: 0, window: 'answer', chain: 1 }))).toBe(true);
  expect(passes(asked(['my-turn', 'mine']), { mode: 'auto', off: ['my-turn', 'mine'] }, sight({ turn: 0, window: 'in-transit', chain: 0, sender: 0 }))).toBe(true);
});

test('others’ intelligence on its way is a reason of this page’s own, if one could do something', () => {
  const travels = sight({ window: 'in-transit', chain: 0, sender: 2 });
  expect(reasons(asked([]), travels)).toEqual(['on-its-way']);
  expect(reasons(asked([], true), travels)).toEqual([]);
  expect(reasons(asked(['mine']), sight({ window: 'in-transit', chain: 0, sender: 0 }))).toEqual(['mine']);
  expect(passes(asked([]), AUTO, travels)).toBe(false);
  expect(passes(asked([]), { mode: 'auto', off: ['on-its-way'] }, travels)).toBe(true);
});

test('a yield passes over the reasons that were there when it was given, and ends at a new one', () => {
  const given = give('chain', asked(['can-counter']), sight());
  expect(decide(asked(['can-counter']), sight({ chain: 2 }), AUTO, given)).toEqual({ pass: true, yielding: given });
  expect(decide(asked(['can-counter']), sight({ chain: 2 }), ALWAYS, given)).toEqual({ pass: true, yielding: given });
  expect(decide(asked(['can-counter', 'target']), sight({ chain: 2 }), AUTO, given)).toEqual({ pass: false, yielding: null });
});

test('a new reason that is switched off does not end a yield', () => {
  const given = give('chain', asked([]), sight());
  expect(decide(asked(['can-counter']), sight(), { mode: 'always', off: ['can-counter'] }, given)).toEqual({ pass: true, yielding: given });
});

test('what may cost the game ends a yield even if it was there when it was given', () => {
  const travels = sight({ window: 'in-transit', chain: 0, sender: 2 });
  const given = give('intelligence', asked(['danger']), travels);
  expect(decide(asked(['danger']), travels, AUTO, given)).toEqual({ pass: false, yielding: null });
});

test('each yield is over when what it waits for has come', () => {
  const travels = sight({ window: 'in-transit', chain: 0, sender: 2 });
  const intelligence = give('intelligence', asked([]), travels);
  expect(going(intelligence, travels)).toBe(intelligence);
  expect(going(intelligence, sight({ sender: null }))).toBeNull();
  expect(going(intelligence, sight({ sender: 3 }))).toBeNull();

  const chain = give('chain', asked([]), sight({ chain: 2 }));
  expect(going(chain, sight({ chain: 1 }))).toBe(chain);
  expect(going(chain, sight({ chain: 0 }))).toBeNull();

  const turn = give('my-turn', asked([]), sight({ turn: 2 }));
  expect(going(turn, sight({ turn: 3 }))).toBe(turn);
  expect(going(turn, sight({ turn: 0 }))).toBeNull();
});

test('until my turn, said in my own turn, means the next one', () => {
  const given = give('my-turn', asked([]), sight({ turn: 0 }));
  const still = going(given, sight({ turn: 0 }));
  expect(still).not.toBeNull();
  const away = going(still!, sight({ turn: 1 }));
  expect(away).toMatchObject({ away: true });
  expect(going(away!, sight({ turn: 0 }))).toBeNull();
});

test('a question that is no window leaves a yield as it is', () => {
  const given = give('my-turn', asked([]), sight());
  expect(decide({ ...asked(), pause: null }, sight(), AUTO, given)).toEqual({ pass: false, yielding: given });
});

test('only what is there can be waited for', () => {
  expect(untils(sight({ chain: 0 }))).toEqual(['my-turn']);
  expect(untils(sight({ chain: 1, sender: 2 }))).toEqual(['my-turn', 'intelligence', 'chain']);
});
