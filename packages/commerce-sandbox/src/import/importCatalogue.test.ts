import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from './importCatalogue.ts';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';
import { productOf } from './testing/productOf.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const product = (sku: string, headers: Record<string, string> = {}) => productOf(shop, sku, headers);

const route = async (url: string, headers: Record<string, string> = {}) =>
  (
    await shop.query(
      'query ($url: String!) { route(url: $url) { __typename relative_url redirect_code } }',
      { url },
      headers,
    )
  ).data?.['route'];

const search = async (text: string) => {
  const { data } = await shop.query('query ($text: String!) { products(search: $text) { items { sku } } }', { text });
  return (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
};

describe('an export of a merchant', () => {
  let report: ImportReport;
  beforeAll(async () => {
    report = await shop.load(merchantExport());
  });

  it('is counted, and what has no use is named once', () => {
    expect(report).toMatchObject({ added: 8, updated: 0 });
    expect(report.notices.toSorted()).toEqual([
      '"harvest" was passed over: the sandbox has no use for it.',
      '"origin" was passed over: the sandbox has no use for it.',
      'The images that the file names were left out and drawings made instead: give their folder with --images.',
    ]);
  });

  it('makes simple products', async () => {
    expect(await product('KLN-TEA-1')).toMatchObject({
      __typename: 'SimpleProduct',
      name: 'Kulhad Lane Nilgiri Tea, 250 g',
      url_key: 'nilgiri-tea',
      meta_title: 'Nilgiri tea from Kulhad Lane',
      meta_description: 'Whole leaf tea in a tin.',
      stock_status: 'IN_STOCK',
      quantity: 40,
      weight: 0.31,
      productsurcharge_fee: 15,
      brand_code: 'kulhad-lane',
      country_of_manufacture: 'India',
      description: { html: '<p>Picked above 1,800 metres.</p>\n<ul><li>Whole "leaf"</li><li>Tin</li></ul>' },
      price_range: { minimum_price: { regular_price: { value: 420 }, final_price: { value: 349.5 } } },
      other_platform_prices: [
        { platform: 'Kartora', price: { value: 399 } },
        { platform: 'Bazaarnest', price: { value: 410 } },
      ],
      related_products: [{ sku: 'KLN-CUP' }],
      upsell_products: [{ sku: 'KLN-SET' }],
      crosssell_products: [{ sku: 'KLN-CARD' }],
    });
  });

  it('lets listings be narrowed by an attribute of its own', async () => {
    const listing = async (filter: string) => {
      const { data, errors } = await shop.query(
        `{ products(filter: { ${filter} }) { total_count aggregations { attribute_code options { label value } } } }`,
      );
      expect(errors).toBeUndefined();
      return (
        data as {
          products: {
            total_count: number;
            aggregations: { attribute_code: string; options: { label: string; value: string }[] }[];
          };
        }
      ).products;
    };
    const whole = await listing('sku: { eq: "KLN-CUP" }');
    const [capacity] = whole.aggregations.find(each => each.attribute_code === 'capacity')?.options ?? [];
    expect(capacity?.label).toBe('90 ml');
    expect((await listing(`capacity: { in: ["${capacity?.value}"] }`)).total_count).toBe(1);
  });

  it('makes configurable products from the rows of their variants', async () => {
    expect(await product('KLN-CUP')).toMatchObject({
      __typename: 'ConfigurableProduct',
      price_range: { minimum_price: { final_price: { value: 80 } }, maximum_price: { final_price: { value: 80 } } },
      configurable_options: [
        {
          attribute_code: 'color',
          label: 'Colour',
          values: [{ label: 'Clay' }, { label: 'Sky Blue', swatch_data: { value: '#2a5db0' } }],
        },
        { attribute_code: 'capacity', label: 'Capacity', values: [{ label: '90 ml' }] },
      ],
      variants: [
        // The blue one is sold out, so it is not offered.
        {
          product: { sku: 'KLN-CUP-CLAY-S', name: 'Kulhad Cup, Clay, Small', stock_status: 'IN_STOCK' },
          attributes: [
            { code: 'color', label: 'Clay' },
            { code: 'capacity', label: '90 ml' },
          ],
        },
      ],
    });
  });

  it('makes bundles, groups, downloads and gift cards', async () => {
    expect(await product('KLN-SET')).toMatchObject({
      __typename: 'BundleProduct',
      dynamic_price: true,
      ship_bundle_items: 'TOGETHER',
      price_range: { minimum_price: { final_price: { value: 349.5 + 2 * 80 } } },
      items: [
        {
          title: 'Tea',
          type: 'select',
          required: true,
          options: [{ quantity: 1, is_default: true, can_change_quantity: true, product: { sku: 'KLN-TEA-1' } }],
        },
        {
          title: 'Cup',
          type: 'radio',
          options: [{ quantity: 2, can_change_quantity: false, product: { sku: 'KLN-CUP-CLAY-S' } }],
        },
      ],
    });
    expect(await product('KLN-GROUP')).toMatchObject({
      __typename: 'GroupedProduct',
      items: [
        { qty: 2, product: { sku: 'KLN-TEA-1' } },
        { qty: 0, product: { sku: 'KLN-EBOOK' } },
      ],
    });
    expect(await product('KLN-EBOOK')).toMatchObject({
      __typename: 'DownloadableProduct',
      links_title: 'Files',
      downloadable_product_links: [
        { title: 'EPUB', price: 0, sample_url: expect.stringMatching(/^https?:/) },
        { title: 'Audio', price: 100 },
      ],
      downloadable_product_samples: [{ title: 'First pages' }],
    });
    expect(await product('KLN-CARD')).toMatchObject({
      __typename: 'GiftCardProduct',
      giftcard_type: 'VIRTUAL',
      allow_open_amount: true,
      open_amount_min: 200,
      open_amount_max: 5000,
      lifetime: 365,
      giftcard_amounts: [{ value: 500 }, { value: 1000 }],
    });
  });

  it('makes the categories that it names, with their slashes and commas', async () => {
    const { data } = await shop.query(
      '{ categoryList(filters: { url_path: { eq: "kulhad-lane" } }) { name product_count children { name url_path image } } }',
    );
    expect(data?.['categoryList']).toEqual([
      {
        name: 'Kulhad Lane',
        product_count: expect.any(Number),
        children: [
          { name: 'Tea / Chai', url_path: 'kulhad-lane/tea-chai', image: expect.any(String) },
          { name: 'Salt, sugar and spice', url_path: 'kulhad-lane/salt-sugar-and-spice', image: expect.any(String) },
          { name: 'Cups', url_path: 'kulhad-lane/cups', image: expect.any(String) },
          { name: 'Books', url_path: 'kulhad-lane/books', image: expect.any(String) },
        ],
      },
    ]);
    expect(await route('kulhad-lane/cups.html')).toMatchObject({ __typename: 'CategoryTree' });
    expect(await route('kulhad-lane/cups/kulhad-cup.html')).toMatchObject({ __typename: 'ConfigurableProduct' });
  });

  it('says what a store view says otherwise there, and only there', async () => {
    expect(await product('KLN-TEA-1', { Store: 'uni' })).toMatchObject({
      name: 'Nilgiri Tea for Hostel Rooms',
      url_key: 'hostel-tea',
      short_description: { html: 'Awake until the last lecture.' },
      meta_title: 'Nilgiri tea from Kulhad Lane',
    });
    expect(await route('hostel-tea.html', { Store: 'uni' })).toMatchObject({
      __typename: 'SimpleProduct',
      relative_url: 'hostel-tea.html',
    });
    expect(await route('nilgiri-tea.html', { Store: 'uni' })).toBeNull();
    expect(await route('hostel-tea.html')).toBeNull();
    expect(await route('nilgiri-tea.html')).toMatchObject({ __typename: 'SimpleProduct' });
  });

  it('shows what its visibility says, where it says', async () => {
    const { data } = await shop.query(
      '{ products(filter: { category_url_path: { eq: "kulhad-lane" } }, pageSize: 50) { items { sku } } }',
    );
    const listed = (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
    expect(listed.toSorted()).toEqual(['KLN-CARD', 'KLN-CUP', 'KLN-EBOOK', 'KLN-GROUP', 'KLN-SET', 'KLN-TEA-1']);
    expect(await search('tasting class')).toEqual(['KLN-CLASS']);
    expect(await search('strainer')).not.toContain('KLN-OLD');
    expect(await route('strainer.html')).toBeNull();
    expect(await search('nilgiri')).toContain('KLN-TEA-1');
  });

  it('draws pictures where none came', async () => {
    const { media_gallery: gallery } = (await product('KLN-TEA-1')) as { media_gallery: { url: string }[] };
    expect(gallery).toHaveLength(3);
    const answer = await shop.fetch(new Request(gallery[0]!.url));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
  });

  it('updates by sku, keeps what the row leaves empty, and keeps ids and carts', async () => {
    const cart = (await shop.query('mutation { createEmptyCart }')).data?.['createEmptyCart'] as string;
    await shop.query(
      'mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "KLN-TEA-1", quantity: 2 }]) { user_errors { message } } }',
      { cart },
    );
    const uid = async () =>
      (
        (await shop.query('{ products(filter: { sku: { eq: "KLN-TEA-1" } }) { items { uid } } }')).data as {
          products: { items: { uid: string }[] };
        }
      ).products.items[0]!.uid;
    const before = await uid();
    expect(await shop.load('sku,price,special_price,qty\nKLN-TEA-1,500.00,__EMPTY__VALUE__,7\n')).toMatchObject({
      added: 0,
      updated: 1,
    });
    expect(await uid()).toBe(before);
    expect(await product('KLN-TEA-1')).toMatchObject({
      name: 'Kulhad Lane Nilgiri Tea, 250 g',
      quantity: 7,
      brand_code: 'kulhad-lane',
      price_range: { minimum_price: { regular_price: { value: 500 }, final_price: { value: 500 } } },
      related_products: [{ sku: 'KLN-CUP' }],
    });
    expect(await product('KLN-TEA-1', { Store: 'uni' })).toMatchObject({ name: 'Nilgiri Tea for Hostel Rooms' });
    expect(await product('KLN-SET')).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 500 + 2 * 80 } } },
    });
    const { data } = await shop.query(
      'query ($cart: String!) { cart(cart_id: $cart) { items { quantity product { sku } } } }',
      { cart },
    );
    expect(data?.['cart']).toEqual({ items: [{ quantity: 2, product: { sku: 'KLN-TEA-1' } }] });
  });

  it('limits the pieces in a cart', async () => {
    await shop.load('sku,min_cart_qty,max_cart_qty\nKLN-CLASS,2.0000,4.0000\n');
    const cart = (await shop.query('mutation { createEmptyCart }')).data?.['createEmptyCart'] as string;
    const add = async (quantity: number) => {
      const { data } = await shop.query(
        'mutation ($cart: String!, $quantity: Float!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "KLN-CLASS", quantity: $quantity }]) { user_errors { message } } }',
        { cart, quantity },
      );
      return (data as { addProductsToCart: { user_errors: { message: string }[] } }).addProductsToCart.user_errors.map(
        ({ message }) => message,
      );
    };
    expect(await add(1)).toEqual([expect.stringContaining('The fewest you may purchase is 2.')]);
    expect(await add(5)).toEqual([expect.stringContaining('The most you may purchase is 4.')]);
    expect(await add(3)).toEqual([]);
  });

  // Rule cart-20.
  it('sells in steps of quantity, and says in a cart where a step came later', async () => {
    const cart = (await shop.query('mutation { createEmptyCart }')).data?.['createEmptyCart'] as string;
    const add = async (sku: string, quantity: number) => {
      const { data } = await shop.query(
        'mutation ($cart: String!, $sku: String!, $quantity: Float!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { code message } } }',
        { cart, sku, quantity },
      );
      return (data as { addProductsToCart: { user_errors: object[] } }).addProductsToCart.user_errors;
    };
    expect(await add('KLN-TEA-1', 4)).toEqual([]);
    await shop.load('sku,qty_increments,enable_qty_increments,min_cart_qty\nKLN-TEA-1,3.0000,1,2\n');
    expect(await product('KLN-TEA-1')).toMatchObject({ qty_increments: 3, min_sale_qty: 2 });
    const message = 'You can buy this product only in quantities of 3 at a time.';
    expect(await add('KLN-TEA-1', 1)).toEqual([{ code: 'UNDEFINED', message }]);
    const read = async () =>
      (
        await shop.query(
          'query ($cart: String!) { cart(cart_id: $cart) { items { quantity min_qty is_available not_available_message errors { code message } } } }',
          { cart },
        )
      ).data?.['cart'];
    expect(await read()).toEqual({
      items: [
        {
          quantity: 4,
          min_qty: 2,
          is_available: false,
          not_available_message: message,
          errors: [{ code: 'ITEM_INCREMENTS', message }],
        },
      ],
    });
    expect(await add('KLN-TEA-1', 2)).toEqual([]);
    expect(await read()).toMatchObject({ items: [{ quantity: 6, is_available: true, errors: null }] });
    await shop.load('sku,use_config_enable_qty_inc,enable_qty_increments\nKLN-TEA-1,1,1\n');
    expect(await product('KLN-TEA-1')).toMatchObject({ qty_increments: 1 });
  });

  it('keeps steps and tier prices of a variant', async () => {
    await shop.load(
      'sku,qty_increments,enable_qty_increments,additional_attributes\nKLN-CUP-CLAY-S,2,1,"sandbox_tier_prices=4=70|10=15%"\n',
    );
    expect(await product('KLN-CUP')).toMatchObject({
      qty_increments: 1,
      variants: expect.arrayContaining([
        expect.objectContaining({
          product: expect.objectContaining({
            sku: 'KLN-CUP-CLAY-S',
            qty_increments: 2,
            price_tiers: [
              { quantity: 4, final_price: { value: 70 } },
              { quantity: 10, final_price: { value: 68 } },
            ],
          }),
        }),
      ]),
    });
  });

  it('leaves out a special price that has ended or not begun', async () => {
    const rows = ['NOW-1,2026-03-01,2026-03-02', 'NOW-2,1/1/26,', 'NOW-3,2026-03-03,', 'NOW-4,,3/1/26'].map(
      row => `${row.split(',')[0]},simple,Dated,100,90,${row.split(',').slice(1).join(',')}`,
    );
    const { notices } = await shop.load(
      `sku,product_type,name,price,special_price,special_price_from_date,special_price_to_date\n${rows.join('\n')}\n`,
    );
    expect(notices).toEqual(['A special price outside its dates was left out: import the file again on its day.']);
    const paid = async (sku: string) =>
      ((await product(sku)) as { price_range: { minimum_price: { final_price: { value: number } } } }).price_range
        .minimum_price.final_price.value;
    expect(await Promise.all(['NOW-1', 'NOW-2', 'NOW-3', 'NOW-4'].map(paid))).toEqual([90, 90, 100, 100]);
  });

  it('updates a variant by its own row', async () => {
    await shop.load('sku,price,qty,is_in_stock\nKLN-CUP-BLUE-S,70.00,5,1\n');
    expect(await product('KLN-CUP')).toMatchObject({
      variants: [
        { product: { sku: 'KLN-CUP-CLAY-S' } },
        {
          product: {
            sku: 'KLN-CUP-BLUE-S',
            stock_status: 'IN_STOCK',
            price_range: { minimum_price: { final_price: { value: 70 } } },
          },
        },
      ],
    });
  });
});
