import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Artwork, View } from '@shop/artwork';
import type { PhotoSeed, VideoSeed } from '../catalogue/pictureTypes.ts';
import { rows, run } from '../database.ts';

/** In the order of the gallery. */
const views: readonly View[] = ['front', 'angle', 'detail'];

/** Short name of what is shown. */
export const hashOf = (artwork: string): string => createHash('sha256').update(artwork).digest('hex').slice(0, 10);

/**
 * Path of a picture below /media/catalog/product, spread over folders as Magento does. It holds a hash of what is
 * shown, so that a browser that keeps it for ever never shows an old picture.
 */
function imagePath(sku: string, name: string, artwork: Artwork): string {
  const lower = sku.toLowerCase();
  const plain = lower.replaceAll(/[^a-z0-9-]+/g, '-');
  // Skus that differ only in what an address cannot hold have pictures of their own.
  const file = `${plain}-${name}.${hashOf(JSON.stringify(artwork) + (plain === lower ? '' : lower))}.jpg`;
  return `/${file[0]}/${file[1]}/${file}`;
}

/** A photograph's address keeps its name; the hash names its content and whose picture it is. */
function photoPath(sku: string, photo: PhotoSeed): string {
  const plain = photo.name.split(/[\\/]/).at(-1)!.toLowerCase();
  const end = /\.(png|webp)$/.exec(plain)?.[0] ?? '.jpg';
  const name = plain
    .replace(/\.\w+$/, '')
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .slice(0, 80)
    .padEnd(2, '-');
  return `/${name[0]}/${name[1]}/${name}.${hashOf(`${sku} ${photo.file}`)}${end}`;
}

interface Depicted {
  sku: string;
  name: string;
  artwork: Artwork;
  /** Instead of the artwork. */
  photos?: readonly PhotoSeed[] | undefined;
  videos?: readonly VideoSeed[] | undefined;
}

const insert =
  'INSERT INTO product_image (product_id, position, path, view, label, artwork, video) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** The gallery of one product or variant: its photographs or drawings, then its films. */
export function seedImages(
  db: DatabaseSync,
  productId: number,
  { sku, name, artwork, photos = [], videos = [] }: Depicted,
): void {
  let position = 0;
  const add = (path: string, view: View, label: string, shown: Artwork | PhotoSeed, video?: VideoSeed) =>
    run(
      db,
      insert,
      productId,
      ++position,
      path,
      view,
      label,
      JSON.stringify(shown),
      video ? JSON.stringify(video) : null,
    );
  for (const photo of photos) add(photoPath(sku, photo), 'front', photo.label, photo);
  if (photos.length === 0)
    for (const view of views)
      add(
        imagePath(sku, view, artwork),
        view,
        view === 'front' ? name : `${name}, ${view === 'angle' ? 'from the side' : 'close up'}`,
        artwork,
      );
  videos.forEach((video, place) => {
    const poster = photos[0] ?? artwork;
    const path =
      'file' in poster
        ? photoPath(sku, { ...poster, name: `video-${place + 1}-${poster.name}` })
        : imagePath(sku, `video-${place + 1}`, poster);
    add(path, 'angle', video.title, poster, video);
  });
}

/**
 * A category shows its best known product that no category above it shows already; one without products shows nothing.
 */
export function seedCategoryImages(db: DatabaseSync): void {
  const shown = new Map<number, Set<number>>();
  for (const { id, path, url_path } of rows<{ id: number; path: string; url_path: string }>(
    db,
    'SELECT id, path, url_path FROM category WHERE level > 1 ORDER BY level, position',
  )) {
    const above = new Set(
      path
        .split('/')
        .slice(0, -1)
        .flatMap(step => [...(shown.get(Number(step)) ?? [])]),
    );
    const candidates = rows<{ product_id: number; artwork: string }>(
      db,
      `SELECT product.id AS product_id, product_image.artwork FROM product_category
       JOIN product ON product.id = product_category.product_id
       JOIN product_image ON product_image.product_id = product.id AND product_image.position = 1
       WHERE category_id = ? ORDER BY product.rating_count DESC, product.id LIMIT ?`,
      id,
      above.size + 1,
    );
    const chosen = candidates.find(({ product_id }) => !above.has(product_id)) ?? candidates[0];
    if (!chosen) continue;
    shown.set(id, new Set([chosen.product_id]));
    run(
      db,
      'UPDATE category SET image = ?, artwork = ? WHERE id = ?',
      `/${url_path.replaceAll('/', '-')}.${hashOf(chosen.artwork)}.jpg`,
      chosen.artwork,
      id,
    );
  }
}
