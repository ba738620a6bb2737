import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './services.ts';

/** A copy of an app's sources that may be changed and built, with its packages linked; the caller removes it. */
export function copyApp(name: string): string {
  const from = join(root, 'apps', name);
  const app = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of ['src', 'theme.css', 'icon.svg', 'package.json', 'vite.config.ts'])
    cpSync(join(from, part), join(app, part), { recursive: true });
  symlinkSync(join(from, 'node_modules'), join(app, 'node_modules'));
  return app;
}
