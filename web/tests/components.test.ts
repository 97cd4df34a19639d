import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { alsoSpeak, speak } from '../src/words/words.svelte';
import { rules, SWITCHES } from '../src/blanc-noir/switches';
import { changed, settled, usual } from '../src/pages/switches';
import { createRawSnippet } from 'svelte';
import { SCENES } from './fixtures/scenes';
import { WORDS } from './fixtures/words';
import Ask from '../src/blanc-noir/table/Asking.svelte';
import Hand from '../src/table/Hand.svelte';
import LogView from '../src/blanc-noir/table/Log.svelte';
import Chain from '../src/blanc-noir/table/Chain.svelte';
import ScoreRows from '../src/blanc-noir/pages/ScoreRows.svelte';
import { blancNoir } from '../src/blanc-noir/kind';
import { cardName } from '../src/blanc-noir/cards/names';
import { sorted } from '../src/blanc-noir/cards/faces';
import { lend } from '../src/words/vocabulary.svelte';
import { added as addedAs } from '../src/play/log';
import { entries } from '../src/blanc-noir/log';
import type { Moment } from '../src/net/types';
import { shortcut } from '../src/table/keys';

const added = (log: [], moments: readonly Moment[]) => addedAs(log, moments, entries);
const names = ['Ann', 'Bo', 'Cy', 'Di'];
const scene = (name: string) => {
  const made = SCENES[name]!();
  return { ...made, view: made.moments.at(-1)!.view, prompt: made.prompt! };
};

beforeAll(() => {
  alsoSpeak('en', WORDS.en);
  lend(blancNoir.vocabulary);
});
beforeEach(() => speak('en'));

function hand(name = 'turn') {
  const { view, prompt } = scene(name);
  const heard = { ontap: vi.fn(), onselect: vi.fn(), oninspect: vi.fn() };
  const face = createRawSnippet(() => ({ render: () => '<i></i>' }));
  render(Hand, { hand: sorted(view.seats[0]!.hand!, 'colour'), face, name: cardName, from: 'deck', to: 'discard', names, prompt, selected: null, ...heard });
  return heard;
}

test('every card of the hand says its name and whether it can be played, or why not', () => {
  hand();
  expect(screen.getByRole('button', { name: 'Red 7, playable' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yellow Princess, not now: The Princess needs another special card beside her.' })).toBeTruthy();
});

test('exactly one card is in the tab order, and arrows move on from it', async () => {
  const heard = hand();
  const cards = screen.getAllByRole('button');
  expect(cards.filter((c) => c.tabIndex === 0)).toHaveLength(1);
  await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' });
  expect(heard.onselect).toHaveBeenCalledWith('hand R7');
  expect(document.activeElement).toBe(cards[1]);
  expect(cards.filter((c) => c.tabIndex === 0)).toEqual([cards[1]]);
});

test('i reads the focused card, a click taps it', async () => {
  const heard = hand();
  const card = screen.getByRole('button', { name: 'Golem, playable' });
  await fireEvent.keyDown(card, { key: 'i' });
  expect(heard.oninspect).toHaveBeenCalledWith('golem');
  await fireEvent.click(card);
  expect(heard.ontap).toHaveBeenCalledWith('hand golem');
});

function ask(name: string, selected: string | null = null) {
  const { prompt } = scene(name);
  const heard = { onact: vi.fn(), onrule: vi.fn(), onpile: vi.fn(), onseat: vi.fn() };
  render(Ask, { prompt, names, selected, gloss: null, sorry: null, ...heard });
  return heard;
}

test('the panel asks the question and says what passing means', () => {
  ask('chain');
  const panel = screen.getByRole('region', { name: 'Your decision' });
  expect(panel.textContent).toContain('A chain of 6 comes at you');
  expect(panel.textContent).toContain('Taking it means 6 cards');
});

test('a selected card with two uses offers both as buttons', async () => {
  const heard = ask('turn', 'hand R7');
  await fireEvent.click(screen.getByRole('button', { name: /Start a trade with/ }));
  expect(heard.onact).toHaveBeenCalledWith('trade R7');
  expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
});

test('a selected card that is refused shows the reason it was given', () => {
  ask('turn', 'hand Y-princess');
  expect(screen.getByRole('status').textContent).toContain('The Princess needs another special card beside her.');
});

test('colours are picked by shape, letter and name', async () => {
  const heard = ask('colour');
  const picker = screen.getByRole('group', { name: 'Choose a colour' });
  expect(within(picker).getAllByRole('button').map((b) => b.querySelector('.said')?.textContent + ' ' + b.querySelector('i')?.textContent)).toEqual(['Red R', 'Yellow Y', 'Green G', 'Blue B']);
  expect(picker.querySelectorAll('svg')).toHaveLength(4);
  await fireEvent.click(within(picker).getByRole('button', { name: 'Name Green' }));
  expect(heard.onact).toHaveBeenCalledWith('name green');
});

test('players and their scrolls are offered by name', async () => {
  const targets = ask('target');
  await fireEvent.click(within(screen.getByRole('group', { name: 'Choose a player' })).getByRole('button', { name: 'Choose Cy' }));
  expect(targets.onact).toHaveBeenCalledWith('target C');
});

test('scrolls of other seats open that seat', async () => {
  const heard = ask('fairy');
  await fireEvent.click(screen.getByRole('button', { name: /Bo: scrolls/ }));
  expect(heard.onseat).toHaveBeenCalledWith(1);
});

test('the chain is one number with who faces it and who is next', () => {
  const { view } = scene('chain');
  render(Chain, { view, names });
  expect(screen.getByRole('img', { name: 'A chain of 6 cards is waiting. Ann faces it, then Bo' })).toBeTruthy();
});

test('the log says that it folded entries away, and why', () => {
  const { moments } = scene('turn');
  const shared = { log: added([], moments), names, me: 0, level: 'moves' as const, marked: null, onlevel: vi.fn(), onmark: vi.fn(), oninspect: vi.fn() };
  const { unmount } = render(LogView, { ...shared, memory: 'last-lap' });
  expect(screen.getByText(/earlier entries are folded away: this table remembers one lap/)).toBeTruthy();
  const few = screen.getAllByRole('listitem').length;
  unmount();
  render(LogView, { ...shared, memory: 'full' });
  expect(screen.queryByText(/folded away/)).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(few);
});

test('a marked entry offers the cards it names for reading', async () => {
  const { moments } = scene('turn');
  const oninspect = vi.fn();
  render(LogView, { log: added([], moments), names, me: 0, level: 'moves', memory: 'full', marked: 43, onlevel: vi.fn(), onmark: vi.fn(), oninspect });
  await fireEvent.click(screen.getByRole('button', { name: 'Read Blue 5' }));
  expect(oninspect).toHaveBeenCalledWith({ card: 'B5' });
});

test('the score sheet shows every hand, and a total of 200 becoming 100', () => {
  const sheet = scene('sheet').view.sheet!;
  render(ScoreRows, { sheet, names, seat: 0 });
  const text = document.body.textContent!.replace(/\s+/g, ' ');
  expect(text).toContain('200 → 100');
  expect(text).toContain('exactly 200, cut to 100');
  expect(text).toContain('Red Prince');
});

test('no shortcut fires while typing or with a modifier', () => {
  const press = (key: string, target: HTMLElement, more = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return shortcut(event, { d: 'draw' });
  };
  const body = document.body;
  expect(press('d', body)).toBe('draw');
  expect(press('?', body)).toBe('help');
  expect(press('d', document.createElement('input'))).toBeNull();
  expect(press('d', body, { ctrlKey: true })).toBeNull();
  expect(press('Enter', document.createElement('button'))).toBeNull();
  expect(press('Enter', body)).toBe('commit');
});

test('the house rules leave the page in the form the sitting reads', () => {
  const plain = rules(usual(SWITCHES));
  expect(plain.declare_mode).toBe('auto');
  expect(Object.keys(plain).sort()).toEqual(SWITCHES.map((s) => s.name).sort());
  expect(rules({ ...usual(SWITCHES), declare_mode: 'forgetful', first_starter: 'first' })).toMatchObject({ declare_mode: { forgetful: 150 }, first_starter: 0 });
});

test('a switch that is not offered at a table of this size keeps its usual value and is not counted as changed', () => {
  const only = { ...SWITCHES[0]!, name: 'only-for-four', values: ['main', 'other'], offered: (seats: number) => seats === 4 };
  const chosen = { 'only-for-four': 'other' };
  expect(settled([only], 4, chosen)).toEqual(chosen);
  expect(settled([only], 5, chosen)).toEqual({ 'only-for-four': 'main' });
  expect([changed([only], 4, chosen), changed([only], 5, chosen)]).toEqual([1, 0]);
});
