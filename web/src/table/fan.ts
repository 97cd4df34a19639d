// Where the cards of a hand lie. One row while every card keeps a thumb's width, else two rows that scroll sideways, or
// one where there is no room for two.

export type Place = { x: number; y: number; row: number };
export type Fan = { places: Place[]; width: number; height: number; perRow: number; rows: number };

/** The least visible width of a card, so that a thumb hits the one it means. */
export const REACH = 44;
const GAP = 6;

export function fan(count: number, room: number, card: number, most: 1 | 2 = 2): Fan {
  const tall = (card * 23) / 16;
  const fits = Math.max(1, Math.floor((room - card) / REACH) + 1);
  const rows = count > fits ? most : 1;
  const perRow = Math.max(1, Math.ceil(count / rows));
  const even = perRow > 1 ? (room - card) / (perRow - 1) : 0;
  const step = Math.min(card + GAP, Math.max(REACH, even));
  const width = perRow > 1 ? step * (perRow - 1) + card : card;
  const shift = Math.max(0, (room - width) / 2);
  // In two rows the upper cards show a thumb's height above the lower ones.
  const drop = Math.max(REACH + 2, tall * 0.52);
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    return { x: shift + step * (i % perRow), y: row * drop, row };
  });
  return { places, width: Math.max(width, 0), height: tall + (rows - 1) * drop, perRow, rows };
}
