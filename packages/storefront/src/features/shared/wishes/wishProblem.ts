import type { Problem } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import { problemText } from '../problemText.ts';
import { WishRefused } from './changeWish.ts';

/** Why the list could not be changed, as the shopper reads it. */
export function wishProblem(error: unknown): string {
  if (error instanceof WishRefused) return error.message;
  const problem =
    typeof error === 'object' && error !== null && 'problem' in error ? (error.problem as Problem) : undefined;
  return problem ? problemText(problem) : unexpected;
}
