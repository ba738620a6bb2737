import { describe, expect, it } from 'vitest';
import type { ProductOption, ProductVariant } from './productOptions.ts';
import { choicesOf, choose, chosenIn, chosenVariant } from './choices.ts';

const colour: ProductOption = {
  code: 'color',
  label: 'Colour',
  values: [
    { uid: 'red', label: 'Red' },
    { uid: 'blue', label: 'Blue' },
  ],
};
const size: ProductOption = {
  code: 'size',
  label: 'Size',
  values: [
    { uid: 's', label: 'S' },
    { uid: 'm', label: 'M' },
  ],
};
const options = [colour, size];
const variants: ProductVariant[] = [
  { sku: 'RED-S', values: { color: 'red', size: 's' }, inStock: true },
  { sku: 'RED-M', values: { color: 'red', size: 'm' }, inStock: false },
  { sku: 'BLUE-M', values: { color: 'blue', size: 'm' }, inStock: true },
];

const available = (option: ProductOption, chosen: Record<string, string>) =>
  choicesOf(option, variants, chosen)
    .filter(choice => choice.available)
    .map(choice => choice.label);

describe('choices of a configurable product', () => {
  it('offers every value that is in stock in some combination', () => {
    expect([available(colour, {}), available(size, {})]).toEqual([
      ['Red', 'Blue'],
      ['S', 'M'],
    ]);
  });

  it('does not offer a combination that is sold out or not made', () => {
    expect(available(size, { color: 'red' })).toEqual(['S']);
    expect(available(size, { color: 'blue' })).toEqual(['M']);
  });

  it('lets go of what no longer fits', () => {
    expect(choose(options, variants, { color: 'red', size: 's' }, 'color', 'blue')).toEqual({ color: 'blue' });
    expect(choose(options, variants, { color: 'red' }, 'size', 's')).toEqual({ color: 'red', size: 's' });
  });

  it('knows the variant once every option is chosen', () => {
    expect(chosenVariant(options, variants, { color: 'red' })).toBeUndefined();
    expect(chosenVariant(options, variants, { color: 'blue', size: 'm' })?.sku).toBe('BLUE-M');
  });

  // Rule listing-02.
  it.each([
    ['color=blue', { color: 'blue' }],
    ['color=blue&size=m', { color: 'blue', size: 'm' }],
    ['color=red&size=m', { color: 'red' }],
    ['color=green&size=s', { size: 's' }],
    ['utm_source=mail', {}],
  ])('begins with what the address %s names, as far as it is sold', (query, chosen) => {
    expect(chosenIn(new URLSearchParams(query), options, variants)).toEqual(chosen);
  });
});
