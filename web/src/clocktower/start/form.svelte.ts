// What the start form was last filled in with, kept in this browser.

import { USUAL, type Form } from './plan';

const KEY = 'hearsay.clocktower.start';
type Kept = { form: Form; names: string[] };

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { form: { ...USUAL, ...kept.form }, names: kept.names ?? [] };
  } catch {
    return { form: { ...USUAL }, names: [] };
  }
}

export const last = $state<Kept>(stored());

export function keepLast(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // A full or forbidden store only means that the form is forgotten after this visit.
  }
}
