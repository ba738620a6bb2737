import { expect, it } from 'vitest';
import { skuTarget } from './skuTarget.ts';

const kettle = { sku: 'KET-101', url_key: 'kettle', url_suffix: '.html' };

// Rule listing-04.
it.each([
  ['KET-101', { total_count: 1, items: [kettle] }, '/kettle.html'],
  ['ket-101', { total_count: 1, items: [kettle] }, '/kettle.html'],
  ['kettle', { total_count: 1, items: [kettle] }, undefined],
  ['KET-101', { total_count: 2, items: [kettle, { ...kettle, sku: 'KET-1010' }] }, undefined],
  ['KET-101', { total_count: 1, items: [{ sku: 'KET-101' }] }, undefined],
  ['KET-101', { total_count: 0, items: [] }, undefined],
  ['', null, undefined],
])('leads a search for "%s" among %o to %s', (search, found, target) => {
  expect(skuTarget(search, found)).toBe(target);
});
