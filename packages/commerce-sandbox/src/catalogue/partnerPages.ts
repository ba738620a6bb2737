import { partnerHome } from './content/partnerHome.ts';
import { ownCategoryOf, partners, who } from './partners.ts';
import { products } from './products.ts';
import type { PageSeed } from './contentTypes.ts';
import type { ProductSeed } from './types.ts';

/** What only this store view sells: a voucher, of the file partner-vouchers.csv. */
function ownProductOf(code: string): ProductSeed {
  const own = products.find(({ view }) => view === code);
  if (!own) throw new Error(`catalogue/partner-vouchers.csv has no product of the store view ${code}.`);
  return own;
}

/** The home pages of the partners' store views. */
export const partnerPages: PageSeed[] = partners.map(({ code, name, programme, suffix = '.html' }) => ({
  identifier: 'home',
  title: 'Home',
  metaTitle: `${name} at home`,
  metaDescription: `Member prices for ${who[programme]}.`,
  content: partnerHome({
    name,
    audience: who[programme],
    own: ownProductOf(code),
    category: ownCategoryOf(code),
    suffix,
  }),
  stores: [code],
}));
