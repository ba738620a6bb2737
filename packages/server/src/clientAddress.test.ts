import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

async function addressOf(trustedProxies: number, connection: string, forwarded?: string) {
  const app = new Hono().get('/', c => c.text(clientAddress(trustedProxies)(c)));
  const request = new Request('http://shop.test/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  return (await app.fetch(request, { incoming: { socket: { remoteAddress: connection } } })).text();
}

it('takes the address of the connection where no proxy of ours stands in front, whatever a header says', async () => {
  expect(await addressOf(0, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

it('believes as many entries, from the right, as there are proxies of ours', async () => {
  expect(await addressOf(1, '10.0.0.2', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(1, '10.0.0.2', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(2, '10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.3')).toBe('203.0.113.9');
});

it('takes the farthest known address where a proxy said nothing', async () => {
  expect(await addressOf(1, '10.0.0.2')).toBe('10.0.0.2');
  expect(await addressOf(3, '10.0.0.2', '203.0.113.9')).toBe('203.0.113.9');
});
