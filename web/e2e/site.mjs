// The built page on a server of its own, and a browser, for all tests of a file.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before } from 'node:test';
import { join } from 'node:path';
import { DIST, launch } from './browser.mjs';
import { serve } from './serve.mjs';

/** The page with the engine's place taken by scripted scenes. */
export const FIXTURE = join(import.meta.dirname, '../dist-fixture');

export let server, browser;

/** Opens both before the first test of the file that calls it, and closes them after the last. */
export function openSite(root = DIST) {
  before(async () => {
    assert.ok(existsSync(join(root, 'index.html')), `${root} is missing: run \`cargo xtask wasm\`, \`npm run build\` and \`npm run e2e\``);
    server = await serve(root);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
}
