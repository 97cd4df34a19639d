const ROOT = '../../../rulebook/';

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
