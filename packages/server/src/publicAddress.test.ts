import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { publicAddress, type PublicAddressOptions } from './publicAddress.ts';

async function seen(url: string, options: Partial<PublicAddressOptions> = {}, forwarded?: string) {
  const address = publicAddress({ hosts: {}, behindProxy: false, ...options });
  const app = new Hono().get('*', c =>
    c.json({ scheme: address.schemeOf(c), origin: address.originOf(c), ours: address.isOurs(c) }),
  );
  const answer = await app.fetch(
    new Request(url, { headers: forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded } }),
  );
  return (await answer.json()) as { scheme: string; origin: string; ours: boolean };
}

const hosts = { 'north.test': 'north' };

it('believes a proxy of ours, and nobody else, how the browser came', async () => {
  expect((await seen('http://north.test/', { hosts, behindProxy: true }, 'https')).origin).toBe('https://north.test');
  expect((await seen('http://north.test/', { hosts }, 'https')).origin).toBe('http://north.test');
});

it.each(['https://evil.example/?', 'https, http', 'ftp', 'javascript', ''])(
  'ignores a scheme like %j',
  async forwarded => {
    expect(await seen('http://north.test/', { hosts, behindProxy: true }, forwarded)).toMatchObject({
      scheme: 'http',
      origin: 'http://north.test',
    });
  },
);

it('knows the shop by its public origin, whatever the connection behind it is like', async () => {
  expect(await seen('http://shop.test:3000/', { publicOrigin: 'https://shop.test' })).toEqual({
    scheme: 'https',
    origin: 'https://shop.test',
    ours: true,
  });
});

it('answers to the names that are configured and to no others', async () => {
  const options = { publicOrigin: 'https://shop.test', hosts };
  const ours = async (host: string) => (await seen(`http://${host}/`, options)).ours;
  expect([
    await ours('shop.test'),
    await ours('north.test'),
    await ours('NORTH.test'),
    await ours('north.test:8080'),
  ]).toEqual([true, true, true, true]);
  expect([
    await ours('evil.test'),
    await ours('shop.test.evil.test'),
    await ours('localhost'),
    await ours('constructor'),
  ]).toEqual([false, false, false, false]);
});

it('lets nobody choose the port that links are written with', async () => {
  expect((await seen('http://north.test:1/', { hosts })).origin).toBe('http://north.test');
});

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'zepp.localhost:3000'])(
  'answers to %s while nothing is configured',
  async host => {
    expect(await seen(`http://${host}/`)).toEqual({ scheme: 'http', origin: `http://${host}`, ours: true });
    expect((await seen(`http://${host}/`, { publicOrigin: 'http://localhost:3000' })).ours).toBe(true);
  },
);

it('answers to nothing else while nothing is configured', async () => {
  for (const host of ['shop.test', '192.168.0.5', 'localhost.evil.test', '127.evil.test'])
    expect((await seen(`http://${host}/`)).ours).toBe(false);
});
