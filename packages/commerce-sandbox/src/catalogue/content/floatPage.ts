import { amountText } from '../../money.ts';
import { dealsOf } from './deals.ts';
import { banner, carousel, columns, heading, html, products, row, slider, text } from './markup.ts';
import { link, pick } from './pick.ts';
import { adTiles, brandWall, dealsRow, own, promises, type Promised } from './sections.ts';
import type { ProductSeed } from '../ProductSeed.ts';

/** A button, and the markup that it stands below. */
interface Campaign {
  button: string;
  content: string;
}

/** What Float's home page says in one language. */
export interface FloatWords {
  nameOf: (product: ProductSeed) => string;
  /** To compare, of appliances, for the desk. */
  slides: readonly [Campaign, Campaign, Campaign];
  comparison: { title: string; columns: readonly [product: string, own: string, elsewhere: string, saved: string] };
  promises: Promised[];
  deals: string;
  /** The row of departments, as markup. */
  departments: string;
  brands: { title: string; from?: (price: string) => string };
  reductions: string;
  smallThings: Campaign;
  /** How prices are compared, and what is charged, as markup. */
  explained: string;
  /** Above what costs less than ₹1,500. */
  below: string;
  /** Of audio, of groceries. */
  ads: readonly [Record<AdWords, string>, Record<AdWords, string>];
}

type AdWords = 'title' | 'line' | 'button';

/** What the page compares. */
const compared = [
  pick('laptop'),
  pick('smartphone'),
  pick('monitor'),
  pick('headphones'),
  pick('smartwatch'),
  pick('printer'),
  pick('earbuds'),
  pick('hard-disk'),
];

/** Amounts stand below each other to the last paisa. */
const amount = (text: string, tag: 'td' | 'th scope="col"' = 'td') =>
  `<${tag} style="text-align: right;">${text}</${tag.slice(0, 2)}>`;

/** A row of the deals table: our price, the lowest one elsewhere, and what lies between them. */
function deal(product: ProductSeed, name: string): string {
  const others = (product.otherPlatforms ?? []).map(({ price }) => price);
  const lowest = others.length > 0 ? Math.min(...others) : undefined;
  const difference = lowest === undefined ? '–' : amountText(lowest - own(product));
  const amounts = [amountText(own(product)), lowest === undefined ? '–' : amountText(lowest), difference];
  return (
    `<tr><th scope="row"><a href="${link(product.urlKey)}">${name}</a></th>` +
    `${amounts.map(text => amount(text)).join('')}</tr>`
  );
}

/** Float: the comparison first, then the table of deals, then things by size of the bill. The same places in each language. */
export function floatPage(words: FloatWords): string {
  const { nameOf, slides, comparison, ads } = words;
  const [product, ...amounts] = comparison.columns;
  return [
    row([
      slider({
        height: '360px',
        slides: [
          { name: 'Compare', picture: 'float/compare-hero.jpg', href: link('laptops-computers'), ...slides[0] },
          {
            name: 'Appliances',
            picture: 'float/appliance-hero.jpg',
            href: link('tv-appliances/home-appliances'),
            ...slides[1],
          },
          {
            name: 'Desk',
            picture: 'float/study-hero.jpg',
            href: link('laptops-computers/keyboards-mice'),
            ...slides[2],
          },
        ],
      }),
    ]),
    row([
      heading(2, comparison.title),
      html(
        `<table><thead><tr><th scope="col">${product}</th>` +
          amounts.map(text => amount(text, 'th scope="col"')).join('') +
          '</tr></thead>' +
          `<tbody>${compared.map(each => deal(each, nameOf(each))).join('')}</tbody></table>`,
      ),
    ]),
    promises(words.promises),
    dealsRow(words.deals, dealsOf.float),
    words.departments,
    brandWall(
      words.brands.title,
      [
        'auvira',
        'quantelle',
        'voltrik',
        'drishtiva',
        'kshanika',
        'dhwanix',
        'himvaan',
        'nirmaya',
        'tavanto',
        'sonaara',
        'ankari',
        'gharika',
      ],
      words.brands.from,
    ),
    row([
      heading(2, words.reductions),
      products([
        pick('router'),
        pick('soundbar'),
        pick('backpack'),
        pick('jacket'),
        pick('action-camera'),
        pick('pen-drive'),
        pick('keyboard', 1),
        pick('neckband'),
      ]),
    ]),
    row([
      columns([
        [
          banner({
            picture: 'float/small-things.jpg',
            appearance: 'collage-left',
            height: '220px',
            href: link('mobiles-tablets/accessories'),
            ...words.smallThings,
          }),
        ],
        [text(words.explained)],
      ]),
    ]),
    row([
      heading(2, words.below),
      carousel([
        pick('power-bank'),
        pick('mouse'),
        pick('t-shirt'),
        pick('neckband', 2),
        pick('tripod', 1),
        pick('sandals', 1),
      ]),
    ]),
    adTiles([
      { picture: 'common/ad-audio.jpg', href: link('audio'), ...ads[0] },
      { picture: 'common/ad-grocery.jpg', href: link('grocery-gourmet'), ...ads[1] },
    ]),
  ].join('');
}
