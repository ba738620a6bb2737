import { describe, expect, it } from 'vitest';
import { run } from '../database.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { encodeUid } from '../uid.ts';

interface Listed {
  products: {
    total_count: number;
    items: { sku: string }[];
    page_info: { current_page: number; page_size: number; total_pages: number };
    aggregations: {
      attribute_code: string;
      label: string;
      count: number;
      options: { label: string; value: string; count: number }[];
    }[];
    suggestions: { search: string }[];
    sort_fields: { default: string; options: { value: string }[] };
  } | null;
}

const { query, db } = makeSandbox();

interface Judged {
  uid: string;
  stock_status: string;
  rating_summary: number;
  review_count: number;
  price_range: { minimum_price: { discount: { percent_off: number } } };
}

const LIST = `query List($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput, $pageSize: Int, $currentPage: Int) {
  products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
    total_count items { sku } page_info { current_page page_size total_pages }
    aggregations { attribute_code label count options { label value count } } suggestions { search } sort_fields { default options { value } }
  }
}`;

async function list(variables: Record<string, unknown>) {
  const answer = await query(LIST, variables);
  const products = (answer.data as Listed | null)?.products ?? null;
  return {
    products,
    skus: products?.items.map(({ sku }) => sku),
    message: answer.errors?.[0]?.message,
    category: answer.errors?.[0]?.extensions?.['category'],
  };
}

async function facet(attribute: string, variables: Record<string, unknown>) {
  const { products } = await list(variables);
  return Object.fromEntries(
    (products?.aggregations.find(each => each.attribute_code === attribute)?.options ?? []).map(({ label, count }) => [
      label,
      count,
    ]),
  );
}

const audio = { category_url_path: { eq: 'audio' } };

describe('listing arguments', () => {
  it.each([
    [{}, "'search' or 'filter' input argument is required."],
    [{ filter: audio, pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ filter: audio, pageSize: -4 }, 'pageSize value must be greater than 0.'],
    [{ filter: audio, currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [
      { filter: audio, pageSize: 2, currentPage: 9 },
      'currentPage value 9 specified is greater than the 3 page(s) available.',
    ],
    [{ filter: { category_uid: { eq: 'abc' } } }, 'Value of uid "abc" is incorrect.'],
  ])('%j: %s', async (variables, message) => {
    expect(await list(variables)).toMatchObject({ message, category: 'graphql-input', products: null });
  });

  it('answers a page with its page_info, 20 to a page unless asked', async () => {
    expect((await list({ filter: audio })).products?.page_info).toEqual({
      current_page: 1,
      page_size: 20,
      total_pages: 1,
    });
    const second = await list({ filter: audio, pageSize: 4, currentPage: 2 });
    expect(second.products).toMatchObject({
      total_count: 6,
      page_info: { current_page: 2, page_size: 4, total_pages: 2 },
    });
    expect(second.skus).toHaveLength(2);
  });

  it('finds nothing without an error', async () => {
    expect((await list({ filter: { sku: { eq: 'NO-SUCH' } }, currentPage: 7 })).products).toMatchObject({
      total_count: 0,
      items: [],
      page_info: { total_pages: 0 },
    });
  });
});

describe('filters', () => {
  it.each([
    [{ category_uid: { eq: encodeUid(3) } }, 6],
    [{ category_id: { eq: '3' } }, 6],
    [{ category_url_path: { eq: 'audio/headphones' } }, 4],
    [{ category_url_path: { in: ['audio/speakers', 'mobiles'] } }, 4],
    [{ ...audio, brand_code: { eq: 'tiranga' } }, 3],
    [{ ...audio, brand_code: { in: ['tiranga', 'aurora'] } }, 6],
    [{ ...audio, price: { from: '1499', to: '2999' } }, 3],
    [{ ...audio, price: { from: '3000' } }, 2],
    [{ price: { to: '500' } }, 1],
    [{ sku: { in: ['aur-sp-1', 'TIR-SP-1'] } }, 2],
    [{ url_key: { eq: 'nila-one-phone' } }, 1],
    [{ name: { match: 'speaker' } }, 2],
    [{ name: { match: 'speak' } }, 0],
    [{ name: { match: 'speak', match_type: 'PARTIAL' } }, 2],
    [{ short_description: { match: 'in short' } }, 10],
    [{ description: { match: 'studio headphones' } }, 1],
    [{ description: { match: 'studio headph' } }, 0],
    [{ description: { match: 'studio headph', match_type: 'PARTIAL' } }, 1],
    [{ color: { eq: '11' } }, 1],
    [{ color: { eq: '12' } }, 0],
    [{ size: { eq: '11x' } }, 0],
    [{ category_id: { eq: 'nonsense' } }, 0],
    [{}, 10],
  ])('%j leaves %i', async (filter, count) => {
    expect((await list({ filter })).products?.total_count).toBe(count);
  });

  it('never lists a variant on its own', async () => {
    expect((await list({ filter: { sku: { eq: 'NIL-PH-1-MB-128' } } })).skus).toEqual([]);
  });
});

describe('search', () => {
  it('finds whole and begun words of name, brand and category, in any case', async () => {
    expect((await list({ search: 'NILA pho' })).skus).toEqual(expect.arrayContaining(['NIL-PH-1', 'NIL-PH-2']));
    expect((await list({ search: 'android' })).skus).toEqual(expect.arrayContaining(['NIL-PH-1', 'NIL-PH-2']));
    expect((await list({ search: 'tiranga party' })).skus).toEqual(['TIR-SP-1']);
  });

  it('finds a product by the number of its variant', async () => {
    expect((await list({ search: 'NIL-PH-1-MB-256' })).skus?.[0]).toBe('NIL-PH-1');
  });

  it('puts a match in the name before one elsewhere, and sold out last', async () => {
    const { skus } = await list({ search: 'headphones' });
    expect(skus?.at(-1)).toBe('TIR-HP-2');
    expect(skus).toHaveLength(4);
  });

  it('takes any of the words when nothing has all of them', async () => {
    expect((await list({ search: 'travel chandelier' })).skus).toEqual(['AUR-HP-2']);
  });

  it('suggests the nearest words only when nothing was found', async () => {
    expect((await list({ search: 'spekr' })).products).toMatchObject({
      total_count: 0,
      suggestions: [{ search: 'speaker' }],
    });
    expect((await list({ search: 'hedphones' })).products).toMatchObject({
      total_count: 4,
      suggestions: [{ search: 'headphones' }],
    });
    expect((await list({ search: 'speaker' })).products?.suggestions).toEqual([]);
    expect((await list({ search: 'xqzwv' })).products?.suggestions).toEqual([]);
  });

  it.each([
    '"',
    "'",
    '*',
    'AND',
    'NEAR(a b)',
    'name:',
    '(((',
    '-',
    '%',
    '   ',
    '\u0000',
    '😀',
    'a'.repeat(10_000),
    "'; DROP TABLE product; --",
  ])('survives %j', async search => {
    expect((await list({ search })).message).toBeUndefined();
  });
});

describe('sorting', () => {
  it('sorts by price and name, ties by the newest', async () => {
    expect((await list({ filter: audio, sort: { price: 'ASC' } })).skus).toEqual([
      'TIR-HP-2',
      'TIR-HP-1',
      'AUR-SP-1',
      'AUR-HP-2',
      'AUR-HP-1',
      'TIR-SP-1',
    ]);
    expect((await list({ filter: audio, sort: { price: 'DESC' } })).skus?.[0]).toBe('TIR-SP-1');
    expect((await list({ filter: audio, sort: { name: 'ASC' } })).skus?.[0]).toBe('AUR-SP-1');
  });

  it.each([
    ['saving', ({ price_range: { minimum_price: least } }: Judged) => least.discount.percent_off],
    ['rating_summary', ({ rating_summary: percent }: Judged) => percent],
    ['popularity', ({ review_count: count }: Judged) => count],
    ['created_at', ({ uid }: Judged) => Number(atob(uid))],
  ] as const)('sorts by %s, what can be bought first', async (field, rankOf) => {
    const { data } = await query(
      `{ products(filter: { category_url_path: { eq: "audio" } }, sort: { ${field}: DESC }) { items { uid stock_status
         rating_summary review_count price_range { minimum_price { discount { percent_off } } } } } }`,
    );
    const { items } = (data as { products: { items: Judged[] } }).products;
    expect(new Set(items.map(rankOf)).size).toBeGreaterThan(1);
    const salable = items.filter(({ stock_status: status }) => status === 'IN_STOCK');
    expect(items.slice(0, salable.length)).toEqual(salable);
    expect(salable.map(rankOf)).toEqual(salable.map(rankOf).toSorted((a, b) => b - a));
  });

  it('lists a category by position and a search by relevance', async () => {
    const category = await list({ filter: audio });
    expect(category.skus?.[0]).toBe('AUR-HP-1');
    expect(category.products?.sort_fields).toEqual({
      default: 'position',
      options: ['position', 'name', 'price', 'saving', 'popularity', 'created_at', 'rating_summary'].map(value => ({
        value,
      })),
    });
    expect((await list({ search: 'speaker' })).products?.sort_fields.default).toBe('relevance');
  });
});

describe('aggregations', () => {
  it('come as price, category, then attributes, and count the filtered result', async () => {
    const { products } = await list({ filter: { ...audio, price: { from: '1000', to: '3000' } } });
    expect(products?.aggregations.map(({ attribute_code, label }) => [attribute_code, label])).toEqual([
      ['price', 'Price'],
      ['category_uid', 'Category'],
      ['brand_code', 'Brand'],
    ]);
    expect(products?.aggregations[2]).toMatchObject({
      count: 2,
      options: [
        { label: 'Aurora', value: 'aurora', count: 2 },
        { label: 'Tiranga', value: 'tiranga', count: 1 },
      ],
    });
    expect(await facet('category_uid', { filter: { ...audio, brand_code: { eq: 'tiranga' } } })).toEqual({
      Audio: 3,
      Headphones: 2,
      Speakers: 1,
    });
  });

  it('cut prices into ranges that hold as many products as they say', async () => {
    const { products } = await list({ filter: audio });
    const { options } = products!.aggregations.find(each => each.attribute_code === 'price')!;
    expect(options).toEqual([
      { label: '0-2500', value: '0_2500', count: 3 },
      { label: '2500-9000', value: '2500_9000', count: 3 },
    ]);
    for (const { value, count } of options) {
      const [from, to] = value.split('_') as [string, string];
      expect(
        (await list({ filter: { ...audio, price: { from, to: String(Number(to) - 0.01) } } })).products?.total_count,
      ).toBe(count);
    }
  });

  it('let a second brand be chosen beside the first', async () => {
    expect(await facet('brand_code', { filter: { ...audio, brand_code: { eq: 'tiranga' } } })).toEqual({
      Aurora: 3,
      Tiranga: 3,
    });
  });

  it('offer only colours that can be bought', async () => {
    expect(await facet('color', { filter: { category_url_path: { eq: 'mobiles' } } })).toEqual({ 'Midnight blue': 1 });
  });

  it('call nothing but a colour a colour', async () => {
    const odd = makeSandbox();
    odd.db.exec(
      "UPDATE attribute_option SET swatch = 'url(https://evil.example/seen)'; UPDATE product_option SET swatch = 'url(https://evil.example/seen)'",
    );
    const answer = await odd.query(`{ products(filter: { category_url_path: { eq: "mobiles" } }) {
      filters { filter_items { ... on SwatchLayerFilterItemInterface { swatch_data { value } } } }
      items { ... on ConfigurableProduct { configurable_options { values { swatch_data { __typename value } } } } } } }`);
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer.data)).not.toMatch(/evil|ColorSwatchData/);
  });

  it('say with the older filters which colour a value is', async () => {
    const answer =
      await query(`{ products(filter: { category_url_path: { eq: "mobiles" } }) { filters { request_var filter_items_count
      filter_items { label value_string ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } } } }`);
    const { filters } = (
      answer.data as { products: { filters: { request_var: string; filter_items: { label: string }[] }[] } }
    ).products;
    expect(filters.find(each => each.request_var === 'color')?.filter_items).toEqual([
      {
        label: 'Midnight blue',
        value_string: expect.stringMatching(/^\d+$/),
        swatch_data: { type: '1', value: expect.stringMatching(/^#[0-9a-f]{6}$/i) },
      },
    ]);
    expect(filters.find(each => each.request_var === 'brand_code')?.filter_items[0]).not.toHaveProperty('swatch_data');
  });

  it('count every attribute that products are sold in, and narrow by it', async () => {
    const mobiles = { category_url_path: { eq: 'mobiles' } };
    const all = await facet('storage', { filter: mobiles });
    expect(Object.keys(all).length).toBeGreaterThan(1);
    const { products } = await list({ filter: mobiles });
    const smallest = products!.aggregations.find(each => each.attribute_code === 'storage')!.options[0]!;
    expect((await list({ filter: { ...mobiles, storage: { in: [smallest.value] } } })).products?.total_count).toBe(
      smallest.count,
    );
  });

  it('name what a listing can be narrowed by', async () => {
    const codes = async (args: string) => {
      const answer = await query(`{ attributesList(${args}) { items { code } } }`);
      return (answer.data as { attributesList: { items: { code: string }[] } }).attributesList.items.map(
        ({ code }) => code,
      );
    };
    expect(await codes('entityType: CATALOG_PRODUCT, filters: { is_filterable: true }')).toEqual([
      'price',
      'brand_code',
      'color',
      'storage',
      'size',
    ]);
    expect(await codes('entityType: CATALOG_CATEGORY')).toEqual([]);
  });

  it('can be limited to the children of the chosen category', async () => {
    const answer = await query(
      '{ products(filter: { category_url_path: { eq: "audio" } }) { aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } } } }',
    );
    const { aggregations } = (answer.data as unknown as Listed).products!;
    expect(
      aggregations.find(({ attribute_code }) => attribute_code === 'category_uid')?.options.map(({ label }) => label),
    ).toEqual(['Headphones', 'Speakers']);
  });
});

describe('stock', () => {
  it('is seen at once by price range, filters and status', async () => {
    const ask = async () => {
      const answer = await query(`{ products(filter: { sku: { eq: "NIL-PH-1" } }) { items {
        stock_status price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
        ... on ConfigurableProduct { variants { product { sku } } } } } }`);
      return (answer.data as { products: { items: unknown[] } }).products.items[0];
    };
    const price = (minimum: number, maximum: number) => ({
      minimum_price: { final_price: { value: minimum } },
      maximum_price: { final_price: { value: maximum } },
    });
    expect(await ask()).toEqual({
      stock_status: 'IN_STOCK',
      price_range: price(13_999, 17_999),
      variants: [{ product: { sku: 'NIL-PH-1-MB-128' } }, { product: { sku: 'NIL-PH-1-MB-256' } }],
    });
    run(db, "UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-1-MB-128'");
    expect(await ask()).toEqual({
      stock_status: 'IN_STOCK',
      price_range: price(17_999, 17_999),
      variants: [{ product: { sku: 'NIL-PH-1-MB-256' } }],
    });
    run(db, "UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-1-MB-256'");
    expect(await ask()).toEqual({ stock_status: 'OUT_OF_STOCK', price_range: price(13_999, 17_999), variants: [] });
    run(db, "UPDATE product SET stock = 12 WHERE sku = 'NIL-PH-1-MB-128'");
    run(db, "UPDATE product SET stock = 4 WHERE sku = 'NIL-PH-1-MB-256'");
  });
});
