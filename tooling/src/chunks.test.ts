import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkRules, chunks, readChunks, readMark } from './chunks.ts';
import { root } from './services.ts';

const modules = globSync('{packages,apps}/*/src/**/*.{ts,tsx,css}', { cwd: root, exclude: ['**/node_modules/**'] });
const marks = new Map(modules.map(module => [module, readMark(readFileSync(join(root, module), 'utf8'))]));

it('has no mark of a chunk that is none', () => {
  const unknown = [...marks].filter(([, mark]) => mark !== undefined && !(mark in chunks));
  expect(unknown).toEqual([]);
});

it.each(chunkRules)('%s has modules', (name, { others }) => {
  expect([...marks.values()].includes(name) || others).toBeTruthy();
});

it.each(chunkRules.flatMap(([, { others = [] }]) => others.filter(module => module.includes('lucide'))))(
  '%s is an icon of the shop',
  module => {
    const icon = module
      .split('/')
      .at(-1)!
      .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const use = new RegExp(`import \\{[^}]*\\b${icon}\\b[^}]*\\} from 'lucide-react'`);
    expect(modules.filter(name => use.test(readFileSync(join(root, name), 'utf8')))).not.toEqual([]);
  },
);

it('finds the chunk of what is ours by its mark, and of what is not by its address', () => {
  const chunkOf = readChunks();
  expect(chunkOf(join(root, 'packages/ui/src/field/Select.tsx'))).toBe('fields');
  expect(chunkOf(join(root, 'packages/ui/src/field/Field.module.css?used'))).toBe('frame');
  expect(chunkOf(join(root, 'packages/ui/src/badge/Badge.tsx'))).toBeUndefined();
  expect(chunkOf(join(root, 'apps/float-price/src/shop.ts'))).toBe('frame');
  expect(chunkOf('\0vite/preload-helper.js')).toBe('start');
  expect(chunkOf('/shop/node_modules/lucide-react/dist/esm/icons/plus.mjs')).toBe('pieces');
  expect(chunkOf('/shop/node_modules/lucide-react/dist/esm/icons/plus-circle.mjs')).toBeUndefined();
});
