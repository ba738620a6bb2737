import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screenshot } from '@shop/variant';

/** Pictures of the shop that its build came with; none where it has none. */
export function readScreenshots(clientDir: string): readonly Screenshot[] {
  const file = join(clientDir, 'icons/screenshots.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screenshot[]) : [];
}
