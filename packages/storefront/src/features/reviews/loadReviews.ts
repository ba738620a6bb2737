import { GetFirstReviews, type CommerceClient, type ResultOf } from '@shop/commerce-client';

type Answered = NonNullable<NonNullable<NonNullable<ResultOf<typeof GetFirstReviews>['products']>['items']>[number]>;

/** The first page of a product's reviews, and what the latest of them give. */
export type FirstReviews = Pick<Answered, 'reviews' | 'latest'>;

/** Null where the back end cannot tell. */
export async function loadReviews(client: CommerceClient, urlKey: string): Promise<FirstReviews | null> {
  const answer = await client.query(GetFirstReviews, { urlKey }).catch(() => null);
  return answer?.products?.items?.[0] ?? null;
}
