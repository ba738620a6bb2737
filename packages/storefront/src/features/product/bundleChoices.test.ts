import { describe, expect, it } from 'vitest';
import { bundleInput, bundleOptionsOf, bundlePrice, defaultChoice, openOptions } from './bundleChoices.ts';
import type { ProductOf } from './productModel.ts';

const prices = (was: number, price: number) => ({
  price_range: { minimum_price: { regular_price: { value: was }, final_price: { value: price } } },
});
const part = (uid: string, more: object) => ({
  uid,
  label: uid,
  position: 1,
  is_default: false,
  can_change_quantity: false,
  quantity: 1,
  price: 0,
  price_type: 'DYNAMIC',
  ...more,
});
const sold = (was: number, price: number, stock = 'IN_STOCK') => ({
  product: { stock_status: stock, ...prices(was, price) },
});

const kit = {
  __typename: 'BundleProduct',
  dynamic_price: true,
  special_price: 90,
  ...prices(0, 0),
  bundle_items: [
    {
      uid: 'bag',
      title: 'Bag',
      type: 'radio',
      required: true,
      position: 2,
      ...prices(0, 0),
      options: [part('blue', sold(1000, 800))],
    },
    {
      uid: 'laptop',
      title: 'Laptop',
      type: 'select',
      required: true,
      position: 1,
      ...prices(0, 0),
      options: [
        part('gone', { is_default: true, ...sold(30000, 30000, 'OUT_OF_STOCK') }),
        part('pro', sold(50000, 40000)),
      ],
    },
    {
      uid: 'extras',
      title: 'Extras',
      type: 'multi',
      required: false,
      position: 3,
      ...prices(0, 0),
      options: [
        part('disk', { quantity: 2, ...sold(500, 400) }),
        part('lamp', { can_change_quantity: true, ...sold(300, 300) }),
      ],
    },
  ],
} as unknown as ProductOf<'BundleProduct'>;

const hamper = {
  __typename: 'BundleProduct',
  dynamic_price: false,
  special_price: null,
  ...prices(1848, 1848),
  bundle_items: [
    {
      uid: 'sweets',
      title: 'Sweets',
      type: 'select',
      required: true,
      position: 1,
      ...prices(0, 0),
      options: [part('ladoo', { is_default: true, price: 0, price_type: 'FIXED', ...sold(300, 300) })],
    },
    {
      uid: 'nuts',
      title: 'Nuts',
      type: 'checkbox',
      required: true,
      position: 2,
      ...prices(349, 349),
      options: [part('kaju', { price: 349, price_type: 'FIXED' }), part('mix', { price: 40, price_type: 'PERCENT' })],
    },
  ],
} as unknown as ProductOf<'BundleProduct'>;

describe('a bundle', () => {
  it('lists its parts in their order, and says what is sold out', () => {
    const options = bundleOptionsOf(kit);
    expect(options.map(({ title, control }) => [title, control])).toEqual([
      ['Laptop', 'select'],
      ['Bag', 'radio'],
      ['Extras', 'many'],
    ]);
    expect(options[0]?.selections.map(({ uid, available }) => [uid, available])).toEqual([
      ['gone', false],
      ['pro', true],
    ]);
  });

  it('begins with the defaults that are in stock, and takes the only one of what must be taken', () => {
    expect(defaultChoice(bundleOptionsOf(kit)).picked).toEqual({ laptop: ['pro'], bag: ['blue'], extras: [] });
  });

  it('says what is left to choose', () => {
    const options = bundleOptionsOf(kit);
    expect(openOptions(options, { picked: { laptop: ['pro'] }, pieces: {} }).map(({ uid }) => uid)).toEqual(['bag']);
  });

  it('adds up the parts, with the part of the price that is paid', () => {
    const options = bundleOptionsOf(kit);
    const choice = { picked: { laptop: ['pro'], bag: ['blue'], extras: ['disk', 'lamp'] }, pieces: { lamp: 3 } };
    expect(bundlePrice(kit, options, choice)).toEqual({
      was: 50000 + 1000 + 1000 + 900,
      price: (40000 + 800 + 800 + 900) * 0.9,
    });
  });

  it('adds fixed prices and percentages to a price of its own', () => {
    const options = bundleOptionsOf(hamper);
    const price = (nuts: string[]) =>
      bundlePrice(hamper, options, { picked: { sweets: ['ladoo'], nuts }, pieces: {} }).price;
    expect([price(['kaju']), price(['mix']), price(['kaju', 'mix'])]).toEqual([1848, 1499 + 599.6, 1848 + 599.6]);
  });

  it('tells the cart each part, and its pieces only where the shopper chose them', () => {
    const options = bundleOptionsOf(kit);
    const picked = { laptop: ['pro'], bag: ['blue'], extras: ['disk', 'lamp'] };
    expect(bundleInput(options, { picked, pieces: {} })).toEqual({
      selectedOptions: ['pro', 'blue', 'disk', 'lamp'],
      enteredOptions: [],
    });
    expect(bundleInput(options, { picked, pieces: { lamp: 3 } }).enteredOptions).toEqual([{ uid: 'lamp', value: '3' }]);
  });
});
