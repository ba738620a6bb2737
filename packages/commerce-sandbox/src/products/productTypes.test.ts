import { describe, expect, it } from 'vitest';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';

const PRODUCT = `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items {
  __typename sku type_id stock_status quantity only_x_left_in_stock special_price
  price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
  ... on BundleProduct {
    dynamic_price dynamic_sku price_view ship_bundle_items
    items {
      title type required position price_range { minimum_price { final_price { value } } }
      options { label quantity is_default can_change_quantity price price_type product { sku } }
    }
  }
  ... on GroupedProduct { items { qty position product { sku stock_status } } }
  ... on DownloadableProduct { links_title links_purchased_separately downloadable_product_links { title price sample_url } downloadable_product_samples { title sample_url } }
  ... on GiftCardProduct {
    giftcard_type allow_open_amount open_amount_min open_amount_max lifetime allow_message giftcard_amounts { value uid }
    gift_card_options { title required ... on CustomizableFieldOption { value { max_characters } } }
  }
} } }`;

interface Shown {
  price_range: {
    minimum_price: { regular_price: { value: number }; final_price: { value: number } };
    maximum_price: { final_price: { value: number } };
  };
  stock_status: string;
  [field: string]: unknown;
}

async function shown(sandbox: TestSandbox, sku: string): Promise<Shown> {
  const { data, errors } = await sandbox.query(PRODUCT, { sku });
  expect(errors).toBeUndefined();
  return (data!['products'] as { items: Shown[] }).items[0]!;
}

const open = () => makeSandbox({ catalogue: productTypesCatalogue });
const setStock = ({ db }: TestSandbox, sku: string, stock: number) =>
  void db.prepare('UPDATE product SET stock = ? WHERE sku = ?').run(stock, sku);
const prices = ({ price_range: { minimum_price: min, maximum_price: max } }: Shown) => [
  min.regular_price.value,
  min.final_price.value,
  max.final_price.value,
];

describe('a bundle', () => {
  it('costs what its cheapest and its dearest make-up costs, less what the set saves', async () => {
    const bundle = await shown(open(), 'SET-1');
    expect(bundle).toMatchObject({
      __typename: 'BundleProduct',
      type_id: 'bundle',
      dynamic_price: true,
      dynamic_sku: true,
      price_view: 'PRICE_RANGE',
      ship_bundle_items: 'TOGETHER',
      special_price: 90,
    });
    // 2,499 + 2,999; the same less 10 %; 8,999 + 2,999 + 2 × 500 + 1,499, less 10 %.
    expect(prices(bundle)).toEqual([5_498, 4_948.2, 13_047.3]);
  });

  it('adds what is chosen to a price of its own, where it has one', async () => {
    const bundle = await shown(open(), 'SET-2');
    expect(prices(bundle)).toEqual([1_200, 1_200, 1_450]);
    expect(bundle['items']).toMatchObject([
      {
        options: [
          { price: 200, price_type: 'FIXED' },
          { price: 25, price_type: 'PERCENT' },
        ],
      },
    ]);
  });

  it('offers what can be bought, in its options', async () => {
    expect((await shown(open(), 'SET-1'))['items']).toMatchObject([
      {
        title: 'Speaker',
        type: 'radio',
        required: true,
        options: [
          { product: { sku: 'AUR-SP-1' }, is_default: true, price: 0, price_type: 'DYNAMIC' },
          { product: { sku: 'TIR-SP-1' } },
        ],
      },
      { title: 'Headphones', type: 'select', options: [{ product: { sku: 'AUR-HP-2' }, can_change_quantity: true }] },
      { title: 'Extras', type: 'checkbox', required: false, options: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
  });

  it('is sold out with the last choice for a required option, and back with it', async () => {
    const sandbox = open();
    expect(await shown(sandbox, 'SET-1')).toMatchObject({
      stock_status: 'IN_STOCK',
      quantity: 3,
      only_x_left_in_stock: 3,
    });
    setStock(sandbox, 'AUR-HP-2', 0);
    expect(await shown(sandbox, 'SET-1')).toMatchObject({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null });
    setStock(sandbox, 'TIR-HP-2', 1);
    const back = await shown(sandbox, 'SET-1');
    expect(back.stock_status).toBe('IN_STOCK');
    expect(prices(back)[1]).toBe(3_148.2);
  });
});

describe('a group', () => {
  it('shows its members and costs from the cheapest of them that can be bought', async () => {
    const group = await shown(open(), 'GRP-1');
    expect(group).toMatchObject({ __typename: 'GroupedProduct', stock_status: 'IN_STOCK' });
    expect(prices(group)).toEqual([1_499, 1_499, 2_499]);
    expect(group['items']).toEqual([
      { qty: 1, position: 1, product: { sku: 'AUR-SP-1', stock_status: 'IN_STOCK' } },
      { qty: 2, position: 2, product: { sku: 'TIR-HP-1', stock_status: 'IN_STOCK' } },
      { qty: 0, position: 3, product: { sku: 'TIR-HP-2', stock_status: 'OUT_OF_STOCK' } },
    ]);
  });

  it('says on its page what its members earn in the numbers that it shows, and on its tile what the cheapest does', async () => {
    const { data } = await open().query(
      '{ products(filter: { sku: { eq: "GRP-1" } }) { items { mw_reward_messages { product_message category_message } } } }',
    );
    expect(data!['products']).toEqual({
      items: [
        {
          mw_reward_messages: {
            product_message: 'Earn 54 coins with this product.',
            category_message: 'Earn 14 coins',
          },
        },
      ],
    });
  });

  it('is sold out with all of them', async () => {
    const sandbox = open();
    setStock(sandbox, 'AUR-SP-1', 0);
    setStock(sandbox, 'TIR-HP-1', 0);
    expect((await shown(sandbox, 'GRP-1')).stock_status).toBe('OUT_OF_STOCK');
  });
});

describe('a downloadable product', () => {
  it('has samples that anybody can fetch, and files that open only to who has paid', async () => {
    const sandbox = open();
    const book = await shown(sandbox, 'BOOK-1');
    expect(book).toMatchObject({
      __typename: 'DownloadableProduct',
      links_title: 'Chapters',
      links_purchased_separately: 1,
      downloadable_product_links: [
        { title: 'Chapter one', price: 50, sample_url: 'http://sandbox.test/media/downloadable/samples/one.pdf' },
        { title: 'Chapter two', price: 70, sample_url: null },
      ],
      downloadable_product_samples: [
        { title: 'Contents', sample_url: 'http://sandbox.test/media/downloadable/samples/contents.pdf' },
      ],
    });
    const sample = await sandbox.fetch(new Request('http://sandbox.test/media/downloadable/samples/one.pdf'));
    expect([sample.status, sample.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await sample.text()).toMatch(/^%PDF-1\.4\n[^]*\(A page of it\.\)[^]*%%EOF\n$/);
    const bought = (more: string) =>
      sandbox.fetch(new Request(`http://sandbox.test/media/downloadable/books/one.pdf${more}`));
    for (const search of ['', '?order=000000001&key=guess', `?order=000000001&key=${'é'.repeat(32)}`, '?key=%E0%A4%A'])
      expect((await bought(search)).status).toBe(403);
    expect((await sandbox.fetch(new Request('http://sandbox.test/media/downloadable/../sandbox.db'))).status).toBe(404);
  });
});

describe('a gift card', () => {
  it('says its amounts and what has to be written on it', async () => {
    const card = await shown(open(), 'CARD-1');
    expect(card).toMatchObject({
      __typename: 'GiftCardProduct',
      giftcard_type: 'VIRTUAL',
      allow_open_amount: true,
      open_amount_min: 100,
      open_amount_max: 2_000,
      lifetime: 30,
      giftcard_amounts: [{ value: 500 }, { value: 1_000 }],
    });
    expect(prices(card)).toEqual([100, 100, 2_000]);
    expect(card['gift_card_options']).toMatchObject([
      { title: 'Custom Giftcard Amount', required: false },
      { title: 'Sender Name', required: true },
      { title: 'Sender Email', required: true },
      { title: 'Recipient Name', required: true },
      { title: 'Recipient Email', required: true },
      { title: 'Message', required: false, value: { max_characters: 255 } },
    ]);
    expect((await shown(open(), 'CARD-2'))['gift_card_options']).toMatchObject([
      { title: 'Sender Name' },
      { title: 'Recipient Name' },
    ]);
  });
});

it.each([
  ['desk-sound-set', 'BundleProduct'],
  ['studio-shelf', 'GroupedProduct'],
  ['listening-book', 'DownloadableProduct'],
  ['sound-gift-card', 'GiftCardProduct'],
])('finds %s by its address and by its name', async (key, type) => {
  const sandbox = open();
  const { data } = await sandbox.query(
    'query ($url: String!, $words: String) { route(url: $url) { __typename } products(search: $words) { items { __typename url_key } } }',
    { url: `${key}.html`, words: key.replaceAll('-', ' ') },
  );
  expect(data?.['route']).toEqual({ __typename: type });
  expect((data!['products'] as { items: unknown[] }).items[0]).toEqual({ __typename: type, url_key: key });
});
