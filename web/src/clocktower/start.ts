// 开局 — this game on the start page.

import type { Edition } from '../games';
import Emblem from './Emblem.svelte';
import Lid from './Lid.svelte';
import Desk from './start/Desk.svelte';
import { ID, setupOf, USUAL } from './start/plan';

export const edition: Edition = {
  id: ID,
  title: 'game-clocktower',
  name: 'game-clocktower',
  note: 'ct-ui-note',
  seats: USUAL.players,
  Emblem,
  Lid,
  switches: [],
  setup: () => setupOf(USUAL),
  Desk,
};
