import { tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import { strokesOf } from './lettering.ts';

const rows: [legends: string, widths: number[]][] = [
  ['1234567890-+', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]],
  ['QWERTYUIOP', [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5]],
  ['ASDFGHJKL', [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2]],
  ['ZXCVBNM,.', [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7]],
  ['', [1.3, 1.3, 1.3, 6.2, 1.3, 1.2, 1.2, 1.2]],
];

export interface Keys {
  cap: string;
  /** Colour of the wide keys around the letters. */
  edge: string;
  print: string;
  gap: number;
  radius: number;
  /** How high a cap stands, drawing units: 0 for flat keys. */
  rise: number;
  legends: boolean;
}

/** Five rows of keys over `width` by `height` from their top left corner. */
export function keys(
  ink: Ink,
  width: number,
  height: number,
  { cap, edge, print, gap, radius, rise, legends }: Keys,
): string {
  const unit = width / 15;
  const row = height / rows.length;
  const scale = Math.round(row * 2.4) / 100;
  const faces: Record<'plain' | 'wide', string[]> = { plain: [], wide: [] };
  const prints: string[] = [];
  rows.forEach(([text, widths], line) => {
    let x = 0;
    widths.forEach((part, place) => {
      const size = part * unit;
      const plain = part === 1 || part > 6;
      // The corners come from the stroke around them: a tenth of the characters that arcs would take.
      faces[plain ? 'plain' : 'wide'].push(
        `M${round(x + gap / 2 + radius)} ${round(line * row + gap / 2 + radius)}
          h${round(size - gap - radius * 2)}v${round(row - gap - radius * 2)}h${round(gap + radius * 2 - size)}z`,
      );
      const legend = legends && plain ? strokesOf(text[place - 1] ?? '') : undefined;
      if (legend)
        prints.push(
          `<path
              transform="translate(${round(
                x + size / 2 - legend.width * scale * 0.5,
              )} ${round((line + 0.38) * row - rise * 0.7)})scale(${scale})"
              d="${legend.strokes}"/>`,
        );
      x += size;
    });
  });
  const cast = (paths: string[], colour: string): string => {
    const shape = paths.join('');
    const painted = (paint: string, up: number): string =>
      `<path d="${shape}" fill="${paint}" stroke="${paint}" stroke-width="${radius * 2}"
          stroke-linejoin="round"${up ? ` transform="translate(0 ${round(-up)})"` : ''}/>`;
    return (
      (rise ? painted(tone(colour, -0.42), rise * -0.3) : '') +
      painted(ink.linear([tone(colour, 0.22), tone(colour, -0.08)]), rise * 0.7)
    );
  };
  return (
    cast(faces.plain, cap) +
    cast(faces.wide, edge) +
    `<g fill="none" stroke="${print}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
        ${prints.join('')}
      </g>`
  );
}
