import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { diskCache } from './diskCache.ts';
import { fairQueue } from './fairQueue.ts';
import type { ImageRequest } from './imageRequest.ts';
import type { Picture } from './pictures.ts';
import { renderImage } from './renderImage.ts';

/** Bytes of painted images on the disk. */
const KEPT = 512 * 1024 * 1024;

/** Images that wait to be painted. A page asks for some forty; painting takes a tenth of a second at most. */
const WAITING = 256;
const WAITING_OF_ONE = 64;

/** Who wants an image. */
export interface Asker {
  client: string;
  /** Aborted when they leave. */
  signal: AbortSignal;
  /** Called before an image is painted for them; may throw to refuse it. */
  beforePainting: () => void;
}

interface ImageStore {
  /** Name of an image: the same for the same picture and request, for ever. Its ETag. */
  keyOf: (picture: Picture, request: ImageRequest) => string;
  /**
   * Its bytes, from the disk or painted now. Rejects with QueueFull, with what `beforePainting` throws, or with the
   * signal's reason.
   */
  image: (picture: Picture, request: ImageRequest, asker: Asker) => Promise<Buffer>;
  /** Waits for what is being painted. */
  close: () => Promise<void>;
}

/** An image that is being made, and how many wait for it. */
interface Job {
  bytes: Promise<Buffer>;
  askers: number;
  stop: AbortController;
}

/** Paints each image once and keeps it below `folder`; without a folder nothing is kept. */
export function imageStore(folder: string | undefined): ImageStore {
  const queue = fairQueue({ running: availableParallelism(), waiting: WAITING, waitingOfOne: WAITING_OF_ONE });
  const cache = folder === undefined ? undefined : diskCache(folder, KEPT);
  const underWay = new Map<string, Job>();

  const keyOf = (picture: Picture, request: ImageRequest): string =>
    createHash('sha256')
      .update(`${picture.identity} ${JSON.stringify(request)}`)
      .digest('hex')
      .slice(0, 32);

  const make = async (
    key: string,
    picture: Picture,
    request: ImageRequest,
    { client, beforePainting }: Asker,
    signal: AbortSignal,
  ): Promise<Buffer> => {
    const name = join(key.slice(0, 2), `${key}.${request.format}`);
    const kept = await cache?.read(name);
    if (kept) return kept;
    beforePainting();
    const bytes = await queue(client, signal, () => renderImage(picture, request));
    await cache?.keep(name, bytes);
    return bytes;
  };

  const begin = (key: string, picture: Picture, request: ImageRequest, asker: Asker): Job => {
    const stop = new AbortController();
    const bytes = make(key, picture, request, asker, stop.signal).finally(() => {
      if (underWay.get(key) === job) underWay.delete(key);
    });
    const job: Job = { bytes, askers: 0, stop };
    underWay.set(key, job);
    return job;
  };

  return {
    keyOf,
    async image(picture, request, asker) {
      const { signal } = asker;
      signal.throwIfAborted();
      const key = keyOf(picture, request);
      const job = underWay.get(key) ?? begin(key, picture, request, asker);
      job.askers += 1;
      const leave = () => {
        job.askers -= 1;
        if (job.askers > 0) return;
        // Nobody waits any more; whoever asks next begins anew.
        if (underWay.get(key) === job) underWay.delete(key);
        job.stop.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await job.bytes;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    async close() {
      await Promise.allSettled([...underWay.values()].map(({ bytes }) => bytes));
    },
  };
}
