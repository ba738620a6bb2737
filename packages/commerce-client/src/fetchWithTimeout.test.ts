import { describe, expect, it } from 'vitest';
import { fetchWithTimeout } from './fetchWithTimeout.ts';
import { fakeClock } from './testing/fakeClock.ts';

describe('fetchWithTimeout', () => {
  it('gives the answer with its status, headers and body, and leaves no timer', async () => {
    const clock = fakeClock();
    const answer = new Response('{"a":1}', { status: 404, statusText: 'Not Found', headers: { 'x-a': 'b' } });
    const response = await fetchWithTimeout(async () => answer, 10, clock)('http://shop.test/a');
    expect([response.status, response.statusText, response.headers.get('x-a')]).toEqual([404, 'Not Found', 'b']);
    expect(await response.json()).toEqual({ a: 1 });
    expect(clock.waiting).toBe(0);
  });

  it('gives up when the body stops half-way', async () => {
    const clock = fakeClock();
    const stalled = new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode('{"a":')) });
    const answer = fetchWithTimeout(async () => new Response(stalled), 10, clock)('http://shop.test/a');
    const outcome = answer.catch((error: unknown) => error);
    await clock.advance(10);
    expect(await outcome).toMatchObject({ name: 'TimeoutError', message: 'No answer within 10 ms.' });
  });

  it('still hears the caller who aborts', async () => {
    const controller = new AbortController();
    const clock = fakeClock();
    const answer = fetchWithTimeout(
      () => new Promise(() => undefined),
      10,
      clock,
    )('http://shop.test/a', {
      signal: controller.signal,
    });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(clock.waiting).toBe(0);
  });

  it('passes an answer without a body', async () => {
    const response = await fetchWithTimeout(
      async () => new Response(null, { status: 204 }),
      10,
      fakeClock(),
    )('http://shop.test/a');
    expect(response.status).toBe(204);
  });
});
