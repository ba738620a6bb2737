// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { payingPaths } from '@shop/variant';
import { beforeEach, expect, it, vi } from 'vitest';
import pushWorker from './pushWorker.js?inline-script';

const home = 'https://shop.test';

interface Shown {
  title: string;
  options: { body: string; data: string; tag?: string };
}
interface Page {
  url: string;
  navigate: (address: string) => Promise<Page>;
  focus: () => Promise<void>;
}

let shown: Shown[];
let opened: string[];
let told: number;
let pages: Page[];
let handlers: Record<string, (event: object) => void>;

const pageAt = (path: string): Page => {
  const page: Page = {
    url: home + path,
    navigate: vi.fn<Page['navigate']>(async address => Object.assign(page, { url: address })),
    focus: vi.fn<Page['focus']>(async () => {}),
  };
  return page;
};

beforeEach(() => {
  [shown, opened, told, pages, handlers] = [[], [], 0, [], {}];
  const self = {
    location: { origin: home },
    addEventListener: (name: string, handle: (event: object) => void) => void (handlers[name] = handle),
    registration: {
      showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => void opened.push(address),
    },
  };
  const BroadcastChannel = function () {
    return { postMessage: () => void (told += 1), close: () => {} };
  };
  runInNewContext(pushWorker, { self, BroadcastChannel, URL, shopName: 'Kaveri', payingPaths });
});

/** Runs the worker's answer to an event to its end. */
async function fire(name: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}
const push = (data: unknown) => fire('push', { data: { json: () => data } });
const click = async () => {
  const close = vi.fn<() => void>();
  await fire('notificationclick', { notification: { data: shown.at(-1)?.options.data, close } });
  expect(close).toHaveBeenCalledOnce();
};
const message = (url: unknown, nid: unknown = '7') => ({
  notification: { title: 'Your order is on its way', body: 'It was sent.' },
  data: { url, nid },
});

// Rules push-05 and push-06.
it('shows what is pushed, leads to it with its number, and tells the bell', async () => {
  await push(message('/order-history/1?a=b#c'));
  expect(shown).toMatchObject([
    {
      title: 'Your order is on its way',
      options: { body: 'It was sent.', tag: 'notification-7', data: `${home}/order-history/1?a=b&nid=7#c` },
    },
  ]);
  expect(told).toBe(1);
});

// Rule push-05.
it.each([
  'https://evil.test/x',
  '//evil.test',
  'javascript:alert(1)',
  'https://a:b@shop.test/x',
  `${'x'.repeat(10)}://`,
  '\\\\evil.test',
  5,
  null,
  {},
])('does not lead to %j, but home', async url => {
  await push(message(url));
  expect(shown[0]?.options.data).toBe(`${home}/?nid=7`);
});

// Rule push-05.
it('leads where Firebase writes the link of a message', async () => {
  await push({ notification: { title: 'Offer', click_action: `${home}/offers` } });
  await push({ notification: { title: 'Offer' }, fcmOptions: { link: '/links' } });
  expect(shown.map(({ options }) => options.data)).toEqual([`${home}/offers`, `${home}/links`]);
});

it.each(['x', '-1', '0', '1e3', 1.5, {}, '99999999999'])('takes no number from %j', async nid => {
  await push(message('/zepp-coins', nid));
  expect(shown[0]?.options.data).toBe(`${home}/zepp-coins`);
});

it.each([null, 'text', 5, [], {}, { notification: null }, { notification: { title: 5 } }, { data: 'x' }])(
  'shows the name of the shop where %j is pushed',
  async data => {
    await push(data);
    expect(shown).toMatchObject([{ title: 'Kaveri', options: { data: `${home}/` } }]);
  },
);

it('shows something where nothing can be read', async () => {
  await fire('push', { data: null });
  expect(shown).toMatchObject([{ title: 'Kaveri' }]);
});

// Rule push-05.
it('takes an open page', async () => {
  const page = pageAt('/');
  pages = [page];
  await push(message('/zepp-coins'));
  await click();
  expect([page.url, opened]).toEqual([`${home}/zepp-coins?nid=7`, []]);
  expect(page.focus).toHaveBeenCalledOnce();
});

// Rule push-05.
it('leaves a page that pays alone, and one that cannot be led', async () => {
  const [paying, stubborn] = [pageAt('/checkout'), pageAt('/cart')];
  pages = [paying];
  await push(message('/zepp-coins'));
  await click();
  stubborn.navigate = () => Promise.reject(new Error('Not controlled.'));
  pages = [paying, stubborn];
  await click();
  expect(opened).toEqual([`${home}/zepp-coins?nid=7`, `${home}/zepp-coins?nid=7`]);
  expect(paying.navigate).not.toHaveBeenCalled();
});
