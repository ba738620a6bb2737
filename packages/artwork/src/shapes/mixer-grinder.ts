import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { disc, vessel } from '../packaging.ts';
import { sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Motor base with a steel jar; with its other jars; the speed knob close up. */
export const mixerGrinder: Draw = ink => {
  const machine = `${base(ink)}${jar(ink, 500, 560, 1)}`;
  const front = `${ink.ground(505, 902, 600, 90, 0.6)}${machine}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 500, 745, 2.5);
  return `${ink.ground(500, 880, 940, 130, 0.5)}
    <g transform="translate(-110 60) scale(.86)">${machine}</g>
    ${jar(ink, 690, 846, 0.72)}
    ${jar(ink, 868, 868, 0.5)}`;
};

function base(ink: Ink): string {
  const { colour, accent } = ink;
  const waist = round(ink.vary('waist', 316, 350));
  const body = symmetric(
    [500, 560],
    [392, 560],
    [372, 564, 366, 580, waist + 16, 640],
    [waist - 20, 740, 268, 790, 256, 850],
    [250, 884, 266, 896, 300, 898],
    [500, 900],
  );
  const panel = symmetric([500, 636], [430, 636], [396, 660, 384, 740, 372, 830], [380, 848, 440, 852, 500, 852]);
  const ticks = Array.from({ length: 5 }, (_, at) => `<path d="M0-76V-64" transform="rotate(${-80 + at * 40})"/>`).join(
    '',
  );
  return (
    `<path d="M276 886h50v26h-50ZM674 886h50v26h-50Z" fill="#26272c"/>
      <path d="M402 540H598L612 580H388Z" fill="#33353c"/>
      <path d="M402 540H598L612 580H388Z" fill="${sheen(ink, 'gloss')}"/>
      <path d="${body}" fill="${colour}"/>
      ${volume(ink, [body], {
        depth: 66,
        dark: 0.6,
        light: 0.4,
        lines: [[`M${waist + 40} 620C${waist + 10} 720 300 790 296 850`, 24, 1]],
      })}` +
    `<path d="${panel}" fill="${tone(accent, -0.05)}"/>
      <path d="${panel}"
        fill="${ink.linear(
          [
            [0, '#fff', 0.35],
            [0.5, '#fff', 0],
            [1, '#160e22', 0.35],
          ],
          'slant',
        )}"/>
      <g transform="translate(500 732)">
        <g stroke="${readableOn(accent, '#ffffff')}" stroke-width="5" stroke-linecap="round">${ticks}</g>
        <circle cx="4" cy="8" r="52" fill="#160e22" fill-opacity=".4"/>
        <circle r="52" fill="${ink.linear(['#f5f6f8', '#9aa0aa', '#5b606a'], 'slant')}"/>
        <circle r="42" fill="${ink.radial([tone(colour, 0.4), colour, tone(colour, -0.4)])}"/>
        <rect x="-7" y="-44" width="14" height="40" rx="6" fill="${readableOn(colour, '#ffffff')}"
          transform="rotate(${ink.int('knob', -60, 60)})"/>
      </g>
      ${letter(ink.art.label ?? '750 W', {
        x: 500,
        y: 826,
        size: 19,
        width: 110,
        colour: readableOn(accent, '#ffffff'),
        weight: 0.16,
      })}`
  );
}

/** A steel jar with lid and handle that stands with its foot at x, y. */
function jar(ink: Ink, x: number, y: number, scale: number): string {
  const { colour } = ink;
  const tall = round(ink.vary('tall', 300, 350));
  const glass = ink.vary('glass', 0, 1) > 0.7;
  const body = glass
    ? vessel(
        ink,
        0,
        [
          [-tall, 148],
          [-60, 106, 20],
          [-30, 96],
        ],
        tone(colour, 0.85),
        'glass',
        0.1,
      )
    : vessel(
        ink,
        0,
        [
          [-tall, 140],
          [-60, 112, 20],
          [-30, 100],
        ],
        '#d3d7dd',
        'metal',
        0.1,
      );
  const handle = `M130 ${-tall + 46}C236 ${-tall + 30} 246 ${-tall + 100} 226 -120C216 -84 150 -84 116 -96L118 -138
    C150 -130 184 -136 190 -156C200 ${-tall + 120} 190 ${-tall + 88} 128 ${-tall + 92}Z`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">
      ${scale < 1 ? ink.ground(0, 0, 260, 40, 0.5) : ''}
      <path d="${handle}" fill="${tone(colour, -0.5)}"/>
      <path d="M140 ${-tall + 58}C210 ${-tall + 44} 226 ${-tall + 90} 216 -140" fill="none" stroke="#fff"
        stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>
      ${body}` +
    (glass
      ? ''
      : `<path
          d="M-124 ${-tall + 130}A124 12 0 0 0 124 ${-tall + 130}M-120 ${-tall + 142}A120 12 0 0 0 120 ${-tall + 142}"
          fill="none" stroke="#6b717c" stroke-opacity=".5" stroke-width="3"/>`) +
    vessel(
      ink,
      0,
      [
        [-40, 100],
        [-6, 108, 4],
        [0, 104],
      ],
      tone(colour, -0.4),
      'gloss',
      0.1,
    ) +
    vessel(
      ink,
      0,
      [
        [-tall - 26, 128],
        [-tall + 6, 146],
      ],
      tone(colour, glass ? 0.1 : -0.1),
      'gloss',
      0.1,
    ) +
    disc(ink, 0, -tall - 26, 128, tone(colour, 0.1), 0.12) +
    vessel(
      ink,
      0,
      [
        [-tall - 60, 46],
        [-tall - 28, 50],
      ],
      tone(colour, -0.3),
      'gloss',
      0.16,
    ) +
    `${disc(ink, 0, -tall - 60, 46, tone(colour, -0.15), 0.16)}</g>`
  );
}
