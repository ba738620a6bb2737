import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@shop/commerce-client/minify';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allFragments, documentCall, shippedDocument } from './markDocuments.ts';
import { root } from './services.ts';

const fragments = allFragments();

describe('a document that is shipped', () => {
  it('says of each name how its answer is read, and nothing that GraphQL ignores', () => {
    const text = `
      # a comment
      query Search($search: String!, $size: Int = 3) {
        products(search: $search, pageSize: $size) { ... on Products { items { uid, name ...Tile } } }
      }
    `;
    expect(shippedDocument(text, new Map([['Tile', 'ProductInterface']]))).toBe(
      'query Search($search:String!$size:Int=3){products(search:$search pageSize:$size){...on Products^{items~*{uid~^name...Tile^}}}}',
    );
  });

  it('keeps strings as they are written', () => {
    expect(shippedDocument('{ cart(cart_id: "x  , y ~ # z") { id } }', fragments)).toBe(
      '{cart(cart_id:"x  , y ~ # z"){id~^}}',
    );
  });

  it('is refused where it asks for what the contract does not have', () => {
    expect(() => shippedDocument('{ cart(cart_id: "x") { colour } }', fragments)).toThrow('Cart.colour');
    expect(() => shippedDocument('{ cart(cart_id: "x") { ...Unwritten } }', fragments)).toThrow('Unwritten');
  });
});

it('is sent as it was written, each of the shops', () => {
  const texts = globSync('packages/{commerce-client,storefront}/src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(documentCall)])
    .map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(150);
  const written = texts.map(text => print(parse(text.replaceAll('@_unmask', ''))));
  const sent = texts.map(text => print(parse(minify(shippedDocument(text, fragments)))));
  expect(sent).toEqual(written);
});
