import { describe, expect, it } from 'vitest';
import { graphql } from '../graphql.ts';
import { fitAnswer } from './fitAnswer.ts';

const Listing = graphql(`
  query Listing {
    products(filter: {}) {
      total_count
      items {
        __typename
        uid
        name
        sku
        review_count
        price_range { minimum_price { final_price { value } } }
        ... on BundleProduct { dynamic_price }
      }
    }
  }
`);
const kettle = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  name: 'Kettle',
  sku: 'KETTLE',
  review_count: 3,
  price_range: { minimum_price: { final_price: { value: 1299 } } },
};
const listing = (...items: unknown[]) => ({ products: { total_count: 2, items } });
const fit = (data: unknown) => fitAnswer(Listing, data);

// Rule client-15.
describe('an answer that fits', () => {
  it('stays as it came', () => {
    const data = listing(kettle, null);
    expect(fit(data)).toEqual({ data, misfits: [] });
    expect(fit(data).data).toBe(data);
  });

  it('is read where a number came as a text or the other way round', () => {
    const odd = { ...kettle, uid: 7, review_count: '3' };
    expect(fit(listing(odd))).toEqual({ data: listing({ ...kettle, uid: '7' }), misfits: [] });
  });

  it('may be of a type that the contract does not have', () => {
    const data = listing({ ...kettle, __typename: 'SubscriptionProduct' });
    expect(fit(data)).toEqual({ data, misfits: [] });
  });
});

// Rule client-15.
describe('what has another shape', () => {
  it.each<[string, unknown, unknown, string]>([
    ['a text that is an object', { name: {} }, { name: null }, 'products.items.0.name'],
    ['a text that is a list', { name: ['Kettle'] }, { name: null }, 'products.items.0.name'],
    ['a number that is none', { review_count: 'many' }, { review_count: 0 }, 'products.items.0.review_count'],
    ['a number that is empty', { review_count: '' }, { review_count: 0 }, 'products.items.0.review_count'],
    [
      'prices that are null',
      { price_range: null },
      { price_range: { minimum_price: { final_price: { value: null } } } },
      'products.items.0.price_range',
    ],
    [
      'a price that is a list',
      { price_range: { minimum_price: { final_price: [] } } },
      { price_range: { minimum_price: { final_price: { value: null } } } },
      'products.items.0.price_range',
    ],
  ])('is null, 0 or empty, whichever may stand there: %s', (_what, wrong, right, place) => {
    expect(fit(listing({ ...kettle, ...(wrong as object) }, kettle))).toEqual({
      data: listing({ ...kettle, ...(right as object) }, kettle),
      misfits: [place],
    });
  });

  it.each([{ uid: {} }, { __typename: null }])('is left out where it cannot be named: %j', wrong => {
    const { data, misfits } = fit(listing({ ...kettle, ...wrong }, kettle));
    expect([data, misfits]).toEqual([listing(null, kettle), ['products.items.0']]);
  });

  it.each([
    ['a text', 'nonsense'],
    ['an object', {}],
    ['a number', 7],
  ])('is no list where %s came', (_what, items) => {
    expect(fit({ products: { total_count: 2, items } })).toEqual({
      data: { products: { total_count: 2, items: null } },
      misfits: ['products.items'],
    });
  });

  it.each([{}, [], 'nonsense', 7, { surprise: true }, { products: [] }, { products: 'none' }])(
    'is no answer where all of it has: %j',
    data => {
      expect(fit(data).data).toBeNull();
    },
  );

  it('is assumed of nothing that a mutation did', () => {
    const Reset = graphql(`mutation Reset { resetCart { success } }`);
    expect(fitAnswer(Reset, { resetCart: { success: 'perhaps' } }).data).toBeNull();
    expect(fitAnswer(Reset, { resetCart: { success: true } }).misfits).toEqual([]);
  });
});
