// 黑與白 — Blanc Noir, as the page needs it.

import type { Kind } from '../games';
import type { BlancNoirView, ViewOf } from '../net/types';
import Chip from './Chip.svelte';
import Table from './Table.svelte';
import { sayName } from './cards/names';
import { entries } from './log';
import Emblem from './pages/Emblem.svelte';
import GameOver from './pages/GameOver.svelte';
import Help from './pages/Help.svelte';
import Lid from './pages/Lid.svelte';
import RoundEnd from './pages/RoundEnd.svelte';
import { CONTENTS } from './rulebook';
import { rules, SWITCHES } from './switches';

const ID = 'blanc-noir';

export const blancNoir: Kind<ViewOf<'blanc-noir'>> = {
  tag: 'blanc-noir',
  editions: [
    {
      id: ID,
      title: 'play-blanc-noir',
      name: 'play-blanc-noir',
      note: 'game-han',
      seats: 4,
      Emblem,
      Lid,
      switches: SWITCHES,
      setup: (seats, chosen) => ({ seats, rules: rules(chosen) }),
    },
  ],
  vocabulary: { say: sayName, Chip },
  contents: CONTENTS,

  Table,
  Over: GameOver,
  Interval: RoundEnd,
  Help,
  keys: [['D', 'keys-draw'], ['T', 'keys-take'], ['P', 'keys-stop']],

  over: (view) => view.winners !== null,
  awaited: (view) => [view.turn],
  again: (view) => ({ game: ID, setup: { seats: view.seats.length, rules: view.rules } }),
  entries,
  interval: (view) => view.sheet?.round ?? 0,
  // A card became the lead: it was played, or laid there by something else.
  anew: (before, moment) => (moment.action?.startsWith('play ') ?? false) || before?.lead.card !== (moment.view as BlancNoirView).lead.card,
};
