import { unreadable } from '@shop/messages/errors';
import { systemClock, type Clock } from '../clock.ts';
import { CommerceError } from '../CommerceError.ts';
import { fetchWithTimeout } from '../fetchWithTimeout.ts';
import type { SessionSource } from '../session.ts';
import { toRestError, toUnansweredError } from './toRestError.ts';

export interface RestClientOptions {
  /** Where REST begins, for example "/rest"; store code and version are added. */
  url: string;
  session: SessionSource;
  fetch?: typeof globalThis.fetch | undefined;
  clock?: Clock | undefined;
  /** Milliseconds that a request may take; 60,000 unless told, because one of them places the order. */
  timeout?: number | undefined;
}

export interface RestRequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Aborts an identical request that is under way; its callers get the newer answer. */
  forceRefresh?: boolean | undefined;
}

export interface RestClient {
  /** `path` follows the version, for example "/carts/mine/shipping-information". Rejects with a `CommerceError`. */
  request(path: string, options?: RestRequestOptions): Promise<unknown>;
}

interface Flight {
  abort(): void;
  answer: Promise<unknown>;
  replacement?: Flight;
}

/**
 * Commerce REST (client-10): JSON both ways, bearer token when there is one. Identical requests under way share one
 * answer unless they are a POST with a body. Nothing is ever sent twice by itself.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const { url: base, session, clock = systemClock, timeout = 60_000 } = options;
  const given = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const fetch = fetchWithTimeout(given, timeout, clock);
  const flights = new Map<string, Flight>();

  const send = async (method: string, url: string, body: string | undefined, signal: AbortSignal): Promise<unknown> => {
    const token = session.token();
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        method,
        headers,
        credentials: 'include',
        signal,
        ...(body !== undefined && { body }),
      });
      text = await response.text();
    } catch (cause) {
      throw toUnansweredError({ method, url }, cause, session.online());
    }
    const answer = parsed(text);
    if (!response.ok) throw toRestError({ method, url }, response, answer);
    if (answer === undefined) {
      const { status, statusText } = response;
      const problem = { kind: 'network', message: unreadable } as const;
      throw new CommerceError({ problem, method, url, status, statusText, extra: text.slice(0, 500) });
    }
    return answer;
  };

  const depart = (method: string, url: string, body: string | undefined): Flight => {
    const controller = new AbortController();
    const flight: Flight = {
      abort: () => controller.abort(),
      answer: send(method, url, body, controller.signal).then(
        value => (flight.replacement ? flight.replacement.answer : value),
        (error: unknown) => {
          if (flight.replacement) return flight.replacement.answer;
          throw error;
        },
      ),
    };
    return flight;
  };

  return {
    request(path, { method = 'GET', body: value, forceRefresh = false } = {}) {
      const url = `${base}/${encodeURIComponent(session.storeCode())}/V1${path}`;
      const body = value === undefined ? undefined : JSON.stringify(value);
      if (method === 'POST' && body !== undefined) return depart(method, url, body).answer;

      // Two sessions do not share: the same address has another answer for another customer.
      const key = JSON.stringify([method, url, body, session.token()]);
      const older = flights.get(key);
      if (older && !forceRefresh) return older.answer;

      const flight = depart(method, url, body);
      flights.set(key, flight);
      if (older) {
        older.replacement = flight;
        older.abort();
      }
      const land = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.answer.then(land, land);
      return flight.answer;
    },
  };
}

/** Undefined when it is not JSON, which no JSON text means. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
