// 风声 — the game of spies, as the page needs it.

import type { Kind } from '../games';
import type { ViewOf } from '../net/types';
import Chip from './Chip.svelte';
import Table from './Table.svelte';
import { sayName } from './cards/names';
import { entries } from './log';
import GameOver from './pages/GameOver.svelte';
import Help from './pages/Help.svelte';
import { answer } from './respond/wishes.svelte';
import { CONTENTS } from './rulebook';
import { FENGSHENG } from './start';

export const fengsheng: Kind<ViewOf<'fengsheng'>> = {
  tag: 'fengsheng',
  editions: FENGSHENG,
  vocabulary: { say: sayName, Chip },
  contents: CONTENTS,

  Table,
  Over: GameOver,
  Help,
  keys: [['P', 'fs-ui-keys-pass'], ['M', 'fs-ui-keys-mode'], ['Y', 'fs-ui-keys-yield'], ['C', 'fs-ui-keys-character'], ['B', 'fs-ui-keys-notebook']],

  over: (view) => view.winners !== null,
  // Of several, the others: who reads this knows that they have answered.
  awaited: (view) => (view.asked.length > 1 ? view.asked.filter((seat) => seat !== view.eye) : view.asked),
  again: (view) => ({ game: `fengsheng/${view.edition}`, setup: { edition: view.edition, seats: view.seats.length, rules: view.rules } }),
  editionOf: (record) => `fengsheng/${/\bedition=([\w-]+)/.exec(record)?.[1] ?? 'standard-2010'}`,
  entries,
  answer,
};
