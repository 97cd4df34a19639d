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
import { standard2010 } from './start';

export const fengsheng: Kind<ViewOf<'fengsheng'>> = {
  tag: 'fengsheng',
  editions: [standard2010],
  vocabulary: { say: sayName, Chip },
  contents: CONTENTS,

  Table,
  Over: GameOver,
  Help,
  keys: [['P', 'fs-ui-keys-pass'], ['M', 'fs-ui-keys-mode'], ['Y', 'fs-ui-keys-yield'], ['C', 'fs-ui-keys-character'], ['B', 'fs-ui-keys-notebook']],

  over: (view) => view.winners !== null,
  awaited: (view) => view.asked,
  again: (view) => ({ game: standard2010.id, setup: { edition: view.edition, seats: view.seats.length, rules: view.rules } }),
  entries,
  answer,
};
