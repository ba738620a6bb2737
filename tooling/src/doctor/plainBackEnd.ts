import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { optionalFields, type OptionalFeature } from '@shop/commerce-client';
import { parse, validate } from 'graphql';
import { root } from '../services.ts';
import { withoutFields } from './withoutFields.ts';

export interface PlainBackEnd {
  /** GraphQL messages of what was refused, as a server without the extensions words them. */
  refused: string[];
  /** How many GraphQL requests came. */
  count: () => number;
  close: () => Promise<void>;
}

export interface PlainBackEndOptions {
  /** Address of the commerce server that answers what is allowed. */
  upstream: string;
  port: number;
  lacks: readonly OptionalFeature[];
}

/** Everything that a back end may lack. */
export const optionalFeatures = Object.keys(optionalFields) as OptionalFeature[];

/** Hop-by-hop headers, and those that fetch has made untrue. */
const ownHeaders = ['connection', 'transfer-encoding', 'content-encoding', 'content-length', 'keep-alive', 'host'];

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}

/**
 * A commerce server without some extensions: stands in front of a whole one, and refuses what the smaller schema does
 * not have, as Magento does.
 */
export async function openPlainBackEnd({ upstream, port, lacks }: PlainBackEndOptions): Promise<PlainBackEnd> {
  const text = readFileSync(join(root, 'packages/commerce-client/schema/schema.graphql'), 'utf8');
  const schema = withoutFields(
    text,
    lacks.flatMap<string>(feature => optionalFields[feature]),
  );
  const refused: string[] = [];
  let asked = 0;
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text();
    if (url.pathname === '/graphql') {
      asked += 1;
      const query = url.searchParams.get('query') ?? (JSON.parse(body ?? '{}') as { query?: string }).query ?? '';
      const errors = validate(schema, parse(query)).map(({ message }) => ({
        message,
        extensions: { category: 'graphql' },
      }));
      refused.push(...errors.map(({ message }) => message));
      if (errors.length > 0) return Response.json({ errors: errors.slice(0, 1) });
    }
    const given = await fetch(upstream + url.pathname + url.search, {
      method: request.method,
      headers: without(request.headers, ownHeaders),
      body,
      redirect: 'manual',
    });
    return new Response(given.body, { status: given.status, headers: without(given.headers, ownHeaders) });
  };
  const http = createServer(getRequestListener(answer));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    refused,
    count: () => asked,
    close: () =>
      new Promise(resolve => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
