import { type Artwork, finishes, shapes } from '@shop/artwork';
import type { LeafletSeed } from '../catalogue/downloadTypes.ts';
import type { PhotoSeed, VideoSeed } from '../catalogue/pictureTypes.ts';
import type { CategorySeed } from '../catalogue/shelfTypes.ts';
import { isColour, PICTURE_SWATCH } from '../isColour.ts';
import { hashOfText } from './hashOfText.ts';
import { readNumber, readWord } from './readScalars.ts';
import type { RowReader } from './RowReader.ts';
import { FieldError, shorten, splitEscaped } from './splitFields.ts';
import { joinBars } from './writeFields.ts';

/**
 * What a sandbox knows of a product and Magento's columns have no place for. It travels in additional attributes whose
 * names begin with `sandbox_`, which Magento passes over.
 */
export interface Extras extends CarriedExtras {
  artwork?: Artwork;
  /** By label of a value: #rrggbb of a colour, or "picture". */
  swatches?: Record<string, string>;
  rating?: { percent: number; count: number };
  videos?: VideoSeed[];
  /** Code of the one store view that sells it. */
  view?: string;
  /** Place in the categories' own order. */
  position?: number;
}

/** What only an export says, for another sandbox: one attribute of JSON, which nobody writes by hand. */
interface CarriedExtras {
  /** Photographs that the sandbox has taken already. */
  photos?: PhotoSeed[];
  /** All categories, in the first row. */
  shelves?: CategorySeed[];
  /** Text of files that the sandbox itself writes, by path. */
  leaflets?: Record<string, LeafletSeed>;
}

/** The extras of a row; what cannot be read is reported. */
export function readExtras(row: RowReader, sku: string): Extras {
  const artwork = readArtwork(row, sku);
  const percent = row.read('sandbox_rating', text => readNumber(text, { to: 100 }));
  const count = row.read('sandbox_reviews', text => readNumber(text));
  const view = row.text('sandbox_store_view');
  const position = row.read('sandbox_position', text => readNumber(text));
  const swatches = row.read('sandbox_swatches', readSwatches);
  const videos = row.read('sandbox_videos', readVideos);
  return {
    ...row.read('sandbox_extras', readCarried),
    ...(artwork && { artwork }),
    ...(swatches && { swatches }),
    ...(videos && { videos }),
    ...(percent !== undefined && count !== undefined && { rating: { percent, count } }),
    ...(view !== undefined && { view }),
    ...(position !== undefined && { position }),
  };
}

/** The attributes that say them, in their order; `sku` is whose they are. */
export function extraAttributes(
  { artwork, swatches, rating, videos, view, position, ...carried }: Extras,
  sku: string,
): [name: string, value: string][] {
  const attributes: [string, string | undefined][] = [
    [
      'sandbox_artwork',
      artwork && [artwork.shape, artwork.finish, artwork.colour, artwork.accent, artwork.tint].join(' '),
    ],
    ['sandbox_artwork_form', artwork?.form],
    ['sandbox_artwork_label', artwork?.label],
    ['sandbox_artwork_seed', artwork && artwork.seed !== hashOfText(sku) ? String(artwork.seed) : undefined],
    ['sandbox_swatches', swatches && joinBars(Object.entries(swatches).map(([label, swatch]) => `${label}=${swatch}`))],
    ['sandbox_rating', rating && String(rating.percent)],
    ['sandbox_reviews', rating && String(rating.count)],
    ['sandbox_videos', videos && joinBars(videos.map(({ url, title }) => `${url} ${title}`))],
    ['sandbox_store_view', view],
    ['sandbox_position', position === undefined ? undefined : String(position)],
    ['sandbox_extras', Object.keys(carried).length === 0 ? undefined : JSON.stringify(carried)],
  ];
  return attributes.filter((attribute): attribute is [string, string] => attribute[1] !== undefined);
}

/**
 * `smartphone glass #23305c #0f1420 #eaf0fb`: a shape, its finish, its colour, a second one, and the ground behind it.
 */
function readArtwork(row: RowReader, sku: string): Artwork | undefined {
  const drawn = row.read('sandbox_artwork', text => {
    const [thing = '', finish = '', ...colours] = text.trim().split(/\s+/);
    const shape = shapes.find(each => each === thing);
    if (!shape) throw new FieldError(`there is no drawing of "${shorten(thing)}"`);
    const [colour, accent, tint] = colours.map(readColour);
    if (colour === undefined || accent === undefined || tint === undefined || colours.length > 3)
      throw new FieldError('three colours belong there: of the thing, a second one, and of the ground');
    return { shape, colour, accent, finish: readWord(finish, finishes), tint };
  });
  if (!drawn) return undefined;
  const [label, form] = [row.text('sandbox_artwork_label'), row.text('sandbox_artwork_form')];
  const seed = row.read('sandbox_artwork_seed', text => readNumber(text, { to: 0xffffffff })) ?? hashOfText(sku);
  return { ...drawn, seed, ...(label !== undefined && { label }), ...(form !== undefined && { form }) };
}

function readColour(text: string): string {
  if (!isColour(text)) throw new FieldError(`"${shorten(text)}" is not a colour: write it like #23305c`);
  return text.toLowerCase();
}

/** `Midnight blue=#23305c|Ivory=#f2ead8|Paisley=picture`. */
const readSwatches = (text: string): Record<string, string> =>
  Object.fromEntries(
    splitEscaped(text, '|').map(pair => {
      const [label = '', swatch = ''] = pair.split(/=(?=[^=]*$)/);
      return [label.trim(), swatch.trim() === PICTURE_SWATCH ? PICTURE_SWATCH : readColour(swatch.trim())];
    }),
  );

/** `https://vimeo.com/1084537 The picture in motion`, several between vertical bars. */
const readVideos = (text: string): VideoSeed[] =>
  splitEscaped(text, '|').map(video => {
    const [, url, title] = /^(https:\/\/\S+)\s+(\S.*)$/.exec(video) ?? [];
    if (url === undefined || title === undefined)
      throw new FieldError(`"${shorten(video)}" is not an address that begins with https:// and a title`);
    return { url, title };
  });

function readCarried(text: string): CarriedExtras {
  try {
    return JSON.parse(text) as CarriedExtras;
  } catch {
    throw new FieldError('is not JSON');
  }
}
