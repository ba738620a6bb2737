import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';
import { clientOf } from '../transport/clientOf.ts';
import { countPerClient } from '../transport/countPerClient.ts';
import { QueueFull } from './fairQueue.ts';
import { readImageRequest } from './imageRequest.ts';
import { imageStore } from './imageStore.ts';
import { pictureFinder } from './pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const contentTypes = { webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Images that are painted for one client in a minute; those that were painted before count for nobody. */
const PAINTED = { limit: 600, window: 60_000 };

/** Seconds after which a full queue has become shorter. */
const SOON = 2;

class TooMany extends Error {}

interface MediaOptions {
  db: DatabaseSync;
  clock: () => Date;
  catalogue: CatalogueSeed;
  /** Folder of painted images; undefined keeps none. */
  cacheDir: string | undefined;
  /** Folder of imported photographs; undefined has none. */
  photoDir: string | undefined;
}

/** Everything below /media: pictures of products, categories and pages, and logos. */
export function mediaRoutes({ db, clock, catalogue, cacheDir, photoDir }: MediaOptions): {
  routes: Hono;
  close: () => Promise<void>;
} {
  const store = imageStore(cacheDir);
  const painted = countPerClient({ ...PAINTED, clock });
  const find = pictureFinder(db, catalogue, photoDir);
  const logos = new Map(catalogue.storeViews.map(({ logo }) => [logo.src, logo.svg]));

  const routes = new Hono()
    .get('/logo/*', context => {
      const svg = logos.get(context.req.path.slice('/media/logo/'.length));
      if (svg === undefined) return notFound();
      return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': A_DAY } });
    })
    .get('/*', async context => {
      const url = new URL(context.req.url);
      const picture = find(decode(url.pathname.slice('/media'.length)));
      if (!picture) return notFound();
      const request = readImageRequest(url, context.req.header('accept') ?? '', picture);
      const etag = `"${store.keyOf(picture, request)}"`;
      const headers = {
        'Cache-Control': picture.named ? FOR_EVER : A_DAY,
        ETag: etag,
        ...(url.searchParams.get('auto') === 'webp' && { Vary: 'Accept' }),
      };
      if (context.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
      const { signal } = context.req.raw;
      const client = clientOf(context.req.raw);
      const beforePainting = () => {
        if (!painted.take(client)) throw new TooMany();
      };
      let bytes: Buffer;
      try {
        bytes = await store.image(picture, request, { client, signal, beforePainting });
      } catch (error) {
        if (error instanceof TooMany) return later(429, painted.wait());
        // Who has left reads no answer.
        if (error instanceof QueueFull || signal.aborted) return later(503, SOON);
        throw error;
      }
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...headers,
          'Content-Type': contentTypes[request.format],
          'Content-Length': String(bytes.byteLength),
          'X-Content-Type-Options': 'nosniff',
        },
      });
    });

  return { routes, close: () => store.close() };
}

const later = (status: 429 | 503, seconds: number) =>
  new Response('Please try again in a moment.', {
    status,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': String(seconds) },
  });

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } });

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
