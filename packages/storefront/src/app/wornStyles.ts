import type { InlineStyle } from '@shop/variant';

/**
 * The sheets that something in a document wears. Of the others nothing is seen before the scripts come, and they come with
 * these: the checkout shows no tiles, whose rules need not stand before what it does show (docs/performance.md).
 *
 * @param markup The document, without sheets.
 */
export const wornStyles = (styles: readonly InlineStyle[], markup: string): InlineStyle[] =>
  styles.filter(({ names }) => names.length === 0 || names.some(name => markup.includes(name)));
