import { expect, test, vi } from 'vitest';
import { workerLink } from '../src/net/worker-link';
import { call, type Exports } from '../src/engine/door';

function standIn() {
  return { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null, onmessageerror: null } as unknown as Worker & {
    postMessage: ReturnType<typeof vi.fn>;
    terminate: ReturnType<typeof vi.fn>;
  };
}

test('answers reach the page one by one and in order', () => {
  const worker = standIn();
  const link = workerLink(worker);
  const heard: unknown[] = [];
  link.onmessage = (message) => heard.push(message);
  link.send({ t: 'undo' });
  expect(worker.postMessage).toHaveBeenCalledWith({ t: 'undo' });
  link.send({ t: 'start', game: 'blanc-noir', setup: {}, plan: [], seed: null });
  expect(worker.postMessage.mock.lastCall?.[0].seed).toMatch(/^[0-9a-f]{64}$/);
  const answers = [{ t: 'saved', record: 'a' }, { t: 'saved', record: 'b' }];
  worker.onmessage?.({ data: { t: 'answers', answers } } as MessageEvent);
  expect(heard).toEqual(answers);
});

test('a broken engine ends the link once, and nothing is sent after it', () => {
  const worker = standIn();
  const link = workerLink(worker);
  const lost = vi.fn();
  link.onlost = lost;
  worker.onmessage?.({ data: { t: 'broken', detail: 'unreachable' } } as MessageEvent);
  worker.onerror?.({ message: 'again' } as ErrorEvent);
  link.send({ t: 'undo' });
  expect(lost).toHaveBeenCalledOnce();
  expect(worker.terminate).toHaveBeenCalled();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('the door carries text both ways, also when memory grows during the call', () => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 4 });
  const freed: [number, number][] = [];
  const engine: Exports = {
    memory,
    hs_alloc: () => 64,
    hs_fallen: () => 0n,
    hs_free: (at, bytes) => freed.push([at, bytes]),
    hs_call: (at, bytes) => {
      const asked = new TextDecoder().decode(new Uint8Array(memory.buffer, at, bytes));
      memory.grow(1);
      const answer = new TextEncoder().encode(`[${asked},"红5"]`);
      new Uint8Array(memory.buffer, 65536, answer.length).set(answer);
      return (65536n << 32n) | BigInt(answer.length);
    },
  };
  expect(JSON.parse(call(engine, { t: 'hello', version: 1 }))).toEqual([{ t: 'hello', version: 1 }, '红5']);
  expect(freed.map(([at]) => at)).toEqual([64, 65536]);
});
