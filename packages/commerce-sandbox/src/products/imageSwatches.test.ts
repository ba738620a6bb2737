import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const model = sampleCatalogue.families[0]!.products[0]!;
const cloth = (seed: number) => ({ ...model.artwork, shape: 'cushion' as const, finish: 'fabric' as const, seed });
const cover = (sku: string, prints: Record<string, number>) => ({
  ...model,
  sku,
  name: `Cover ${sku}`,
  urlKey: sku.toLowerCase(),
  type: 'configurable' as const,
  stock: 0,
  artwork: cloth(5),
  options: [
    { code: 'pattern', label: 'Print', values: Object.keys(prints).map(label => ({ label, swatch: 'picture' })) },
  ],
  variants: Object.entries(prints).map(([label, seed]) => ({
    sku: `${sku}-${label}`,
    options: { pattern: label },
    price: 40_000,
    stock: 5,
    artwork: cloth(seed),
  })),
});
const sandbox = makeSandbox({
  catalogue: {
    ...sampleCatalogue,
    families: [
      { key: 'covers', products: [cover('CVR-1', { Leaves: 27, Stripes: 75 }), cover('CVR-2', { Leaves: 99 })] },
    ],
  },
});

interface Shown {
  products: {
    filters: {
      request_var: string;
      filter_items: { label: string; value_string: string; swatch_data?: { type: string; value: string } }[];
    }[];
    items: { configurable_options: { values: { swatch_data: object }[] }[] }[];
  };
}

async function shown(filter: string) {
  const { data, errors } = await sandbox.query(`{ products(filter: { ${filter} }, sort: { name: ASC }) {
    filters { request_var filter_items { label value_string ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } }
    items { ... on ConfigurableProduct { configurable_options { values { swatch_data {
      __typename value ... on ImageSwatchData { thumbnail } } } } } } } }`);
  expect(errors).toBeUndefined();
  const { filters, items } = (data as unknown as Shown).products;
  return { prints: filters.find(each => each.request_var === 'pattern')!.filter_items, items };
}

const ask = (path: string) => sandbox.fetch(new Request(`http://sandbox.test/media/attribute/swatch${path}`));

it('say by their path which picture a value of a filter has, and the same for every product', async () => {
  const { prints, items } = await shown('category_url_path: { eq: "audio/headphones" }');
  const [leaves, stripes] = prints;
  expect(leaves).toMatchObject({
    label: 'Leaves',
    swatch_data: { type: '2', value: expect.stringMatching(/^\/p\/a\/pattern-\d+\.[0-9a-f]{10}\.jpg$/) },
  });
  expect(stripes?.swatch_data?.value).not.toBe(leaves?.swatch_data?.value);
  const value = leaves?.swatch_data?.value;
  const ofLeaves = {
    __typename: 'ImageSwatchData',
    value,
    thumbnail: `http://sandbox.test/media/attribute/swatch/swatch_thumb/110x90${value}`,
  };
  expect(items.map(({ configurable_options: [print] }) => print?.values[0]?.swatch_data)).toEqual([ofLeaves, ofLeaves]);
});

it('are served below attribute/swatch, at Magento’s sizes too, each with a picture of its own', async () => {
  const { prints } = await shown('sku: { eq: "CVR-1" }');
  const drawn = await Promise.all(
    prints.map(async ({ swatch_data }) => {
      const whole = await ask(`${swatch_data!.value}?width=80&height=80&fit=cover`);
      const thumbnail = await ask(`/swatch_thumb/110x90${swatch_data!.value}?width=80&height=80&fit=cover`);
      expect([whole.status, thumbnail.status]).toEqual([200, 200]);
      expect(whole.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(Buffer.from(await thumbnail.arrayBuffer()).equals(bytes)).toBe(true);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 80 });
      return bytes.toString('base64');
    }),
  );
  expect(new Set(drawn).size).toBe(2);
});

it.each(['/p/a/pattern-11.0000000000.jpg', '/p/a/pattern-99999.0123456789.jpg', '/nothing.jpg', '/'])(
  'know no picture at %s',
  async path => {
    expect((await ask(path)).status).toBe(404);
  },
);

it('narrow a listing to what comes in the print', async () => {
  const { prints } = await shown('category_url_path: { eq: "audio/headphones" }');
  const stripes = prints.find(({ label }) => label === 'Stripes')!.value_string;
  expect((await shown(`pattern: { in: ["${stripes}"] }`)).items).toHaveLength(1);
});
