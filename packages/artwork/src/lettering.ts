import { round } from './Ink.ts';

/**
 * Pen strokes on a cap height of 10, then the advance. Own letters, because the machine that renders may have no font.
 */
const glyphs: Record<string, [strokes: string, width: number]> = {
  A: ['M0 10L3.6 0L7.2 10M1.3 6.6H5.9', 7.2],
  B: ['M0 0V10H3.5A2.7 2.7 0 0 0 3.5 4.6H0M3 4.6A2.3 2.3 0 0 0 3 0H0', 6.2],
  C: ['M7.7 2A4.4 5 0 1 0 7.7 8', 7.7],
  D: ['M0 0V10H2.6A5 5 0 0 0 2.6 0Z', 7.6],
  E: ['M5.8 0H0V10H5.8M0 5H5', 5.8],
  F: ['M5.8 0H0V10M0 5H5', 5.6],
  G: ['M7.7 2A4.4 5 0 1 0 8.4 6V5.4H5', 8.4],
  H: ['M0 0V10M7 0V10M0 5H7', 7],
  I: ['M0 0V10', 0],
  J: ['M4.5 0V7A2.4 2.8 0 0 1 0 7.4', 4.5],
  K: ['M0 0V10M6.2 0L0 6M2.4 4L6.5 10', 6.5],
  L: ['M0 0V10H5.4', 5.4],
  M: ['M0 10V0L4.3 7L8.6 0V10', 8.6],
  N: ['M0 10V0L7 10V0', 7],
  O: ['M4.6 0A4.6 5 0 0 0 4.6 10A4.6 5 0 0 0 4.6 0Z', 9.2],
  P: ['M0 10V0H3.4A2.9 2.9 0 0 1 3.4 5.8H0', 6.3],
  Q: ['M4.6 0A4.6 5 0 0 0 4.6 10A4.6 5 0 0 0 4.6 0ZM6 7.4L8.8 10.6', 9.2],
  R: ['M0 10V0H3.4A2.9 2.9 0 0 1 3.4 5.8H0M3.2 5.8L6.4 10', 6.4],
  S: [
    'M5.9 1.9A2.8 2.4 0 0 0 3.1 0C1.4 0 .4 1.1 .4 2.5C.4 5.8 6.2 4.2 6.2 7.4C6.2 9 4.9 10 3.2 10A3.1 2.6 0 0 1 0 7.9',
    6.2,
  ],
  T: ['M0 0H7M3.5 0V10', 7],
  U: ['M0 0V6.4A3.4 3.6 0 0 0 6.8 6.4V0', 6.8],
  V: ['M0 0L3.6 10L7.2 0', 7.2],
  W: ['M0 0L2.8 10L5.5 1.5L8.2 10L11 0', 11],
  X: ['M0 0L6.6 10M6.6 0L0 10', 6.6],
  Y: ['M0 0L3.5 5V10M7 0L3.5 5', 7],
  Z: ['M0 0H6.4L0 10H6.4', 6.4],
  0: ['M3.2 0A3.2 5 0 0 0 3.2 10A3.2 5 0 0 0 3.2 0Z', 6.4],
  1: ['M0 2L2.6 0V10', 2.6],
  2: ['M.2 2.6A2.9 2.7 0 0 1 5.8 3C5.8 5 .6 8 0 10H6', 6],
  3: ['M.3 1.2A2.7 2.5 0 1 1 2.4 4.7H3A2.7 2.7 0 1 1 0 8.3', 5.7],
  4: ['M4.6 10V0L0 7H6.2', 6.2],
  5: ['M5.4 0H.9L.5 4.6A3 3 0 1 1 0 8.6', 5.8],
  6: ['M5 .2C2 1 0 4 0 6.8A3 3.1 0 1 0 3 3.8A3 3 0 0 0 .1 6.4', 6],
  7: ['M0 0H6L2 10', 6],
  8: ['M3 4.6A2.3 2.3 0 1 1 3.1 4.6A2.8 2.7 0 1 1 2.9 4.6', 5.8],
  9: ['M1 9.8C4 9 6 6 6 3.2A3 3.1 0 1 0 3 6.2A3 3 0 0 0 5.9 3.6', 6],
  '&': ['M6.8 10L1.8 3.4A1.9 1.9 0 1 1 4.6 2.6C4.4 4.4 0 5 0 7.6C0 9 1.2 10 2.6 10C4.6 10 6 8.4 6.4 5.6', 6.8],
  '°': ['M1.6 0A1.5 1.5 0 1 0 1.7 0', 3],
  '₹': ['M0 0H6M0 2.8H6M1.6 0A2.75 2.75 0 0 1 1.6 5.6H0L4.6 10', 6],
  '%': ['M6.6 0L1 10M1.5 .4A1.5 1.5 0 1 0 1.6 .4M6 6.6A1.5 1.5 0 1 0 6.1 6.6', 7.6],
  '+': ['M0 5H5M2.5 2.5V7.5', 5],
  '-': ['M0 5H3.6', 3.6],
  '.': ['M0 9.9V10', 0],
  ',': ['M.4 9.6L0 11.4', 0.4],
  ':': ['M0 3.4V3.5M0 9.4V9.5', 0],
  "'": ['M0 0V2', 0],
  '’': ['M0 0V2', 0],
  '/': ['M0 10L4 0', 4],
  '!': ['M0 0V6.6M0 9.9V10', 0],
};

interface Lettering {
  x: number;
  /** Middle of the capitals. */
  y: number;
  /** Cap height in drawing units; less where the text would be wider than `width`. */
  size: number;
  width?: number;
  colour: string;
  /** Stroke as a part of the cap height. */
  weight?: number;
  align?: 'start' | 'middle';
  /** Space between letters, cap height 10. */
  tracking?: number;
}

/** A character's pen strokes on a cap height of 10, and its advance; for many single characters in one group. */
export function strokesOf(character: string): { strokes: string; width: number } | undefined {
  const glyph = glyphs[character];
  return glyph && { strokes: glyph[0], width: glyph[1] };
}

/** One line of capitals, drawn. Characters without a glyph count as a space. */
export function letter(text: string, options: Lettering): string {
  const { tracking = 2.6, weight = 0.14 } = options;
  const strokes: string[] = [];
  let end = 0;
  for (const character of text.toUpperCase()) {
    const glyph = glyphs[character];
    if (glyph) strokes.push(`<path transform="translate(${round(end)})" d="${glyph[0]}"/>`);
    end += (glyph ? glyph[1] : 2.6) + tracking;
  }
  const length = Math.max(1, end - tracking);
  const scale = Math.min(options.size / 10, (options.width ?? Infinity) / length);
  const left = options.x - (options.align === 'start' ? 0 : (length * scale) / 2);
  const place = `translate(${round(left)} ${round(options.y - scale * 5)}) scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="${place}" fill="none" stroke="${options.colour}" stroke-width="${weight * 10}" stroke-linecap="round"
      stroke-linejoin="round">
      ${strokes.join('')}
    </g>`;
}

/**
 * Words in as many lines as needed, none wider than `longest` characters where words allow it; `options.y` is the
 * middle of them all.
 */
export function letterLines(text: string, longest: number, options: Lettering, leading = 1.6): string {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < longest) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  const top = options.y - ((rows.length - 1) * options.size * leading) / 2;
  return rows.map((row, index) => letter(row, { ...options, y: top + index * options.size * leading })).join('');
}
