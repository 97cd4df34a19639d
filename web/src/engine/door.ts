// The engine's door: one call that takes a message as JSON and answers a list of messages as JSON.

export type Exports = {
  memory: WebAssembly.Memory;
  hs_alloc(bytes: number): number;
  hs_free(at: number, bytes: number): void;
  hs_call(at: number, bytes: number): bigint;
  /** What the engine said when it fell; may be asked after a call that never returned. */
  hs_fallen(): bigint;
};

const writer = new TextEncoder();
const reader = new TextDecoder();

/** Sends one message through the door and returns the answer's text. */
export function call(engine: Exports, message: unknown): string {
  const bytes = writer.encode(JSON.stringify(message));
  const at = engine.hs_alloc(bytes.length);
  new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
  const answer = engine.hs_call(at, bytes.length);
  engine.hs_free(at, bytes.length);
  return read(engine, answer);
}

/** Why the last call broke the engine, in its own words; empty when it has none. */
export function fallen(engine: Exports): string {
  try {
    return read(engine, engine.hs_fallen());
  } catch {
    return '';
  }
}

function read(engine: Exports, answer: bigint): string {
  const packed = BigInt.asUintN(64, answer);
  const start = Number(packed >> 32n);
  const length = Number(packed & 0xffffffffn);
  // Memory may have grown during the call, so the view is made afresh.
  const text = reader.decode(new Uint8Array(engine.memory.buffer, start, length));
  engine.hs_free(start, length);
  return text;
}
