import { runOf } from './runOf.ts';

const fetchReads = () => import('./reads.ts');

/**
 * What `runFlow` is for what only asks for a cart, without the code that changes one:
 * `dispatch(runRead(reads => reads.loadCart()))`.
 */
export const runRead = runOf(fetchReads);

/** Fetches only what asks for a cart, where it is shown: what changes it comes with the first sign of a shopper. */
export const prefetchReads = (): void => void fetchReads().catch(() => undefined);
