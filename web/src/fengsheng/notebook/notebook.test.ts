import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { place, view } from '../../../tests/fixtures/fengsheng/build';
import type { FengshengSeatView, FengshengView } from '../types';
import { speak } from '../../words/words.svelte';
import { deduce, splitOf } from './deduce';
import { guessOf, markAt, notes, openNotes, setAids, turnMark } from './notes.svelte';
import Notebook from './Notebook.svelte';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'];
const table = (parts: Partial<FengshengSeatView>[], part: Partial<FengshengView> = {}) => view(parts.map((each) => place(each)), part as never);
const marks = (seen: FengshengView) => deduce(seen).map((row) => [row.lurker?.mark ?? '', row.agency?.mark ?? '', row.bystander?.mark ?? ''].join('/'));

beforeEach(async () => {
  localStorage.clear();
  openNotes(`seed ${Math.random()}`);
  setAids(true);
  await speak('en');
});

test('the split is the printed one, or the alternative that the table plays', () => {
  expect(splitOf(table([{}, {}, {}, {}]))).toEqual({ lurker: 1, agency: 1, bystander: 2 });
  const rules = { ...table([{}]).rules, split: 'alternative' as const };
  expect(splitOf(table([{}, {}, {}, {}], { rules }))).toEqual({ lurker: 2, agency: 2, bystander: 0 });
});

test('what is known is marked, with where it is known from', () => {
  const seen = table([{ identity: 'lurker' }, { identity: 'agency', shown: true }, { identity: 'bystander' }, {}, {}]);
  const sheet = deduce(seen);
  expect(sheet[0]?.lurker).toEqual({ mark: 'yes', why: { key: 'fs-ui-note-mine' } });
  expect(sheet[1]?.agency).toEqual({ mark: 'yes', why: { key: 'fs-ui-note-shown' } });
  expect(sheet[2]?.bystander).toEqual({ mark: 'yes', why: { key: 'fs-ui-note-seen' } });
  // The one bystander of five is known, so nobody else is one.
  expect(sheet[3]?.bystander).toEqual({ mark: 'no', why: { key: 'fs-ui-note-full', faction: 'bystander', n: 1 } });
  expect(sheet[3]?.lurker).toBeNull();
});

test('whoever has three of a colour and has not won is not of its side', () => {
  const red = ['lock-red', 'burn-red', 'counter-red'];
  const seen = table([{ identity: 'lurker' }, { intelligence: red }, {}, {}, {}]);
  expect(deduce(seen)[1]?.lurker).toEqual({ mark: 'no', why: { key: 'fs-ui-note-enough', faction: 'lurker', n: 3 } });
  expect(deduce(seen)[1]?.agency).toBeNull();
});

test('one conclusion leads to the next until nothing follows any more', () => {
  const blue = ['lock-blue', 'burn-blue', 'counter-blue'];
  // Three players, one of each: Bo is no agent, and I am the lurker, so Bo is the bystander and Cy the agent.
  const seen = table([{ identity: 'lurker' }, { intelligence: blue }, {}]);
  expect(marks(seen)).toEqual(['yes/no/no', 'no/no/yes', 'no/yes/no']);
  expect(deduce(seen)[1]?.bystander?.why.key).toMatch(/^fs-ui-note-(left|rest)$/);
});

test('nothing is marked that does not follow', () => {
  expect(marks(table([{ identity: 'lurker' }, {}, {}, {}, {}])).slice(1)).toEqual(['//', '//', '//', '//']);
});

test('a guess goes round: perhaps, surely not, nothing', () => {
  expect([turnMark(1, 'agency'), turnMark(1, 'agency'), turnMark(1, 'agency')]).toEqual(['yes', 'no', null]);
  expect(markAt(1, 'agency')).toBeNull();
});

test('guesses belong to one game and are kept through a reload', () => {
  openNotes('game fengsheng\nseed abc\n');
  turnMark(2, 'lurker');
  openNotes('game fengsheng\nseed abc\nmore');
  expect(markAt(2, 'lurker')).toBe('yes');
  expect(JSON.parse(localStorage.getItem('hearsay.fengsheng.notes')!)).toMatchObject({ game: 'abc', marks: { '2 lurker': 'yes' } });
  openNotes('game fengsheng\nseed def\n');
  expect(markAt(2, 'lurker')).toBeNull();
});

test('a guess is shown at its seat until the facts say more', () => {
  const sheet = deduce(table([{ identity: 'lurker' }, {}, {}, {}, {}]));
  turnMark(1, 'agency');
  expect(guessOf(1, sheet)).toBe('agency');
  expect(guessOf(1, deduce(table([{ identity: 'lurker' }, { identity: 'bystander', shown: true }, {}, {}, {}])))).toBeNull();
  turnMark(1, 'lurker');
  expect(guessOf(1, sheet)).toBeNull();
});

test('a tap on a fact tells why, a tap elsewhere notes a guess', async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  const seen = table([{ identity: 'lurker' }, { identity: 'agency', shown: true }, {}, {}, {}]);
  render(Notebook, { view: seen, names, onclose: vi.fn() });
  const cell = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
  await fireEvent.click(cell(/^Bo is of the Agency/));
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('shown');
  await fireEvent.click(cell(/^Cy, Lurkers: no guess/));
  expect(cell(/^Cy, Lurkers: perhaps/)).toBeTruthy();
  expect(notes.marks).toEqual({ '2 lurker': 'yes' });
});

test('without aids only one’s own side is filled in', async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  setAids(false);
  render(Notebook, { view: table([{ identity: 'lurker' }, { identity: 'agency', shown: true }, {}, {}, {}]), names, onclose: vi.fn() });
  expect(screen.getByRole('button', { name: /^Ann is of the Lurkers/, hidden: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bo, Agency: no guess/, hidden: true })).toBeTruthy();
});
