import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Bat leaning with a ball; its back with the spine; the grip close up. */
export const cricketBat: Draw = ink => {
  const pose = `<g transform="rotate(${ink.view === 'angle' ? -66 : 24} 500 520) translate(${ink.view === 'angle' ? 40 : 0} -6)">
      ${bat(ink, ink.view === 'angle')}
    </g>`;
  const shadow = ink.view === 'angle' ? ink.ground(500, 640, 860, 110, 0.45) : ink.ground(400, 906, 560, 70, 0.55);
  const front = `${shadow}${pose}${ball(ink, ink.view === 'angle' ? 420 : 690, ink.view === 'angle' ? 760 : 838)}`;
  return ink.view === 'detail' ? closeUp(front, 620, 240, 2.4) : front;
};

function bat(ink: Ink, back: boolean): string {
  const { colour, accent } = ink;
  const willow = '#ecd2a0';
  const half = round(ink.vary('half', 60, 70));
  const [left, right] = [500 - half, 500 + half];
  const blade = `M478 330C474 356 ${left + 4} 362 ${left} 396V884
    C${left} 924 ${left + 20} 938 500 940C${right - 20} 938 ${right} 924 ${right} 884V396
    C${right - 4} 362 526 356 522 330Z`;
  const grains = Array.from(
    { length: 8 },
    (_, at) =>
      `M${round(left + 12 + at * ((half * 2 - 20) / 7))} 400C${round(
        left + 12 + at * ((half * 2 - 20) / 7) + ink.vary(`g${at}`, -4, 4),
      )} 600 ${round(left + 12 + at * ((half * 2 - 20) / 7))} 760 ${round(left + 12 + at * ((half * 2 - 20) / 7))} 920`,
  ).join('');
  const grip = 'M482 74C482 58 518 58 518 74L521 318H479Z';
  const rings = Array.from(
    { length: 24 },
    (_, at) => `M480 ${84 + at * 10}C492 ${88 + at * 10} 508 ${88 + at * 10} 520 ${84 + at * 10}`,
  ).join('');
  const bold = readableOn(willow, colour);
  const stickers = ink.choose('sticker', [
    `<path d="M${left} 450L${right} 410V520L${left} 560Z" fill="${bold}"/>
      <path d="M${left} 572L${right} 532V548L${left} 588Z" fill="${accent}"/>`,
    `<path d="M${left} 420H${right}V560C${right - 30} 600 ${left + 30} 600 ${left} 560Z" fill="${bold}"/>
      <path
        d="M${left} 576C${left + 30} 616 ${right - 30} 616 ${right} 576V592
          C${right - 30} 632 ${left + 30} 632 ${left} 592Z"
        fill="${accent}"/>`,
    `<path d="M${left} 420L500 500L${right} 420V540L500 620L${left} 540Z" fill="${bold}"/>
      <path d="M${left} 556L500 636L${right} 556V572L500 652L${left} 572Z" fill="${accent}"/>`,
  ]);
  const name = `<g transform="translate(500 730) rotate(-90)">
      ${letter(ink.art.label ?? 'Captain', { x: 0, y: 0, size: 44, width: 250, colour: bold, weight: 0.2 })}
    </g>`;
  const spine = back
    ? `<path d="M500 380L474 860L500 900L526 860Z" fill="${tone(willow, 0.25)}"/>
      <path d="M500 380L526 860L500 900Z" fill="${tone(willow, -0.22)}"/>`
    : '';
  return (
    `<path d="${blade}" fill="${willow}"/>
      <path d="${grains}" fill="none" stroke="#b98a4a" stroke-opacity=".55" stroke-width="2.4"/>
      ${spine}
      ${ink.clip(`<path d="${blade}"/>`, stickers)}
      ${name}
      ${volume(ink, [blade], {
        depth: 34,
        dark: 0.6,
        light: 0.6,
        shade: '#5c3a14',
        lines: [
          [`M${left + 26} 420V880`, 16, 0.8],
          [`M${right - 12} 420V900`, 22, -0.5],
        ],
      })}` +
    `<path
        d="M${left} 884C${left} 924 ${left + 20} 938 500 940
          C${right - 20} 938 ${right} 924 ${right} 884V870C${right - 20} 916 ${left + 20} 916 ${left} 870Z"
        fill="#2a2b31" fill-opacity=".85"/>
      <path d="M478 330L500 392L522 330Z" fill="${tone(willow, -0.35)}"/>` +
    `<path d="${grip}" fill="${accent}"/>
      <path d="${rings}" fill="none" stroke="${tone(accent, -0.5)}" stroke-width="3.4"/>
      <path d="${grip}" fill="${sheen(ink, 'gloss')}"/>
      <path d="M478 306H522V326H478Z" fill="${tone(colour, -0.3)}"/>`
  );
}

function ball(ink: Ink, x: number, y: number): string {
  const stitch = Array.from({ length: 11 }, (_, at) => `<path d="M${-20 + at * 1.4} ${-58 + at * 11.6}l24 4" />`).join(
    '',
  );
  return `${ink.ground(x, y + 66, 150, 30, 0.6)}
    <g transform="translate(${x} ${y}) rotate(18)">
      <circle r="72" fill="${ink.radial(['#f2776a', '#b81f2a', '#5c0a12'])}"/>
      <path d="M-6-72C22-30 22 30-6 72M8-71C36-30 36 30 8 71" fill="none" stroke="#f3e6d0" stroke-width="3.4"
        stroke-dasharray="7 4"/>
      <g stroke="#f3e6d0" stroke-width="3" transform="translate(14 0)">${stitch}</g>
      <ellipse cx="-30" cy="-34" rx="20" ry="12" fill="#fff" fill-opacity=".55" transform="rotate(-40 -30 -34)"/>
    </g>`;
}
