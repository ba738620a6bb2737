import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Changes a file where it says something. */
export function edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
  const before = readFileSync(file, 'utf8');
  const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${String(from)}: bring this test up to date.`);
  writeFileSync(file, after);
}

/** Writes a new file, its folder too. */
export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
