import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyApp } from '../copyApp.ts';
import { root } from '../services.ts';
import { addRecipes } from './addRecipes.ts';

/**
 * Builds a copy of float-price with every recipe of docs/cookbook.md in it. Answers its folder, which the caller removes.
 *
 * @throws Error with what the build said, when it fails.
 */
export async function buildCookbookShop(): Promise<string> {
  const app = copyApp('float-price');
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
