import { expect, it, vi } from 'vitest';
import { parse } from './parse/parse.ts';
import { resolveBlocks } from './resolveBlocks.ts';
import { products, text, typed } from './samples.ts';

const named = (identifier: string) => typed('block', '', { 'data-block-id': identifier });
const tree = (markup: string) => parse(markup, { hosts: [] });
/** A back end of blocks, that counts how often it is asked. */
const source = (blocks: Record<string, string>) => ({
  blocks: vi.fn((identifiers: string[]) =>
    Promise.resolve(
      Object.fromEntries(
        identifiers.flatMap(name => (blocks[name] === undefined ? [] : [[name, { tree: tree(blocks[name]) }]])),
      ),
    ),
  ),
  products: vi.fn((urlKeys: string[]) =>
    Promise.resolve(Object.fromEntries(urlKeys.map(key => [key, key.toUpperCase()]))),
  ),
});

it('asks once for each level, and gathers the products of all', async () => {
  const backEnd = source({ a: named('c') + products(['x']), b: text('b'), c: products(['y', 'x']) });
  const { data, products: found } = await resolveBlocks(tree(named('a') + named('b') + products(['w'])), backEnd);
  expect(backEnd.blocks.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  expect(Object.keys(data.blocks)).toEqual(['a', 'b', 'c']);
  expect(backEnd.products.mock.calls).toEqual([[['w']], [['x']], [['y']]]);
  expect(found).toEqual({ w: 'W', x: 'X', y: 'Y' });
});

it('asks for products and blocks of a level together', async () => {
  const backEnd = source({ a: text('a') });
  let answer = () => {};
  backEnd.blocks.mockReturnValueOnce(
    new Promise(resolve => {
      answer = () => resolve({});
    }),
  );
  const resolved = resolveBlocks(tree(named('a') + products(['w'])), backEnd);
  expect(backEnd.products).toHaveBeenCalledOnce();
  answer();
  expect((await resolved).products).toEqual({ w: 'W' });
});

it('ends where blocks stand in a circle', async () => {
  const backEnd = source({ a: named('b'), b: named('a') });
  await resolveBlocks(tree(named('a')), backEnd);
  expect(backEnd.blocks.mock.calls).toEqual([[['a']], [['b']]]);
});

it('goes five blocks deep', async () => {
  const backEnd = source({
    '1': named('2'),
    '2': named('3'),
    '3': named('4'),
    '4': named('5'),
    '5': named('6'),
    '6': text('too deep'),
  });
  const { data } = await resolveBlocks(tree(named('1')), backEnd);
  expect(Object.keys(data.blocks)).toEqual(['1', '2', '3', '4', '5']);
});

it('asks for dynamic blocks in the same round', async () => {
  const dynamicBlocks = vi.fn(() => Promise.resolve({ 'MQ==': { tree: tree(text('offer')) } }));
  const { data } = await resolveBlocks(tree(typed('dynamic_block', '<div data-uids="MQ=="></div>')), {
    ...source({}),
    dynamicBlocks,
  });
  expect(dynamicBlocks).toHaveBeenCalledExactlyOnceWith(['MQ==']);
  expect(Object.keys(data.dynamicBlocks)).toEqual(['MQ==']);
});
