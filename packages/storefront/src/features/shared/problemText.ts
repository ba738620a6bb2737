import type { Problem } from '@shop/commerce-client';
import { offline } from '@shop/messages/errors';

/** A problem as the shopper reads it. */
export const problemText = (problem: Problem): string => (problem.kind === 'offline' ? offline : problem.message);
