import type { Operation } from '@urql/core';

type Document = Operation['query'];

/** What tells selections from arguments: strings and comments are one token each, a variable or directive is another. */
const TOKENS = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*"|#.*|\.{3}|[$@]?\w+|[{}():]/g;

/** Whether the next brace at the top belongs to a fragment, and how deep in selections and in arguments a token stands. */
interface Place {
  isFragment: boolean;
  depth: number;
  parentheses: number;
}

/** Reads tokens in their order, and says of each where it stands; of a brace, what it opens or closes. */
function placeReader(): (token: string) => Place {
  const place: Place = { isFragment: false, depth: 0, parentheses: 0 };
  return token => {
    if (token === '(') place.parentheses += 1;
    else if (token === ')') place.parentheses -= 1;
    else if (place.parentheses > 0) return place;
    else if (token === '{') place.depth += 1;
    else if (token === '}') place.depth -= 1;
    else if (place.depth === 0 && /^(?:query|mutation|fragment)$/.test(token)) place.isFragment = token === 'fragment';
    return place;
  };
}

/** The text of a document: of ours, and of any that urql has seen. */
export const textOf = ({ loc }: Document): string => loc?.source.body ?? '';

const knownRoots = new WeakMap<Document, string[]>();

/** The names of the fields that an operation asks of Query or Mutation, aliases set aside. */
export function rootFields({ query }: Pick<Operation, 'query'>): string[] {
  const known = knownRoots.get(query);
  if (known) return known;
  const read = placeReader();
  const fields: string[] = [];
  let before = '';
  for (const [token] of textOf(query).matchAll(TOKENS)) {
    const { isFragment, depth, parentheses } = read(token);
    if (isFragment || depth !== 1 || parentheses > 0) before = '';
    else {
      if (token === ':') fields.pop();
      else if (/^\w/.test(token) && before !== '...' && before !== 'on') fields.push(token);
      before = token;
    }
  }
  knownRoots.set(query, fields);
  return fields;
}

/** The text with `__typename` in every selection but the one of the operation itself, once. */
export function withTypenames(text: string): string {
  const read = placeReader();
  return text.replace(TOKENS, token => {
    const { isFragment, depth, parentheses } = read(token);
    const isTyped = parentheses === 0 && depth > (isFragment ? 0 : 1);
    if (!isTyped) return token;
    if (token === '__typename') return '';
    return token === '{' ? '{__typename ' : token;
  });
}
