import { runInNewContext } from 'node:vm';
import { payingPaths } from '@shop/variant';
import { vi } from 'vitest';
import { cacheNames, offlinePath } from '../worker/cacheNames.ts';
import offlineWorker from '../worker/offlineWorker.js?inline-script';

export const home = 'https://shop.test';
export const files = ['/assets/entry-1.js', '/assets/cart-1.js'];
/** The same in another language. */
export const otherFiles = ['/assets/entry-hi.js', '/assets/cart-hi.js'];
const htmlOf = (scripts: string[]) => `<script data-scripts="${scripts.join(' ')}"></script>`;
const html = htmlOf(files);

/** Caches as a browser has them, without a disc. */
function playCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | Request) => (typeof key === 'string' ? new URL(key, home).href : key.url);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string | Request, answer: Response) => {
        if (browser.isFull) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        store.delete(urlOf(key));
        store.set(urlOf(key), answer);
      },
      match: async (key: string | Request) => store.get(urlOf(key))?.clone(),
      delete: async (key: string | Request) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map(url => ({ url })),
      addAll: async (requests: Request[]) => {
        for (const { url } of requests) store.set(url, await browser.network(new Request(url)));
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

interface Browser {
  /** What answers beyond this browser. */
  network: (request: Request) => Promise<Response>;
  /** Addresses that the worker asked the network for. */
  asked: string[];
  /** Pages that are open. */
  clients: { url: string }[];
  connection: { saveData?: boolean; effectiveType?: string };
  /** The device has no room for anything more. */
  isFull: boolean;
  /** The worker that was started last. */
  played: Played;
}

/** A browser without anything kept, online, and without a worker. */
export const browser = {} as Browser;
let caches: ReturnType<typeof playCaches>;

export function forgetAll(): void {
  caches = playCaches();
  Object.assign(browser, {
    asked: [],
    clients: [],
    connection: {},
    isFull: false,
    network: async ({ url }: Request) => page(url.replace(home, 'new ')),
  });
}

/** The builds of which anything is on the device. */
export const keptBuilds = (): string[] =>
  [...caches.stores.keys()].flatMap(name =>
    name.startsWith(cacheNames.build) ? name.slice(cacheNames.build.length) : [],
  );
/** The documents that are on the device, of all store views. */
export const keptPages = (): string[] =>
  [...caches.stores].flatMap(([name, store]) =>
    name.startsWith(cacheNames.pages) ? [...store.keys()].map(url => url.replace(home, '')) : [],
  );
/** As the device was left by a worker that did not write down that it ran. */
export const forgetWhatRan = (): void => void caches.stores.get(cacheNames.view)?.delete(`${home}/builds`);

/** As a fetch brings it: one that is made has another type. */
const fetched = (response: Response): Response =>
  Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => fetched(Response.prototype.clone.call(response)) },
  });
export const answer = (body: string, headers: Record<string, string> = {}): Response =>
  fetched(new Response(body, { headers: { 'cache-control': 'public, max-age=0', ...headers } }));
/** A document of the build that runs. */
export const page = (body: string, view = 'kaveri', scripts = files) =>
  answer(body + htmlOf(scripts), { 'store-view': view });

interface Started {
  version?: string;
  pushes?: boolean;
  /** The worker of another build that is coming to the device. */
  installing?: object;
}
/** Starts a build's worker on what the browser has. */
export function start({ version = '1', pushes = true, installing }: Started = {}): void {
  const handlers: Played['handlers'] = {};
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const registration = {
    navigationPreload: { enable: async () => {} },
    pushManager: { unsubscribe, getSubscription: async () => ({ unsubscribe }) },
    installing,
  };
  browser.played = { handlers, registration };
  const self = {
    location: { origin: home },
    navigator: { connection: browser.connection },
    registration,
    clients: { claim: async () => {}, matchAll: async () => browser.clients },
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
    browser.asked.push(request.url.replace(home, ''));
    return browser.network(request);
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
    editions: [files, otherFiles],
    version,
    pushes,
    cacheNames,
    offlinePath,
    payingPaths,
  });
}

/** Runs what the worker does at an event to its end. */
export async function fire(name: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  browser.played.handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}
export async function install(options?: Started): Promise<void> {
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
export async function get(path: string, { mode = 'cors', destination = '', method = 'GET', headers = {} }: Asked = {}) {
  const request = Object.defineProperties(new Request(home + path, { method, headers }), {
    mode: { value: mode },
    destination: { value: destination },
  });
  let answered: Promise<Response> | undefined;
  await Promise.resolve();
  const works: Promise<unknown>[] = [];
  browser.played.handlers['fetch']?.({
    request,
    preloadResponse: undefined,
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    respondWith: (work: Promise<Response>) => void (answered = work),
  });
  if (!answered) return 'passed';
  const text = await answered.then(
    async response =>
      response.headers.get('location') ?? (await response.text()).replace(html, '').replace(htmlOf(otherFiles), ''),
    () => 'failed',
  );
  await Promise.all(works);
  return text;
}
export const visit = (path: string) => get(path, { mode: 'navigate' });
export const picture = (path: string) => get(path, { destination: 'image' });
/** The network is gone. */
export const away = () => {
  browser.network = async () => {
    throw new TypeError('Failed to fetch');
  };
};
