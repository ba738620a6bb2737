import {
  getOperationName,
  makeOperation,
  stringifyVariables,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, fromArray, map, merge, mergeMap, pipe, share, tap } from 'wonka';

/** An answer as it was read, shared by all who ask the same: nobody changes it. */
export interface KeptAnswer {
  data: unknown;
  /** Names of what it shows, as the back end told them. */
  tags: readonly string[];
}

/** Keeps answers. */
export interface AnswerStore {
  get: (key: string) => KeptAnswer | undefined;
  /** @param turn What `turn()` said before the back end was asked: what was forgotten since is not kept again. */
  set: (key: string, answer: KeptAnswer, size: AnswerSize, turn: number) => void;
  /** How often something was forgotten on demand. */
  turn: () => number;
}

export interface AnswerSize {
  /** Length of its text. */
  characters: number;
  /** How long the back end lets it be kept, ms. */
  freshFor: number;
}

export interface KeptAnswersOptions {
  store: AnswerStore;
  /** What an answer differs by beside its question: the store view. */
  place: string;
  /** Told the tags of an answer that was kept. */
  onTags: (tags: readonly string[]) => void;
}

/** What came with an answer. */
interface Arrival {
  size: AnswerSize;
  tags: string[];
  turn: number;
}

const tagsOf = (headers: Headers) =>
  (headers.get('x-magento-tags') ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);

/**
 * How long an answer may be kept for everybody, ms, by the rules of HTTP (RFC 9111): only one that says `public` and
 * for how long, that nobody's cookie comes with, and that differs by nothing that cannot be known.
 */
export function sharedLifetime(headers: Headers): number {
  const rule = (headers.get('cache-control') ?? '').toLowerCase();
  const isShared = /(?:^|[\s,])public(?:$|[\s,;])/.test(rule) && !/no-store|no-cache|private/.test(rule);
  if (!isShared || headers.has('set-cookie') || headers.get('vary')?.includes('*')) return 0;
  const age = /s-maxage=(\d+)/.exec(rule)?.[1] ?? /max-age=(\d+)/.exec(rule)?.[1] ?? '0';
  return Math.max(0, Number(age) - Number(headers.get('age') ?? '0')) * 1000;
}

/** urql gives each document a number when it is first asked. */
const keyOfDocument = ({ __key: key }: Operation['query'] & { __key?: number }) => key ?? '';

/** By its words, not by urql's key: among the addresses of a whole shop two keys of 32 bits may be the same. */
const questionOf = ({ query, variables }: Operation) =>
  `${getOperationName(query) ?? ''} ${keyOfDocument(query)} ${stringifyVariables(variables)}`;

/**
 * Answers queries from what pages before had, read and checked, where the back end lets it be kept for everybody
 * (client-18). For a server that sends nobody's token, with the same headers for each page of a store view.
 */
export const keptAnswersExchange =
  ({ store, place, onTags }: KeptAnswersOptions): Exchange =>
  ({ forward }) =>
  operations$ => {
    const arrivals = new Map<number, Arrival>();
    const keyOf = (operation: Operation) => `${place} ${questionOf(operation)}`;
    const keptFor = (operation: Operation) => (operation.kind === 'query' ? store.get(keyOf(operation)) : undefined);

    const listening =
      (key: number, call: typeof fetch): typeof fetch =>
      async (input, init) => {
        const turn = store.turn();
        const response = await call(input, init);
        const freshFor = init?.method === 'GET' ? sharedLifetime(response.headers) : 0;
        if (freshFor === 0) return response;
        const { status, statusText, headers } = response;
        const text = await response.text();
        arrivals.set(key, { size: { freshFor, characters: text.length }, tags: tagsOf(headers), turn });
        return new Response(text, { status, statusText, headers });
      };

    const asked = (operation: Operation): Operation =>
      operation.kind === 'query'
        ? makeOperation('query', operation, {
            ...operation.context,
            fetch: listening(operation.key, operation.context.fetch ?? fetch),
          })
        : operation;

    const keep = ({ operation, data, error }: OperationResult) => {
      const arrival = arrivals.get(operation.key);
      arrivals.delete(operation.key);
      if (!arrival || error || data === undefined || data === null) return;
      const { tags, size, turn } = arrival;
      store.set(keyOf(operation), { data: data as unknown, tags }, size, turn);
    };

    const found$ = share(
      pipe(
        operations$,
        map(operation => ({ operation, kept: keptFor(operation) })),
      ),
    );
    return merge([
      pipe(
        found$,
        mergeMap(({ operation, kept }) => {
          if (!kept) return fromArray<OperationResult>([]);
          onTags(kept.tags);
          return fromArray<OperationResult>([{ operation, data: kept.data, hasNext: false, stale: false }]);
        }),
      ),
      pipe(
        found$,
        filter(({ kept }) => !kept),
        map(({ operation }) => asked(operation)),
        forward,
        tap(keep),
      ),
    ]);
  };
