import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@shop/commerce-client/minify';
import { parse, print } from 'graphql';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { allFragments, documentCall, markDocuments, shippedDocument } from './markDocuments.ts';
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

/** Builds a module of a shop that asks for a document, and answers its code. */
async function built(source: string): Promise<string> {
  const id = join(root, 'packages/storefront/src/entry.ts');
  const entry: Plugin = {
    name: 'entry',
    resolveId: name => (name === 'entry' ? id : null),
    load: name => (name === id ? source : null),
  };
  const output = await build({
    root: join(root, 'packages/storefront'),
    logLevel: 'silent',
    configFile: false,
    plugins: [markDocuments(), entry],
    build: {
      write: false,
      rolldownOptions: { input: 'entry', external: ['@shop/commerce-client'], preserveEntrySignatures: 'strict' },
    },
  });
  return (output as { output: { code: string }[] }).output[0]?.code ?? '';
}

it.each([
  `graphql('query Name { storeConfig { id } }')`,
  `graphql<string>("query Name { storeConfig { id } }")`,
  'graphql(/* GraphQL */ `query Name { storeConfig { id } }`)',
  'graphql(text)',
])('stops the build of who asks in a way that gets no marks: %s', async call => {
  const source = `import { graphql } from '@shop/commerce-client'; const text = 'query Name { storeConfig { id } }';
    export const Query = ${call}; export { text };`;
  await expect(built(source)).rejects.toThrow('a text in backticks');
});

it('marks what a module of a shop asks for', async () => {
  const source = `import { graphql } from '@shop/commerce-client';
    export const Query = graphql(\`query Name { storeConfig { id } }\`);`;
  await expect(built(source)).resolves.toContain('{storeConfig{id+}}');
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
