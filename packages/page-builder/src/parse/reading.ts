import type { Element } from 'hast';
import type { ButtonType, Link, MediaStyles, PageElement, RichNode, Styles } from '../tree.ts';
import { contentLink } from './contentLink.ts';
import { classLook } from './cssClasses.ts';
import { attribute, findInside } from './query.ts';
import { sanitise } from './sanitise.ts';
import { parseStyles } from './styles.ts';

/** What readers share while one page is read. */
export interface Reading {
  /** Hosts of the back end, whose links are the shop's own. */
  hosts: string[];
  stylesOf: (element: Element) => Styles;
  mediaStylesOf: (element: Element) => MediaStyles[];
  /** Reads the typed content below an element. */
  inside: (element: Element) => PageElement[];
}

export type Reader = (element: Element, reading: Reading) => PageElement | null;

/** One of the values that a type allows; the first where the markup says something else. */
export const oneOf = <Value extends string>(value: string | undefined, values: readonly [Value, ...Value[]]): Value =>
  values.find(candidate => candidate === value) ?? values[0];

/**
 * The styles of an element and of its classes, left out of the tree where there are none: trees travel in the document.
 */
export function styled(
  element: Element,
  { stylesOf, mediaStylesOf }: Reading,
): { styles?: Styles; mediaStyles?: MediaStyles[] } {
  const look = classLook(element);
  const styles = { ...look.styles, ...stylesOf(element) };
  const mediaStyles = [...look.mediaStyles, ...mediaStylesOf(element)];
  return { ...(Object.keys(styles).length > 0 && { styles }), ...(mediaStyles.length > 0 && { mediaStyles }) };
}

export function linkOf(element: Element | undefined, { hosts }: Reading): { link?: Link } {
  const href = element && attribute(element, 'href');
  if (!element || !href) return {};
  return {
    link: { href: contentLink(href, hosts), ...(attribute(element, 'target') === '_blank' && { newTab: true }) },
  };
}

export const buttonType = (element: Element): ButtonType =>
  oneOf(/pagebuilder-button-(primary|secondary|link)/.exec(attribute(element, 'className') ?? '')?.[1], [
    'primary',
    'secondary',
    'link',
  ]);

export const rich = (element: Element | undefined, { hosts }: Reading): RichNode[] =>
  element ? sanitise(element.children, hosts) : [];

/** A colour of an attribute, if it is one. */
export const colourOf = (text: string | undefined): string | undefined =>
  text ? parseStyles(`color:${text}`)['color'] : undefined;

export const findByTag = (element: Element, ...tags: string[]): Element | undefined =>
  findInside(element, child => tags.includes(child.tagName));
