import { tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { band, lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** An open bullet; with its cap beside it and a swatch; the bullet close up. */
export const lipstick: Draw = ink => {
  if (ink.view === 'angle') {
    return `${swatch(ink)}
      ${ink.ground(620, 846, 330, 70, 0.6)}
      <g transform="translate(150 30) scale(.96)">${open(ink)}</g>
      <g transform="rotate(-68 300 760) translate(-20 70) scale(.9)">${lid(ink, 320)}</g>`;
  }
  const front = `${ink.ground(430, 872, 330, 76, 0.6)}${open(ink)}${ink.ground(690, 872, 300, 70, 0.5)}${lid(ink, 680)}`;
  return ink.view === 'front' ? front : closeUp(front, 440, 330, 2.5);
};

const gold = (ink: Ink): string => ink.accent;

function open(ink: Ink): string {
  const { colour, view } = ink;
  const x = view === 'angle' ? 490 : 430;
  const rise = ink.vary('rise', 180, 240);
  const square = ink.vary('case', 0, 1) > 0.5;
  const bullet = `M${x - 66} 470V${rise + 90}
    C${x - 62} ${rise + 30} ${x - 10} ${rise - 16} ${x + 44} ${rise - 30}
    C${x + 62} ${rise - 32} ${x + 66} ${rise - 8} ${x + 66} ${rise + 20}V470Z`;
  const slant = `M${x - 66} ${rise + 90}C${x - 62} ${rise + 30} ${x - 10} ${rise - 16} ${x + 44} ${rise - 30}
    C${x + 62} ${rise - 32} ${x + 64} ${rise - 4} ${x + 50} ${rise + 24}
    C${x + 20} ${rise + 70} ${x - 40} ${rise + 116} ${x - 62} ${rise + 108}
    C${x - 66} ${rise + 106} ${x - 66} ${rise + 98} ${x - 66} ${rise + 90}Z`;
  const base = square
    ? `<rect x="${x - 106}" y="604" width="212" height="264" rx="10" fill="${tone(gold(ink), -0.78)}"/>
      <rect x="${x - 106}" y="604" width="212" height="264" rx="10" fill="${sheen(ink, 'gloss')}"/>`
    : vessel(
        ink,
        x,
        [
          [604, 106],
          [850, 106, 8],
          [864, 102],
        ],
        tone(gold(ink), -0.78),
        'gloss',
        0.12,
      );
  return (
    `<path d="${bullet}" fill="${colour}"/>
      <path d="${bullet}" fill="${sheen(ink, 'matte')}"/>
      <path d="${slant}" fill="${ink.linear([tone(colour, 0.5), tone(colour, 0.12)], 'slant')}"/>` +
    `<path d="M${x - 40} ${rise + 150}V460" stroke="#fff" stroke-opacity=".35" stroke-width="9"
        stroke-linecap="round"/>` +
    vessel(
      ink,
      x,
      [
        [440, 76],
        [600, 76],
      ],
      gold(ink),
      'metal',
      0.12,
    ) +
    lit(band(x, 86, 560, 606, 0.12), gold(ink), sheen(ink, 'metal')) +
    base +
    lit(band(x, 107, 600, 618, square ? 0 : 0.12), gold(ink), sheen(ink, 'metal')) +
    letter(ink.art.label ?? 'Velvet', {
      x,
      y: 740,
      size: 24,
      width: 150,
      colour: tone(gold(ink), 0.3),
      weight: 0.13,
      tracking: 4,
    })
  );
}

function lid(ink: Ink, x: number): string {
  const square = ink.vary('case', 0, 1) > 0.5;
  const body = square
    ? `<rect x="${x - 96}" y="560" width="192" height="300" rx="10" fill="${tone(gold(ink), -0.78)}"/>
      <rect x="${x - 96}" y="560" width="192" height="300" rx="10" fill="${sheen(ink, 'gloss')}"/>`
    : vessel(
        ink,
        x,
        [
          [566, 96],
          [852, 96, 8],
          [862, 92],
        ],
        tone(gold(ink), -0.78),
        'gloss',
        0.14,
      ) + disc(ink, x, 566, 96, tone(gold(ink), -0.7), 0.14);
  return `${body}${lit(band(x, 97, 820, 846, square ? 0 : 0.12), gold(ink), sheen(ink, 'metal'))}`;
}

function swatch(ink: Ink): string {
  const { colour } = ink;
  return `<g transform="rotate(-14 300 300)">
      <path
        d="M130 330C160 250 300 230 420 240C470 246 480 300 430 330C340 372 180 390 140 370C124 362 124 346 130 330Z"
        fill="${ink.linear([tone(colour, 0.25), colour, tone(colour, -0.25)])}"/>
      <path d="M160 330C220 284 330 264 430 266M170 352C250 318 340 296 440 294" fill="none"
        stroke="${tone(colour, 0.6)}" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>
    </g>`;
}
