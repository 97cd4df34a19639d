// 围坐 — who sits at which side of the square: clockwise from the upper left corner, and nobody on anybody else.

export type Box = { width: number; height: number };
export type Place = { x: number; y: number };
export type Ring = { places: Place[]; height: number };

const GAP = 6;

/** How large a seat is drawn among so many in so much room: a little lower, if three rows are in sight at once for it. */
export function seatBox(count: number, width: number, room = 0): Box {
  const box = usualBox(count, width);
  const low = Math.floor((room - 2 * GAP) / 3);
  return low < box.height && low >= LOWEST * box.height ? { ...box, height: low } : box;
}

const LOWEST = 0.9;

function usualBox(count: number, width: number): Box {
  if (width >= 640) return count > 14 ? { width: 86, height: count > 17 ? 74 : 84 } : { width: 104, height: 92 };
  // Five in a row fill a phone.
  return count > 12 ? { width: 64, height: 72 } : { width: 68, height: 76 };
}

/** How many sit above, at each side and below. */
export function sides(count: number, across: number, inner: number): { top: number; side: number; bottom: number } {
  const least = Math.max(1, Math.ceil((count - 2 * across) / 2));
  const even = Math.round((count * inner) / (2 * (inner + across)));
  const side = Math.min(Math.max(least, even), Math.floor((count - 2) / 2));
  const rest = count - 2 * side;
  return { top: Math.ceil(rest / 2), side, bottom: Math.floor(rest / 2) };
}

/** Where each of so many sits in a room of this size, which grows downwards if it is too small. */
export function ring(count: number, width: number, room: number, box: Box): Ring {
  const across = Math.max(2, Math.floor((width + GAP) / (box.width + GAP)));
  const inner = Math.max(1, Math.floor((room - 2 * box.height - GAP) / (box.height + GAP)));
  const { top, side, bottom } = sides(count, across, inner);
  const height = Math.max(room, (side + 2) * (box.height + GAP) - GAP);
  const row = (n: number, y: number, leftwards: boolean): Place[] =>
    Array.from({ length: n }, (_, i) => {
      const at = ((i + 0.5) * width) / n - box.width / 2;
      return { x: leftwards ? width - at - box.width : at, y };
    });
  const column = (x: number, upwards: boolean): Place[] =>
    Array.from({ length: side }, (_, i) => {
      const span = height - 2 * (box.height + GAP);
      const at = box.height + GAP + ((i + 0.5) * span) / side - box.height / 2;
      return { x, y: upwards ? height - at - box.height : at };
    });
  return {
    places: [...row(top, 0, false), ...column(width - box.width, false), ...row(bottom, height - box.height, true), ...column(0, true)],
    height,
  };
}

/** The circle as one looks at it who sits at `me`: that seat comes to lie in the middle of the lower side. */
export function seenFrom(circle: readonly number[], me: number | null, width: number, room: number, box: Box): number[] {
  const at = me === null ? -1 : circle.indexOf(me);
  if (at < 0) return [...circle];
  const across = Math.max(2, Math.floor((width + GAP) / (box.width + GAP)));
  const inner = Math.max(1, Math.floor((room - 2 * box.height - GAP) / (box.height + GAP)));
  const { top, side, bottom } = sides(circle.length, across, inner);
  const mine = top + side + Math.floor(bottom / 2);
  return circle.map((_, i) => circle[(i + at - mine + 2 * circle.length) % circle.length]!);
}

/** How many seats are out of sight, or nearly so, where the circle is seen from here on and so far. */
export function hidden(places: readonly Place[], box: Box, from: number, room: number): { above: number; below: number } {
  if (room <= 0) return { above: 0, below: 0 };
  const middles = places.map(({ y }) => y + box.height / 2);
  return { above: middles.filter((y) => y < from).length, below: middles.filter((y) => y > from + room).length };
}
