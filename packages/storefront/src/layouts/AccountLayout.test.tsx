import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { AccountLayout } from './AccountLayout.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const onReload = vi.fn<() => void>();
const open = (signedIn: boolean, backEnd = cartBackEnd([])) =>
  renderShop({
    backEnd,
    path: '/wishlist?page=2',
    signedIn,
    onReload,
    routes: [
      {
        path: '/wishlist',
        element: (
          <AccountLayout title="My Wishlist" skeleton={<p>Coming</p>}>
            <p>Wishes</p>
          </AccountLayout>
        ),
      },
      { path: '/sign-in', element: <h1>Sign in</h1> },
    ],
  });

it('marks the open page in the menu, beside the page and above it (account-01)', async () => {
  open(true);
  await screen.findByText('Wishes');
  const menus = screen.getAllByRole('navigation', { name: 'My Account' });
  expect(menus).toHaveLength(2);
  for (const menu of menus)
    expect(
      within(menu)
        .getAllByRole('link')
        .filter(link => link.getAttribute('aria-current') === 'page')
        .map(link => link.textContent),
    ).toEqual(['My Wishlist']);
});

it('signs out from the menu, and covers the page meanwhile (account-01, session-05)', async () => {
  onReload.mockClear();
  const backEnd = cartBackEnd([]);
  const heard = Promise.withResolvers<undefined>();
  backEnd.port.revokeToken = () => heard.promise;
  const { persistence } = open(true, backEnd);
  const [menu] = await screen.findAllByRole('navigation', { name: 'My Account' });
  await userEvent.click(within(menu as HTMLElement).getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByText('Fetching Data...')).toBeTruthy();
  heard.resolve(undefined);
  await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
  expect(persistence.get('signin_token')).toBeUndefined();
});

it('sends a guest to sign in, and back to the page and its place in the list (session-07)', async () => {
  const { router } = open(false);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(decodeURIComponent(router.state.location.search)).toContain('/wishlist?page=2');
});
