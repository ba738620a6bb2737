// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  away,
  browser,
  files,
  fire,
  forgetAll,
  forgetWhatRan,
  get,
  home,
  install,
  keptBuilds,
  keptPages,
  otherFiles,
  page,
  picture,
  start,
  visit,
} from '../testing/playWorker.ts';

beforeEach(forgetAll);

describe('documents', () => {
  // Rules offline-01 and offline-03.
  it('come from the network, and from here without one', async () => {
    await install();
    expect(await visit('/phones.html?page=2')).toBe('new /phones.html?page=2');
    browser.network = async () => page('newer');
    expect(await visit('/phones.html?page=2')).toBe('newer');
    away();
    expect(await visit('/phones.html?page=2')).toBe('newer');
    expect(await visit('/phones.html')).toBe('/offline?to=%2Fphones.html');
    expect(await visit('/offline?to=%2Fphones.html')).toBe('new /offline');
  });

  // Rule offline-03.
  it('are those of the last day where the network is slow, and the new one is kept for the next time', async () => {
    await install();
    await visit('/');
    let come: ((answer: Response) => void) | undefined;
    browser.network = () => new Promise(resolve => void (come = resolve));
    vi.useFakeTimers();
    const slow = visit('/');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    come?.(page('late'));
    expect(await slow).toBe('new /');
    away();
    expect(await visit('/')).toBe('late');
  });

  // Rule offline-02.
  it.each([
    ['private', { 'cache-control': 'private' }],
    ['not to be stored', { 'cache-control': 'no-store' }],
    ['without a word', { 'cache-control': '' }],
  ])('that are %s are not kept', async (_, headers) => {
    await install();
    browser.network = async () => answer('mine', { 'store-view': 'kaveri', ...headers });
    expect(await visit('/cart')).toBe('mine');
    away();
    expect(await visit('/cart')).toBe('/offline?to=%2Fcart');
  });

  // Rule offline-05.
  it('of one store view never stand for those of another', async () => {
    await install();
    await visit('/');
    browser.network = async () => page('north', 'north');
    await visit('/phones.html');
    away();
    expect(await visit('/')).toBe('/offline?to=%2F');
    expect(await visit('/offline?to=%2F')).toBe('north');
    expect(await visit('/phones.html')).toBe('north');
  });

  // Rules offline-03 and offline-05.
  it('are those of the store view as it was where another was asked for in vain, and none where nobody knows which came', async () => {
    await install();
    await visit('/phones.html');
    const network = browser.network;
    away();
    expect(await visit('/?___store=north')).toBe('/offline?to=%2F%3F___store%3Dnorth');
    expect(await visit('/phones.html')).toBe('new /phones.html');
    browser.network = network;
    await visit('/?___store=north');
    away();
    expect(await visit('/phones.html')).toBe('new /phones.html');
    browser.network = async () => new Response(null, { status: 302, headers: { location: '/' } });
    await visit('/?___store=north');
    away();
    expect(await visit('/phones.html')).toBe('failed');
  });

  // Rules offline-03 and offline-04.
  it('in another language have its files and its offline page with the first of them', async () => {
    await install();
    browser.network = async ({ url }) => page(url.replace(home, 'नया '), 'hindi', otherFiles);
    await visit('/');
    away();
    expect(await visit('/elsewhere')).toBe('/offline?to=%2Felsewhere');
    expect(await visit('/offline?to=%2Felsewhere')).toBe('नया /offline');
    expect(await get(otherFiles[1]!)).toBe('नया /assets/cart-hi.js');
  });

  // Rule offline-03.
  it('of another store view have its offline page asked for until it is here, and then no more', async () => {
    await install();
    browser.network = async ({ url }) =>
      url.endsWith('/offline') ? new Response('', { status: 503 }) : page('north', 'north');
    await visit('/');
    browser.network = async () => page('north', 'north');
    await visit('/');
    browser.asked = [];
    await visit('/');
    expect(browser.asked).toEqual(['/']);
    away();
    expect(await visit('/elsewhere')).toBe('/offline?to=%2Felsewhere');
  });

  // Rule offline-01.
  it('that were open before the worker was are kept from what the browser has, but none that pays', async () => {
    browser.clients = [{ url: `${home}/phones.html` }, { url: `${home}/checkout` }];
    await install();
    expect(browser.asked.filter(path => !path.startsWith('/offline'))).toEqual(['/phones.html']);
    away();
    expect(await visit('/phones.html')).toBe('new /phones.html');
  });

  // Rule offline-03.
  it('that are too old to be shown are gone before the offline page lists what can be opened', async () => {
    await install();
    vi.useFakeTimers({ now: Date.now() - 30 * 86_400_000 });
    await visit('/phones.html');
    vi.useRealTimers();
    await visit('/');
    away();
    expect(await visit('/elsewhere')).toBe('/offline?to=%2Felsewhere');
    expect(keptPages()).toEqual(['/']);
  });

  it('are thirty at most, the newest', async () => {
    await install();
    for (let number = 0; number < 31; number += 1) await visit(`/${number}`);
    away();
    expect([await visit('/0'), await visit('/1')]).toEqual(['/offline?to=%2F0', 'new /1']);
  });
});

describe('answers', () => {
  const query = '/graphql?query={a}';

  // Rules offline-02 and offline-05.
  it('of the catalogue are read without a network, by store view and currency', async () => {
    await install();
    const inStore = (store: string, currency = 'INR') =>
      get(query, { headers: { store, 'content-currency': currency } });
    browser.network = async () => answer('fresh');
    await inStore('kaveri');
    away();
    expect(await inStore('kaveri')).toBe('fresh');
    expect(await inStore('north')).toBe('failed');
    expect(await inStore('kaveri', 'USD')).toBe('failed');
  });

  // Rule offline-02.
  it('to customers, to changes and to the back end otherwise pass by', async () => {
    await install();
    expect(await get(query, { headers: { authorization: 'Bearer x' } })).toBe('passed');
    expect(await get('/graphql', { method: 'POST' })).toBe('passed');
    expect(await get('/rest/V1/carts')).toBe('passed');
    expect(await get('/push.json')).toBe('passed');
  });

  // Rule offline-02.
  it('that are nobody else’s are not kept', async () => {
    await install();
    browser.network = async () => answer('mine', { 'cache-control': 'max-age=0, no-store' });
    expect(await get(query)).toBe('mine');
    away();
    expect(await get(query)).toBe('failed');
  });
});

describe('pictures', () => {
  const at = (width: number, rest = 'a.jpg', height = width / 0.8) =>
    `/media/${rest}?auto=webp&width=${width}&height=${Math.round(height)}&fit=cover`;

  // Rule offline-06.
  it('are shown from here, also from a larger width of the very same picture', async () => {
    await install();
    browser.network = async ({ url }) => answer(url.replace(home, ''));
    await picture(at(640));
    browser.asked = [];
    expect(await picture(at(640))).toBe(at(640));
    expect(await picture(at(320))).toBe(at(640));
    expect(await picture(at(40))).toBe(at(640));
    expect(browser.asked).toEqual([]);
    for (const other of [at(960), at(320, 'b/a.jpg'), at(320, 'a.jpg', 320), `${at(320)}&quality=20`, '/media/a.jpg'])
      expect(await picture(other)).toBe(other);
  });

  // Rule offline-06.
  it('are sixty at most, and stay for thirty days', async () => {
    await install();
    browser.network = async ({ url }) => answer(url.replace(home, ''));
    for (let number = 0; number < 61; number += 1) await picture(`/media/${number}.jpg`);
    away();
    expect([await picture('/media/0.jpg'), await picture('/media/1.jpg')]).toEqual(['failed', '/media/1.jpg']);
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000 });
    expect(await picture('/media/1.jpg')).toBe('failed');
    vi.useRealTimers();
  });

  /** What the worker answers to `PREFETCH_IMAGES`. */
  async function prefetch(urls: string[] | undefined) {
    const port = { postMessage: vi.fn<(message: { status: string; message?: string }) => void>() };
    const payload = urls && { urls };
    await fire('message', { data: { type: 'PREFETCH_IMAGES', payload }, ports: [port] });
    return port.postMessage.mock.calls[0]?.[0];
  }

  // Rule offline-07.
  it('are fetched ahead when a page asks for it, once, and of this shop alone', async () => {
    await install();
    browser.network = async () => answer('picture');
    browser.asked = [];
    expect(await prefetch([at(320), 'https://evil.test/media/a.jpg', '/graphql?query={a}'])).toEqual({
      status: 'done',
    });
    expect(await prefetch([at(320)])).toEqual({ status: 'done' });
    expect(browser.asked).toEqual([at(320)]);
  });

  it('are answered as an error at once where the message names none', async () => {
    await install();
    expect(await prefetch(undefined)).toMatchObject({ status: 'error' });
  });

  // Rule offline-07.
  it('that cannot be fetched ahead are an error', async () => {
    await install();
    away();
    expect(await prefetch([at(320)])).toMatchObject({ status: 'error', message: expect.stringContaining('fetch') });
    browser.network = async () => new Response('', { status: 404 });
    expect(await prefetch([at(320)])).toMatchObject({ status: 'error', message: expect.stringContaining('404') });
  });

  // Rule offline-07.
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not fetched ahead where each byte counts: %j',
    async setting => {
      browser.connection = setting;
      await install();
      browser.asked = [];
      expect(await prefetch([at(320)])).toEqual({ status: 'done' });
      expect(browser.asked).toEqual([]);
    },
  );
});

describe('builds', () => {
  // Rule offline-04.
  it('never mix: a page of another build is not taken for the offline page, and the worker does not come', async () => {
    browser.network = async () =>
      answer('<script data-scripts="/assets/entry-2.js"></script>', { 'store-view': 'kaveri' });
    start();
    await expect(fire('install')).rejects.toThrow('No offline page of this build.');
  });

  // Rule offline-04.
  it('keep their files, and those of the one before for tabs that are still open', async () => {
    for (const version of ['1', '2', '3']) {
      browser.network = async ({ url }) => page(url.replace(home, 'new '));
      await install({ version });
      browser.network = async ({ url }) => page(`${url.replace(home, '')} of ${version}`);
      await get(`/assets/late-${version}.js`);
      await visit(`/${version}`);
    }
    away();
    expect([await get('/assets/late-3.js'), await get('/assets/late-2.js')]).toEqual([
      '/assets/late-3.js of 3',
      '/assets/late-2.js of 2',
    ]);
    expect([await get('/assets/late-1.js'), await get(files[0]!)]).toEqual(['failed', 'new /assets/entry-1.js']);
    expect([await visit('/3'), await visit('/2'), await visit('/1')]).toEqual([
      '/3 of 3',
      '/2 of 2',
      '/offline?to=%2F1',
    ]);
  });

  /** A build's worker, with a file and a page that only it has seen. */
  async function run(version: string) {
    browser.network = async ({ url }) => page(url.replace(home, 'new '));
    await install({ version });
    browser.network = async ({ url }) => page(`${url.replace(home, '')} of ${version}`);
    await get(`/assets/late-${version}.js`);
    await visit(`/${version}`);
  }
  /** Such a build comes to the device, and is not taken. */
  async function wait(version: string) {
    browser.network = async ({ url }) => page(url.replace(home, 'new '));
    start({ version });
    await fire('install');
  }
  const seenOf = async (version: string) => [await get(`/assets/late-${version}.js`), await visit(`/${version}`)];
  const allOf = (version: string) => [`/assets/late-${version}.js of ${version}`, `/${version} of ${version}`];
  const noneOf = (version: string) => ['failed', `/offline?to=%2F${version}`];

  // Rules offline-04 and offline-08.
  it('that were never taken do not stand for the one before', async () => {
    await run('1');
    await wait('2');
    await run('3');
    away();
    expect([await seenOf('1'), await seenOf('3')]).toEqual([allOf('1'), allOf('3')]);
    expect(keptBuilds()).toEqual(['1', '3']);
  });

  // Rules offline-04 and offline-08.
  it('that could not come do not stand for the one before', async () => {
    await run('1');
    browser.network = async ({ url }) => answer(url, { 'store-view': 'kaveri' });
    start({ version: '2' });
    await expect(fire('install')).rejects.toThrow('No offline page of this build.');
    await run('3');
    away();
    expect(await seenOf('1')).toEqual(allOf('1'));
  });

  // Rule offline-04.
  it('that are rolled back keep what ran last, whichever came first to the device', async () => {
    for (const version of ['1', '2', '1', '3']) await run(version);
    away();
    expect([await seenOf('1'), await seenOf('2')]).toEqual([allOf('1'), noneOf('2')]);
  });

  // Rule offline-04.
  it('that are coming while another is taken lose nothing', async () => {
    await run('1');
    await wait('2');
    await wait('3');
    start({ version: '2', installing: {} });
    await fire('activate');
    expect(keptBuilds()).toEqual(['1', '2', '3']);
  });

  // Rule offline-04: another script of the same files, as with another name of the shop.
  it('whose worker alone is new keep those of the one before', async () => {
    for (const version of ['1', '2', '2']) await run(version);
    away();
    expect([await seenOf('1'), await seenOf('2')]).toEqual([allOf('1'), allOf('2')]);
  });

  // Rule offline-04.
  it('on a device that does not know yet which ran last keep the newest', async () => {
    await run('1');
    forgetWhatRan();
    await run('2');
    away();
    expect(await seenOf('1')).toEqual(allOf('1'));
  });

  // Rule offline-04.
  it('make room on a device that is full by then, and go on', async () => {
    await run('1');
    await run('2');
    await wait('3');
    browser.isFull = true;
    await fire('activate');
    expect(keptBuilds()).toEqual(['2', '3']);
    expect(await visit('/2')).toBe('new /2');
    away();
    expect(await seenOf('2')).toEqual(allOf('2'));
  });

  // Rules offline-03 and offline-05.
  it('that waited while the store view changed have an offline page with the next document', async () => {
    await install();
    await wait('2');
    start();
    browser.network = async () => page('north', 'north');
    await visit('/');
    start({ version: '2' });
    await fire('activate');
    await visit('/');
    away();
    expect(await visit('/elsewhere')).toBe('/offline?to=%2Felsewhere');
    expect(await visit('/offline')).toBe('north');
  });

  // Rule push-01.
  it('without a push service end a subscription from before', async () => {
    await install({ pushes: false });
    expect((browser.played.registration.pushManager as { unsubscribe: unknown }).unsubscribe).toHaveBeenCalledOnce();
    await install();
    expect((browser.played.registration.pushManager as { unsubscribe: unknown }).unsubscribe).not.toHaveBeenCalled();
  });
});
