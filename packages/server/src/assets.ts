import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineStyle, PageAssets } from '@shop/variant';
import { sha256 } from './contentSecurityPolicy.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, Chunk>;

/** The name of a class in a build begins with a hash of its sheet's address (tooling/vite.ts), which may hold a _ of its own. */
const nameStart = /\.([A-Za-z_-][\w-]*_)[A-Za-z]/g;

const namesIn = (css: string): string[] => [...new Set([...css.matchAll(nameStart)].map(([, name = '']) => name))];

/**
 * Reads a build's manifest and answers which scripts and styles a page needs: those of the entry and of the modules
 * that the page is made of, imports included. The entry's own dynamic imports are its parts (it evaluates them task by
 * task).
 *
 * @param name Of the manifest, in the folder `.vite` of the build.
 */
export function readAssets(clientDir: string, name = 'manifest.json'): (modules: string[]) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8')) as Manifest;
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (entry === undefined)
    throw new Error(`readAssets: no entry in the manifest of ${clientDir}. Build the app first.`);
  const [entryKey, entryChunk] = entry;
  const styles = new Map<string, InlineStyle>();
  const styleOf = (file: string): InlineStyle => {
    const known = styles.get(file);
    if (known) return known;
    const css = readFileSync(join(clientDir, file), 'utf8').trim();
    const style = { href: `/${file}`, css, hash: sha256(css), names: namesIn(css) };
    styles.set(file, style);
    return style;
  };
  const find = (modules: string[]): PageAssets => {
    const scripts = new Set<string>();
    const css = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(visit);
      scripts.add(`/${chunk.file}`);
      chunk.css?.forEach(file => css.add(file));
    };
    const keys = modules.map(name => {
      const files = [`/storefront/src/${name}.tsx`, `/storefront/src/${name}.ts`];
      // A page that the app brings; what the build puts together has a name instead of a file (tooling/vite.ts).
      const key =
        Object.keys(manifest).find(
          candidate => candidate === `${name}.tsx` || files.some(file => candidate.endsWith(file)),
        ) ?? Object.keys(manifest).find(candidate => candidate.startsWith(`_${name}-`));
      if (key === undefined)
        throw new Error(`readAssets: ${name} is not in the manifest of ${clientDir}. Build the app again.`);
      return key;
    });
    [entryKey, ...(entryChunk.dynamicImports ?? []), ...keys].forEach(visit);
    const first = `/${entryChunk.file}`;
    return {
      styles: [...css].map(styleOf),
      scripts: [first, ...[...scripts].filter(file => file !== first)],
      head: '',
    };
  };
  // Of few kinds of pages: the modules of one are always the same.
  const found = new Map<string, PageAssets>();
  return modules => {
    const key = modules.join(' ');
    const assets = found.get(key) ?? find(modules);
    found.set(key, assets);
    return assets;
  };
}
