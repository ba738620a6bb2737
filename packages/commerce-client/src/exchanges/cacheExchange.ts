import {
  cacheExchange as documentCache,
  makeOperation,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, makeSubject, map, merge, pipe, share } from 'wonka';
import { rootFields } from '../documentText.ts';

/** Answers that depend on who asks. Prices may differ by customer group, so product lists are among them. */
const PRIVATE_ROOTS = new Set([
  'billPayment',
  'billPayments',
  'cart',
  'customerCart',
  'customer',
  'customerPaymentTokens',
  'offeredCoupons',
  'orderOfCart',
  'paymentAttempts',
  'products',
]);
const PRIVATE = 'PrivateAnswer';

export interface PrivateCache {
  exchange: Exchange;
  /** Forgets every private answer; those on the screen are fetched again. */
  evictPrivate(): void;
}

/**
 * urql's document cache, with two rules of its own. Private answers can be forgotten together, and one that was asked
 * for before that is not kept after it. A mutation invalidates by the types of cart and customer and by
 * `additionalTypenames` only: `Money` is in its answer and in every product list, and says nothing about them.
 */
export function createPrivateCache(): PrivateCache {
  const evictions = makeSubject<OperationResult>();
  let generation = 0;

  const marked = (operation: Operation): Operation => {
    if (operation.kind !== 'query' || !rootFields(operation).some(field => PRIVATE_ROOTS.has(field))) return operation;
    const typenames = operation.context.additionalTypenames ?? [];
    return makeOperation(operation.kind, operation, {
      generation,
      additionalTypenames: typenames.includes(PRIVATE) ? typenames : [...typenames, PRIVATE],
    });
  };
  const outlived = ({ operation }: OperationResult) =>
    operation.kind === 'query' && (operation.context['generation'] ?? generation) !== generation;

  const exchange: Exchange = input => operations$ => {
    const late = makeSubject<OperationResult>();
    const inner = documentCache({
      ...input,
      forward: forwarded$ => {
        const results$ = share(input.forward(forwarded$));
        return merge([
          pipe(
            results$,
            filter(result => {
              if (outlived(result)) late.next(result);
              return !outlived(result);
            }),
            map(hideValueTypes),
          ),
          evictions.source,
        ]);
      },
    });
    return merge([pipe(inner(pipe(operations$, map(marked))), map(showValueTypes)), late.source]);
  };

  return {
    exchange,
    evictPrivate() {
      generation += 1;
      evictions.next({ operation: EVICTION, data: null, hasNext: false, stale: false });
    },
  };
}

/** The document cache drops what shares a type with a mutation's result; nobody waits for the result of this one. */
const EVICTION: Operation = {
  kind: 'mutation',
  key: 0,
  query: { kind: 'Document', definitions: [] } as unknown as Operation['query'],
  variables: {},
  context: { url: '', requestPolicy: 'network-only', additionalTypenames: [PRIVATE] },
};

const shown = new WeakMap<object, unknown>();

function hideValueTypes(result: OperationResult): OperationResult {
  if (result.operation.kind !== 'mutation' || typeof result.data !== 'object' || result.data === null) return result;
  const data = withoutValueTypes(result.data) as object;
  shown.set(data, result.data);
  return { ...result, data };
}

function showValueTypes(result: OperationResult): OperationResult {
  const data: unknown = result.data;
  return typeof data === 'object' && data !== null && shown.has(data) ? { ...result, data: shown.get(data) } : result;
}

function withoutValueTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutValueTypes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === '__typename' && !/^(Cart|Customer)/.test(String(item)) ? [] : [[key, withoutValueTypes(item)]],
    ),
  );
}
