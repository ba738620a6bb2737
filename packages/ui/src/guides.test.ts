// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide/Guide.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).filter(path => !path.startsWith('tokens/'));
const guides = import.meta.glob<{ guide: Guide }>('./*/*.guide.tsx');
const parts = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(
  path => !/\.(?:test|stories|guide)\.tsx$/.test(path),
);

/** What parts are called in code alone. */
const codeNames = parts.map(path => basename(path, '.tsx')).filter(name => /[a-z][A-Z]/.test(name));

it('gives what each part takes a name, so that it can be described', () => {
  const nameless = parts.filter(path => /^export (?:function|const) [A-Z]\w+ ?=? ?\(\{[^)]*\}: \{/m.test(read(path)));
  expect(nameless).toEqual([]);
});

describe.each(stories)('%s', path => {
  const source = read(path);

  it('has a page that a designer can use', async () => {
    const name = basename(path, '.stories.tsx');
    const load = guides[`./${path.replace('.stories.tsx', '.guide.tsx')}`];
    const { guide } = (await load?.()) ?? {};
    if (!guide) throw new Error(`Write ${name}.guide.tsx beside ${path}.`);
    expect(source).toMatch(new RegExp(`import \\{ guide \\} from './${name}\\.guide\\.tsx'`));
    expect(source).toMatch(/parameters: \{\s*guide\b/);
    for (const list of [guide.when, guide.instead, guide.anatomy, guide.words]) expect(list).not.toEqual([]);
    for (const { says } of [guide.good, guide.bad]) expect(says).not.toBe('');
  });

  it('calls other parts as their pages are called', async () => {
    const { guide } = (await guides[`./${path.replace('.stories.tsx', '.guide.tsx')}`]?.()) ?? {};
    const { when = [], instead = [], anatomy = [], keys = {}, words = [] } = guide ?? {};
    const lines = [...when, ...instead, ...anatomy, ...Object.values(keys), ...words];
    expect(lines.filter(line => codeNames.some(name => line.includes(name)))).toEqual([]);
  });

  it('is found under its other names, and keeps its address', () => {
    const [, group = '', name = ''] = /title: '([^/']+)\/([^–']+) – [a-z0-9 ,-]+'/.exec(source) ?? [];
    expect(source).toContain(`id: '${`${group} ${name}`.toLowerCase().replaceAll(' ', '-')}'`);
  });
});
