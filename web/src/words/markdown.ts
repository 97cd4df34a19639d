// The little Markdown that rulebook pages use, cut into blocks. Text stays text: nothing is put into the page as markup.

export type Block =
  | { t: 'heading'; text: string }
  | { t: 'text'; text: string }
  | { t: 'list'; items: string[] }
  | { t: 'rows'; rows: string[][] }
  | { t: 'example'; kind: 'table' | 'play' | 'expect'; text: string };

const plain = (text: string) => text.replace(/\*+|`|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const fence = /^```\s*(\S*)/.exec(line);
    if (fence) {
      const text: string[] = [];
      for (i += 1; i < lines.length && !lines[i]?.startsWith('```'); i += 1) text.push(lines[i] ?? '');
      const kind = fence[1] === 'play' || fence[1] === 'expect' ? fence[1] : 'table';
      found.push({ t: 'example', kind, text: text.join('\n') });
    } else if (line.startsWith('#')) {
      found.push({ t: 'heading', text: plain(line.replace(/^#+/, '')) });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const item = plain(line.replace(/^\s*([-*]|\d+\.)\s+/, ''));
      const last = found.at(-1);
      if (last?.t === 'list' && (lines[i - 1] ?? '').trim()) last.items.push(item);
      else found.push({ t: 'list', items: [item] });
    } else if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|?$/.test(line)) continue;
      const row = line.replace(/^\||\|$/g, '').split('|').map(plain);
      const last = found.at(-1);
      if (last?.t === 'rows') last.rows.push(row);
      else found.push({ t: 'rows', rows: [row] });
    } else if (line.trim()) {
      const last = found.at(-1);
      if (last?.t === 'text' && (lines[i - 1] ?? '').trim()) last.text += ` ${plain(line)}`;
      else found.push({ t: 'text', text: plain(line) });
    }
  }
  return found;
}
