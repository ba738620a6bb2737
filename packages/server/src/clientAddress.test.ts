import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

async function addressOf(trustedProxies: number, connection: string, forwarded?: string) {
  const app = new Hono().get('/', c => c.text(clientAddress(trustedProxies)(c)));
  const request = new Request('http://shop.test/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
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

it('counts IPv6 by its network: who has one address has 18 trillion', async () => {
  expect(await addressOf(0, '2001:db8:1:2::7')).toBe('2001:db8:1:2::/64');
  expect(await addressOf(0, '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(await addressOf(0, '2001:db8:1:3::7')).toBe('2001:db8:1:3::/64');
  expect(await addressOf(0, '2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(await addressOf(0, 'fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it('knows one address in all its spellings', async () => {
  expect(await addressOf(0, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf(1, '10.0.0.2', '203.0.113.9:50123')).toBe('203.0.113.9');
  expect(await addressOf(1, '10.0.0.2', '[2001:db8::1]:443')).toBe('2001:db8:0:0::/64');
  expect(await addressOf(1, '10.0.0.2', 'not an address')).toBe('not an address');
});
