import { isColour } from '../isColour.ts';
import type { Aggregation } from './aggregations.ts';

/** Swatch types as Magento numbers them. */
const COLOUR = '1';

/** Products.filters, the older way to say what aggregations say; only it knows the swatches. */
export function layerFilters(aggregations: readonly Aggregation[]) {
  return aggregations.map(({ attribute_code: code, label, options }) => ({
    name: label,
    request_var: code === 'category_uid' ? 'cat' : code,
    filter_items_count: options.length,
    filter_items: options.map(option => ({
      label: option.label,
      value_string: option.value,
      items_count: option.count,
      ...(option.swatch && isColour(option.swatch) && { swatch_data: { type: COLOUR, value: option.swatch } }),
    })),
  }));
}
