import { letter } from './lettering.ts';
import { drawThing } from './renderArtwork.ts';
import type { Artwork } from './types.ts';

/** A campaign picture: things on a ground, with room for words. */
export interface Banner {
  /** Pixels. */
  width: number;
  height: number;
  /** Ground from and to (a gradient, left to right) and an ornament colour, #rrggbb. */
  ground: { from: string; to: string; ornament: string };
  /** Where the things stand; the rest stays calm for text that the page lays over it. `foot` is for phones. */
  side: 'left' | 'right' | 'centre' | 'full' | 'foot';
  /** Painted into the picture, so only for pictures whose alt text repeats it. */
  headline?: string;
  /** Colour of the headline, #rrggbb. */
  ink?: string;
  /** The things on it, front to back. */
  artworks: Artwork[];
}

/** Where things stand in a picture: the share of its width, and how tall they are against its height. */
interface Stand {
  x: number;
  y: number;
  size: number;
}

/** Places for one to four things, the largest behind; `middle` is the share of the width around which they gather. */
function standsFor(count: number, middle: number, wide: boolean): Stand[] {
  if (count === 1) return [{ x: middle, y: 0.52, size: wide ? 0.98 : 0.92 }];
  if (count === 2)
    return [
      { x: middle + 0.09, y: 0.48, size: 0.86 },
      { x: middle - 0.1, y: 0.62, size: 0.7 },
    ];
  if (count === 3)
    return [
      { x: middle + 0.12, y: 0.44, size: 0.78 },
      { x: middle - 0.08, y: 0.46, size: 0.72 },
      { x: middle + 0.02, y: 0.68, size: 0.58 },
    ];
  return [
    { x: middle + 0.14, y: 0.4, size: 0.74 },
    { x: middle - 0.1, y: 0.42, size: 0.68 },
    { x: middle + 0.2, y: 0.7, size: 0.52 },
    { x: middle, y: 0.7, size: 0.56 },
  ];
}

/** On a phone things stand beside each other at the foot, below the words. */
const footStands: Record<number, Stand[]> = {
  1: [{ x: 0.5, y: 0.78, size: 0.4 }],
  2: [
    { x: 0.72, y: 0.78, size: 0.4 },
    { x: 0.3, y: 0.8, size: 0.36 },
  ],
  3: [
    { x: 0.52, y: 0.77, size: 0.4 },
    { x: 0.18, y: 0.81, size: 0.33 },
    { x: 0.84, y: 0.81, size: 0.33 },
  ],
};

const middles: Record<Banner['side'], number> = { left: 0.26, right: 0.72, centre: 0.5, full: 0.5, foot: 0.5 };

/** Nothing but a name, as large as fits: a brand on a page of brands. */
const wordmark = ({
  width,
  height,
  ground,
  headline,
  ink,
}: Pick<Banner, 'width' | 'height' | 'ground'> & { headline: string; ink: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground.from}"/>` +
  `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${height * 0.1}" fill="${ground.to}"
      stroke="${ground.ornament}" stroke-width="4"/>` +
  `${letter(headline, {
    x: width / 2,
    y: height / 2,
    size: height * 0.3,
    width: width * 0.78,
    colour: ink,
    align: 'middle',
    weight: 0.16,
  })}
    </svg>`;

/** A campaign picture as SVG, in its own size: products on a calm ground, with room for words on the other side. */
export function renderBanner({ width, height, ground, side, artworks, headline, ink = '#222222' }: Banner): string {
  const wide = width > height * 1.4;
  const middle = wide ? middles[side] : 0.5;
  const stands =
    side === 'foot' ? footStands[Math.min(artworks.length, 3)]! : standsFor(Math.min(artworks.length, 4), middle, wide);
  const things = artworks.slice(0, stands.length).map((artwork, index) => {
    const { x, y, size } = stands[index] ?? { x: 0.5, y: 0.5, size: 0.5 };
    const edge = side === 'foot' ? width * size * 1.15 : height * size;
    return `<svg x="${Math.round(x * width - edge / 2)}" y="${Math.round(y * height - edge / 2)}" width="${Math.round(edge)}"
        height="${Math.round(edge)}" viewBox="0 0 1000 1000">
        ${drawThing(artwork, index % 2 === 0 ? 'front' : 'angle', `b${index}`)}
      </svg>`;
  });
  const centre = middle * width;
  const [level, radius] = side === 'foot' ? [height * 0.8, width * 0.42] : [height * 0.5, height * 0.46];
  if (artworks.length === 0) return wordmark({ width, height, ground, headline: headline ?? '', ink });
  const words = headline
    ? letter(headline, {
        x: width * 0.06,
        y: height * 0.5,
        size: height * 0.09,
        width: width * 0.36,
        colour: ink,
        align: 'start',
        weight: 0.16,
      })
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>
        <linearGradient id="ground" x2="1" y2=".3">
          <stop stop-color="${ground.from}"/>
          <stop offset="1" stop-color="${ground.to}"/>
        </linearGradient>
      </defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    `<circle cx="${centre}" cy="${level}" r="${radius}" fill="${ground.ornament}" opacity=".55"/>` +
    `<circle cx="${centre + height * 0.62}" cy="${height * 0.16}" r="${height * 0.12}" fill="${ground.ornament}"
        opacity=".45"/>` +
    `<circle cx="${centre - height * 0.66}" cy="${height * 0.86}" r="${height * 0.08}" fill="${ground.ornament}"
        opacity=".6"/>` +
    `${things.join('')}${words}</svg>`
  );
}
