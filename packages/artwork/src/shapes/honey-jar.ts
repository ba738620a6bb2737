import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { cap, wrapped } from '../packaging.ts';
import { sheen, turned, type Turn } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A jar of honey; opened with a dripping dipper; the label close up. */
export const honeyJar: Draw = ink => {
  const front = `${ink.ground(505, 856, 560, 96, 0.6)}
    ${jar(ink)}
    ${cap(ink, 500, 214, 322, 168, ink.accent, ink.vary('cap', 0, 1) > 0.5 ? 'metal' : 'gloss', 0.12)}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 490, 560, 2.2);
  return `${ink.ground(540, 850, 800, 130, 0.5)}
    <g transform="translate(-60 10)">${jar(ink)}${rim(ink)}</g>
    ${dipper(ink)}`;
};

const amber = (ink: Ink): string => ink.choose('honey', ['#d98a1a', '#c46f12', '#e8a832', '#a8540e']);

function turns(ink: Ink): Turn[] {
  const radius = round(ink.vary('radius', 204, 236));
  return ink.choose<Turn[]>('jar', [
    [
      [310, 150],
      [340, 150, 12],
      [400, radius, 60],
      [820, radius, 40],
      [846, radius - 34],
    ],
    [
      [310, 150],
      [336, 150, 10],
      [430, radius - 20, 60],
      [600, radius + 16, 120],
      [800, radius - 10, 60],
      [846, radius - 56],
    ],
    [
      [310, 156],
      [350, 156, 20],
      [380, radius - 14, 30],
      [820, radius - 14, 20],
      [846, radius - 24],
    ],
  ]);
}

function jar(ink: Ink): string {
  const honey = amber(ink);
  const profile = turns(ink);
  const outline = turned(500, profile, 0.11);
  const inner = turned(
    500,
    profile.map(([y, radius, corner]): Turn => [y + (y < 350 ? 36 : -8), radius - 14, corner ?? 0]),
    0.11,
  );
  const radius = Math.min(...profile.slice(2, -1).map(turn => turn[1]));
  return (
    `<path d="${outline}" fill="#fff6e0" fill-opacity=".7"/><path d="${inner}" fill="${ink.linear([
      [0, tone(honey, 0.45)],
      [0.5, honey],
      [1, tone(honey, -0.35)],
    ])}"/><path d="${inner}" fill="${ink.radial(
      [
        [0, '#fff3c0', 0.85],
        [0.6, '#ffd56b', 0.15],
        [1, '#ffd56b', 0],
      ],
      0.4,
      0.75,
      0.5,
    )}"/>` +
    [
      [420, 400, 9],
      [600, 430, 6],
      [640, 790, 7],
      [380, 800, 6],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".5"/>`)
      .join('') +
    `<path d="${outline}" fill="${sheen(ink, 'glass')}"/>
      ${wrapped(ink, {
        x: 500,
        radius: radius - 1,
        top: 470,
        bottom: 740,
        tilt: 0.11,
        ground: ink.colour,
        title: ink.art.label ?? 'Wild honey',
        line: '500 g',
        finish: 'matte',
      })}
      <path d="M${500 - radius + 30} 420V780" stroke="#fff" stroke-opacity=".55" stroke-width="13"
        stroke-linecap="round"/>`
  );
}

const rim = (ink: Ink): string =>
  `<ellipse cx="500" cy="312" rx="150" ry="22" fill="${tone(amber(ink), -0.1)}"/>
    <ellipse cx="500" cy="308" rx="150" ry="22" fill="none" stroke="#fff" stroke-width="9"/>
    <path d="M360 340C420 356 580 356 640 340" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>`;

function dipper(ink: Ink): string {
  const honey = amber(ink);
  const wood = ink.linear(['#e6c190', '#b57c42', '#7a4c22'], 'across');
  const discs = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${-46 + Math.abs(2.5 - at) * 7}" y="${at * 23}" width="${92 - Math.abs(2.5 - at) * 14}" height="16"
          rx="8" fill="${wood}"/>`,
  ).join('');
  return `<g transform="translate(690 236) rotate(34)">
      <rect x="-11" y="-250" width="22" height="260" rx="11" fill="${wood}"/>
      ${discs}
      <path d="M-40 60C-50 120-20 150 4 156C34 150 50 110 40 56C20 80-20 80-40 60Z" fill="${honey}" fill-opacity=".85"/>
    </g>
    <path d="M600 366C606 440 596 520 600 600C604 640 584 640 588 600C592 500 584 440 584 372Z"
      fill="${ink.linear([tone(honey, 0.3), honey])}" transform="translate(12 0)"/>
    <path d="M560 862C580 830 700 826 780 844C850 862 800 892 700 892C620 892 550 886 560 862Z"
      fill="${ink.linear([tone(honey, 0.5), honey, tone(honey, -0.25)])}"/>
    <path d="M600 852C650 840 710 842 740 848" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6"
      stroke-linecap="round"/>`;
}
