// chunk: listing
import type { ResultOf } from '@shop/commerce-client';
import { swatchPicture } from '@shop/ui';
import { plainColour } from '../shared/plainColour.ts';
import type { ListingSwatchesQuery } from './listingQueries.ts';

type LayerFilters = NonNullable<ResultOf<typeof ListingSwatchesQuery>['products']>['filters'];

/** What stands for a value: a plain colour, or the address of a picture. */
type Look = { colour: string } | { picture: string };

/** By attribute code and value, for example { color: { "11": { colour: "#1b2a49" } } }. */
export type Swatches = Record<string, Record<string, Look>>;

/** The types that Magento gives a swatch that is one colour, and one that is a picture. */
const colourSwatch = '1';
const pictureSwatch = '2';

function look(type: string | null | undefined, value: string | null | undefined): Look | undefined {
  const colour = plainColour(value);
  if (type === colourSwatch && colour) return { colour };
  return type === pictureSwatch && value ? { picture: swatchPicture(value) } : undefined;
}

/** The colours and pictures that a back end shows for the values of its filters. What is neither is left out. */
export function readSwatches(filters: LayerFilters | undefined): Swatches {
  return Object.fromEntries(
    (filters ?? []).flatMap(filter => {
      const values = (filter?.filter_items ?? []).flatMap(item => {
        const data = item && 'swatch_data' in item ? item.swatch_data : undefined;
        const found = look(data?.type, data?.value);
        return found && item?.value_string ? [[item.value_string, found] as const] : [];
      });
      return filter?.request_var && values.length > 0
        ? [[filter.request_var, Object.fromEntries(values)] as const]
        : [];
    }),
  );
}
