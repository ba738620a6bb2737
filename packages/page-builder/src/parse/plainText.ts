import type { ElementContent, Root } from 'hast';
import { htmlToHast } from '#html-to-hast';

/** What they hold is no text that somebody reads. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'title']);

function readText(node: Root['children'][number] | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || unread.has(node.tagName)) return ' ';
  return ` ${node.children.map(readText).join('')} `;
}

/** What a reader sees of a piece of HTML: its text in one line, without tags and entities. It is text, not markup. */
export const plainText = (html: string): string =>
  htmlToHast(html).children.map(readText).join('').replace(/\s+/g, ' ').trim();
