import { join } from 'node:path';
import { directionOf, fields, type Variant } from '@shop/variant';
import { normalizePath, type Plugin } from 'vite';
import { editionOf, type Spoken } from './editions.ts';
import { readShop } from './readShop.ts';

/** Fields of a variant that stand in the code: what switches something on or off, and the locale, which is not sent. */
const written = Object.entries(fields)
  .filter(([name, { isSwitch }]) => isSwitch || name === 'locale')
  .map(([name]) => name);
/** The one form in which a region is made (packages/storefront/src/context/region.tsx). */
const regions = /export const (\w+) = region\('\1', (\w+)\);/g;
/** Code of the storefront, and parts of an app. */
const storefront =
  /\/(?:packages\/storefront|apps\/[^/]+)\/src\/(?!.*\.(?:test|stories)\.|variant\.ts$|shop\.ts$).*\.tsx?$/;

/** A variant as it is in the locale that an environment is for (errors-15). */
function inEdition(variant: Variant, environment: Spoken): Variant {
  const locale = editionOf(environment);
  return locale === undefined ? variant : { ...variant, ...variant.otherLocales[locale], locale };
}

/**
 * Puts what is known of a shop before its build into the code, so that the minifier drops what the shop does not use:
 * `variant.guestCart` and its like become their values, a slot that is not filled and pages that it does not bring become
 * `undefined`, a region that is not filled the part itself. The variant itself is sent as checked data: its rules stay
 * behind. While developing, regions stay, so that their outline can be shown.
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
      const { locale, otherLocales, ...shown } = inEdition(variant, this.environment);
      const told = { ...shown, locale, otherLocales };
      return `export const variant = ${JSON.stringify(this.environment.config.consumer === 'server' ? told : shown)};`;
    },
    async transform(code, id) {
      if (!storefront.test(id) || !/\b(?:variant\.|slots\.|region\(|shop\.pages)/.test(code)) return null;
      for (const source of [file, join(root, 'src/shop.ts')]) this.addWatchFile(source);
      const { variant, slots, hasPages } = await readShop(root);
      const constants = inEdition(variant, this.environment);
      return code
        .replace(/\bdirectionOf\((?:\w+\.)*variant\.locale\)/g, () => JSON.stringify(directionOf(constants.locale)))
        .replace(new RegExp(`\\b(?:\\w+\\.)*variant\\.(${written.join('|')})\\b`, 'g'), (_, name: keyof Variant) =>
          JSON.stringify(constants[name]),
        )
        .replace(/\b(?:\w+\.)*slots\.([A-Z]\w*)/g, (whole, name: string) =>
          slots.includes(name) ? whole : 'undefined',
        )
        .replace(/\bshop\.pages\b/g, whole => (hasPages ? whole : 'undefined'))
        .replace(regions, (whole, name: string, part: string) =>
          slots.includes(name) || this.environment.mode !== 'build' ? whole : `export { ${part} as ${name} };`,
        );
    },
  };
}
