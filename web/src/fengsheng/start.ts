// 风声 — what the start page offers before the deal.

import type { Edition } from '../games';
import { settled, type Switch } from '../pages/switches';
import { t } from '../words/words.svelte';
import Emblem from './Emblem.svelte';
import Lid from './Lid.svelte';

/** How many lurkers, agency players and bystanders. */
type Split = readonly [number, number, number];

/** The splits of identities that are printed, from three players on: the main one, and the alternative where there is one. */
export const SPLITS: readonly (readonly [Split, Split | null])[] = [
  [[1, 1, 1], null],
  [[1, 1, 2], [2, 2, 0]],
  [[2, 2, 1], null],
  [[2, 2, 2], [3, 3, 0]],
  [[3, 3, 1], [2, 2, 3]],
  [[3, 3, 2], null],
  [[3, 3, 3], null],
];
const FEWEST = 3;

const splitAt = (seats: number, value: string | boolean): Split | null => SPLITS[seats - FEWEST]?.[value === 'main' ? 0 : 1] ?? null;

/** A split in words, as “2 lurkers, 2 agents, 1 bystander”. */
export function sayIdentities(split: Split): string {
  const [lurkers, agency, bystanders] = split;
  return t('fs-start-split', { lurkers, agency, bystanders });
}

const yesOrNo = (value: string | boolean) => t(value ? 'yes' : 'no');
const texts = (name: string) => ({ name, title: () => t(`fs-rule-${name}`), why: () => t(`fs-rule-${name}-gloss`) });

export const SWITCHES: readonly Switch[] = [
  {
    ...texts('split'),
    values: ['main', 'alternative'],
    offered: (seats) => splitAt(seats, 'alternative') !== null,
    say: (value, seats) => {
      const split = splitAt(seats, value);
      return split ? sayIdentities(split) : t(`fs-split-${value}`);
    },
  },
  { ...texts('lure_self'), values: [true, false], say: yesOrNo },
  { ...texts('last_side_wins'), values: [true, false], say: yesOrNo },
];

export const standard2010: Edition = {
  id: 'fengsheng/standard-2010',
  title: 'play-fengsheng-2010',
  name: 'play-fengsheng-name',
  note: 'fs-edition-standard-2010',
  seats: 5,
  Emblem,
  Lid,
  switches: SWITCHES,
  setup: (seats, chosen) => ({ edition: 'standard-2010', seats, rules: settled(SWITCHES, seats, chosen) }),
};
