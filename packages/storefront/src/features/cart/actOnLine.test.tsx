import { appSlice } from '@shop/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { lamp, openCartPage, shirt } from '../../testing/openCartPage.tsx';

afterEach(cleanup);

it('says at the line that the code for what was pressed did not come, and fetches it with the next press', async () => {
  vi.doMock('./lineActs.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const backEnd = cartBackEnd([lamp, shirt]);
  const { store } = openCartPage(backEnd);
  const remove = await screen.findByRole('button', { name: 'Remove Brass lamp' });
  await userEvent.click(remove);
  expect((await screen.findByRole('alert')).textContent).toContain('A part of the shop could not be loaded.');
  expect(backEnd.count('removeItem')).toBe(0);
  act(() => void store.dispatch(appSlice.actions.wentOffline()));
  await userEvent.click(remove);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You are offline.'));
  vi.doUnmock('./lineActs.ts');
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Brass lamp' })).toBeNull());
  expect(backEnd.count('removeItem')).toBe(1);
});
