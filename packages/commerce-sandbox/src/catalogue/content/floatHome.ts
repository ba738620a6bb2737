import { formatRupees } from './formatRupees.ts';
import { banner, columns, heading, html, products, row, text } from './markup.ts';
import { link, pick } from './pick.ts';
import type { ProductSeed } from '../types.ts';

const compared = [pick('laptop'), pick('smartphone'), pick('monitor'), pick('headphones'), pick('smartwatch'), pick('printer'), pick('earbuds'), pick('hard-disk')];

const own = (product: ProductSeed) => product.specialPrice ?? product.price;

/** A row of the deals table: our price, the lowest one elsewhere, and what lies between them. */
function deal(product: ProductSeed): string {
  const others = (product.otherPlatforms ?? []).map(({ price }) => price);
  const lowest = others.length > 0 ? Math.min(...others) : undefined;
  const difference = lowest === undefined ? '–' : formatRupees(lowest - own(product));
  return `<tr><th scope="row"><a href="${link(product.urlKey)}">${product.name}</a></th><td>${formatRupees(own(product))}</td><td>${lowest === undefined ? '–' : formatRupees(lowest)}</td><td>${difference}</td></tr>`;
}

/** Float: the comparison first, then the table of deals, then things by size of the bill. */
export const floatHome = [
  row([
    banner({
      picture: 'float/compare-hero.jpg', appearance: 'collage-left', height: '360px', href: link('laptops-computers'), button: 'Compare laptops',
      content: '<h1>Every price, beside ours. To the paisa.</h1><p>We read what other shops ask each morning. You decide, and you can buy without an account.</p>',
    }),
  ]),
  row([
    heading(2, 'Today’s comparison'),
    html(`<table><thead><tr><th scope="col">Product</th><th scope="col">Float</th><th scope="col">Lowest elsewhere</th><th scope="col">Difference</th></tr></thead><tbody>${compared.map(deal).join('')}</tbody></table>`),
  ]),
  row([heading(2, 'Largest reductions'), products([pick('router'), pick('soundbar'), pick('backpack'), pick('jacket'), pick('action-camera'), pick('pen-drive'), pick('keyboard', 1), pick('neckband')])]),
  row([columns([
    [banner({ picture: 'float/small-things.jpg', appearance: 'collage-left', height: '220px', href: link('mobiles-tablets/accessories'), button: 'Below ₹2,000', content: '<h2>Small things, compared too</h2>' })],
    [text('<p><strong>How we compare.</strong> The same model and the same variant, with GST, without delivery. If we could not find it elsewhere, we say so and leave the cell empty.</p><p><strong>What we charge.</strong> The price that you see, the handling charge where one is named, and ₹49 for delivery below ₹999. Nothing appears at the last step.</p>')],
  ])]),
  row([heading(2, 'Below ₹1,500'), products([pick('power-bank'), pick('mouse'), pick('t-shirt'), pick('neckband', 2), pick('tripod', 1), pick('sandals', 1)], 'carousel')]),
].join('');
