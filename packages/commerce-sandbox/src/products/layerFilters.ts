import type { DatabaseSync } from 'node:sqlite';
import { isColour, PICTURE_SWATCH } from '../isColour.ts';
import type { Aggregation } from './aggregations.ts';
import { optionPicture } from './optionPicture.ts';

/** Swatch types as Magento numbers them. */
const COLOUR = '1';
const PICTURE = '2';

/** Products.filters, the older way to say what aggregations say; only it knows the swatches. */
export function layerFilters(db: DatabaseSync, aggregations: readonly Aggregation[]) {
  return aggregations.map(({ attribute_code: code, label, options }) => ({
    name: label,
    request_var: code === 'category_uid' ? 'cat' : code,
    filter_items_count: options.length,
    filter_items: options.map(({ label: shown, value, count, swatch }) => {
      const swatch_data = swatch ? swatchData(db, value, swatch) : undefined;
      return { label: shown, value_string: value, items_count: count, ...(swatch_data && { swatch_data }) };
    }),
  }));
}

/** The colour of a value, or the path of its picture below /media/attribute/swatch. */
function swatchData(db: DatabaseSync, optionId: string, swatch: string) {
  if (isColour(swatch)) return { type: COLOUR, value: swatch };
  const picture = swatch === PICTURE_SWATCH ? optionPicture(db, Number(optionId)) : undefined;
  return picture && { type: PICTURE, value: picture.path };
}
