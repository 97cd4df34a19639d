// The rulebook's pages are part of the page, so that a rule opens in place and without a network.

const pages = import.meta.glob<string>(['../../../rulebook/**/*.md', '!../../../rulebook/README.md'], { query: '?raw', import: 'default' });

/** The text of a rulebook page by its path, with or without a heading after `#`; null when there is no such page. */
export async function page(path: string): Promise<string | null> {
  const file = path.split('#')[0]?.replace(/^\/?(rulebook\/)?/, '') ?? '';
  const load = pages[`../../../rulebook/${file}`] ?? pages[`../../../rulebook/${file}.md`];
  return load ? load() : null;
}
