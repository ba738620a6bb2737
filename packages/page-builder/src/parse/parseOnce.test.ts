import { expect, it } from 'vitest';
import { parseOnce } from './parseOnce.ts';

const markup = '<p>Shoes at <a href="https://shop.test/coins">coins</a></p>';
const hosts = ['shop.test'];
const isDead = (path: string) => path === '/coins';

it('reads the same markup once, and anew for other hosts and other dead links', () => {
  const tree = parseOnce(markup, { hosts });
  expect(parseOnce(markup.split('').join(''), { hosts: [...hosts] })).toBe(tree);
  const others = [parseOnce(markup, { hosts: [] }), parseOnce(markup, { hosts, isDead })];
  expect(JSON.stringify(others[0])).toContain('https://shop.test/coins');
  expect(JSON.stringify(others[1])).not.toContain('/coins');
  expect(parseOnce(markup, { hosts, isDead })).toBe(others[1]);
  expect(parseOnce(markup, { hosts, isDead: () => false })).not.toBe(others[1]);
});

it('keeps no more than it has room for, and what was read last', () => {
  const long = (page: number) => `<p>${page} ${'x'.repeat(1_000_000)}</p>`;
  const first = parseOnce(long(0), { hosts });
  const later = [1, 2, 3, 4].map(page => parseOnce(long(page), { hosts }));
  expect(parseOnce(long(4), { hosts })).toBe(later[3]);
  expect(parseOnce(long(0), { hosts })).not.toBe(first);
  const huge = `<p>${'x'.repeat(5_000_000)}</p>`;
  expect(parseOnce(huge, { hosts })).not.toBe(parseOnce(huge, { hosts }));
  expect(parseOnce(long(4), { hosts })).toBe(later[3]);
});
