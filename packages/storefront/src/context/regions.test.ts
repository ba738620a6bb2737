// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const regions = globSync('{features,layouts,routes}/**/*.tsx', { cwd: src }).flatMap(file => {
  const source = readFileSync(join(src, file), 'utf8');
  return [...source.matchAll(/^export const (\w+) = region\(/gm)].map(([, name = '']) => ({ name, file, source }));
});

describe.each(regions)('$name', ({ name, file, source }) => {
  it('stands where Storybook lists it, with a sentence of what it is and props that have a name', () => {
    expect(file).toMatch(/^features\//);
    expect(source).toMatch(new RegExp(`interface Regions \\{\\s*/\\*\\* .+\\. \\*/\\s*${name}: (?:object|\\w+Props);`));
  });

  it('is not used by its own file, where a build that does not fill it has no such name', () => {
    expect(source).not.toMatch(new RegExp(`<${name}\\b`));
  });
});

it('has a name of its own', () => {
  expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
});
