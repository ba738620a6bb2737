import { request as askHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { TLSSocket } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** As they came over the line, compressed. */
  bytes: number;
  /** Until the first byte of the answer, connection included, ms. */
  firstByteMs: number;
  /** When the certificate ends; undefined without TLS. */
  certificateEnds: Date | undefined;
}

/** Longest wait for an answer, ms: what the server itself gives a page. */
const patience = 15_000;

const decode = (body: Buffer, encoding: string | undefined): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');

/**
 * Asks as a browser without cookies would, on a connection of its own, and follows nothing.
 *
 * @throws Error where no answer comes: the name, the connection, the certificate or the time.
 */
export async function ask(
  url: URL,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const began = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(
      url,
      {
        method,
        agent: false,
        timeout: patience,
        headers: { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*', ...headers },
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error(`${url.href} gave no answer for ${patience / 1000} s.`)));
    request.on('error', reject);
    request.end();
  });
  const { socket } = response;
  const certificateEnds = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
  const firstByteMs = performance.now() - began;
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: decode(body, response.headers['content-encoding']),
    bytes: body.length,
    firstByteMs,
    certificateEnds,
  };
}
