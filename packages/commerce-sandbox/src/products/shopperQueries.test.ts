import { expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const shop = makeSandbox({ catalogue: shipped });

interface Item {
  sku: string;
  name: string;
  categories: { url_path: string }[];
  price_range: { minimum_price: { final_price: { value: number } } };
}

async function search(text: string): Promise<{ items: Item[]; suggestions: { search: string }[] }> {
  const { data, errors } = await shop.query(
    `query ($search: String!) { products(search: $search, pageSize: 40) {
       items { sku name categories { url_path } price_range { minimum_price { final_price { value } } } } suggestions { search } } }`,
    { search: text },
  );
  expect(errors).toBeUndefined();
  return (data as { products: { items: Item[]; suggestions: { search: string }[] } }).products;
}

interface Wanted {
  /** How the address of a category of each of the first begins. */
  in?: string;
  /** What the name of each of the first says. */
  named?: RegExp;
  /** So many of the first; three unless told. */
  first?: number;
  /** What the first is. */
  sku?: string;
  /** Of all that is found, rupees. */
  most?: number;
  least?: number;
  /** What nothing that is found may be in. */
  never?: string;
}

const mobiles = 'mobiles-tablets/mobiles';

/** What shoppers type, and what has to be first. */
const queries: [typed: string, wanted: Wanted][] = [
  ['kurta', { in: 'fashion', named: /kurta/i, never: 'tv-appliances' }],
  ['kurta for women', { in: 'fashion/women/womens-kurtas' }],
  ['phone', { in: mobiles }],
  ['mobiles', { in: mobiles }],
  ['phone under 20000', { in: mobiles, most: 20_000 }],
  ['smartphone below 20k', { in: mobiles, most: 20_000 }],
  ['mobile under ₹20,000', { in: mobiles, most: 20_000 }],
  ['20000 se kam wala mobile', { in: mobiles, most: 20_000 }],
  ['laptop between 40000 and 60000', { in: 'laptops-computers/laptops', first: 2, least: 40_000, most: 60_000 }],
  ['headphones above 5000', { in: 'audio/headphones-earbuds', least: 5000 }],
  ['फ़ोन', { in: mobiles }],
  ['20 हज़ार से कम मोबाइल', { in: mobiles, most: 20_000 }],
  ['जूते', { in: 'fashion/footwear' }],
  ['joote', { in: 'fashion/footwear' }],
  ['chappal', { in: 'fashion/footwear/sandals' }],
  ['kapde', { in: 'fashion' }],
  ['pankha', { in: 'tv-appliances/cooling-air/ceiling-fans' }],
  ['ghar ke liye parda', { in: 'home-furniture/furnishing/curtains' }],
  ['chai', { in: 'grocery-gourmet/beverages/tea' }],
  ['fridge', { in: 'tv-appliances/home-appliances/refrigerators' }],
  ['ac', { in: 'tv-appliances/cooling-air/air-conditioners', never: 'grocery-gourmet' }],
  ['washing machine', { in: 'tv-appliances/home-appliances/washing-machines' }],
  ['phone cover', { in: 'mobiles-tablets/accessories/cases-covers' }],
  ['laptop bag', { in: 'fashion/bags-accessories/backpacks' }],
  ['sarees', { in: 'fashion/women/sarees' }],
  ['shirt', { in: 'fashion/men/shirts' }],
  ['presure coker', { in: 'kitchen-dining/cooktops-cookware/pressure-cookers' }],
  ['blutooth hedphone', { in: 'audio' }],
  ['auvira 5g phone', { in: mobiles, named: /^Auvira/ }],
  ['KUR-101', { sku: 'KUR-101' }],
  ['phn-101-coral-glow-128-gb', { sku: 'PHN-101' }],
  ['power bank 20000 mah', { in: 'mobiles-tablets/accessories/power-banks', named: /20,000 mAh/, first: 1 }],
  ['best gaming laptop', { in: 'laptops-computers/laptops/gaming-laptops', named: /gaming/i, first: 2 }],
];

/** Why an item is not what was wanted; the names of those things. */
function objections(items: readonly Item[], { in: path = '', named, first = 3, sku, most, least, never }: Wanted) {
  const isIn = ({ categories }: Item, start: string) => categories.some(({ url_path: at }) => at.startsWith(start));
  const priceOf = ({ price_range: range }: Item) => range.minimum_price.final_price.value;
  const shown = items.slice(0, first);
  return {
    elsewhere: shown.filter(item => !isIn(item, path)),
    otherwiseNamed: shown.filter(({ name }) => named && !named.test(name)),
    notFirst: items.slice(0, 1).filter(item => sku && item.sku !== sku),
    outOfPrice: items.filter(item => priceOf(item) > (most ?? Infinity) || priceOf(item) < (least ?? 0)),
    strange: items.filter(item => never && isIn(item, never)),
  };
}

it.each(queries)('for %j the first are %j', async (typed, wanted) => {
  const { items } = await search(typed);
  expect(items.length).toBeGreaterThan(0);
  expect(objections(items, wanted)).toEqual({
    elsewhere: [],
    otherwiseNamed: [],
    notFirst: [],
    outOfPrice: [],
    strange: [],
  });
});

it.each([
  ['hedphones', 'headphones'],
  ['presure coker', 'pressure cooker'],
  ['leptap', 'laptop'],
  ['phone under 5', 'phone'],
])('asks for %j whether %j was meant', async (typed, meant) => {
  expect((await search(typed)).suggestions).toEqual([{ search: meant }]);
});

it('asks nothing where the words themselves find something', async () => {
  expect((await search('pressure cooker')).suggestions).toEqual([]);
});
