import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

/** A property or value that names a side of the screen where one of the writing direction says the same. */
const physical =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

const findings = (name: string, css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, at) => (physical.test(line) ? `${name}:${at + 1}: ${line.trim()}` : []));

it('has no style that names left or right where start and end do: a shop may be written from the right', () => {
  const files = globSync('{packages,apps}/**/*.css', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => findings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('knows a side where it sees one', () => {
  expect(
    findings('a.css', '.a { margin-left: 0; }\n.b { inset-inline-start: 0; }\n.c {\n  text-align: right;\n}'),
  ).toEqual(['a.css:1: .a { margin-left: 0; }', 'a.css:4: text-align: right;']);
});
