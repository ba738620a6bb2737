import { join } from 'node:path';
import { fields, type Variant } from '@shop/variant';
import { normalizePath, type Plugin } from 'vite';
import { readShop } from './readShop.ts';

/** Fields of a variant that stand in the code: what switches something on or off, and the locale, which is not sent. */
const written = Object.entries(fields)
  .filter(([name, { isSwitch }]) => isSwitch || name === 'locale')
  .map(([name]) => name);
const storefront = /\/packages\/storefront\/src\/(?!.*\.(?:test|stories)\.).*\.tsx?$/;

/**
 * Puts what is known of a shop before its build into the code, so that the minifier drops what the shop does not use:
 * `variant.guestCart` and its like become their values, a slot that is not filled becomes `undefined`. The variant
 * itself is sent as checked data: its rules stay behind.
 */
export function shopConstants(root: string): Plugin {
  const file = normalizePath(join(root, 'src/variant.ts'));
  return {
    name: 'shop:constants',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== file) return null;
      this.addWatchFile(join(root, 'src/shop.ts'));
      const { variant } = await readShop(root);
      // A browser has the texts of its shop in its scripts, and need not know of which locale they are.
      const { locale, ...shown } = variant;
      return `export const variant = ${JSON.stringify(this.environment.config.consumer === 'server' ? { ...shown, locale } : shown)};`;
    },
    async transform(code, id) {
      if (!storefront.test(id) || !/\b(?:variant|slots)\./.test(code)) return null;
      this.addWatchFile(file);
      const { variant, slots } = await readShop(root);
      return code
        .replace(new RegExp(`\\b(?:\\w+\\.)*variant\\.(${written.join('|')})\\b`, 'g'), (_, name: keyof Variant) =>
          JSON.stringify(variant[name]),
        )
        .replace(/\b(?:\w+\.)*slots\.([A-Z]\w*)/g, (whole, name: string) =>
          slots.includes(name) ? whole : 'undefined',
        );
    },
  };
}
