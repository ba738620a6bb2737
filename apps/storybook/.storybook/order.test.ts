import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const [, order = ''] =
  /order: \[([^;]*?)\n {8}\]/.exec(readFileSync(join(import.meta.dirname, 'preview.tsx'), 'utf8')) ?? [];
const groups = [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
const titles = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map(
  path => /title: '([^'/]+)\//.exec(readFileSync(join(root, path), 'utf8'))?.[1],
);

/** The first is a page of text. */
it('gives every group of stories its place, and none to a group that is gone', () => {
  expect(new Set(groups.slice(1))).toEqual(new Set(titles));
});
