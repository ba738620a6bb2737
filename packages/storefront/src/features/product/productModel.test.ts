import { expect, it } from 'vitest';
import { optionsOf, type Product } from './productModel.ts';

const coloured = (...values: string[]) =>
  ({
    __typename: 'ConfigurableProduct',
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
  }) as unknown as Product;

it('shows colours as swatches, and anything else by its name alone', () => {
  const [option] = optionsOf(
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
