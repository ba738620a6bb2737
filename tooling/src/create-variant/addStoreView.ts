import { textOn } from './colour.ts';
import type { Answers } from './questions.ts';

/** Where the commerce sandbox lists its store views, but for those of the three brands that it was made with. */
export const storeViewList = 'packages/commerce-sandbox/src/catalogue/partners.json';

/** The list with one more store view: it bears name and colour of the new shop. */
export function addStoreView(
  list: string,
  { storeCode, name, brandColour }: Pick<Answers, 'storeCode' | 'name' | 'brandColour'>,
): string {
  const known = JSON.parse(list) as { id: number }[];
  const id = Math.max(...known.map(view => view.id)) + 1;
  const look = { colour: brandColour, accent: textOn(brandColour) };
  return `${JSON.stringify([...known, { id, code: storeCode, name, programme: 'members', ...look }], null, 2)}\n`;
}
