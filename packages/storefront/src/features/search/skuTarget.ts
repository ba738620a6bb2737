import { productHref } from '../shared/productHref.ts';
import { withPage } from '../shared/withPage.ts';

interface Found {
  total_count?: number | null;
  items?:
    | readonly ({
        sku?: string | null;
        url_key?: string | null;
        url_suffix?: string | null;
      } | null)[]
    | null;
}

/** Where a search leads that is the sku of a product: to its page (listing-04). Undefined for every other search. */
export function skuTarget(search: string, found: Found | null): string | undefined {
  const [product] = withPage(found?.items);
  return found?.total_count === 1 && product?.sku?.toLowerCase() === search.toLowerCase()
    ? productHref(product)
    : undefined;
}
