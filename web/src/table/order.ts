import type { Seat, View } from '../net/types';

/** The seat beside the one to move, in the direction the ring shows. */
export function neighbour(view: View): Seat {
  const step = view.direction === 'clockwise' ? 1 : -1;
  return (view.turn + step + view.seats.length) % view.seats.length;
}

/** The other seats as they sit round the table, clockwise from the viewer's left. */
export function others(seats: number, me: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
