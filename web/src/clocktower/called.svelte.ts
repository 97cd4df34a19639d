// 名字 — what the people at this table are called, where the host has changed it after the start; kept in this browser.

const KEY = 'hearsay.clocktower.called';
type Kept = { game: string; names: Record<number, string> };

function stored(): Kept {
  try {
    return { game: '', names: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { game: '', names: {} };
  }
}
const kept = $state<Kept>(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store only means that the names are forgotten after this visit.
  }
}

/** A game is known by its seed, a line of its record. */
export const gameOf = (record: string): string => /^seed (\S+)/m.exec(record)?.[1] ?? '';

/** The names of a table with the host's changes. */
export const called = (names: readonly string[], record: string): string[] => names.map((name, seat) => (kept.game === gameOf(record) ? (kept.names[seat] ?? name) : name));

export function rename(record: string, seat: number, name: string): void {
  const game = gameOf(record);
  if (kept.game !== game) Object.assign(kept, { game, names: {} });
  if (name.trim()) kept.names[seat] = name.trim();
  else delete kept.names[seat];
  keep();
}
