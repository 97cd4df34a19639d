import type { Seat } from '../net/types';

/** The other seats as they sit round the table, clockwise from the viewer's left. */
export function others(seats: number, me: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
