// Fengsheng's written scenes: every table in both themes and sizes.
import { after, before } from 'node:test';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { testScenes } from './scenes.mjs';
import { serve } from './serve.mjs';

let server, browser;
before(async () => {
  server = await serve(join(import.meta.dirname, '../dist-fixture'));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

const SCENES = ['role', 'own', 'transit', 'chain', 'void', 'receive', 'open', 'target', 'intelligence', 'shown', 'react', 'nine', 'three', 'over'];
testScenes(() => ({ server, browser }), SCENES.map((name) => `fs-${name}`), ['fs-transit', 'fs-nine']);
