import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from '@shop/variant';
import { findShops } from '../findShops.ts';
import { readShop } from '../readShop.ts';

/** A built shop, as far as its browser build is judged. */
export interface Build {
  name: string;
  variant: Variant;
  /** What only this shop's sources say: texts and drawings of its slots, tokens of its theme. */
  marks: string[];
  /** Text of every file of the browser build. */
  text: string;
}

const shortest = 16;
/** Text, attributes and declarations that are long enough to be nobody else's by chance. */
const literals = /"([^"\n]+)"|'([^'\n]+)'|>([^<>{}\n]+)<|(--[\w-]+: ?#[0-9a-f]{6})/g;

/** What stands in the sources of one shop only; imports and the names of files are no marks. */
export function marksOf(sources: string[], others: string[]): string[] {
  const found = sources
    .flatMap(source => [...source.replace(/^(import|export \{).*$/gm, '').matchAll(literals)])
    .map(([, double, single, text, token]) =>
      (double ?? single ?? text ?? token ?? '').trim().replace(/^(--[\w-]+): /, '$1:'),
    );
  const foreign = others.map(source => source.replace(/(--[\w-]+): /g, '$1:')).join('\n');
  return [...new Set(found)].filter(mark => mark.length >= shortest && !foreign.includes(mark));
}

const readAll = (dir: string, pattern: string) =>
  globSync(pattern, { cwd: dir }).map(file => readFileSync(join(dir, file), 'utf8'));

/**
 * Reads the browser builds of every shop.
 *
 * @throws Error when a shop has not been built.
 */
export async function readBuilds(root: string): Promise<Build[]> {
  const shops = findShops(root).map(({ name }) => {
    const app = join(root, 'apps', name);
    return { name, app, sources: [...readAll(app, 'src/{variant.ts,*.tsx}'), ...readAll(app, 'theme.css')] };
  });
  return Promise.all(
    shops.map(async ({ name, app, sources }) => {
      const text = readAll(app, 'dist/client/**/*.{js,css,svg,json,html}').join('\n');
      if (text === '')
        throw new Error(`apps/${name} has not been built. Run pnpm exec turbo run build, then this again.`);
      const others = shops.filter(shop => shop.name !== name).flatMap(shop => shop.sources);
      return { name, variant: (await readShop(app)).variant, marks: marksOf(sources, others), text };
    }),
  );
}
