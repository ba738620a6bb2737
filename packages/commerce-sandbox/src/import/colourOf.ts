import { isColour } from '../isColour.ts';

const colours: Record<string, string> = {
  black: '#1d1f22',
  white: '#f7f7f4',
  grey: '#8a8f96',
  gray: '#8a8f96',
  silver: '#c4c8cc',
  graphite: '#3d4047',
  charcoal: '#36393d',
  red: '#c62828',
  maroon: '#6d1a26',
  burgundy: '#6d1a36',
  pink: '#e59ab0',
  rose: '#d98fa3',
  peach: '#f2b79a',
  coral: '#ee7b62',
  orange: '#ef6c00',
  rust: '#a8481d',
  yellow: '#f2c230',
  mustard: '#c9962b',
  gold: '#c9a24b',
  beige: '#d9c7a7',
  cream: '#f3ead6',
  ivory: '#f2ead8',
  brown: '#6b4a33',
  tan: '#b98d5f',
  camel: '#b98d5f',
  olive: '#6b6e3a',
  green: '#2e7d4f',
  mint: '#8fc7ad',
  teal: '#1f7a7a',
  turquoise: '#3bb3b0',
  blue: '#2a5db0',
  navy: '#1c2b4a',
  midnight: '#1c2b4a',
  sky: '#7db7e0',
  indigo: '#3a3f8f',
  purple: '#6a3d8f',
  lavender: '#b9a7d9',
  violet: '#7a4fa3',
  magenta: '#b0307a',
  copper: '#a8623b',
  bronze: '#8a6a3f',
  khaki: '#a89a6b',
};

/** Swatch of a colour's name, #rrggbb: the last word of it that is known. Undefined when none is. */
export function colourOf(name: string): string | undefined {
  if (isColour(name.trim())) return name.trim().toLowerCase();
  const words = name.toLowerCase().split(/[^a-z]+/);
  return words
    .toReversed()
    .map(word => (Object.hasOwn(colours, word) ? colours[word] : undefined))
    .find(colour => colour !== undefined);
}
