import { expect, it, vi } from 'vitest';
import { knownStoreViews } from './knownStoreViews.ts';

const answering =
  (...codes: string[]) =>
  async () =>
    Response.json({ data: { availableStores: codes.map(store_code => ({ store_code, locale: 'en_US' })) } });

const views = (...codes: string[]) => new Map(codes.map(code => [code, 'en_US']));

it('asks once in a minute, and answers from what it knows meanwhile', async () => {
  let time = 0;
  const fetch = vi.fn(answering('north'));
  const known = knownStoreViews({ commerceUrl: 'http://back.end', fetch, now: () => time });
  expect(await Promise.all([known(), known()])).toEqual([views('north'), views('north')]);
  time = 59_999;
  await known();
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockImplementation(answering('north', 'south'));
  time = 60_000;
  await known();
  await vi.waitFor(async () => expect(await known()).toEqual(views('north', 'south')));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps its list while the back end is away, and has none before it ever answered', async () => {
  let time = 0;
  const fetch = vi.fn(async (): Promise<Response> => {
    throw new TypeError('fetch failed');
  });
  const known = knownStoreViews({ commerceUrl: 'http://back.end', fetch, now: () => time });
  expect(await known()).toBeUndefined();
  fetch.mockImplementation(answering('north'));
  time = 60_000;
  expect(await known()).toEqual(views('north'));
  fetch.mockImplementation(async () => new Response('<html>', { status: 502 }));
  time = 120_000;
  await known();
  expect(await known()).toEqual(views('north'));
});
