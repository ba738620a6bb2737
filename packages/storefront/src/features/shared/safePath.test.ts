import { expect, it } from 'vitest';
import { safePath } from './safePath.ts';

// Rule session-10.
it.each(['/cart', '/order-history/12?x=1#top'])('keeps the path %s', path => {
  expect(safePath(path)).toBe(path);
});

it.each([
  null,
  '',
  'cart',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'javascript:alert(1)',
])('does not follow %j', path => {
  expect(safePath(path, '/home')).toBe('/home');
});
