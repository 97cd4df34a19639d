/** A house-rule switch of a game, and how it is said in the page's language. */
export type Switch = {
  name: string;
  /** The first one is the table's usual one. */
  values: readonly (string | boolean)[];
  /** Whether there is anything to choose with so many players; always, if it does not say. */
  offered?: (seats: number) => boolean;
  title: () => string;
  why: () => string;
  say: (value: string | boolean, seats: number) => string;
};

export type Chosen = Record<string, string | boolean>;

export const usual = (switches: readonly Switch[]): Chosen => Object.fromEntries(switches.map((s) => [s.name, s.values[0]!]));

/** The switches that mean something at a table of this size. */
export const offeredAt = (switches: readonly Switch[], seats: number): Switch[] => switches.filter((s) => s.offered?.(seats) ?? true);

/** How many choices differ from the usual ones at a table of this size. */
export const changed = (switches: readonly Switch[], seats: number, chosen: Chosen): number => {
  const made = settled(switches, seats, chosen);
  return switches.filter((s) => made[s.name] !== s.values[0]).length;
};

/** The choices, with the usual value for whatever is not chosen, or not offered with so many players. */
export function settled(switches: readonly Switch[], seats: number, chosen: Chosen): Chosen {
  const made = usual(switches);
  for (const s of offeredAt(switches, seats)) {
    const value = chosen[s.name];
    if (value !== undefined && s.values.includes(value)) made[s.name] = value;
  }
  return made;
}
