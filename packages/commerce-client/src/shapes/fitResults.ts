import { CombinedError, getOperationName, type OperationResult } from '@urql/core';
import { fitAnswer } from './fitAnswer.ts';

/** Hears of the places where an answer to an operation had another shape than was asked for. */
export type OnMisfit = (operation: string, places: string[]) => void;

/**
 * Makes results fit what was asked. An answer of which nothing is left is none, as one that was cut off.
 *
 * @param onMisfit Hears of each place once.
 */
export function fitResults(onMisfit: OnMisfit): (result: OperationResult) => OperationResult {
  const told = new Set<string>();
  return result => {
    if (result.data === undefined || result.data === null) return result;
    const { query } = result.operation;
    const { data, misfits } = fitAnswer(query, result.data);
    const name = getOperationName(query) ?? '';
    const isNew = (place: string) => {
      const before = told.size;
      return told.add(`${name} ${place.replaceAll(/\d+/g, '…')}`).size > before;
    };
    const news = misfits.filter(isNew);
    if (news.length > 0) onMisfit(name, news);
    if (data !== null) return { ...result, data };
    const networkError = new Error(`Of the answer to ${name} nothing is as it was asked for.`);
    // It did answer, which is why there is a response.
    return {
      ...result,
      data: undefined,
      error: result.error ?? new CombinedError({ networkError, response: new Response() }),
    };
  };
}
