/** A node of a syntax tree as `parseSync` of Vite gives it. */
export interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/** Calls `visit` for every node of a syntax tree, the outer before the inner. */
export function walk(tree: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(tree)) return tree.forEach(child => walk(child, visit));
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree && 'start' in tree) visit(tree as SyntaxNode);
  Object.values(tree).forEach(child => walk(child, visit));
}
