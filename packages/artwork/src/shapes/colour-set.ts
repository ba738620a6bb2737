import { readableOn, tone } from '../colours.ts';
import { cover } from '../cover.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

const rainbow = [
  '#e5352f',
  '#f0702a',
  '#f7a823',
  '#f7d23a',
  '#a9c938',
  '#4aa64a',
  '#2a9d8f',
  '#2f8fd0',
  '#2f56b0',
  '#6a4ab0',
  '#b0429a',
  '#e56a9a',
  '#8a5a36',
  '#3a3c43',
];

/** Pencils, crayons or paints standing in their box; spread out on a drawing; the points close up. */
export const colourSet: Draw = ink => {
  if (ink.view === 'angle') return spread(ink);
  const front = boxed(ink);
  return ink.view === 'front' ? front : closeUp(front, 400, 280, 2.4);
};

const shades = (ink: Ink, count: number): string[] => {
  const from = ink.int('from', 0, rainbow.length - 1);
  return Array.from({ length: count }, (_, at) => rainbow[(from + at) % rainbow.length] ?? ink.colour);
};

/** A pencil or crayon whose point is at the top, its point at 0, 0. */
function stick(ink: Ink, colour: string, length: number, half: number, crayon: boolean): string {
  if (crayon) {
    const body = `M${-half} 90H${half}V${length}H${-half}Z`;
    return `${lit(
      `M${-half * 0.4} 10C${-half * 0.3} 0 ${half * 0.3} 0 ${half * 0.4} 10L${half * 0.8} 90H${-half * 0.8}Z`,
      colour,
      sheen(ink, 'matte'),
    )}
      ${lit(body, tone(colour, 0.18), sheen(ink, 'matte'))}
      <path d="M${-half} 118H${half}M${-half} 128H${half}" stroke="#22242b" stroke-opacity=".7" stroke-width="4"/>
      <path d="M${-half} 150H${half}V${Math.min(length, 250)}H${-half}Z" fill="${colour}"/>`;
  }
  return `${lit(`M0 0L${half} 96V${length}H${-half}V96Z`, '#e9c893', sheen(ink, 'matte'))}
    <path d="M0 0L${round(half * 0.36)} 34H${round(-half * 0.36)}Z" fill="${colour}"/>
    <path
      d="M${-half} 96C${-half * 0.7} 82 ${-half * 0.4} 82 ${-half * 0.33} 96
        C${-half * 0.2} 82 ${half * 0.2} 82 ${half * 0.33} 96
        C${half * 0.4} 82 ${half * 0.7} 82 ${half} 96V${length}H${-half}Z"
      fill="${colour}"/>
    <path d="M${-half} 96H${-half * 0.33}V${length}H${-half}Z" fill="#fff" fill-opacity=".3"/>
    <path d="M${half * 0.33} 96H${half}V${length}H${half * 0.33}Z" fill="#160e22" fill-opacity=".25"/>`;
}

function boxed(ink: Ink): string {
  const { colour } = ink;
  const count = ink.int('count', 10, 12);
  const crayon = ink.vary('crayon', 0, 1) > 0.6;
  const gap = 540 / count;
  const sticks = shades(ink, count)
    .map(
      (shade, at) =>
        `<g transform="translate(${round(230 + (at + 0.5) * gap)} ${round(ink.vary(`lift${at}`, 132, 166))})">
            ${stick(ink, shade, 400, gap * 0.44, crayon)}
          </g>`,
    )
    .join('');
  return (
    `${ink.ground(510, 896, 720, 100, 0.6)}
      <path d="M210 320L230 270H770L790 320Z" fill="${tone(colour, -0.5)}"/>
      ${sticks}
      <path
        d="M210 396C320 440 420 350 500 380C600 420 700 350 790 396V880C790 892 782 900 770 900H230
          C218 900 210 892 210 880Z"
        transform="translate(0 -6)" fill="#160e22" fill-opacity=".3"/>` +
    ink.clip(
      `<path d="M210 400C320 444 420 354 500 384C600 424 700 354 790 400V880C790 892 782 900 770 900H230
        C218 900 210 892 210 880Z"/>`,
      `<g transform="translate(210 350)">
          ${cover(ink, 580, 550, ink.art.label ?? 'Colour pop', `${count * 2} shades`)}
        </g>
        <rect x="210" y="350" width="580" height="550"
          fill="${ink.linear(
            [
              [0, '#160e22', 0.3],
              [0.06, '#fff', 0.25],
              [0.3, '#fff', 0.1],
              [0.8, '#160e22', 0.06],
              [1, '#160e22', 0.36],
            ],
            'across',
          )}"/>`,
    ) +
    `<path d="M210 400C320 444 420 354 500 384C600 424 700 354 790 400" fill="none" stroke="#fff" stroke-opacity=".7"
        stroke-width="5"/>`
  );
}

function spread(ink: Ink): string {
  const picture = `<rect x="120" y="150" width="560" height="560" fill="#160e22" fill-opacity=".14" transform="translate(14 18)"/>
    <rect x="120" y="150" width="560" height="560" fill="#fffdf7"/>
    <circle cx="240" cy="280" r="60" fill="none" stroke="#f7a823" stroke-width="13"/>
    <path
      d="M240 180V200M240 360V380M140 280H160M320 280H340M170 210L184 224M296 336L310 350M310 210L296 224M184 336
        L170 350"
      stroke="#f7a823" stroke-width="11" stroke-linecap="round"/>
    <path d="M150 640C230 540 300 600 360 540C430 480 520 580 650 500" fill="none" stroke="#4aa64a" stroke-width="15"
      stroke-linecap="round"/>
    <path d="M420 540V400L510 320L600 400V530" fill="none" stroke="#e5352f" stroke-width="13" stroke-linejoin="round"/>
    <path d="M490 536V450H540V530" fill="none" stroke="${readableOn('#fffdf7', ink.colour)}" stroke-width="11"/>
    <path d="M180 670C260 640 330 690 420 650S560 640 640 660" fill="none" stroke="#2f8fd0" stroke-width="11"
      stroke-linecap="round"/>`;
  const crayon = ink.vary('crayon', 0, 1) > 0.6;
  const fan = shades(ink, 7)
    .map(
      (shade, at) =>
        `<g transform="translate(${760 - at * 6} ${940 - at * 4}) rotate(${-66 + at * 15}) translate(0 -520)">
            <path d="M-16 20H26V440H-16Z" fill="#160e22" fill-opacity=".16" transform="translate(12 12)"/>
            ${stick(ink, shade, 430, 21, crayon)}
          </g>`,
    )
    .join('');
  const sharpener = `<g transform="translate(200 830) rotate(-12)">
      <ellipse cx="20" cy="46" rx="90" ry="14" fill="#160e22" fill-opacity=".25"/>
      <path d="M-70-40H70L86 40H-86Z"
        fill="${ink.linear([tone(ink.colour, 0.4), ink.colour, tone(ink.colour, -0.35)])}"/>
      <path d="M-40-26H40L24 16H-24Z" fill="#d9dce2"/>
      <circle r="8" cy="-8" fill="#6b717c"/>
    </g>`;
  return `${ink.ground(480, 860, 900, 150, 0.3)}
    <g transform="rotate(-7 500 500)">
      ${picture}
      ${letter(ink.art.label ?? '', { x: 400, y: 690, size: 13, colour: '#8a8f98' })}
    </g>
    ${sharpener}
    ${fan}`;
}
