// chunk: listing
import type { ResultOf } from '@shop/commerce-client';
import { plainColour } from '../shared/plainColour.ts';
import type { ListingSwatchesQuery } from './listingQueries.ts';

type LayerFilters = NonNullable<ResultOf<typeof ListingSwatchesQuery>['products']>['filters'];

/** Colours by attribute code and value, for example { color: { "11": "#1b2a49" } }. */
export type Swatches = Record<string, Record<string, string>>;

/** The type that Magento gives a swatch that is one colour. */
const colourSwatch = '1';

/** The colours that a back end shows for the values of its filters. What is no plain colour is left out. */
export function readSwatches(filters: LayerFilters | undefined): Swatches {
  return Object.fromEntries(
    (filters ?? []).flatMap(filter => {
      const values = (filter?.filter_items ?? []).flatMap(item => {
        if (!item || !('swatch_data' in item)) return [];
        const { type, value } = item.swatch_data ?? {};
        const colour = plainColour(value);
        return type === colourSwatch && colour && item.value_string ? [[item.value_string, colour] as const] : [];
      });
      return filter?.request_var && values.length > 0
        ? [[filter.request_var, Object.fromEntries(values)] as const]
        : [];
    }),
  );
}
