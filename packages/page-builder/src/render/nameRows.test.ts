import { expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { columns, heading, poster, products, row, slider, tabs, text, typed } from '../samples.ts';
import { nameRows } from './nameRows.ts';
import type { PageData } from './page.ts';

const tree = (markup: string) => parse(markup, { hosts: ['shop.test'] });
const namesOf = (markup: string, data?: PageData) => [...nameRows(tree(markup), data).values()];
const slides = slider([poster('<h2>A kitchen that keeps up</h2>', { type: 'slide' })]);
const goods = products(['kettle']);

it('calls rows after the heading before them, wherever that stands', () => {
  expect(
    namesOf(
      row(heading('Deals of the day')) +
        row(goods) +
        row(
          columns([
            ['50%', text('<h3>For the <b>desk</b></h3><p>New</p>')],
            ['50%', slides],
          ]),
        ),
    ),
  ).toEqual(['Deals of the day', 'For the desk']);
});

it('calls them by what they are where nothing stands before them; what a slide says is no heading of what follows', () => {
  expect(namesOf(slides + goods)).toEqual(['Highlights', 'Products']);
});

it('calls no two the same', () => {
  expect(namesOf(slides + slides + heading('Deals') + goods + slides)).toEqual([
    'Highlights',
    'Highlights 2',
    'Deals',
    'Deals 2',
  ]);
});

it('calls those in tabs after the tab too, and what follows after the heading alone', () => {
  expect(
    namesOf(
      heading('Bestsellers') +
        tabs([
          ['Phones', goods],
          ['Kitchen', goods],
        ]) +
        goods,
    ),
  ).toEqual(['Bestsellers: Phones', 'Bestsellers: Kitchen', 'Bestsellers']);
  expect(namesOf(tabs([['Phones', goods]]))).toEqual(['Phones']);
});

it('looks into blocks, and comes out of one that stands inside itself', () => {
  const named = (identifier: string) => typed('block', '', { 'data-block-id': identifier });
  const data: PageData = {
    blocks: { a: { tree: tree(heading('From the block') + goods + named('a')) }, gone: { message: 'No such block.' } },
    dynamicBlocks: {},
  };
  expect(namesOf(named('gone') + goods + named('a'), data)).toEqual(['Products', 'From the block']);
});
