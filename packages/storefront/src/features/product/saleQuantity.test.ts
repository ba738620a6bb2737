import { expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { isCustomised } from './productModel.ts';
import { saleQuantityOf, withinSale } from './saleQuantity.ts';

const sold = (own: object) => sampleProduct('SimpleProduct', own);

// Rule cart-20.
it.each([
  [{}, undefined, { min: 1, max: 10, step: 1 }],
  [{ min_sale_qty: 2, max_sale_qty: 10_000 }, undefined, { min: 2, max: 11, step: 1 }],
  [{ qty_increments: 6, max_sale_qty: 10_000 }, undefined, { min: 6, max: 60, step: 6 }],
  [{ qty_increments: 6, min_sale_qty: 7, max_sale_qty: 29 }, undefined, { min: 12, max: 24, step: 6 }],
  [{ qty_increments: 2, max_sale_qty: 100 }, 5, { min: 2, max: 4, step: 2 }],
  [{ qty_increments: null, min_sale_qty: null, max_sale_qty: null }, 3, { min: 1, max: 3, step: 1 }],
])('offers pieces in the steps and limits of the product: %j', (own, left, offered) => {
  expect(saleQuantityOf(sold(own), undefined, left)).toEqual(offered);
});

it('takes those of the chosen variant', () => {
  const notebook = sampleProduct('ConfigurableProduct', {
    variants: [{ attributes: [], product: { sku: 'RED', min_sale_qty: 1, max_sale_qty: 100, qty_increments: 3 } }],
  });
  expect(saleQuantityOf(notebook, 'RED', undefined)).toEqual({ min: 3, max: 30, step: 3 });
  expect(saleQuantityOf(notebook, undefined, undefined)).toEqual({ min: 1, max: 10, step: 1 });
  expect(isCustomised(notebook)).toBe(true);
});

it('moves to what can be bought', () => {
  expect(withinSale(1, { min: 6, max: 24, step: 6 })).toBe(6);
  expect(withinSale(7, { min: 6, max: 24, step: 6 })).toBe(12);
  expect(withinSale(50, { min: 6, max: 24, step: 6 })).toBe(24);
});

it('has a box of its own for what is not sold one by one', () => {
  expect(isCustomised(sold({}))).toBe(false);
  expect(isCustomised(sold({ qty_increments: 6 }))).toBe(true);
  expect(isCustomised(sold({ min_sale_qty: 2 }))).toBe(true);
});
