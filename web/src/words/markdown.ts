// The little Markdown that rulebook pages use, cut into blocks and pieces. Text stays text: nothing is put into the page
// as markup.

export type Piece = { t: 'text' | 'strong' | 'code'; text: string } | { t: 'link'; text: string; to: string };
export type Item = { depth: number; mark: string; pieces: Piece[] };

export type Block =
  | { t: 'heading'; level: number; text: string }
  /** `summary`: the English sentence or two that opens a page. */
  | { t: 'text'; pieces: Piece[]; summary: boolean }
  | { t: 'list'; items: Item[] }
  | { t: 'rows'; rows: Piece[][][] }
  | { t: 'example'; kind: 'table' | 'play' | 'expect'; text: string };

const PIECE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]*)\]\(([^)\s]*)\)/g;
const LIST = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

/** A line cut where its emphasis, code and links begin and end. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  const text = (part: string) => {
    const clean = part.replace(/(^|\s)\*(\S)|(\S)\*(?=\s|$)/g, '$1$2$3');
    if (clean) found.push({ t: 'text', text: clean });
  };
  let at = 0;
  for (const hit of line.matchAll(PIECE)) {
    text(line.slice(at, hit.index));
    if (hit[1] !== undefined) found.push({ t: 'strong', text: hit[1].replace(/`|\[|\]\([^)]*\)/g, '') });
    else if (hit[2] !== undefined) found.push({ t: 'code', text: hit[2] });
    else found.push({ t: 'link', text: hit[3]?.replace(/\*\*|`/g, '') ?? '', to: hit[4] ?? '' });
    at = hit.index + hit[0].length;
  }
  text(line.slice(at));
  return found;
}

export const flat = (all: readonly Piece[]): string => all.map((piece) => piece.text).join('');

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const joins = (lines[i - 1] ?? '').trim() !== '';
    const last = found.at(-1);
    const fence = /^```\s*(\S*)/.exec(line);
    const item = LIST.exec(line);
    if (fence) {
      const text: string[] = [];
      for (i += 1; i < lines.length && !lines[i]?.startsWith('```'); i += 1) text.push(lines[i] ?? '');
      const kind = fence[1] === 'play' || fence[1] === 'expect' ? fence[1] : 'table';
      found.push({ t: 'example', kind, text: text.join('\n') });
    } else if (/^#+\s/.test(line)) {
      found.push({ t: 'heading', level: line.indexOf(' '), text: flat(pieces(line.replace(/^#+\s+/, ''))) });
    } else if (item) {
      const made = { depth: Math.floor((item[1]?.length ?? 0) / 2), mark: /\d/.test(item[2] ?? '') ? (item[2] ?? '') : '·', pieces: pieces(item[3] ?? '') };
      if (last?.t === 'list' && joins) last.items.push(made);
      else found.push({ t: 'list', items: [made] });
    } else if (line.startsWith('|')) {
      if (/^\|[\s:|-]+\|?$/.test(line)) continue;
      const row = line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => pieces(cell.trim()));
      if (last?.t === 'rows') last.rows.push(row);
      else found.push({ t: 'rows', rows: [row] });
    } else if (line.trim()) {
      // A line that goes on where the one before stopped.
      const open = joins ? (last?.t === 'text' ? last.pieces : last?.t === 'list' ? last.items.at(-1)?.pieces : undefined) : undefined;
      if (open) open.push({ t: 'text', text: ' ' }, ...pieces(line.trim()));
      else found.push({ t: 'text', pieces: pieces(line.trim()), summary: /^\*[^*].*[^*]\*$/.test(line.trim()) });
    }
  }
  return found;
}
