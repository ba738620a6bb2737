import type { Handler } from 'hono';

export interface ReadinessOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** How long the back end may take to answer, ms. */
const patience = 2000;
/** How long an answer counts, ms: whoever asks often does not become a load on the back end. */
const kept = 2000;

/** 200 when the commerce back end answers, else 503. One question at a time, however many ask. */
export function readiness({ commerceUrl, fetch, now }: ReadinessOptions): Handler {
  let last: Promise<boolean> | undefined;
  let asked = 0;
  const ask = async () => {
    try {
      const answer = await fetch(`${commerceUrl}/graphql?query=%7B__typename%7D`, { signal: AbortSignal.timeout(patience) });
      await answer.body?.cancel();
      return answer.status < 500;
    } catch {
      return false;
    }
  };
  return async c => {
    if (last === undefined || now() - asked >= kept) {
      asked = now();
      last = ask();
    }
    const isReady = await last;
    return c.json({ status: isReady ? 'ready' : 'the commerce back end does not answer' }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  };
}
