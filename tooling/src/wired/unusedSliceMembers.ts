import { parseSync } from 'vite';
import { walk, type SyntaxNode } from '../walk.ts';
import type { Finding, Source } from './checkWired.ts';

type Tree = Pick<SyntaxNode, 'type'> & Record<string, unknown>;

const nameOf = (node: unknown): string | undefined => (node as { name?: string } | null | undefined)?.name;

/** The name after the dot, and what stands before it. */
function memberOf(node: unknown): { object: Tree; name: string } | undefined {
  const { type, computed, object, property } = (node ?? {}) as Tree;
  const name = nameOf(property);
  return type === 'MemberExpression' && !computed && name !== undefined ? { object: object as Tree, name } : undefined;
}

/** `someSlice.actions` and `someSlice.selectors`, as text; undefined for anything else. */
function groupOf(node: unknown): string | undefined {
  const member = memberOf(node);
  const slice = nameOf(member?.object);
  const isGroup = slice?.endsWith('Slice') && (member?.name === 'actions' || member?.name === 'selectors');
  return isGroup ? `${slice}.${member.name}` : undefined;
}

/** What a slice offers: `someSlice.actions.happened`, `someSlice.selectors.selectSome`. */
function membersOf(declaration: SyntaxNode): string[] {
  const { callee, arguments: given } = (declaration['init'] ?? {}) as { callee?: unknown; arguments?: [Tree] };
  if (nameOf(callee) !== 'createSlice' || !given) return [];
  const slice = nameOf(declaration['id']);
  const groups = given[0]['properties'] as { key: unknown; value: Tree }[];
  return groups.flatMap(({ key, value }) => {
    const group = { reducers: 'actions', selectors: 'selectors' }[nameOf(key) ?? ''];
    const members = group === undefined ? [] : (value['properties'] as { key: unknown }[]);
    return members.map(member => `${slice}.${group}.${nameOf(member.key)}`);
  });
}

/** Members of slices that a file offers, and those that it uses. Who only listens to an action does not use it. */
function readFile({ file, text }: Source): { offered: string[]; used: string[] } {
  const offered: string[] = [];
  const used: string[] = [];
  const groups = new Map<string, string>();
  const heard = new Set<unknown>();
  walk(parseSync(file, text).program, node => {
    if (node.type === 'VariableDeclarator') {
      offered.push(...membersOf(node));
      const group = groupOf(node['init']);
      const { name, properties = [] } = node['id'] as { name?: string; properties?: { key: unknown }[] };
      if (group !== undefined && name !== undefined) groups.set(name, group);
      if (group !== undefined) used.push(...properties.map(({ key }) => `${group}.${nameOf(key)}`));
    }
    const { callee, arguments: given } = node as { callee?: unknown; arguments?: unknown[] };
    if (memberOf(callee)?.name === 'addCase') heard.add(given?.[0]);
    const member = memberOf(node);
    if (member?.name === 'match') heard.add(member.object);
    const group = member && (groupOf(member.object) ?? groups.get(nameOf(member.object) ?? ''));
    if (group !== undefined && !heard.has(node)) used.push(`${group}.${member?.name}`);
  });
  return { offered, used };
}

/**
 * Actions and selectors of the slices in `sources` that nothing in them dispatches or reads.
 *
 * @param sources What is shipped: no tests and no stories.
 */
export function unusedSliceMembers(sources: Source[]): Finding[] {
  const files = sources.map(source => ({ file: source.file, ...readFile(source) }));
  const used = new Set(files.flatMap(file => file.used));
  return files.flatMap(({ file, offered }) =>
    offered.filter(name => !used.has(name)).map(name => ({ file, name, what: 'slice member' })),
  );
}
