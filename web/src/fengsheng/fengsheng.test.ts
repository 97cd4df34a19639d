import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../net/types';
import { added } from '../play/log';
import { settings } from '../play/settings.svelte';
import { lend } from '../words/vocabulary.svelte';
import { alsoSpeak, has, speak } from '../words/words.svelte';
import { line, moment, type View } from '../../tests/fixtures/fengsheng/build';
import { SCENES } from '../../tests/fixtures/fengsheng/scenes';
import { WORDS } from '../../tests/fixtures/fengsheng/words';
import Chip from './Chip.svelte';
import { functionsOf } from './cards/faces';
import { EDITIONS, lay, own } from './edition.svelte';
import { sayName, skillsOf } from './cards/names';
import { ROLES, roster } from './cards/roles';
import { entries, roleNamed } from './log';
import { REASONS } from './respond/decide';
import { answer, choose, setReason, startYielding, stopYielding } from './respond/wishes.svelte';
import { sayDeclared, saySeat, sayTransit } from './say';
import { HOPS, PHASES, TIMES } from './stages';
import { stakes, warnings } from './stakes';
import { ring } from './table/ring';
import Chain from './table/Chain.svelte';
import OwnRow from './table/OwnRow.svelte';
import Picks from './table/Picks.svelte';
import Route from './table/Route.svelte';
import Seat from './table/Seat.svelte';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida'];
const scene = (name: string) => {
  const made = SCENES[name]!();
  return { ...made, view: made.moments.at(-1)!.view as View, prompt: made.prompt! };
};

beforeAll(() => {
  alsoSpeak('en', WORDS.en);
  lend({ say: sayName, Chip });
  settings.motion = 'off';
});
beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  choose('auto');
  for (const reason of REASONS) setReason(reason, true);
  stopYielding();
});

test('the next player sits at one’s right, and both sides hold the same number', () => {
  expect(ring([1, 2, 3, 4])).toEqual({ right: [], top: [1, 2, 3, 4], left: [] });
  expect(ring([1, 2, 3, 4, 5])).toEqual({ right: [1], top: [2, 3, 4], left: [5] });
  expect(ring([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ right: [1, 2], top: [3, 4, 5, 6], left: [7, 8] });
});

test('every name the page says exists in the texts', () => {
  const wanted = [
    ...EDITIONS.flatMap((edition) => functionsOf(edition).flatMap((fn) => [`fs-fn-${fn}`, `fs-fn-${own(edition)}${fn}-gloss`])),
    ...[...ROLES].map((role) => `fs-role-${role}`),
    ...REASONS.map((reason) => `fs-ui-stop-${reason}`),
    ...['auto', 'always', 'never'].flatMap((mode) => [`fs-ui-mode-${mode}`, `fs-ui-mode-${mode}-why`]),
    ...['my-turn', 'intelligence', 'chain'].flatMap((until) => [`fs-ui-until-${until}`, `fs-ui-until-${until}-do`]),
    ...['role', 'unsent', 'sent', 'step', 'over', ...PHASES].map((phase) => `fs-ui-phase-${phase}`),
    ...HOPS.flatMap((hop) => [`fs-ui-step-${hop}`, `fs-ui-step-${hop}-why`]),
    ...TIMES.map((time) => `fs-ui-time-${time}`),
    ...['dead', 'lost'].flatMap((life) => [`fs-ui-life-${life}`, `fs-ui-life-${life}-stamp`]),
    ...['kills', 'may-kill', 'wins', 'may-win', 'first-black', 'second-black', 'helps'].map((what) => `fs-ui-take-${what}`),
    ...['return-one', 'good-manners', 'turn-up'].map((rule) => `fs-ui-rule-${rule}`),
    ...['red', 'blue', 'black'].map((colour) => `fs-ui-letter-${colour}`),
    ...['draw', 'discard'].map((order) => `fs-ui-bet-${order}`),
  ];
  expect(wanted.filter((id) => !has(id))).toEqual([]);
  // Whoever plays in an edition has a mission in it, and can do something there.
  for (const edition of EDITIONS) {
    lay(edition);
    const cast = Object.keys(roster(edition));
    expect([edition, cast.filter((role) => !has(`fs-role-${own(edition)}${role}-mission`))]).toEqual([edition, []]);
    expect(cast.filter((role) => skillsOf(role).length === 0)).toEqual([]);
  }
  lay(null);
});

test('the page’s own texts of this game are all said somewhere', () => {
  const files = (at: string): string[] => readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(at, entry.name)) : /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(join(at, entry.name), 'utf8')] : []));
  const code = files(import.meta.dirname).join('\n');
  const texts = readFileSync(join(import.meta.dirname, '../../../locales/en/fengsheng-page.ftl'), 'utf8');
  const built = /^fs-ui-(time|mode|until|stop|phase|step|life|take|rule|letter|bet|help|kind|passed-by|note)-/;
  const unused = [...texts.matchAll(/^(fs-ui-[a-z0-9-]+) =/gm)].map((m) => m[1]!).filter((id) => !built.test(id) && !code.includes(`'${id}'`));
  expect(unused).toEqual([]);
});

test('a seat says all that everybody can see of it', () => {
  const { view } = scene('nine');
  const said = (seat: number) => saySeat(view, seat, names[seat]!, false);
  expect(said(2)).toContain('Cy, 2 cards in hand');
  expect(said(2)).toContain('Intelligence: 1 Red, 2 Black');
  expect(said(2)).toContain('A character face down, unknown');
  expect(said(3)).toContain('Locked');
  expect(said(4)).toContain('Of the Agency');
  expect(said(4)).toContain('Intelligence is on its way there');
  expect(said(5)).toContain('Lured away');
  expect(said(6)).toContain('dead');
  expect(said(6)).not.toContain('cards in hand');
});

test('the way of intelligence is said from where it is to where it comes back', () => {
  const { transit } = scene('transit').view;
  const said = sayTransit(transit!, names);
  expect(said).toContain('Secret intelligence from Bo');
  expect(said).toContain('Face down');
  expect(said).toContain('On its way to Cy');
  expect(said).toContain('then to Di, Ed, Ann, Bo');
});

test('the route shows its stops in order, with the lock on one of them', () => {
  const { view } = scene('transit');
  const { container } = render(Route, { transit: view.transit!, receiving: false, locked: view.locked, names, small: false, onread: vi.fn() });
  expect([...container.querySelectorAll('.path .mark')].map((mark) => mark.textContent)).toEqual(['B', 'C', 'D', 'E', 'A', 'B']);
  expect(container.querySelector('.here')?.textContent).toBe('C');
  expect(container.querySelectorAll('.path .lock')).toHaveLength(1);
  expect(container.querySelector('[data-route]')?.getAttribute('data-route')).toBe('travels');
});

test('the chain lies newest on top, with what is carried out above it and void ones struck', async () => {
  const { view } = scene('void');
  const onread = vi.fn();
  render(Chain, { chain: view.chain, resolving: view.resolving, names, onread });
  const slips = within(screen.getByRole('list', { name: /The chain/ })).getAllByRole('button');
  expect(slips.map((slip) => slip.querySelector('.unseen')?.textContent?.trim())).toEqual([
    expect.stringContaining('Taking effect: Cy: Blue Counter'),
    expect.stringContaining('Di: Red Counter'),
    expect.stringContaining('Bo: Black Lock on Ann'),
  ]);
  expect(slips[2]!.textContent).toContain('Countered');
  await fireEvent.click(slips[2]!);
  expect(onread).toHaveBeenCalledWith(view.chain[0]);
});

test('a face-down probe does not say what it is', () => {
  expect(sayDeclared({ by: 1, script: 'probe', target: 2, card: true, face: null, void: false }, names)).toBe('Bo: Probe on Cy');
  expect(sayDeclared({ by: 1, script: 'lock', target: 2, card: true, face: 'counter-red', void: false }, names)).toContain('as Lock');
  expect(sayDeclared({ by: 1, script: 'code-clerk-skill-0', target: null, card: false, face: null, void: false }, names)).toBe('Bo: Quick Translation');
});

test('a seat that may be chosen says so and is tapped', async () => {
  const { view } = scene('target');
  const ontap = vi.fn();
  render(Seat, { view, seat: 1, name: 'Bo', bot: true, guess: null, marked: false, choosable: true, chosen: false, ontap, onread: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: /^Bo, 4 cards in hand/ }));
  expect(ontap).toHaveBeenCalledOnce();
});

test('one’s own row has the skill as a button, the goal, and the identity that only oneself knows', async () => {
  const { view, prompt } = scene('own');
  const ontap = vi.fn();
  const { container } = render(OwnRow, { view, seat: 0, names, prompt, selected: null, choosable: false, ontap, onseat: vi.fn(), onrole: vi.fn(), onskill: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: /Skill Quick Translation, usable now/ }));
  expect(ontap).toHaveBeenCalledWith('skill 0');
  expect(container.querySelector('.goal')?.textContent).toContain('Goal: three Red (now 1)');
  expect(container.querySelector('.goal')?.textContent).toContain('only you know');
});

test('intelligence is chosen with a tap and done with the next; what may not be chosen says so', async () => {
  const { view, prompt } = scene('intelligence');
  const onact = vi.fn();
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  render(Picks, { view, prompt, names, onact, onclose: vi.fn() });
  const card = screen.getByRole('button', { name: /Choose Black Counter before Cy/, hidden: true });
  await fireEvent.click(card);
  expect(onact).not.toHaveBeenCalled();
  await fireEvent.click(card);
  expect(onact).toHaveBeenCalledWith('pick C counter-black');
  expect(screen.getByText('Red Lock, not to be chosen')).toBeTruthy();
});

test('what one card more would mean depends on what lies there and on the side', () => {
  expect(stakes(['lock-black', 'burn-black'], 'agency')).toEqual({ blacks: 2, deadly: true, goal: { colour: 'blue', have: 0, near: false } });
  expect(stakes(['lock-red', 'burn-red'], 'lurker').goal).toEqual({ colour: 'red', have: 2, near: true });
  expect(stakes(['lock-red', 'burn-red'], 'bystander').goal).toBeNull();
});

test('taking intelligence is warned of in words, the deadly first', () => {
  expect(warnings(scene('receive').view, 0).map((each) => each.key)).toEqual(['fs-ui-take-may-kill', 'fs-ui-take-may-win']);
  expect(warnings(scene('open').view, 0)).toEqual([{ key: 'fs-ui-take-wins', colour: 'red' }]);
  const { view } = scene('open');
  const black = { ...view, transit: { ...view.transit!, face: 'lock-black' } };
  expect(warnings(black, 0).map((each) => each.key)).toEqual(['fs-ui-take-first-black']);
  const third = { ...black, seats: black.seats.map((there, i) => (i === 0 ? { ...there, intelligence: ['lock-black', 'burn-black'] } : there)) };
  expect(warnings(third, 0).map((each) => each.key)).toEqual(['fs-ui-take-kills']);
});

test('the log has a chapter for each turn, and a moment that ends one and begins the next is cut in two', () => {
  const { view } = scene('own');
  const at = (n: number, keys: string[], turn: number): Moment => moment(n, 1, 'pass', keys.map((key) => line(key)), { ...view, turn });
  const log = added([], [at(0, ['fs-kept'], 1), at(1, ['fs-turn-began', 'fs-drew'], 1), at(2, ['fs-passed'], 1), at(3, ['fs-gained', 'fs-turn-began'], 2)], entries);
  expect(log.map((entry) => [entry.n, entry.part, entry.chapter, entry.turn])).toEqual([
    [0, 0, 0, 1],
    [1, 0, 1, 1],
    [2, 0, 1, 1],
    [3, 0, 1, 1],
    [3, 1, 2, 2],
  ]);
});

test('a pass that the settings made is said so in the log, at its finest level only', () => {
  const { view, prompt } = scene('chain');
  const asked = { ...prompt, moment: 60, pause: { idle: true, stops: [] } };
  expect(answer(asked, view)).toBe('pass');
  const told = (n: number, by: number) => entries(moment(n, by, 'pass', [line('fs-passed', {}, 'everything')], view), undefined)[0]!.lines;
  expect(told(61, 0).map((each) => [each.key, each.level])).toEqual([['fs-passed', 'everything'], ['fs-ui-passed-by-mode', 'everything']]);
  expect(told(61, 1).map((each) => each.key)).toEqual(['fs-passed']);
  expect(told(62, 0).map((each) => each.key)).toEqual(['fs-passed']);
});

test('a wish to wait passes what follows and is over when something new comes', () => {
  const { view, prompt } = scene('chain');
  const first = { ...prompt, moment: 70, pause: { idle: false, stops: ['can-counter' as const] } };
  expect(answer(first, view)).toBeNull();
  startYielding('chain', first, view);
  expect(answer({ ...first, moment: 72 }, view)).toBe('pass');
  expect(answer({ ...first, moment: 74, pause: { idle: false, stops: ['can-counter', 'target'] } }, view)).toBeNull();
  expect(answer({ ...first, moment: 76 }, view)).toBeNull();
});

test('names of skills lead to their character', () => {
  expect(roleNamed('fs-role-old-ghost')).toBe('old-ghost');
  expect(roleNamed('fs-skill-old-ghost-trigger-1')).toBe('old-ghost');
  expect(roleNamed('fs-faction-lurker')).toBeNull();
  expect(roleNamed('fs-skill-turn-up')).toBeNull();
});
