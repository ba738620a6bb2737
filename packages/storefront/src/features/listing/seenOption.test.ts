import { expect, it } from 'vitest';
import type { ListedProduct } from './listingQueries.ts';
import { seenOption } from './seenOption.ts';

const value = (uid: string, swatch_data: object | null) => ({ uid, label: uid, swatch_data });
const product = (...options: object[]) =>
  ({ __typename: 'ConfigurableProduct', configurable_options: options }) as unknown as ListedProduct;
const size = { attribute_code: 'size', values: [value('s', { value: 'S' }), value('m', { value: 'M' })] };
const colour = {
  attribute_code: 'color',
  label: 'Colour',
  values: [value('red', { value: '#f00' }), value('leaf', { thumbnail: '/l.png' })],
};

// Rule listing-02.
it('shows the option that has a colour or a picture for each of its values', () => {
  expect(seenOption(product(size, colour))).toEqual({
    code: 'color',
    label: 'Colour',
    values: [
      { uid: 'red', label: 'red', swatch: '#f00', picture: undefined },
      { uid: 'leaf', label: 'leaf', swatch: undefined, picture: '/l.png' },
    ],
  });
});

it.each([
  ['no option can be seen', product(size)],
  ['there is one colour', product({ ...colour, values: colour.values.slice(0, 1) })],
  ['one of the values cannot be seen', product({ ...colour, values: [...colour.values, value('odd', null)] })],
  ['it has no options', { __typename: 'SimpleProduct' } as ListedProduct],
])('shows nothing where %s', (_, shown) => {
  expect(seenOption(shown)).toBeUndefined();
});
