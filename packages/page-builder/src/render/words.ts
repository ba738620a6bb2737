// chunk: rich
import type { RichElement, RichNode } from '../tree.ts';

/** What begins on a line or in a cell of its own. */
const apart = new Set(['br', 'dd', 'div', 'dt', 'li', 'p', 'td', 'th', 'tr']);

/** All words within sanitised HTML, with one space between them. */
export function wordsOf(nodes: RichNode[]): string {
  const read = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const inner = (node.children ?? []).map(read).join('');
    return apart.has(node.tag) ? ` ${inner} ` : inner;
  };
  return nodes.map(read).join('').replaceAll(/\s+/g, ' ').trim();
}

/** The elements of some kinds within sanitised HTML, in the order of the page. */
export const elementsIn = (nodes: RichNode[], tags: string[]): RichElement[] =>
  nodes.flatMap(node =>
    typeof node === 'string'
      ? []
      : [...(tags.includes(node.tag) ? [node] : []), ...elementsIn(node.children ?? [], tags)],
  );
