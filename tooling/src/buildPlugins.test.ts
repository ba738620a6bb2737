import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('has a reason in its decision page for each plugin of the build that is ours', () => {
  const plugins = /plugins: \[\n(.*?)\n {4}\]/s.exec(read('tooling/vite.ts'))?.[1] ?? '';
  const used = [...plugins.matchAll(/^ {6}(\w+)/gm)].map(([, name]) => name).filter(name => name !== 'react');
  const explained = [...read('docs/decisions/build-plugins.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(new Set(explained)).toEqual(new Set(used));
});
