// 钟楼谜团 — the game of a haunted town, as the page needs it.

import type { Kind } from '../games';
import type { ViewOf } from '../net/types';
import Chip from './Chip.svelte';
import Table from './Table.svelte';
import { called } from './called.svelte';
import { entries } from './log';
import { sayName } from './names';
import GameOver from './pages/GameOver.svelte';
import Help from './pages/Help.svelte';
import { CONTENTS } from './rulebook';
import { edition } from './start';
import { ID, setupIn } from './start/plan';

export const clocktower: Kind<ViewOf<'clocktower'>> = {
  tag: 'clocktower',
  editions: [edition],
  vocabulary: { say: sayName, Chip },
  contents: CONTENTS,

  Table,
  Over: GameOver,
  Help,
  keys: [['R', 'ct-ui-keys-script'], ['G', 'ct-ui-keys-go-on']],

  over: (view) => view.board.phase.phase === 'over',
  awaited: (view) => view.board.asked.filter((seat) => seat !== view.eye),
  again: (view, record) => ({ game: ID, setup: setupIn(record) ?? { script: 'trouble-brewing', seats: view.players } }),
  called,
  entries,
};
