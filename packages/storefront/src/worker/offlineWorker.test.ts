// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { payingPaths } from '@shop/variant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames, offlinePath } from './cacheNames.ts';
import offlineWorker from './offlineWorker.js?inline-script';

const home = 'https://shop.test';
const files = ['/assets/entry-1.js', '/assets/cart-1.js'];
const html = `<script data-scripts="${files.join(' ')}"></script>`;

/** Caches as a browser has them, without a disc. */
function playCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | Request) => (typeof key === 'string' ? new URL(key, home).href : key.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string | Request, answer: Response) => {
        store.delete(urlOf(key));
        store.set(urlOf(key), answer);
      },
      match: async (key: string | Request) => store.get(urlOf(key))?.clone(),
      delete: async (key: string | Request) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map(url => ({ url })),
      addAll: async (requests: Request[]) => {
        for (const { url } of requests) store.set(url, await network(new Request(url)));
      },
    };
  };
  return {
    stores,
    open,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) =>
      [...stores].flatMap(([name, store]) =>
        cacheName === undefined || cacheName === name ? (store.get(urlOf(key))?.clone() ?? []) : [],
      )[0],
  };
}

interface Played {
  handlers: Record<string, (event: object) => void>;
  registration: { navigationPreload: { enable: () => Promise<void> }; pushManager: object };
}

let caches: ReturnType<typeof playCaches>;
let network: (request: Request) => Promise<Response>;
let asked: string[];
let clients: { url: string }[];
let connection: { saveData?: boolean; effectiveType?: string };
let played: Played;

/** As a fetch brings it: one that is made has another type. */
const fetched = (response: Response): Response =>
  Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => fetched(Response.prototype.clone.call(response)) },
  });
const answer = (body: string, headers: Record<string, string> = {}): Response =>
  fetched(new Response(body, { headers: { 'cache-control': 'public, max-age=0', ...headers } }));
const page = (body: string, view = 'kaveri') => answer(body + html, { 'store-view': view });

/** Starts a build's worker on what the browser has. */
function start({ version = '1', pushes = true } = {}): void {
  const handlers: Played['handlers'] = {};
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const registration = {
    navigationPreload: { enable: async () => {} },
    pushManager: { unsubscribe, getSubscription: async () => ({ unsubscribe }) },
  };
  played = { handlers, registration };
  const self = {
    location: { origin: home },
    navigator: { connection },
    registration,
    clients: { claim: async () => {}, matchAll: async () => clients },
    skipWaiting: vi.fn<() => Promise<void>>(async () => {}),
    addEventListener: (name: string, handle: (event: object) => void) => void (handlers[name] = handle),
  };
  // Requests of a worker may be relative.
  class PlayedRequest extends Request {
    constructor(input: string | URL, init?: RequestInit) {
      super(new URL(String(input), home), init);
    }
  }
  const fetch = async (input: string | Request) => {
    const request = typeof input === 'string' ? new PlayedRequest(input) : input;
    asked.push(request.url.replace(home, ''));
    return network(request);
  };
  runInNewContext(offlineWorker, {
    self,
    caches,
    fetch,
    URL,
    Headers,
    Response: Object.assign(Response, {
      redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
    }),
    Request: PlayedRequest,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    Date: { now: () => Date.now() },
    files,
    version,
    pushes,
    cacheNames,
    offlinePath,
    payingPaths,
  });
}

/** Runs what the worker does at an event to its end. */
async function fire(name: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  played.handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}
async function install(options?: Parameters<typeof start>[0]): Promise<void> {
  start(options);
  await fire('install');
  await fire('activate');
}

interface Asked {
  mode?: string;
  destination?: string;
  method?: string;
  headers?: Record<string, string>;
}
/** What the page gets for a request; "passed" where the worker leaves it to the browser, "failed" without an answer. */
async function get(path: string, { mode = 'cors', destination = '', method = 'GET', headers = {} }: Asked = {}) {
  const request = Object.defineProperties(new Request(home + path, { method, headers }), {
    mode: { value: mode },
    destination: { value: destination },
  });
  let answered: Promise<Response> | undefined;
  await Promise.resolve();
  const works: Promise<unknown>[] = [];
  played.handlers['fetch']?.({
    request,
    preloadResponse: undefined,
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    respondWith: (work: Promise<Response>) => void (answered = work),
  });
  if (!answered) return 'passed';
  const text = await answered.then(
    async response => response.headers.get('location') ?? (await response.text()).replace(html, ''),
    () => 'failed',
  );
  await Promise.all(works);
  return text;
}
const visit = (path: string) => get(path, { mode: 'navigate' });
const picture = (path: string) => get(path, { destination: 'image' });
const away = () => {
  network = async () => {
    throw new TypeError('Failed to fetch');
  };
};

beforeEach(() => {
  [asked, clients, connection] = [[], [], {}];
  caches = playCaches();
  network = async ({ url }) => page(url.replace(home, 'new '));
});

describe('documents', () => {
  // Rules offline-01 and offline-03.
  it('come from the network, and from here without one', async () => {
    await install();
    expect(await visit('/phones.html?page=2')).toBe('new /phones.html?page=2');
    network = async () => page('newer');
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
    network = () => new Promise(resolve => void (come = resolve));
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
    network = async () => answer('mine', { 'store-view': 'kaveri', ...headers });
    expect(await visit('/cart')).toBe('mine');
    away();
    expect(await visit('/cart')).toBe('/offline?to=%2Fcart');
  });

  // Rule offline-05.
  it('of one store view never stand for those of another', async () => {
    await install();
    await visit('/');
    network = async () => page('north', 'north');
    await visit('/phones.html');
    away();
    expect(await visit('/')).toBe('/offline?to=%2F');
    expect(await visit('/offline?to=%2F')).toBe('north');
    expect(await visit('/phones.html')).toBe('north');
    // Nobody knows which one this leads to.
    expect(await visit('/?___store=kaveri')).toBe('failed');
    expect(await visit('/phones.html')).toBe('failed');
  });

  // Rule offline-01.
  it('that were open before the worker was are kept from what the browser has, but none that pays', async () => {
    clients = [{ url: `${home}/phones.html` }, { url: `${home}/checkout` }];
    await install();
    expect(asked.filter(path => !path.startsWith('/offline'))).toEqual(['/phones.html']);
    away();
    expect(await visit('/phones.html')).toBe('new /phones.html');
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
    network = async () => answer('fresh');
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
    network = async () => answer('mine', { 'cache-control': 'max-age=0, no-store' });
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
    network = async ({ url }) => answer(url.replace(home, ''));
    await picture(at(640));
    asked = [];
    expect(await picture(at(640))).toBe(at(640));
    expect(await picture(at(320))).toBe(at(640));
    expect(await picture(at(40))).toBe(at(640));
    expect(asked).toEqual([]);
    for (const other of [at(960), at(320, 'b/a.jpg'), at(320, 'a.jpg', 320), `${at(320)}&quality=20`, '/media/a.jpg'])
      expect(await picture(other)).toBe(other);
  });

  // Rule offline-06.
  it('are sixty at most, and stay for thirty days', async () => {
    await install();
    network = async ({ url }) => answer(url.replace(home, ''));
    for (let number = 0; number < 61; number += 1) await picture(`/media/${number}.jpg`);
    away();
    expect([await picture('/media/0.jpg'), await picture('/media/1.jpg')]).toEqual(['failed', '/media/1.jpg']);
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000 });
    expect(await picture('/media/1.jpg')).toBe('failed');
    vi.useRealTimers();
  });

  /** What the worker answers to `PREFETCH_IMAGES`. */
  async function prefetch(urls: string[]) {
    const port = { postMessage: vi.fn<(message: { status: string; message?: string }) => void>() };
    await fire('message', { data: { type: 'PREFETCH_IMAGES', payload: { urls } }, ports: [port] });
    return port.postMessage.mock.calls[0]?.[0];
  }

  // Rule offline-07.
  it('are fetched ahead when a page asks for it, once, and of this shop alone', async () => {
    await install();
    network = async () => answer('picture');
    asked = [];
    expect(await prefetch([at(320), 'https://evil.test/media/a.jpg', '/graphql?query={a}'])).toEqual({
      status: 'done',
    });
    expect(await prefetch([at(320)])).toEqual({ status: 'done' });
    expect(asked).toEqual([at(320)]);
  });

  // Rule offline-07.
  it('that cannot be fetched ahead are an error', async () => {
    await install();
    away();
    expect(await prefetch([at(320)])).toMatchObject({ status: 'error', message: expect.stringContaining('fetch') });
    network = async () => new Response('', { status: 404 });
    expect(await prefetch([at(320)])).toMatchObject({ status: 'error', message: expect.stringContaining('404') });
  });

  // Rule offline-07.
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not fetched ahead where each byte counts: %j',
    async setting => {
      connection = setting;
      await install();
      asked = [];
      expect(await prefetch([at(320)])).toEqual({ status: 'done' });
      expect(asked).toEqual([]);
    },
  );
});

describe('builds', () => {
  // Rule offline-04.
  it('never mix: a page of another build is not taken for the offline page, and the worker does not come', async () => {
    network = async () => answer('<script data-scripts="/assets/entry-2.js"></script>', { 'store-view': 'kaveri' });
    start();
    await expect(fire('install')).rejects.toThrow('No offline page of this build.');
  });

  // Rule offline-04.
  it('keep their files, and those of the one before for tabs that are still open', async () => {
    for (const version of ['1', '2', '3']) {
      network = async ({ url }) => page(url.replace(home, 'new '));
      await install({ version });
      network = async ({ url }) => page(`${url.replace(home, '')} of ${version}`);
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

  // Rule push-01.
  it('without a push service end a subscription from before', async () => {
    await install({ pushes: false });
    expect((played.registration.pushManager as { unsubscribe: unknown }).unsubscribe).toHaveBeenCalledOnce();
    await install();
    expect((played.registration.pushManager as { unsubscribe: unknown }).unsubscribe).not.toHaveBeenCalled();
  });
});
