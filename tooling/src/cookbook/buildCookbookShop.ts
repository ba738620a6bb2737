import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../services.ts';
import { addRecipes } from './addRecipes.ts';

/**
 * Builds a copy of float-price with every recipe of docs/cookbook.md in it. Answers its folder, which the caller removes.
 *
 * @throws Error with what the build said, when it fails.
 */
export async function buildCookbookShop(): Promise<string> {
  const app = mkdtempSync(join(tmpdir(), 'cookbook-'));
  const from = join(root, 'apps/float-price');
  for (const part of ['src', 'theme.css', 'icon.svg', 'package.json', 'vite.config.ts'])
    cpSync(join(from, part), join(app, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(app, 'node_modules'));
  await addRecipes(root, app);
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vite', ['build', '--app', '--logLevel', 'warn'], {
    cwd: app,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return app;
  rmSync(app, { recursive: true, force: true });
  throw new Error(`The cookbook's shop cannot be built.\n${stdout}${stderr}`);
}
