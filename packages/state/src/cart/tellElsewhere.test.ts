import { expect, it } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { addItemsToCart } from './addItemsToCart.ts';
import { addItemToCart } from './addItemToCart.ts';

const refused = { kind: 'rejected', message: 'This product is out of stock.' } as const;
const item = { sku: 'KETTLE', quantity: 1 };

const adds = {
  'an item': ({ dispatch }: ReturnType<typeof openShop>) => dispatch(addItemToCart(item)),
  'several items': ({ dispatch }: ReturnType<typeof openShop>) => dispatch(addItemsToCart([item])),
};

/** What is said to a shopper who has gone to another address before something that is put into the cart is refused. */
async function messagesAt(by: string, what: keyof typeof adds) {
  let page = '/kettle.html';
  const shop = openShop({ ports: { navigation: { reload: () => {}, assign: () => {}, path: () => page } } });
  shop.commerce.fail('addItem', refused);
  shop.commerce.fail('addItems', refused);
  const adding = adds[what](shop);
  page = by;
  await adding;
  return shop.state().toasts.map(({ message }) => message);
}

it.each(['an item', 'several items'] as const)(
  'says why %s did not come into the cart to who is on another page by then',
  async what => {
    expect(await messagesAt('/lamp.html', what)).toEqual([refused.message]);
  },
);

it.each(['an item', 'several items'] as const)(
  'leaves it to the page that asked for %s, where that stands',
  async what => {
    expect(await messagesAt('/kettle.html?colour=blue', what)).toEqual([]);
  },
);
