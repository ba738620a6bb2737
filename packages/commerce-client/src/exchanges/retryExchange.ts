import { makeOperation, type CombinedError, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import type { Clock } from '../clock.ts';
import { isNetworkFailure, isTimeout } from '../isNetworkFailure.ts';
import { rootFields } from '../documentText.ts';
import { sameOperation } from './sameOperation.ts';

/** At most five attempts, the first delay 300 ms (client-07). */
const ATTEMPTS = 5;
const FIRST_DELAY = 300;
/**
 * A server that lets the time run out costs a shopper that time again with each attempt: it is asked once more, and no
 * more.
 */
const TIMEOUTS = 2;

/** Mutations that set a value: sending them twice is sending them once. Whatever adds something is not here. */
const VALUE_SETTING = new Set([
  'updateCartItems',
  'removeItemFromCart',
  'applyCouponToCart',
  'removeCouponFromCart',
  'setGiftOptionsOnCart',
  'setGuestEmailOnCart',
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
  'setBillingAddressOnCart',
  'setPaymentMethodOnCart',
  'updateCustomerV2',
]);

export interface RetryOptions {
  /** False on the server, which answers a visitor instead of waiting. */
  isClient: boolean;
  online: () => boolean;
  /** A number from 0 to below 1. */
  random: () => number;
  clock: Clock;
}

interface Attempt {
  operation: Operation;
  made: number;
  /** How many of them nobody answered in time. */
  timeouts: number;
  timer?: unknown;
}

/**
 * Sends an operation again after a network failure. Wait n (0 to 3) is uniform in 0…300·2ⁿ⁺¹ ms. Only in the browser,
 * only while online, and only queries and mutations that set a value (client-07). The second time-out is the last.
 */
export const retryExchange =
  ({ isClient, online, random, clock }: RetryOptions): Exchange =>
  ({ forward }) =>
  operations$ => {
    const resent = makeSubject<Operation>();
    const givenUp = makeSubject<OperationResult>();
    const attempts: Attempt[] = [];

    const forget = (operation: Operation) => {
      const index = attempts.findIndex(attempt => sameOperation(attempt.operation, operation));
      if (index >= 0) clock.clearTimeout(attempts.splice(index, 1)[0]?.timer);
    };

    const begin = (operation: Operation) => {
      forget(operation);
      if (isClient && mayRepeat(operation)) attempts.push({ operation, made: 1, timeouts: 0 });
    };

    const repeats = (result: OperationResult): boolean => {
      const attempt = attempts.find(({ operation }) => sameOperation(operation, result.operation));
      if (!attempt) return false;
      if (result.error && isTimeout(result.error)) attempt.timeouts += 1;
      if (!failed(result.error) || attempt.made >= ATTEMPTS || attempt.timeouts >= TIMEOUTS || !online()) {
        forget(result.operation);
        return false;
      }
      const wait = random() * FIRST_DELAY * 2 ** attempt.made;
      attempt.timer = clock.setTimeout(() => {
        if (online()) {
          attempt.made += 1;
          resent.next(makeOperation(attempt.operation.kind, attempt.operation, { isResent: true }));
        } else {
          forget(result.operation);
          givenUp.next(result);
        }
      }, wait);
      return true;
    };

    return merge([
      pipe(
        merge([pipe(operations$, tap(begin)), resent.source]),
        forward,
        filter(result => !repeats(result)),
      ),
      givenUp.source,
    ]);
  };

const failed = (error: CombinedError | undefined) => error !== undefined && isNetworkFailure(error);

const mayRepeat = (operation: Operation) =>
  operation.kind === 'query' ||
  (operation.kind === 'mutation' &&
    (operation.context['isRepeatable'] === true || rootFields(operation).every(field => VALUE_SETTING.has(field))));
