import { expect, it } from 'vitest';
import { groupPrice, groupWish, membersOf } from './groupMembers.ts';
import type { ProductOf } from './productModel.ts';

const member = (sku: string, position: number, qty: number, stock = 'IN_STOCK', left: number | null = null) => ({
  position,
  qty,
  product: {
    uid: btoa(`${position + 40}`),
    sku,
    name: sku,
    url_key: sku,
    url_suffix: '.html',
    stock_status: stock,
    small_image: null,
    only_x_left_in_stock: left,
    price_range: { minimum_price: { regular_price: { value: 120 }, final_price: { value: 100 } } },
  },
});
const group = {
  __typename: 'GroupedProduct',
  members: [member('B', 2, 1), null, member('A', 1, 2), member('C', 3, 1, 'OUT_OF_STOCK')],
} as unknown as ProductOf<'GroupedProduct'>;

it('lists the members in their order; what is out of stock is wanted in no number', () => {
  expect(membersOf(group).map(({ sku, quantity, inStock }) => [sku, quantity, inStock])).toEqual([
    ['A', 2, true],
    ['B', 1, true],
    ['C', 0, false],
  ]);
});

it('begins with no more pieces of a member than are left', () => {
  const scarce = { ...group, members: [member('A', 1, 3, 'IN_STOCK', 2)] } as unknown as ProductOf<'GroupedProduct'>;
  expect(membersOf(scarce)[0]).toMatchObject({ quantity: 2, left: 2 });
});

it('adds up what is wanted', () => {
  expect(groupPrice(membersOf(group), { A: 3, B: 0 })).toEqual({ price: 300, was: 360 });
});

it('writes what is wanted as the wishlist keeps it', () => {
  expect(groupWish(membersOf(group), { A: 3, B: 0 }).map(atob)).toEqual(['grouped/41/3']);
});
