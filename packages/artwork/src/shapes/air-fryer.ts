import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Fryer with a drawer; drawer out with food; the control panel close up. */
export const airFryer: Draw = ink => {
  const front = `${ink.ground(505, 886, 620, 100, 0.6)}${body(ink)}${ink.view === 'angle' ? '' : drawer(ink)}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 500, 370, 2.3);
  return `<g transform="translate(0 -60) scale(.96) translate(20 0)">${front}</g>${open(ink)}`;
};

const width = (ink: Ink): number => round(ink.vary('width', 232, 262));

function body(ink: Ink): string {
  const { colour, accent } = ink;
  const half = width(ink);
  const shell = symmetric(
    [500, 150],
    [430, 150],
    [500 - half * 0.8, 154, 500 - half * 0.96, 220, 500 - half, 400],
    [500 - half - 12, 600, 500 - half - 4, 760, 500 - half * 0.88, 850],
    [500 - half * 0.8, 880, 440, 886, 500, 886],
  );
  const panel = symmetric(
    [500, 244],
    [440, 244],
    [374, 248, 356, 300, 350, 380],
    [350, 434, 384, 446, 420, 448],
    [500, 450],
  );
  const dials = ink.vary('dials', 0, 1) > 0.55;
  const text = '#dff2ff';
  const controls = dials
    ? `<circle cx="504" cy="356" r="64" fill="#000" fill-opacity=".5"/>
      <circle cx="500" cy="348" r="64" fill="${ink.linear(['#f2f4f7', '#9aa0aa', '#5b606a'], 'slant')}"/>
      <circle cx="500" cy="348" r="49" fill="#2a2c33"/>
      <path d="M500 348L${ink.int('dial', 470, 530)} 308" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>
      <circle cx="500" cy="348" r="80" fill="none" stroke="${text}" stroke-opacity=".75" stroke-width="6"
        stroke-dasharray="3 18"/>
      ${letter('80', { x: 390, y: 390, size: 16, colour: text })}
      ${letter('200', { x: 612, y: 390, size: 16, colour: text })}`
    : `${letter('180', {
        x: 440,
        y: 330,
        size: 44,
        colour: accent === '#000000' ? text : readableOn('#14151a', accent),
        weight: 0.12,
      })}
      ${letter('15:00', { x: 568, y: 336, size: 23, colour: text, weight: 0.12 })}
      ${[400, 440, 480, 520, 560, 600]
        .map(
          (
            x,
            at,
          ) => `<circle cx="${x}" cy="400" r="14" fill="none" stroke="${text}" stroke-opacity=".75" stroke-width="3"/>
            ${
              at % 2
                ? `<path d="M${x - 6} 400H${x + 6}" stroke="${text}" stroke-width="3"/>`
                : `<circle cx="${x}" cy="400" r="4" fill="${text}"/>`
            }`,
        )
        .join('')}`;
  return (
    `<path d="${shell}" fill="${colour}"/>${volume(ink, [shell], {
      depth: 92,
      dark: 0.62,
      light: 0.36,
      lines: [
        [`M${500 - half + 50} 330C${500 - half + 30} 500 ${500 - half + 36} 680 ${500 - half + 64} 800`, 34, 0.95],
        ['M400 184C440 172 500 170 560 176', 20, 0.9],
      ],
    })}` +
    `<path d="M420 196C460 188 540 188 580 196" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="9"
        stroke-linecap="round" stroke-dasharray="18 12"/>
      <path d="${panel}" fill="#14151a"/>
      <path d="${panel}"
        fill="${ink.linear(
          [
            [0, '#fff', 0.26],
            [0.4, '#fff', 0.04],
            [1, '#fff', 0],
          ],
          'slant',
        )}"/>
      <path d="${panel}" fill="none" stroke="${accent}" stroke-width="5"/>
      ${controls}`
  );
}

function drawer(ink: Ink): string {
  const { colour, accent } = ink;
  const half = width(ink);
  const front = symmetric(
    [500, 490],
    [500 - half + 16, 490],
    [500 - half + 8, 620, 500 - half + 16, 740, 500 - half * 0.84, 826],
    [420, 840, 460, 842, 500, 842],
  );
  const handle = 'M456 540C456 524 544 524 544 540L552 700C552 724 448 724 448 700Z';
  return (
    `<path d="${front}" fill="${tone(colour, 0.04)}" stroke="${tone(colour, -0.65)}" stroke-width="6"/>
      <path d="M${500 - half + 22} 500H${478 + half}" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>
      <path d="${handle}" transform="translate(8 16)" fill="#160e22" fill-opacity=".4"/>
      <path d="${handle}" fill="${tone(colour, -0.15)}"/>
      ${volume(ink, [handle], { depth: 30, dark: 0.6, light: 0.6 })}
      <rect x="474" y="552" width="52" height="30" rx="14" fill="${accent}"/>` +
    letter(ink.art.label ?? 'Crisp', {
      x: 500,
      y: 782,
      size: 24,
      width: 170,
      colour: readableOn(colour, '#ffffff'),
      weight: 0.14,
      tracking: 4,
    })
  );
}

function open(ink: Ink): string {
  const { colour } = ink;
  const half = width(ink) - 6;
  const chips = Array.from(
    { length: 20 },
    (_, at) =>
      `<rect x="${round(500 - half + 50 + ink.vary(`cx${at}`, 0, half * 2 - 150))}"
          y="${round(566 + ink.vary(`cy${at}`, 0, 46))}" width="92" height="20" rx="5"
          transform="rotate(${Math.round(ink.vary(`cr${at}`, -50, 50))} 500 600)"
          fill="${['#f3c24e', '#e0a02f', '#f7d57a', '#d88f26'][at % 4]}" stroke="#a8651a" stroke-opacity=".5"
          stroke-width="2"/>`,
  ).join('');
  const pan = `M${500 - half} 570C${500 - half} 530 ${500 + half} 530 ${500 + half} 570V600
    C${500 + half} 640 ${500 - half} 640 ${500 - half} 600Z`;
  const face = `M${500 - half - 16} 610H${516 + half}
    C${512 + half} 720 ${506 + half} 800 ${490 + half} 868
    C560 896 440 896 ${510 - half} 868C${494 - half} 800 ${488 - half} 720 ${484 - half} 610Z`;
  const handle = 'M452 672C452 654 548 654 548 672L558 836C558 864 442 864 442 836Z';
  return `<path d="${pan}" fill="#1d1e22"/>
    ${ink.clip(`<path d="M${520 - half} 520H${480 + half}V624H${520 - half}Z"/>`, chips)}
    <path d="${face}" fill="${tone(colour, 0.03)}"/>
    ${volume(ink, [face], { depth: 50, dark: 0.6, light: 0.5 })}
    <path d="M${500 - half - 10} 616H${510 + half}" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>
    <path d="${handle}" transform="translate(8 18)" fill="#160e22" fill-opacity=".45"/>
    <path d="${handle}" fill="${tone(colour, -0.15)}"/>
    ${volume(ink, [handle], { depth: 32, dark: 0.6, light: 0.6 })}
    <rect x="472" y="690" width="56" height="32" rx="15" fill="${ink.accent}"/>`;
}
