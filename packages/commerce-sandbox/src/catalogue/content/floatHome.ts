import { formatRupees } from './formatRupees.ts';
import { banner, columns, heading, html, products, row, text } from './markup.ts';
import { link, pick } from './pick.ts';
import type { ProductSeed } from '../types.ts';

const compared = [pick('refrigerator'), pick('washing-machine'), pick('smartphone'), pick('air-conditioner'), pick('television'), pick('mixer-grinder'), pick('laptop'), pick('headphones')];

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
      picture: 'float/compare-hero.jpg', appearance: 'collage-left', height: '360px', href: link('tv-appliances'), button: 'Compare appliances',
      content: '<h1 style="font-size: 36px;">Every price, beside ours. To the paisa.</h1><p>We read what other shops ask each morning. You decide, and you can buy without an account.</p>',
    }),
  ]),
  row([
    heading(2, 'Today’s comparison'),
    html(`<table><thead><tr><th scope="col">Product</th><th scope="col">Float</th><th scope="col">Lowest elsewhere</th><th scope="col">Difference</th></tr></thead><tbody>${compared.map(deal).join('')}</tbody></table>`),
  ]),
  row([heading(2, 'Largest reductions'), products([pick('microwave'), pick('air-fryer'), pick('printer'), pick('office-chair'), pick('suitcase'), pick('mattress'), pick('router'), pick('hard-disk')])]),
  row([columns([
    [banner({ picture: 'float/small-things.jpg', appearance: 'collage-left', height: '220px', href: link('mobiles-tablets/accessories'), button: 'Below ₹2,000', content: '<h2>Small things, compared too</h2>' })],
    [text('<p><strong>How we compare.</strong> The same model and the same variant, with GST, without delivery. If we could not find it elsewhere, we say so and leave the cell empty.</p><p><strong>What we charge.</strong> The price that you see, the handling charge where one is named, and ₹49 for delivery below ₹999. Nothing appears at the last step.</p>')],
  ])]),
  row([heading(2, 'Groceries, by the kilo'), products([pick('rice-bag'), pick('ghee-tin'), pick('dry-fruits'), pick('tea-tin'), pick('coffee-jar'), pick('honey-jar')], 'carousel')]),
].join('');
