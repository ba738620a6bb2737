import { expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { readers } from '../parse/readers.ts';
import * as banners from './Banners.stories.tsx';
import * as content from './Content.stories.tsx';
import * as layout from './Layout.stories.tsx';
import * as parts from './Parts.stories.tsx';
import type { ShownMarkupProps } from './ShownMarkup.tsx';

const hasMarkup = (story: object): story is { args: ShownMarkupProps } => 'args' in story;
const markups = [banners, content, layout, parts].flatMap(stories =>
  Object.values<object>(stories)
    .filter(hasMarkup)
    .map(({ args }) => args.markup),
);
const shown = JSON.stringify(markups.map(markup => parse(markup, { hosts: ['shop.test'] })));

// Rule content-02.
it('shows every content type', () => {
  expect(Object.keys(readers).toSorted()).toEqual([
    'banner',
    'block',
    'button-item',
    'buttons',
    'column',
    'column-group',
    'column-line',
    'divider',
    'dynamic_block',
    'heading',
    'html',
    'image',
    'map',
    'products',
    'row',
    'slider',
    'tabs',
    'text',
    'video',
  ]);
});

it.each(Object.keys(readers))('shows the content type %s in Storybook', type => {
  expect(shown).toContain(`"type":"${type}"`);
});
