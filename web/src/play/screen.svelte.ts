// How much room there is and what the reader holds in hand, for what cannot be said in CSS alone.

function watch(query: string): () => boolean {
  if (typeof matchMedia !== 'function') return () => false;
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener('change', (event) => (matches = event.matches));
  return () => matches;
}

/** There is room for the log beside the table. */
export const wide = watch('(min-width: 900px)');
/** There is room for large cards as well. */
export const roomy = watch('(min-width: 900px) and (min-height: 700px)');

let keyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (keyboard = true), true);
  window.addEventListener('pointerdown', () => (keyboard = false), true);
}
/** Whether the last thing the reader used was the keyboard. */
export const byKeyboard = (): boolean => keyboard;
