/** What a switch may stand at. */
export type Value = string | boolean | number;

/** A house-rule switch of a game, and how it is said in the page's language. */
export type Switch = {
  name: string;
  /** The first one is the table's usual one. */
  values: readonly Value[];
  /** Whether there is anything to choose with so many players and these other choices; always, if it does not say. */
  offered?: (seats: number, chosen: Chosen) => boolean;
  title: () => string;
  why: () => string;
  say: (value: Value, seats: number) => string;
  /** A sentence about one of the values, where its name says too little. */
  gloss?: (value: Value) => string;
};

export type Chosen = Record<string, Value>;

export const usual = (switches: readonly Switch[]): Chosen => Object.fromEntries(switches.map((s) => [s.name, s.values[0]!]));

/** The switches that mean something at a table of this size with these choices. */
export const offeredAt = (switches: readonly Switch[], seats: number, chosen: Chosen = {}): Switch[] => switches.filter((s) => s.offered?.(seats, chosen) ?? true);

/** How many choices differ from the usual ones at a table of this size. */
export const changed = (switches: readonly Switch[], seats: number, chosen: Chosen): number => {
  const made = settled(switches, seats, chosen);
  return switches.filter((s) => made[s.name] !== s.values[0]).length;
};

/** The choices, with the usual value for whatever is not chosen, or not offered with so many players. */
export function settled(switches: readonly Switch[], seats: number, chosen: Chosen): Chosen {
  const made = usual(switches);
  for (const s of offeredAt(switches, seats, chosen)) {
    const value = chosen[s.name];
    if (value !== undefined && s.values.includes(value)) made[s.name] = value;
  }
  return made;
}
