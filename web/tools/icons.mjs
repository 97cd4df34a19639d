// Draws the page's icons: the box lid, half paper and half ink, with the four marks inverted across the edge and a seal.
// One description makes icon.svg and, pixel by pixel, the PNG files that phones ask for. Run: npm run icons
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';

const PAPER = '#f4ecda';
const INK = '#161a19';
const SEAL = '#bf3524';
const out = join(import.meta.dirname, '..', 'public');
mkdirSync(out, { recursive: true });

// Shapes in a box of 100 by 100. Each is drawn in the other half's colour; the seal in its own.
const SHAPES = [
  { points: [[50, 20], [76, 46], [50, 72], [24, 46]] },
  { points: [[50, 33], [63, 46], [50, 59], [37, 46]], back: true },
];
const SEAL_BOX = { x: 64, y: 70, size: 17 };

function svg() {
  const path = (shape) => `M${shape.points.map((p) => p.join(' ')).join('L')}Z`;
  const half = (id, x) => `<clipPath id="${id}"><rect x="${x}" width="50" height="100"/></clipPath>`;
  const marks = SHAPES.map((s) => `<path d="${path(s)}" fill="${s.back ? PAPER : INK}" clip-path="url(#l)"/><path d="${path(s)}" fill="${s.back ? INK : PAPER}" clip-path="url(#r)"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><clipPath id="o"><rect width="100" height="100" rx="20"/></clipPath>${half('l', 0)}${half('r', 50)}</defs><g clip-path="url(#o)"><path fill="${PAPER}" d="M0 0H50V100H0Z"/><path fill="${INK}" d="M50 0H100V100H50Z"/></g>${marks.join('')}<rect x="${SEAL_BOX.x}" y="${SEAL_BOX.y}" width="${SEAL_BOX.size}" height="${SEAL_BOX.size}" rx="2.5" fill="${SEAL}"/></svg>\n`;
}

function inside(points, x, y) {
  let hit = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [xi, yi] = points[i];
    const [xj, yj] = points[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
  }
  return hit;
}

function corner(x, y, round) {
  const dx = Math.max(round - x, x - (100 - round), 0);
  const dy = Math.max(round - y, y - (100 - round), 0);
  return dx * dx + dy * dy <= round * round;
}

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** The colour at a point, or null outside the lid. `zoom` shrinks the drawing for icons that are cut round. */
function colour(x, y, round, zoom) {
  if (!corner(x, y, round)) return null;
  const u = (x - 50) / zoom + 50;
  const v = (y - 50) / zoom + 50;
  if (u >= SEAL_BOX.x && u <= SEAL_BOX.x + SEAL_BOX.size && v >= SEAL_BOX.y && v <= SEAL_BOX.y + SEAL_BOX.size) return SEAL;
  const here = x < 50 ? PAPER : INK;
  const there = x < 50 ? INK : PAPER;
  return SHAPES.filter((s) => inside(s.points, u, v)).length % 2 ? there : here;
}

function png(size, round, zoom = 1) {
  const fine = 4;
  const rows = [];
  for (let py = 0; py < size; py += 1) {
    const row = Buffer.alloc(1 + size * 4);
    for (let px = 0; px < size; px += 1) {
      const sum = [0, 0, 0, 0];
      for (let s = 0; s < fine * fine; s += 1) {
        const x = ((px + ((s % fine) + 0.5) / fine) * 100) / size;
        const y = ((py + (Math.floor(s / fine) + 0.5) / fine) * 100) / size;
        const c = colour(x, y, round, zoom);
        if (c) [...rgb(c), 255].forEach((value, i) => (sum[i] += value));
      }
      const n = sum[3] / 255;
      for (let i = 0; i < 3; i += 1) row[1 + px * 4 + i] = n ? Math.round(sum[i] / n) : 0;
      row[1 + px * 4 + 3] = Math.round(sum[3] / (fine * fine));
    }
    rows.push(row);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) {
    c ^= byte;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return (c ^ 0xffffffff) >>> 0;
}

writeFileSync(join(out, 'icon.svg'), svg());
writeFileSync(join(out, 'icon-192.png'), png(192, 20));
writeFileSync(join(out, 'icon-512.png'), png(512, 20));
writeFileSync(join(out, 'icon-maskable-512.png'), png(512, 0, 0.8));
