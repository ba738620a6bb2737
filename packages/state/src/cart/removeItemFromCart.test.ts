import { expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { removeItemFromCart } from './removeItemFromCart.ts';

it('removes a line of a cart that was not read yet', async () => {
  const shop = openUnreadShop({ sku: 'A', quantity: 1 });
  const [line] = shop.cart.lines;
  expect(await shop.dispatch(removeItemFromCart(line?.uid ?? ''))).toMatchObject({ status: 'done' });
  expect(shop.cart.lines).toEqual([]);
});

// Rule cart-17.
it('takes no line that it did not know of for removed when no answer came', async () => {
  const shop = openUnreadShop({ sku: 'A', quantity: 1 });
  shop.commerce.fail('removeItem', lost, 'before');
  const outcome = await shop.dispatch(removeItemFromCart(shop.cart.lines[0]?.uid ?? ''));
  expect(outcome).toEqual({ status: 'failed', problem: lost });
});
