import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { lit, sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Cooker with its lid locked; whistling on a flame; weight valve close up. */
export const pressureCooker: Draw = ink => {
  const cooker = `${pot(ink)}${lid(ink)}${handles(ink)}`;
  const front = `${ink.ground(440, 838, 700, 110, 0.6)}${cooker}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 440, 400, 2.4);
  return `${stove(ink)}
    <g transform="translate(1000 -50) scale(-.92 .92)">${cooker}</g>
    ${ink.blur(
      9,
      `<path d="M600 250C560 190 630 160 590 90M640 262 C620 210 690 190 650 130" fill="none" stroke="#fff"
          stroke-opacity=".95" stroke-width="24" stroke-linecap="round"/>`,
      0.4,
    )}`;
};

function pot(ink: Ink): string {
  const radius = round(ink.vary('radius', 236, 262));
  const tall = round(ink.vary('tall', 770, 836));
  const metal = ink.art.finish === 'metal' || ink.art.finish === 'gloss';
  const belly = round(ink.vary('belly', 0, 34));
  return (
    vessel(
      ink,
      440,
      [
        [520, radius],
        [600, radius + belly, 60],
        [tall - 30, radius + belly * 0.4, 40],
        [tall, radius - 34],
      ],
      ink.colour,
      metal ? 'metal' : 'matte',
      0.12,
    ) +
    vessel(
      ink,
      440,
      [
        [tall - 16, radius - 26],
        [tall, radius - 34],
      ],
      '#b9bec8',
      'metal',
      0.1,
    ) +
    `<path d="M${440 - radius + 20} 600A${radius} 30 0 0 0 ${420 + radius} 600" fill="none" stroke="#fff"
        stroke-opacity=".25" stroke-width="4"/>
      ${
        ink.view === 'angle'
          ? ''
          : letter(ink.art.label ?? '5 litre', {
              x: 400,
              y: 700,
              size: 24,
              width: 220,
              colour: tone(ink.colour, metal ? -0.55 : 0.7),
              weight: 0.13,
              tracking: 4,
            })
      }`
  );
}

function lid(ink: Ink): string {
  const { colour, accent } = ink;
  const radius = round(ink.vary('radius', 236, 262)) + 8;
  const dome = `M${440 - radius} 508C${440 - radius} 470 ${440 - radius * 0.6} 424 440 420
    C${440 + radius * 0.6} 424 ${440 + radius} 470 ${440 + radius} 508
    A${radius} ${radius * 0.12} 0 0 1 ${440 - radius} 508Z`;
  const top = ink.vary('dark lid', 0, 1) > 0.5 ? tone(colour, -0.3) : tone(colour, 0.14);
  return (
    `${lit(
      `M${440 - radius} 506A${radius} ${radius * 0.12} 0 0 0 ${440 + radius} 506V534
        A${radius} ${radius * 0.12} 0 0 1 ${440 - radius} 534Z`,
      top,
      sheen(ink, 'metal'),
    )}
      <path d="${dome}" fill="${top}"/>
      ${volume(ink, [dome], {
        depth: 54,
        dark: 0.55,
        light: 0.6,
        lines: [[`M${440 - radius + 60} 480C300 440 380 432 460 434`, 22, 1]],
      })}` +
    `<circle cx="330" cy="446" r="18" fill="${tone(accent, -0.2)}"/>
      <circle cx="326" cy="441" r="8" fill="#fff" fill-opacity=".6"/>` +
    vessel(
      ink,
      440,
      [
        [390, 22],
        [430, 26],
      ],
      '#c9ced6',
      'metal',
      0.2,
    ) +
    vessel(
      ink,
      440,
      [
        [316, 34],
        [340, 44, 8],
        [392, 40, 8],
        [400, 26],
      ],
      '#3a3c43',
      'gloss',
      0.2,
    ) +
    disc(ink, 440, 316, 34, '#5b5f68', 0.22) +
    vessel(
      ink,
      440,
      [
        [296, 12],
        [318, 14],
      ],
      '#c9ced6',
      'metal',
      0.3,
    )
  );
}

function handles(ink: Ink): string {
  const dark = '#2a2b31';
  const long = 'M640 496C700 470 840 470 920 486C948 494 948 528 920 534C840 546 720 540 650 532Z';
  const low = 'M676 560C740 548 850 548 912 556C934 562 934 592 912 598C840 606 740 602 680 600Z';
  return `<path d="${low}" fill="${dark}"/>
    <path d="${long}" fill="${dark}"/>
    ${volume(ink, [long, low], { depth: 26, dark: 0.7, light: 0.5, shade: '#000000' })}
    <circle cx="900" cy="510" r="9" fill="#0f1014"/>
    <rect x="700" y="486" width="46" height="22" rx="11" fill="${ink.accent}"/>
    <path d="M204 560C150 556 140 620 196 626L200 602C180 600 182 584 206 586Z" fill="${dark}"/>
    <path d="M164 580C162 572 176 566 196 568" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>`;
}

function stove(ink: Ink): string {
  const flames = Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M${390 + at * 40} 770c-16-20-10-34 0-52c10 18 16 32 0 52Z" fill="${at % 2 ? '#5aa0f0' : '#3b7be0'}"
          fill-opacity=".85"/>`,
  ).join('');
  return `${ink.ground(500, 880, 900, 110, 0.5)}
    <path d="M150 830H850L890 876H110Z" fill="#2c2e34"/>
    <path d="M110 876H890V900H110Z" fill="#17181c"/>
    <path d="M150 830H850L856 838H144Z" fill="#fff" fill-opacity=".25"/>
    <path d="M330 770H770V790H330ZM360 770L330 840M740 770L770 840" stroke="#17181c" stroke-width="13" fill="none"/>
    <ellipse cx="550" cy="800" rx="150" ry="22" fill="#4a4d55"/>
    ${flames}
    <circle cx="220" cy="858" r="13" fill="#d9dce2"/>
    <circle cx="280" cy="858" r="13" fill="#d9dce2"/>`;
}
