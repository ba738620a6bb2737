import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEdge, type Edge } from './openEdge.ts';

const purgeToken = 'purge-what-is-old';
let edge: Edge;
beforeAll(async () => {
  edge = await openEdge({ PAGE_CACHE_MB: '8', ANSWER_CACHE_MB: '8', PURGE_TOKEN: purgeToken });
});
afterAll(async () => {
  await edge?.close();
});

/** How a page came: from Varnish, or by way of it from the server, which had it or made it. */
async function wayOf(path: string): Promise<string> {
  const { headers } = await fetch(edge.address + path);
  return headers.get('x-edge') === 'hit'
    ? 'Varnish'
    : (/^cache;desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '');
}

it('a page that servers keep, too, is made anew once it was purged there and then in Varnish, as the runbook says', async () => {
  const path = '/terms-and-condition';
  const tags = (await fetch(edge.origin + path)).headers.get('x-magento-tags') ?? '';
  const tag = tags.split(',').find(name => /^cms_p_\d+$/.test(name));
  const pattern = { 'x-magento-tags-pattern': `((^|,)${tag}(,|$))` };
  const purge = async (address: string, headers: Record<string, string>) =>
    (await fetch(`${address}/`, { method: 'PURGE', headers })).status;
  // The server kept the page as the first visitor has it, who comes without Varnish.
  await wayOf(path);
  expect(await wayOf(path)).toBe('Varnish');

  expect(await purge(edge.address, pattern)).toBe(200);
  expect(await wayOf(path)).toBe('fresh');

  expect(await purge(edge.origin, pattern)).toBe(403);
  expect(await purge(edge.origin, { ...pattern, authorization: `Bearer ${purgeToken}` })).toBe(200);
  expect(await wayOf(path)).toBe('Varnish');
  expect(await purge(edge.address, pattern)).toBe(200);
  expect(await wayOf(path)).toBe('made');
});
