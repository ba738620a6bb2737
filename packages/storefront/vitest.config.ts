import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

/** The build minifies inline scripts (tooling); a test reads them as they are. */
const inlineScripts: Plugin = {
  name: 'inline-scripts-as-written',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?inline-script')) return null;
    const { readFile } = await import('node:fs/promises');
    return `export default ${JSON.stringify(await readFile(id.slice(0, -'?inline-script'.length), 'utf8'))}`;
  },
};

/** A form is filled key by key, also on a machine that has other work. */
const patience = 20_000;

export default defineConfig({
  plugins: [inlineScripts, react()],
  css: { transformer: 'lightningcss' },
  test: { name: 'storefront', environment: 'jsdom', include: ['src/**/*.test.ts?(x)'], testTimeout: patience },
});
