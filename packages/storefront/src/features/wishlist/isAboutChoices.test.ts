import { expect, it } from 'vitest';
import { WishRefused } from '../shared/wishes/changeWish.ts';
import { isAboutChoices } from './isAboutChoices.ts';

const refused = (code: string, message: string) => new WishRefused({ code, message });

it.each([
  ['options that were never chosen', refused('UNDEFINED', 'You need to choose options for your item.'), true],
  ['pieces of a group', refused('UNDEFINED', 'Please specify the quantity of product(s).'), true],
  [
    'options that are no longer sold',
    refused('NOT_SALABLE', 'The required options you selected are not available'),
    true,
  ],
  ['options that are sold out, in Hindi', refused('INSUFFICIENT_STOCK', 'चुने हुए विकल्प उपलब्ध नहीं हैं।'), true],
  ['stock', refused('INSUFFICIENT_STOCK', 'This product is out of stock.'), false],
  ['a product that is gone', refused('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "SET"'), false],
  ['no connection', new Error('Failed to fetch'), false],
])('tells whether a refusal asks for a choice: %s', (_, reason, expected) => {
  expect(isAboutChoices(reason, { hasChoice: true })).toBe(expected);
});

it('never asks for a choice where there is none', () => {
  expect(isAboutChoices(refused('UNDEFINED', 'The product cannot be bought.'), { hasChoice: false })).toBe(false);
});
