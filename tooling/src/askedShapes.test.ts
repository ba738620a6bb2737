import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeShapes } from '@shop/commerce-client/typeShapes';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentWords, keepAsked } from './askedShapes.ts';
import { documentCall } from './minifyDocuments.ts';
import { root } from './services.ts';

const fields = (shapes: Record<string, string>, type: string): string[] => (shapes[type] ?? '').split(' ');

describe('what a browser knows of types', () => {
  const shapes = {
    Query: 'cart:Cart route:Routable pages:[Page!]',
    Mutation: '',
    Cart: 'id:ID! note items:[Line]!',
    Routable: 'url',
    Product: '<Routable name',
    Line: '=Gift Ware',
    Gift: 'message',
    Ware: 'sku:String!',
    Page: 'title',
  };

  it('is what documents ask for', () => {
    expect(keepAsked(shapes, new Set(['cart', 'id']))).toEqual({ Query: 'cart:Cart', Mutation: '', Cart: 'id:ID!' });
  });

  it('is all that an interface or a union can be', () => {
    expect(keepAsked(shapes, new Set(['route', 'url', 'name']))).toEqual({
      Query: 'route:Routable',
      Mutation: '',
      Routable: 'url',
      Product: '<Routable name',
    });
    expect(keepAsked(shapes, new Set(['cart', 'items', 'sku']))).toMatchObject({
      Line: '=Gift Ware',
      Gift: '',
      Ware: 'sku:String!',
    });
  });
});

describe('what the shops ask for', () => {
  const schema = buildSchema(readFileSync(join(root, 'packages/commerce-client/schema/schema.graphql'), 'utf8'));
  const documents = globSync('packages/{commerce-client,storefront}/src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(documentCall)].map(([, text = '']) => text))
    .map(text => parse(text.replaceAll('@_unmask', '')));

  /** Each as `[type, field]`. */
  const asked = documents.flatMap(document => {
    const info = new TypeInfo(schema);
    const found: [type: string, field: string][] = [];
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: ({ name }) => void found.push([info.getParentType()!.name, name.value]),
      }),
    );
    return found;
  });
  const kept = keepAsked(typeShapes, documentWords());

  it('is known in the browser, each field of each type', () => {
    expect(documents.length).toBeGreaterThan(150);
    const unknown = asked
      .filter(([type, field]) => field !== '__typename' && typeShapes[type] !== undefined)
      .filter(([type, field]) => {
        const above = fields(kept, type).filter(member => member.startsWith('<'));
        return ![type, ...above.map(member => member.slice(1))].some(name =>
          fields(kept, name).some(member => member.split(':')[0] === field),
        );
      });
    expect(unknown).toEqual([]);
    expect(asked.filter(([type]) => kept[type] === undefined)).toEqual([]);
  });

  it('is a good part less than the contract', () => {
    expect(JSON.stringify(kept).length).toBeLessThan(JSON.stringify(typeShapes).length * 0.9);
  });
});
