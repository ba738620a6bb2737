import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { cap, disc, motif, vessel } from '../packaging.ts';
import { band, lit, sheen, turned, type Turn } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Steel or coloured flask; lying with its cap off; the cap's loop close up. */
export const waterBottle: Draw = ink => {
  const front = `${ink.ground(503, 926, 330, 70, 0.65)}${flask(ink)}${lid(ink)}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 500, 210, 2.6);
  return `${ink.ground(500, 706, 900, 120, 0.55)}
    <g transform="translate(10 70) rotate(74 500 520)">${flask(ink)}${mouth(ink)}</g>
    <g transform="translate(-180 530) scale(.9)">${ink.ground(500, 310, 260, 50, 0.5)}${lid(ink)}</g>`;
};

function shape(ink: Ink): { turns: Turn[]; radius: number } {
  const radius = round(ink.vary('radius', 112, 140));
  const shoulder = round(ink.vary('shoulder', 350, 410));
  const turns = ink.choose<Turn[]>('form', [
    [
      [250, 74],
      [290, 74, 10],
      [shoulder, radius, 60],
      [890, radius, 26],
      [912, radius - 20],
    ],
    [
      [250, 90],
      [shoulder, radius, 90],
      [700, radius, 40],
      [880, radius - 18, 26],
      [912, radius - 34],
    ],
    [
      [250, radius - 10],
      [280, radius, 14],
      [896, radius, 20],
      [912, radius - 16],
    ],
  ]);
  return { turns, radius };
}

function flask(ink: Ink): string {
  const { colour, accent } = ink;
  const { turns, radius } = shape(ink);
  const bare = ink.art.finish === 'metal';
  const text = readableOn(colour, bare ? tone(colour, -0.7) : '#ffffff');
  const duo = ink.vary('duo', 0, 1) > 0.55;
  const outline = turned(500, turns, 0.1);
  const dip = duo
    ? ink.clip(
        `<path d="${outline}"/>`,
        `<path d="M300 640C400 610 440 700 520 660C600 620 640 690 720 650V960H300Z" fill="${tone(accent, -0.05)}"/>`,
      )
    : '';
  return (
    `<path d="${outline}" fill="${colour}"/>
      ${dip}
      <path d="${outline}" fill="${sheen(ink, bare ? 'metal' : ink.art.finish)}"/>
      ${lit(band(500, radius - 6, 882, 902, 0.1), '#c9ced6', sheen(ink, 'metal'))}` +
    motif(ink, 500, 520, 46, readableOn(colour, accent), text) +
    letter(ink.art.label ?? 'Hydra', {
      x: 500,
      y: 610,
      size: 30,
      width: radius * 1.4,
      colour: text,
      weight: 0.15,
      tracking: 4,
    })
  );
}

const mouth = (ink: Ink): string =>
  `${vessel(
    ink,
    500,
    [
      [206, 66],
      [262, 70],
    ],
    '#c9ced6',
    'metal',
    0.16,
  )}
    <path d="M434 226A66 10 0 0 0 566 226M434 244A66 10 0 0 0 566 244" fill="none" stroke="#6b717c" stroke-width="4"/>
    ${disc(ink, 500, 206, 66, '#aab0ba', 0.18)}
    <ellipse cx="500" cy="206" rx="52" ry="9" fill="#2a2c33"/>`;

function lid(ink: Ink): string {
  const { accent } = ink;
  const top = Math.min(100, shape(ink).turns[0]![1] + 6);
  const loop = ink.vary('loop', 0, 1) > 0.4;
  const handle = loop
    ? `<path d="M${500 - top + 10} 176C${500 - top + 10} 70 ${490 + top} 70 ${490 + top} 176" fill="none"
        stroke="${tone(accent, -0.45)}" stroke-width="31" stroke-linecap="round"/>
      <path d="M${500 - top + 10} 172C${500 - top + 10} 70 ${490 + top} 70 ${490 + top} 172" fill="none"
        stroke="${accent}" stroke-width="24" stroke-linecap="round"/>
      <path d="M${500 - top + 6} 160C${500 - top + 14} 84 480 84 520 88" fill="none" stroke="#fff" stroke-opacity=".5"
        stroke-width="6" stroke-linecap="round"/>`
    : vessel(
        ink,
        500,
        [
          [120, 34],
          [160, 40, 10],
          [176, 40],
        ],
        tone(accent, -0.2),
        'gloss',
        0.2,
      ) + disc(ink, 500, 120, 34, accent, 0.22);
  return handle + cap(ink, 500, 174, 282, top, accent, ink.art.finish === 'metal' ? 'metal' : 'gloss', 0.14);
}
