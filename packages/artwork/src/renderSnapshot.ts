import { mix, tone } from './colours.ts';
import { framed } from './framed.ts';
import { drawThing } from './renderArtwork.ts';
import type { Artwork, View } from './types.ts';

/** A picture that a shopper took of a thing. */
export interface Snapshot {
  artwork: Artwork;
  view: View;
  /** Where at home. */
  scene: keyof typeof grounds;
}

/** Pixels. */
export const snapshotSize = { width: 1200, height: 900 };

const lines = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Wooden boards below a wall, with light from a window. */
const desk = () => `
  <rect width="1200" height="900" fill="#d9d3c6"/>
  <path d="M760 0h300l-180 420H520z" fill="#f4efe2" opacity=".75"/>
  <path d="M900 0h20l-190 420h-16z" fill="#d9d3c6" opacity=".8"/>
  <rect y="420" width="1200" height="480" fill="#a9764a"/>
  ${lines(5, index => `<path d="M0 ${500 + index * 96}h1200" stroke="#8d5f39" stroke-width="4"/>`)}
  ${lines(9, index => `<path d="M${60 + index * 140} ${452 + (index % 5) * 88}q60 14 120 0" stroke="#97683f" stroke-width="3" fill="none"/>`)}
  <rect y="420" width="1200" height="14" fill="#7c5230" opacity=".5"/>`;

/** A block-printed sheet and a pillow. */
const bed = () => `
  <rect width="1200" height="900" fill="#e9dfd2"/>
  ${lines(70, index => {
    const [x, y] = [(index % 10) * 130 + (Math.floor(index / 10) % 2) * 65, Math.floor(index / 10) * 135 + 30];
    return `<path d="M${x} ${y}c18-26 44-26 44 0s-26 40-44 56c-18-16-44-30-44-56s26-26 44 0z" fill="#b5533c" opacity=".38"/>`;
  })}
  <path d="M-40-60h1280v200q-640 120-1280 0z" fill="#f7f3ec"/>
  <path d="M-40 140q640 120 1280 0" fill="none" stroke="#d8ccba" stroke-width="8"/>
  <path d="M120 900q90-260 60-520M980 900q-60-300 80-560" fill="none" stroke="#cbbba6" stroke-width="14" opacity=".6"/>`;

/** Tiles above a counter of granite. */
const kitchen = () => `
  <rect width="1200" height="900" fill="#dfe7e6"/>
  ${lines(9, index => `<path d="M${index * 150} 0v470" stroke="#c3cfcd" stroke-width="5"/>`)}
  ${lines(4, index => `<path d="M0 ${20 + index * 150}h1200" stroke="#c3cfcd" stroke-width="5"/>`)}
  <rect y="470" width="1200" height="430" fill="#4a4d52"/>
  <rect y="470" width="1200" height="26" fill="#6b6f75"/>
  ${lines(110, index => `<circle cx="${(index * 397) % 1200}" cy="${510 + ((index * 211) % 380)}" r="${2 + (index % 4)}" fill="${index % 3 ? '#767b82' : '#2f3236'}"/>`)}`;

/** A floor of terrazzo with a striped durrie. */
const floor = () => `
  <rect width="1200" height="900" fill="#cfc8bc"/>
  ${lines(130, index => `<path d="M${(index * 353) % 1200} ${(index * 197) % 900}l14 4-4 12-14-6z" fill="${['#8f8a80', '#b0604a', '#5f6f68'][index % 3]}" opacity=".55"/>`)}
  <path d="M90 330h1020l110 570H-20z" fill="#35566b"/>
  ${lines(6, index => `<path d="M${78 - index * 18} ${400 + index * 90}h${1044 + index * 36}" stroke="${index % 2 ? '#e6b450' : '#f0e6d2'}" stroke-width="${18 + index * 3}"/>`)}`;

const grounds = { desk, bed, kitchen, floor };

/** A thing as a shopper photographs it at home, 4:3: a little askew, in the light of the room. */
export function renderSnapshot({ artwork, view, scene }: Snapshot): string {
  const lean = (artwork.seed % 9) - 4;
  const aside = ((artwork.seed % 7) - 3) * 22;
  const { width, height } = snapshotSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
      <defs>
        <radialGradient id="light" cx=".3" cy=".2" r="1">
          <stop offset="0" stop-color="${tone('#ffe9c4', 0.4)}" stop-opacity=".4"/>
          <stop offset=".6" stop-color="#ffffff" stop-opacity="0"/>
          <stop offset="1" stop-color="${mix('#000000', '#160e22', 0.5)}" stop-opacity=".34"/>
        </radialGradient>
        <radialGradient id="under"><stop offset="0" stop-opacity=".42"/><stop offset="1" stop-opacity="0"/></radialGradient>
      </defs>
      ${grounds[scene]()}
      <g transform="translate(${200 + aside} 60) rotate(${lean} 400 400) scale(.8)">
        <ellipse cx="500" cy="850" rx="420" ry="90" fill="url(#under)"/>
        ${framed(artwork.shape, view, drawThing(artwork, view, 'k'))}
      </g>
      <rect width="${width}" height="${height}" fill="url(#light)"/>
    </svg>`;
}
