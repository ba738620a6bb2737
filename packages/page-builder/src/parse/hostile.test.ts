import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageBuilder } from '../render/PageBuilder.tsx';
import { heading, text, typed, video } from '../samples.ts';
import { parse } from './parse.ts';

const after = heading('Sale');
const read = (markup: string) => parse(markup + after, { hosts: ['shop.test'], isDead: path => path === '/dead' });
const render = (markup: string) =>
  renderToStaticMarkup(createElement(PageBuilder, { tree: read(markup), renderProducts: keys => keys }));

// Each takes minutes where a pattern goes back over what it has read, or where each part reads all others.
it.each([
  ['a selector without braces', 'a'.repeat(200_000)],
  ['media conditions without an end', '@media '.repeat(30_000)],
  ['blanks after a media rule', `@media${' '.repeat(200_000)}`],
  ['blocks in an open media rule', `@media x{${'a{}'.repeat(60_000)}`],
  ['braces alone', '{'.repeat(200_000)],
  ['comments without an end', '/*'.repeat(100_000)],
  ['many elements in one long rule', `${'[data-pb-style=A],'.repeat(5000)}{${'color:red;'.repeat(10_000)}}`],
  ['a long value', `[data-pb-style=A]{color:${'image '.repeat(40_000)}}`],
])('reads on after a style of %s', (_name, css) => {
  expect(render(`<style>${css}</style>`)).toContain('Sale');
});

it('reads on after the address of a video that repeats its beginning', () => {
  expect(render(video(`<iframe src="${'youtube.com/watch?&'.repeat(12_000)}"></iframe>`))).toContain('Sale');
});

it('gives an element as many media rules as Page Builder would, not as many as are written', () => {
  const css = '@media (max-width: 768px){[data-pb-style=A]{color:red}}'.repeat(2000);
  const [element] = read(`<style>${css}</style>${typed('text', '<p>x</p>', { 'data-pb-style': 'A' })}`).children;
  expect(element?.mediaStyles).toHaveLength(20);
});

it.each([
  ['plain elements', '<div>', '</div>'],
  ['links that lead nowhere', '<li><a href="/dead">', '</a></li>'],
  ['content types', '<div data-content-type="row" data-element="main">', '</div>'],
  ['lists', '<ul><li>', '</li></ul>'],
  ['templates', '<template>', '</template>'],
])('reads what follows 8,000 nested %s, in a page and in plain HTML', (_name, open, close) => {
  const deep = open.repeat(8000) + close.repeat(8000);
  expect(render(deep)).toContain('Sale');
  expect(
    renderToStaticMarkup(
      createElement(PageBuilder, { tree: parse(`${deep}<p>Sale</p>`, { hosts: [] }), renderProducts: keys => keys }),
    ),
  ).toContain('Sale');
});

it('keeps what is nested as deeply as a browser nests it', () => {
  const nested = '<div>'.repeat(400) + 'deep' + '</div>'.repeat(400);
  expect(
    renderToStaticMarkup(
      createElement(PageBuilder, { tree: parse(nested, { hosts: [] }), renderProducts: keys => keys }),
    ),
  ).toContain('deep');
  expect(render(text('<p>kept</p>'))).toContain('kept');
});
