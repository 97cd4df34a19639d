import type { Link } from './link';
import type { FromSitting, ToSitting } from './types';

/** What the worker sends up: answers, or the news that the engine is broken. */
export type FromWorker = { t: 'answers'; answers: FromSitting[] } | { t: 'broken'; detail: string };

/** The engine has no chance of its own: a game without a seed gets one from the browser. */
function seeded(message: ToSitting): ToSitting {
  if (message.t !== 'start' || message.seed !== null) return message;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { ...message, seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** A link to the engine in a worker of this page. A broken engine ends the link; the page makes a new one. */
export function workerLink(worker: Worker): Link {
  let open = true;
  const lose = (detail: string) => {
    if (!open) return;
    open = false;
    worker.terminate();
    link.onlost(detail);
  };
  const link: Link = {
    onmessage: () => {},
    onlost: () => {},
    send: (message: ToSitting) => {
      if (open) worker.postMessage(seeded(message));
    },
    close: () => {
      open = false;
      worker.terminate();
    },
  };
  worker.onmessage = (event: MessageEvent<FromWorker>) => {
    if (!open) return;
    if (event.data.t === 'broken') lose(event.data.detail);
    else for (const answer of event.data.answers) link.onmessage(answer);
  };
  worker.onerror = (event) => lose(event.message || 'the worker did not start');
  worker.onmessageerror = () => lose('an answer could not be read');
  return link;
}
