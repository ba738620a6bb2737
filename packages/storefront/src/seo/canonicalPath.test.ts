import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

it.each([
  ['/home', '', '/'],
  ['/audio.html', '?brand_code=auvira&sort=price-asc&utm_source=mail', '/audio.html'],
  ['/audio.html', '?page=1', '/audio.html'],
  ['/audio.html', '?page=3&sort=name-asc', '/audio.html?page=3'],
  ['/audio.html', '?page=nonsense', '/audio.html'],
])('finds %s%s under %s', (pathname, search, path) => {
  expect(canonicalPath(pathname, search)).toBe(path);
});
