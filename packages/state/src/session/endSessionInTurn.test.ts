import { expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { openShop } from '../testing/openShop.ts';
import { endSessionInTurn } from './endSessionInTurn.ts';
import { signIn } from './signIn.ts';

// Rule session-23.
it('lets a change of the cart that is under way come to its end before the page loads anew', async () => {
  const shop = openShop();
  await shop.dispatch(signIn({ email: 'asha@example.com', password: 'Shop@1234' }));
  const answer = Promise.withResolvers<void>();
  const { addItem } = shop.commerce.port;
  shop.commerce.port.addItem = async item => {
    await answer.promise;
    return addItem(item);
  };
  const adding = shop.dispatch(addItemToCart({ sku: 'KETTLE', quantity: 1 }));
  const ending = shop.dispatch(endSessionInTurn());
  await Promise.resolve();
  expect([shop.state().user.isSignedIn, shop.went]).toEqual([true, []]);
  answer.resolve();
  expect(await adding).toMatchObject({ status: 'done' });
  await ending;
  expect(shop.state().user.isSignedIn).toBe(false);
  expect(shop.went).toHaveLength(1);
});
