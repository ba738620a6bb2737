import { editText } from './editText.ts';

/** A node of a parsed module, in the ESTree format, with its place in the text. */
export type Node = Record<string, unknown> & { type: string; start: number; end: number };

/** A body that does nothing. */
export const nothing = '{}';

/** The functions of a module and those right inside them, by name. */
function functionBodies(nodes: readonly Node[], isInside = false): [name: string, body: Node][] {
  return nodes.flatMap(node => {
    if (node.type !== 'FunctionDeclaration') return [];
    const body = node['body'] as Node & { body: Node[] };
    const own: [string, Node] = [(node['id'] as { name: string }).name, body];
    return isInside ? [own] : [own, ...functionBodies(body.body, true)];
  });
}

/**
 * A module's code without the bodies of functions that have nothing to do in a shop, and so without what only they use.
 *
 * @param nodes The statements of the module.
 * @param idle By name, what stands instead of a body.
 * @throws Error when one of them is not there any more: a new version of a library may need another list.
 */
export function withoutIdle(
  code: string,
  nodes: readonly Node[],
  id: string,
  idle: Readonly<Record<string, string>>,
): string {
  const bodies = new Map(functionBodies(nodes).filter(([name]) => name in idle));
  const missing = Object.keys(idle).filter(name => !bodies.has(name));
  if (missing.length > 0) throw new Error(`${id} has no ${missing.join(', ')} any more: see what became of it.`);
  return editText(
    code,
    [...bodies].map(([name, { start, end }]) => ({ start, end, text: idle[name]! })),
  );
}
