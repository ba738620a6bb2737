import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Beard trimmer upright; lying with its combs; the blade close up. */
export const trimmer: Draw = ink => {
  if (ink.view === 'angle')
    return `${ink.ground(500, 640, 860, 130, 0.5)}
      ${comb(ink, 250, 790, -8, 1)}
      ${comb(ink, 470, 846, 6, 0.82)}
      <g transform="translate(20 -40) rotate(70 500 520) scale(.96)">${body(ink)}</g>`;
  const front = `${ink.ground(505, 908, 300, 70, 0.6)}${body(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 490, 190, 3);
};

function body(ink: Ink): string {
  const { colour, accent } = ink;
  const waist = ink.vary('waist', 404, 424);
  const shell = symmetric(
    [500, 214],
    [426, 214],
    [404, 300, waist, 400, waist, 520],
    [waist, 660, 396, 760, 404, 850],
    [410, 894, 450, 908, 500, 908],
  );
  const grip = symmetric([500, 380], [444, 380, 440, 420, 440, 470], [440, 640], [440, 700, 460, 760, 500, 760]);
  const teeth = Array.from({ length: 17 }, (_, at) => `M${432 + at * 8.5} 100V136`).join('');
  const ring = ink.vary('dial', 0, 1) > 0.4;
  return (
    `<path d="${shell}" fill="${colour}"/>
      ${volume(ink, [shell], {
        depth: 56,
        dark: 0.6,
        light: 0.35,
        lines: [['M444 300C440 460 436 640 440 840', 17, 0.9]],
      })}` +
    `<path d="${grip}" fill="${tone(accent, -0.15)}"/>
      ${Array.from(
        { length: 9 },
        (
          _,
          at,
        ) => `<path d="M452 ${560 + at * 20}C480 ${568 + at * 20} 520 ${568 + at * 20} 548 ${560 + at * 20}" fill="none"
          stroke="${tone(accent, -0.5)}" stroke-width="5" stroke-linecap="round"/>`,
      ).join('')}` +
    `<circle cx="500" cy="462" r="40" fill="${tone(accent, -0.55)}"/>
      <circle cx="500" cy="460" r="35" fill="${ink.radial(['#fff', '#c9ced6', '#858b96'])}"/>
      <path d="M500 442V458M489 449A15 15 0 1 0 511 449" fill="none" stroke="#3c4048" stroke-width="4.4"
        stroke-linecap="round"/>` +
    (ring
      ? `<path d="M414 226H586L592 290H408Z" fill="${tone(accent, 0.05)}"/>
        <path d="M414 226H586L592 290H408Z" fill="${sheen(ink, 'metal')}"/>
        ${Array.from(
          { length: 20 },
          (_, at) => `<path d="M${420 + at * 8.4} 232V284" stroke="#160e22" stroke-opacity=".4" stroke-width="2.4"/>`,
        ).join('')}`
      : '') +
    `<path d="M424 140H576L586 220H414Z" fill="#c9ced6"/>
      <path d="M424 140H576L586 220H414Z" fill="${sheen(ink, 'metal')}"/>
      <rect x="420" y="126" width="160" height="24" rx="4" fill="#8b929d"/>
      <path d="${teeth}" stroke="#6b717c" stroke-width="5"/>
      <path d="${teeth}" transform="translate(-1 -4)" stroke="#eef0f3" stroke-width="2.6"/>
      <path d="M440 176H560" stroke="#6b717c" stroke-width="3"/>` +
    letter(ink.art.label ?? 'Groom', {
      x: 500,
      y: 810,
      size: 20,
      width: 110,
      colour: readableOn(colour, '#ffffff'),
      weight: 0.14,
    }) +
    `<circle cx="500" cy="856" r="6" fill="#58e08a"/>`
  );
}

function comb(ink: Ink, x: number, y: number, turn: number, scale: number): string {
  const dark = tone(ink.colour, -0.5);
  const teeth = Array.from({ length: 13 }, (_, at) => `<path d="M${-92 + at * 15} -40l4-66l5 66Z"/>`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
      <ellipse cx="8" cy="34" rx="130" ry="14" fill="#160e22" fill-opacity=".2"/>
      <g fill="${dark}">${teeth}</g>
      <path d="M-104-46H104L112 24C60 38-60 38-112 24Z"
        fill="${ink.linear([tone(dark, 0.35), dark, tone(dark, -0.4)])}"/>
      ${letter(`${ink.int('comb', 2, 9)} mm`, { x: 0, y: -4, size: 20, colour: '#ffffff' })}
    </g>`;
}
