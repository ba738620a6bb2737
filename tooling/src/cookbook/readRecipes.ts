import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Recipe {
  title: string;
  /** What it writes: path in the app ► text. */
  files: Record<string, string>;
}

const fence = /^```\w+ (\S+)\n(.*?)^```$/gms;

/** The recipes of docs/cookbook.md, in their order. */
export function readRecipes(root: string): Recipe[] {
  const [, ...parts] = readFileSync(join(root, 'docs/cookbook.md'), 'utf8').split(/^## /m);
  return parts.map(part => ({
    title: part.slice(0, part.indexOf('\n')),
    files: Object.fromEntries([...part.matchAll(fence)].map(([, path = '', text = '']) => [path, text])),
  }));
}
