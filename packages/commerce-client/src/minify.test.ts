import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { minify } from './minify.ts';

const text = `
  query Search($text: String!, $size: Int = 3) {
    products(search: $text, filter: { name: { match: "a , \\"b\\" { x" } }, pageSize: $size) @include(if: true) {
      items { ...Tile, sku }
    }
  }
  fragment Tile on ProductInterface { name ... on SimpleProduct { weight } }
`;

describe('minify', () => {
  it('means the same as before', () => {
    expect(print(parse(minify(text)))).toBe(print(parse(text)));
  });

  it('leaves no character that GraphQL ignores', () => {
    expect(minify('query A($x: ID!, $y: [Int]) { a(x: $x, y: $y) { b, ...C } }')).toBe(
      'query A($x:ID!$y:[Int]){a(x:$x y:$y){b...C}}',
    );
  });

  it('keeps strings and block strings as they are', () => {
    expect(minify('{ a(s: "x  ,  y", t: """ p  ,  "q" """, u: "") }')).toBe(
      '{a(s:"x  ,  y" t:""" p  ,  "q" """ u:"")}',
    );
  });
});
