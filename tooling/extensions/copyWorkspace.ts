import { cpSync, globSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../src/services.ts';

/** What is made again, or belongs to the machine. */
const leftOut = new Set(['node_modules', 'dist', 'reports', 'coverage', 'storybook-static', '.turbo', '.data', '.git']);

/**
 * A copy of the workspace that may be changed: its sources, with the installed packages linked. Run no pnpm there: it
 * would install into the workspace that is linked.
 */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'extensions-'));
  cpSync(root, copy, { recursive: true, filter: path => !leftOut.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of globSync('{packages/*,apps/*,tooling,e2e}/node_modules', { cwd: root }))
    linkPackages(join(root, folder), join(copy, folder));
  return copy;
}

/** Gives a package of a copy the dependencies of another: links that stand in its own folder, and lead into the copy. */
export const linkPackages = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !/node_modules[\\/]\.(?:vite|cache)/.test(path),
  });
