// Where the marks of a basic card lie: three columns, as on playing cards. Positions are percentages.

const L = 18;
const M = 50;
const R = 82;

export const PIPS: Record<number, [number, number][]> = {
  1: [[M, 50]],
  2: [[M, 14], [M, 86]],
  3: [[M, 12], [M, 50], [M, 88]],
  4: [[L, 14], [R, 14], [L, 86], [R, 86]],
  5: [[L, 14], [R, 14], [M, 50], [L, 86], [R, 86]],
  6: [[L, 12], [R, 12], [L, 50], [R, 50], [L, 88], [R, 88]],
  7: [[L, 12], [R, 12], [M, 31], [L, 50], [R, 50], [L, 88], [R, 88]],
  8: [[L, 12], [R, 12], [M, 31], [L, 50], [R, 50], [M, 69], [L, 88], [R, 88]],
  9: [[L, 8], [R, 8], [L, 36], [R, 36], [M, 50], [L, 64], [R, 64], [L, 92], [R, 92]],
};
