import type { CommercePort } from '@shop/commerce-client';
import { actOnToast, browserPorts, createPersistence, makeStore } from '@shop/state';
import { afterEach, expect, it, vi } from 'vitest';
import { releaseNotice } from './releaseNotice.ts';

const outdated = 'The shop has a new version. Copy what you typed, then reload the page to go on. Reload';
const ready = 'A new version is ready. Update';

function openPage(path = '/') {
  history.replaceState(null, '', path);
  const { clock, navigation } = browserPorts();
  const { dispatch, getState } = makeStore({
    commerce: {} as CommercePort,
    persistence: createPersistence(undefined, clock),
    clock,
    navigation,
  });
  return {
    ...releaseNotice({ dispatch }),
    loseItsPieces: () => dispatchEvent(new Event('shop:outdated')),
    said: () => getState().toasts.map(({ message, actionText }) => `${message} ${actionText}`),
    press: () => getState().toasts.forEach(({ id }) => dispatch(actOnToast(id))),
  };
}

afterEach(() => history.replaceState(null, '', '/'));

// Rule offline-08.
it('offers the next version, and of several the last', () => {
  const { offer, said, press } = openPage();
  const [earlier, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
  offer(earlier);
  offer(later);
  expect(said()).toEqual([ready]);
  press();
  expect([earlier.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
});

// Rule offline-08.
it('offers nothing to who pays', () => {
  const { offer, said } = openPage('/checkout');
  offer(() => {});
  expect(said()).toEqual([]);
});

// Rules errors-12 and offline-08.
it.each(['before', 'after'])('is one notice where the next version is ready %s pieces of this one are gone', when => {
  const { offer, loseItsPieces, said, press } = openPage();
  const goOver = vi.fn<() => void>();
  if (when === 'before') offer(goOver);
  loseItsPieces();
  if (when === 'after') offer(goOver);
  expect(said()).toEqual([outdated]);
  press();
  expect(goOver).toHaveBeenCalledOnce();
});
