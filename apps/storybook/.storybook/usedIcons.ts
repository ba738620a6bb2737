import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../../packages');
const name = 'virtual:used-icons';

/** Icons that the shops import, by the alphabet. */
export function iconsInUse(): string[] {
  const sources = globSync('{ui,storefront,page-builder}/src/**/*.{ts,tsx}', { cwd: packages })
    .filter(path => !/\.(?:stories|test|guide)\./.test(path))
    .map(path => readFileSync(join(packages, path), 'utf8'));
  const names = sources.flatMap(source =>
    [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, list = '']) => list.split(',')),
  );
  return [
    ...new Set(
      names.map(each => each.trim().split(' as ')[0] ?? '').filter(each => each !== '' && !each.startsWith('type ')),
    ),
  ].toSorted();
}

/** Gives the page of icons those that are in use, and no others of the set. */
export const usedIcons = (): Plugin => ({
  name: 'used-icons',
  resolveId: id => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null;
    const set = await this.resolve('lucide-react', join(packages, 'ui/src/index.ts'));
    return `export { ${iconsInUse().join(', ')} } from ${JSON.stringify(set?.id)};`;
  },
});
