import type { Link } from './link';
import { workerLink } from './worker-link';

/** How the page reaches a sitting: the engine in its own worker. In development, `?fixture=` plays a written script instead. */
export async function opener(): Promise<() => Link> {
  if (import.meta.env.MODE !== 'production') {
    const scene = new URLSearchParams(location.search).get('fixture');
    if (scene !== null) {
      const { scriptedLink } = await import('../../tests/fixtures/scripted');
      return () => scriptedLink(scene);
    }
  }
  return () => workerLink(new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' }));
}
