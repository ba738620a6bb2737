import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimGraphql } from './slimGraphql.ts';

/** Builds what a shop takes of urql, and answers its code. */
async function built(plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? '\0entry' : null),
    load: id =>
      id === '\0entry'
        ? "export { Client, CombinedError, cacheExchange, createRequest, ssrExchange } from 'urql';"
        : null,
  };
  const output = await build({
    root: fileURLToPath(new URL('../../packages/storefront/', import.meta.url)),
    logLevel: 'silent',
    configFile: false,
    plugins: [...plugins, entry],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry', external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const {
    output: [chunk],
  } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}

it('leaves out the parser of GraphQL, and its errors stay', async () => {
  const [slim, whole] = [await built([slimGraphql()]), await built([])];
  expect(slim).toContain('GraphQLError');
  expect(slim).not.toContain('FragmentSpread');
  expect(whole.length - slim.length).toBeGreaterThan(7000);
});
