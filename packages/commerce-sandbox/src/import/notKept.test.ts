import { afterAll, expect, it } from 'vitest';
import { makeMerchantShop } from './testing/merchantShop.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const header = 'sku,product_type,name,price,qty,is_in_stock';
const row = (sku: string) => `${sku},simple,Kept ${sku},10,4,1`;

it.each([
  [
    'options that ask for a file',
    'custom_options',
    '"name=Engraving,type=field,required=1,price=50|name=Your picture,type=file,required=0,file_extension=jpg"',
    'Files cannot be uploaded, so these are sold without the options that ask for one',
  ],
  [
    'a quantity step with a decimal part',
    'use_config_enable_qty_inc,enable_qty_increments,use_config_qty_increments,qty_increments',
    '0,1,0,1.5000',
    'Steps of quantity with a decimal part are not kept',
  ],
  ['backorders', 'use_config_backorders,allow_backorders', '0,1', 'Backorders are not kept'],
  [
    'stock that is not managed',
    'use_config_manage_stock,manage_stock',
    '0,0',
    'Stock that is not managed became 10000 pieces',
  ],
  ['quantities with a decimal part', 'is_qty_decimal', '1', 'Quantities with a decimal part are not kept'],
])('names whose %s it cannot keep', async (_what, columns, values, notice) => {
  const { notices } = await shop.load(
    `${header},${columns}\n${row('STEP-1')},${values}\n${row('STEP-2')},${values}\n${row('STEP-3')}${','.repeat(columns.split(',').length)}\n`,
  );
  expect(notices).toEqual([expect.stringMatching(`^${notice}.*: STEP-1, STEP-2\\.$`)]);
});

it('names a few of many, and how many there are', async () => {
  const { notices } = await shop.load(
    `${header},is_qty_decimal\n${Array.from({ length: 40 }, (_, index) => `${row(`MANY-${index}`)},1\n`).join('')}`,
  );
  expect(notices).toEqual([expect.stringMatching(/: MANY-0, MANY-1, MANY-2, MANY-3, MANY-4 and 35 more\.$/)]);
});

it('says nothing of what every export has and nobody has set', async () => {
  const columns =
    'custom_options,allow_backorders,use_config_backorders,qty_increments,use_config_qty_increments,' +
    'enable_qty_increments,use_config_enable_qty_inc,manage_stock,use_config_manage_stock,is_qty_decimal';
  const { notices } = await shop.load(`${header},${columns}\n${row('PLAIN')},,0,1,1.0000,1,0,1,0,1,0\n`);
  expect(notices).toEqual([]);
});

it('refuses a country that is none', async () => {
  await expect(shop.load(`${header},country_of_manufacture\n${row('LAND-1')},Atlantis\n`)).rejects.toThrow(
    'line 2, country_of_manufacture: "Atlantis" is no country: write its English name, for example India, or its code, IN',
  );
});

it('takes a country by its name or its code', async () => {
  await shop.load(
    `${header},country_of_manufacture\n${row('LAND-2')},in\n${row('LAND-3')},Sri Lanka\n${row('LAND-4')},CÔTE D'IVOIRE\n`,
  );
  const { data } = await shop.query(
    '{ products(filter: { sku: { in: ["LAND-2", "LAND-3", "LAND-4"] } }) { items { sku country_of_manufacture } } }',
  );
  const { items } = (data as { products: { items: { sku: string; country_of_manufacture: string }[] } }).products;
  expect(Object.fromEntries(items.map(item => [item.sku, item.country_of_manufacture]))).toEqual({
    'LAND-2': 'India',
    'LAND-3': 'Sri Lanka',
    'LAND-4': 'Côte d’Ivoire',
  });
});

it('says where a path of categories begins with something else than the root', async () => {
  const { notices } = await shop.load(
    `${header},categories\n${row('ROOT-1')},Snacks\n${row('ROOT-2')},Snacks/Namkeen\n${row('ROOT-3')},"Default Category,Default Category/Namkeen"\n`,
  );
  expect(notices).toEqual([
    '"Snacks" was read as the root of the categories, as "Default Category" is in Magento: what should be a category of its own is written "Default Category/Snacks".',
  ]);
});
