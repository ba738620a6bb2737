import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';
import { productOf } from './testing/productOf.ts';

const shop = makeMerchantShop();
beforeAll(() => shop.load(merchantExport()));
afterAll(() => shop.end());

const product = (sku: string) => productOf(shop, sku);

it('refuses a file with any bad row, names all of them, and leaves the shop as it was', async () => {
  const before = await product('KLN-TEA-1');
  const bad = `sku,store_view_code,product_type,name,price,url_key,additional_attributes,configurable_variations,bundle_values,associated_skus
NEW-1,,simple,Fine,10.00,,,,,
NEW-2,,simple,Cheap,"1,499.00",,,,,
NEW-3,,simple,Dear,₹20,,,,,
,,simple,Nameless,10,,,,,
NEW-1,,simple,Again,10,,,,,
NEW-4,mars,simple,Far,10,,,,,
NEW-5,,gadget,Odd,10,,,,,
NEW-6,,simple,Same address,10,nilgiri-tea,,,,
NEW-7,,simple,Attributes,10,,colour,,,
NEW-8,,configurable,Parent,,,,"sku=NOPE,color=Red",,
NEW-9,,bundle,Box,,,,,"name=A,type=select,sku=NOPE",
NEW-10,,grouped,Group,,,,,,NOPE=1
NEW-11,uni,,Only here,,,,,,
KLN-TEA-1,,,Renamed,1,,,,,
`;
  const failure = await shop.load(bad).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure.split('\n')).toEqual([
    'Nothing was imported: 12 problems.',
    'line 3, price: "1,499.00" has thousands separators: write 1499.00',
    'line 4, price: "₹20" has a currency sign: write the number alone, for example 1499.00',
    'line 5, sku: is missing',
    'line 6, sku: "NEW-1" stands in line 2 already',
    'line 7, store_view_code: there is no store view "mars"',
    expect.stringContaining('line 8, product_type: "gadget" is none of: simple'),
    'line 9, url_key: "nilgiri-tea" is the address of KLN-TEA-1 already',
    'line 10, additional_attributes: "colour" is not of the form name=value',
    'line 11, configurable_variations: the variant NOPE is neither in the file nor in the shop',
    'line 12, bundle_values: NOPE is neither in the file nor in the shop',
    'line 13, associated_skus: NOPE is neither in the file nor in the shop',
    'line 14, sku: "NEW-11" has no row without store_view_code, and the shop does not have it',
  ]);
  expect(await product('KLN-TEA-1')).toEqual(before);
  expect(await product('NEW-1')).toBeUndefined();
});

it('lists a hundred problems and counts the others', async () => {
  const rows = Array.from({ length: 140 }, (_, index) => `BAD-${index},simple,Bad,free`).join('\n');
  const failure = await shop.load(`sku,product_type,name,price\n${rows}\n`).then(
    () => '',
    (error: Error) => error.message,
  );
  const lines = failure.split('\n');
  expect(lines[0]).toBe('Nothing was imported: 140 problems.');
  expect(lines).toHaveLength(102);
  expect(lines.at(-1)).toBe('… and 40 more.');
});
