import { expect, it } from 'vitest';
import { colourOf } from './colourOf.ts';

it.each([
  ['Midnight Blue', '#2a5db0'],
  ['#23305C', '#23305c'],
  ['Constructor', undefined],
  ['url(https://evil.example)', undefined],
  ['', undefined],
])('reads %j as %j', (name, colour) => {
  expect(colourOf(name)).toBe(colour);
});
