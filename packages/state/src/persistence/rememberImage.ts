import { REMEMBERED_IMAGES } from '../constants.ts';
import type { Persistence } from './createPersistence.ts';

/** A product as a tile or page knows it, with whatever pictures it has. */
export interface PicturedProduct {
  sku: string;
  /** Entries of the gallery; the one with the lowest position is the product's picture. */
  gallery?: readonly { url: string; position?: number | null | undefined }[] | undefined;
}

/**
 * Keeps a product's picture under its sku, so that the cart has one where the server gives none (storage-05). The oldest
 * give way.
 */
export function rememberImage(persistence: Persistence, { sku, gallery = [] }: PicturedProduct): void {
  const place = ({ position }: { position?: number | null | undefined }) => position ?? Infinity;
  const [first] = [...gallery].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  if (first === undefined) return;
  const { [sku]: _replaced, ...others } = persistence.get('imagesBySku') ?? {};
  const kept = Object.entries(others).slice(1 - REMEMBERED_IMAGES);
  persistence.set('imagesBySku', {
    ...Object.fromEntries(kept),
    [sku]: { url: first.url },
  });
}
