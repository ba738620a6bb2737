import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../services.ts';
import { addImporter } from './addImporter.ts';

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const importers = (text: string) => [...text.matchAll(/^ {2}(apps\/.+):$/gm)].map(([, name = '']) => name);
const blockOf = (text: string, name: string) => text.split(`\n  apps/${name}:\n`)[1]?.split('\n\n')[0];

it.each(['aaa-of-a-test', 'shop-of-a-test', 'zzz-of-a-test'])(
  'places %s among the apps, in order, with the lines of the other',
  name => {
    const added = addImporter(lockfile, 'zepp-coins', name);
    expect(importers(added)).toEqual([...importers(lockfile), `apps/${name}`].toSorted());
    expect(blockOf(added, name)).toBe(blockOf(lockfile, 'zepp-coins'));
    expect(added.replace(`  apps/${name}:\n${blockOf(added, name)}\n\n`, '')).toBe(lockfile);
  },
);

it('says what to do when the other app is unknown', () => {
  expect(() => addImporter(lockfile, 'nobody', 'shop-of-a-test')).toThrow('Run pnpm install');
});
