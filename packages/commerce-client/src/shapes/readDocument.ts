import * as mark from './marks.ts';

/** One member of an object as a document asks for it. */
export interface Field {
  /** Under which the answer has it. */
  key: string;
  name: string;
  /** Its marks. */
  type: string;
  /** `@include` or `@skip` may leave it out. */
  isOptional: boolean;
  /** What is asked of it; undefined for what holds a plain value. */
  selections: readonly Selection[] | undefined;
}

/** A fragment where it is spread. */
export interface Part {
  /** The name of one that is written elsewhere. */
  spread?: string;
  /** The type that an object must be of; undefined where any will do, or where the fragment says it. */
  of: string | undefined;
  /** Its mark. */
  type: string;
  isOptional: boolean;
  /** What it asks; nothing where it is written elsewhere. */
  selections: readonly Selection[];
}

export type Selection = Field | Part;

export interface ReadDocument {
  /** What the operation asks; undefined in a document of fragments alone. */
  operation?: { isMutation: boolean; selections: readonly Selection[] };
  fragments: ReadonlyMap<string, Pick<Part, 'of' | 'selections'>>;
}

const TOKENS = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*"|\.{3}|[$@]?\w+|[\^*+?~]+|[{}():]/g;

/** Reads a document with marks (`marks.ts`). It is one of ours, so that it is well formed is known. */
export function readDocument(text: string): ReadDocument {
  const tokens: readonly string[] = text.match(TOKENS) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const is = (token: string) => tokens[at] === token;
  /** Goes on behind a token, where it comes next. */
  const passes = (token: string): boolean => {
    const isNext = is(token);
    if (isNext) at += 1;
    return isNext;
  };
  const marks = () => (/^[\^*+?~]/.test(tokens[at] ?? '') ? next() : '');

  /** Goes on behind arguments and directives; true where there was a directive. */
  const isDirected = (): boolean => {
    let found = false;
    for (;;) {
      if (is('(')) at = tokens.indexOf(')', at) + 1;
      else if (tokens[at]?.startsWith('@')) {
        found = true;
        at += 1;
      } else return found;
    }
  };

  const selections = (): Selection[] => {
    const all: Selection[] = [];
    at += 1;
    while (at < tokens.length && !is('}')) all.push(passes('...') ? part() : field());
    at += 1;
    return all;
  };

  const field = (): Field => {
    const key = next();
    const name = passes(':') ? next() : key;
    const type = marks();
    return { key, name, type, isOptional: isDirected(), selections: is('{') ? selections() : undefined };
  };

  const part = (): Part => {
    const isTyped = passes('on');
    const name = isTyped || /^\w/.test(tokens[at] ?? '') ? next() : undefined;
    const type = name === undefined ? mark.always : marks();
    const isOptional = isDirected();
    return is('{')
      ? { of: name, type, isOptional, selections: selections() }
      : { spread: name ?? '', of: undefined, type, isOptional, selections: [] };
  };

  const fragments = new Map<string, Pick<Part, 'of' | 'selections'>>();
  const document: ReadDocument = { fragments };
  while (at < tokens.length) {
    const kind = is('{') ? 'query' : next();
    const name = is('{') || is('(') ? '' : next();
    const of = passes('on') ? next() : undefined;
    isDirected();
    const asked = selections();
    if (of === undefined) document.operation ??= { isMutation: kind === 'mutation', selections: asked };
    else fragments.set(name, { of, selections: asked });
  }
  return document;
}
