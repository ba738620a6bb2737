import { expect, it, vi } from 'vitest';
import { makeServer } from './testing/makeServer.ts';

const send = (address: string, accept: string) =>
  makeServer({ development: true }).fetch(
    new Request(new URL(address, 'http://shop.test'), { method: 'POST', headers: { accept }, body: 'password=secret' }),
  );

// Rule errors-16.
it.each([
  ['/cart', '/cart'],
  ['/sign-in?from=%2Fcart', '/sign-in?from=%2Fcart'],
  ['http://shop.test//elsewhere.example/cart', '/elsewhere.example/cart'],
  ['http://shop.test/.//elsewhere.example', '/elsewhere.example'],
])('leads a form that a browser sends to %s by itself to the page there', async (address, location) => {
  const answer = await send(address, 'text/html,application/xhtml+xml');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

it('leads back to the very port of a machine on which the shop is developed', async () => {
  const from = 'http://192.168.0.7:3000/sign-in';
  const { headers } = await send(from, 'text/html');
  expect(new URL(headers.get('location') ?? '', from).href).toBe(from);
});

it('leads nobody who asks for too many pages, and writes that down once', async () => {
  const log = vi.fn();
  const shop = makeServer({ log, rates: { pages: 1 } });
  const ask = async (method: string) =>
    (await shop.fetch(new Request('http://shop.test/sign-in', { method, headers: { accept: 'text/html' } }))).status;
  expect([await ask('GET'), await ask('POST'), await ask('POST')]).toEqual([200, 429, 429]);
  expect(log).toHaveBeenCalledOnce();
});

it('has nothing for others that send to a page', async () => {
  expect((await send('/cart', '*/*')).status).toBe(404);
});
