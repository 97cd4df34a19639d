import type { Attachment } from 'svelte/attachments';

const LONG = 450;
const WANDER = 10;

/** Calls back after a long press or a right click, and swallows the click that would follow. */
export function longPress(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fired = false;
    let at = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      fired = false;
      if (event.button !== 0) return;
      at = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        fired = true;
        open();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > WANDER) stop();
    };
    const click = (event: Event) => {
      if (!fired) return;
      fired = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!fired) open();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', stop);
    node.addEventListener('pointercancel', stop);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
