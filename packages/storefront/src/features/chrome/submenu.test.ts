import { expect, it } from 'vitest';
import { groupsOf } from './submenu.ts';

const node = (uid: string, position: number, extra: object = {}) => ({
  uid,
  name: uid,
  url_path: uid,
  image: null,
  include_in_menu: 1,
  position,
  children: [],
  ...extra,
});

// Rule frame-12.
it('shows what is included in the menu, in the order of positions, at every level', () => {
  const audio = node('audio', 1, {
    children: [
      node('speakers', 2),
      node('headphones', 1, { children: [node('wired', 2), node('wireless', 1)] }),
      node('hidden', 0, { include_in_menu: 0 }),
    ],
  });
  const groups = groupsOf(audio, '.html');
  expect(groups.map(group => group.name)).toEqual(['headphones', 'speakers']);
  expect(groups[0]?.children.map(child => child.href)).toEqual(['/wireless.html', '/wired.html']);
});

it('is empty for a category without children', () => {
  expect(groupsOf(node('vouchers', 1), '.html')).toEqual([]);
});
