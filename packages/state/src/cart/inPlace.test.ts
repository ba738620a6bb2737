import type { CartDetails } from '@shop/commerce-client';
import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { firstPrices, inPlace } from './inPlace.ts';

/** A line by its sku and its price, rupees; without one where the back end says none. */
type Piece = [sku: string, price?: number, withTax?: number];

const cartOf = (pieces: Piece[], id = 'cart-1') =>
  ({
    id,
    items: pieces.map(([sku, price, withTax]) => ({
      __typename: 'SimpleCartItem',
      uid: `uid-${sku}`,
      quantity: 1,
      product: { sku },
      prices: {
        price: { value: price },
        price_including_tax: withTax === undefined ? null : { value: withTax },
      },
    })),
  }) as unknown as CartDetails;

const skusOf = ({ items }: CartDetails) => items.map(({ product }) => product.sku);

it('leaves lines in the places that the shopper knows, and puts new ones last', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A'], ['B'], ['C']])));
  expect(skusOf(dispatch(inPlace(cartOf([['D'], ['C'], ['E'], ['A'], ['B']]))))).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('forgets the place of a line that has gone', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A'], ['B']])));
  dispatch(inPlace(cartOf([['B']])));
  expect(skusOf(dispatch(inPlace(cartOf([['A'], ['B']]))))).toEqual(['B', 'A']);
});

it('leaves a line of which nobody asked anything in its place, although it gets another uid with each change', () => {
  const { dispatch } = openShop();
  const [shirt, lamp] = cartOf([['SHIRT'], ['LAMP']]).items;
  const shown = (...items: object[]) => skusOf(dispatch(inPlace({ id: 'cart-1', items } as unknown as CartDetails)));
  const chosen = { ...shirt, __typename: 'ConfigurableCartItem', configured_variant: { sku: 'SHIRT-RED' } };
  shown(chosen, { ...lamp });
  expect(shown({ ...lamp }, { ...chosen, uid: 'other' })).toEqual(['SHIRT', 'LAMP']);
});

it('takes the order of another cart as it comes', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A'], ['B']])));
  expect(skusOf(dispatch(inPlace(cartOf([['B'], ['A']], 'cart-2'))))).toEqual(['B', 'A']);
});

it('shows the places again after a reload', () => {
  const { dispatch, storage } = openShop();
  dispatch(inPlace(cartOf([['A'], ['B']])));
  expect(skusOf(openShop({ storage }).dispatch(inPlace(cartOf([['B'], ['A']]))))).toEqual(['A', 'B']);
});

// Rule cart-15.
it('remembers of each line what a piece cost when it came, whatever it costs now', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A', 100]])));
  dispatch(
    inPlace(
      cartOf([
        ['A', 120],
        ['B', 50],
      ]),
    ),
  );
  dispatch(
    inPlace(
      cartOf([
        ['A', 130],
        ['B', 60],
      ]),
    ),
  );
  expect(Object.values(dispatch(firstPrices('cart-1')))).toEqual([100, 50]);
});

// Rule cart-15.
it('remembers the price that the shopper sees: with its taxes', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A', 100, 118]])));
  expect(Object.values(dispatch(firstPrices('cart-1')))).toEqual([118]);
});

it('remembers no price where none was said, and takes the first that is', () => {
  const { dispatch } = openShop();
  dispatch(inPlace(cartOf([['A']])));
  expect(dispatch(firstPrices('cart-1'))).toEqual({});
  dispatch(inPlace(cartOf([['A', 100]])));
  expect(Object.values(dispatch(firstPrices('cart-1')))).toEqual([100]);
});

it.each([[null], [{ price: null, price_including_tax: null }]])('takes %j for no price', prices => {
  const { dispatch } = openShop();
  const { items, ...cart } = cartOf([['A', 100]]);
  dispatch(inPlace({ ...cart, items: items.map(line => ({ ...line, prices })) } as CartDetails));
  expect(dispatch(firstPrices('cart-1'))).toEqual({});
});

it('knows no price of another cart, nor one that is no number', () => {
  const { dispatch, persistence } = openShop();
  dispatch(inPlace(cartOf([['A', 100]])));
  expect(dispatch(firstPrices('cart-2'))).toEqual({});
  persistence.set('linePlaces', { cartId: 'cart-1', keys: ['A'], prices: { A: '100' as never, B: 50 } });
  expect(dispatch(firstPrices('cart-1'))).toEqual({ B: 50 });
});

it('writes nothing down where nothing is new', () => {
  const { dispatch, storage } = openShop();
  dispatch(inPlace(cartOf([['A', 100]])));
  const write = vi.spyOn(storage, 'setItem');
  dispatch(inPlace(cartOf([['A', 120]])));
  expect(write).not.toHaveBeenCalled();
  dispatch(inPlace(cartOf([['A', 120], ['B']])));
  expect(write).toHaveBeenCalledOnce();
  dispatch(inPlace(cartOf([['A', 120], ['B']])));
  expect(write).toHaveBeenCalledOnce();
});
