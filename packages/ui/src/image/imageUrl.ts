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

/** Reads an address once, for all the sizes that are asked of it. */
function sizesOf(url: string): (size: ImageSize) => string {
  const [path = '', query = ''] = sameOrigin(url).split('?');
  const said = query === '' ? undefined : new URLSearchParams(query);
  const ours = (name: string, value: string | number) => (said?.has(name) ? '' : `&${name}=${value}`);
  const format = /\.png$/i.test(path) ? 'png' : 'pjpg';
  const begin = ((said?.toString() ?? '') + ours('auto', 'webp') + ours('format', format)).replace(/^&/, '');
  const quality = ours('quality', imageQuality);
  return ({ width, height }) => {
    const [tall, fit] = height === undefined ? ['', ''] : [ours('height', Math.round(height)), ours('fit', 'cover')];
    return `${path}?${begin}${ours('width', Math.round(width))}${tall}${quality}${fit}`;
  };
}

/**
 * The address of a picture at a size: auto=webp, png only for .png and pjpg otherwise, quality 85, cropped to cover
 * when a height is given. What the query already says is kept; `data:` addresses are left alone.
 */
export const imageUrl = (url: string, size: ImageSize): string => (url.startsWith('data:') ? url : sizesOf(url)(size));

export interface ProductImageOptions extends ImageSize {
  /** Only types that begin with `image-` are rewritten; image-product unless told. */
  type?: string;
}

/** The address of a swatch's picture, from its path within the folder of swatches (look-10). */
export const swatchPicture = (path: string): string => `${folders['image-swatch']}/${path.replace(/^\/+/, '')}`;

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
  const at = sizesOf(url);
  return imageWidths
    .filter(width => width <= largest)
    .map(width => `${at({ width, height: ratio === undefined ? undefined : width / ratio })} ${width}w`)
    .join(', ');
}
