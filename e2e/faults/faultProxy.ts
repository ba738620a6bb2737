import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What can go wrong with one request to the back end. `lost`: it was answered, and the answer did not come; the others
 * but `late` and `truncated` never reach it.
 */
export const faults = ['late', 'cut', 'throttled', 'broken', 'away', 'html', 'truncated', 'lost'] as const;
export type Fault = (typeof faults)[number];

/** One request of a walk: what it asks, and which of those that ask the same it is, from 0. */
export interface Asked {
  name: string;
  nth: number;
}

export interface FaultProxy {
  address: string;
  /** Begins to count anew. Of what is asked from now on one request meets a fault, once. */
  begin: (target?: { asked: Asked; fault: Fault }) => void;
  /** What was asked since it began. */
  asked: () => Asked[];
  /** Whether the fault was met. */
  hasStruck: () => boolean;
  close: () => Promise<void>;
}

/** Pictures, and the gateway's own pages, which are not the shop's to answer for. */
const uncounted = /^\/(media|health|gateways\/(assets|\w+\/pay))/;

/** How late a late answer is, ms: a shopper has been told by then that it takes long. */
const lateness = 9000;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function nameOf(url: URL, body: Buffer): string {
  if (!url.pathname.endsWith('/graphql'))
    return url.pathname
      .split('/')
      .map(part => (/\d/.test(part) ? '…' : part))
      .join('/');
  const asked = url.searchParams.get('operationName');
  return asked ?? (JSON.parse(body.toString()) as { operationName?: string }).operationName ?? 'unnamed';
}

const answers: Partial<Record<Fault, { status: number; type: string; body: string }>> = {
  throttled: { status: 429, type: 'application/json', body: '{"message":"Too many requests"}' },
  broken: { status: 500, type: 'application/json', body: '{"errors":[{"message":"Internal server error"}]}' },
  away: { status: 502, type: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  html: { status: 200, type: 'text/html', body: '<html><body><h1>Down for maintenance</h1></body></html>' },
};

/** Stands between a storefront and its back end, and spoils one request of a walk. */
export async function openFaultProxy(backEnd: string): Promise<FaultProxy> {
  let target: { asked: Asked; fault: Fault } | undefined;
  let asked: Asked[] = [];
  let struck = false;

  const strikes = (name: string): Fault | undefined => {
    const nth = asked.filter(other => other.name === name).length;
    asked.push({ name, nth });
    if (struck || target?.asked.name !== name || target.asked.nth !== nth) return undefined;
    struck = true;
    return target.fault;
  };

  async function forward(request: IncomingMessage, url: URL, body: Buffer) {
    const { host, ...headers } = request.headers;
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || /^(connection|accept-encoding|content-length)$/.test(name)
        ? []
        : [[name, String(value)] as [string, string]],
    );
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: [
        ...given,
        ['accept-encoding', 'identity'],
        ['x-forwarded-host', String(headers['x-forwarded-host'] ?? host)],
      ],
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return { answer, text: Buffer.from(await answer.arrayBuffer()) };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', backEnd);
    const body = await bodyOf(request);
    const fault = uncounted.test(url.pathname) ? undefined : strikes(nameOf(url, body));
    const instead = fault && answers[fault];
    if (instead) {
      response.writeHead(instead.status, { 'content-type': instead.type }).end(instead.body);
      return;
    }
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    const { answer, text } = await forward(request, url, body);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    if (fault === 'late') await new Promise(resolve => setTimeout(resolve, lateness));
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
    );
    for (const [name, value] of headers) response.appendHeader(name, value);
    response.writeHead(answer.status).end(fault === 'truncated' ? text.subarray(0, text.length / 2) : text);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    begin(next) {
      target = next;
      asked = [];
      struck = false;
    },
    asked: () => asked,
    hasStruck: () => struck,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
