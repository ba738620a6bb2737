import { hashOfText } from '../import/hashOfText.ts';
import { toUrlKey } from '../toUrlKey.ts';
import { markupText } from './content/markup.ts';
import { ownCategoryOf, partners, who } from './partners.ts';
import type { ProductSeed } from './ProductSeed.ts';

/** Paise: a price that nothing else has tells the store views apart. */
const priceOf = (id: number) => 701_300 + id * 3700;

const describe = (
  name: string,
) => `<p>Good in every department of ${markupText(name)} for a year. The code comes by e-mail, in a minute, with a card that says whom it is from.</p>
<ul>
<li>By e-mail at once</li>
<li>Spent in parts</li>
<li>Good for 12 months</li>
</ul>`;

/** What only one store view sells: a voucher for each partner, in their order. */
export const partnerVouchers: ProductSeed[] = partners.map(({ id, code, name, programme, colour, accent }, index) => {
  const sku = `OWN-${101 + index}`;
  const price = priceOf(id);
  return {
    sku,
    name: `${name} Welcome Voucher`,
    urlKey: `${toUrlKey(name)}-welcome-voucher`,
    type: 'virtual',
    brand: 'uphaari',
    categories: [ownCategoryOf(code)],
    price,
    stock: 500,
    shortDescription: `A first gift for the ${who[programme]} of ${name}.`,
    description: describe(name),
    facts: {
      specifications: [
        { label: 'Value', value: `₹${(price / 100).toLocaleString('en-IN')}` },
        { label: 'Delivery', value: 'E-mail' },
        { label: 'Validity', value: '12 months' },
      ],
      returnDays: 0,
      soldBy: 'Uphaari Gifts, Gurugram',
    },
    countryOfManufacture: 'India',
    artwork: {
      shape: 'voucher',
      colour,
      accent,
      finish: 'paper',
      tint: '#eef0fd',
      seed: hashOfText(sku),
      label: 'Welcome',
    },
    view: code,
  };
});
