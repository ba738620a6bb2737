import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';

/** The shipped catalogue as it was before a store view came. */
const without = (code: string): CatalogueSeed => {
  const isOther = ({ stores }: { stores?: string[] }) => stores?.join() !== code;
  return {
    ...shipped,
    storeViews: shipped.storeViews.filter(view => view.code !== code),
    categories: shipped.categories.filter(({ view }) => view !== code),
    families: shipped.families.map(family => ({
      ...family,
      products: family.products.filter(({ view }) => view !== code),
    })),
    pages: shipped.pages.filter(isOther),
    blocks: shipped.blocks.filter(isOther),
  };
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-views-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('brings the home page, footer, category and product of a store view to a shop that is open, and keeps its carts', async () => {
  const before = makeSandbox({ dataDir, catalogue: without('luni_solar') });
  const cart = (await before.query('mutation { createEmptyCart }')).data?.['createEmptyCart'];
  await before.close();

  const said: string[] = [];
  const after = makeSandbox({ dataDir, catalogue: shipped, onProgress: line => said.push(line) });
  const { data } = await after.query(
    '{ cmsPage(identifier: "home") { content } cmsBlocks(identifiers: ["footer"]) { items { content } } categoryList { children { name } } products(search: "welcome voucher") { items { name } } }',
    {},
    { store: 'luni_solar' },
  );
  const text = JSON.stringify(data);
  for (const mark of [
    'About Luni Solar',
    'Only at Luni Solar Sunrise Store',
    'Luni Solar Sunrise Store Welcome Voucher',
  ])
    expect(text).toContain(mark);
  expect((await after.query('query($id: String!) { cart(cart_id: $id) { id } }', { id: cart })).errors).toBeUndefined();
  expect(said).toEqual(['Added the store view luni_solar.']);
  await after.close();

  const later: string[] = [];
  await makeSandbox({ dataDir, catalogue: shipped, onProgress: line => later.push(line) }).close();
  expect(later).toEqual([]);
});

// Rule catalogue-25.
it('brings the prices of a store view, of products and of variants', async () => {
  await makeSandbox({ dataDir, catalogue: without('luni_solar') }).close();
  const own = { luni_solar: { price: 12_300 } };
  const after = makeSandbox({
    dataDir,
    catalogue: {
      ...shipped,
      families: shipped.families.map(family => ({
        ...family,
        products: family.products.map(product => ({
          ...product,
          ...(product.sku === 'PRF-101' && { inViews: { ...product.inViews, ...own } }),
          ...(product.sku === 'EBD-101' && {
            variants: product.variants!.map(variant => ({ ...variant, inViews: own })),
          }),
        })),
      })),
    },
  });
  const { data } = await after.query(
    '{ products(filter: { sku: { in: ["PRF-101", "EBD-101"] } }) { items { sku price_range { minimum_price { final_price { value } } } } } }',
    {},
    { store: 'luni_solar' },
  );
  const price_range = { minimum_price: { final_price: { value: 123 } } };
  expect(
    (data as { products: { items: { sku: string }[] } }).products.items.toSorted((a, b) => a.sku.localeCompare(b.sku)),
  ).toEqual([
    { sku: 'EBD-101', price_range },
    { sku: 'PRF-101', price_range },
  ]);
  await after.close();
});
