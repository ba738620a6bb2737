import { formsOf } from '@shop/artwork';
import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { brands } from './brands.ts';
import * as shipped from './index.ts';
import { categories } from './categories.ts';
import { families, notices, products } from './products.ts';
import type { ProductSeed } from './ProductSeed.ts';
import type { OptionSeed } from './variantTypes.ts';

const paths = new Set(categories.map(category => category.path));
const depth = (path: string): number => path.split('/').length;
const shelves = categories.filter(({ path }) => depth(path) === 3).map(({ path }) => path);

/** Values that more than one product of a category has. */
function repeated(valueOf: (product: ProductSeed) => string, among: ProductSeed[]): string[] {
  const values = among.map(valueOf);
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** What to mend, by its stock-keeping unit, so that a failure names all of it. */
const skusWhere = (isWrong: (product: ProductSeed) => boolean): string[] =>
  products.filter(isWrong).map(product => product.sku);

const hex = /^#[0-9a-f]{6}$/;

/** A parent lists what its children list, so the widest categories are checked with everything below them. */
const isListedIn =
  (path: string) =>
  (product: ProductSeed): boolean =>
    product.categories.some(listed => listed === path || listed.startsWith(`${path}/`));

describe('the catalogue', () => {
  it('has at least 300 products from at least 60 families', () => {
    expect(products.length).toBeGreaterThanOrEqual(300);
    expect(new Set(families.map(family => family.key)).size).toBe(families.length);
    expect(families.length).toBeGreaterThanOrEqual(60);
  });

  // Rule catalogue-25.
  it('costs a little more or less here and there at zepp and uni, in whole rupees', () => {
    const own = products.flatMap(({ price, specialPrice = price, inViews = {} }) =>
      Object.entries(inViews).flatMap(([view, said]) =>
        said.price === undefined && said.specialPrice === undefined
          ? []
          : [
              {
                view,
                share: (said.specialPrice ?? said.price ?? 0) / specialPrice,
                paise: [said.price ?? 0, said.specialPrice ?? 0],
              },
            ],
      ),
    );
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(new Set(own.map(({ view }) => view))).toEqual(new Set(['zepp', 'uni']));
    expect(
      own.filter(
        ({ share, paise }) => share < 0.85 || share > 1.15 || share === 1 || paise.some(each => each % 100 !== 0),
      ),
    ).toEqual([]);
  });

  it('reads everything that its files say', () => {
    expect([...notices]).toEqual([]);
  });

  it('has so many top-level categories that the menu overflows, in three levels', () => {
    expect(categories.filter(({ path }) => depth(path) === 1).length).toBeGreaterThanOrEqual(11);
    expect(new Set(categories.map(({ path }) => depth(path)))).toEqual(new Set([1, 2, 3]));
    for (const { path } of categories.filter(category => depth(category.path) > 1))
      expect(paths).toContain(path.slice(0, path.lastIndexOf('/')));
  });

  it('describes what it sells to women and men, not whom', () => {
    expect(categories.filter(({ description }) => /^(?:Women|Men) from /.test(description ?? ''))).toEqual([]);
  });

  it('promises delivery to no pincode of what is not sent', () => {
    const promised = (path: string) => categories.find(category => category.path === path)?.description;
    expect(promised('books-stationery/books')).toContain('pincode');
    for (const path of ['protection', 'subscriptions', 'subscriptions/courses'])
      expect(promised(`vouchers-subscriptions/${path}`)).toMatch(/ from .*, with prices and ratings on every page\.$/);
  });

  it('weighs only what has a weight of its own', async () => {
    const sandbox = makeSandbox({ catalogue: shipped });
    const { data } = await sandbox.query(
      '{ products(filter: { sku: { eq: "GRP-103" } }) { items { specifications { rows { label } } } } }',
    );
    const { items } = data!['products'] as { items: { specifications: { rows: { label: string }[] }[] }[] };
    const labels = items[0]!.specifications.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels).toContain('Model number');
    expect(labels).not.toContain('Weight in its packing');
  });

  it('sells at least 25 brands, all of them introduced', () => {
    const sold = new Set(products.map(product => product.brand));
    expect(sold.size).toBeGreaterThanOrEqual(25);
    const known = new Set<string>(brands.map(brand => brand.code));
    expect([...sold].filter(code => !known.has(code))).toEqual([]);
  });

  it('lists every product in categories that exist, and offers a choice on every shelf', () => {
    expect(skusWhere(({ categories: listed }) => listed.length === 0 || listed.some(path => !paths.has(path)))).toEqual(
      [],
    );
    expect(shelves.filter(path => products.filter(isListedIn(path)).length < 2)).toEqual([]);
  });

  it('shows every type of product and every state of stock', () => {
    expect(new Set(products.map(product => product.type))).toEqual(
      new Set(['simple', 'configurable', 'virtual', 'bundle', 'grouped', 'downloadable', 'giftcard']),
    );
    expect(products.filter(product => product.stock === 0).length).toBeGreaterThanOrEqual(5);
    expect(products.filter(product => product.stock > 0 && product.stock <= 5).length).toBeGreaterThanOrEqual(10);
    expect(products.filter(product => product.surcharge !== undefined).length).toBeGreaterThanOrEqual(20);
    expect(products.filter(product => product.otherPlatforms !== undefined).length).toBeGreaterThanOrEqual(60);
    expect(products.some(product => product.specialPrice === undefined)).toBe(true);
  });
});

describe('names, texts and pictures', () => {
  it('gives every product an address and a stock-keeping unit of its own, variants included', () => {
    expect(repeated(product => product.urlKey, products)).toEqual([]);
    const skus = products.flatMap(product => [product.sku, ...(product.variants ?? []).map(variant => variant.sku)]);
    expect(skus.filter((sku, at) => skus.indexOf(sku) !== at)).toEqual([]);
    expect(skusWhere(({ urlKey }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey))).toEqual([]);
  });

  it.each(categories.filter(({ path }) => depth(path) === 1).map(({ path }) => path))(
    'repeats no name, description or picture in %s',
    path => {
      const listed = products.filter(isListedIn(path));
      expect(repeated(product => product.name, listed)).toEqual([]);
      expect(repeated(product => product.shortDescription, listed)).toEqual([]);
      expect(repeated(product => product.description, listed)).toEqual([]);
      expect(repeated(({ artwork: { shape, colour, seed } }) => `${shape} ${colour} ${seed}`, listed)).toEqual([]);
    },
  );

  it('says something about each product', () => {
    expect(
      skusWhere(({ description }) => !/^<p>.{60,}<\/p>\n<ul>\n(<li>[^<]+<\/li>\n){3,}<\/ul>$/.test(description)),
    ).toEqual([]);
    expect(skusWhere(({ shortDescription }) => !/^.{20,120}[.?!”]$/.test(shortDescription))).toEqual([]);
  });

  it('paints in real colours with labels that fit', () => {
    expect(
      skusWhere(({ artwork: { colour, accent, tint } }) => [colour, accent, tint].some(value => !hex.test(value))),
    ).toEqual([]);
    expect(
      skusWhere(({ artwork }) => artwork.label !== undefined && (artwork.label === '' || artwork.label.length > 18)),
    ).toEqual([]);
  });

  it('asks only for kinds of a thing that its drawing knows', () => {
    expect(skusWhere(({ artwork: { shape, form } }) => form !== undefined && !formsOf(shape).includes(form))).toEqual(
      [],
    );
  });
});

describe('prices', () => {
  const isWholeRupees = (paise: number): boolean => paise > 0 && paise % 100 === 0;

  /** Nothing is asked for it as such, only for what it consists of or for what is put on it. */
  const hasNoPrice = ({ type, bundle }: ProductSeed): boolean =>
    type === 'grouped' || type === 'giftcard' || bundle?.priceType === 'dynamic';

  it('asks whole rupees everywhere', () => {
    const amounts = ({ price, specialPrice, surcharge, otherPlatforms = [], variants = [] }: ProductSeed) =>
      [
        price === 0 ? undefined : price,
        specialPrice,
        surcharge,
        ...otherPlatforms.map(other => other.price),
        ...variants.flatMap(variant => [variant.price, variant.specialPrice]),
      ].filter(amount => amount !== undefined);
    expect(skusWhere(product => !amounts(product).every(isWholeRupees))).toEqual([]);
    expect(skusWhere(product => (product.price === 0) !== hasNoPrice(product))).toEqual([]);
  });

  it('offers below the MRP, for each variant too', () => {
    expect(
      skusWhere(product =>
        [product, ...(product.variants ?? [])].some(
          ({ price, specialPrice }) => specialPrice !== undefined && specialPrice >= price,
        ),
      ),
    ).toEqual([]);
  });

  it('shows a configurable product at the price of its cheapest variant', () => {
    expect(
      skusWhere(
        ({ price, variants }) =>
          variants !== undefined && Math.min(...variants.map(variant => variant.price)) !== price,
      ),
    ).toEqual([]);
  });
});

describe('options', () => {
  it('are there exactly where a product is configurable', () => {
    expect(
      skusWhere(
        ({ type, options, variants }) => (type === 'configurable') !== Boolean(options?.length && variants?.length),
      ),
    ).toEqual([]);
  });

  it('are answered by every variant with a value that the product comes in', () => {
    const isAnswered = ({ options = [], variants = [] }: ProductSeed): boolean =>
      variants.every(
        variant =>
          Object.keys(variant.options).length === options.length &&
          options.every(({ code, values }) => values.some(({ label }) => label === variant.options[code])),
      );
    expect(skusWhere(product => !isAnswered(product))).toEqual([]);
  });

  it('make each combination once', () => {
    expect(
      skusWhere(
        ({ variants = [] }) =>
          new Set(variants.map(variant => JSON.stringify(variant.options))).size !== variants.length,
      ),
    ).toEqual([]);
  });

  it('have no value without a variant', () => {
    const isSold = ({ variants = [] }: ProductSeed, code: OptionSeed['code'], label: string): boolean =>
      variants.some(variant => variant.options[code] === label);
    expect(
      skusWhere(product =>
        (product.options ?? []).some(({ code, values }) => values.some(({ label }) => !isSold(product, code, label))),
      ),
    ).toEqual([]);
  });

  it('show a swatch for each colour, and no two of a product alike', () => {
    const swatches = ({ options = [] }: ProductSeed) =>
      options
        .filter(option => option.code === 'color')
        .flatMap(option => option.values.map(value => value.swatch ?? ''));
    expect(skusWhere(product => swatches(product).some(swatch => !hex.test(swatch)))).toEqual([]);
    expect(skusWhere(product => new Set(swatches(product)).size !== swatches(product).length)).toEqual([]);
  });
});
