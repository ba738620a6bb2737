import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inScheme } from '@shop/ui/in-scheme';
import { normalizePath, type Plugin } from 'vite';
import { readShop } from './readShop.ts';
import { root as workspace } from './services.ts';

/**
 * The tokens that differ between the schemes, for browsers that know how; the others keep the light ones before.
 *
 * @param later A sheet that comes after it: what that sets is left out.
 */
function pairsOf(sheet: string, later = ''): string {
  const pairs = [...sheet.matchAll(/(--[\w-]+:) [^;]*light-dark\([^;]*;/g)]
    .filter(([, name = '']) => !later.includes(name))
    .map(([declaration]) => declaration);
  return pairs.length === 0
    ? ''
    : `\n@supports (color: light-dark(red, red)) {\n  :root {\n    ${pairs.join('\n    ')}\n  }\n}\n`;
}

const base = normalizePath(join(workspace, 'packages/ui/src/tokens/base.css'));
const schemes = join(workspace, 'packages/ui/src/tokens/schemes.css');

/**
 * Leaves the dark colour scheme out of the sheets of a shop that does not switch it on (`darkScheme`), and lets browsers
 * that do not know `light-dark()` have the light one where it does.
 */
export function colourSchemes(root: string): Plugin {
  return {
    name: 'shop:colour-schemes',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.endsWith('.css') || !code.includes('light-dark(')) return null;
      this.addWatchFile(join(root, 'src/variant.ts'));
      const light = inScheme(code, 'light');
      if (!(await readShop(root)).variant.darkScheme) return light;
      if (file !== base) return light + pairsOf(code);
      return light + pairsOf(code, readFileSync(join(root, 'theme.css'), 'utf8')) + readFileSync(schemes, 'utf8');
    },
  };
}
