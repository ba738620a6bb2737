import { tone } from './colours.ts';
import type { Ink } from './Ink.ts';
import { mirror } from './mirror.ts';
import { volume, type SoftLine } from './solid.ts';
import { button, cloth, seam, stitches, type Weave } from './textile.ts';

const weaves: readonly Weave[] = [
  'plain',
  'pinstripe',
  'stripe',
  'hoops',
  'gingham',
  'tartan',
  'booti',
  'dots',
  'block',
  'leaf',
  'melange',
];

/** The weave that the artwork's label names (a printed cloth has no other text), else one by chance among `choices`. */
export function weaveOf(ink: Ink, choices: readonly [Weave, ...Weave[]]): Weave {
  return weaves.find(weave => weave === ink.art.label) ?? ink.choose('cloth', choices);
}

/** Cut pieces of cloth (outline, paint), laid one over the other, with their volume and folds as one layer. */
export function tailored(ink: Ink, pieces: [outline: string, paint: string][], lines: SoftLine[], depth = 44): string {
  const painted = pieces.map(([outline, paint]) => `<path d="${outline}" fill="${paint}"/>`).join('');
  return (
    painted +
    volume(
      ink,
      pieces.map(([outline]) => outline),
      { depth, dark: 0.5, light: 0.2, lines },
    )
  );
}

/** Both sides of folds that are given for the left one. */
export function bothSides(lines: SoftLine[]): SoftLine[] {
  return [
    ...lines,
    ...lines.map(([line, width, strength]): SoftLine => [mirror(line), width, strength * (strength < 0 ? 1.2 : 0.7)]),
  ];
}

interface FoldedOptions {
  weave: Weave;
  figure: string;
  /** Drawn over the folded front, in its own place: collar, placket, print. */
  front: string;
  /** Layers of cloth seen at the lower edge. */
  layers?: number;
}

/** A garment folded for the shelf, seen from above, its collar towards the top. */
export function folded(ink: Ink, { weave, figure, front, layers = 3 }: FoldedOptions): string {
  const paint = cloth(ink, weave, ink.colour, figure, 'translate(30 0)');
  const outline = `M262 246C330 214 420 206 500 206C580 206 670 214 738 246C756 256 762 280 763 310L770 742
    C770 776 752 790 720 792
    L280 792C248 790 230 776 230 742L237 310C238 280 244 256 262 246Z`;
  const edges = Array.from({ length: layers }, (_, index) => {
    const y = 792 + (layers - index) * 17;
    return `<rect x="${236 + index * 2}" y="${y - 60}" width="${530 - index * 4}" height="60" rx="26"
        fill="${tone(ink.colour, -0.12 - 0.1 * (layers - index))}"/>
      <path d="M256 ${y - 3}H746" stroke="${tone(ink.colour, 0.25)}" stroke-width="3" opacity=".4"/>`;
  }).join('');
  const creases: SoftLine[] = [
    ['M300 262C288 420 292 600 276 780', 22, -0.3],
    ['M326 262C314 420 318 600 304 780', 16, 0.28],
    ['M700 262C712 420 708 600 724 780', 24, -0.4],
    ['M420 780C470 700 560 690 640 740', 20, -0.16],
    ['M360 560C420 600 560 610 640 570', 26, 0.14],
  ];
  return `${ink.ground(505, 830, 680, 130, 0.6)}${edges}${tailored(ink, [[outline, paint]], creases, 40)}${front}`;
}

/** A wooden hanger whose shoulders lie at `y`. */
export function hanger(ink: Ink, y: number): string {
  const wood = ink.linear([tone('#b98350', 0.35), '#b98350', tone('#b98350', -0.35)]);
  const steel = ink.linear(['#f6f7f9', '#8f959f', '#d9dce2'], 'across');
  return `<path
      d="M500 ${y - 20}V${y - 66}C500 ${y - 86} 540 ${y - 92} 536 ${y - 126}
        C532 ${y - 160} 478 ${y - 160} 472 ${y - 128}"
      fill="none" stroke="${steel}" stroke-width="11" stroke-linecap="round"/>
    <path
      d="M500 ${y - 34}C530 ${y - 34} 560 ${y - 12} 700 ${y + 44}
        C722 ${y + 54} 716 ${y + 84} 692 ${y + 78}
        C600 ${y + 44} 400 ${y + 44} 308 ${y + 78}
        C284 ${y + 84} 278 ${y + 54} 300 ${y + 44}C440 ${y - 12} 470 ${y - 34} 500 ${y - 34}Z"
      fill="${wood}"/>`;
}

/** A row of buttons down a front with the stitched band that carries them. */
export function placket(ink: Ink, top: number, bottom: number, buttons: number, colour: string, paint: string): string {
  const width = 23;
  const rows = Array.from({ length: buttons }, (_, index) =>
    button(500, top + 34 + (index * (bottom - top - 56)) / Math.max(1, buttons - 1), 9, colour),
  );
  const edges = `M${500 - width} ${top}V${bottom}M${500 + width} ${top}V${bottom}`;
  const thread = tone(ink.colour, 0.45);
  return `<path d="M${500 - width} ${top}H${500 + width}V${bottom}H${500 - width}Z" fill="${paint}"/>
    <path d="M${500 + width} ${top}V${bottom}" stroke="${tone(ink.colour, -0.6)}" stroke-width="5" opacity=".35"/>
    ${seam(edges, ink.colour, 2.4)}
    ${stitches(`M${508 - width} ${top}V${bottom}M${492 + width} ${top}V${bottom}`, thread, 1.8)}
    ${rows.join('')}`;
}
