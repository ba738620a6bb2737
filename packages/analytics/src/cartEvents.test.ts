import { cartSlice, happened, runFlow, type CartChange } from '@shop/state';
import { expect, it } from 'vitest';
import { cart, line, openTranscript } from './testing/openTranscript.ts';

const { cartReceived, changeReceived, changeRequested, detailsReceived, reset } = cartSlice.actions;

const item = (sku: string, quantity: number, price: number) => ({
  item_id: sku,
  item_name: `The ${sku}`,
  item_brand: 'Aura',
  item_category: 'Audio',
  item_variant: undefined,
  price,
  quantity,
});

/** A shop with a cart, and what changes it. */
function openCart(first = cart([line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)], 1501)) {
  const shop = openTranscript();
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(first));
  shop.names();
  const change = (step: CartChange, key: string, after: ReturnType<typeof cart>, isRefused = false) => {
    shop.dispatch(changeRequested({ step, key }));
    shop.dispatch(detailsReceived(after));
    const problem = isRefused ? { kind: 'rejected' as const, message: 'No.' } : null;
    shop.dispatch(changeReceived({ step, key, problem }));
  };
  return { ...shop, change };
}

// Rules analytics-06 and analytics-07.
it('tells add_to_cart with what the cart holds of it', () => {
  const shop = openCart();
  shop.dispatch(happened({ what: 'items-added', items: [{ sku: 'LAMP', quantity: 1 }] }));
  expect(shop.events()).toEqual([
    { name: 'add_to_cart', params: { currency: 'INR', value: 250.5, items: [item('LAMP', 1, 250.5)] } },
  ]);
});

it('tells of an added variant by what its page showed where the cart is not known', () => {
  const shop = openTranscript();
  shop.show({
    type: 'product',
    product: { item: { item_id: 'SHOE', item_name: 'Shoe', price: 10 }, isGiftCard: false },
  });
  shop.names();
  shop.dispatch(happened({ what: 'items-added', items: [{ sku: 'SHOE-9', parentSku: 'SHOE', quantity: 2 }] }));
  expect(shop.events()).toEqual([
    {
      name: 'add_to_cart',
      params: {
        currency: 'INR',
        value: 20,
        items: [{ item_id: 'SHOE', item_name: 'Shoe', price: 10, quantity: 2, item_variant: 'SHOE-9' }],
      },
    },
  ]);
});

it('tells remove_from_cart with the pieces that went', () => {
  const shop = openCart();
  shop.change('remove', 'uid-LAMP', cart([line('KETTLE', 1, 1000)], 1000));
  expect(shop.events()).toEqual([
    { name: 'remove_from_cart', params: { currency: 'INR', value: 501, items: [item('LAMP', 2, 250.5)] } },
  ]);
});

it('tells nothing of a change that was refused, or that could not be read back', () => {
  const shop = openCart();
  shop.change('remove', 'uid-LAMP', cart([line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)], 1501), true);
  expect(shop.names()).toEqual([]);
});

it('tells each of two changes that wait for one another by its own', () => {
  const shop = openCart();
  shop.dispatch(changeRequested({ step: 'remove', key: 'uid-LAMP' }));
  shop.dispatch(changeRequested({ step: 'remove', key: 'uid-KETTLE' }));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 1, 1000)], 1000)));
  shop.dispatch(changeReceived({ step: 'remove', key: 'uid-LAMP', problem: null }));
  shop.dispatch(detailsReceived(cart([], 0)));
  shop.dispatch(changeReceived({ step: 'remove', key: 'uid-KETTLE', problem: null }));
  const told = shop.events();
  expect(told.map(({ params }) => 'items' in params && params.items.map(each => each.item_id))).toEqual([
    ['LAMP'],
    ['KETTLE'],
  ]);
});

it('tells cart_updated with the line that changed and what the cart grew by', () => {
  const shop = openCart();
  shop.change('update', 'uid-LAMP', cart([line('KETTLE', 1, 1000), line('LAMP', 3, 250.5)], 1751.5));
  expect(shop.events()).toEqual([
    {
      name: 'cart_updated',
      params: { currency: 'INR', value: 1751.5, change: 250.5, items: [item('LAMP', 3, 250.5)] },
    },
  ]);
});

it('takes coins and gift cards for no change of the lines', () => {
  const shop = openCart();
  shop.change('update', 'coins', cart([line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)], 1401));
  shop.change('update', 'card GIFT', cart([line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)], 1301));
  expect(shop.names()).toEqual([]);
});

it('tells a coupon with value before minus value after', () => {
  const lines = [line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)];
  const shop = openCart();
  shop.change('coupon', 'SAVE10', cart(lines, 1350.9, 'SAVE10'));
  shop.change('coupon', 'FLAT500', cart(lines, 1001, 'FLAT500'));
  shop.change('coupon', '', cart(lines, 1501));
  expect(shop.events()).toEqual([
    { name: 'coupon_applied', params: { coupon: 'SAVE10', currency: 'INR', discount: 150.1 } },
    { name: 'coupon_removed', params: { coupon: 'SAVE10', currency: 'INR', discount: undefined } },
    { name: 'coupon_applied', params: { coupon: 'FLAT500', currency: 'INR', discount: 349.9 } },
    { name: 'coupon_removed', params: { coupon: 'FLAT500', currency: 'INR', discount: -500 } },
  ]);
});

it('tells of a coupon that left by itself', () => {
  const shop = openCart(cart([line('KETTLE', 1, 1000), line('LAMP', 2, 250.5)], 1350.9, 'SAVE10'));
  shop.change('remove', 'uid-KETTLE', cart([line('LAMP', 2, 250.5)], 501));
  expect(shop.names()).toEqual(['remove_from_cart', 'coupon_removed']);
});

it('leaves it to another tab to tell of the coupon that it applied or removed', async () => {
  const items = [line('KETTLE', 1, 1000)];
  const kept = [cart(items, 900, 'SAVE10'), cart(items, 1000)];
  const shop = openTranscript(undefined, { cartDetails: async () => kept.shift()! });
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(cart(items, 1000)));
  await shop.dispatch(runFlow(flows => flows.followTab()));
  await shop.dispatch(runFlow(flows => flows.followTab()));
  expect([kept, shop.names()]).toEqual([[], []]);
});

it('tells view_cart once the cart is there, once a visit of its page, and not after a reload', () => {
  const shop = openTranscript();
  shop.show({ type: 'cart' });
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 1, 1000)], 1000)));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 1, 1000)], 1000)));
  expect(shop.names()).toEqual(['page_view', 'view_cart']);
  shop.show({ type: 'cart', isReturn: true });
  expect(shop.names()).toEqual(['page_view']);
  shop.show({ type: 'cart' });
  expect(shop.names()).toEqual(['page_view', 'view_cart']);
});

it('compares no cart with another one', () => {
  const shop = openCart();
  shop.dispatch(reset());
  shop.dispatch(cartReceived('cart-2'));
  shop.change('remove', 'x', { ...cart([], 0), id: 'cart-2' });
  expect(shop.names()).toEqual([]);
});
