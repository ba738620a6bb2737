import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';
import { PICTURE_SWATCH } from '../isColour.ts';
import { hashOf } from '../seed/seedImages.ts';

/** The picture by which a value is chosen, for example that of a print. */
export interface OptionPicture {
  /** Below /media/attribute/swatch, with a leading slash. It changes with what is shown. */
  path: string;
  /** What is shown: JSON of an Artwork, or of a PhotoSeed. */
  artwork: string;
}

/** Magento's size of a swatch beside a product. */
const THUMBNAIL = 'swatch_thumb/110x90';

/**
 * The picture of a value that is shown by one: of the first variant that has it, and as in Magento the same for every
 * product. Undefined where no variant is shown so.
 */
export function optionPicture(db: DatabaseSync, optionId: number): OptionPicture | undefined {
  const found = row<{ code: string; artwork: string }>(
    db,
    `SELECT attribute.code, product_image.artwork FROM product_option JOIN attribute ON attribute.id = attribute_id
     JOIN product ON product.id = product_option.product_id AND product.parent_id IS NOT NULL
     JOIN product_image ON product_image.product_id = product.id AND product_image.position = 1
     WHERE option_id = ? AND product_option.swatch = ? ORDER BY product.id LIMIT 1`,
    optionId,
    PICTURE_SWATCH,
  );
  if (!found) return undefined;
  const file = `${found.code}-${optionId}.${hashOf(found.artwork)}.jpg`;
  return { path: `/${file[0]}/${file[1]}/${file}`, artwork: found.artwork };
}

/** The picture of a value by its path below /media/attribute/swatch, at whichever of Magento's sizes it is asked for. */
export function optionPictureAt(db: DatabaseSync, path: string): OptionPicture | undefined {
  const plain = path.replace(/^\/swatch_(?:thumb|image)\/\d+x\d+/, '');
  const id = /-(\d{1,9})\.[^./]+\.jpg$/.exec(plain)?.[1];
  const picture = id === undefined ? undefined : optionPicture(db, Number(id));
  return picture?.path === plain ? picture : undefined;
}

/** Its address as Magento's ImageSwatchData names it. `mediaBase` is the origin in front of /media. */
export const thumbnailOf = ({ path }: OptionPicture, mediaBase: string): string =>
  `${mediaBase}/media/attribute/swatch/${THUMBNAIL}${path}`;
