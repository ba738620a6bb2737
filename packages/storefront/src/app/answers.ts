/* Fetched beside the first call of a document (docs/decisions/answers-that-fit.md). */
export { makeAnswerReader } from '@shop/commerce-client';
export { misfitError } from './misfitError.ts';
