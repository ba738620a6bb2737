import { expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import type { VariantSeed } from '../catalogue/variantTypes.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

const products = shipped.families.flatMap(family => family.products).filter(({ view = 'zepp' }) => view === 'zepp');
const codes = new Set(products.flatMap(({ options = [] }) => options.map(({ code }) => code)));
const { query } = makeSandbox({ catalogue: shipped });

interface Filters {
  products: { aggregations: { attribute_code: string; options: { label: string }[] }[] };
}

/** What a category can be narrowed to: "color Ivory" and the like. */
async function offered(path: string): Promise<string[]> {
  const { data, errors } = await query(
    `query ($path: String!) { products(filter: { category_url_path: { eq: $path } }, pageSize: 1) {
       aggregations { attribute_code options { label } } } }`,
    { path },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Filters).products.aggregations
    .filter(({ attribute_code: code }) => codes.has(code))
    .flatMap(({ attribute_code: code, options }) => options.map(({ label }) => `${code} ${label}`));
}

/** What the variants of a category's products come in, of those that `isMeant`. */
const valuesOf = (path: string, isMeant: (variant: VariantSeed) => boolean): Set<string> =>
  new Set(
    products
      .filter(({ categories }) => categories.some(each => `${each}/`.startsWith(`${path}/`)))
      .flatMap(({ variants = [] }) => variants.filter(isMeant))
      .flatMap(({ options }) => Object.entries(options).map(([code, label]) => `${code} ${label}`)),
  );

const inStock = ({ stock }: VariantSeed) => stock > 0;

it('are all the values in which something of a category can be bought, and no other', async () => {
  for (const { path, view = 'zepp' } of shipped.categories) {
    if (view !== 'zepp') continue;
    const options = await offered(path);
    expect([path, options.toSorted()]).toEqual([path, [...valuesOf(path, inStock)].toSorted()]);
  }
});

it('leave out what is sold out wherever there is any of it: it would lead to nothing that can be bought', async () => {
  const path = 'home-furniture/furnishing/cushions';
  expect(valuesOf(path, () => true)).toContain('pattern Tartan');
  expect(await offered(path)).not.toContain('pattern Tartan');
});
