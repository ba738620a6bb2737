import type { CommerceClient } from '@shop/commerce-client';
import { loadProduct, type ProductData } from '../features/product/loadProduct.ts';
import { loadReviews, type FirstReviews } from '../features/reviews/loadReviews.ts';

export interface ProductPageData extends ProductData {
  /** Null where the back end could not tell: a product is sold without them. */
  reviews: FirstReviews | null;
}

/**
 * A product by the url key at the end of its address, with its first reviews. Null when the back end no longer sells
 * it.
 */
export async function loadProductPage(client: CommerceClient, url: URL): Promise<ProductPageData | null> {
  const urlKey = (url.pathname.split('/').pop() ?? '').replace(/\.\w+$/, '');
  const [product, reviews] = await Promise.all([loadProduct(client, urlKey), loadReviews(client, urlKey)]);
  return product && { ...product, reviews };
}
