import type { Element } from 'hast';
import type { MediaStyles, Styles } from '../tree.ts';
import { hasClass } from './query.ts';

interface ClassLook {
  styles?: Styles;
  mediaStyles?: MediaStyles[];
}

/**
 * The classes of an element that mean something to the shop (content-19), as the styles that they stand for: they travel
 * as styles of the tree do, so that no page pays for rules of which it has none. Page Builder's own two choose the width;
 * the others dress an element in the shop's tokens.
 */
const looks: Record<string, ClassLook> = {
  'pagebuilder-mobile-hidden': { mediaStyles: [{ media: '(max-width: 768px)', styles: { display: 'none' } }] },
  'pagebuilder-mobile-only': { mediaStyles: [{ media: '(min-width: 769px)', styles: { display: 'none' } }] },
  'shop-quiet': { styles: { color: 'var(--color-text-quiet)' } },
  'shop-raised': {
    styles: {
      padding: 'var(--space-5)',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--color-surface-raised)',
      boxShadow: 'var(--shadow-1)',
    },
  },
  'shop-accent': {
    styles: { padding: 'var(--space-5)', borderRadius: 'var(--radius)', backgroundColor: 'var(--color-accent-soft)' },
  },
};

/** What the classes that an editor gave an element stand for. Those that the shop does not know are dropped. */
export function classLook(element: Element): Required<ClassLook> {
  const known = Object.entries(looks).flatMap(([name, look]) => (hasClass(element, name) ? [look] : []));
  return {
    styles: Object.assign({}, ...known.map(({ styles }) => styles)) as Styles,
    mediaStyles: known.flatMap(({ mediaStyles = [] }) => mediaStyles),
  };
}
