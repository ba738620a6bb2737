import { expect, it } from 'vitest';
import { addItemsToCart } from '../cart/addItemsToCart.ts';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { ProblemError } from '../problems.ts';
import { openShop } from '../testing/openShop.ts';
import { resetPassword } from '../session/resetPassword.ts';
import { happened, type Happening } from './happened.ts';

function heardShop() {
  const heard: Happening[] = [];
  const shop = openShop({
    ports: {
      listen: (action, state) => {
        expect(state).toBe(shop.state());
        if (happened.match(action)) heard.push(action.payload);
      },
    },
  });
  return { ...shop, heard };
}

// Rule analytics-06.
it('says what was put into the cart, once it is there', async () => {
  const shop = heardShop();
  shop.commerce.stock.set('B', 0);
  await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  await shop.dispatch(addItemsToCart([{ sku: 'B', quantity: 1 }]));
  expect(shop.heard).toEqual([]);
  await shop.dispatch(addItemToCart({ sku: 'A-1', parentSku: 'A', quantity: 2 }));
  await shop.dispatch(
    addItemsToCart([
      { sku: 'B', quantity: 1 },
      { sku: 'C', quantity: 3 },
    ]),
  );
  expect(shop.heard).toEqual([
    { what: 'items-added', items: [{ sku: 'A-1', parentSku: 'A', quantity: 2 }] },
    { what: 'items-added', items: [{ sku: 'C', parentSku: undefined, quantity: 3 }] },
  ]);
});

// Rule analytics-06.
it('counts of a product in several lines only the pieces that came in', async () => {
  const shop = heardShop();
  shop.commerce.stock.set('A', 2);
  const engraved = (value: string) => ({ sku: 'A', quantity: 2, enteredOptions: [{ uid: 'engraving', value }] });
  await shop.dispatch(addItemsToCart([engraved('Asha'), engraved('Ravi')]));
  expect(shop.heard).toEqual([{ what: 'items-added', items: [{ sku: 'A', parentSku: undefined, quantity: 2 }] }]);
});

it('says that a password was set anew, and nothing where it was not', async () => {
  const shop = heardShop();
  const credentials = { email: 'asha@example.com', password: 'Shop@1234' };
  await shop.dispatch(
    resetPassword(credentials, async () => Promise.reject(new ProblemError({ kind: 'rejected', message: 'No.' }))),
  );
  expect(shop.heard).toEqual([]);
  await shop.dispatch(resetPassword(credentials, async () => true));
  expect(shop.heard).toEqual([{ what: 'password-reset' }]);
});
