import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentTypes, markTypes } from '@shop/commerce-client/markTypes';
import type { Plugin } from 'vite';
import { root } from './services.ts';

/** A typed document in source text; the first group is its text. */
export const documentCall = /\bgraphql\(\s*`([^`]*)`/g;

/** One in another way of writing, which would be shipped as it is, and of its answer no number would be read as one. */
const otherCall = /\bimport\b[^;]*\bgraphql\b[^;]*\bfrom\b[^]*\bgraphql(?:<[^()]*>)?\((?!\s*`)/;

/** What opens a fragment to whoever spreads it, for gql.tada alone. */
const forTypes = /\s*@_unmask\b/g;

/** The type of each fragment of the shops, by its name; names are unique (`pnpm doctor`). */
export const allFragments = (): Map<string, string> =>
  new Map(
    globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*', 'packages/commerce-sandbox/**'],
    })
      .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(documentCall)])
      .flatMap(([, text = '']) => [...fragmentTypes(text)]),
  );

/** A document as it is shipped: with the marks of its types, and without what GraphQL ignores. */
export const shippedDocument = (text: string, fragments: ReadonlyMap<string, string>): string =>
  markTypes(text.replace(forTypes, ''), fragments);

/**
 * Writes into each `graphql(`…`)` of the build how its answer is read, a sign or two behind a name, and makes it short
 * (client-01). A browser then needs neither the contract nor a parser of GraphQL, 10 KB, to read an answer
 * (docs/decisions/answers-that-fit.md).
 */
export function markDocuments(): Plugin {
  let fragments: ReadonlyMap<string, string> = new Map();
  return {
    name: 'shop:mark-documents',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      fragments = allFragments();
    },
    load: {
      filter: { id: /\/commerce-client\/src\/shapes\/markedText\.ts$/ },
      handler: () => `export { textOf as markedText } from '../documentText.ts';`,
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bgraphql\b/ },
      handler(code, id) {
        if (otherCall.test(code))
          throw new Error(`${id}: what graphql() is given is a text in backticks, written there.`);
        if (!/graphql\(\s*`/.test(code)) return null;
        return {
          code: code.replace(documentCall, (_match, text: string) => `graphql(\`${shippedDocument(text, fragments)}\``),
          map: null,
        };
      },
    },
  };
}
