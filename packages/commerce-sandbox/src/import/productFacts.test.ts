import { expect, it } from 'vitest';
import type { ProductFactsSeed } from '../catalogue/factTypes.ts';
import { ImportProblems } from './ImportProblems.ts';
import { factAttributes, readFacts } from './productFacts.ts';
import { RowReader } from './RowReader.ts';
import { joinPairs } from './writeFields.ts';

const read = (attributes: string) => {
  const problems = new ImportProblems();
  const facts = readFacts(new RowReader(2, { additional_attributes: attributes }, problems));
  return { facts, problems };
};

it('reads what it writes', () => {
  const facts: ProductFactsSeed = {
    specifications: [
      { label: 'Display', value: '6.67-inch AMOLED, 120 Hz' },
      { group: 'Screen', label: 'Ratio', value: '20:9 = "tall" | wide' },
    ],
    boxContents: ['Phone', 'Cable, 1 m'],
    warranty: '1 year, 6 months on accessories',
    returnDays: 0,
    returnKind: 'return',
    soldBy: 'Metro Digital Retail, Bengaluru',
    sizeGuide: 'sizes',
  };
  expect(read(joinPairs(factAttributes(facts))).facts).toEqual(facts);
});

it('says nothing of a row that says nothing', () => {
  expect(read('brand=Auvira').facts).toBeUndefined();
});

it.each([
  ['specifications=RAM', 'specifications: "RAM" is not of the form Label=value or Group: Label=value'],
  ['return_kind=exchange', 'return_kind: "exchange" is neither return nor replacement'],
  ['return_days=-1', 'return_days: -1 is not between 0 and 365'],
])('refuses %s', (attributes, problem) => {
  expect(read(attributes).problems.sentences()).toEqual([`line 2, additional_attributes: ${problem}`]);
});
