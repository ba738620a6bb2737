import type { Element, Root, RootContent } from 'hast';
import { htmlToHast } from '#html-to-hast';
import type { PageElement, PageTree } from '../tree.ts';
import { dropDeadLinks, type IsDead } from './dropDeadLinks.ts';
import { attribute, findInside, isElement, textOf } from './query.ts';
import { readers } from './readers.ts';
import type { Reading } from './reading.ts';
import { sanitise } from './sanitise.ts';
import { addStyleRules, parseStyles, type StyleRules } from './styles.ts';

export interface ParseOptions {
  /** Hosts of the back end: links to them become paths of the shop. */
  hosts: string[];
  /** Tells paths of the shop where there is no page: links to them are left out. */
  isDead?: IsDead | undefined;
}

const hasTyped = (element: Element): boolean =>
  findInside(element, child => child.properties['dataContentType'] !== undefined) !== undefined;

/** Deepest nesting that is read. Real pages stay below 12. */
const maxDepth = 40;

/** Markup by which Page Builder content is told from plain HTML (content-01). */
const marker = 'data-content-type=';

function collectRules(parent: Root | Element, rules: Map<string, StyleRules>): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.tagName === 'style') addStyleRules(textOf(child), rules);
    else collectRules(child, rules);
  }
}

/**
 * Reads Magento Page Builder markup, or plain HTML, into a typed tree. All HTML in it is sanitised. Never throws: an
 * element that cannot be read is skipped and its siblings stay (content-03).
 */
export function parse(markup: string, { hosts, isDead }: ParseOptions): PageTree {
  const root = htmlToHast(markup);
  if (isDead) dropDeadLinks(root, hosts, isDead);
  if (!markup.includes(marker)) {
    const content = sanitise(root.children as Element[], hosts);
    return { children: content.length > 0 ? [{ type: 'html', content }] : [] };
  }
  const rules = new Map<string, StyleRules>();
  collectRules(root, rules);
  const ruleOf = (element: Element) => rules.get(attribute(element, 'dataPbStyle') ?? '');
  const stylesOf: Reading['stylesOf'] = element => ({
    ...ruleOf(element)?.styles,
    ...parseStyles(attribute(element, 'style')),
  });
  const mediaStylesOf: Reading['mediaStylesOf'] = element => ruleOf(element)?.mediaStyles ?? [];
  const plain = (element: Element): PageElement[] => {
    if (textOf(element).trim() === '' && !findInside(element, child => child.tagName === 'img')) return [];
    const content = sanitise([element], hosts);
    return content.length > 0 ? [{ type: 'html', content }] : [];
  };
  const read = (parent: Root | Element, depth: number): PageElement[] =>
    depth > maxDepth
      ? []
      : (parent.children as RootContent[]).flatMap((child): PageElement[] => {
          if (child.type === 'text' && child.value.trim() !== '') return [{ type: 'html', content: [child.value] }];
          if (!isElement(child)) return [];
          const type = attribute(child, 'dataContentType');
          const reader =
            type !== undefined && Object.hasOwn(readers, type) ? readers[type as PageElement['type']] : undefined;
          if (reader === undefined) return hasTyped(child) ? read(child, depth + 1) : plain(child);
          const reading: Reading = { hosts, stylesOf, mediaStylesOf, inside: element => read(element, depth + 1) };
          try {
            const element = reader(child, reading);
            return element === null ? [] : [element];
          } catch {
            return [];
          }
        });
  return { children: read(root, 0) };
}
