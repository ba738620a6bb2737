import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImageRequest } from './imageRequest.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import type { Picture } from './pictures.ts';
import { renderImage } from './renderImage.ts';

interface ImageStore {
  /** Name of an image: the same for the same picture and request, for ever. Its ETag. */
  keyOf: (picture: Picture, request: ImageRequest) => string;
  /** Its bytes, from the disk or painted now. */
  image: (picture: Picture, request: ImageRequest) => Promise<Buffer>;
  /** Waits for what is being painted. */
  close: () => Promise<void>;
}

/** Paints each image once and keeps it below `folder`; without a folder nothing is kept. */
export function imageStore(folder: string | undefined): ImageStore {
  const limited = limitConcurrency(availableParallelism());
  const underWay = new Map<string, Promise<Buffer>>();

  const keyOf = (picture: Picture, request: ImageRequest): string =>
    createHash('sha256').update(`${picture.identity} ${JSON.stringify(request)}`).digest('hex').slice(0, 32);

  const make = async (key: string, picture: Picture, request: ImageRequest): Promise<Buffer> => {
    const file = folder === undefined ? undefined : join(folder, key.slice(0, 2), `${key}.${request.format}`);
    const kept = file && (await readFile(file).catch(() => undefined));
    if (kept) return kept;
    const bytes = await limited(() => renderImage(picture, request));
    // The cache is a convenience: a full disk costs time, not the picture.
    if (file) await keep(file, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    keyOf,
    image(picture, request) {
      const key = keyOf(picture, request);
      const running = underWay.get(key);
      if (running) return running;
      const made = make(key, picture, request).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    async close() {
      await Promise.allSettled(underWay.values());
    },
  };
}

/** Written beside and renamed: a reader never sees half a file. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
