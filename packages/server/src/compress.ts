import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a whole text as well as the client takes it. Pages are whole when they leave, so nothing is streamed. */
export async function compress(text: string, acceptEncoding: string): Promise<{ body: Uint8Array<ArrayBuffer> | string; encoding?: string }> {
  if (/\bbr\b/.test(acceptEncoding)) {
    const body = await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body: new Uint8Array(body), encoding: 'br' };
  }
  if (/\bgzip\b/.test(acceptEncoding)) return { body: new Uint8Array(await toGzip(text)), encoding: 'gzip' };
  return { body: text };
}
