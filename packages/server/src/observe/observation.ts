import type { Context } from 'hono';
import type { AnswerStore } from '@shop/variant';
import type { RequestTrace } from './requestTrace.ts';

/** What a request asked of the back end. */
export interface BackEndUse {
  calls: number;
  /** How many of them failed: no answer, or one with a status from 500 on. */
  failed: number;
  /** Answers that were kept from pages before. */
  kept: number;
  /** Time in which at least one call waited for its answer to begin, ms. */
  ms: number;
}

/** What is known of one request while it is answered. Nothing of who made it. */
export interface Observation {
  /** Also in `X-Request-Id`. */
  id: string;
  /** What answers it, one name of few: "product", "cart", "graphql", "file". */
  route: string;
  /** Code of the store view of a page. */
  storeView?: string;
  backEnd: BackEndUse;
  /** How long the steps of making a page took, ms; empty where none was made for this request. */
  steps: Record<string, number>;
  /** Whether a page was made, or kept and fresh, or kept and old; undefined where nothing is kept. */
  cache?: 'made' | 'fresh' | 'stale';
  /** Its spans, where traces are sent. */
  trace?: RequestTrace | undefined;
}

/** What a request is told of its times. */
export const serverTiming = ({ steps, cache }: Observation): string =>
  [
    ...(cache === undefined ? [] : [`cache;desc=${cache}`]),
    ...Object.entries(steps).map(([step, took]) => `${step};dur=${took.toFixed(1)}`),
  ].join(', ');

/** One request as it was answered. */
export interface SeenRequest extends Observation {
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** From its head to the head of its answer, ms. */
  ms: number;
}

const name = 'observation';

/** Begins what is known of a request. */
export function beginObservation(c: Context, id: string): Observation {
  const begun: Observation = { id, route: 'other', backEnd: { calls: 0, failed: 0, kept: 0, ms: 0 }, steps: {} };
  c.set(name, begun);
  return begun;
}

/** What is known of a request so far. */
export const observationOf = (c: Context): Observation => c.get(name) as Observation;

function withHeaders(init: RequestInit | undefined, values: Record<string, string>): RequestInit {
  const headers = new Headers(init?.headers);
  for (const [key, value] of Object.entries(values)) headers.set(key, value);
  return { ...init, headers };
}

/**
 * The same fetch, whose calls are counted for a request, and are spans of its trace.
 *
 * @param visitor Aborted once whoever a call is made for has left: what it comes to then says nothing of the back end.
 */
export function countedFetch(
  { backEnd, trace }: Observation,
  call: typeof fetch,
  now: () => number,
  visitor?: AbortSignal,
): typeof fetch {
  let open = 0;
  let since = 0;
  return async (input, init) => {
    backEnd.calls += 1;
    if (open === 0) since = now();
    open += 1;
    const span = trace?.call(init?.method ?? 'GET', input instanceof Request ? input.url : String(input));
    let status: number | undefined;
    try {
      const answer = await call(input, span ? withHeaders(init, span.headers) : init);
      ({ status } = answer);
      if (status >= 500) backEnd.failed += 1;
      return answer;
    } catch (cause) {
      if (visitor?.aborted) backEnd.calls -= 1;
      else backEnd.failed += 1;
      throw cause;
    } finally {
      span?.end(status);
      open -= 1;
      if (open === 0) backEnd.ms += now() - since;
    }
  };
}

/** The same store, of which each answer is counted for a request. */
export const countedAnswers = ({ backEnd }: Observation, store: AnswerStore): AnswerStore => ({
  ...store,
  get(key) {
    const answer = store.get(key);
    if (answer) backEnd.kept += 1;
    return answer;
  },
});
