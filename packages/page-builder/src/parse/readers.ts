import type { Element } from 'hast';
import { htmlToHast } from '#html-to-hast';
import type { Background, BannerAppearance, ButtonType, ColumnAppearance, Link, PageElement, RichNode, RowAppearance, Shown, Styles } from '../tree.ts';
import { contentLink } from './contentLink.ts';
import { attribute, findInside, isElement, part, textOf } from './query.ts';
import { sanitise } from './sanitise.ts';
import { parseStyles } from './styles.ts';

/** What readers share while one page is read. */
export interface Reading {
  /** Hosts of the back end, whose links are the shop's own. */
  hosts: string[];
  stylesOf: (element: Element) => Styles;
  /** Reads the typed content below an element. */
  inside: (element: Element) => PageElement[];
}

type Reader = (element: Element, reading: Reading) => PageElement | null;

/** One of the values that a type allows; the first where the markup says something else. */
const oneOf = <Value extends string>(value: string | undefined, values: readonly [Value, ...Value[]]): Value =>
  values.find(candidate => candidate === value) ?? values[0];

const rowAppearances = ['contained', 'full-width', 'full-bleed'] as const satisfies readonly RowAppearance[];
const columnAppearances = ['full-height', 'align-top', 'align-center', 'align-bottom'] as const satisfies readonly ColumnAppearance[];
const bannerAppearances = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const satisfies readonly BannerAppearance[];
const showing = ['always', 'hover', 'never'] as const satisfies readonly Shown[];

const withStyles = (styles: Styles) => (Object.keys(styles).length > 0 ? { styles } : {});
const safeImage = (src: string | undefined) => (src !== undefined && /^(https?:\/\/|\/(?!\/))/.test(src) ? src : undefined);

/** Background pictures are JSON whose quotes carry backslashes. */
function backgroundOf(element: Element | undefined): { background?: Background } {
  const text = element && attribute(element, 'dataBackgroundImages');
  if (!text) return {};
  try {
    const { desktop_image, mobile_image } = JSON.parse(text.replaceAll('\\"', '"')) as Record<string, string>;
    const desktop = safeImage(desktop_image);
    const mobile = safeImage(mobile_image);
    const background = { ...(desktop && { desktop }), ...(mobile && mobile !== desktop && { mobile }) };
    return Object.keys(background).length > 0 ? { background } : {};
  } catch {
    return {};
  }
}

function linkOf(element: Element | undefined, { hosts }: Reading): { link?: Link } {
  const href = element && attribute(element, 'href');
  if (!element || !href) return {};
  return { link: { href: contentLink(href, hosts), ...(attribute(element, 'target') === '_blank' && { newTab: true }) } };
}

const buttonType = (element: Element): ButtonType =>
  oneOf(/pagebuilder-button-(primary|secondary|link)/.exec(attribute(element, 'className') ?? '')?.[1], ['primary', 'secondary', 'link']);

const rich = (element: Element | undefined, { hosts }: Reading): RichNode[] => (element ? sanitise(element.children, hosts) : []);

const isImage = (name: string) => (element: Element) => element.tagName === 'img' && attribute(element, 'dataElement') === name;

function pathKey(href: string): string | undefined {
  const path = contentLink(href, []).replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? '';
  return path.split('/').pop()?.replace(/\.html$/, '') || undefined;
}

/** A reader for each content type. One that cannot make sense of its element gives null; one that throws is skipped. */
export const readers: Record<string, Reader> = {
  row: (element, reading) => {
    const appearance = oneOf(attribute(element, 'dataAppearance'), rowAppearances);
    const body = appearance === 'contained' ? (part(element, 'inner') ?? element) : element;
    return { type: 'row', appearance, ...withStyles(reading.stylesOf(body)), ...backgroundOf(body), children: reading.inside(body) };
  },
  'column-group': (element, reading) => ({ type: 'column-group', ...withStyles(reading.stylesOf(element)), children: reading.inside(element) }),
  'column-line': (element, reading) => ({ type: 'column-line', ...withStyles(reading.stylesOf(element)), children: reading.inside(element) }),
  column: (element, reading) => ({
    type: 'column', appearance: oneOf(attribute(element, 'dataAppearance'), columnAppearances),
    ...withStyles(reading.stylesOf(element)), ...backgroundOf(element), children: reading.inside(element),
  }),
  heading: (element, reading) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 2) as 1 | 2 | 3 | 4 | 5 | 6;
    return { type: 'heading', level, ...withStyles(reading.stylesOf(element)), content: rich(element, reading) };
  },
  text: (element, reading) => ({ type: 'text', ...withStyles(reading.stylesOf(element)), content: rich(element, reading) }),
  html: (element, reading) => {
    const written = element.children.some(isElement) ? element.children : htmlToHast(textOf(element)).children;
    return { type: 'html', ...withStyles(reading.stylesOf(element)), content: sanitise(written as Element[], reading.hosts) };
  },
  divider: (element, reading) => {
    const line = findInside(element, child => child.tagName === 'hr');
    return { type: 'divider', ...withStyles(reading.stylesOf(element)), line: line ? reading.stylesOf(line) : {} };
  },
  image: (element, reading) => {
    const wide = findInside(element, isImage('desktop_image'));
    const narrow = findInside(element, isImage('mobile_image'));
    const desktop = safeImage(wide && attribute(wide, 'src'));
    const mobile = safeImage(narrow && attribute(narrow, 'src'));
    const first = wide ?? narrow;
    if (!first || (!desktop && !mobile)) return null;
    const title = attribute(first, 'title');
    const caption = rich(part(element, 'caption'), reading);
    return {
      type: 'image', alt: attribute(first, 'alt') ?? '',
      ...(desktop && { desktop }), ...(mobile && mobile !== desktop && { mobile }), ...(title && { title }),
      ...(caption.length > 0 && { caption }), ...withStyles(reading.stylesOf(element)), ...linkOf(part(element, 'link'), reading),
    };
  },
  buttons: (element, reading) => ({
    type: 'buttons', appearance: oneOf(attribute(element, 'dataAppearance'), ['inline', 'stacked']),
    sameWidth: attribute(element, 'dataSameWidth') === 'true', ...withStyles(reading.stylesOf(element)), children: reading.inside(element),
  }),
  'button-item': (element, reading) => {
    const anchor = part(element, 'link') ?? part(element, 'empty_link');
    const label = textOf(part(element, 'link_text') ?? element).trim();
    return anchor && label ? { type: 'button-item', button: buttonType(anchor), label, ...linkOf(anchor, reading) } : null;
  },
  banner: (element, reading) => {
    const wrapper = part(element, 'wrapper') ?? element;
    const overlay = part(element, 'overlay');
    const button = part(element, 'button');
    const { minHeight } = { ...reading.stylesOf(wrapper), ...(overlay ? reading.stylesOf(overlay) : {}) };
    const colour = overlay && parseStyles(`color:${attribute(overlay, 'dataOverlayColor') ?? ''}`)['color'];
    const showButton = oneOf(attribute(element, 'dataShowButton'), showing);
    return {
      type: 'banner', appearance: oneOf(attribute(element, 'dataAppearance'), bannerAppearances), ...backgroundOf(wrapper),
      ...withStyles(reading.stylesOf(element)), ...(minHeight && { minHeight }), content: rich(part(element, 'content'), reading),
      overlay: { show: oneOf(attribute(element, 'dataShowOverlay'), showing), ...(colour && { colour }) },
      ...(button && showButton !== 'never' && { button: { button: buttonType(button), label: textOf(button).trim(), show: showButton } }),
      ...linkOf(part(element, 'link'), reading),
    };
  },
  products: (element, reading) => {
    const urlKeys: string[] = [];
    const collect = (node: Element) => {
      const key = node.tagName === 'a' && /product-item-link/.test(attribute(node, 'className') ?? '') ? pathKey(attribute(node, 'href') ?? '') : undefined;
      if (key !== undefined && !urlKeys.includes(key)) urlKeys.push(key);
      node.children.filter(isElement).forEach(collect);
    };
    collect(element);
    return urlKeys.length > 0 ? { type: 'products', appearance: oneOf(attribute(element, 'dataAppearance'), ['grid', 'carousel']), ...withStyles(reading.stylesOf(element)), urlKeys } : null;
  },
};
