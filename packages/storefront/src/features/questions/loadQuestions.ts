import { GetQuestions, type CommerceClient, type OptionalFeature, type ResultOf } from '@shop/commerce-client';

type Product = NonNullable<NonNullable<NonNullable<ResultOf<typeof GetQuestions>['products']>['items']>[number]>;

/** A page of what was asked about a product. */
export type QuestionsPage = NonNullable<Product['questions']>;
export type Question = QuestionsPage['items'][number];

/** Characters of a search that count. */
const LONGEST_SEARCH = 80;

/** What an address looks for among the questions; '' for all of them. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get('question') ?? '').trim().slice(0, LONGEST_SEARCH);

/** The first questions about a product that an address asks for. Null where the back end cannot tell. */
export async function loadQuestions(
  client: CommerceClient,
  urlKey: string,
  params: URLSearchParams,
  has: (feature: OptionalFeature) => boolean,
): Promise<QuestionsPage | null> {
  if (!has('questions')) return null;
  const search = readSearch(params) || null;
  const answer = await client.query(GetQuestions, { urlKey, search, page: 1 }).catch(() => null);
  return answer?.products?.items?.[0]?.questions ?? null;
}
