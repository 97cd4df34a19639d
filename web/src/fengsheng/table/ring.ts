import type { Seat } from '../../net/types';

export type Sides = { right: Seat[]; top: Seat[]; left: Seat[] };

/** The others in the order in which they follow one another, split among the sides of the table, the same number left and right. */
export function ring(others: readonly Seat[]): Sides {
  const each = others.length <= 4 ? 0 : others.length <= 6 ? 1 : 2;
  return { right: others.slice(0, each), top: others.slice(each, others.length - each), left: others.slice(others.length - each) };
}
