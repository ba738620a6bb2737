import { formatRupees } from './formatRupees.ts';
import { dealsOf } from './deals.ts';
import { banner, carousel, columns, heading, html, products, row, slider, text } from './markup.ts';
import { link, pick } from './pick.ts';
import {
  adTiles,
  brandWall,
  dealsRow,
  easyReturns,
  freeDelivery,
  own,
  promises,
  taxInvoice,
  topCategories,
} from './sections.ts';
import type { ProductSeed } from '../types.ts';

/** What the page compares. */
export const compared = [
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
function deal(product: ProductSeed): string {
  const others = (product.otherPlatforms ?? []).map(({ price }) => price);
  const lowest = others.length > 0 ? Math.min(...others) : undefined;
  const difference = lowest === undefined ? '–' : formatRupees(lowest - own(product));
  const amounts = [formatRupees(own(product)), lowest === undefined ? '–' : formatRupees(lowest), difference];
  return (
    `<tr><th scope="row"><a href="${link(product.urlKey)}">${product.name.split(',')[0]}</a></th>` +
    `${amounts.map(text => amount(text)).join('')}</tr>`
  );
}

/** Float: the comparison first, then the table of deals, then things by size of the bill. */
export const floatHome = [
  row([
    slider({
      height: '360px',
      slides: [
        {
          name: 'Compare',
          picture: 'float/compare-hero.jpg',
          href: link('laptops-computers'),
          button: 'Compare laptops',
          content:
            '<h1>Every price, beside ours. To the paisa.</h1><p>We read what other shops ask each morning. You decide, and you can buy without an account.</p>',
        },
        {
          name: 'Appliances',
          picture: 'float/appliance-hero.jpg',
          href: link('tv-appliances/home-appliances'),
          button: 'Compare appliances',
          content:
            '<h2>Large things, small differences</h2><p>On a washing machine the cheapest shop and the next one are often ₹40 apart. See which is which.</p>',
        },
        {
          name: 'Desk',
          picture: 'float/study-hero.jpg',
          href: link('laptops-computers/keyboards-mice'),
          button: 'Compare desk gear',
          content:
            '<h2>The desk, item by item</h2><p>Monitor, keyboard, mouse and chair, each with what it costs elsewhere.</p>',
        },
      ],
    }),
  ]),
  row([
    heading(2, 'Today’s comparison'),
    html(
      '<table><thead><tr><th scope="col">Product</th>' +
        ['Float', 'Elsewhere', 'You save'].map(text => amount(text, 'th scope="col"')).join('') +
        '</tr></thead>' +
        `<tbody>${compared.map(deal).join('')}</tbody></table>`,
    ),
  ]),
  promises([
    { icon: 'clock', title: 'Read at 6 each morning', line: 'what other shops ask' },
    freeDelivery,
    easyReturns,
    taxInvoice,
  ]),
  dealsRow('Deals until midnight', dealsOf.float),
  topCategories('Top categories'),
  brandWall('Compared by brand', [
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
  ]),
  row([
    heading(2, 'Largest reductions'),
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
          button: 'Below ₹2,000',
          content: '<h2>Small things, compared too</h2>',
        }),
      ],
      [
        text(
          '<p><strong>How we compare.</strong> The same model and the same variant, with GST, without delivery. ' +
            'If we could not find it elsewhere, we say so and leave the cell empty.</p><p>' +
            '<strong>What we charge.</strong> The price that you see, the handling charge where one is named, and ' +
            '₹49 for delivery below ₹999. Nothing appears at the last step.</p>',
        ),
      ],
    ]),
  ]),
  row([
    heading(2, 'Below ₹1,500'),
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
    {
      picture: 'common/ad-audio.jpg',
      href: link('audio'),
      title: 'Sound, measured',
      line: 'Earbuds and speakers with their prices elsewhere.',
      button: 'Compare audio',
    },
    {
      picture: 'common/ad-grocery.jpg',
      href: link('grocery-gourmet'),
      title: 'Per 100 grams',
      line: 'Tea, coffee and ghee, compared by weight.',
      button: 'Compare groceries',
    },
  ]),
].join('');
