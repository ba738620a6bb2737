import { expect, it } from 'vitest';
import { sampleBiller, samplePlans } from '../../testing/sampleBill.ts';
import { findBillers } from './findBillers.ts';
import { findPlans } from './findPlans.ts';

// bills-03
it('finds plans by price, data or days, within a group', () => {
  const prices = (search: string, group = '') => findPlans(samplePlans, search, group).map(plan => plan.price.value);
  expect(prices('')).toEqual([299, 859, 69, 20]);
  expect(prices('₹299')).toEqual([299]);
  expect(prices('1.5 gb 84')).toEqual([859]);
  expect(prices('', 'Data')).toEqual([69]);
  expect(prices('299', 'Data')).toEqual([]);
});

// bills-01
it('finds billers by name and place', () => {
  const billers = [sampleBiller, { name: 'Yamuna Jal Board', place: null }];
  const names = (search: string) => findBillers(billers, search).map(({ name }) => name);
  expect(names('  ')).toHaveLength(2);
  expect(names('karnataka bijli')).toEqual([sampleBiller.name]);
  expect(names('jal')).toEqual(['Yamuna Jal Board']);
  expect(names('rent')).toEqual([]);
});
