import type { InlineStyle } from '@shop/variant';

/**
 * The sheets that something in a document wears. Of the others nothing is seen before the scripts come, and they come with
 * these: the checkout shows no tiles, whose rules need not stand before what it does show (docs/performance.md).
 *
 * @param markup The document, without sheets. It is gone through once: to look in it for every name of a sheet that nothing
 *   wears took a twentieth of a made page's time.
 */
export function wornStyles(styles: readonly InlineStyle[], markup: string): InlineStyle[] {
  const worn = new Set<string>();
  for (const [, classes = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) worn.add(name.slice(0, name.lastIndexOf('_') + 1));
  return styles.filter(({ names }) => names.length === 0 || names.some(name => worn.has(name)));
}
