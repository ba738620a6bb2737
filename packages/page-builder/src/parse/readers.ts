import type { Element } from 'hast';
import { htmlToHast } from '#html-to-hast';
import type { ColumnAppearance, PageElement, RowAppearance } from '../tree.ts';
import { backgroundOf } from './background.ts';
import { contentLink } from './contentLink.ts';
import { iconOf } from './iconOf.ts';
import { attribute, findInside, hasClass, isElement, part, textOf } from './query.ts';
import { readBanner } from './readBanner.ts';
import { readBlock, readDynamicBlock } from './readBlocks.ts';
import { buttonType, linkOf, oneOf, rich, styled, type Reader } from './reading.ts';
import { readMap } from './readMap.ts';
import { carouselOptions, readSlider } from './readSlider.ts';
import { readTabs } from './readTabs.ts';
import { readVideo } from './readVideo.ts';
import { safeAddress } from './safeAddress.ts';
import { sanitise } from './sanitise.ts';

const rowAppearances = ['contained', 'full-width', 'full-bleed'] as const satisfies readonly RowAppearance[];
const columnAppearances = [
  'full-height',
  'align-top',
  'align-center',
  'align-bottom',
] as const satisfies readonly ColumnAppearance[];

const isImage = (name: string) => (element: Element) =>
  element.tagName === 'img' && attribute(element, 'dataElement') === name;

/** How fast the picture moves against the page: 0.5 where nothing is said (content-12). */
function parallaxOf(element: Element): { parallax?: { speed: number } } {
  if (attribute(element, 'dataEnableParallax') !== '1') return {};
  const speed = Number.parseFloat(attribute(element, 'dataParallaxSpeed') ?? '');
  return { parallax: { speed: speed >= -1 && speed <= 2 ? speed : 0.5 } };
}

function pathKey(href: string): string | undefined {
  const path =
    contentLink(href, [])
      .replace(/^https?:\/\/[^/]+/i, '')
      .split(/[?#]/)[0] ?? '';
  return (
    path
      .split('/')
      .pop()
      ?.replace(/\.\w+$/, '') || undefined
  );
}

/**
 * A reader for each content type (content-02). One that cannot make sense of its element gives null; one that throws is
 * skipped.
 */
export const readers: Record<PageElement['type'], Reader> = {
  row: (element, reading) => {
    const appearance = oneOf(attribute(element, 'dataAppearance'), rowAppearances);
    const body = appearance === 'contained' ? (part(element, 'inner') ?? element) : element;
    return {
      type: 'row',
      appearance,
      ...styled(body, reading),
      ...backgroundOf(body),
      ...parallaxOf(body),
      children: reading.inside(body),
    };
  },
  'column-group': (element, reading) => ({
    type: 'column-group',
    ...styled(element, reading),
    children: reading.inside(element),
  }),
  'column-line': (element, reading) => ({
    type: 'column-line',
    ...styled(element, reading),
    children: reading.inside(element),
  }),
  column: (element, reading) => ({
    type: 'column',
    appearance: oneOf(attribute(element, 'dataAppearance'), columnAppearances),
    ...styled(element, reading),
    ...backgroundOf(element),
    children: reading.inside(element),
  }),
  heading: (element, reading) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 2) as 1 | 2 | 3 | 4 | 5 | 6;
    return { type: 'heading', level, ...styled(element, reading), content: rich(element, reading) };
  },
  text: (element, reading) => ({
    type: 'text',
    ...styled(element, reading),
    content: [...iconOf(element), ...rich(element, reading)],
  }),
  html: (element, reading) => {
    const written = element.children.some(isElement) ? element.children : htmlToHast(textOf(element)).children;
    return { type: 'html', ...styled(element, reading), content: sanitise(written as Element[], reading.hosts) };
  },
  divider: (element, reading) => {
    const line = findInside(element, child => child.tagName === 'hr');
    return { type: 'divider', ...styled(element, reading), line: line ? reading.stylesOf(line) : {} };
  },
  image: (element, reading) => {
    const wide = findInside(element, isImage('desktop_image'));
    const narrow = findInside(element, isImage('mobile_image'));
    const desktop = safeAddress(wide && attribute(wide, 'src'));
    const mobile = safeAddress(narrow && attribute(narrow, 'src'));
    const first = wide ?? narrow;
    if (!first || (!desktop && !mobile)) return null;
    const title = attribute(first, 'title');
    const ratio = Number(attribute(first, 'width')) / Number(attribute(first, 'height'));
    const caption = rich(part(element, 'caption'), reading);
    return {
      type: 'image',
      alt: attribute(first, 'alt') ?? '',
      ...(desktop && { desktop }),
      ...(mobile && mobile !== desktop && { mobile }),
      ...(title && { title }),
      ...(ratio > 0 && ratio < 100 && { ratio: Math.round(ratio * 1000) / 1000 }),
      ...(caption.length > 0 && { caption }),
      ...styled(element, reading),
      ...linkOf(part(element, 'link'), reading),
    };
  },
  buttons: (element, reading) => ({
    type: 'buttons',
    appearance: oneOf(attribute(element, 'dataAppearance'), ['inline', 'stacked']),
    sameWidth: attribute(element, 'dataSameWidth') === 'true',
    ...styled(element, reading),
    children: reading.inside(element),
  }),
  'button-item': (element, reading) => {
    const anchor = part(element, 'link') ?? part(element, 'empty_link');
    const label = textOf(part(element, 'link_text') ?? element).trim();
    return anchor && label
      ? { type: 'button-item', button: buttonType(anchor), label, ...linkOf(anchor, reading) }
      : null;
  },
  banner: readBanner,
  slider: readSlider,
  tabs: readTabs,
  products: (element, reading) => {
    const urlKeys: string[] = [];
    const collect = (node: Element) => {
      const key =
        node.tagName === 'a' && /product-item-link/.test(attribute(node, 'className') ?? '')
          ? pathKey(attribute(node, 'href') ?? '')
          : undefined;
      if (key !== undefined && !urlKeys.includes(key)) urlKeys.push(key);
      node.children.filter(isElement).forEach(collect);
    };
    collect(element);
    const appearance = oneOf(attribute(element, 'dataAppearance'), ['grid', 'carousel']);
    return urlKeys.length > 0
      ? {
          type: 'products',
          appearance,
          ...styled(element, reading),
          urlKeys,
          ...(appearance === 'carousel' && { carousel: carouselOptions(element) }),
          ...(hasClass(element, 'shop-deals') && { areDeals: true }),
        }
      : null;
  },
  video: readVideo,
  map: readMap,
  block: readBlock,
  dynamic_block: readDynamicBlock,
};
