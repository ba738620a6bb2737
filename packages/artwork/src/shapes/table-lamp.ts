import { tone } from '../colours.ts';
import { weaveOf } from '../garment.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { disc, vessel } from '../packaging.ts';
import { lit, sheen, turned, type Turn } from '../solid.ts';
import { closeUp, cloth } from '../textile.ts';

/** Lamp with a fabric shade; lit on a side table from below; the switch and base close up. */
export const tableLamp: Draw = ink => {
  const lamp = `${ink.ground(505, 904, 460, 80, 0.6)}${stand(ink)}${shade(ink, 0.14)}`;
  if (ink.view === 'front') return glow(ink) + lamp;
  if (ink.view === 'detail') return closeUp(glow(ink) + lamp, 500, 520, 2.3);
  return table(ink) + `<g transform="translate(120 -8) scale(.78)">${glow(ink)}${stand(ink)}${shade(ink, -0.16)}</g>`;
};

const glow = (ink: Ink): string =>
  `<circle cx="500" cy="360" r="400" fill="${ink.radial(
    [
      [0, '#ffe6a8', 0.75],
      [0.5, '#ffe6a8', 0.3],
      [1, '#ffe6a8', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}"/>`;

function stand(ink: Ink): string {
  const { accent } = ink;
  const bases: Turn[][] = [
    [
      [500, 20],
      [600, 24, 20],
      [650, 116, 60],
      [780, 136, 80],
      [850, 60, 20],
      [870, 116, 10],
      [896, 122],
    ],
    [
      [500, 18],
      [560, 18],
      [580, 42, 10],
      [600, 18, 10],
      [820, 18],
      [850, 60, 20],
      [872, 150, 14],
      [896, 152],
    ],
    [
      [500, 22],
      [560, 26],
      [620, 104, 70],
      [700, 104, 60],
      [744, 34, 20],
      [790, 92, 40],
      [850, 92, 30],
      [896, 130],
    ],
    [
      [500, 20],
      [570, 60, 40],
      [870, 130, 30],
      [896, 126],
    ],
  ];
  const turns = bases[ink.int('base', 0, 3)] ?? bases[0]!;
  const finish = ink.art.finish === 'metal' ? 'metal' : ink.art.finish === 'wood' ? 'matte' : 'gloss';
  return `${vessel(ink, 500, turns, accent, finish, 0.1)}
    <path d="M${500 + turns.at(-1)![1] - 8} 886C740 900 800 880 900 906" fill="none" stroke="#3b3a40" stroke-width="9"/>
    ${lit(
      turned(
        500,
        [
          [470, 30],
          [520, 30],
        ],
        0.1,
      ),
      tone(accent, -0.2),
      sheen(ink, 'metal'),
    )}`;
}

function shade(ink: Ink, tilt: number): string {
  const { colour } = ink;
  const top = round(ink.vary('top', 104, 176));
  const low = round(ink.vary('low', 230, 268));
  const weave = weaveOf(ink, ['plain', 'plain', 'leaf', 'stripe', 'block']);
  const lip = round(low * Math.abs(tilt));
  const outline = `M${500 - top} 170A${top} ${round(top * Math.abs(tilt))} 0 0 1 ${500 + top} 170
    L${500 + low} 490A${low} ${lip} 0 0 ${tilt > 0 ? 1 : 0} ${500 - low} 490Z`;
  const inside =
    tilt < 0
      ? `<ellipse cx="500" cy="490" rx="${low}" ry="${lip}"
          fill="${ink.radial(['#fffbe6', '#ffe7a6', tone(colour, 0.2)], 0.5, 0.5, 0.5)}"/>
        <circle cx="500" cy="484" r="40" fill="#fffef4"/>`
      : '';
  const light = ink.radial(
    [
      [0, '#fff6cf', 0.95],
      [0.35, '#ffe9a8', 0.55],
      [1, '#ffd98a', 0],
    ],
    0.5,
    0.62,
    0.62,
  );
  const edge = `M${500 - low} 490A${low} ${lip} 0 0 ${tilt > 0 ? 0 : 1} ${500 + low} 490`;
  return (
    `<path d="${outline}" fill="${cloth(ink, weave, colour, tone(colour, -0.35))}"/>
      <path d="${outline}" fill="${sheen(ink, 'matte')}"/>
      <path d="${outline}" fill="${light}"/>
      ${inside}` +
    (tilt > 0
      ? disc(ink, 500, 170, top, tone(colour, 0.5), tilt)
      : `<path d="M${500 - top} 170A${top} ${round(top * -tilt)} 0 0 1 ${500 + top} 170" fill="none"
          stroke="${tone(colour, -0.3)}" stroke-width="8"/>`) +
    `<path d="${edge}" fill="none" stroke="${tone(colour, -0.25)}" stroke-width="11"/>
      ${
        tilt < 0
          ? `<path d="M${500 - low} 490A${low} ${lip} 0 0 0 ${500 + low} 490" fill="none" stroke="${tone(colour, -0.4)}"
          stroke-width="9"/>`
          : ''
      }`
  );
}

function table(ink: Ink): string {
  const wood = '#a5744a';
  return `${ink.ground(500, 940, 820, 60, 0.5)}
    <path d="M180 740L250 940H282L250 740ZM820 740L750 940H718L750 740Z" fill="${tone(wood, -0.35)}"/>
    <ellipse cx="500" cy="706" rx="380" ry="66" fill="${tone(wood, -0.4)}"/>
    <ellipse cx="500" cy="692" rx="380" ry="66"
      fill="${ink.linear([tone(wood, 0.4), wood, tone(wood, -0.25)], 'across')}"/>
    <ellipse cx="500" cy="696" rx="170" ry="28" fill="#160e22" fill-opacity=".25"/>
    <g transform="translate(660 668)">
      <path d="M-90 0L70-14L96 12L-66 28Z" fill="${ink.accent}"/>
      <path d="M-66 28L96 12V26L-66 44Z" fill="#fbf6ea"/>
      <path d="M-90 0L-66 28V44L-90 16Z" fill="${tone(ink.accent, -0.4)}"/>
    </g>`;
}
