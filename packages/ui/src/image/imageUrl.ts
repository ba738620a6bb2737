/** Widths that pictures are asked for in, px (look-07). */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
/** Width over height where nothing else is said (look-08). */
export const defaultRatio = 0.8;
/** Quality that pictures are asked for in (look-09). */
export const imageQuality = 85;

export interface ImageSize {
  /** px */
  width: number;
  /** px; left to the picture's own ratio where absent. */
  height?: number | undefined;
}

/** The folders below which each type of picture lies (look-10). */
const folders: Record<string, string> = {
  'image-product': '/media/catalog/product',
  'image-category': '/media/catalog/category',
  'image-swatch': '/media/attribute/swatch',
};

/** Only the path counts: pictures come through the shop's own origin. */
function sameOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/media\/)/i, '');
}

/**
 * The address of a picture at a size: auto=webp, png only for .png and pjpg otherwise, quality 85, cropped to cover
 * when a height is given. What the query already says is kept; `data:` addresses are left alone.
 */
export function imageUrl(url: string, { width, height }: ImageSize): string {
  if (url.startsWith('data:')) return url;
  const [path = '', query = ''] = sameOrigin(url).split('?');
  const params = new URLSearchParams(query);
  const wanted: Record<string, string | undefined> = {
    auto: 'webp',
    format: /\.png$/i.test(path) ? 'png' : 'pjpg',
    width: String(Math.round(width)),
    height: height === undefined ? undefined : String(Math.round(height)),
    quality: String(imageQuality),
    fit: height === undefined ? undefined : 'cover',
  };
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined && !params.has(name)) params.set(name, value);
  return `${path}?${params.toString()}`;
}

export interface ProductImageOptions extends ImageSize {
  /** Only types that begin with `image-` are rewritten; image-product unless told. */
  type?: string;
}

/** The address of a catalogue picture, from its address or its path within the type's folder. */
export function productImageUrl(path: string, { type = 'image-product', ...size }: ProductImageOptions): string {
  if (!type.startsWith('image-')) return path;
  const folder = folders[type] ?? '/media/catalog/product';
  const full = /^(https?:|data:)|^\/media\//i.test(path) ? path : `${folder}/${path.replace(/^\/+/, '')}`;
  return imageUrl(full, size);
}

/**
 * The srcset over the nine widths; heights follow the ratio. `ratio` undefined keeps the picture's own. None for
 * `data:` addresses.
 */
export function imageSrcSet(url: string, ratio: number | undefined, largest = 2560): string | undefined {
  if (url.startsWith('data:')) return undefined;
  return imageWidths
    .filter(width => width <= largest)
    .map(width => `${imageUrl(url, { width, height: ratio === undefined ? undefined : width / ratio })} ${width}w`)
    .join(', ');
}
