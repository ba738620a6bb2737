import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimGraphql } from './slimGraphql.ts';
import { buildEntry } from './testing/buildEntry.ts';

/** Builds what a shop takes of urql. */
const built = (plugins: Plugin[]) =>
  buildEntry(
    "export { Client, CombinedError, cacheExchange, createRequest, ssrExchange } from 'urql';",
    'storefront',
    plugins,
  );

it('leaves out the parser of GraphQL, and its errors stay', async () => {
  const [slim, whole] = [await built([slimGraphql()]), await built([])];
  expect(slim).toContain('GraphQLError');
  expect(slim).not.toContain('FragmentSpread');
  expect(whole.length - slim.length).toBeGreaterThan(7000);
});
