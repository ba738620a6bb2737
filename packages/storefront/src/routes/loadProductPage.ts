import type { CommerceClient, OptionalFeature } from '@shop/commerce-client';
import { loadFacts, type ProductFacts } from '../features/facts/loadFacts.ts';
import { fetchPromises } from '../features/facts/PromisePlace.tsx';
import { loadProduct, type ProductData } from '../features/product/loadProduct.ts';
import { loadQuestions, type QuestionsPage } from '../features/questions/loadQuestions.ts';
import { loadReviews, type FirstReviews } from '../features/reviews/loadReviews.ts';
import { loadTogether } from '../features/together/loadTogether.ts';
import type { Offered } from '../features/together/togetherQuery.ts';
import { fetchStockNotice } from '../features/stockNotices/NoticePlace.tsx';
import { fetchTogether } from '../features/together/TogetherPlace.tsx';
import { fetchAbout } from './AboutPlace.tsx';

export interface ProductPageData extends ProductData {
  /** Null where the back end could not tell: a product is sold without them. */
  reviews: FirstReviews | null;
  /** Likewise; null, too, where nobody can ask. */
  questions: QuestionsPage | null;
  /** Likewise. */
  facts: ProductFacts | null;
  /** What goes with it. */
  together: Offered[];
}

/**
 * A product by the url key at the end of its address, with its first reviews. Null when the back end no longer sells
 * it.
 */
export async function loadProductPage(
  client: CommerceClient,
  url: URL,
  has: (feature: OptionalFeature) => boolean,
): Promise<ProductPageData | null> {
  const urlKey = (url.pathname.split('/').pop() ?? '').replace(/\.\w+$/, '');
  const [product, reviews, questions, facts, together] = await Promise.all([
    loadProduct(client, urlKey, has),
    loadReviews(client, urlKey, url.searchParams, has),
    loadQuestions(client, urlKey, url.searchParams, has),
    loadFacts(client, urlKey),
    loadTogether(client, urlKey),
    // What the server does not write stands at once, too.
    fetchPromises(),
    fetchAbout(),
    fetchTogether(),
  ]);
  if (!product) return null;
  await fetchStockNotice(product.product);
  return { ...product, reviews, questions, facts, together };
}
