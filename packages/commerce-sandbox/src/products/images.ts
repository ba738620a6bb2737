import type { DatabaseSync } from 'node:sqlite';
import type { VideoSeed } from '../catalogue/pictureTypes.ts';
import { rows } from '../database.ts';

/** A picture of a product. */
interface ImageRow {
  id: number;
  position: number;
  /** Below /media/catalog/product, with a leading slash. */
  path: string;
  label: string;
  /** JSON of a VideoSeed, where the picture is the poster of a film. */
  video: string | null;
}

/** The gallery of a product or variant, in order. */
export function imagesOf(db: DatabaseSync, productId: number): ImageRow[] {
  return rows<ImageRow>(
    db,
    'SELECT id, position, path, label, video FROM product_image WHERE product_id = ? ORDER BY position',
    productId,
  );
}

/** Magento's ProductImage. `mediaBase` is the origin in front of /media. */
export function productImage(image: ImageRow, mediaBase: string) {
  return {
    url: `${mediaBase}/media/catalog/product${image.path}`,
    label: image.label,
    position: image.position,
    disabled: false,
  };
}

/** An entry of Magento's media gallery: a picture, or a film with its poster. */
export function galleryEntry(image: ImageRow, mediaBase: string) {
  const entry = productImage(image, mediaBase);
  if (image.video === null) return entry;
  const { url, title } = JSON.parse(image.video) as VideoSeed;
  const provider = /youtu/.test(url) ? 'youtube' : /vimeo/.test(url) ? 'vimeo' : '';
  return {
    ...entry,
    video_content: {
      media_type: 'external-video',
      video_provider: provider,
      video_url: url,
      video_title: title,
      video_description: '',
      video_metadata: '',
    },
  };
}
