// chunk: content
import type { CSSProperties } from 'react';
import type { MediaStyles, Styles } from '../tree.ts';

/** Widths up to which Page Builder's media rules reach, px; PageBuilder.module.css has a switch for each. */
const reaches = new Set([480, 640, 768, 1024]);

/** The switch of a media query; undefined for one that the shop does not know. */
function switchOf(media: string): string | undefined {
  const px = (pattern: RegExp) => Number(pattern.exec(media)?.[1] ?? Number.NaN);
  const most = px(/max-width:\s*(\d+)px/);
  const least = px(/min-width:\s*(\d+)px/);
  if (Number.isNaN(most)) return least === 769 || least === 768 ? 'wide' : undefined;
  if (!reaches.has(most)) return undefined;
  if (Number.isNaN(least)) return String(most);
  return most === 1024 && (least === 768 || least === 769) ? 'tablet' : undefined;
}

/**
 * An element's styles, with its media rules folded in. A policy without inline style elements leaves only the
 * attribute, so each property reads switches that the stylesheet turns: `--is-768` is empty up to 768 px and
 * `--not-768` beyond it, so that of both halves one vanishes.
 */
export function styleOf({
  styles,
  mediaStyles = [],
}: {
  styles?: Styles;
  mediaStyles?: MediaStyles[];
}): CSSProperties | undefined {
  if (mediaStyles.length === 0) return styles;
  const folded: Styles = { ...styles };
  for (const { media, styles: narrow } of mediaStyles) {
    const name = switchOf(media);
    if (name === undefined) continue;
    for (const [property, value] of Object.entries(narrow)) {
      folded[property] = `var(--not-${name}, ${value}) var(--is-${name}, ${folded[property] ?? 'revert-layer'})`;
    }
  }
  return folded;
}
