// 风声 — what the start page offers before the deal: three editions, and what a table may choose in each.

import type { Edition } from '../games';
import { settled, type Chosen, type Switch, type Value } from '../pages/switches';
import { t } from '../words/words.svelte';
import Emblem from './Emblem.svelte';
import Lid from './Lid.svelte';
import type { EditionName } from './edition.svelte';
import { FACTS } from './generated/facts';
import { sizes, splitAt, type Split } from './splits';

/** A split in words, as “2 lurkers, 2 agents, 1 bystander”. */
export function sayIdentities(split: Split): string {
  const [lurkers, agency, bystanders] = split;
  return t('fs-start-split', { lurkers, agency, bystanders });
}

const yesOrNo = (value: Value) => t(value ? 'yes' : 'no');

/** The house rules in the order of the page; what is not named here comes last. */
const ORDER = [
  ...['mode', 'short_turn', 'large_deck', 'split', 'second_play_phase', 'laps', 'lure_self', 'victory_first', 'lock_answers', 'counter_any'],
  ...['interceptor_may_refuse', 'swapped_to_hand', 'transfer_again', 'reinforce_without_black', 'limited_skills', 'gamble_refills'],
  ...['last_side_wins', 'probe_draws', 'offered', 'roles'],
];
const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** What some of them are said with besides a yes, a no or a number, and when there is something to choose. */
const OWN: Record<string, (edition: EditionName) => Partial<Switch>> = {
  mode: () => ({ say: (value) => t(`fs-mode-${value}`), gloss: (value) => t(`fs-mode-${value}-gloss`) }),
  short_turn: () => ({ say: (value) => t(value ? 'fs-start-flow-short' : 'fs-start-flow-full') }),
  large_deck: (edition) => ({ say: (value) => t('fs-start-deck', { n: FACTS[edition].decks[value ? 1 : 0] }) }),
  split: (edition) => ({
    offered: (seats) => splitAt(edition, seats, { split: 'alternative' }) !== null,
    say: (value, seats) => {
      const found = splitAt(edition, seats, { split: value });
      return found ? sayIdentities(found) : t(`fs-split-${value}`);
    },
  }),
  // In the short turn nobody but the player on turn has a step.
  laps: () => ({ offered: (_, chosen) => chosen['short_turn'] !== true }),
  // There have to be three characters for each player.
  offered: (edition) => ({ offered: (seats, chosen) => seats * 3 <= Object.keys(FACTS[edition].roster).length && chosen['roles'] !== 'none' }),
  // Nobody could win where everybody wins by a character's mission and nobody has a character.
  roles: () => ({ offered: (_, chosen) => chosen['mode'] !== 'bystanders', say: (value) => t(value === 'none' ? 'fs-start-roles-none' : 'fs-start-roles-all') }),
};

/** The house rules that the engine has in an edition, with the values that it offers. */
function switches(edition: EditionName): Switch[] {
  const engine: [string, readonly Value[]][] = Object.entries(FACTS[edition].switches);
  engine.sort(([a], [b]) => place(a) - place(b));
  return engine.map(([name, values]) => {
    const say = typeof values[0] === 'boolean' ? yesOrNo : String;
    return { name, title: () => t(`fs-rule-${name}`), why: () => t(`fs-rule-${name}-gloss`), values, say, ...OWN[name]?.(edition) };
  });
}

/** The house rules of each edition, in the order of the page; the first value is the usual one. */
export const SWITCHES: Record<EditionName, readonly Switch[]> = { 'standard-2010': switches('standard-2010'), blacklist: switches('blacklist'), qianzhi: switches('qianzhi') };

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
export const qianzhi = edition('qianzhi', { title: 'play-fengsheng-qianzhi', first: ['mode'], fits: (chosen) => sizes('qianzhi', chosen['mode']) });

export const FENGSHENG: readonly Edition[] = [standard2010, blacklist, qianzhi];
