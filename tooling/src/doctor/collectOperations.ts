import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { documentCall } from '../markDocuments.ts';
import { root } from '../services.ts';
import { unsentOperations } from '../wired/exceptions.ts';

/** An operation of the shop together with the fragments that it needs. */
export interface ShopOperation {
  name: string;
  /** Path of the file that holds it, from the root. */
  file: string;
  document: DocumentNode;
}

const sources = 'packages/{commerce-client,storefront}/src/**/*.{ts,tsx}';
const notShipped = /\.(test|stories)\.tsx?$|\/testing\//;

/** The name of what a `graphql(` call is given to, as far as it is told right before the call. */
const exportedAs = /export const (\w+) = (?:\/\* @__PURE__ \*\/ )?$/;
const waiting = new Set(unsentOperations.names);

/**
 * Every operation that the shop may send, read from the `graphql(`…`)` calls of its sources: the same calls that the
 * build finds, so nothing that is shipped escapes. Those that nothing sends yet are left out.
 *
 * @throws Error when two operations or fragments share a name, or a fragment is missing.
 */
export function collectOperations(): ShopOperation[] {
  const operations = new Map<string, { file: string; node: OperationDefinitionNode }>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  const keep = <Node>(known: Map<string, Node>, name: string, node: Node, file: string) => {
    if (known.has(name))
      throw new Error(`${file}: there is another ${name}. Names tell operations and fragments apart.`);
    known.set(name, node);
  };
  for (const file of globSync(sources, { cwd: root })
    .filter(path => !notShipped.test(path))
    .toSorted()) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const { 1: text = '', index } of source.matchAll(documentCall)) {
      if (waiting.has(exportedAs.exec(source.slice(0, index))?.[1] ?? '')) continue;
      for (const node of parse(text).definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION) keep(fragments, node.name.value, node, file);
        else if (node.kind === Kind.OPERATION_DEFINITION && node.name)
          keep(operations, node.name.value, { file, node }, file);
      }
    }
  }
  const withFragments = (
    node: OperationDefinitionNode | FragmentDefinitionNode,
    found: Map<string, FragmentDefinitionNode>,
  ) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment === undefined)
          throw new Error(`There is no fragment ${value}. Write it in a graphql call of its own.`);
        if (found.has(value)) return;
        found.set(value, fragment);
        withFragments(fragment, found);
      },
    });
    return found;
  };
  return [...operations].map(([name, { file, node }]) => {
    const needed = [...withFragments(node, new Map()).values()].map(fragment => ({ ...fragment, directives: [] }));
    return { name, file, document: { kind: Kind.DOCUMENT, definitions: [node, ...needed] } };
  });
}
