import { byLocale } from '../../store/byLocale.ts';
import { company } from '../company.ts';
import type { StoreViewSeed } from '../contentTypes.ts';
import { hindiFooter } from '../hindi/footer.ts';
import { englishFooter } from './footerWords.ts';
import { columns, divider, heading, markupText, row, text } from './markup.ts';

const group = (title: string, links: [label: string, href: string][]): string[] => [
  heading(2, title),
  text(`<ul>${links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>`),
];

/** Leads to the same shop in its other language, as a document of its own. */
const otherLanguage: Partial<Record<string, [store: string, lang: string, name: string]>> = {
  float: ['float_hi', 'hi', 'हिन्दी'],
  float_hi: ['float', 'en', 'English'],
};

function languageLink(code: string): string {
  const other = otherLanguage[code];
  if (other === undefined) return '';
  const [store, lang, name] = other;
  return `<p><a href="/?___store=${store}" lang="${lang}">${name}</a></p>`;
}

const wordsIn = byLocale({ en_US: englishFooter, hi_IN: hindiFooter });

/** Link groups of a store view, its copyright line, and who runs it (frame-16, routes-14). */
export function footer({
  code,
  name,
  copyright,
  locale,
  categoryUrlSuffix: suffix,
}: Pick<StoreViewSeed, 'code' | 'name' | 'copyright' | 'locale' | 'categoryUrlSuffix'>): string {
  const words = wordsIn[locale];
  return row([
    columns(
      [
        group(words.shop, [
          [words.mobiles, `/mobiles-tablets${suffix}`],
          [words.laptops, `/laptops-computers${suffix}`],
          [words.appliances, `/tv-appliances${suffix}`],
          [words.fashion, `/fashion${suffix}`],
          [words.vouchers, `/vouchers-subscriptions${suffix}`],
          [words.bills, '/setu'],
        ]),
        group(words.help, [
          [words.contact, '/contact-us'],
          [words.orders, '/order-history'],
          [words.wishlist, '/wishlist'],
        ]),
        group(words.about, [
          [words.aboutShop(name), '/about-us'],
          [words.students, '/apple-student-purchase-program.html'],
          [words.referral, '/referral'],
        ]),
        group(words.policies, [
          [words.returns, '/return-policy'],
          [words.shipping, '/shipping-policy'],
          [words.terms, '/terms-and-condition'],
          [words.privacy, '/privacy-policy'],
          [words.officer, '/grievance-officer'],
        ]),
      ],
      'align-top',
    ),
    divider(),
    text(`${languageLink(code)}<p>${markupText(copyright)}</p><p>${company.name}, ${company.office}</p>`),
  ]);
}
