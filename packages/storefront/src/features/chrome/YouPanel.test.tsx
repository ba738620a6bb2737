import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { YouPanel } from './YouPanel.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

const onClose = vi.fn<() => void>();
const onReload = vi.fn<() => void>();
const open = (backEnd = cartBackEnd([])) =>
  renderShop({
    backEnd,
    signedIn: true,
    onReload,
    path: '/',
    routes: [
      { path: '/', element: <YouPanel open onClose={onClose} /> },
      { path: '/order-history', element: <h1>Orders</h1> },
    ],
  });

// Rule frame-15.
it('greets a customer, lists the pages of the account and what the shop says about itself', async () => {
  open();
  const panel = await screen.findByRole('dialog', { name: 'Hi, Asha' });
  expect(panel.textContent).toContain('asha@example.com');
  expect(
    within(panel)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['My profile', '/account-information'],
    ['My Orders', '/order-history'],
    ['My Wishlist', '/wishlist'],
    ['Address Book', '/address-book'],
    // Out of sight from 960 px on.
    ['My Rewards Points', '/zepp-coins'],
    ['My Bills & Recharge', '/bills-and-recharge'],
    ['Terms & Conditions', '/terms-and-condition'],
    ['Privacy policy', '/privacy-policy'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
  ]);
});

it('closes when one of its pages opens', async () => {
  onClose.mockClear();
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'My Orders' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

// Rule session-05.
it('signs out: the session is revoked, what the browser kept is gone, and the page loads anew', async () => {
  const backEnd = cartBackEnd([]);
  const { store, persistence } = open(backEnd);
  sessionStorage.setItem('left', 'behind');
  const panel = await screen.findByRole('dialog', { name: 'Hi, Asha' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
  expect(backEnd.count('revokeToken')).toBe(1);
  expect(persistence.get('signin_token')).toBeUndefined();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(store.getState().user.isSignedIn).toBe(false);
});

it('closes and covers the page while the back end hears of the sign-out, so that nothing is begun that would be lost', async () => {
  onClose.mockClear();
  onReload.mockClear();
  const backEnd = cartBackEnd([]);
  const heard = Promise.withResolvers<undefined>();
  backEnd.port.revokeToken = () => heard.promise;
  open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText('Fetching Data...')).toBeTruthy();
  expect(onReload).not.toHaveBeenCalled();
  heard.resolve(undefined);
  await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
});

it('leaves the shop also when the back end does not hear of it', async () => {
  onReload.mockClear();
  const backEnd = cartBackEnd([]);
  backEnd.fail('revokeToken', new Error('Away'));
  const { persistence } = open(backEnd);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
  expect(persistence.get('signin_token')).toBeUndefined();
});
