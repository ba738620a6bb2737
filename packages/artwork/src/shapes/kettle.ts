import { tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { sheen, turned, volume, type Turn } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Electric kettle on its base; pouring; the switch and water window close up. */
export const kettle: Draw = ink => {
  const front = `${ink.ground(500, 884, 560, 90, 0.6)}${base(ink)}${body(ink)}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 600, 690, 2.4);
  return `${ink.ground(560, 890, 700, 90, 0.5)}
    <g transform="translate(120 -70) rotate(-34 560 520) scale(.82)">${body(ink)}</g>
    ${pour(ink)}`;
};

const profiles: Turn[][] = [
  [
    [300, 128],
    [560, 176, 120],
    [820, 196, 20],
    [836, 188],
  ],
  [
    [300, 118],
    [420, 150, 80],
    [640, 214, 110],
    [820, 196, 30],
    [836, 180],
  ],
  [
    [300, 168],
    [816, 182, 16],
    [836, 172],
  ],
];

function base(ink: Ink): string {
  return `${vessel(
    ink,
    500,
    [
      [840, 204],
      [874, 212, 8],
      [880, 206],
    ],
    '#2a2b31',
    'gloss',
    0.1,
  )}<path d="M690 868C780 880 820 900 960 896" fill="none" stroke="#26272c" stroke-width="13" stroke-linecap="round"/>`;
}

function body(ink: Ink): string {
  const { colour, accent } = ink;
  const turns = profiles[ink.int('profile', 0, 2)] ?? profiles[0]!;
  const top = turns[0]![1];
  const metal = ink.art.finish === 'metal';
  const spout = `M${500 - top + 4} 316C${450 - top} 300 ${420 - top} 296 ${404 - top} 306
    C${420 - top} 340 ${440 - top} 400 ${492 - top} 470Z`;
  const grip = `M${500 + top - 20} 318C${640 + top * 0.4} 250 800 270 806 400C812 520 790 640 742 740
    C732 762 706 758 706 734C750 620 760 520 750 430C744 360 690 340 ${500 + top - 6} 384Z`;
  const window = ink.vary('window', 0, 1) > 0.4;
  return (
    `<path d="${spout}" fill="${tone(colour, metal ? -0.05 : 0.05)}"/>
      <path d="${spout}" fill="${sheen(ink, metal ? 'metal' : 'gloss')}"/>
      <path d="${grip}" fill="#2a2b31"/>
      ${volume(ink, [grip], { depth: 30, dark: 0.6, light: 0.45, shade: '#000000' })}` +
    vessel(ink, 500, turns, colour, metal ? 'metal' : 'gloss', 0.1) +
    (window
      ? `<rect x="556" y="560" width="30" height="200" rx="15" fill="#e9f3fb" stroke="#160e22" stroke-opacity=".4"
          stroke-width="3"/>
        <path d="M559 640H583V748C583 762 559 762 559 748Z" fill="#7db8e8" fill-opacity=".8"/>
        <path d="M592 600h12M592 640h12M592 680h12M592 720h12" stroke="${tone(colour, -0.5)}" stroke-width="3.4"/>`
      : '') +
    vessel(
      ink,
      500,
      [
        [804, turns.at(-2)![1] - 1],
        [826, turns.at(-2)![1] + 1],
      ],
      tone(accent, -0.1),
      'metal',
      0.1,
    ) +
    vessel(
      ink,
      500,
      [
        [268, top - 20],
        [306, top + 2, 6],
        [316, top],
      ],
      tone(accent, -0.05),
      'gloss',
      0.12,
    ) +
    disc(ink, 500, 268, top - 20, tone(accent, 0.05), 0.13) +
    vessel(
      ink,
      500,
      [
        [226, 36],
        [246, 40, 6],
        [268, 24],
      ],
      '#2a2b31',
      'gloss',
      0.2,
    ) +
    disc(ink, 500, 226, 36, '#4a4d55', 0.22) +
    `<rect x="706" y="716" width="58" height="40" rx="13" fill="${accent}"/>
      <rect x="714" y="721" width="42" height="10" rx="5" fill="#fff" fill-opacity=".55"/>
      ${letter(ink.art.label ?? '1.5 L', {
        x: 450,
        y: 600,
        size: 24,
        width: 150,
        colour: tone(colour, metal ? -0.6 : 0.75),
        weight: 0.13,
        tracking: 4,
      })}`
  );
}

function pour(ink: Ink): string {
  const cup = 'M150 700C154 800 190 872 262 874C334 872 370 800 374 700Z';
  const steam = ink.blur(
    8,
    `<path d="M200 640C170 590 230 560 200 500M300 640 C270 590 330 560 306 510" fill="none" stroke="#fff"
        stroke-opacity=".9" stroke-width="18" stroke-linecap="round"/>`,
    0.4,
  );
  const china = tone(ink.accent, 0.75);
  return `<path d="M276 460
    C258 540 254 620 256 710" fill="none" stroke="#a9d3f2" stroke-opacity=".85" stroke-width="17"/>
    <path d="M272 470C256 540 252 620 253 700" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>
    <path d="M368 726C450 720 440 830 352 820" fill="none" stroke="${tone(china, -0.2)}" stroke-width="20"/>
    <path
      d="${turned(
        262,
        [
          [700, 112],
          [800, 100, 40],
          [872, 60],
        ],
        0.16,
      )}" fill="${china}"/>
    <path d="${cup}" fill="${china}"/>
    <path d="${cup}" fill="${sheen(ink, 'matte')}"/>
    <ellipse cx="262" cy="700" rx="112" ry="22" fill="${tone(china, -0.1)}"/>
    <ellipse cx="262" cy="704" rx="102" ry="17" fill="#b8dcf4"/>
    ${steam}`;
}
