import { describe, expect, it } from 'vitest';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { openShop } from '../testing/openShop.ts';
import { actOnToast } from '../app/toastActions.ts';
import { setToken } from './setToken.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const HOUR = 3_600_000;

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };

describe('a session that ended by itself', () => {
  const ended = (shop: ReturnType<typeof openShop>) =>
    shop
      .state()
      .toasts.filter(({ message }) => message.startsWith('You have been signed out, for your session has ended.'));

  it('is told of by every tab that loads anew, with the way to sign in and back', async () => {
    const shop = openShop();
    becomeCustomer(shop);
    await shop.clock.pass(HOUR + 1);
    shop.commerce.signedIn = false;
    for (const path of ['/cart', '/order-history?page=2']) {
      const next = shop.reopened({ path });
      next.start();
      const [toast] = ended(next);
      next.dispatch(actOnToast(toast?.id ?? ''));
      expect(next.went).toEqual([`/sign-in?from=${encodeURIComponent(path)}`]);
    }
  });

  it('is told of when it ended while the shop was closed', async () => {
    const shop = openShop();
    shop.persistence.set('signin_token', 't', -1);
    await shop.start().ready;
    expect(ended(shop)).toHaveLength(1);
    await shop.dispatch(signIn(credentials));
    expect(ended(shop), 'it is no longer so').toEqual([]);
  });

  it('is not told of once somebody has signed in again, nor after signing out by oneself', async () => {
    const shop = openShop();
    shop.dispatch(setToken('t'));
    await shop.clock.pass(HOUR + 1);
    await shop.dispatch(signIn(credentials));
    const again = shop.reopened();
    await again.start().ready;
    expect(ended(again)).toEqual([]);
    await again.dispatch(signOut({ revoke: true, clearAll: true, reload: true }));
    const out = again.reopened();
    await out.start().ready;
    expect(ended(out)).toEqual([]);
  });
});
