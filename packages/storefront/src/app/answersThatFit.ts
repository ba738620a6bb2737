/* Fetched beside the first call of a document (docs/decisions/answers-that-fit.md). */
export { fitResults } from '@shop/commerce-client';
export { misfitError } from './misfitError.ts';
