import { describe, expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
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

describe('lines of one product, which the cart does not tell apart', () => {
  const mug = (text: string, quantity = 1) => ({
    sku: 'MUG',
    quantity,
    enteredOptions: [{ uid: 'engraving', value: text }],
  });
  const both = [mug('Asha'), mug('Ravi')];
  const reason = 'The requested qty is not available';
  const shopWith = (stock: number) => {
    const shop = openShop();
    shop.commerce.stock.set('MUG', stock);
    return shop;
  };

  // Rule cart-25.
  it.each([
    ['one of two', 1, both, ['MUG'], { MUG: reason }],
    ['none', 0, both, [], { MUG: reason }],
    ['both', 2, both, ['MUG', 'MUG'], {}],
    ['one of several pieces', 3, [mug('Asha', 2), mug('Ravi', 2)], ['MUG'], { MUG: reason }],
  ])('count as added as far as the cart has grown, %s', async (_, stock, lines, added, refused) => {
    const outcome = await shopWith(stock).dispatch(addItemsToCart(lines));
    expect(outcome).toMatchObject({ value: { added, refused } });
  });

  // Rule cart-25.
  it('are told of with their own reason beside those of others', async () => {
    const shop = shopWith(1);
    shop.commerce.stock.set('LAMP', 0);
    const { addItems } = shop.commerce.port;
    const reasons = ['Only one MUG is left.', 'LAMP is sold out.'];
    shop.commerce.port.addItems = async input => ({ ...(await addItems(input)), reasons });
    expect(await shop.dispatch(addItemsToCart([...both, { sku: 'LAMP', quantity: 1 }]))).toMatchObject({
      value: { added: ['MUG'], refused: { MUG: reasons[0], LAMP: reasons[1] }, problem: { message: reasons[0] } },
    });
  });

  // Rule cart-12.
  it('count so too when the answer is lost', async () => {
    const shop = shopWith(1);
    shop.commerce.fail('addItems', lost, 'after');
    expect(await shop.dispatch(addItemsToCart(both))).toMatchObject({ value: { added: ['MUG'], problem: lost } });
  });

  // Rule cart-12.
  it('are sent again only as far as they are missing, where the cart could not be read after a lost answer', async () => {
    const shop = shopWith(1);
    shop.commerce.fail('addItems', lost, 'after');
    shop.commerce.fail('cartDetails', lost, 'before', 2);
    await shop.dispatch(addItemsToCart(both));
    shop.commerce.stock.delete('MUG');
    expect(await shop.dispatch(addItemsToCart(both))).toEqual({
      status: 'done',
      value: { added: ['MUG', 'MUG'], refused: {} },
    });
    expect(shop.state().cart.details?.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });
});
