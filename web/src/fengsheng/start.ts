// 风声 — what the start page offers before the deal: three editions, and what a table may choose in each.

import type { Edition } from '../games';
import { settled, type Chosen, type Switch, type Value } from '../pages/switches';
import { t } from '../words/words.svelte';
import Emblem from './Emblem.svelte';
import Lid from './Lid.svelte';
import type { EditionName } from './edition.svelte';
import { FITS, MODES, splitAt, type Mode, type Split } from './splits';

/** A split in words, as “2 lurkers, 2 agents, 1 bystander”. */
export function sayIdentities(split: Split): string {
  const [lurkers, agency, bystanders] = split;
  return t('fs-start-split', { lurkers, agency, bystanders });
}

const yesOrNo = (value: Value) => t(value ? 'yes' : 'no');
const texts = (name: string) => ({ name, title: () => t(`fs-rule-${name}`), why: () => t(`fs-rule-${name}-gloss`) });
const onOff = (name: string, usual: boolean): Switch => ({ ...texts(name), values: [usual, !usual], say: yesOrNo });
const number = (name: string, ...values: number[]): Switch => ({ ...texts(name), values, say: String });

const split = (edition: EditionName): Switch => ({
  ...texts('split'),
  values: ['main', 'alternative'],
  offered: (seats) => splitAt(edition, seats, { split: 'alternative' }) !== null,
  say: (value, seats) => {
    const found = splitAt(edition, seats, { split: value });
    return found ? sayIdentities(found) : t(`fs-split-${value}`);
  },
});

/** Whoever is offered three of the 25 characters leaves enough for eight players. */
const MOST_OFFERED_THREE = 8;
const offered: Switch = { ...number('offered', 2, 3), offered: (seats, chosen) => seats <= MOST_OFFERED_THREE && chosen['roles'] !== 'none' };
/** Nobody could win where everybody wins by a character's mission and nobody has a character. */
const roles: Switch = { ...texts('roles'), values: ['all', 'none'], offered: (_, chosen) => chosen['mode'] !== 'bystanders', say: (value) => t(value === 'none' ? 'fs-start-roles-none' : 'fs-start-roles-all') };

const mode: Switch = { ...texts('mode'), values: MODES, say: (value) => t(`fs-mode-${value}`), gloss: (value) => t(`fs-mode-${value}-gloss`) };
const flow: Switch = { ...onOff('short_turn', false), say: (value) => t(value ? 'fs-start-flow-short' : 'fs-start-flow-full') };
const deck: Switch = { ...onOff('large_deck', false), say: (value) => t('fs-start-deck', { n: value ? 119 : 113 }) };
/** In the short turn nobody but the player on turn has a step. */
const laps: Switch = { ...onOff('laps', true), offered: (_, chosen) => chosen['short_turn'] !== true };

const common = (probe: readonly [number, number]): Switch[] => [onOff('last_side_wins', true), number('probe_draws', ...probe), offered, roles];
/** What the two later editions decide alike, with what stands unless a table changes it. */
const later = (interceptorMayRefuse: boolean): Switch[] => [
  onOff('lure_self', false),
  onOff('victory_first', false),
  onOff('lock_answers', true),
  onOff('counter_any', false),
  onOff('interceptor_may_refuse', interceptorMayRefuse),
  onOff('swapped_to_hand', false),
  onOff('transfer_again', false),
  onOff('reinforce_without_black', false),
  onOff('limited_skills', true),
];

/** The house rules of each edition, in the order of the page; the first value is the usual one. */
export const SWITCHES: Record<EditionName, readonly Switch[]> = {
  'standard-2010': [split('standard-2010'), onOff('lure_self', true), ...common([2, 1])],
  blacklist: [flow, deck, split('blacklist'), laps, ...later(true), onOff('gamble_refills', false), ...common([1, 2])],
  qianzhi: [mode, onOff('second_play_phase', false), onOff('laps', false), ...later(false), ...common([1, 2])],
};

const edition = (name: EditionName, part: Pick<Edition, 'title'> & Partial<Edition>): Edition => ({
  id: `fengsheng/${name}`,
  name: 'play-fengsheng-name',
  note: `fs-edition-${name}`,
  seats: 5,
  Emblem,
  Lid,
  switches: SWITCHES[name],
  setup: (seats: number, chosen: Chosen) => ({ edition: name, seats, rules: settled(SWITCHES[name], seats, chosen) }),
  ...part,
});

export const standard2010 = edition('standard-2010', { title: 'play-fengsheng-2010' });
export const blacklist = edition('blacklist', { title: 'play-fengsheng-blacklist', first: ['short_turn', 'large_deck'] });
export const qianzhi = edition('qianzhi', { title: 'play-fengsheng-qianzhi', first: ['mode'], fits: (chosen) => FITS[(chosen['mode'] as Mode | undefined) ?? 'standard'] });

export const FENGSHENG: readonly Edition[] = [standard2010, blacklist, qianzhi];
