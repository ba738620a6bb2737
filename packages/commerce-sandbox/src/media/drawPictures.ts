import type { Artwork, View } from '../artwork/types.ts';
import type { BannerSeed } from '../catalogue/types.ts';

/** A product's picture as SVG, on a square of 1000 units. */
export function drawArtwork({ tint, colour, accent }: Artwork, view: View): string {
  const [width, height] = { front: [420, 520], angle: [520, 420], detail: [700, 700] }[view] as [number, number];
  const box = `x="${500 - width / 2}" y="${500 - height / 2}" width="${width}" height="${height}" rx="48"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><rect width="1000" height="1000" fill="${tint}"/><rect ${box} fill="${colour}"/><circle cx="500" cy="500" r="90" fill="${accent}"/></svg>`;
}

/** A campaign picture as SVG, in its own size. */
export function drawBanner({ width, height, ground }: BannerSeed): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${width * 0.8}" cy="${height * 0.2}" r="${height * 0.4}" fill="${ground.ornament}" opacity=".4"/></svg>`;
}
