import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { lamp, openCartPage } from '../../testing/openCartPage.tsx';

afterEach(cleanup);

// The first one here: the code of the form has not come yet.
it('says that the form did not come, and opens it with the next press', async () => {
  vi.doMock('./OpenedGiftCard.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  openCartPage(cartBackEnd([lamp]));
  const group = await screen.findByText('Have a gift card?');
  fireEvent.click(group);
  expect(group.closest('details')?.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText(/A part of the shop could not be loaded/)).toBeTruthy();
  await waitFor(() => expect(group.closest('details')?.getAttribute('aria-busy')).toBeNull());
  vi.doUnmock('./OpenedGiftCard.tsx');
  fireEvent.click(screen.getByText('Have a gift card?'));
  const field = await screen.findByLabelText('Gift card code');
  expect(field.closest('details')?.open).toBe(true);
  expect(screen.getAllByText('Have a gift card?')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByText('Have a gift card?'));
});
