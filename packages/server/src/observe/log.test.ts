import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { accessLines, loggedPath } from './log.ts';

/** Runs a line of code in a process of its own, whose failures are written down as a server's are. */
const fails = (code: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { endUncaught } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
     endUncaught(entry => console.error(JSON.stringify(entry)));
     ${code}`,
  ]).then(
    () => expect.unreachable('The process went on.'),
    ({ code: exit, stderr }: { code: number; stderr: string }) => ({ exit, lines: stderr.trim().split('\n') }),
  );

it.each([
  ['an exception', "setTimeout(() => { throw new TypeError('no such thing'); });"],
  ['a rejection', "void Promise.reject(new TypeError('no such thing')); setTimeout(() => {}, 10_000);"],
])('writes %s that nothing caught as one line with an id, and ends', async (_, code) => {
  const { exit, lines } = await fails(code);
  expect(exit).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    note: 'Nothing caught this: the server ends.',
    error: 'TypeError: no such thing',
    stack: expect.stringContaining('no such thing') as string,
  });
});

it.each(['/order-history/000000123', '/Order-History/000000123', '/razorpay/Checkout/SUCCESS/000000123'])(
  'writes no number of an order down, as the shop takes %s in any case',
  path => expect(loggedPath(path)).not.toContain('123'),
);

it('writes a line of what the back end refuses because too much was asked, and none of what this server refuses', () => {
  const lines: unknown[] = [];
  const write = accessLines(entry => lines.push(entry));
  const seen = { id: 'a', route: 'graphql', method: 'GET', path: '/graphql', status: 429, ms: 1, steps: {} };
  write({ ...seen, backEnd: { calls: 0, failed: 0, kept: 0, ms: 0 } });
  expect(lines).toEqual([]);
  write({ ...seen, backEnd: { calls: 1, failed: 0, kept: 0, ms: 1 } });
  expect(lines).toMatchObject([{ status: 429, backEnd: { calls: 1 } }]);
});
