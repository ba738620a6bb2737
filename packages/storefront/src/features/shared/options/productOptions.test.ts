import { expect, it } from 'vitest';
import { readOptions, readVariants, type Configurable } from './productOptions.ts';

const coloured = (...values: string[]): Configurable => ({
  configurable_options: [
    {
      attribute_code: 'color',
      label: 'Colour',
      position: 0,
      values: values.map((value, index) => ({
        uid: String(index),
        label: `Colour ${index}`,
        swatch_data: { __typename: 'ColorSwatchData', value },
      })),
    },
  ],
});

it('shows colours as swatches, and anything else by its name alone', () => {
  const [option] = readOptions(
    coloured('#1b2a49', '#FFF', 'url(https://evil.example/seen)', 'red', '#12345', '#1b2a49;x', ''),
  );
  expect(option?.values.map(({ swatch }) => swatch)).toEqual([
    '#1b2a49',
    '#FFF',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(option?.values).toHaveLength(7);
});

it('shows a picture as one, and reads which values each combination has and whether it is there', () => {
  const product: Configurable = {
    configurable_options: [
      {
        attribute_code: 'print',
        label: 'Print',
        position: 0,
        values: [
          {
            uid: 'leaf',
            label: 'Leaves',
            swatch_data: { __typename: 'ImageSwatchData', value: '/leaf.png', thumbnail: 'https://shop/leaf.png' },
          },
        ],
      },
    ],
    variants: [
      { attributes: [{ code: 'print', uid: 'leaf' }], product: { sku: 'A', stock_status: 'OUT_OF_STOCK' } },
      { attributes: [{ code: null, uid: 'leaf' }], product: { sku: 'B', stock_status: 'IN_STOCK' } },
      { attributes: [], product: null },
    ],
  };
  expect(readOptions(product)[0]?.values).toEqual([
    { uid: 'leaf', label: 'Leaves', swatch: undefined, picture: 'https://shop/leaf.png' },
  ]);
  expect(readVariants(product)).toEqual([
    { sku: 'A', values: { print: 'leaf' }, inStock: false },
    { sku: 'B', values: {}, inStock: true },
  ]);
});
