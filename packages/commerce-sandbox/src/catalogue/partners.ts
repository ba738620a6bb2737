import { markupText } from './content/markup.ts';
import list from './partners.json' with { type: 'json' };
import type { StoreViewSeed } from './contentTypes.ts';
import { sellers } from './sellers.ts';
import type { CategorySeed } from './shelfTypes.ts';

type Programme = 'staff' | 'bank' | 'campus' | 'members';

/**
 * A partner whose people shop here, or a brand of ours: a store view, as its programme manager would fill in a form.
 * Its home page, footer, category and voucher are made from these lines.
 */
interface Partner {
  /** Of the store view, for good: one more than the highest. */
  id: number;
  /** Code of the store view. */
  code: string;
  name: string;
  programme: Programme;
  /** Colour of the wordmark, #rrggbb. */
  colour: string;
  accent: string;
  /** End of category and product addresses; ".html" unless told. */
  suffix?: string;
  /** Guests see a prompt to sign in instead of prices. */
  hidesPrices?: boolean;
}

/** Partner organisations and programmes, all invented. Ids 17 and 29 belonged to programmes that have ended. */
export const partners = list as Partner[];

/** Whom a programme is for. */
export const who: Record<Programme, string> = {
  staff: 'employees and their families',
  bank: 'card and account holders',
  campus: 'students and teachers',
  members: 'members',
};

const folder = (code: string) => code.replaceAll('_', '-');

/** Category of the store view's own, at the end of its menu. */
export const ownCategoryOf = (code: string): string => `only-for-${folder(code)}`;

/** A long name stands in two lines, as even as its words allow: a phone has little width for a wordmark. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  const [evenest] = splits.toSorted((one, other) => longest(one) - longest(other));
  return name.length > 12 && evenest ? evenest : [name];
}

function logoOf({ code, name, colour, accent }: Partner): StoreViewSeed['logo'] {
  const lines = linesOf(name);
  // Px; each letter has its place whatever font there is, so that none is cut off.
  const [size, letter, baselines] = lines.length > 1 ? [15, 8.8, [18, 34]] : [18, 10.4, [26]];
  const widthOf = (line: string) => Math.ceil(line.length * letter);
  const [width, height] = [48 + Math.max(...lines.map(widthOf)), 40];
  const words = lines.map(
    (line, at) =>
      `<text x="44" y="${baselines[at]}" textLength="${widthOf(line)}" lengthAdjust="spacingAndGlyphs">${markupText(line)}</text>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${markupText(name)}"><rect x="2" y="4" width="32" height="32" rx="9" fill="${colour}"/>` +
    `<path d="M10 27l8-14 8 14z" fill="${accent}"/><g ` +
    `font-family="Inter,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif" font-size="${size}" font-weight="700" ` +
    `fill="${colour}">${words.join('')}</g></svg>`;
  return { src: `${folder(code)}/wordmark.svg`, alt: name, width, height, svg };
}

/** The store views of the partners. */
export const partnerViews: StoreViewSeed[] = partners.map(partner => ({
  id: partner.id,
  code: partner.code,
  name: partner.name,
  isDefault: false,
  sortOrder: partner.id,
  title: `${partner.name}: member prices for ${who[partner.programme]}`,
  titleSuffix: ` - ${partner.name}`,
  description: `The benefit shop of ${partner.name} for ${who[partner.programme]}: phones, appliances, fashion and home at member prices.`,
  keywords: `${partner.name}, member prices, benefit shop`,
  welcome: `Welcome to ${partner.name}`,
  copyright: `© 2026 ${partner.name}. All rights reserved.`,
  absoluteFooter: `<p>Questions about the programme? Write to benefits@${folder(partner.code)}.example. Prices include GST.</p>`,
  logo: logoOf(partner),
  locale: 'en_US',
  currency: 'INR',
  categoryUrlSuffix: partner.suffix ?? '.html',
  productUrlSuffix: partner.suffix ?? '.html',
  tokenLifetime: 1,
  homePage: 'home',
  noRoutePage: 'no-route',
  guestPriceHidden: partner.hidesPrices ?? false,
  seller: sellers.mumbai,
}));

export const partnerCategories: CategorySeed[] = partners.map(({ code, name }) => ({
  path: ownCategoryOf(code),
  name: `Only at ${name}`,
  position: 90,
  description: `What only ${name} sells.`,
  view: code,
}));
