import { expect, it } from 'vitest';
import { makeServer } from './testing/makeServer.ts';

const send = (path: string, accept: string) =>
  makeServer().fetch(
    new Request(`http://shop.test${path}`, { method: 'POST', headers: { accept }, body: 'password=secret' }),
  );

// Rule errors-16.
it.each([
  ['/cart', 'http://shop.test/cart'],
  ['/sign-in?from=%2Fcart', 'http://shop.test/sign-in?from=%2Fcart'],
  ['//elsewhere.example/cart', 'http://shop.test//elsewhere.example/cart'],
])('leads a form that a browser sends to %s by itself to the page there', async (path, location) => {
  const answer = await send(path, 'text/html,application/xhtml+xml');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

it('has nothing for others that send to a page', async () => {
  expect((await send('/cart', '*/*')).status).toBe(404);
});
