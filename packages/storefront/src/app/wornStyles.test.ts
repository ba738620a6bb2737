import { expect, it } from 'vitest';
import { wornStyles } from './wornStyles.ts';

const sheet = (...names: string[]) => ({ href: `/${names.join('-')}.css`, css: '', hash: '', names });
const hrefsOf = (markup: string) =>
  wornStyles([sheet('a_'), sheet('b-c_', 'd_'), sheet('gone_'), sheet()], markup).map(({ href }) => href);

it('keeps the sheets of the names that something wears, and those without names', () => {
  expect(hrefsOf('<p class="a_page"><b class="a_page plain">x</b><i class="z_n d_part"></i></p>')).toEqual([
    '/a_.css',
    '/b-c_-d_.css',
    '/.css',
  ]);
});

it('takes what only looks like a class to its end, and no further', () => {
  expect(hrefsOf('<p class="b-c_x"> class="a_page')).toEqual(['/b-c_-d_.css', '/.css']);
});
