import type { Rules } from '../net/types';
import { usual, type Chosen, type Switch } from '../pages/switches';
import { t } from '../words/words.svelte';

/** The house-rule switches of Blanc Noir in the order of the page. The first value of each is the table's usual one. */
const VALUES: readonly { name: keyof Rules; values: (string | boolean)[] }[] = [
  { name: 'declare_mode', values: ['auto', 'manual', 'forgetful'] },
  { name: 'discard_memory', values: ['last-lap', 'none', 'full'] },
  { name: 'play_after_draw', values: [false, true] },
  { name: 'voluntary_draw', values: [true, false] },
  { name: 'chain_must_answer', values: [false, true] },
  { name: 'two_player_reverse', values: ['noop', 'skip'] },
  { name: 'first_card_effects', values: ['none', 'uno'] },
  { name: 'princess_companion_effect', values: ['resolve', 'none'] },
  { name: 'princess_companion_on_top', values: [true, false] },
  { name: 'prince_combo_partial', values: [false, true] },
  { name: 'gargoyle_audience', values: ['all', 'user'] },
  { name: 'valkyrie_zone_after_reshuffle', values: ['discard_and_draw', 'discard_only'] },
  { name: 'valkyrie_counts_before_empty_check', values: [true, false] },
  { name: 'shockwave_scope', values: ['one', 'all'] },
  { name: 'tornado_includes_deck', values: [true, false] },
  { name: 'threat_empty_hand_wins', values: [true, false] },
  { name: 'threat_drops_pending_chain', values: [true, false] },
  { name: 'trade_may_empty_hand', values: [false, true] },
  { name: 'effect_discards_under_lead', values: [true, false] },
  { name: 'first_starter', values: ['random', 'first'] },
  { name: 'end_tie', values: ['shared', 'playoff'] },
];

export const SWITCHES: readonly Switch[] = VALUES.map(({ name, values }) => ({
  name,
  values,
  title: () => t(`rule-${name}`),
  why: () => t(`rule-${name}-why`),
  say: (value) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : t(`rule-${name}-${value}`)),
}));

/** How often a player forgets to declare when the table plays forgetful, in thousandths. */
const FORGETFUL = 150;

/** The choices as the sitting reads them. */
export function rules(chosen: Chosen): Rules {
  const plain: Record<string, unknown> = { ...usual(SWITCHES), ...chosen };
  if (plain['declare_mode'] === 'forgetful') plain['declare_mode'] = { forgetful: FORGETFUL };
  if (plain['first_starter'] === 'first') plain['first_starter'] = 0;
  return plain as unknown as Rules;
}
