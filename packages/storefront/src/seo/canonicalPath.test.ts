import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

// Rule routes-01.
it.each<[string, number, string]>([
  ['/', 1, '/'],
  ['/home', 1, '/'],
  ['/home/', 1, '/'],
  ['/audio.html', 1, '/audio.html'],
  ['/audio.html', 3, '/audio.html?page=3'],
  ['/audio.html//', 3, '/audio.html?page=3'],
  ['/terms-and-conditions', 1, '/terms-and-condition'],
  ['/terms-and-condition', 1, '/terms-and-condition'],
  ['/constructor', 1, '/constructor'],
])('finds page %2$i of %1$s under %3$s', (pathname, page, path) => {
  expect(canonicalPath(pathname, page)).toBe(path);
});
