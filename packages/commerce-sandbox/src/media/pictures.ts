import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  renderArtwork,
  renderBanner,
  renderSnapshot,
  renderSwatch,
  type Artwork,
  type Snapshot,
  type View,
} from '@shop/artwork';
import type { PhotoSeed } from '../catalogue/pictureTypes.ts';
import { row } from '../database.ts';
import { renderWrapping } from '../gifts/renderWrapping.ts';
import { wrappingById } from '../gifts/wrappings.ts';
import { optionPictureAt } from '../products/optionPicture.ts';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';

/** A picture that can be shown at any size. */
export interface Picture {
  /** What is shown, as text: a different picture has a different one. */
  identity: string;
  /** Its own size in pixels, and its proportions. */
  width: number;
  height: number;
  /** True when the path changes with the picture, so that it can be kept for ever. */
  named: boolean;
  /** A drawing as SVG, the file of a photograph, or its bytes. */
  source: () => { svg: string } | { file: string } | { bytes: Uint8Array };
}

interface Drawn {
  /** JSON of an Artwork, or of a PhotoSeed. */
  artwork: string;
  /** Which picture of it. */
  view: View | 'swatch';
}

const square = { width: 1000, height: 1000 };

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">' +
  '<rect width="1000" height="1000" fill="#eef0f3"/><path d="M320 430h360v300H320zM320 430l80-110h200l80 110M430 ' +
  '520a70 70 0 0 0 140 0" fill="none" stroke="#aab2bf" stroke-width="20" stroke-linejoin="round"/></svg>';

const draw = (artwork: Artwork, view: Drawn['view']) =>
  view === 'swatch' ? renderSwatch(artwork) : renderArtwork(artwork, view);

/** Finds a picture by its path below /media. `photoDir` is the folder of photographs. */
export function pictureFinder(
  db: DatabaseSync,
  { banners }: CatalogueSeed,
  photoDir: string | undefined,
): (path: string) => Picture | undefined {
  const bannersByName = new Map(banners.map(banner => [banner.name, banner]));
  const drawn = (found: Drawn | undefined): Picture | undefined => {
    if (!found) return undefined;
    const shown = JSON.parse(found.artwork) as Artwork | PhotoSeed;
    const named = { identity: `${found.artwork} ${found.view}`, named: true };
    if (!('file' in shown)) return { ...named, ...square, source: () => ({ svg: draw(shown, found.view) }) };
    const { file, width, height } = shown;
    return photoDir === undefined
      ? undefined
      : { ...named, width, height, source: () => ({ file: join(photoDir, file) }) };
  };
  const wrapping = (id: string): Picture | undefined => {
    const design = wrappingById(db, Number(id));
    if (!design) return undefined;
    const svg = renderWrapping(design);
    return { width: 480, height: 480, identity: svg, named: false, source: () => ({ svg }) };
  };
  /** Of a review that is shown. */
  const ofReview = (token: string): Picture | undefined => {
    const found = row<{ drawing: string | null; bytes: Uint8Array | null; width: number; height: number }>(
      db,
      `SELECT drawing, bytes, width, height FROM review_picture JOIN review ON review.id = review_id
       WHERE token = ? AND status = 'approved'`,
      token,
    );
    if (!found) return undefined;
    const { drawing, bytes, width, height } = found;
    const identity = `review ${token} ${drawing}`;
    return drawing === null
      ? { identity, named: true, width, height, source: () => ({ bytes: bytes! }) }
      : {
          identity,
          named: true,
          width,
          height,
          source: () => ({ svg: renderSnapshot(JSON.parse(drawing) as Snapshot) }),
        };
  };
  const rules: readonly (readonly [prefix: string, find: (path: string) => Picture | undefined])[] = [
    [
      '/catalog/product/placeholder/',
      () => ({ ...square, identity: placeholder, named: false, source: () => ({ svg: placeholder }) }),
    ],
    [
      '/catalog/product/',
      path => drawn(row<Drawn>(db, 'SELECT artwork, view FROM product_image WHERE path = ?', `/${path}`)),
    ],
    [
      '/catalog/category/',
      path => drawn(row<Drawn>(db, "SELECT artwork, 'front' AS view FROM category WHERE image = ?", `/${path}`)),
    ],
    [
      '/attribute/swatch/',
      path => {
        const found = optionPictureAt(db, `/${path}`);
        return found && drawn({ artwork: found.artwork, view: 'swatch' });
      },
    ],
    ['/review/', path => ofReview(path.replace(/\.jpg$/, ''))],
    ['/gift_wrapping/', path => wrapping(path.replace(/\.jpg$/, ''))],
    [
      '/wysiwyg/',
      path => {
        const banner = bannersByName.get(path);
        return (
          banner && {
            width: banner.width,
            height: banner.height,
            identity: JSON.stringify(banner),
            named: false,
            source: () => ({ svg: renderBanner(banner) }),
          }
        );
      },
    ],
  ];
  return path => {
    const rule = rules.find(([prefix]) => path.startsWith(prefix));
    return rule?.[1](path.slice(rule[0].length));
  };
}
