/// <reference lib="webworker" />
import type { FromWorker } from '../net/worker-link';
import type { ToSitting } from '../net/types';
import { call, fallen, type Exports } from './door';
import url from './engine.wasm?url';

const post = (message: FromWorker) => postMessage(message);

async function open(): Promise<Exports> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`engine file: ${answer.status}`);
  const made = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  return made.instance.exports as unknown as Exports;
}

const engine = open();
// Messages are answered strictly in the order they came in.
let turn: Promise<void> = Promise.resolve();

onmessage = (event: MessageEvent<ToSitting>) => {
  turn = turn.then(async () => {
    try {
      const answers = JSON.parse(call(await engine, event.data));
      post({ t: 'answers', answers });
    } catch (error) {
      const words = await engine.then(fallen, () => '');
      post({ t: 'broken', detail: words || String(error) });
    }
  });
};
