import { expect, it } from 'vitest';
import { generateProducts } from '../seed/generateProducts.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const LIST = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $page: Int) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: 300, currentPage: $page) { total_count items { sku } aggregations { attribute_code options { label count } } }
}`;

interface Listed {
  total_count: number;
  items: { sku: string }[];
  aggregations: { attribute_code: string; options: { label: string; count: number }[] }[];
}

async function list(sandbox: TestSandbox, variables: object): Promise<Listed> {
  const { data, errors } = await sandbox.query(LIST, variables as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return data?.['products'] as Listed;
}

const skus = ({ items }: Listed) => items.map(({ sku }) => sku);
const options = ({ aggregations }: Listed, code: string) =>
  Object.fromEntries(
    aggregations.find(each => each.attribute_code === code)?.options.map(({ label, count }) => [label, count]) ?? [],
  );
const phones = { filter: { category_url_path: { eq: 'mobiles' } } };

it('sees what is sold out and what has become cheaper since the last listing', async () => {
  const sandbox = makeSandbox();
  const byPrice = { ...phones, sort: { price: 'ASC' } };
  expect(skus(await list(sandbox, byPrice))).toEqual(['NIL-PH-2', 'NIL-PH-1']);
  expect(options(await list(sandbox, phones), 'color')).toEqual({ 'Midnight blue': 1 });
  sandbox.db.exec(
    "UPDATE product SET stock = 5 WHERE sku = 'NIL-PH-1-IV-128'; UPDATE product SET price = 100000, special_price = NULL WHERE sku = 'NIL-PH-1-MB-256'",
  );
  expect(options(await list(sandbox, phones), 'color')).toEqual({ 'Midnight blue': 1, Ivory: 1 });
  expect(skus(await list(sandbox, byPrice))).toEqual(['NIL-PH-1', 'NIL-PH-2']);
  sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-2'");
  expect(skus(await list(sandbox, phones))).toEqual(['NIL-PH-1', 'NIL-PH-2']);
});

it('counts the prices of many products as they are now', async () => {
  const sandbox = makeSandbox({ products: 1500 });
  const agrees = async () => {
    const { aggregations } = await list(sandbox, { filter: {} });
    const ranges = aggregations.find(each => each.attribute_code === 'price')!.options;
    expect(ranges.length).toBeGreaterThan(2);
    for (const { label, count } of ranges) {
      const [from, to] = label.split('-').map(Number) as [number, number];
      const { total_count: total } = await list(sandbox, {
        filter: { price: { from: String(from), to: String(to - 0.01) } },
      });
      expect([label, total]).toEqual([label, count]);
    }
    return ranges;
  };
  const before = await agrees();
  sandbox.db.exec(
    "UPDATE product SET price = 7, special_price = NULL WHERE type = 'simple' AND id % 4 = 0 AND id < 1500",
  );
  expect(await agrees()).not.toEqual(before);
});

it('sees products that came, moved and went', async () => {
  const sandbox = makeSandbox();
  const before = await list(sandbox, phones);
  const { id } = sandbox.db.prepare("SELECT id FROM product WHERE sku = 'AUR-SP-1'").get() as { id: number };
  const { category } = sandbox.db.prepare("SELECT id AS category FROM category WHERE url_path = 'mobiles'").get() as {
    category: number;
  };
  sandbox.db
    .prepare('INSERT INTO product_category (category_id, product_id, position, assigned) VALUES (?, ?, 0, 0)')
    .run(category, id);
  expect(skus(await list(sandbox, phones))).toEqual(['AUR-SP-1', ...skus(before)]);
  sandbox.db.prepare("UPDATE product SET view = 'uni' WHERE id = ?").run(id);
  expect(skus(await list(sandbox, phones))).toEqual(skus(before));
});

it('answers the same as SQL over generated products', async () => {
  const sandbox = makeSandbox({ products: 700 });
  const count = (sql: string) =>
    (
      sandbox.db
        .prepare(
          `SELECT count(*) AS n FROM product WHERE parent_id IS NULL AND (view IS NULL OR view = 'zepp') AND ${sql}`,
        )
        .get() as { n: number }
    ).n;
  const price = { price: { from: '1000', to: '5000' } };
  expect((await list(sandbox, { filter: price })).total_count).toBe(count('min_final BETWEEN 100000 AND 500000'));
  const brand = await list(sandbox, { filter: { brand_code: { eq: 'tiranga' }, ...price } });
  expect(brand.total_count).toBe(count("min_final BETWEEN 100000 AND 500000 AND brand_code = 'tiranga'"));
  expect(Object.values(options(brand, 'brand_code')).reduce((sum, each) => sum + each, 0)).toBe(
    count('min_final BETWEEN 100000 AND 500000'),
  );
  const found = await list(sandbox, { search: 'headphones' });
  expect(found.total_count).toBe(
    (
      sandbox.db
        .prepare(
          `SELECT count(*) AS n FROM product_search WHERE product_search MATCH '{name brand shelf categories detail} : "headphones"*'`,
        )
        .get() as { n: number }
    ).n,
  );
  const named = sandbox.db
    .prepare(`SELECT sku FROM product WHERE parent_id IS NULL ORDER BY name COLLATE NOCASE DESC, id DESC LIMIT 300`)
    .all()
    .map(row => row['sku']);
  const sorted = await list(sandbox, { filter: {}, sort: { name: 'DESC' } });
  expect(skus(sorted)).toEqual(named);
});

it('makes the same plausible products each time', () => {
  const make = (from: number, to: number) => [
    ...generateProducts(sampleCatalogue.families, sampleCatalogue.brands, from, to),
  ];
  const products = make(0, 300);
  expect(make(100, 110)).toEqual(products.slice(100, 110));
  expect(
    new Set(products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map(variant => variant.sku)])).size,
  ).toBe(300 + products.filter(({ variants }) => variants).length * 3);
  expect(new Set(products.map(({ urlKey }) => urlKey)).size).toBe(300);
  expect(
    products.filter(
      ({ price, specialPrice = 0 }) =>
        !Number.isSafeInteger(price) || price % 100 !== 0 || specialPrice >= price || specialPrice % 100 !== 0,
    ),
  ).toEqual([]);
  expect(
    products.filter(({ options: of = [] }) =>
      of.some(({ values }) => new Set(values.map(({ label }) => label)).size < values.length),
    ),
  ).toEqual([]);
});
