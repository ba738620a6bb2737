import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { exportCatalogue } from './exportCatalogue.ts';
import { makeMerchantShop } from './testing/merchantShop.ts';
import { csvLine, joinNames, joinPairs, joinRuns } from './writeFields.ts';

const shop = makeMerchantShop();
afterAll(() => shop.end());

const exported = () => [...exportCatalogue(shop.db)].join('');
const file = (...records: Record<string, string>[]) => {
  const columns = [...new Set(records.flatMap(record => Object.keys(record)))];
  return [columns, ...records.map(record => columns.map(column => record[column] ?? ''))].map(csvLine).join('');
};

async function asked<Item>(sku: string, fields: string): Promise<Item | undefined> {
  const { data, errors } = await shop.query(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`,
    { sku },
  );
  expect(errors).toBeUndefined();
  return (data as { products: { items: Item[] } }).products.items[0];
}

describe('texts that hold what parts a file', () => {
  it.each([
    '15.6" screen',
    '"quoted"',
    'a, b',
    'name=a, other=b',
    'C:\\new',
    'ends in \\',
    'back\\"slash',
    'one | two',
    'a/b',
    'x="y"',
    '\\|',
    '10"|12"',
  ])('are written so that they can be read again: %s', async hard => {
    const sku = 'HARD';
    const labels = [['size', `Size ${hard}`]] as const;
    await shop.load(
      file(
        { sku: 'HARD-1', product_type: 'simple', name: `Small ${hard}`, price: '10', qty: '3', is_in_stock: '1' },
        { sku: 'HARD-2', product_type: 'simple', name: `Large ${hard}`, price: '20', qty: '3', is_in_stock: '1' },
        {
          sku,
          product_type: 'configurable',
          name: `Thing ${hard}`,
          categories: joinNames(['Default Category', hard]),
          additional_attributes: joinPairs([['brand', `Brand ${hard}`]]),
          configurable_variation_labels: joinPairs(labels),
          configurable_variations: joinRuns([
            [
              ['sku', 'HARD-1'],
              ['size', `S ${hard}`],
            ],
            [
              ['sku', 'HARD-2'],
              ['size', `L ${hard}`],
            ],
          ]),
        },
      ),
    );
    const said =
      'name configurable: __typename ... on ConfigurableProduct { configurable_options { label values { label } } }';
    const before = await asked(sku, said);
    expect(before).toMatchObject({
      configurable_options: [{ values: [{ label: `S ${hard}` }, { label: `L ${hard}` }] }],
    });
    const written = exported();
    await shop.load(written);
    expect(await asked(sku, said)).toEqual(before);
    expect(exported()).toBe(written);
  });
});

describe('skus and names without a Latin letter', () => {
  const variations = joinRuns([
    [
      ['sku', 'कुर्ता-लाल'],
      ['color', 'लाल'],
    ],
    [
      ['sku', 'कुर्ता-नीला'],
      ['color', 'नीला'],
    ],
  ]);

  it('have addresses of their own', async () => {
    await shop.load(
      file(
        { sku: 'कुर्ता-लाल', product_type: 'simple', name: 'कुर्ता', price: '899', qty: '5', is_in_stock: '1' },
        { sku: 'कुर्ता-नीला', product_type: 'simple', name: 'कुर्ता', price: '899', qty: '5', is_in_stock: '1' },
        {
          sku: 'कुर्ता',
          product_type: 'configurable',
          name: 'सूती कुर्ता',
          additional_attributes: 'brand=खादी',
          configurable_variations: variations,
        },
        {
          sku: 'धोती',
          product_type: 'simple',
          name: 'धोती',
          price: '499',
          qty: '5',
          is_in_stock: '1',
          additional_attributes: 'brand=रेशम',
        },
      ),
    );
    type Found = { url_key: string; brand_code: string; variants: { product: { url_key: string } }[] };
    const [kurta, dhoti] = [
      await asked<Found>('कुर्ता', 'url_key brand_code ... on ConfigurableProduct { variants { product { url_key } } }'),
      await asked<Found>('धोती', 'url_key brand_code'),
    ];
    const keys = [kurta?.url_key, dhoti?.url_key, ...(kurta?.variants ?? []).map(variant => variant.product.url_key)];
    expect(new Set(keys)).toHaveProperty('size', 4);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(kurta?.brand_code).not.toBe(dhoti?.brand_code);
    const written = exported();
    await shop.load(written);
    expect(exported()).toBe(written);
  });

  it('have addresses of their own when only the Latin part is the same', async () => {
    await shop.load(
      file(
        { sku: 'KURTA-लाल', product_type: 'simple', name: 'Kurta', price: '899', qty: '5' },
        { sku: 'KURTA-नीला', product_type: 'simple', name: 'Kurta', price: '899', qty: '5' },
        {
          sku: 'KURTA',
          product_type: 'configurable',
          name: 'Kurta',
          configurable_variations: variations.replaceAll('कुर्ता', 'KURTA'),
        },
      ),
    );
    expect(await asked('KURTA', 'name')).toEqual({ name: 'Kurta' });
  });
});

describe('labels of additional images', () => {
  it('keep the comma that stands in quotation marks', async () => {
    const images = join(shop.dataDir, 'label-images');
    mkdirSync(images, { recursive: true });
    for (const [name, background] of [
      ['a', '#cc2200'],
      ['b', '#00cc22'],
      ['c', '#2200cc'],
    ] as const) {
      await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toFile(join(images, `${name}.png`));
    }
    const labels = ['From above, open', 'The 15" lid', '"Shut"'];
    await shop.load(
      file({
        sku: 'LABELS',
        product_type: 'simple',
        name: 'Labelled',
        price: '10',
        base_image: 'a.png',
        base_image_label: labels[0]!,
        additional_images: 'b.png,c.png',
        additional_image_labels: 'The 15" lid,"""Shut"""',
      }),
      images,
    );
    type Found = { media_gallery: { label: string }[] };
    expect((await asked<Found>('LABELS', 'media_gallery { label }'))?.media_gallery.map(({ label }) => label)).toEqual(
      labels,
    );
    await shop.load(
      file({
        sku: 'LABELS',
        base_image: 'a.png',
        base_image_label: labels[0]!,
        additional_images: 'b.png,c.png',
        additional_image_labels: '"Lid, shut","Lid, open"',
      }),
      images,
    );
    const now = [labels[0], 'Lid, shut', 'Lid, open'];
    expect((await asked<Found>('LABELS', 'media_gallery { label }'))?.media_gallery.map(({ label }) => label)).toEqual(
      now,
    );
    await shop.load(exported());
    expect((await asked<Found>('LABELS', 'media_gallery { label }'))?.media_gallery.map(({ label }) => label)).toEqual(
      now,
    );
  });
});
