export interface SeenRequest {
  method: string;
  url: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  signal: AbortSignal | undefined;
  /** GraphQL only. */
  operationName: string | undefined;
  query: string | undefined;
  variables: Record<string, unknown>;
  /** The parsed JSON body, also of REST. */
  body: unknown;
}

export interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a string, which is sent as it is. */
  body: unknown;
}

/** The failure that a browser's fetch has when nothing answers. */
export const refused = () => new TypeError('Failed to fetch');

export const data = (value: Record<string, unknown>): Answer => ({ body: { data: value } });

export const failure = (message: string, category?: string, value: unknown = null): Answer => ({
  body: { errors: [{ message, ...(category && { extensions: { category } }) }], data: value },
});

/** A fetch that records what it is asked and lets `handle` answer; throwing is a failed connection. */
export function fakeServer(handle: (request: SeenRequest, index: number) => Answer | Promise<Answer>) {
  const requests: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = seen(input instanceof Request ? input.url : String(input), init);
    requests.push(request);
    const { body, status = 200, statusText = 'OK', headers = {} } = await handle(request, requests.length - 1);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      statusText,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return { fetch, requests, names: () => requests.map(({ operationName }) => operationName) };
}

function seen(url: string, init: RequestInit | undefined): SeenRequest {
  const parameters = new URL(url, 'http://shop.test').searchParams;
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  const posted = (body ?? {}) as { query?: string; operationName?: string; variables?: Record<string, unknown> };
  return {
    method: init?.method ?? 'GET',
    url,
    headers: new Headers(init?.headers),
    credentials: init?.credentials,
    signal: init?.signal ?? undefined,
    operationName: parameters.get('operationName') ?? posted.operationName,
    query: parameters.get('query') ?? posted.query,
    variables:
      (JSON.parse(parameters.get('variables') ?? 'null') as Record<string, unknown> | null) ?? posted.variables ?? {},
    body,
  };
}
