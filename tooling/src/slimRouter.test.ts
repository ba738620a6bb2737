import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimRouter } from './slimRouter.ts';

/** Builds a router, and answers its code. React stays outside. */
async function built(plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? '\0entry' : null),
    load: id => (id === '\0entry' ? "export { createBrowserRouter, Link } from 'react-router';" : null),
  };
  const output = await build({
    root: fileURLToPath(new URL('../../packages/storefront/', import.meta.url)),
    logLevel: 'silent',
    configFile: false,
    plugins: [...plugins, entry],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry', external: ['react', 'react-dom'], preserveEntrySignatures: 'strict' },
    },
  });
  const {
    output: [chunk],
  } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}

it('leaves out what no shop uses of a router, and nothing that routes', async () => {
  const [slim, whole] = [await built([slimRouter()]), await built([])];
  expect(slim).toContain('popstate');
  expect(slim).not.toContain('IntersectionObserver');
  expect(slim).not.toContain('modulepreload');
  expect(slim).not.toContain('FormData');
  expect(slim).not.toContain('Expected fetcher');
  expect(whole.length - slim.length).toBeGreaterThan(25_000);
});
