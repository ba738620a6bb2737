/** What an image address asks for, as one of the few images that are painted of a picture. */
export interface ImageRequest {
  format: 'webp' | 'png' | 'jpeg';
  /** Pixels of the answer. */
  width: number;
  height: number;
  /** `cover` fills the box and crops; `inside` fits into it. */
  fit: 'cover' | 'inside';
}

/** Widths that a shop asks for, px (look-07). */
const WIDTHS = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560];
const LARGEST = WIDTHS.at(-1)!;

/** Width over height of the boxes that a shop crops pictures to: tiles, and the squares of product pages and menus. */
const RATIOS = [0.8, 1];

/**
 * Reads the parameters of an image address (look-09): auto=webp, format=png|pjpg, width, height, fit. WebP is answered
 * only to a client that accepts it. A width is one of those that shops ask for, else the next one up; a height follows
 * from the nearest of their ratios, or from the picture's own where only one side is asked for. Without any the picture
 * has its own size. What is no number counts as absent, and so does a quality: all images have the same.
 */
export function readImageRequest(url: URL, accept: string, picture: { width: number; height: number }): ImageRequest {
  const number = (name: string): number | undefined => {
    const value = Number(url.searchParams.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? value : undefined;
  };
  const asked = { width: number('width'), height: number('height') };
  const own = picture.width / picture.height;
  const ratio = asked.width && asked.height ? nearestRatio(asked.width / asked.height) : own;
  const wanted = asked.width ?? (asked.height && asked.height * own);
  const width =
    wanted === undefined ? Math.min(picture.width, LARGEST) : (WIDTHS.find(each => each >= wanted) ?? LARGEST);
  return {
    format: formatOf(url, accept),
    width,
    height: Math.max(1, Math.min(Math.round(width / ratio), LARGEST * 2)),
    fit: ['bounds', 'inside', 'contain'].includes(url.searchParams.get('fit') ?? '') ? 'inside' : 'cover',
  };
}

function nearestRatio(asked: number): number {
  const distance = (ratio: number) => Math.abs(Math.log(ratio / asked));
  return RATIOS.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

function formatOf(url: URL, accept: string): ImageRequest['format'] {
  if (url.searchParams.get('auto') === 'webp' && accept.includes('image/webp')) return 'webp';
  const format = url.searchParams.get('format') ?? /\.(\w+)$/.exec(url.pathname)?.[1] ?? '';
  if (format === 'webp') return 'webp';
  return format === 'png' ? 'png' : 'jpeg';
}
