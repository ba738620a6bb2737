import type { ResultOf } from '@shop/commerce-client';
import { categoryHref } from '../categoryHref.ts';
import { productHref } from '../productHref.ts';
import { searchHref } from '../searchHref.ts';
import { withPage } from '../withPage.ts';
import type { SuggestionsQuery } from './suggestionsQuery.ts';

export type SuggestionKind = 'recent' | 'popular' | 'category' | 'product';

export interface Suggestion {
  kind: SuggestionKind;
  /** Tells suggestions of a kind apart. */
  id: string;
  label: string;
  href: string;
  /** Where a category lies. */
  within?: string | undefined;
  picture?: string | undefined;
  /** Rupees; the least of several. */
  price?: number | undefined;
  /** There are dearer ones. */
  isRange?: boolean | undefined;
}

export const toSearch = (kind: 'recent' | 'popular', text: string): Suggestion => ({
  kind,
  id: text,
  label: text,
  href: searchHref(text),
});

type Answer = ResultOf<typeof SuggestionsQuery>;

/** What the back end has for a text: categories first, for they lead furthest. */
export function suggestionsOf({ categories, products }: Answer): Suggestion[] {
  return [
    ...(categories?.items ?? [])
      .filter(category => category !== null && category.url_path !== null)
      .map((category): Suggestion => ({
        kind: 'category',
        id: category?.uid ?? '',
        label: category?.name ?? '',
        href: categoryHref(category?.url_path, category?.url_suffix),
        within: category?.breadcrumbs?.at(-1)?.category_name ?? undefined,
      })),
    ...withPage(products?.items).map((product): Suggestion => {
      const { minimum_price: least, maximum_price: most } = product.price_range;
      const price = least.final_price.value ?? undefined;
      return {
        kind: 'product',
        id: product.uid,
        label: product.name ?? '',
        href: productHref(product),
        picture: product.small_image?.url ?? undefined,
        price,
        isRange: price !== undefined && (most?.final_price.value ?? price) > price,
      };
    }),
  ];
}
