import type { FromSitting, ToSitting } from './types';

/** What the page speaks to: the engine in this page's worker today, a server's socket tomorrow. */
export interface Link {
  send(message: ToSitting): void;
  onmessage: (message: FromSitting) => void;
  /** The other side is gone and will not answer any more; `detail` is for a report, not for the player. */
  onlost: (detail: string) => void;
  close(): void;
}

export const PROTOCOL_VERSION = 2;
