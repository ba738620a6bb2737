import { expect, it } from 'vitest';
import { minifyDocument } from './minifyDocuments.ts';

it('drops what GraphQL ignores', () => {
  const text = `
    # a comment
    query Search($search: String!, $size: Int = 3) {
      products(search: $search, pageSize: $size) { ... on Products { items { sku, name } } }
    }
  `;
  expect(minifyDocument(text)).toBe(
    'query Search($search:String!$size:Int=3){products(search:$search pageSize:$size){...on Products{items{sku name}}}}',
  );
});

it('keeps strings as they are written', () => {
  expect(minifyDocument('{ a(b: "x  , y # z") }')).toBe('{a(b:"x  , y # z")}');
});
