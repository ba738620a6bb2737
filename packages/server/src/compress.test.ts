import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressOnTheWay, encodingFor } from './compress.ts';
import { get, makeServer } from './testing/makeServer.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br; q=0.000', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
])('of %j takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('an answer of the back end', () => {
  const menu = JSON.stringify({
    data: { categories: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Shoes' })) },
  });
  const ask = (headers: Record<string, string>, accepted: string, body: BodyInit = menu) =>
    makeServer({ fetch: async () => new Response(body, { headers }) }).fetch(
      get('/graphql?query={a}', { 'accept-encoding': accepted }),
    );
  const json = { 'content-type': 'application/json; charset=UTF-8' };

  it('is compressed as the browser takes it', async () => {
    const brotli = await ask(json, 'gzip, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await brotli.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(menu);
    expect(bytes.byteLength).toBeLessThan(menu.length / 5);
    const gzip = await ask(json, 'gzip');
    expect([
      gzip.headers.get('content-encoding'),
      gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString(),
    ]).toEqual(['gzip', menu]);
  });

  it('is left alone where the browser takes none, where it is no text, and where nobody may change it', async () => {
    for (const [headers, accepted] of [
      [json, ''],
      [{ 'content-type': 'image/webp' }, 'br'],
      [{ 'content-type': 'application/octet-stream' }, 'br'],
      [{ ...json, 'cache-control': 'public, no-transform' }, 'br'],
    ] as [Record<string, string>, string][]) {
      const answer = await ask(headers, accepted);
      expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, menu]);
    }
  });

  it('has no strong tag once it is written otherwise', async () => {
    expect((await ask({ ...json, etag: '"a"' }, 'br')).headers.get('etag')).toBe('W/"a"');
    expect((await ask({ ...json, etag: '"a"' }, '')).headers.get('etag')).toBe('"a"');
  });

  it('keeps flowing where it is a stream of events', async () => {
    const endless = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    });
    const answer = await ask({ 'content-type': 'text/event-stream' }, 'br', endless);
    const { value } = await answer.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
  });

  it('fails as a whole when the back end breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: controller => controller.error(new TypeError('terminated')),
    });
    const answer = await ask(json, 'br', broken);
    await expect(answer.text()).rejects.toThrow();
  });

  it('is not waited for by a back end when the browser has gone', async () => {
    const gone = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new TextEncoder().encode(menu)),
      cancel: () => gone.resolve(),
    });
    const reader = compressOnTheWay(body, new Headers(json), 'gzip')!.getReader();
    await reader.read();
    await reader.cancel();
    expect(await gone.promise).toBeUndefined();
  });
});
