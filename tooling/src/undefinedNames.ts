import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './services.ts';

const config = {
  env: { browser: true, es2024: true },
  // React asks whether they are there before it uses them.
  globals: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'readonly', process: 'readonly', setImmediate: 'readonly' },
  categories: { correctness: 'off' },
  rules: { 'no-undef': 'error' },
};

/**
 * One line for each name that the scripts of a folder use and that neither they nor a browser have: a plugin of the
 * build has left something behind, and whoever comes there meets a ReferenceError. Types cannot tell, for they are
 * checked before the build.
 *
 * @throws Error where there are no scripts.
 */
export function undefinedNames(folder: string): string[] {
  if (globSync('**/*.js', { cwd: folder }).length === 0) throw new Error(`There are no scripts in ${folder}.`);
  // Oxlint passes over what the repository does not keep, as builds are: it is shown a copy.
  const copy = mkdtempSync(join(tmpdir(), 'undefined-names-'));
  try {
    cpSync(folder, join(copy, 'scripts'), { recursive: true });
    writeFileSync(join(copy, 'oxlint.json'), JSON.stringify(config));
    const { stdout, error } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--config', 'oxlint.json', '--format', 'json', 'scripts'],
      { cwd: copy, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (error) throw error;
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string }[] };
    return diagnostics.map(({ message, filename }) => `${filename}: ${message}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
