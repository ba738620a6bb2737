import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runDealsEnd } from './runDealsEnd.ts';

/** What the server's clock says, whatever the device believes. */
const now = Date.parse('2026-11-25T12:00:00Z');
let stop = () => {};
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  answer.mockImplementation(async () => new Response('', { headers: { date: new Date(now).toUTCString() } }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  stop();
  answer.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(until: number) {
  const root = document.createElement('div');
  root.innerHTML = '<span data-left></span><p data-over hidden>Over</p>';
  document.body.replaceChildren(root);
  stop = runDealsEnd(root, { until });
  await vi.advanceTimersByTimeAsync(0);
  return {
    left: () => root.querySelector('[data-left]')?.textContent,
    isOver: () => !root.querySelector<HTMLElement>('[data-over]')?.hidden,
  };
}

// Rule content-22.
it('counts by the clock of the server, and says when it is over', async () => {
  const { left, isOver } = await show(now + 3000);
  expect(left()).toBe('00:00:03 left');
  await vi.advanceTimersByTimeAsync(1000);
  expect(left()).toBe('00:00:02 left');
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isOver()).toBe(true);
});

it('says at once that an offer is over whose page was kept for too long', async () => {
  expect((await show(now - 1)).isOver()).toBe(true);
});

it('adds the age of an answer that a cache gave', async () => {
  answer.mockImplementation(
    async () => new Response('', { headers: { date: new Date(now - 60_000).toUTCString(), age: '60' } }),
  );
  expect((await show(now + 3000)).left()).toBe('00:00:03 left');
});

it.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ['does not say', async () => new Response('')],
])('shows no clock where the server %s', async (_, reply) => {
  answer.mockImplementation(reply);
  const { left, isOver } = await show(now + 3000);
  await vi.advanceTimersByTimeAsync(5000);
  expect([left(), isOver()]).toEqual(['', false]);
});

it('asks again when somebody comes back to the tab', async () => {
  await show(now + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answer).toHaveBeenCalledTimes(2);
});
