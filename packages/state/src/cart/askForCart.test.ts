import { expect, it } from 'vitest';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { lockCart } from '../testing/lockCart.ts';
import { openShop } from '../testing/openShop.ts';
import { askForCart } from './askForCart.ts';
import { cartSlice } from './cartSlice.ts';
import { loadCart } from './loadCart.ts';

const { selectItemCount } = cartSlice.selectors;

/** A customer, on a page that shows no cart, with three pieces in one. */
function openPage(path = '/') {
  const shop = openShop({ path });
  becomeCustomer(shop);
  const { id } = shop.commerce.open('customer', [{ sku: 'A', quantity: 3 }]);
  shop.persistence.set('cartId', id);
  return { ...shop, id };
}

// Rule cart-14.
it('counts what is in the cart where its lines are not shown', async () => {
  const shop = openPage();
  expect(await shop.dispatch(askForCart())).toEqual({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('cartDetails')]).toEqual([3, 0]);
});

// Rule cart-14.
it.each([
  ['on a page that shows it', '/cart', () => undefined],
  ['once its lines are known', '/', (shop: ReturnType<typeof openPage>) => shop.dispatch(loadCart())],
])('asks for the lines, too, %s', async (_, path, arrange) => {
  const shop = openPage(path);
  await arrange(shop);
  shop.commerce.calls.splice(0);
  await shop.dispatch(askForCart());
  expect(shop.commerce.names()).toEqual(['cartDetails']);
});

// Rule cart-14.
it('asks for the lines again while an older answer with them is under way', async () => {
  const shop = openPage();
  await Promise.all([shop.dispatch(loadCart()), shop.dispatch(askForCart())]);
  expect(shop.commerce.names()).toEqual(['cartDetails', 'cartDetails']);
});

// Rule cart-01.
it('counts a new cart where there is none yet', async () => {
  const shop = openShop();
  expect(await shop.dispatch(askForCart())).toEqual({ status: 'done' });
  expect(shop.commerce.names()).toEqual(['createCart', 'itemCount']);
});

it('asks nothing of a cart whose order is open', async () => {
  const shop = openPage();
  lockCart(shop.persistence, shop.id, true);
  expect(await shop.dispatch(askForCart())).toEqual({ status: 'busy' });
  expect(shop.commerce.count('itemCount')).toBe(0);
});

it('counts nothing for a cart that is no longer the one that is held', async () => {
  const shop = openPage();
  const { itemCount } = shop.commerce.port;
  shop.commerce.port.itemCount = async id => {
    const count = await itemCount(id);
    shop.dispatch(cartSlice.actions.cartReceived('another'));
    return count;
  };
  await shop.dispatch(askForCart());
  expect(selectItemCount(shop.state())).toBe(0);
});

it.each([
  [
    'ends the session that the server calls over',
    { kind: 'session-expired', message: 'Over.' } as const,
    false,
    ['reload'],
  ],
  ['leaves the session alone where no answer came', lost, true, []],
])('%s', async (_, problem, isSignedIn, went) => {
  const shop = openPage();
  shop.commerce.fail('itemCount', problem);
  expect(await shop.dispatch(askForCart())).toMatchObject({ status: 'failed', problem: { kind: problem.kind } });
  expect([shop.state().user.isSignedIn, shop.went]).toEqual([isSignedIn, went]);
});
