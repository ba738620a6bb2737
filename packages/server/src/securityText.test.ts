import { expect, it } from 'vitest';
import { get, makeServer } from './testing/makeServer.ts';

const path = '/.well-known/security.txt';

it('names whom to tell of a weakness, for half a year', async () => {
  const answer = await makeServer({
    securityContact: 'mailto:security@shop.test',
    now: () => Date.UTC(2026, 0, 1, 9),
  }).fetch(get(path));
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe(
    'Contact: mailto:security@shop.test\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en\n',
  );
});

it('is a page like any other, found or not, where nobody is named', async () => {
  expect((await makeServer().fetch(get(path))).headers.get('content-type')).toMatch(/^text\/html/);
});
