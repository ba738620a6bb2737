import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

/** A property or value that names a side of the screen where one of the writing direction says the same. */
const physical =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

/** A place in a box by its side, which no property of the writing direction names: a rule for [dir='rtl'] turns it. */
const placed = /(?:object-position|background-position|transform-origin|perspective-origin):[^;]*\b(?:left|right)\b/;

/** Four values at once, whose second and fourth (of corners the neighbours) are right and left. */
const sided = /(?:^|[\s;{])((?:scroll-)?(?:margin|padding)|inset|border-radius):\s*([^;{}]+)/;

/** What stands between spaces, where those within brackets part nothing. */
const valuesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function namesSides(line: string): boolean {
  const [, property, value = ''] = sided.exec(line) ?? [];
  const values = valuesOf(value);
  if (values.length !== 4) return false;
  const [first, second, third, fourth] = values;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

function findings(name: string, css: string): string[] {
  const turns = css.includes("[dir='rtl']");
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, at) =>
      physical.test(line) || namesSides(line) || (placed.test(line) && !turns)
        ? `${name}:${at + 1}: ${line.trim()}`
        : [],
    );
}

it('has no style that names left or right where start and end do: a shop may be written from the right', () => {
  const files = globSync('{packages,apps}/**/*.css', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/storybook-static/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => findings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('knows a side where it sees one', () => {
  expect(
    findings('a.css', '.a { margin-left: 0; }\n.b { inset-inline-start: 0; }\n.c {\n  text-align: right;\n}'),
  ).toEqual(['a.css:1: .a { margin-left: 0; }', 'a.css:4: text-align: right;']);
});

it.each([
  ['padding: 1px var(--space-2) 1px var(--space-1);', 1],
  ['margin: 0 auto 0 calc(50% - (1px + 2px));', 1],
  ['inset: 0 auto auto 0;', 1],
  ['border-radius: 4px 0 0 4px;', 1],
  ['object-position: left;', 1],
  ["object-position: left; } [dir='rtl'] .a { object-position: right;", 0],
  ['padding: 1px var(--space-2) 2px var(--space-2);', 0],
  ['margin: 0 auto;', 0],
  ['border-radius: 4px 4px 0 0;', 0],
])('counts the sides in "%s": %s', (css, count) => {
  expect(findings('a.css', css)).toHaveLength(count);
});
