import type { Artwork } from '../artwork/types.ts';
import type { CategorySeed, PhotoSeed } from '../catalogue/types.ts';

/**
 * What a sandbox knows of a product and Magento's columns have no place for: an export carries it as JSON in the
 * additional attribute `sandbox_extras`, which Magento passes over.
 */
export interface Extras {
  artwork?: Artwork;
  /** Photographs that the sandbox has taken already. */
  photos?: PhotoSeed[];
  /** url_paths of its categories, in the order of the column. */
  categories?: string[];
  /** All categories, in the first row. */
  shelves?: CategorySeed[];
  /** Place in the categories' own order. */
  position?: number;
  /** #rrggbb by label of a colour. */
  swatches?: Record<string, string>;
  rating?: { percent: number; count: number };
  /** Code of the one store view that sells it. */
  view?: string;
  /** Text of files that the sandbox itself writes, by path. */
  leaflets?: Record<string, { title: string; paragraphs: string[] }>;
}
