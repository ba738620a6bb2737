import { unreachable, unreadable } from '@shop/messages/errors';
import {
  Client,
  createRequest,
  getOperationName,
  ssrExchange,
  type AnyVariables,
  type CombinedError,
  type Exchange,
  type Operation,
  type OperationResult,
  type RequestPolicy,
  type SSRData,
  type TypedDocumentNode,
} from '@urql/core';
import { forEach, pipe, takeWhile, tap, type Source } from 'wonka';
import type { AnswerReader } from './answers/answerReader.ts';
import { systemClock, type Clock } from './clock.ts';
import { CommerceError } from './CommerceError.ts';
import { answersExchange } from './exchanges/answersExchange.ts';
import { cacheIdExchange } from './exchanges/cacheIdExchange.ts';
import { createPrivateCache } from './exchanges/cacheExchange.ts';
import { fetchExchange } from './exchanges/fetchExchange.ts';
import { minifyExchange } from './exchanges/minifyExchange.ts';
import { mutationQueueExchange } from './exchanges/mutationQueueExchange.ts';
import { retryExchange } from './exchanges/retryExchange.ts';
import { secretsExchange } from './exchanges/secretsExchange.ts';
import { sentBearer, sessionExchange, type SessionOptions } from './exchanges/sessionExchange.ts';
import { slowExchange, type SlowOptions } from './exchanges/slowExchange.ts';
import { storeExchange } from './exchanges/storeExchange.ts';
import { fetchWithTimeout } from './fetchWithTimeout.ts';
import { requestPolicies } from './operations/requestPolicies.ts';
import type { SessionSource } from './session.ts';

export interface CommerceClientOptions {
  /** Address of the GraphQL endpoint, for example "/graphql"; absolute on the server. */
  url: string;
  session: SessionSource;
  /** False where pages are rendered: nothing is retried there. */
  isClient: boolean;
  fetch?: typeof globalThis.fetch | undefined;
  /** What `initialDataOf` gave on the server. */
  initialData?: SSRData | undefined;
  random?: (() => number) | undefined;
  clock?: Clock | undefined;
  /** Milliseconds that one attempt may take; 30,000 unless told. */
  timeout?: number | undefined;
  /** Hears that an answer takes long, and with what it returns that the wait is over. */
  onSlow?: SlowOptions['onSlow'] | undefined;
  /** Hears that the back end no longer takes the customer's token, whatever was asked. */
  onSessionEnded?: SessionOptions['onEnded'];
  /** `absentFieldsExchange(names)` where the back end lacks fields: handed in, so that nobody else loads it. */
  absentFields?: Exchange | undefined;
  /** `keptAnswersExchange(…)` where visitors share what they are answered: on a server. */
  keptAnswers?: Exchange | undefined;
  /**
   * Brings what reads answers, `makeAnswerReader`; asked for beside the first call, so that its code can be fetched
   * then. Where it does not come, answers are taken as they are.
   */
  reader: () => Promise<AnswerReader>;
}

export interface QueryOptions {
  /** Unless told, the policy of `requestPolicies` (client-09), else cache-first. */
  requestPolicy?: RequestPolicy | undefined;
}

export interface MutationOptions {
  /** True goes past the queue of mutations. */
  skipQueue?: boolean | undefined;
  /** True where sending it twice is sending it once, so that it is sent again after a failure of the network (client-07). */
  isRepeatable?: boolean | undefined;
  /** Type names whose cached answers this change makes stale, beyond those of cart and customer. */
  additionalTypenames?: string[] | undefined;
}

/** Hears what a client learns. */
export interface AnswerWatcher {
  /** An answer came from the network, good or bad. */
  answered(result: OperationResult): void;
  /** Private answers were forgotten. */
  forgotten(): void;
}

export interface CommerceClient {
  /** For urql's own bindings. */
  urql: Client;
  session: SessionSource;
  /**
   * Resolves with complete data, else rejects with a `CommerceError`. Under cache-and-network it resolves with the
   * cached answer, if there is one, and refreshes the cache behind it.
   */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Data>;
  /** As `query`, but keeps what did arrive beside the error: one missing content block does not cost the others. */
  queryPartial<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<{ data: Data | undefined; error: CommerceError | undefined }>;
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: MutationOptions,
  ): Promise<Data>;
  /** Brings what reads answers before anybody calls, so that the first answer need not wait for it. */
  prepare(): void;
  /** Takes in answers of an earlier visit, for what is not known by now. */
  restore(data: SSRData): void;
  /** Tells watchers everything from now on, and the answers that came before. Only in a browser, and once. */
  watch(...watchers: AnswerWatcher[]): void;
  evictPrivate(): void;
}

/** One client per visitor: per request on the server, per page load in the browser (client-01, client-05). */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const {
    url,
    session,
    isClient,
    random = Math.random,
    clock = systemClock,
    timeout = 30_000,
    onSlow,
    onSessionEnded,
    absentFields,
    keptAnswers,
  } = options;
  const given = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const fetch = fetchWithTimeout(given, timeout, clock);
  const cache = createPrivateCache();
  // Nothing is recorded, on a server either: what a document carries is told by `initialDataOf`.
  const ssr = ssrExchange({ isClient: true, ...(options.initialData && { initialState: options.initialData }) });
  // What comes before somebody watches: code that does may be fetched late.
  let unheard: OperationResult[] = [];
  let watchers: AnswerWatcher[] = [
    {
      answered: result => void (isClient && unheard.push(result)),
      forgotten: () => {
        unheard = [];
      },
    },
  ];
  const hear: Exchange =
    ({ forward }) =>
    operations$ =>
      pipe(
        forward(operations$),
        tap(result => watchers.forEach(each => each.answered(result))),
      );
  let coming: Promise<AnswerReader | undefined> | undefined;
  const fetchReader = () => (coming ??= options.reader().catch(() => (coming = undefined)));
  const errorOf = async (error: CombinedError, operation: Operation): Promise<CommerceError> => {
    const online = session.online();
    const reader = await fetchReader();
    return (
      reader?.toError(error, operation, { signedIn: sentBearer(operation) !== undefined, online }) ??
      new CommerceError({
        problem: online ? { kind: 'network', message: unreachable } : { kind: 'offline' },
        cause: error,
      })
    );
  };
  const urql = new Client({
    url,
    fetch,
    preferGetMethod: 'within-url-limit',
    fetchOptions: { credentials: 'include', headers: { accept: 'application/json' } },
    exchanges: [
      ...(keptAnswers ? [keptAnswers] : []),
      cache.exchange,
      ssr,
      hear,
      ...(onSlow ? [slowExchange({ onSlow, clock })] : []),
      mutationQueueExchange,
      retryExchange({ isClient, online: () => session.online(), random, clock }),
      sessionExchange({
        token: () => session.token(),
        problemOf: async (error, operation) => (await errorOf(error, operation)).problem,
        onEnded: onSessionEnded,
      }),
      cacheIdExchange({ session, fetch }),
      storeExchange(session),
      secretsExchange,
      ...(absentFields ? [absentFields] : []),
      answersExchange(fetchReader),
      minifyExchange,
      fetchExchange,
    ],
  });

  /** What failed. */
  const errorIn = async ({ error, operation }: OperationResult): Promise<CommerceError | undefined> =>
    error && errorOf(error, operation);

  const queryPartial: CommerceClient['queryPartial'] = async (document, variables, { requestPolicy } = {}) => {
    const policy = requestPolicy ?? requestPolicies[getOperationName(document) ?? ''] ?? 'cache-first';
    const source = urql.executeQuery(createRequest(document, variables), { requestPolicy: policy });
    const result = await firstAnswer(source, policy === 'network-only');
    return { data: result.data ?? undefined, error: await errorIn(result) };
  };

  return {
    urql,
    session,
    prepare: () => void fetchReader(),
    queryPartial,
    async query(document, variables, queryOptions) {
      const { data, error } = await queryPartial(document, variables, queryOptions);
      return complete(data, error);
    },
    async mutate(document, variables, { skipQueue = false, isRepeatable = false, additionalTypenames = [] } = {}) {
      const result = await urql
        .mutation(document, variables, { skipQueue, isRepeatable, additionalTypenames })
        .toPromise();
      return complete(result.data, await errorIn(result));
    },
    restore: data => ssr.restoreData(data),
    watch(...next) {
      watchers = next;
      for (const result of unheard) for (const each of next) each.answered(result);
      unheard = [];
    },
    evictPrivate() {
      cache.evictPrivate();
      for (const each of watchers) each.forgotten();
    },
  };
}

/**
 * The first answer, or the first that is fresh: what a page shows of the same question comes as a stale one before it.
 * A stale one is followed by a fresh one, for which the source stays open.
 */
const firstAnswer = <Data, Variables extends AnyVariables>(
  source: Source<OperationResult<Data, Variables>>,
  isFresh: boolean,
) =>
  new Promise<OperationResult<Data, Variables>>(resolve =>
    pipe(
      source,
      takeWhile(result => result.stale, true),
      forEach(result => {
        if (!isFresh || !result.stale) resolve(result);
      }),
    ),
  );

function complete<Data>(data: Data | null | undefined, error: CommerceError | undefined): Data {
  if (error) throw error;
  if (data === undefined || data === null) {
    throw new CommerceError({ problem: { kind: 'unexpected', message: unreadable } });
  }
  return data;
}
