/** What an image address asks for, within bounds. */
export interface ImageRequest {
  format: 'webp' | 'png' | 'jpeg';
  /** Pixels of the answer. */
  width: number;
  height: number;
  /** 1 to 100. */
  quality: number;
  /** `cover` fills the box and crops; `inside` fits into it. */
  fit: 'cover' | 'inside';
}

const LARGEST = 2560;
const QUALITY = 85;

/**
 * Reads the parameters of an image address (specification, section 7): auto=webp, format=png|pjpg, width, height,
 * quality, fit. WebP is answered only to a client that accepts it. Sizes are clamped; one of the two follows the
 * picture's proportions; without any the picture has its own size. What is no number counts as absent.
 */
export function readImageRequest(url: URL, accept: string, picture: { width: number; height: number }): ImageRequest {
  const number = (name: string, most: number): number | undefined => {
    const value = Number(url.searchParams.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? Math.max(1, Math.min(Math.round(value), most)) : undefined;
  };
  const asked = { width: number('width', LARGEST), height: number('height', LARGEST * 2) };
  const ratio = picture.width / picture.height;
  const width = asked.width ?? (asked.height ? asked.height * ratio : picture.width);
  const height = asked.height ?? width / ratio;
  return {
    format: formatOf(url, accept),
    width: clamp(width, LARGEST),
    height: clamp(height, LARGEST * 2),
    quality: number('quality', 100) ?? QUALITY,
    fit: ['bounds', 'inside', 'contain'].includes(url.searchParams.get('fit') ?? '') ? 'inside' : 'cover',
  };
}

const clamp = (value: number, most: number) => Math.max(1, Math.min(Math.round(value), most));

function formatOf(url: URL, accept: string): ImageRequest['format'] {
  if (url.searchParams.get('auto') === 'webp' && accept.includes('image/webp')) return 'webp';
  const format = url.searchParams.get('format') ?? (/\.(\w+)$/.exec(url.pathname)?.[1] ?? '');
  if (format === 'webp') return 'webp';
  return format === 'png' ? 'png' : 'jpeg';
}
