import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const accepted = join(import.meta.dirname, '../pictures/accepted');
const themes = globSync('apps/*/theme.css', { cwd: root }).map(sheet => basename(dirname(sheet)));
const keyStories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(
  path => readFileSync(join(root, path), 'utf8').match(/tags: \[[^\]]*'picture'/g) ?? [],
).length;

it('finds key stories', () => expect(keyStories).toBeGreaterThan(40));

it.each(themes.flatMap(theme => [`${theme}, light`, `${theme}, dark`]))(
  'has a picture of every key story in %s',
  look => {
    const [theme = '', scheme] = look.split(', ');
    const pictures = globSync('*.png', { cwd: join(accepted, theme) });
    expect(pictures.filter(file => file.endsWith('.dark.png') === (scheme === 'dark'))).toHaveLength(keyStories);
  },
);
