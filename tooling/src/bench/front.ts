import { createHash } from 'node:crypto';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { certificate } from './certificate.ts';

const brotli = promisify<Buffer, Buffer>(brotliCompress);

/**
 * Packs each body once, as a CDN does: packing half a megabyte of scripts while they are measured would hold the
 * browser up.
 */
function packer(): (body: Buffer) => Promise<Buffer> {
  const packed = new Map<string, Promise<Buffer>>();
  return body => {
    const key = createHash('sha1').update(body).digest('base64');
    const known = packed.get(key) ?? brotli(body);
    packed.set(key, known);
    return known;
  };
}

export interface Front {
  origin: string;
  close: () => Promise<void>;
}

/** The same document without scripts and without hints for them: what no script can cost. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g, '');

const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'upgrade',
]);

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

const isForEveryone = ({ headers }: Answer) =>
  headers.some(([name, value]) => name === 'cache-control' && /public.*max-age=[1-9]/.test(value));

/**
 * HTTP/2, TLS and brotli in front of a storefront server, as a CDN would serve it: what is everyone's is fetched once.
 * With `floor`, documents lose their scripts.
 */
export async function openFront(upstream: string, floor: boolean): Promise<Front> {
  const pack = packer();
  const kept = new Map<string, Answer>();
  const ask = async ({ method, url, headers: given }: Http2ServerRequest, sent: BodyInit): Promise<Answer> => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(given))
      if (!name.startsWith(':') && typeof value === 'string') headers.set(name, value);
    headers.set('accept-encoding', 'br');
    const isRead = method === 'GET' || method === 'HEAD';
    const response = await fetch(upstream + url, {
      method,
      headers,
      redirect: 'manual',
      ...(isRead ? {} : { body: sent }),
    });
    const answer: Answer = {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !hopHeaders.has(name)),
      body: Buffer.from(await response.arrayBuffer()),
    };
    const type = response.headers.get('content-type') ?? '';
    if (floor && type.includes('text/html')) answer.body = Buffer.from(withoutScripts(answer.body.toString('utf8')));
    if (/text|javascript|json|svg|manifest/.test(type)) {
      answer.body = await pack(answer.body);
      answer.headers.push(['content-encoding', 'br']);
    }
    if (method === 'GET' && isForEveryone(answer)) kept.set(url, answer);
    return answer;
  };
  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, headers, body } =
      (request.method === 'GET' ? kept.get(request.url) : undefined) ?? (await ask(request, Buffer.concat(chunks)));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.statusCode = status;
    response.end(body);
  };
  const server: Http2SecureServer = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    respond(request, response).catch(() => {
      if (!response.headersSent) response.statusCode = 502;
      response.end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('openFront: no port.');
  return {
    origin: `https://localhost:${address.port}`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
