import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportCatalogue } from './exportCatalogue.ts';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';

const shop = makeMerchantShop();
beforeAll(() => shop.load(merchantExport()));
afterAll(() => shop.end());

const HEADER =
  'sku,store_view_code,product_type,name,price,special_price,special_price_from_date,special_price_to_date';

/** What a product costs in a store view, regular and now. */
async function priceOf(sku: string, store: string) {
  const { data, errors } = await shop.query(
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { price_range { minimum_price { regular_price { value } final_price { value } } } } } }',
    { sku },
    { store },
  );
  expect(errors).toBeUndefined();
  const { minimum_price: price } = (
    data as {
      products: { items: { price_range: { minimum_price: Record<string, { value: number }> } }[] };
    }
  ).products.items[0]!.price_range;
  return [price['regular_price']!.value, price['final_price']!.value];
}

// Rule catalogue-25.
it('sets prices of store views, each field for itself', async () => {
  const { notices } = await shop.load(`${HEADER}
P-1,,simple,Pot,500,400,,
P-1,uni,,,450,,,
P-1,zepp,,,,380.5,,
P-2,,simple,Pan,500,,,
P-2,uni,,,,300,1/1/26,2/28/26
P-2,zepp,,,,300,3/1/26,3/2/26
`);
  expect(await Promise.all(['float', 'uni', 'zepp'].map(view => priceOf('P-1', view)))).toEqual([
    [500, 400],
    [450, 400],
    [500, 380.5],
  ]);
  expect(await Promise.all(['float', 'uni', 'zepp'].map(view => priceOf('P-2', view)))).toEqual([
    [500, 500],
    [500, 500],
    [500, 300],
  ]);
  expect(notices).toEqual(['A special price outside its dates was left out: import the file again on its day.']);
});

it('leaves out an offer that all share where a store view has other dates or a higher special price', async () => {
  await shop.load(`${HEADER}
P-3,,simple,Lid,500,400,,
P-3,uni,,,,,,2/1/26
P-3,zepp,,,,600,,
`);
  expect(await Promise.all(['float', 'uni', 'zepp'].map(view => priceOf('P-3', view)))).toEqual([
    [500, 400],
    [500, 500],
    [500, 500],
  ]);
});

it('takes rows of store views alone, keeps what they leave empty, and empties what they say is empty', async () => {
  await shop.load(`${HEADER}\nP-4,,simple,Jar,500,,,\nP-4,uni,,Uni Jar,450,350,,\n`);
  await shop.load('sku,store_view_code,special_price\nP-4,uni,320\n');
  expect(await priceOf('P-4', 'uni')).toEqual([450, 320]);
  await shop.load('sku,store_view_code,price,special_price\nP-4,,600,\nP-4,uni,__EMPTY__VALUE__,\n');
  expect(await priceOf('P-4', 'uni')).toEqual([600, 320]);
});

it('sets prices of variants', async () => {
  await shop.load(`sku,store_view_code,product_type,name,price,special_price,visibility,configurable_variations
S-RED,,simple,Red,100,,Not Visible Individually,
S-BLUE,,simple,Blue,120,,Not Visible Individually,
S-RED,uni,,,90,80,,
S,,configurable,Shirt,,,"Catalog, Search","sku=S-RED,color=Red|sku=S-BLUE,color=Blue"
`);
  expect([await priceOf('S', 'uni'), await priceOf('S', 'float')]).toEqual([
    [90, 80],
    [100, 100],
  ]);
});

it('says that special prices of bundles are the same everywhere', async () => {
  const { notices } = await shop.load('sku,store_view_code,special_price\nKLN-SET,uni,80\n');
  expect(notices).toEqual([
    'Special prices of bundles were passed over in rows of store views: they are the same in all of them.',
  ]);
});

it('refuses what is no amount or date, with its row and column', async () => {
  await expect(
    shop.load(`${HEADER}
P-1,uni,,,"1,499.00",,,
P-1,zepp,,,,free,,soon
`),
  ).rejects.toThrow(
    'Nothing was imported: 3 problems.\n' +
      'line 2, price: "1,499.00" has thousands separators: write 1499.00\n' +
      'line 3, special_price: "free" is not an amount: write rupees with a point, for example 1499.00\n' +
      'line 3, special_price_to_date: "soon" is not a date: write 2026-01-31 or 1/31/26',
  );
});

it('writes them into an export that makes the same shop', async () => {
  const exported = () => [...exportCatalogue(shop.db)].join('');
  const before = exported();
  expect(before).toMatch(/^P-1,uni,.*450\.000000/m);
  await shop.load(before);
  expect(exported()).toBe(before);
});
