import type { DocumentNode } from '@0no-co/graphql.web';
import type { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

interface Setup {
  introspection: introspection;
  scalars: { ID: string };
}

/** A document as its text, which is all that is sent of it, and what urql wants to know of an operation. */
interface TextDocument extends DocumentNode {
  /** Its own text and those of the fragments that it spreads. */
  texts: readonly string[];
  /** By which urql tells it from others. */
  __key: number;
}

/** Comments, and the mark by which gql.tada opens a fragment to whoever spreads it: no back end knows that. */
const unsent = /^[ \t]*#.*$|@_unmask\b/gm;
const operation = /^[ \t]*(query|mutation)[ \t]+(\w+)/m;

/** 32 bits of a text. */
function keyOf(text: string): number {
  let key = 5381;
  for (let index = 0; index < text.length; index += 1) key = (key * 33 + text.charCodeAt(index)) | 0;
  return key;
}

/**
 * A document of a text and of the fragments that it spreads, each once. It is not parsed: what asks needs the text alone,
 * and what reads answers parses it when there is one to read (docs/decisions/typed-documents.md).
 */
export function makeDocument(source: string, fragments: readonly TextDocument[] = []): TextDocument {
  const texts = [...new Set([source.replace(unsent, ''), ...fragments.flatMap(fragment => fragment.texts)])];
  const body = texts.join('\n');
  const [, kind, name] = operation.exec(body) ?? [];
  const definition = { kind: 'OperationDefinition', operation: kind, name: { kind: 'Name', value: name } };
  const loc = { start: 0, end: body.length, source: { body, name: '', locationOffset: { line: 1, column: 1 } } };
  return {
    kind: 'Document',
    definitions: kind ? [definition] : [],
    loc,
    texts,
    __key: keyOf(body),
  } as unknown as TextDocument;
}

/** Types a document from its text and the contract in schema/schema.graphql. */
export const graphql = makeDocument as unknown as ReturnType<typeof initGraphQLTada<Setup>>;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
