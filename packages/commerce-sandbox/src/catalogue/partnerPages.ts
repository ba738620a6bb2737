import { partnerHome } from './content/partnerHome.ts';
import { ownCategoryOf, partners, who } from './partners.ts';
import { partnerVouchers } from './partnerVouchers.ts';
import type { PageSeed } from './contentTypes.ts';

/** Where those whom a partner teaches or employs verify. */
const verifyPages: Partial<Record<(typeof partners)[number]['programme'], string>> = {
  campus: '/apple-student-purchase-program.html',
  staff: '/samsung',
};

/** The home pages of the partners' store views. */
export const partnerPages: PageSeed[] = partners.map(({ code, name, programme, suffix = '.html' }, index) => ({
  identifier: 'home',
  title: 'Home',
  metaTitle: `${name} at home`,
  metaDescription: `Member prices for ${who[programme]}.`,
  content: partnerHome({
    name,
    audience: who[programme],
    own: partnerVouchers[index]!,
    category: ownCategoryOf(code),
    verify: verifyPages[programme],
    suffix,
  }),
  stores: [code],
}));
