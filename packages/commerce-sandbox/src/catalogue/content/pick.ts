import type { Shape } from '@shop/artwork';
import { products } from '../products.ts';
import type { ProductSeed } from '../ProductSeed.ts';

/**
 * A product by what its picture shows and its place among those, from 0; of one brand where it is named by its code.
 *
 * @throws Error when the catalogue has no such product: the page that wants it must be changed with it.
 */
export function pick(shape: Shape, place = 0, brand?: string): ProductSeed {
  const product = products.filter(
    each => each.artwork.shape === shape && (brand === undefined || each.brand === brand),
  )[place];
  if (product === undefined)
    throw new Error(
      `pick: the catalogue has no ${shape} number ${place}${brand === undefined ? '' : ` of ${brand}`}. Change the page that shows it.`,
    );
  return product;
}

/** Address of a category or product page. `suffix` is the end of such addresses in the store view. */
export const link = (path: string, suffix = '.html'): string => `/${path}${suffix}`;
