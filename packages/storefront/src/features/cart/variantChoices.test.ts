import { expect, it } from 'vitest';
import { nearestVariant, type Variant } from './variantChoices.ts';

const variant = (colour: string, size: string, inStock = true): Variant => ({
  sku: `${colour}-${size}`,
  values: { colour, size },
  inStock,
  price: 800,
});
const variants = [variant('red', 's'), variant('red', 'm'), variant('blue', 'm', false), variant('blue', 's')];
const [, chosen] = variants;

it('changes one option and keeps the others', () => {
  expect(nearestVariant(variants, chosen, 'size', 's')?.sku).toBe('red-s');
});

it('takes the other options that go with a value where the chosen ones do not', () => {
  expect(nearestVariant(variants, chosen, 'colour', 'blue')?.sku).toBe('blue-s');
});

it('finds nothing for a value of which nothing is left', () => {
  expect(nearestVariant([variant('blue', 'm', false)], chosen, 'colour', 'blue')).toBeUndefined();
});
