import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const accepted = join(import.meta.dirname, '../pictures/accepted');
/** A new shop has none until somebody accepts its first ones. */
const themes = [...new Set(globSync('*/*.png', { cwd: accepted }).map(file => file.split('/')[0] ?? ''))];
const keyStories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(
  path => readFileSync(join(root, path), 'utf8').match(/tags: \[[^\]]*'picture'/g) ?? [],
).length;

it('finds key stories and their pictures', () => expect([keyStories > 40, themes.length > 0]).toEqual([true, true]));

it.each(themes.flatMap(theme => [`${theme}, light`, `${theme}, dark`]))(
  'has a picture of every key story in %s',
  look => {
    const [theme = '', scheme] = look.split(', ');
    const pictures = globSync('*.png', { cwd: join(accepted, theme) });
    expect(pictures.filter(file => file.endsWith('.dark.png') === (scheme === 'dark'))).toHaveLength(keyStories);
  },
);
