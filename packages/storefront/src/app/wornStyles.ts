import type { InlineStyle } from '@shop/variant';

const mark = ' class="';

/**
 * The sheets that something in a document wears. Of the others nothing is seen before the scripts come, and they come with
 * these: the checkout shows no tiles, whose rules need not stand before what it does show (docs/performance.md).
 *
 * @param markup The document, without sheets. It is gone through once: to look in it for every name of a sheet that nothing
 *   wears took a twentieth of a made page's time.
 */
export function wornStyles(styles: readonly InlineStyle[], markup: string): InlineStyle[] {
  const lists = new Set<string>();
  let end = 0;
  for (let at = markup.indexOf(mark); at !== -1; at = markup.indexOf(mark, end)) {
    const begin = at + mark.length;
    end = markup.indexOf('"', begin);
    if (end === -1) break;
    lists.add(markup.slice(begin, end));
  }
  // Many elements wear the same.
  const worn = new Set(
    [...lists].flatMap(list => list.split(' ').map(name => name.slice(0, name.lastIndexOf('_') + 1))),
  );
  return styles.filter(({ names }) => names.length === 0 || names.some(name => worn.has(name)));
}
