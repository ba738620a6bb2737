import { describe, expect, it } from 'vitest';
import { asksForFile, readCustomOptions, readTierPrices } from './readCustomOptions.ts';

describe('readCustomOptions', () => {
  it('reads what Magento exports: a run of pairs for each value', () => {
    expect(
      readCustomOptions(
        'name=Engraving,type=field,required=1,price=99.0000,price_type=fixed,sku=ENG,max_characters=16|' +
          'name=Box,type=drop_down,required=0,price=0.0000,sku=,price_type=fixed,option_title=Plain|' +
          'name=Box,type=drop_down,required=0,price=5.0000,sku=,price_type=percent,option_title=Silk',
      ),
    ).toEqual([
      { title: 'Engraving', type: 'field', required: true, price: 9_900, sku: 'ENG', maxCharacters: 16 },
      {
        title: 'Box',
        type: 'drop_down',
        required: false,
        values: [
          { title: 'Plain', price: 0 },
          { title: 'Silk', percent: 5 },
        ],
      },
    ]);
  });

  it('leaves out options that take a file', () => {
    const text = 'name=Your picture,type=file,required=1,price=0,file_extension=jpg|name=Text,type=area,required=0';
    expect(asksForFile(text)).toBe(true);
    expect(readCustomOptions(text)).toMatchObject([{ title: 'Text', type: 'area' }]);
  });

  it.each([
    ['name=Box,type=drop_down,required=1', /"option_title=" is missing/],
    ['name=Box,type=slider', /"slider" is none of/],
    ['type=field', /"name=" is missing/],
    ['name=Box,type=field,price=99,5', /99/],
  ])('refuses %s', (text, reason) => {
    expect(() => readCustomOptions(text)).toThrow(reason);
  });
});

describe('readTierPrices', () => {
  it('reads prices and discounts, in the order of the quantities', () => {
    expect(readTierPrices('10=20%|3=899.00')).toEqual([
      { quantity: 3, price: 89_900 },
      { quantity: 10, percentOff: 20 },
    ]);
  });

  it.each(['1=899', '3', '3=120%', 'three=4'])('refuses %s', text => {
    expect(() => readTierPrices(text)).toThrow(/./);
  });
});
