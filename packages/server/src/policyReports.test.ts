import { describe, expect, it, vi } from 'vitest';
import type { Log } from './observe/log.ts';
import { get, makeServer } from './testing/makeServer.ts';

const report = (body: unknown, type = 'application/reports+json') =>
  new Request('http://shop.test/csp-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const violation = {
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.test/x.js?mail=a@b.test',
    documentURL: 'http://shop.test/order-history/12?key=1',
    sample: 'secret',
  },
};
const line = { csp: 'script-src-elem', blocked: 'https://evil.test', path: '/order-history/…' };

async function linesOf(request: Request) {
  const log = vi.fn<Log>();
  const answer = await makeServer({ log }).fetch(request);
  return { status: answer.status, lines: log.mock.calls.map(([entry]) => entry) };
}

describe('what browsers report of the policy', () => {
  it('is asked for by every page, over https in the newer way, too', async () => {
    const asked = async (publicOrigin: string) => {
      const { headers } = await makeServer({ publicOrigin }).fetch(get('/'));
      return [headers.get('reporting-endpoints'), /report-.*/.exec(headers.get('content-security-policy') ?? '')?.[0]];
    };
    expect(await asked('https://shop.test')).toEqual(['csp="/csp-reports"', 'report-uri /csp-reports; report-to csp']);
    expect(await asked('http://shop.test')).toEqual([null, 'report-uri /csp-reports']);
  });

  it('is written down in one line, without what may be personal', async () => {
    expect(await linesOf(report([violation]))).toEqual({ status: 204, lines: [line] });
  });

  it('is taken from older browsers, too', async () => {
    const older = {
      'csp-report': {
        'violated-directive': 'img-src http://a.test',
        'blocked-uri': 'inline',
        'document-uri': 'http://shop.test/cart',
      },
    };
    expect(await linesOf(report(older, 'application/csp-report'))).toEqual({
      status: 204,
      lines: [{ csp: 'img-src', blocked: 'inline', path: '/cart' }],
    });
  });

  it.each(['', '{', 'null', '[]', '[null, 1, {"type":"csp-violation","body":null}]', '{"csp-report":[]}'])(
    'may be nonsense like %j',
    async body => {
      const { status, lines } = await linesOf(report(body));
      expect(status).toBe(204);
      expect(lines.every(entry => entry['csp'] === 'unknown')).toBe(true);
    },
  );

  it('fills no log: few of one request, few of one address, few of all', async () => {
    expect((await linesOf(report(Array.from({ length: 50 }, () => violation)))).lines).toHaveLength(5);
    const log = vi.fn<Log>();
    let now = 0;
    let address = 0;
    const shop = makeServer({ log, now: () => now, addressOf: () => String(address) });
    const flood = async () => {
      log.mockClear();
      for (; address < 200; address += 1) await shop.fetch(report([violation]));
      return log.mock.calls.length;
    };
    expect(await flood()).toBe(60);
    now = 60_000;
    address = 0;
    expect(await flood()).toBe(60);
    const one = makeServer({ now: () => 0 });
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await one.fetch(report([violation]))).status),
    );
    expect(statuses.filter(status => status === 429)).toHaveLength(1);
  });

  it('is bounded in length, whatever is sent', async () => {
    const long = 'a'.repeat(4000);
    const { lines } = await linesOf(
      report([
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: long,
            blockedURL: `https://${long}.test/`,
            documentURL: `http://shop.test/${long}`,
          },
        },
      ]),
    );
    expect(JSON.stringify(lines).length).toBeLessThan(500);
    expect((await linesOf(report('x'.repeat(17_000)))).status).toBe(413);
  });
});
