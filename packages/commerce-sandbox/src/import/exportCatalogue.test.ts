import { afterAll, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { rows } from '../database.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const exported = ({ db }: Pick<TestSandbox, 'db'>) => [...exportCatalogue(db)].join('');

const LISTING = `query ($path: String!, $page: Int!) { products(filter: { category_url_path: { eq: $path } }, pageSize: 50, currentPage: $page) {
  total_count aggregations { attribute_code count options { label value count } }
  items {
    __typename uid sku name url_key stock_status quantity rating_summary brand_code
    description { html } short_description { html } price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
    other_platform_prices { platform price { value } } categories { uid name url_path } media_gallery { url label } related_products { sku } upsell_products { sku } crosssell_products { sku }
    price_tiers { quantity final_price { value } } size_guide box_contents
    promises { return_days return_kind sold_by warranty } specifications { name rows { label value } }
    ... on CustomizableProductInterface { options { title required } }
    ... on ConfigurableProduct {
      configurable_options { uid attribute_code label values { uid label swatch_data { value } } }
      variants { product { uid sku name price_range { minimum_price { final_price { value } } } media_gallery { url label } } attributes { code label } }
    }
    ... on BundleProduct { dynamic_price items { title type required options { quantity is_default price product { sku } } } }
    ... on GroupedProduct { items { qty product { sku } } }
    ... on DownloadableProduct { downloadable_product_links { title price } downloadable_product_samples { title } }
    ... on GiftCardProduct { giftcard_type lifetime giftcard_amounts { value } }
  } } }`;

/** What a shopper sees of each top category, and the tree of all. */
async function seen(sandbox: TestSandbox) {
  const tree = await sandbox.query(
    '{ categoryList { children { uid name url_path position image include_in_menu children { uid name url_path position image children { uid name url_path } } } } }',
  );
  expect(tree.errors).toBeUndefined();
  const tops = (tree.data as { categoryList: { children: { url_path: string }[] }[] }).categoryList[0]!.children;
  const pages = [];
  for (const { url_path: path } of tops) {
    const { data, errors } = await sandbox.query(LISTING, { path, page: 1 });
    expect(errors).toBeUndefined();
    pages.push(data);
  }
  return { tree: tree.data, pages };
}

/** A shop that has sold nothing yet: store views, pages, and no products. */
const empty = { categories: [], brands: [], families: [], redirects: [] };

async function importedFrom(file: string) {
  const target = makeMerchantShop({ catalogue: { ...sampleCatalogue, ...empty } });
  await target.load(file);
  return target;
}

it('writes a file that makes the same shop of an empty database: the sample catalogue', async () => {
  const source = makeSandbox();
  const target = await importedFrom(exported(source));
  expect(await seen(target)).toEqual(await seen(source));
  await target.end();
});

it('writes a file that makes the same shop of an empty database: the shipped catalogue', async () => {
  const source = makeSandbox({ catalogue: shipped });
  const file = exported(source);
  const target = await importedFrom(file);
  const [before, after] = [await seen(source), await seen(target)];
  expect(after.tree).toEqual(before.tree);
  for (const [index, page] of before.pages.entries()) expect(after.pages[index]).toEqual(page);
  expect(exported(target)).toBe(file);
  await target.end();
});

it('writes what was imported, store views too, and importing that changes nothing', async () => {
  await shop.load(merchantExport());
  const file = exported(shop);
  expect(file).toContain('Nilgiri Tea for Hostel Rooms');
  const images = rows(shop.db, 'SELECT path, label FROM product_image ORDER BY path');
  expect(await shop.load(file)).toMatchObject({ added: 0 });
  expect(exported(shop)).toBe(file);
  expect(rows(shop.db, 'SELECT path, label FROM product_image ORDER BY path')).toEqual(images);
});
