import { expect, it } from 'vitest';
import { readSwatches } from './swatches.ts';

const item = (value_string: string, type: string, value: string | null) => ({
  value_string,
  swatch_data: { type, value },
});

it('knows the colours of an attribute by value', () => {
  expect(
    readSwatches([
      { request_var: 'color', filter_items: [item('11', '1', '#1b2a49'), item('12', '1', '#FFF')] },
      { request_var: 'brand_code', filter_items: [{ value_string: 'aurora' }] },
    ]),
  ).toEqual({ color: { 11: '#1b2a49', 12: '#FFF' } });
});

it('leaves out pictures, texts, nothing, and what is no colour', () => {
  expect(
    readSwatches([
      {
        request_var: 'color',
        filter_items: [
          item('1', '2', '/s/t/stripes.png'),
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
