import { expect, it, vi } from 'vitest';
import { appSlice } from './app/appSlice.ts';
import { prefetchFlows, runFlow } from './runFlow.ts';
import { prefetchReads, runRead } from './runRead.ts';
import { openShop } from './testing/openShop.ts';

it('runs a flow with what it was given, once its code is here', async () => {
  const shop = openShop();
  const outcome = await shop.dispatch(runFlow(flows => flows.addItemToCart({ sku: 'A', quantity: 2 })));
  expect(outcome).toMatchObject({ status: 'done' });
  expect(shop.state().cart.details?.items).toMatchObject([{ quantity: 2 }]);
});

it('fails like a lost network when the code cannot be fetched, and fetches again with the next flow', async () => {
  vi.doMock('./flows.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const shop = openShop();
  prefetchFlows();
  expect(await shop.dispatch(runFlow(flows => flows.refreshCart()))).toEqual({
    status: 'failed',
    problem: {
      kind: 'network',
      message: 'A part of the shop could not be loaded. Check your connection and try again.',
    },
  });
  shop.dispatch(appSlice.actions.wentOffline());
  expect(await shop.dispatch(runFlow(flows => flows.refreshCart()))).toEqual({
    status: 'failed',
    problem: { kind: 'offline' },
  });
  vi.doUnmock('./flows.ts');
  expect(await shop.dispatch(runFlow(flows => flows.refreshCart()))).toMatchObject({ status: 'done' });
});

it('asks for a cart without the code that changes one', async () => {
  vi.doMock('./flows.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const shop = openShop();
  prefetchReads();
  expect(await shop.dispatch(runRead(reads => reads.loadCart()))).toMatchObject({ status: 'done' });
  vi.doUnmock('./flows.ts');
});
