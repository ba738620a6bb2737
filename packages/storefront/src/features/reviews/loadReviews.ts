import { GetFirstReviews, type CommerceClient, type OptionalFeature, type ResultOf } from '@shop/commerce-client';
import { readAsked, sortCode } from './askedReviews.ts';

type Answered = NonNullable<NonNullable<NonNullable<ResultOf<typeof GetFirstReviews>['products']>['items']>[number]>;

/** The first page of a product's reviews, and, where the back end does not count their stars, what the latest give. */
export type FirstReviews = Pick<Answered, 'reviews' | 'latest'>;

/** Those that an address asks for. Null where the back end cannot tell. */
export async function loadReviews(
  client: CommerceClient,
  urlKey: string,
  params: URLSearchParams,
  has: (feature: OptionalFeature) => boolean,
): Promise<FirstReviews | null> {
  const isCounted = has('review-filters');
  const { stars = null, sort } = readAsked(params);
  const answer = await client
    .query(GetFirstReviews, { urlKey, stars, sort: sortCode(sort), isCounted })
    .catch(() => null);
  return answer?.products?.items?.[0] ?? null;
}
