import type { CommerceClient } from '@shop/commerce-client';
import { fetchFactSheet } from '../features/facts/FactsPlace.tsx';
import { loadFacts, type ProductFacts } from '../features/facts/loadFacts.ts';
import { fetchPromises } from '../features/facts/PromisePlace.tsx';
import { loadProduct, type ProductData } from '../features/product/loadProduct.ts';
import { loadReviews, type FirstReviews } from '../features/reviews/loadReviews.ts';

export interface ProductPageData extends ProductData {
  /** Null where the back end could not tell: a product is sold without them. */
  reviews: FirstReviews | null;
  /** Likewise. */
  facts: ProductFacts | null;
}

/**
 * A product by the url key at the end of its address, with its first reviews. Null when the back end no longer sells
 * it.
 */
export async function loadProductPage(client: CommerceClient, url: URL): Promise<ProductPageData | null> {
  const urlKey = (url.pathname.split('/').pop() ?? '').replace(/\.\w+$/, '');
  const [product, reviews, facts] = await Promise.all([
    loadProduct(client, urlKey),
    loadReviews(client, urlKey),
    loadFacts(client, urlKey),
    // What the server does not write stands at once, too.
    fetchPromises(),
    fetchFactSheet(),
  ]);
  return product && { ...product, reviews, facts };
}
