import { expect, it } from 'vitest';
import { notReordered } from './notReordered.ts';

const items = [
  { id: 'MQ==', product_sku: 'KETTLE', product_name: 'Electric Kettle' },
  null,
  { id: 'Mg==', product_sku: 'LAMP', product_name: null },
] as never;

// Rule orders-06.
it('names the lines that a back end means', () => {
  expect(
    notReordered(
      [
        { message: 'This product is out of stock.', path: ['orderItems', 'KETTLE'] },
        { message: 'Could not find a product with SKU "LAMP"', path: [] },
        { message: 'Something else.', path: ['orderItems'] },
        { message: 'Something else.', path: ['orderItems'] },
        { message: '"Electric Kettle" is not sold any more.', path: ['orderItems', 'KETTLE'] },
        null,
      ],
      items,
    ),
  ).toEqual([
    'Electric Kettle (This product is out of stock)',
    'Could not find a product with SKU "LAMP"',
    'Something else',
    '"Electric Kettle" is not sold any more',
  ]);
});
