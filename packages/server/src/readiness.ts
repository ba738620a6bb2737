import type { Context, Handler } from 'hono';
import type { StoreViews } from './knownStoreViews.ts';

export interface ReadinessOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Store view that the shop shows first. */
  storeCode: string;
  storeViews: StoreViews;
  /** The process was asked to stop: no more is to be sent to it. */
  isStopping: () => boolean;
}

/** How long the back end may take to answer, ms. */
const patience = 2000;
/** How long an answer counts, ms: whoever asks often does not become a load on the back end. */
const kept = 2000;

const stopping = (c: Context) => c.json({ status: 'stopping' }, 503, { 'cache-control': 'no-store' });

/**
 * 200 while visitors may be sent here, 503 once the process is to stop: what caches and balancers ask. Magento does not
 * count, for an outage of it would take all servers out.
 */
export const openness =
  (isStopping: () => boolean): Handler =>
  c =>
    isStopping() ? stopping(c) : c.json({ status: 'open' }, 200, { 'cache-control': 'no-store' });

/**
 * 200 when the commerce back end answers and has the shop's store view, else 503, as it is once the process is to stop.
 * One question at a time, however many ask.
 */
export function readiness({ commerceUrl, fetch, now, storeCode, storeViews, isStopping }: ReadinessOptions): Handler {
  let last: Promise<string | undefined> | undefined;
  let asked = 0;
  /** What is missing; undefined when nothing is. */
  const ask = async () => {
    const away = 'the commerce back end does not answer';
    try {
      const answer = await fetch(`${commerceUrl}/graphql?query=%7B__typename%7D`, {
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (answer.status >= 500) return away;
    } catch {
      return away;
    }
    const { kind } = await storeViews(storeCode);
    if (kind === 'unknown')
      return `the commerce back end has not said yet whether it has the store view "${storeCode}"`;
    return kind === 'there'
      ? undefined
      : `the commerce back end has no store view "${storeCode}": set storeCode in the variant to the code of one that it has`;
  };
  return async c => {
    if (isStopping()) return stopping(c);
    if (last === undefined || now() - asked >= kept) {
      asked = now();
      last = ask();
    }
    const missing = await last;
    return c.json({ status: missing ?? 'ready' }, missing === undefined ? 200 : 503, { 'cache-control': 'no-store' });
  };
}
