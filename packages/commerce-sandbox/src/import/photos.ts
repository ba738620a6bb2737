import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, sep } from 'node:path';
import sharp from 'sharp';
import type { PhotoSeed } from '../catalogue/pictureTypes.ts';
import { FieldError, shorten } from './splitFields.ts';

const LARGEST_FILE = 50 * 1024 * 1024;
const MOST_PIXELS = 100_000_000;
/** Longer sides are scaled down: nothing asks for more. */
const LONGEST_SIDE = 2560;
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Turns what an image column names into a photograph of the shop. */
export type TakePhoto = (name: string) => Promise<Omit<PhotoSeed, 'label'>>;

/**
 * Takes photographs from `source`, the folder that --images names, into `target`, the sandbox's own. A name is a path
 * as Magento writes it (/a/b/apple.jpg) or a plain file name. What is kept is named after its content and always
 * complete, so a photograph without a product harms nobody. Throws FieldError.
 */
export function photoTaker(source: string, target: string): TakePhoto {
  const taken = new Map<string, Promise<Omit<PhotoSeed, 'label'>>>();
  return name => {
    const known = taken.get(name);
    if (known) return known;
    const taking = findFile(source, name).then(file => keepPhoto(file, name, target));
    taken.set(name, taking);
    return taking;
  };
}

async function findFile(source: string, name: string): Promise<string> {
  if (/^https?:\/\//i.test(name))
    throw new FieldError(`"${shorten(name)}" is an address: put the file into the folder of images and name it`);
  const steps = name.split(/[\\/]/).filter(step => step !== '');
  if (steps.length === 0 || steps.includes('..') || name.includes('\0') || /^[a-z]:/i.test(name)) {
    throw new FieldError(`"${shorten(name)}" leads out of the folder of images`);
  }
  const root = await realpath(source);
  const places = [steps, ['catalog', 'product', ...steps], [steps.at(-1)!]].map(place => join(root, ...place));
  for (const place of places) {
    const file = await realpath(place).catch(() => undefined);
    if (file === undefined) continue;
    // A symbolic link may lead anywhere.
    if (isAbsolute(file) && !file.startsWith(root + sep))
      throw new FieldError(`"${shorten(name)}" leads out of the folder of images`);
    const { size, isFile } = await stat(file).then(found => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) continue;
    if (size > LARGEST_FILE)
      throw new FieldError(`"${shorten(name)}" has ${Math.round(size / 1024 / 1024)} MB, more than 50`);
    return file;
  }
  throw new FieldError(`"${shorten(name)}" is not in the folder of images`);
}

async function keepPhoto(file: string, name: string, target: string): Promise<Omit<PhotoSeed, 'label'>> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const kept = `${hash.slice(0, 2)}/${hash}.webp`;
  const { data, info } = await decode(bytes, name);
  const place = join(target, kept);
  await mkdir(dirname(place), { recursive: true });
  const part = `${place}.${process.pid}.part`;
  await writeFile(part, data);
  await rename(part, place);
  return { name, file: kept, width: info.width, height: info.height };
}

async function decode(bytes: Buffer, name: string) {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { format, width, height } = await image.metadata();
    if (width * height > MOST_PIXELS)
      throw new FieldError(`"${shorten(name)}" has ${width} × ${height} pixels, more than 100 million`);
    if (!readable.has(format))
      throw new FieldError(`"${shorten(name)}" is ${format.toUpperCase()}: use JPEG, PNG, WebP, GIF or AVIF`);
    return await image
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof FieldError) throw error;
    const reason = (error as Error).message;
    if (/pixel limit/i.test(reason)) throw new FieldError(`"${shorten(name)}" has more than 100 million pixels`);
    throw new FieldError(`"${shorten(name)}" is broken or no picture`);
  }
}
