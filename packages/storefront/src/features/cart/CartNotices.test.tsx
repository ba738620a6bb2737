import { cartSlice } from '@shop/state';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { lamp, openCartPage } from '../../testing/openCartPage.tsx';

afterEach(cleanup);

// The first one here: the code of what hardly any cart has to say has not come yet.
it('has the code by which it says that a line is lost from the first sign on, and says so with no network', async () => {
  const fetched = vi.fn<() => void>();
  vi.doMock('./RareNotices.tsx', async importActual => {
    fetched();
    return importActual();
  });
  const { store } = openCartPage(cartBackEnd([lamp]));
  await screen.findByRole('link', { name: 'Brass lamp' });
  expect(fetched, 'nobody has used the page').not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  const shirt = { key: 'SHIRT', sku: 'SHIRT', name: 'Cotton shirt', quantity: 2 };
  act(() => void store.dispatch(cartSlice.actions.lineLost(shirt)));
  expect(screen.getByRole('alert').textContent).toMatch(/^Cotton shirt \(2\) could not be changed/);
  vi.doUnmock('./RareNotices.tsx');
});
