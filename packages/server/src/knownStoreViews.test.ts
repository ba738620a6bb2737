import { expect, it, vi } from 'vitest';
import { knownStoreViews } from './knownStoreViews.ts';
import { playStoreViews } from './testing/playStoreViews.ts';

const down = async (): Promise<Response> => {
  throw new TypeError('fetch failed');
};

/** Store views of a back end that may change, at a time that may pass. */
function setUp(play: typeof fetch) {
  const at = { time: 0 };
  const fetch = vi.fn(play);
  return { at, fetch, storeViews: knownStoreViews({ commerceUrl: 'http://back.end', fetch, now: () => at.time }) };
}

const there = (locale: string) => ({ kind: 'there', locale });

it('asks for each store view by its own code, as they may lie in different websites', async () => {
  const { fetch, storeViews } = setUp(playStoreViews({ north: 'en_US', south_hi: 'hi_IN' }));
  expect([await storeViews('north'), await storeViews('south_hi'), await storeViews('west')]).toEqual([
    there('en_US'),
    there('hi_IN'),
    { kind: 'absent' },
  ]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('asks for one once in a minute, there or not, and answers from what it knows meanwhile', async () => {
  const locales: Record<string, string> = { north: 'en_US' };
  const { at, fetch, storeViews } = setUp(playStoreViews(locales));
  await Promise.all([storeViews('north'), storeViews('north'), storeViews('south')]);
  at.time = 59_999;
  await Promise.all([storeViews('north'), storeViews('south')]);
  expect(fetch).toHaveBeenCalledTimes(2);
  locales['south'] = 'hi_IN';
  at.time = 60_000;
  await vi.waitFor(async () => expect(await storeViews('south')).toEqual(there('hi_IN')));
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('asks again in two seconds while it knows nothing', async () => {
  const { at, fetch, storeViews } = setUp(down);
  expect(await storeViews('north')).toEqual({ kind: 'unknown' });
  fetch.mockImplementation(playStoreViews({ north: 'hi_IN' }));
  at.time = 1999;
  expect(await storeViews('north')).toEqual({ kind: 'unknown' });
  at.time = 2000;
  expect(await storeViews('north')).toEqual(there('hi_IN'));
});

it('keeps what it knows while the back end is away or fails, and asks no more often', async () => {
  const { at, fetch, storeViews } = setUp(playStoreViews({ north: 'en_US' }));
  await storeViews('north');
  fetch.mockImplementation(async () =>
    Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }),
  );
  at.time = 60_000;
  await storeViews('north');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  at.time = 62_000;
  expect(await storeViews('north')).toEqual(there('en_US'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('takes another store view that answers for none', async () => {
  const { storeViews } = setUp(async () =>
    Response.json({ data: { storeConfig: { store_code: 'default', locale: 'en_US' } } }),
  );
  expect(await storeViews('north')).toEqual({ kind: 'absent' });
});

it('forgets made-up codes when there are many, and no store view for them', async () => {
  const { fetch, storeViews } = setUp(playStoreViews({ north: 'en_US' }));
  await storeViews('north');
  for (let index = 0; index < 1001; index += 1) await storeViews(`made_up_${index}`);
  fetch.mockClear();
  await storeViews('north');
  await storeViews('made_up_1000');
  expect(fetch).not.toHaveBeenCalled();
  await storeViews('made_up_0');
  expect(fetch).toHaveBeenCalledOnce();
});
