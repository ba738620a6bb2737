import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { ShareButton } from './ShareButton.tsx';

vi.mock('./sharePage.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('says so where the code that shares a page does not come', async () => {
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element: <ShareButton name="Kettle" /> }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/A part of the shop could not be loaded/)).toBeTruthy();
});
