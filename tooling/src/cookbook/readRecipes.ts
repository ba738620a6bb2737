import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a recipe writes: path in the app ► text. */
export type Recipe = Record<string, string>;

const fence = /^```\w+ (\S+)\n(.*?)^```$/gms;

/** The recipes of docs/cookbook.md, in their order. */
export function readRecipes(root: string): Recipe[] {
  const [, ...parts] = readFileSync(join(root, 'docs/cookbook.md'), 'utf8').split(/^## /m);
  return parts.map(part =>
    Object.fromEntries([...part.matchAll(fence)].map(([, path = '', text = '']) => [path, text])),
  );
}
