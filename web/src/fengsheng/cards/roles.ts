// What is printed on a character's card besides its words.

import { edition, EDITIONS, type EditionName } from '../edition.svelte';
import { FACTS } from '../generated/facts';

export type Gender = 'male' | 'female' | 'both' | 'neither';
export type RoleFacts = { gender: Gender; hidden: boolean };

/** The characters of an edition. */
export const roster = (name: EditionName): Readonly<Record<string, RoleFacts>> => FACTS[name].roster;

/** The characters of all editions. */
export const ROLES: ReadonlySet<string> = new Set(EDITIONS.flatMap((name) => Object.keys(roster(name))));

/** Whoever plays at a table without characters. */
export const NOBODY = 'nobody';

export const roleFacts = (role: string): RoleFacts => roster(edition())[role] ?? { gender: 'neither', hidden: false };
