import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../services.ts';
import { collectPackages } from './collectPackages.ts';
import { isAllowed } from './licences.ts';
import { notices } from './notices.ts';

const packages = collectPackages();

it('names what is deployed, and no tools', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'hono', 'urql', '@reduxjs/toolkit', 'scheduler']),
  );
  expect(names.filter(name => /^(vite|vitest|typescript|sharp|@shop\/.*)$/.test(name))).toEqual([]);
});

it('is up to date: else run `pnpm run notices`', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(notices(packages));
});

it('holds no licence that asks for more than its notice', () => {
  expect(
    packages.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND LGPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['', false],
])('judges %s', (expression, verdict) => {
  expect(isAllowed(expression)).toBe(verdict);
});

it('prints each licence text once, with everybody whose it is', () => {
  const text = notices([
    { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Same words.' },
    { name: 'b', version: '2.0.0', licence: 'MIT', text: 'Same words.' },
    { name: 'c', version: '3.0.0', licence: 'ISC', text: '' },
  ]);
  expect(text.match(/Same words\./g)).toHaveLength(1);
  expect(text).toContain('## a, b\n');
  expect(text).toContain('| c | 3.0.0 | ISC |');
});
