import sharp from 'sharp';
import type { ImageRequest } from './imageRequest.ts';

// Images are painted beside each other, so one thread for each is enough; each is painted once, so nothing is remembered.
sharp.concurrency(1);
sharp.cache(false);

/** Dots per inch at which one unit of an SVG is one pixel. */
const UNIT_DENSITY = 72;
/** librsvg refuses more. */
const MOST_DENSITY = 100_000;

/** Paints an SVG at the size that is asked for, from its shapes, never by enlarging pixels. */
export async function renderImage(svg: string, picture: { width: number; height: number }, request: ImageRequest): Promise<Buffer> {
  const { width, height, fit, format, quality } = request;
  const scale = fit === 'cover' ? Math.max(width / picture.width, height / picture.height) : Math.min(width / picture.width, height / picture.height);
  const density = Math.min(Math.max(UNIT_DENSITY * scale, 1), MOST_DENSITY);
  const image = sharp(Buffer.from(svg), { density }).resize(width, height, { fit });
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 8, palette: false }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true, mozjpeg: false }).toBuffer();
}
