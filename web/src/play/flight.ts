import { crossfade } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';
import { moveTime } from './settings.svelte';

/** The middle of a place on the table, by its `data-place` name. */
export function middle(place: string): { x: number; y: number } | null {
  const found = document.querySelector(`[data-place="${place}"]`);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A telegram slide: the card starts where it came from and comes to rest, without a bounce. */
export function slide(node: Element, { from }: { from: string | null }) {
  const duration = moveTime(220);
  const start = from && duration ? middle(from) : null;
  if (!start) return { duration: duration ? 160 : 0, css: (u: number) => `opacity:${u}` };
  const box = node.getBoundingClientRect();
  const dx = start.x - (box.left + box.width / 2);
  const dy = start.y - (box.top + box.height / 2);
  return {
    duration,
    easing: cubicOut,
    css: (u: number, v: number) => `transform:translate(${dx * v}px,${dy * v}px);opacity:${0.35 + 0.65 * u}`,
  };
}

// A card that leaves the hand and appears as the lead is one card that moves.
export const [leave, arrive] = crossfade({
  duration: () => moveTime(220),
  easing: cubicOut,
  fallback: (node, params) => slide(node, { from: (params as { from?: string | null }).from ?? null }),
});
