import { describe, expect, it, vi } from 'vitest';
import type { Log } from './observe/log.ts';
import { makeServer } from './testing/makeServer.ts';

const told = {
  id: 'M3XQ7A2B-1',
  where: 'render',
  name: 'TypeError',
  message: 'Cannot read properties of undefined, asha@example.com, +91 98765 43210',
  path: '/order-history/000000012',
  places: ['/assets/frame-1a2b.js:1:2345', '/assets/react-9.js:12:1', 'chrome-extension://x/y.js:1:1'],
};

const report = (body: unknown) =>
  new Request('http://shop.test/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function linesOf(request: Request, options: Parameters<typeof makeServer>[0] = {}) {
  const log = vi.fn<Log>();
  const { status } = await makeServer({ log, ...options }).fetch(request);
  return { status, lines: log.mock.calls.map(([entry]) => entry) };
}

// Rule errors-13.
describe('an error in a browser', () => {
  it('is written down under its id in one line, without what may be personal', async () => {
    expect(await linesOf(report(told))).toEqual({
      status: 204,
      lines: [
        {
          browserError: 'M3XQ7A2B-1',
          where: 'render',
          type: 'TypeError',
          message: 'Cannot read properties of undefined, [e-mail], [number]',
          path: '/order-history/…',
          at: ['/assets/frame-1a2b.js:1:2345', '/assets/react-9.js:12:1'],
        },
      ],
    });
  });

  it('is not written down where a deployment wants none', async () => {
    expect(await linesOf(report(told), { errorLog: false })).toEqual({ status: 204, lines: [] });
  });

  it.each(['', '{', 'null', '[]', '{"id":1}', '{"id":"M3XQ\\n-1"}', '{"id":"<script>-1"}'])(
    'leaves no line where it is nonsense like %j',
    async body => expect(await linesOf(report(body))).toEqual({ status: 204, lines: [] }),
  );

  it('is bounded in length, whatever is sent', async () => {
    const long = 'a'.repeat(3000);
    const { lines } = await linesOf(report({ ...told, where: long, name: long, message: long, path: `/${long}` }));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines).length).toBeLessThan(700);
    expect((await linesOf(report('x'.repeat(17_000)))).status).toBe(413);
  });

  it('fills no log: few of one address, few of all', async () => {
    const log = vi.fn<Log>();
    let now = 0;
    let address = 0;
    const shop = makeServer({ log, now: () => now, addressOf: () => String(address) });
    const flood = async () => {
      log.mockClear();
      for (address = 0; address < 100; address += 1) await shop.fetch(report(told));
      return log.mock.calls.length;
    };
    expect(await flood()).toBe(60);
    now = 60_000;
    expect(await flood()).toBe(60);
    const one = makeServer({ now: () => 0 });
    const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await one.fetch(report(told))).status));
    expect(statuses.filter(status => status === 429)).toHaveLength(1);
  });
});
