import { readableOn, tone } from '../colours.ts';
import { bothSides, hanger, tailored, weaveOf } from '../garment.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { mirror, symmetric } from '../mirror.ts';
import type { SoftLine } from '../solid.ts';
import { button, closeUp, cloth, seam, stitches } from '../textile.ts';

const sleeve = `M350 138C306 156 280 220 256 330C232 440 220 520 214 606C232 620 266 626 288 620C304 540 326 450 366 332
    C364 260 358 196 350 138Z`;
const armFolds: SoftLine[] = [
  ['M336 180C306 260 300 320 300 360', 14, -0.4],
  ['M360 352C320 380 290 384 264 372', 12, -0.36],
  ['M318 190C280 280 262 360 250 450', 14, 0.3],
  ['M246 470C266 480 286 476 304 462', 10, -0.3],
];
const bodyFolds: SoftLine[] = [
  ['M366 340C410 400 420 480 410 620', 18, -0.36],
  ['M634 340C590 400 580 480 590 620', 18, -0.46],
  ['M400 380C430 480 420 640 380 860', 22, 0.32],
  ['M450 520C440 660 430 780 424 900', 20, -0.3],
  ['M560 560C580 680 584 800 570 900', 20, 0.24],
  ['M620 600C650 720 664 820 660 900', 22, -0.4],
];

/** Long kurta: band collar, half placket, slits at the sides, embroidery or prints by seed. */
export const kurta: Draw = ink => {
  const colour = ink.vary('hem', 896, 926);
  const front = worn(ink, colour, ink.view === 'angle');
  if (ink.view === 'angle') return `<g transform="matrix(.86 .05 -.04 .98 100 20)">${hanger(ink, 118)}${front}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 500, 220, 2.7);
};

function worn(ink: Ink, hem: number, back: boolean): string {
  const { colour, accent } = ink;
  const flare = ink.vary('flare', 266, 300);
  const weave = weaveOf(ink, ['booti', 'plain', 'block', 'leaf', 'plain', 'melange']);
  const main = cloth(ink, weave, colour, accent);
  const arm = cloth(ink, weave, colour, accent, 'rotate(16)');
  const other = cloth(ink, weave, colour, accent, 'rotate(-16)');
  const body = symmetric(
    [500, back ? 108 : 128],
    [470, back ? 108 : 126, 448, 112, 440, 104],
    [410, 118, 378, 128, 350, 140],
    [358, 200, 366, 260, 366, 334],
    [372, 430, 364, 500, 352, 580],
    [330, 680, flare + 10, 800, flare, hem],
    [360, hem + 14, 430, hem + 18, 500, hem + 18],
  );
  const trim = readableOn(colour, accent);
  const band = `M${flare + 4} ${hem - 34}C360 ${hem - 20} 430 ${hem - 16} 500 ${hem - 16}
    C570 ${hem - 16} 640 ${hem - 20} ${996 - flare} ${hem - 34}
    L${1000 - flare} ${hem}C640 ${hem + 14} 570 ${hem + 18} 500 ${hem + 18}
    C430 ${hem + 18} 360 ${hem + 14} ${flare} ${hem}Z`;
  const cuff = 'M216 576C236 588 270 594 294 588L288 620C266 626 232 620 214 606Z';
  const slit = `M352 590C346 640 334 700 ${flare + 26} ${hem - 40}`;
  const trimmed = ink.vary('trim', 0, 1) > 0.35;
  return (
    ink.wall(`<path d="${body}${sleeve}${mirror(sleeve)}"/>`) +
    (back
      ? ''
      : `<path d="M438 106C460 92 540 92 562 106L540 150H460Z"
          fill="${ink.linear([tone(colour, -0.35), tone(colour, -0.6)])}"/>
        <rect x="482" y="108" width="36" height="20" rx="3" fill="${tone(accent, 0.75)}"/>`) +
    tailored(
      ink,
      [
        [sleeve, arm],
        [mirror(sleeve), other],
        [body, main],
        ...(trimmed ? [[band, trim] as [string, string], [cuff + mirror(cuff), trim] as [string, string]] : []),
      ],
      [...bothSides(armFolds), ...bodyFolds],
      38,
    ) +
    (trimmed
      ? zari(band, colour) + zari(cuff + mirror(cuff), colour)
      : stitches(
          `M${flare + 6} ${hem - 22}C360 ${hem - 8} 430 ${hem - 4} 500 ${hem - 4}
            C570 ${hem - 4} 640 ${hem - 8} ${994 - flare} ${hem - 22}`,
          tone(colour, 0.4),
          2,
        )) +
    seam(`${slit}${mirror(slit)}M350 140C358 200 366 260 366 334M650 140C642 200 634 260 634 334`, colour, 2.6) +
    (back ? seam('M352 156C420 176 580 176 648 156', colour, 2.4) + collarBack(ink) : neck(ink, trim))
  );
}

const zari = (outline: string, ground: string): string =>
  `<path d="${outline}" fill="none" stroke="${tone(ground, -0.4)}" stroke-width="2" stroke-dasharray="2 5"/>`;

function neck(ink: Ink, trim: string): string {
  const { colour } = ink;
  const length = round(ink.vary('placket', 320, 380));
  const collar = 'M438 104C432 112 432 124 436 138C456 156 480 164 496 168L496 140C474 134 452 120 438 104Z';
  const ornate = ink.vary('ornate', 0, 1) > 0.5;
  const panel = `M480 160H520V${length}L500 ${length + 22}L480 ${length}Z`;
  const work = Array.from({ length: 9 }, (_, at) => {
    const y = round(176 + (at * (length - 176)) / 8);
    return `<path d="M462 ${y}c-16-12-16 10 0 0
      M538 ${y}c16-12 16 10 0 0" fill="none" stroke="${trim}" stroke-width="3"/>
      <circle cx="468" cy="${y + 8}" r="2.6" fill="${trim}"/>
      <circle cx="532" cy="${y + 8}" r="2.6" fill="${trim}"/>`;
  });
  const buttons = Array.from({ length: 5 }, (_, at) =>
    button(500, round(188 + (at * (length - 210)) / 4), 6.5, tone(trim, 0.2)),
  );
  return (
    `<path d="${panel}" fill="${tone(colour, ornate ? -0.28 : -0.1)}"/>
      ${seam(panel, colour, 2)}
      ${stitches(`M485 164V${length - 2}L500 ${length + 14}L515 ${length - 2}V164`, tone(colour, 0.45), 1.6)}` +
    (ornate ? work.join('') : '') +
    buttons.join('') +
    `<path d="${collar}" fill="${tone(colour, 0.06)}"/>
      <path d="${mirror(collar)}" fill="${tone(colour, -0.12)}"/>
      ${seam(collar + mirror(collar), colour, 2)}
      <path d="M440 134C458 150 480 158 494 161M560 134C542 150 520 158 506 161" fill="none" stroke="${trim}"
        stroke-width="3.4"/>`
  );
}

function collarBack(ink: Ink): string {
  const collar =
    'M438 106C458 92 542 92 562 106C566 114 566 124 562 132C540 116 460 116 438 132C434 124 434 114 438 106Z';
  return `<path d="${collar}" fill="${tone(ink.colour, 0.08)}"/>${seam(collar, ink.colour, 2)}`;
}
