import type { Operation } from '@urql/core';
import { Kind, parse, print, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rootFields, textOf, withTypenames } from './documentText.ts';
import { graphql } from './graphql.ts';
import { minify } from './minify.ts';
import * as cart from './operations/cart.ts';
import * as cartChanges from './operations/cartChanges.ts';
import * as checkout from './operations/checkout.ts';
import * as content from './operations/content.ts';
import * as customer from './operations/customer.ts';
import * as customerInformation from './operations/customerInformation.ts';
import * as payment from './operations/payment.ts';
import * as places from './operations/places.ts';
import * as reviews from './operations/reviews.ts';

const Odd = graphql(`
  # { comment }
  query Odd($id: String = "}", $filter: ProductAttributeFilterInput = { name: { match: "{" } }) {
    first: products(filter: $filter, search: """ } """) { items { name } }
    cart(cart_id: $id) @include(if: true) { id __typename items { product { __typename name } } }
    ... on Query { storeConfig { store_code } }
  }
`);
const documents = Object.values({
  Odd,
  ...cart,
  ...cartChanges,
  ...checkout,
  ...content,
  ...customer,
  ...customerInformation,
  ...payment,
  ...places,
  ...reviews,
}) as Operation['query'][];
const operations = documents.filter(({ definitions }) => definitions.length > 0);
const named = operations.map(document => [/(\w+)\W*[({]/.exec(textOf(document))?.[1] ?? '', document] as const);

/** What a parser finds in the same text. */
const parsedRoots = (text: string) =>
  parse(text).definitions.flatMap(definition =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap(each => (each.kind === Kind.FIELD ? [each.name.value] : []))
      : [],
  );

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
const parsedTypenames = (text: string) =>
  print(
    visit(parse(text), {
      SelectionSet: (set, _key, parent) => {
        if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        const others = set.selections.filter(each => each.kind !== Kind.FIELD || each.name.value !== '__typename');
        return { ...set, selections: [typename, ...others] };
      },
    }),
  );

describe('the text of a document, read without a parser', () => {
  it.each(named)('tells what %s asks first', (_name, document) => {
    expect(rootFields({ query: document })).toEqual(parsedRoots(textOf(document)));
  });

  it.each(named)('takes type names as a parser would write them: %s', (_name, document) => {
    expect(print(parse(minify(withTypenames(textOf(document)))))).toEqual(parsedTypenames(textOf(document)));
  });

  it('holds each fragment once, without the mark of who may read it', () => {
    const Names = graphql(`fragment Names on Customer @_unmask { firstname }`);
    const Both = graphql(`fragment Both on Customer @_unmask { ...Names lastname }`, [Names]);
    const Who = graphql(`query who { customer { ...Names ...Both } }`, [Names, Both]);
    const text = textOf(Who);
    expect(text).not.toContain('@_unmask');
    expect(parse(text).definitions.map(definition => ('name' in definition ? definition.name?.value : ''))).toEqual([
      'who',
      'Names',
      'Both',
    ]);
  });
});
