import type { Element, Root, RootContent } from 'hast';
import { htmlToHast } from '#html-to-hast';
import type { PageElement, PageTree, Styles } from '../tree.ts';
import { attribute, findInside, isElement, textOf } from './query.ts';
import { readers, type Reading } from './readers.ts';
import { sanitise } from './sanitise.ts';
import { parseStyleRules, parseStyles } from './styles.ts';

export interface ParseOptions {
  /** Hosts of the back end: links to them become paths of the shop. */
  hosts: string[];
}

const hasTyped = (element: Element): boolean =>
  findInside(element, child => child.properties['dataContentType'] !== undefined) !== undefined;

/** Deepest nesting that is read. Real pages stay below 12. */
const maxDepth = 40;

/** Markup by which Page Builder content is told from plain HTML (behaviour notes, "Page builder"). */
const marker = 'data-content-type=';

function collectRules(parent: Root | Element, rules: Map<string, Styles>): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.tagName === 'style') for (const [id, styles] of parseStyleRules(textOf(child))) rules.set(id, { ...rules.get(id), ...styles });
    else collectRules(child, rules);
  }
}

/**
 * Reads Magento Page Builder markup, or plain HTML, into a typed tree. All HTML in it is sanitised. Never throws: an
 * element that cannot be read is skipped and its siblings stay.
 */
export function parse(markup: string, { hosts }: ParseOptions): PageTree {
  const root = htmlToHast(markup);
  if (!markup.includes(marker)) {
    const content = sanitise(root.children as Element[], hosts);
    return { children: content.length > 0 ? [{ type: 'html', content }] : [] };
  }
  const rules = new Map<string, Styles>();
  collectRules(root, rules);
  const stylesOf = (element: Element): Styles => ({
    ...rules.get(attribute(element, 'dataPbStyle') ?? ''),
    ...parseStyles(attribute(element, 'style')),
  });
  const plain = (element: Element): PageElement[] => {
    if (textOf(element).trim() === '' && !findInside(element, child => child.tagName === 'img')) return [];
    const content = sanitise([element], hosts);
    return content.length > 0 ? [{ type: 'html', content }] : [];
  };
  const read = (parent: Root | Element, depth: number): PageElement[] =>
    depth > maxDepth ? [] : (parent.children as RootContent[]).filter(isElement).flatMap(child => {
      const type = attribute(child, 'dataContentType');
      const reader = type === undefined ? undefined : readers[type];
      if (reader === undefined) return hasTyped(child) ? read(child, depth + 1) : plain(child);
      const reading: Reading = { hosts, stylesOf, inside: element => read(element, depth + 1) };
      try {
        const element = reader(child, reading);
        return element === null ? [] : [element];
      } catch {
        return [];
      }
    });
  return { children: read(root, 0) };
}
