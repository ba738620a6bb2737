import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilds } from '@shop/tooling/builds';
import { leakedSecrets, strayParts } from '@shop/tooling/judge-builds';
import { shopPorts } from '@shop/tooling/ports';
import { root } from '@shop/tooling/services';
import { undefinedNames } from '@shop/tooling/undefined-names';
import { expect, test } from '../support/shop.ts';

test('each build holds its own shop only', async () => {
  expect(strayParts(await readBuilds(root))).toEqual([]);
});

test('no build holds a secret', async () => {
  expect(leakedSecrets(await readBuilds(root), process.env)).toEqual([]);
});

test('no script of a build uses a name that nothing brings', () => {
  for (const { name } of shopPorts())
    expect(undefinedNames(join(root, 'apps', name, 'dist/client/assets')), name).toEqual([]);
});

test("each server is React's production build, whatever the environment says where it runs", () => {
  for (const { name } of shopPorts()) {
    const files = globSync('dist/server/**/*.js', { cwd: join(root, 'apps', name) });
    const texts = files.map(file => readFileSync(join(root, 'apps', name, file), 'utf8'));
    expect(texts.some(text => text.includes('react.suspense'))).toBe(true);
    expect(
      files.filter((_, index) =>
        /process\.env\.NODE_ENV|Each child in a list should have a unique/.test(texts[index] ?? ''),
      ),
    ).toEqual([]);
  }
});

interface ManifestChunk {
  name: string;
  isEntry?: boolean;
  imports?: string[];
}

test('the entry evaluates React, the router, the data layer and the frame one after the other: it holds none of them from the start', () => {
  for (const { name } of shopPorts()) {
    const manifest = JSON.parse(
      readFileSync(join(root, 'apps', name, 'dist/client/.vite/manifest.json'), 'utf8'),
    ) as Record<string, ManifestChunk>;
    const reached = new Set(Object.keys(manifest).filter(file => manifest[file]?.isEntry));
    for (const file of reached) for (const next of manifest[file]?.imports ?? []) reached.add(next);
    const names = [...reached].map(file => manifest[file]?.name);
    expect(names).toContain('entry-client');
    for (const part of ['react', 'router', 'data', 'frame']) expect(names).not.toContain(part);
  }
});
