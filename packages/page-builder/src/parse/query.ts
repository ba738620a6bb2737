import type { Element, ElementContent, Root } from 'hast';

type Parent = Element | Root;

export const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === 'element';

/** An attribute as text, whatever the parser made of it. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The first descendant for which `test` holds, without entering other content types. */
export function findInside(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (test(child)) return child;
    if (child.properties['dataContentType'] !== undefined) continue;
    const found = findInside(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All descendants for which `test` holds, without entering other content types or those found. */
export function findAllInside(parent: Parent, test: (element: Element) => boolean): Element[] {
  return parent.children.flatMap(child => {
    if (!isElement(child)) return [];
    if (test(child)) return [child];
    return child.properties['dataContentType'] === undefined ? findAllInside(child, test) : [];
  });
}

/** The part of a content type that `data-element` names; the element itself when it is "main". */
export function part(element: Element, name: string): Element | undefined {
  return attribute(element, 'dataElement') === name
    ? element
    : findInside(element, child => attribute(child, 'dataElement') === name);
}

export function textOf(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(child => (child.type === 'doctype' ? '' : textOf(child))).join('') : '';
}

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'className') ?? '').split(' ').includes(name);
