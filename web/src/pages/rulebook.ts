const ROOT = '../../../rulebook/';

/** The text of a rulebook page by its path in the rulebook; null when there is no such page. */
export async function page(path: string): Promise<string | null> {
  const { PAGES } = await import('./rulebook-pages');
  const exact = `${ROOT}${path.replace(/\.md$/, '')}.md`;
  return PAGES[exact] ?? PAGES[below(Object.keys(PAGES), exact) ?? ''] ?? null;
}

/** The page somewhere below a folder whose name is this one but for its hyphens: messages write names without them. */
export function below(pages: readonly string[], path: string): string | undefined {
  const cut = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, cut), path.slice(cut)];
  return pages.find((each) => each.startsWith(folder) && each.slice(each.lastIndexOf('/') + 1).replaceAll('-', '') === name);
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
