import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from './importCatalogue.ts';
import { makeMerchantShop, merchantExport } from './testing/merchantShop.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const PRODUCT = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  __typename name url_key meta_title meta_description stock_status quantity productsurcharge_fee brand_code country_of_manufacture
  description { html } short_description { html }
  price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
  other_platform_prices { platform price { value } } categories { name url_path }
  related_products { sku } upsell_products { sku } crosssell_products { sku } media_gallery { url label }
  ... on PhysicalProductInterface { weight }
  ... on ConfigurableProduct {
    configurable_options { attribute_code label values { label swatch_data { value } } }
    variants { product { sku name stock_status price_range { minimum_price { final_price { value } } } } attributes { code label } }
  }
  ... on BundleProduct { dynamic_price ship_bundle_items items { title type required options { quantity is_default can_change_quantity product { sku } } } }
  ... on GroupedProduct { items { qty product { sku } } }
  ... on DownloadableProduct { links_purchased_separately links_title downloadable_product_links { title price sample_url } downloadable_product_samples { title sample_url } }
  ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max lifetime giftcard_amounts { value } }
} } }`;

async function product(sku: string, headers: Record<string, string> = {}) {
  const { data, errors } = await shop.query(PRODUCT, { sku }, headers);
  expect(errors).toBeUndefined();
  return (data as { products: { items: Record<string, unknown>[] } }).products.items[0];
}

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

describe('images', () => {
  const images = join(shop.dataDir, 'images');
  beforeAll(async () => {
    mkdirSync(join(images, 't/e'), { recursive: true });
    const picture = (background: string) => sharp({ create: { width: 320, height: 240, channels: 3, background } });
    await picture('#cc2200').png().toFile(join(images, 't/e/tea-tin.png'));
    await picture('#00cc22').jpeg().toFile(join(images, 't/e/tea-leaf.jpg'));
    await picture('#2200cc').jpeg().toFile(join(images, 'tea-cup.jpg'));
    writeFileSync(join(images, 'broken.jpg'), 'not a picture');
    writeFileSync(join(images, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#ffffff' } })
      .png({ compressionLevel: 9 })
      .toFile(join(images, 'huge.png'));
  });

  it('are served in the sizes that are asked for', async () => {
    await shop.load(merchantExport(), images);
    const { media_gallery: gallery } = (await product('KLN-TEA-1')) as {
      media_gallery: { url: string; label: string }[];
    };
    expect(gallery.map(({ label }) => label)).toEqual(['The tin', 'The leaf', 'The cup']);
    expect(gallery[0]!.url).toMatch(/\/media\/catalog\/product\/t\/e\/tea-tin\.[0-9a-f]{10}\.png$/);
    const answer = await shop.fetch(
      new Request(`${gallery[0]!.url}?auto=webp&width=80`, { headers: { accept: 'image/webp' } }),
    );
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 80, height: 60 });
    expect(data[0]).toBeGreaterThan(180);
    expect(data[1]).toBeLessThan(60);
  });

  it('stay when the product is imported again without them', async () => {
    await shop.load('sku,qty\nKLN-TEA-1,9\n');
    expect(((await product('KLN-TEA-1')) as { media_gallery: unknown[] }).media_gallery).toHaveLength(3);
  });

  it.each([
    ['../../etc/passwd', 'leads out of the folder of images'],
    ['/t/e/none.jpg', 'is not in the folder of images'],
    ['broken.jpg', 'is broken or no picture'],
    ['drawing.svg', 'is SVG: use JPEG, PNG, WebP, GIF or AVIF'],
    ['huge.png', 'has more than 100 million pixels'],
    ['https://shop.example/a.jpg', 'is an address: put the file into the folder of images and name it'],
  ])('named %s are refused with their row', async (file, reason) => {
    await expect(shop.load(`sku,base_image\nKLN-TEA-1,${file}\n`, images)).rejects.toThrow(
      `line 2, base_image: "${file}" ${reason}`,
    );
  });
});

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
