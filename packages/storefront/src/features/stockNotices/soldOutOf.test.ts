import { expect, it } from 'vitest';
import { soldOutOf } from './soldOutOf.ts';

const variant = (uid: string, stock: string) => ({
  attributes: [{ code: 'size', uid }],
  product: { sku: `K-${uid}`, stock_status: stock },
});

// Rule notice-01.
it.each([
  [
    'a product that is sold out',
    { __typename: 'SimpleProduct', sku: 'A', stock_status: 'OUT_OF_STOCK' },
    [{ sku: 'A', choice: '' }],
  ],
  ['nothing of one in stock', { __typename: 'SimpleProduct', sku: 'A', stock_status: 'IN_STOCK' }, []],
  [
    'the product where no variant of it is left',
    { __typename: 'ConfigurableProduct', sku: 'K', stock_status: 'OUT_OF_STOCK', variants: [] },
    [{ sku: 'K', choice: '' }],
  ],
  ['nothing of a set', { __typename: 'BundleProduct', sku: 'A', stock_status: 'OUT_OF_STOCK' }, []],
  [
    'the variants that are sold out',
    {
      __typename: 'ConfigurableProduct',
      sku: 'K',
      stock_status: 'IN_STOCK',
      configurable_options: [
        {
          attribute_code: 'size',
          label: 'Size',
          position: 0,
          values: [
            { uid: 's', label: 'S' },
            { uid: 'm', label: 'M' },
          ],
        },
      ],
      variants: [variant('s', 'OUT_OF_STOCK'), variant('m', 'IN_STOCK')],
    },
    [{ sku: 'K-s', choice: 'S' }],
  ],
])('is %s', (_, product, soldOut) => {
  expect(soldOutOf(product)).toEqual(soldOut);
});
