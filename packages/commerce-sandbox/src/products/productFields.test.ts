import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { encodeUid } from '../uid.ts';
import { optionUid } from './configurable.ts';

const { query } = makeSandbox();

async function product(
  sku: string,
  fields: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const answer = await query(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { __typename ${fields} } } }`,
    {},
    headers,
  );
  expect(answer.errors).toBeUndefined();
  return (answer.data as { products: { items: Record<string, unknown>[] } }).products.items[0]!;
}

it('prices a product with its discount in rupees and percent', async () => {
  const price =
    'price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } } special_price';
  expect(await product('AUR-HP-1', price)).toEqual({
    __typename: 'SimpleProduct',
    price_range: {
      minimum_price: {
        regular_price: { value: 4999, currency: 'INR' },
        final_price: { value: 3999 },
        discount: { amount_off: 1000, percent_off: 20 },
      },
    },
    special_price: 3999,
  });
  expect(await product('AUR-SP-1', price)).toMatchObject({
    special_price: null,
    price_range: { minimum_price: { discount: { amount_off: 0, percent_off: 0 } } },
  });
});

it('says how many are left when few are, and when none is', async () => {
  expect(await product('AUR-HP-2', 'stock_status only_x_left_in_stock')).toMatchObject({
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: 3,
  });
  expect(await product('AUR-HP-1', 'stock_status only_x_left_in_stock')).toMatchObject({
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
  });
  expect(await product('TIR-HP-2', 'stock_status only_x_left_in_stock')).toMatchObject({
    stock_status: 'OUT_OF_STOCK',
    only_x_left_in_stock: null,
  });
});

it('carries what the shop adds to Magento', async () => {
  expect(
    await product(
      'AUR-HP-1',
      'brand_code productsurcharge_fee other_platform_prices { platform } rating_summary review_count',
    ),
  ).toEqual({
    __typename: 'SimpleProduct',
    brand_code: 'aurora',
    productsurcharge_fee: 99,
    other_platform_prices: null,
    rating_summary: 85,
    review_count: 11,
  });
  expect(await product('TIR-HP-1', 'other_platform_prices { platform price { value } updated_at url }')).toMatchObject({
    other_platform_prices: [
      {
        platform: 'Bazaar One',
        price: { value: 1599 },
        updated_at: '2026-03-02 00:30:00',
        url: expect.stringContaining('https://bazaar-one.example/'),
      },
    ],
  });
});

it('shows its gallery by absolute addresses, and by files for the old field', async () => {
  const { media_gallery, media_gallery_entries, thumbnail } = (await product(
    'AUR-SP-1',
    'thumbnail { url label } media_gallery { url position } media_gallery_entries { file position types }',
  )) as {
    thumbnail: { url: string; label: string };
    media_gallery: { url: string; position: number }[];
    media_gallery_entries: { file: string; types: string[] }[];
  };
  expect(thumbnail).toEqual({ url: media_gallery[0]!.url, label: 'Aurora Desk Speaker' });
  expect(media_gallery.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(media_gallery[0]!.url).toMatch(
    /^http:\/\/sandbox\.test\/media\/catalog\/product\/a\/u\/aur-sp-1-front\.[0-9a-f]{10}\.jpg$/,
  );
  expect(`http://sandbox.test/media/catalog/product${media_gallery_entries[1]!.file}`).toBe(media_gallery[1]!.url);
  expect(media_gallery_entries[0]!.types).toContain('thumbnail');
});

it('writes absolute addresses with the public origin where there is one', async () => {
  const behind = makeSandbox({ publicOrigin: 'https://shop.example' });
  const answer = await behind.query('{ products(filter: { sku: { eq: "AUR-SP-1" } }) { items { image { url } } } }');
  expect(JSON.stringify(answer.data)).toContain('https://shop.example/media/catalog/product/');
});

it('describes a product as its seed does, with the table of facts', async () => {
  const { description } = (await product('AUR-SP-1', 'description { html }')) as { description: { html: string } };
  expect(description.html).toBe(
    '<p>Aurora Desk Speaker at length.</p><table><tbody><tr><th scope="row">Warranty</th><td>1 year</td></tr></tbody></table>',
  );
});

it('names its categories and what is related, itself and sold-out things left out', async () => {
  const { categories, related_products: related } = (await product(
    'AUR-HP-1',
    'categories { uid name url_path breadcrumbs { category_name } } related_products { sku }',
  )) as {
    categories: unknown;
    related_products: { sku: string }[];
  };
  expect(categories).toEqual([
    { uid: encodeUid(6), name: 'Headphones', url_path: 'audio/headphones', breadcrumbs: [{ category_name: 'Audio' }] },
  ]);
  expect(related.map(({ sku }) => sku).toSorted()).toEqual(['AUR-HP-2', 'TIR-HP-1']);
});

it('has the GraphQL type of its product type', async () => {
  expect(await product('NIL-GV-1', 'type_id')).toEqual({ __typename: 'VirtualProduct', type_id: 'virtual' });
  expect(await product('NIL-PH-1', 'type_id')).toEqual({ __typename: 'ConfigurableProduct', type_id: 'configurable' });
});

const blue = optionUid(93, 11);
const ivory = optionUid(93, 12);
const gb128 = optionUid(145, 13);
const gb256 = optionUid(145, 14);

it('asks a configurable product’s options with swatches, in order', async () => {
  const { configurable_options: options } = await product(
    'NIL-PH-1',
    '... on ConfigurableProduct { configurable_options { attribute_code attribute_id label position values { uid label value_index swatch_data { __typename value } } } }',
  );
  expect(options).toEqual([
    {
      attribute_code: 'color',
      attribute_id: '93',
      label: 'Colour',
      position: 0,
      values: [
        {
          uid: blue,
          label: 'Midnight blue',
          value_index: 11,
          swatch_data: { __typename: 'ColorSwatchData', value: '#1c2b4a' },
        },
        {
          uid: ivory,
          label: 'Ivory',
          value_index: 12,
          swatch_data: { __typename: 'ColorSwatchData', value: '#f2ead8' },
        },
      ],
    },
    {
      attribute_code: 'storage',
      attribute_id: '145',
      label: 'Storage',
      position: 1,
      values: [
        {
          uid: gb128,
          label: '128 GB',
          value_index: 13,
          swatch_data: { __typename: 'TextSwatchData', value: '128 GB' },
        },
        {
          uid: gb256,
          label: '256 GB',
          value_index: 14,
          swatch_data: { __typename: 'TextSwatchData', value: '256 GB' },
        },
      ],
    },
  ]);
});

it('leaves combinations that cannot be bought out of the variants', async () => {
  const { variants } = await product(
    'NIL-PH-1',
    '... on ConfigurableProduct { variants { attributes { code label uid value_index } product { sku } } }',
  );
  expect(variants).toEqual([
    {
      attributes: [
        { code: 'color', label: 'Midnight blue', uid: blue, value_index: 11 },
        { code: 'storage', label: '128 GB', uid: gb128, value_index: 13 },
      ],
      product: { sku: 'NIL-PH-1-MB-128' },
    },
    {
      attributes: [
        { code: 'color', label: 'Midnight blue', uid: blue, value_index: 11 },
        { code: 'storage', label: '256 GB', uid: gb256, value_index: 14 },
      ],
      product: { sku: 'NIL-PH-1-MB-256' },
    },
  ]);
});

const SELECTION = `query Choose($uids: [ID!]) { products(filter: { sku: { eq: "NIL-PH-1" } }) { items { ... on ConfigurableProduct {
  configurable_product_options_selection(configurableOptionValueUids: $uids) {
    options_available_for_selection { attribute_code option_value_uids } variant { sku } media_gallery { url }
    configurable_options { attribute_code values { label is_available } } } } } } }`;

it.each([
  [[], [blue], [gb128, gb256], null, 'nil-ph-1-front'],
  [[blue], [blue], [gb128, gb256], null, 'nil-ph-1-mb-128-front'],
  [[blue, gb256], [blue], [gb128, gb256], 'NIL-PH-1-MB-256', 'nil-ph-1-mb-256-front'],
  [[ivory], [blue], [], null, 'nil-ph-1-front'],
] as [string[], string[], string[], string | null, string][])(
  'after choosing %j the rest is narrowed',
  async (uids, colours, storages, sku, picture) => {
    const answer = await query(SELECTION, { uids });
    const [{ configurable_product_options_selection: selection }] = (
      answer.data as {
        products: {
          items: [
            { configurable_product_options_selection: Record<string, unknown> & { media_gallery: { url: string }[] } },
          ];
        };
      }
    ).products.items;
    expect(selection['options_available_for_selection']).toEqual([
      { attribute_code: 'color', option_value_uids: colours },
      { attribute_code: 'storage', option_value_uids: storages },
    ]);
    expect(selection['variant']).toEqual(sku === null ? null : { sku });
    expect(selection.media_gallery[0]?.url).toContain(`/${picture}.`);
  },
);

it('refuses a chosen value that is no uid', async () => {
  expect((await query(SELECTION, { uids: ['blue'] })).errors?.[0]).toMatchObject({
    message: 'Value of uid "blue" is incorrect.',
    extensions: { category: 'graphql-input' },
  });
});

const FACTS =
  'promises { return_days return_kind sold_by warranty } specifications { name rows { label value } } box_contents size_guide offers { code }';

it('states and promises what its seed does, and nothing of itself where the seed says nothing', async () => {
  expect(await product('AUR-HP-1', FACTS)).toMatchObject({
    promises: {
      return_days: 7,
      return_kind: 'REPLACEMENT',
      sold_by: 'Aurora Direct, Pune',
      warranty: '1 year, 2 on the band',
    },
    specifications: [
      { name: 'General', rows: [{ label: 'Driver', value: '40 mm' }] },
      { name: 'Battery', rows: [{ label: 'Playing time', value: '30 h, or 5 | 6 calls' }] },
    ],
    box_contents: ['Headphones', 'Cable, 1 m'],
    size_guide: 'size-guide-heads',
  });
  expect(await product('AUR-HP-2', FACTS)).toMatchObject({
    promises: null,
    specifications: null,
    box_contents: null,
    size_guide: null,
  });
});

it('names the offered coupons that are good for its brand', async () => {
  const { offers } = await product('AUR-HP-1', FACTS);
  const codes = (offers as { code: string }[]).map(({ code }) => code);
  expect(codes).toContain('SAVE10');
  expect(codes).not.toContain('AUVIRA20');
  expect(codes).not.toContain('EXPIRED10');
});
