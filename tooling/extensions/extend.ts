import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeViews } from '@shop/commerce-sandbox/store-views';
import { addStoreView, storeViewList } from '../src/create-variant/addStoreView.ts';
import { addRecipes } from '../src/cookbook/addRecipes.ts';
import { answerAll } from '../src/create-variant/answerAll.ts';
import { createVariant } from '../src/create-variant/createVariant.ts';
import { findShops } from '../src/findShops.ts';
import { sandboxPort } from '../src/ports.ts';
import { linkPackages } from './copyWorkspace.ts';
import { sourceTexts } from '../src/locale/localeTexts.ts';
import { writeLocale } from '../src/locale/writeLocale.ts';
import { addJourney } from './addJourney.ts';
import { addLanguage } from './addLanguage.ts';
import { addProduct } from './addProduct.ts';
import { addTypeface } from './addTypeface.ts';
import { edit } from './edit.ts';
import { extendCode } from './extendCode.ts';

/** What the copy is extended by, and nobody has yet. */
export interface Extensions {
  /** The new shop. */
  id: string;
  port: number;
  locale: string;
  /** The new switch of `Variant`. */
  field: string;
  /** Code of a store view besides that of the new shop. */
  view: string;
}

/** The first name of a kind that is not taken. */
const newOne = (wanted: string, taken: readonly string[], again = 2): string => {
  const name = again === 2 ? wanted : `${wanted}${again - 1}`;
  return taken.includes(name) ? newOne(wanted, taken, again + 1) : name;
};

/** A new shop, as `pnpm create-variant` makes one of nothing but what it needs. */
async function addVariant(copy: string): Promise<{ id: string; port: number }> {
  const shops = findShops(copy);
  const id = newOne('kaveri', [...shops.map(({ name }) => name), ...storeViews.map(({ code }) => code)]);
  const answers = await answerAll(
    { id, name: 'Kaveri Rewards & Sons', 'brand-colour': '#0b7a75', 'help-number': '919876543210' },
    { shops: shops.map(shop => ({ ...shop, helpNumber: '' })), reserved: [], taken: [sandboxPort().port] },
    undefined,
  );
  const install = () =>
    linkPackages(join(copy, 'apps/zepp-coins/node_modules'), join(copy, 'apps', id, 'node_modules'));
  await createVariant({ root: copy, answers, storeViews: storeViews.map(({ code }) => code), install });
  return { id, port: answers.port };
}

/** A further locale, with one text of one room: the others come from en_US. */
const addLocale = (copy: string, locale: string): Promise<boolean> =>
  writeLocale(copy, locale, sourceTexts(copy), new Map([['search.title', "'தேடல்'"]]));

/** A further switch, which is off unless a variant turns it on. */
function addSwitch(copy: string, field: string): void {
  const variant = join(copy, 'packages/variant/src');
  edit(join(variant, 'Variant.ts'), /\n\}\n$/, `\n  /** True: the footer says less. */\n  ${field}: boolean;\n}\n`);
  edit(
    join(variant, 'fields.ts'),
    '  themeColour: {',
    `  ${field}: { meaning: 'Whether the footer says less.', ...flag },\n  themeColour: {`,
  );
}

/** Extends a copy of the workspace as CONTRIBUTING.md describes it. */
export async function extend(copy: string): Promise<Extensions> {
  const { id, port } = await addVariant(copy);
  const [locale, field] = ['ta_IN', 'quietFooter'];
  await addLocale(copy, locale);
  addSwitch(copy, field);
  edit(join(copy, 'apps', id, 'src/variant.ts'), '});', `  locale: '${locale}',\n  ${field}: true,\n});`);
  addTypeface(copy, id);
  await addRecipes(copy, join(copy, 'apps', id));
  const list = join(copy, storeViewList);
  const view = newOne(
    'narmada_mills',
    storeViews.map(({ code }) => code),
  );
  const lines = { storeCode: view, name: 'Narmada Mills Dukaan', brandColour: '#7a1f2b' };
  extendCode(copy);
  addProduct(join(copy, 'packages'));
  addLanguage(join(copy, 'packages'), locale);
  addJourney(copy);
  writeFileSync(list, addStoreView(readFileSync(list, 'utf8'), lines));
  return { id, port, locale, field, view };
}
