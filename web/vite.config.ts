import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';

const here = import.meta.dirname;
const ENGINE = join(here, 'src/engine/engine.wasm');

/** The engine is built from the Rust crates. Only a build that plays the written script may go without it. */
function engine(mode: string): Plugin {
  return {
    name: 'hearsay-engine',
    enforce: 'pre',
    resolveId(id) {
      if (!id.endsWith('engine.wasm?url') || existsSync(ENGINE)) return null;
      if (mode === 'production') this.error('web/src/engine/engine.wasm is missing: run `cargo xtask wasm` first, it builds the engine and puts it there.');
      return '\0no-engine';
    },
    load: (id) => (id === '\0no-engine' ? 'export default "./engine-was-not-built.wasm"' : null),
  };
}

/** Writes sw.js with the list of everything that was built, so that the page opens without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'hearsay-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['./'];
      for (const [name, part] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        if (name !== 'index.html') files.push(`./${name}`);
      }
      for (const name of readdirSync(join(here, 'public')).sort()) {
        hash.update(name).update(readFileSync(join(here, 'public', name)));
        files.push(`./${name}`);
      }
      const source = readFileSync(join(here, 'src/offline/sw.js'), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [engine(mode), svelte(), svelteTesting(), serviceWorker()],
  worker: { format: 'es', plugins: () => [engine(mode)] },
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    outDir: mode === 'fixture' ? 'dist-fixture' : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
}));
