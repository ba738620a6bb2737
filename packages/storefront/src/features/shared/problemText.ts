import type { Problem } from '@shop/commerce-client';

/** A problem as the shopper reads it. */
export const problemText = (problem: Problem): string =>
  problem.kind === 'offline' ? 'You are offline. Check your connection and try again.' : problem.message;
