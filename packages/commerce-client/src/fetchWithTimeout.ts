import type { Clock } from './clock.ts';

/** The failure of a request that took too long; `name` tells it from an abort by the caller. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * A fetch whose request and answer together may take `ms` milliseconds. The body is read inside that time too, so that
 * an answer which stops half-way does not hang the mutation queue.
 */
export function fetchWithTimeout(fetch: typeof globalThis.fetch, ms: number, clock: Clock): typeof globalThis.fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = clock.setTimeout(() => controller.abort(new TimeoutError(`No answer within ${ms} ms.`)), ms);
    const callers = init?.signal;
    const follow = () => controller.abort(callers?.reason);
    if (callers?.aborted) follow();
    callers?.addEventListener('abort', follow, { once: true });
    try {
      const response = await settled(fetch(input, { ...init, signal }), signal);
      const body = await settled(response.arrayBuffer(), signal);
      return withBody(response, body);
    } finally {
      clock.clearTimeout(timer);
      callers?.removeEventListener('abort', follow);
    }
  };
}

/** Rejects with the signal's reason as soon as it aborts, also where the awaited work pays no attention to it. */
function settled<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function withBody(response: Response, body: ArrayBuffer): Response {
  const read = new Response(NO_BODY.has(response.status) ? null : body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
  Object.defineProperty(read, 'url', { value: response.url });
  return read;
}

const NO_BODY = new Set([101, 204, 205, 304]);
