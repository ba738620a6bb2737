import { expect, it } from 'vitest';
import { nearestStop, priceStops } from './priceStops.ts';

// Rule listing-05.
it('stops at round amounts, which grow with the price where prices lie far apart', () => {
  const stops = priceStops({ least: 99, most: 189_999 });
  expect(stops.slice(0, 12)).toEqual([80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000]);
  expect(stops.slice(-3)).toEqual([120_000, 150_000, 200_000]);
});

it.each([
  [18_499, 24_999, 200],
  [499, 999, 20],
  [99, 103, 1],
  [99_990, 199_990, 5000],
])('stops in even steps where they lie close together: %i to %i', (least, most, step) => {
  const stops = priceStops({ least, most });
  expect(stops[1]! - stops[0]!).toBe(step);
  expect(stops[0]).toBeLessThanOrEqual(least);
  expect(stops.at(-1)).toBeGreaterThanOrEqual(most);
  expect(stops.length).toBeLessThanOrEqual(40);
});

it.each([
  [0, 5],
  [0, 250_000],
  [1, 1_000_000],
  [0.5, 900],
  [99.5, 99.9],
])('holds whatever prices there are: %d to %d', (least, most) => {
  const stops = priceStops({ least, most });
  expect(stops.length).toBeGreaterThan(1);
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
  expect(stops.at(-1)).toBeGreaterThanOrEqual(most);
});

it('finds the stop nearest to an amount', () => {
  expect([90, 99, 3000].map(amount => nearestStop([50, 100, 200], amount))).toEqual([1, 1, 2]);
});
