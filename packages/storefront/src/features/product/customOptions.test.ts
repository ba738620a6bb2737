import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { answerProblem, answersInput, customOptionsOf, priceWith, type Answers } from './customOptions.ts';
import type { CustomisedProduct } from './productModel.ts';
import { tierFor, tiersOf } from './tierPrices.ts';

const fixed = (price: number) => ({ price, price_type: 'FIXED' });
const value = (uid: string, price: object) => ({ uid, title: uid, sort_order: 1, ...price });
const asked = (typename: string, uid: string, own: object) => ({
  __typename: typename,
  uid,
  title: uid,
  required: false,
  sort_order: 1,
  ...own,
});

const product = sampleProduct('SimpleProduct', {
  options: [
    asked('CustomizableCheckboxOption', 'extras', {
      sort_order: 3,
      values: [value('bag', fixed(100)), value('wrap', fixed(50))],
    }),
    asked('CustomizableFieldOption', 'name', { required: true, written: { max_characters: 5, ...fixed(20) } }),
    asked('CustomizableRadioOption', 'box', {
      sort_order: 2,
      required: true,
      values: [value('plain', fixed(0)), value('silk', { price: 10, price_type: 'PERCENT' })],
    }),
    asked('CustomizableDateOption', 'day', { sort_order: 4, day: { type: 'DATE', ...fixed(0) } }),
    asked('CustomizableFileOption', 'file', { sort_order: 5 }),
  ],
  price_tiers: [
    { quantity: 10, final_price: { value: 400 }, discount: { percent_off: 20 } },
    { quantity: 3, final_price: { value: 450 }, discount: { percent_off: 10.5 } },
  ],
}) as unknown as CustomisedProduct;

const options = customOptionsOf(product);
const named = (uid: string) => options.find(option => option.uid === uid)!;
const answers = (own: Partial<Answers> = {}): Answers => ({ picked: {}, written: {}, ...own });

describe('customisable options', () => {
  it('come in their order, without those that take a file', () => {
    expect(options.map(({ uid }) => uid)).toEqual(['name', 'box', 'extras', 'day']);
  });

  it('add fixed prices and percentages to the price', () => {
    const given = answers({ picked: { box: ['silk'], extras: ['bag', 'wrap'] }, written: { name: 'Asha' } });
    expect(priceWith(500, options, given)).toBe(720);
    expect(priceWith(500, options, answers({ written: { name: '  ' } }))).toBe(500);
  });

  it('say what is missing or too long (catalogue-06)', () => {
    expect(answerProblem(named('name'), answers())).toBe('Fill in “name”.');
    expect(answerProblem(named('box'), answers())).toBe('Choose one for “box”.');
    expect(answerProblem(named('extras'), answers())).toBeUndefined();
    expect(answerProblem(named('name'), answers({ written: { name: 'Ashalata' } }))).toBe(
      'That is 3 letters too many.',
    );
  });

  it('go to the cart as picked and as entered ones, days as Magento takes them', () => {
    const given = answers({ picked: { box: ['silk'] }, written: { name: ' Asha ', day: '2026-12-24' } });
    expect(answersInput(options, given, new Date(0))).toEqual({
      selectedOptions: ['silk'],
      enteredOptions: [
        { uid: 'name', value: 'Asha' },
        { uid: 'day', value: '2026-12-24 00:00:00' },
      ],
    });
  });
});

it('reads tier prices in their order, and finds the one that a quantity reaches (catalogue-07)', () => {
  const tiers = tiersOf(product);
  expect(tiers.map(({ quantity, saves }) => [quantity, saves])).toEqual([
    [3, 10],
    [10, 20],
  ]);
  expect([1, 3, 9, 10].map(quantity => tierFor(tiers, quantity)?.price)).toEqual([undefined, 450, 450, 400]);
});
