import type { DatabaseSync } from 'node:sqlite';
import type { Artwork, View } from '../artwork/types.ts';
import { row } from '../database.ts';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';

/** A picture that can be painted at any size. */
export interface Picture {
  /** What is shown, as text: a different picture has a different one. */
  identity: string;
  /** Its own size in pixels, and its proportions. */
  width: number;
  height: number;
  /** True when the path changes with the picture, so that it can be kept for ever. */
  named: boolean;
  svg: () => string;
}

interface Drawn {
  artwork: string;
  view: View;
}

const renderArtwork = (a: Artwork, v: View) => `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${a.tint}"/><circle cx="500" cy="500" r="${v === 'front' ? 400 : 300}" fill="${a.colour}"/></svg>`;

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"><rect width="1200" height="1500" fill="#eef0f3"/><path d="M400 620h400v340H400zM400 620l90-120h220l90 120M520 720a80 80 0 0 0 160 0" fill="none" stroke="#aab2bf" stroke-width="24" stroke-linejoin="round"/></svg>`;

/** Finds a picture by its path below /media. */
export function pictureFinder(db: DatabaseSync, _catalogue: CatalogueSeed): (path: string) => Picture | undefined {
  const size = { width: 1000, height: 1000 };
  const drawn = (found: Drawn | undefined): Picture | undefined =>
    found && {
      ...size,
      identity: `${found.artwork} ${found.view}`,
      named: true,
      svg: () => renderArtwork(JSON.parse(found.artwork) as Artwork, found.view),
    };
  const rules: readonly (readonly [prefix: string, find: (path: string) => Picture | undefined])[] = [
    ['/catalog/product/placeholder/', () => ({ ...size, identity: placeholder, named: false, svg: () => placeholder })],
    ['/catalog/product/', path => drawn(row<Drawn>(db, 'SELECT artwork, view FROM product_image WHERE path = ?', `/${path}`))],
    ['/catalog/category/', path => drawn(row<Drawn>(db, "SELECT artwork, 'front' AS view FROM category WHERE image = ?", `/${path}`))],
  ];
  return path => {
    const rule = rules.find(([prefix]) => path.startsWith(prefix));
    return rule?.[1](path.slice(rule[0].length));
  };
}
