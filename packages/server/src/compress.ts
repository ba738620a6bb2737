import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
/** Far smaller than gzip's best, in the time of a middling one. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The ways in which this server compresses. */
export type Encoding = 'br' | 'gzip';

/** Texts. Not event streams and multipart answers, whose parts must leave one by one. */
const compressible =
  /^(application\/([\w.-]+\+)?(json|xml|javascript)|text\/(?!event-stream)[\w-]+|image\/svg\+xml)\b/i;

/** The best of the ways that a client takes; undefined for none. */
export function encodingFor(acceptEncoding: string): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?$/;
  const taken = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map(part => part.trim())
      .filter(part => !refused.test(part))
      .map(part => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find(encoding => taken.has(encoding));
}

/** Compresses a whole text. Pages are whole when they leave, so nothing is streamed. */
export const compress = async (text: string | Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (encoding === 'br' ? toBrotli(text, brotli) : toGzip(text)));

/** What was compressed as `br`, as it was. */
export const decompress = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await fromBrotli(bytes));

/** Whether answers with these headers differ by what the client takes. */
export const isCompressible = (headers: Headers): boolean =>
  compressible.test(headers.get('content-type') ?? '') && !/\bno-transform\b/i.test(headers.get('cache-control') ?? '');

/**
 * Compresses an answer on its way, without waiting for its end, and says so in its headers. What is no text, or what
 * the client does not take, stays as it is.
 */
export function compressOnTheWay(
  body: ReadableStream<Uint8Array> | null,
  headers: Headers,
  acceptEncoding: string,
): ReadableStream<Uint8Array> | null {
  const encoding = encodingFor(acceptEncoding);
  if (body === null || encoding === undefined || !isCompressible(headers)) return body;
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  const { readable, writable } = Duplex.toWeb(
    encoding === 'br' ? createBrotliCompress(brotli) : createGzip(),
  ) as ReadableWritablePair<Uint8Array, Uint8Array>;
  return body.pipeThrough({ readable, writable });
}
