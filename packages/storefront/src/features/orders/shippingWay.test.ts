import { expect, it } from 'vitest';
import { shippingWay } from './shippingWay.ts';

it.each([
  ['Free Shipping - Free', 'Free Shipping'],
  ['Flat Rate - Fixed', 'Flat Rate - Fixed'],
  ['Bluefin - Express - by noon', 'Bluefin - Express - by noon'],
  ['Pickup', 'Pickup'],
  [null, undefined],
])('says a way to deliver once: %s', (way, said) => {
  expect(shippingWay(way)).toBe(said);
});
