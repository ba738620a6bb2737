import { expect, it } from 'vitest';
import { atRest, panned, pinched, scaled, within } from './zoomView.ts';

it('grows to five times its size and never below its own', () => {
  expect(scaled(scaled(atRest, 3), 3).scale).toBe(5);
  expect(scaled({ scale: 2, x: 40, y: 0 }, 0.1)).toEqual(atRest);
});

it('moves only what is zoomed', () => {
  expect(panned(atRest, 10, 10)).toEqual(atRest);
  expect(panned({ scale: 2, x: 0, y: 0 }, 10, -5)).toEqual({ scale: 2, x: 10, y: -5 });
});

it('follows two fingers', () => {
  expect(
    pinched(
      atRest,
      [
        { x: 0, y: 0 },
        { x: 0, y: 100 },
      ],
      [
        { x: 0, y: 0 },
        { x: 0, y: 200 },
      ],
    ).scale,
  ).toBe(2);
  expect(
    pinched(
      atRest,
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      [
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ],
    ),
  ).toEqual(atRest);
});

it('keeps the edges of what is zoomed outside the screen, and what is smaller than that in its middle', () => {
  const sizes = { picture: { width: 400, height: 200 }, screen: { width: 400, height: 800 } };
  expect(within({ scale: 2, x: 900, y: 30 }, sizes)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(within({ scale: 2, x: -900, y: -30 }, sizes)).toEqual({ scale: 2, x: -200, y: 0 });
  expect(within({ scale: 5, x: 20, y: 400 }, sizes)).toEqual({ scale: 5, x: 20, y: 100 });
  expect(within(atRest, sizes)).toEqual(atRest);
});
