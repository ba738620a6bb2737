import { parseSync } from 'vite';
import { pluralCode, pluralOf } from '../plurals.ts';
import type { SyntaxNode } from '../walk.ts';

/** A text that says something else in each of several cases. */
export interface Cases {
  /** `plural`: by a number. `choice`: by conditions. `table`: by a code. */
  kind: 'plural' | 'choice' | 'table';
  /** What is said, as code: by plural category, by place from 1, or by the code. */
  said: Map<string, string>;
  /** When something is said, in words of the code; only of choices. */
  when: Map<string, string>;
  /** The whole text as code, with something else said in each case. */
  write: (said: Map<string, string>) => string;
}

const none: Map<string, string> = new Map();

const bare = (node: SyntaxNode): SyntaxNode =>
  node.type === 'ParenthesizedExpression' ? bare(node['expression'] as SyntaxNode) : node;

/** The cases of a text; undefined for one that says the same in all. */
export function casesOf(answer: string): Cases | undefined {
  const plural = pluralOf(answer);
  if (plural)
    return {
      kind: 'plural',
      said: plural.forms,
      when: none,
      write: said => onlyOf(said) ?? pluralCode(plural.count, [...said]),
    };
  const offset = 1;
  const [statement] = parseSync('text.ts', `(${answer})`).program.body;
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const codeOf = ({ start, end }: { start: number; end: number }) => answer.slice(start - offset, end - offset);
  const node = bare(statement.expression as unknown as SyntaxNode);
  if (node.type === 'ConditionalExpression') return choiceOf(node, codeOf);
  return node.type === 'ObjectExpression' ? tableOf(node, codeOf) : undefined;
}

/** What is said in all cases, where it is the same: then nothing has to be told apart. */
const onlyOf = (said: Map<string, string>): string | undefined => {
  const [first, ...others] = new Set(said.values());
  return others.length === 0 ? first : undefined;
};

type CodeOf = (node: SyntaxNode) => string;

function choiceOf(node: SyntaxNode, codeOf: CodeOf): Cases {
  const conditions: string[] = [];
  const said: string[] = [];
  let rest = node;
  while (rest.type === 'ConditionalExpression') {
    conditions.push(codeOf(rest['test'] as SyntaxNode));
    said.push(codeOf(bare(rest['consequent'] as SyntaxNode)));
    rest = bare(rest['alternate'] as SyntaxNode);
  }
  said.push(codeOf(rest));
  const byPlace = (all: string[]) => new Map(all.map((one, place) => [String(place + 1), one]));
  return {
    kind: 'choice',
    said: byPlace(said),
    when: byPlace([...conditions.map(condition => `Where ${condition}.`), 'Else.']),
    write: others =>
      onlyOf(others) ??
      conditions.map((when, place) => `${when} ? ${others.get(String(place + 1))} : `).join('') +
        others.get(String(said.length)),
  };
}

function tableOf(node: SyntaxNode, codeOf: CodeOf): Cases {
  const entries = (node['properties'] as SyntaxNode[]).map(
    ({ key, value }) => [codeOf(key as SyntaxNode), codeOf(value as SyntaxNode)] as const,
  );
  return {
    kind: 'table',
    said: new Map(entries),
    when: none,
    write: others => `{\n${[...others].map(entry => entry.join(': ')).join(',\n')} }`,
  };
}
