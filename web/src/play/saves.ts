// The game in progress, kept in this browser so that a reload or a dead battery loses nothing.

const KEY = 'hearsay.record';

export type Save = { record: string; at: number };

export function keep(record: string): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ record, at: Date.now() } satisfies Save));
    return true;
  } catch {
    return false;
  }
}

/** The kept game. `damaged` when something is there that is not a save. */
export function kept(): Save | 'damaged' | null {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null;
  }
  if (text === null) return null;
  try {
    const save = JSON.parse(text) as Partial<Save>;
    return typeof save.record === 'string' ? { record: save.record, at: save.at ?? 0 } : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The raw text of the save, for a report, even when it is damaged. */
export function keptText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
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
