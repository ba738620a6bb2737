import {
  createCommerceClient,
  createCommercePort,
  createRestClient,
  keptAnswersExchange,
  makeAnswerReader,
  type CommerceClient,
  type CommerceClientOptions,
} from '@shop/commerce-client';
import { makeServerStore } from '@shop/state';
import type { AnswerStore } from '@shop/variant';
import type { Exchange, SSRData } from '@urql/core';
import { misfitError } from './misfitError.ts';

export interface ServerRequestInput {
  commerceUrl: string;
  storeCode: string;
  fetch: typeof fetch;
  /** Leaves out what the back end does not have; undefined where it has everything. */
  absentFields: Exchange | undefined;
  answers: AnswerStore | undefined;
  /** Collects the cache tags of everything that the page was made from. */
  tags: Set<string>;
  /** Writes down what was not as it should be. */
  report: (error: unknown) => void;
}

/** What a client on the server is made with: the store view and nothing of any person. */
export function serverClientOptions({
  commerceUrl,
  storeCode,
  fetch,
  absentFields,
  answers,
  tags,
  report,
}: ServerRequestInput): CommerceClientOptions {
  const tagged: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    for (const tag of answer.headers.get('x-magento-tags')?.split(',') ?? []) tags.add(tag.trim());
    return answer;
  };
  const reader = makeAnswerReader((operation, places) => report(misfitError(operation, places)));
  return {
    reader: async () => reader,
    url: `${commerceUrl}/graphql`,
    isClient: false,
    absentFields,
    keptAnswers:
      answers &&
      keptAnswersExchange({ store: answers, place: storeCode, onTags: kept => kept.forEach(tag => tags.add(tag)) }),
    fetch: tagged,
    session: {
      token: () => undefined,
      storeCode: () => storeCode,
      currency: () => undefined,
      cacheId: { get: () => undefined, set: () => {} },
      online: () => true,
    },
  };
}

const store = makeServerStore();

/** The services of one rendering: a client, and the store that all share. */
export function serverServices(options: CommerceClientOptions, queries: SSRData) {
  const client: CommerceClient = createCommerceClient({ ...options, initialData: queries });
  const rest = createRestClient({ url: '/rest', session: options.session });
  const commerce = createCommercePort({ client, rest });
  return { client, commerce, store };
}
