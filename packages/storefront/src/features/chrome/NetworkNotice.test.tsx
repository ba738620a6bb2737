import { appSlice } from '@shop/state';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';

afterEach(cleanup);

// Rule errors-08.
it('says what is wrong with the network where it is listened to before', async () => {
  const { store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element: <NetworkNotice /> }],
  });
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('');
  act(() => void store.dispatch(appSlice.actions.workBegun('answer')));
  expect(said.textContent).toMatch(/^The shop is taking longer/);
  act(() => void store.dispatch(appSlice.actions.wentOffline()));
  expect(said.textContent).toMatch(/^You are offline\./);
  act(() => void store.dispatch(appSlice.actions.wentOnline()));
  act(() => void store.dispatch(appSlice.actions.workEnded('answer')));
  expect(said.textContent).toBe('');
});
