import type { ShopFinding } from './examineShop.ts';

/** For people: a line for each thing, below it what to do. */
export function reportShop(shop: string, findings: ShopFinding[]): string {
  const column = 34;
  const bad = findings.filter(({ isGood }) => !isGood).length;
  return [
    `Shop: ${shop}`,
    '',
    ...findings.flatMap(({ title, isGood, seen, remedy }) => [
      `${isGood ? 'good   ' : 'MEND   '}${title.padEnd(column)} ${seen}`,
      ...(remedy === '' ? [] : [`${' '.repeat(column + 8)}${remedy}`]),
    ]),
    '',
    bad === 0 ? 'Nothing to mend.' : `To mend: ${bad} of ${findings.length}.`,
  ].join('\n');
}
