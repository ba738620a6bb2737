import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';

/** A picture of a product. */
interface ImageRow {
  id: number;
  position: number;
  /** Below /media/catalog/product, with a leading slash. */
  path: string;
  label: string;
}

/** The gallery of a product or variant, in order. */
export function imagesOf(db: DatabaseSync, productId: number): ImageRow[] {
  return rows<ImageRow>(db, 'SELECT id, position, path, label FROM product_image WHERE product_id = ? ORDER BY position', productId);
}

/** Magento's ProductImage. `mediaBase` is the origin in front of /media. */
export function productImage(image: ImageRow, mediaBase: string) {
  return { url: `${mediaBase}/media/catalog/product${image.path}`, label: image.label, position: image.position, disabled: false };
}
