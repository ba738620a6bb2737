import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify<Buffer, Buffer>(brotliCompress);

export interface Front {
  origin: string;
  close: () => Promise<void>;
}

/** A certificate for this machine, good for a day. */
function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const { status } = spawnSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  if (status !== 0) throw new Error('The bench serves HTTP/2 with TLS and needs the openssl command. Install openssl and run this again.');
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  return pair;
}

/** The same document without scripts and without hints for them: what no script can cost. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*(?:modulepreload|as="script")[^>]*>/g, '');

const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'upgrade']);

/** HTTP/2, TLS and brotli in front of a storefront server, as a CDN would serve it. With `floor`, documents lose their scripts. */
export async function openFront(upstream: string, floor: boolean): Promise<Front> {
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) if (!name.startsWith(':') && typeof value === 'string') headers.set(name, value);
    headers.set('accept-encoding', 'br');
    const method = request.method;
    const given = await fetch(upstream + request.url, { method, headers, redirect: 'manual', ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }) });
    let body = Buffer.from(await given.arrayBuffer());
    const type = given.headers.get('content-type') ?? '';
    if (floor && type.includes('text/html')) body = Buffer.from(withoutScripts(body.toString('utf8')));
    const compressible = /text|javascript|json|svg|manifest/.test(type);
    for (const [name, value] of given.headers) if (!hopHeaders.has(name)) response.setHeader(name, value);
    if (compressible) response.setHeader('content-encoding', 'br');
    response.statusCode = given.status;
    response.end(compressible ? await compress(body) : body);
  };
  const server: Http2SecureServer = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.statusCode = 502;
      response.end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('openFront: no port.');
  return { origin: `https://localhost:${address.port}`, close: () => new Promise(resolve => server.close(() => resolve())) };
}

