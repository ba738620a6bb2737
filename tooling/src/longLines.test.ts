import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

/** Characters. The formatter breaks code at 120; markup and texts in strings are broken by hand. */
const LONGEST = 200;

/** What no line break can go into: a regular expression, an address that holds a picture, a directive of the linter. */
const unbreakable = /^\s*(?:\/[^/*].*\/[a-z]*[;,]?$|[a-z-]+: url\("data:|\/\/ oxlint-disable)/;

const notWritten = new Set(['node_modules', 'dist', 'storybook-static', 'graphql-env.d.ts', 'typeShapes.ts']);

it('has no line of code that a screen cannot show', () => {
  const files = globSync('{apps,e2e,packages,tooling}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: path => notWritten.has(basename(path)),
  });
  const offenders = files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > LONGEST && !unbreakable.test(line))
      .map(({ line, place }) => `${place} (${line.length})`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(offenders).toEqual([]);
});
