// The games in progress, one of each kind, kept in this browser so that a reload or a dead battery loses nothing.

const KEY = 'hearsay.record';
const keyOf = (tag: string) => `${KEY}.${tag}`;

export type Save = { record: string; at: number };

/** Before there were several games, the one game was kept without its name. */
const FIRST = 'blanc-noir';
function moveIn(): void {
  const old = localStorage.getItem(KEY);
  if (old === null) return;
  if (localStorage.getItem(keyOf(FIRST)) === null) localStorage.setItem(keyOf(FIRST), old);
  localStorage.removeItem(KEY);
}

export function keep(tag: string, record: string): boolean {
  try {
    localStorage.setItem(keyOf(tag), JSON.stringify({ record, at: Date.now() } satisfies Save));
    return true;
  } catch {
    return false;
  }
}

/** The kept game of this kind. `damaged` when something is there that is not a save. */
export function kept(tag: string): Save | 'damaged' | null {
  const text = keptText(tag);
  if (text === '') return null;
  try {
    const save = JSON.parse(text) as Partial<Save>;
    return typeof save.record === 'string' ? { record: save.record, at: save.at ?? 0 } : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The raw text of the save, for a report, even when it is damaged. */
export function keptText(tag: string): string {
  try {
    moveIn();
    return localStorage.getItem(keyOf(tag)) ?? '';
  } catch {
    return '';
  }
}

export function forget(tag: string): void {
  try {
    localStorage.removeItem(keyOf(tag));
  } catch {
    // Nothing was kept, so nothing needs forgetting.
  }
}

/** Offers the text to the reader as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
