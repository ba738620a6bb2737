import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { share, type Shared, type ShareTools } from './share.ts';

const page = { title: 'Kettle', url: 'https://shop.test/kettle.html' };
const texts = { copied: 'Copied.', notCopied: 'Not copied.' };

/** Shares with a device, and says what was copied and what the shopper was told. */
async function sharing(data: Shared, device: Partial<ShareTools> = {}) {
  const copy = vi.fn<ShareTools['copy']>(async () => undefined);
  const { clock, navigation } = browserPorts();
  const store = makeStore({
    commerce: cartBackEnd([]).port,
    persistence: createPersistence(undefined, clock),
    clock,
    navigation,
  });
  await store.dispatch(share(data, texts, { copy, ...device }));
  return { copied: copy.mock.calls.flat(), told: store.getState().toasts.map(({ message }) => message) };
}

it('hands it to the device, which says itself that it is done', async () => {
  const onDevice = vi.fn(async () => undefined);
  expect(await sharing(page, { share: onDevice })).toEqual({ copied: [], told: [] });
  expect(onDevice).toHaveBeenCalledExactlyOnceWith(page);
});

it('copies the address, or the words, where the device cannot share or refuses to', async () => {
  expect(await sharing(page)).toEqual({ copied: [page.url], told: ['Copied.'] });
  expect(await sharing({ title: 'My Wishlist', text: 'Kettle' })).toEqual({ copied: ['Kettle'], told: ['Copied.'] });
  expect(
    await sharing(page, {
      share: async () => {
        throw new TypeError('not here');
      },
    }),
  ).toEqual({ copied: [page.url], told: ['Copied.'] });
});

it('does nothing more when the shopper changes her mind', async () => {
  expect(
    await sharing(page, {
      share: async () => {
        throw new DOMException('', 'AbortError');
      },
    }),
  ).toEqual({ copied: [], told: [] });
});

it('says when nothing was copied', async () => {
  expect(
    await sharing(page, {
      copy: async () => {
        throw new Error('no');
      },
    }),
  ).toEqual({ copied: [], told: ['Not copied.'] });
});
