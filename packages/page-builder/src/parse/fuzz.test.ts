import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { PageBuilder } from '../render/PageBuilder.tsx';
import {
  buttons,
  columns,
  heading,
  image,
  map,
  poster,
  products,
  row,
  slider,
  tabs,
  text,
  typed,
  video,
  videoRow,
} from '../samples.ts';
import { parse } from './parse.ts';

/** A small repeatable source of numbers below `limit` (mulberry32). */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return limit => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const place = { location_name: 'Store', position: { latitude: 28.61, longitude: 77.2 }, city: 'New Delhi' };
const seeds = [
  row(heading('Sale') + text('<p>Free delivery in <b>Delhi</b>.</p>'), { 'data-enable-parallax': '1' }),
  videoRow(text('x'), 'https://youtu.be/abcdefghijk'),
  columns([
    ['50%', image('/media/a.jpg', 'A', { mobile: '/media/b.jpg', caption: 'c' })],
    ['50%', buttons([['primary', 'Buy']])],
  ]),
  poster('<h2>Laptops</h2>', { href: '/laptops.html', picture: '/media/a.jpg' }),
  slider([poster('<p>One</p>', { type: 'slide' }), poster('<p>Two</p>', { type: 'slide' })]),
  tabs([
    ['A', text('a')],
    ['B', products(['a'])],
  ]),
  products(['a', 'b'], { 'data-appearance': 'carousel' }),
  video('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'),
  map([place]),
  typed('block', '<p>Block</p>'),
  typed('dynamic_block', '<div data-uids="MQ=="></div>'),
  typed('divider', '<hr data-element="line">'),
  typed('html', '&lt;b&gt;x&lt;/b&gt;'),
  '<style>#html-body [data-pb-style=A1]{color:red}@media (max-width: 768px){[data-pb-style=A1]{color:blue}}</style>',
];
const splices = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '\\',
  '{',
  '}',
  '[',
  '\0',
  '\ud800',
  '<div',
  '</div>',
  '<svg>',
  '<table>',
  '<template>',
  '<!--',
  'data-content-type="',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  '%',
  '\u202e',
];

const rounds = 1000;

it('never throws, whatever becomes of the markup', () => {
  const below = random(20_240_817);
  let rendered = 0;
  for (let round = 0; round < rounds; round += 1) {
    let markup = seeds[below(seeds.length)] ?? '';
    for (let change = 1 + below(6); change > 0; change -= 1) {
      const [from, to] = [below(markup.length + 1), below(markup.length + 1)].toSorted((a, b) => a - b) as [
        number,
        number,
      ];
      const kinds = [
        () => markup.slice(0, from) + splices[below(splices.length)] + markup.slice(from),
        () => markup.slice(0, from) + markup.slice(to),
        () => markup.slice(0, to) + markup.slice(from, Math.min(to, from + 400)) + markup.slice(to),
        () => markup.slice(0, from) + (seeds[below(seeds.length)] ?? '') + markup.slice(from),
        () => markup.replace(/="[^"]*"/, `="${splices[below(splices.length)]}"`),
      ];
      markup = kinds[below(kinds.length)]?.() ?? markup;
    }
    const tree = parse(markup, { hosts: ['shop.test'] });
    renderToStaticMarkup(createElement(PageBuilder, { tree, renderProducts: keys => keys }));
    rendered += 1;
  }
  expect(rendered).toBe(rounds);
});

// Rule content-03.
it('keeps the siblings of an element that cannot be read', () => {
  for (const type of ['map', 'video', 'tabs', 'slider', 'image', 'products', 'constructor', '__proto__', 'nonsense']) {
    const read = parse(
      text('before') + typed(type, '', { 'data-locations': '[{', 'data-background-images': '{oops' }) + text('after'),
      { hosts: [] },
    );
    expect(read.children.map(element => element.type)).toEqual(['text', 'text']);
  }
});
