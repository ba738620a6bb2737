import { expect, it } from 'vitest';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { addItemsToCart } from './addItemsToCart.ts';

const items = ['LAMP', 'MUG', 'MUG-BIG'].map(sku => ({ sku, quantity: 1 }));

/** What the shopper reads of two mugs that are sold out, when the server gives these reasons. */
async function refusedFor(reasons: string[]) {
  const shop = openShop();
  for (const sku of ['MUG', 'MUG-BIG']) shop.commerce.stock.set(sku, 0);
  const { addItems } = shop.commerce.port;
  shop.commerce.port.addItems = async input => ({ ...(await addItems(input)), reasons });
  const outcome = await shop.dispatch(addItemsToCart(items));
  return outcome.status === 'done' && outcome.value;
}

// Rule cart-25.
it.each([
  ['that names it', ['MUG is not sold here.', 'MUG-BIG is sold out.']],
  ['that names it, in whatever order', ['MUG-BIG is sold out.', 'MUG is not sold here.']],
])('says of each refused item the reason %s', async (_, reasons) => {
  expect(await refusedFor(reasons)).toMatchObject({
    added: ['LAMP'],
    refused: { MUG: 'MUG is not sold here.', 'MUG-BIG': 'MUG-BIG is sold out.' },
  });
});

// Rule cart-25.
it.each([
  ['in their order, where there is one for each', ['Only one is left.', 'Sold out.'], 'Only one is left.', 'Sold out.'],
  ['the one that there is for all', ['Sold out.'], 'Sold out.', 'Sold out.'],
])('gives refused items that no reason names %s', async (_, reasons, mug, big) => {
  expect(await refusedFor(reasons)).toMatchObject({ added: ['LAMP'], refused: { MUG: mug, 'MUG-BIG': big } });
});

// Rule cart-25.
it('takes what nobody refused for added, also where pieces of it were taken out elsewhere', async () => {
  const shop = await openFilledShop({ sku: 'LAMP', quantity: 3 });
  shop.cart.lines.splice(0);
  expect(await shop.dispatch(addItemsToCart(items))).toEqual({
    status: 'done',
    value: { added: ['LAMP', 'MUG', 'MUG-BIG'], refused: {} },
  });
});
