// chunk: listing
import { plainColour } from '../shared/plainColour.ts';
import type { ListedProduct } from './listingQueries.ts';

/** What a product's tile shows it in. */
export interface SeenOption {
  code: string;
  /** For people, for example "Colour". */
  label: string;
  values: { uid: string; label: string; swatch: string | undefined; picture: string | undefined }[];
}

/**
 * The first option of a product that can be seen, in more than one value; undefined where there is none (listing-02). All that
 * is read of options beside it comes with what there is to choose, which no list waits for.
 */
export function seenOption(product: ListedProduct): SeenOption | undefined {
  for (const option of 'configurable_options' in product ? (product.configurable_options ?? []) : []) {
    const values = (option?.values ?? []).flatMap(value => {
      const swatch = plainColour(value?.swatch_data?.value);
      const data = value?.swatch_data;
      const picture = (data && 'thumbnail' in data && data.thumbnail) || undefined;
      return value?.uid && (swatch ?? picture) ? [{ uid: value.uid, label: value.label ?? '', swatch, picture }] : [];
    });
    if (option?.attribute_code && values.length > 1 && values.length === option.values?.length)
      return { code: option.attribute_code, label: option.label ?? '', values };
  }
  return undefined;
}
