import { expect, it } from 'vitest';
import { makeServerStore } from './makeServerStore.ts';
import { openShop } from './testing/openShop.ts';

it('is what a browser begins with, so that it takes over what a server has drawn', () => {
  expect(makeServerStore().getState()).toEqual(openShop().store.getState());
});

it('is changed by nobody, for all visitors share it', () => {
  const store = makeServerStore();
  const before = store.getState();
  expect(() => store.dispatch({ type: 'cart/anything' })).toThrow('on the server');
  expect(store.getState()).toBe(before);
});
