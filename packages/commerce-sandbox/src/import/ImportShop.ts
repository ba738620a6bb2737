import type { LeafletSeed } from '../catalogue/downloadTypes.ts';
import type { PhotoSeed } from '../catalogue/pictureTypes.ts';
import type { CategoryTree } from './CategoryTree.ts';
import type { ImportProblems } from './ImportProblems.ts';

/** What rows are read against. */
export interface ImportShop {
  now: Date;
  categories: Pick<CategoryTree, 'describe' | 'find'>;
  problems: ImportProblems;
  /** Said once each when the import is done. */
  notices: Set<string>;
  /**
   * A row as it was staged, completed by what the shop holds of the product already; undefined when neither knows it.
   */
  recordOf: (sku: string) => Recorded | undefined;
  /** What single store views say of a product, by their codes: in the file, completed by what the shop holds. */
  viewsOf: (sku: string) => [view: string, said: Recorded][];
  /** A photograph that was taken for this import; undefined where no folder of images was given. */
  photo: ((name: string) => Omit<PhotoSeed, 'label'> | undefined) | undefined;
  /** What a file of downloads holds, where the sandbox writes it itself. */
  leaflet?: (path: string) => LeafletSeed | undefined;
  /** True when the sandbox has the file of a photograph already. */
  holdsPhoto: (file: string) => boolean;
}

export interface Recorded {
  /** Of the row in the file; that of the row which names it where it stands only in the shop. */
  line: number | undefined;
  values: Record<string, string>;
}
