import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startLateLoader } from '../testing/startLateLoader.ts';
import { inlineScripts } from './inlineScripts.ts';

const sendBeacon = vi.fn<(path: string, body: string) => boolean>(() => true);

beforeAll(() => void runInThisContext(inlineScripts.head));
beforeEach(() => {
  const none: Event[] = [];
  window.shopPressed = none;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.body.innerHTML = '<form data-late><button>Add to Cart</button></form><a href="/cart">Cart</a>';
});
afterEach(() => {
  // This loader hears no more of what the next one shall hold.
  window.shopHydrated?.();
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

interface Files {
  scripts: string;
  calls?: string;
  wait?: string;
  own?: string;
}

/** The late loader of a page that names these files, over a network that answers so. */
function loadFor(files: Files, answer: (href: string, how?: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  startLateLoader({ ...files });
}

/** The same, and the form of the page is sent by a visitor. */
function pressOn(files: Files, answer: (href: string) => Promise<Response>) {
  loadFor(files, answer);
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no form.');
  form.requestSubmit();
  expect(form.getAttribute('aria-busy')).toBe('true');
  return form;
}

/** The same on a page whose entry is this text. */
const press = (text: string, answer: () => Promise<Response>) =>
  pressOn({ scripts: `data:text/javascript,${encodeURIComponent(text)}` }, answer);

const served = async () => new Response('');
const report = async () => {
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
  const [path, body] = sendBeacon.mock.calls[0] ?? [];
  return [path, JSON.parse(body ?? '{}') as object];
};

// Rule errors-13.
it.each([
  ['throws', 'throw new RangeError("no such product")', { name: 'RangeError', message: 'no such product' }],
  ['cannot be read', 'const = 1', { name: 'SyntaxError' }],
  ['throws what is no error', 'throw "nothing"', { message: 'nothing' }],
])('tells the server of an entry that %s, and gives the page back to the shopper', async (_, text, told) => {
  const form = press(text, served);
  expect(await report()).toEqual([
    '/error-reports',
    expect.objectContaining({ ...told, where: 'start', path: '/', id: expect.stringMatching(/^[0-9A-Z]{1,12}-0$/) }),
  ]);
  expect([form.hasAttribute('aria-busy'), document.documentElement.dataset['late']]).toEqual([false, 'failed']);
});

// Rule errors-13.
it('tells of a file that the server does not have', async () => {
  press('', async () => new Response('', { status: 404 }));
  expect(await report()).toEqual([
    '/error-reports',
    expect.objectContaining({ name: 'TypeError', message: expect.stringContaining('Could not fetch') }),
  ]);
});

it('tells nothing where the network is away, and gives the page back all the same', async () => {
  const form = press('', async () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(form.hasAttribute('aria-busy')).toBe(false));
  expect(sendBeacon).not.toHaveBeenCalled();
});

// Rule errors-13.
it('tells what the shop says it could not start by', async () => {
  press('', served);
  window.shopFailed?.(new TypeError('undefined is no function'));
  expect(await report()).toEqual(['/error-reports', expect.objectContaining({ message: 'undefined is no function' })]);
});

// Rule frame-22.
it('keeps what is sent and pressed before it has come itself, and does each once when the shop listens', async () => {
  document.body.innerHTML = '<form data-late><button>Add to Cart</button></form><button type="button">Save</button>';
  const [buy, save] = document.querySelectorAll('button');
  const left = vi.fn<(event: Event) => void>();
  const done = vi.fn<(text: string | null, submitter: HTMLElement | null) => void>();
  const follow = (event: Event) => {
    if (event.defaultPrevented) return;
    left(event);
    // jsdom cannot go on to where a form is sent.
    event.preventDefault();
  };
  addEventListener('submit', follow);
  onTestFinished(() => removeEventListener('submit', follow));
  buy?.click();
  save?.click();
  expect(left).not.toHaveBeenCalled();
  loadFor({ scripts: 'data:text/javascript,' }, served);
  const form = buy?.closest('form');
  expect([form?.getAttribute('aria-busy'), save?.getAttribute('aria-busy')]).toEqual(['true', 'true']);
  form?.addEventListener('submit', event => done('sent', event.submitter));
  save?.addEventListener('click', () => done('saved', null));
  window.shopHydrated?.();
  await vi.waitFor(() =>
    expect(done.mock.calls).toEqual([
      ['sent', buy],
      ['saved', null],
    ]),
  );
  expect([form?.hasAttribute('aria-busy'), save?.hasAttribute('aria-busy')]).toEqual([false, false]);
});

// Rule frame-22.
it('goes on saying so when the scripts that come by themselves cannot be fetched either', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lost = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 503 }));
  const form = pressOn({ scripts: '/entry.js', wait: '5000' }, lost);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(form.hasAttribute('aria-busy')).toBe(false);
  lost.mockClear();
  await vi.advanceTimersByTimeAsync(4000);
  expect(lost).toHaveBeenCalled();
  expect(document.documentElement.dataset['late']).toBe('failed');
});

it.each([
  ['of a shopper’s own page before anything else, once its frame is painted', { own: '' }, 'high'],
  ['of a page for everybody when nothing else is to be done', {}, 'low'],
])('fetches the scripts %s', async (_, page, priority) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: unknown[] = [];
  loadFor({ scripts: '/entry.js', wait: '200', ...page }, async (_, how) => {
    asked.push(how?.priority);
    return new Response('', { status: 503 });
  });
  dispatchEvent(new Event('load'));
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked[0]).toBe(priority);
});

// Rule frame-22.
it('fetches what calls the back end for a form that is held, once the code of the page is here', async () => {
  const asked: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  pressOn({ scripts: '/entry.js /frame.js', calls: '/flows.js /answers.js' }, async href => {
    asked.push(new URL(href).pathname);
    await arrived;
    return new Response('');
  });
  expect(asked).toEqual(['/entry.js', '/frame.js']);
  arrive();
  await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(['/flows.js', '/answers.js'])));
});

it.each([
  ['a cart', 'cart', true],
  ['a customer', 'session', true],
  ['nobody', 'seen', false],
])('fetches it by itself for a browser that remembers %s', async (_, mark, isFetched) => {
  document.documentElement.dataset[mark] = 'stored';
  onTestFinished(() => void delete document.documentElement.dataset[mark]);
  const asked: string[] = [];
  document.body.innerHTML = '<button type="button">Menu</button>';
  const entered = vi.fn<() => void>();
  vi.stubGlobal('entered', entered);
  loadFor({ scripts: `data:text/javascript,entered()//${mark}`, calls: '/flows.js' }, async href => {
    asked.push(new URL(href).pathname);
    return new Response('');
  });
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(entered).toHaveBeenCalled());
  expect(asked.includes('/flows.js')).toBe(isFetched);
});
