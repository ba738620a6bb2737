import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimRouter } from './slimRouter.ts';
import { buildEntry } from './testing/buildEntry.ts';

/** Builds a router. */
const built = (plugins: Plugin[]) =>
  buildEntry("export { createBrowserRouter, Link } from 'react-router';", 'storefront', plugins);

it('leaves out what no shop uses of a router, and nothing that routes', async () => {
  const [slim, whole] = [await built([slimRouter()]), await built([])];
  expect(slim).toContain('popstate');
  expect(slim).not.toContain('IntersectionObserver');
  expect(slim).not.toContain('modulepreload');
  expect(slim).not.toContain('FormData');
  expect(slim).not.toContain('Expected fetcher');
  expect(slim).not.toContain('may be used only in the context of');
  expect(whole.length - slim.length).toBeGreaterThan(32_000);
});
