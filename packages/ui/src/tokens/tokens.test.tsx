// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as pages from './Tokens.stories.tsx';

const [root = ''] = /:root \{[^}]*\}/.exec(readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')) ?? [];
const tokens = [...root.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name);
const shown = [
  pages.Colours,
  pages.TextSizes,
  pages.Writing,
  pages.Spacing,
  pages.ShapeAndElevation,
  pages.Measures,
  pages.Motion,
]
  .map(story => story.render as ComponentType)
  .map(Page => renderToStaticMarkup(<Page />))
  .join('');

it.each(tokens)('shows --%s on a page of tokens', token => {
  expect(shown).toMatch(new RegExp(`(?<![\\w-])(?:--)?${token}(?![\\w-])`));
});
