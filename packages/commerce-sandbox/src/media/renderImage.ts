import sharp from 'sharp';
import type { ImageRequest } from './imageRequest.ts';
import type { Picture } from './pictures.ts';

// Images are painted beside each other, so one thread for each is enough; each is painted once, so nothing is
// remembered.
sharp.concurrency(1);
sharp.cache(false);

/** 1 to 100 (look-09). */
const QUALITY = 85;

/** Dots per inch at which one unit of an SVG is one pixel. */
const UNIT_DENSITY = 72;
/** librsvg refuses more. */
const MOST_DENSITY = 100_000;

/**
 * Paints a drawing at the size that is asked for, from its shapes, never by enlarging pixels; a photograph is scaled.
 */
export async function renderImage(picture: Picture, request: ImageRequest): Promise<Buffer> {
  const { width, height, fit, format } = request;
  const source = picture.source();
  const input =
    'file' in source
      ? sharp(source.file)
      : 'bytes' in source
        ? sharp(source.bytes)
        : sharp(Buffer.from(source.svg), { density: densityFor(picture, request) });
  const image = input.resize(width, height, { fit });
  if (format === 'webp') return image.webp({ quality: QUALITY, effort: 3 }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 8, palette: false }).toBuffer();
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, progressive: true, mozjpeg: false })
    .toBuffer();
}

function densityFor(picture: Picture, { width, height, fit }: ImageRequest): number {
  const [across, down] = [width / picture.width, height / picture.height];
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  return Math.min(Math.max(UNIT_DENSITY * scale, 1), MOST_DENSITY);
}
