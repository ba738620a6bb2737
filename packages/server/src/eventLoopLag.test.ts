import { afterEach, expect, it, vi } from 'vitest';
import { eventLoopLag } from './eventLoopLag.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is what looks come late by, smoothed, and falls again', () => {
  vi.useFakeTimers();
  let stolen = 0;
  const lag = eventLoopLag(() => Date.now() + stolen);
  const look = (late: number) => {
    stolen += late;
    vi.advanceTimersByTime(100);
  };
  look(0);
  expect(lag()).toBe(0);
  look(1000);
  expect(lag()).toBe(200);
  for (let i = 0; i < 10; i += 1) look(1000);
  expect(lag()).toBeGreaterThan(900);
  for (let i = 0; i < 20; i += 1) look(0);
  expect(lag()).toBeLessThan(20);
});
