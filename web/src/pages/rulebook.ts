import { face } from '../cards/faces';

const ROOT = '../../../rulebook/';

/** Where the rulebook begins. */
export const CONTENTS = 'blanc-noir/index';

/** The text of a rulebook page by its path in the rulebook; null when there is no such page. */
export async function page(path: string): Promise<string | null> {
  const { PAGES } = await import('./rulebook-pages');
  return PAGES[`${ROOT}${path.replace(/\.md$/, '')}.md`] ?? null;
}

/** The page a link on another page leads to, or null when it leads out of the rulebook. */
export function target(from: string, link: string): string | null {
  const file = link.split('#')[0] ?? '';
  if (!file.endsWith('.md') || file.includes(':')) return null;
  const way = [...from.split('/').slice(0, -1), ...file.split('/')];
  const path: string[] = [];
  for (const step of way) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/').replace(/\.md$/, '');
}

/** The page about one card or scroll. */
export const cardPage = (code: string): string => `blanc-noir/cards/${face(code).kind === 'basic' ? 'number' : face(code).kind}`;
export const scrollPage = (scroll: string): string => `blanc-noir/scrolls/${scroll.startsWith('herald-') ? 'herald' : scroll}`;
