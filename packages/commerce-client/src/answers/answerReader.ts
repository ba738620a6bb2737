import type { CombinedError, Operation, OperationResult } from '@urql/core';
import type { CommerceError } from '../CommerceError.ts';
import { fitResults, type OnMisfit } from '../shapes/fitResults.ts';
import { toCommerceError, type ErrorContext } from './toCommerceError.ts';
import { withoutStockErrors } from './withoutStockErrors.ts';

/** What a client does with what comes back. */
export interface AnswerReader {
  /** An answer as it is gone on with: without stock errors (client-08), and such as was asked for (client-15). */
  read: (result: OperationResult) => OperationResult;
  /** A failure in our words (errors of GraphQL, of the network, of a session that has ended). Never rejects. */
  toError: (error: CombinedError, operation: Operation, context: ErrorContext) => Promise<CommerceError>;
}

/** @param onMisfit Hears of each place of an answer that had another shape, once. */
export function makeAnswerReader(onMisfit: OnMisfit): AnswerReader {
  const fit = fitResults(onMisfit);
  return { read: result => fit(withoutStockErrors(result)), toError: toCommerceError };
}
