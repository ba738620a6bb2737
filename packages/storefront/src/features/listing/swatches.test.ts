import { expect, it } from 'vitest';
import { readSwatches } from './swatches.ts';

const item = (value_string: string, type: string, value: string | null) => ({
  value_string,
  swatch_data: { type, value },
});

// Rule look-10.
it('knows the colours and pictures of an attribute by value', () => {
  expect(
    readSwatches([
      { request_var: 'color', filter_items: [item('11', '1', '#1b2a49'), item('12', '1', '#FFF')] },
      { request_var: 'pattern', filter_items: [item('21', '2', '/s/t/stripes.png'), item('22', '2', 'l/e/leaf.jpg')] },
      { request_var: 'brand_code', filter_items: [{ value_string: 'aurora' }] },
    ]),
  ).toEqual({
    color: { 11: { colour: '#1b2a49' }, 12: { colour: '#FFF' } },
    pattern: {
      21: { picture: '/media/attribute/swatch/s/t/stripes.png' },
      22: { picture: '/media/attribute/swatch/l/e/leaf.jpg' },
    },
  });
});

it('leaves out texts, nothing, and what is no colour', () => {
  expect(
    readSwatches([
      {
        request_var: 'color',
        filter_items: [
          item('1', '2', null),
          item('2', '0', 'M'),
          item('3', '3', null),
          item('4', '1', 'red;background:url(//evil.example)'),
          null,
        ],
      },
      null,
    ]),
  ).toEqual({});
});

it('does without where a back end answers none', () => {
  expect(readSwatches(null)).toEqual({});
});
