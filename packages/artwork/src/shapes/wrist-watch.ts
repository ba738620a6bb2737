import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { mirror, symmetric } from '../mirror.ts';
import { volume } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

/** Analogue watch: strap in the colour (leather) or bracelet, case and hands in the accent. */
export const wristWatch: Draw = ink => {
  if (ink.view === 'angle') return cushioned(ink);
  const front = watch(ink);
  return ink.view === 'front' ? front : closeUp(front, 545, 480, 2.7);
};

function watch(ink: Ink): string {
  const strap = symmetric(
    [500, 60],
    [440, 60, 428, 70, 426, 92],
    [408, 330],
    [408, 680],
    [426, 912],
    [430, 936, 444, 944, 500, 944],
  );
  return `${ink.wall(`<path d="${strap}"/><circle cx="500" cy="500" r="236"/>`, 18, 26, 18)}
    ${band(ink, strap)}
    ${head(ink)}`;
}

function band(ink: Ink, strap: string): string {
  const { colour } = ink;
  if (ink.art.finish === 'metal') {
    const links = Array.from({ length: 24 }, (_, at) => `M400 ${80 + at * 36}H600`).join('');
    return ink.clip(
      `<path d="${strap}"/>`,
      `<path d="${strap}"
          fill="${ink.linear(
            [
              [0, tone(colour, -0.45)],
              [0.2, tone(colour, 0.5)],
              [0.34, tone(colour, -0.2)],
              [0.36, tone(colour, 0.3)],
              [0.5, tone(colour, 0.65)],
              [0.64, tone(colour, -0.1)],
              [0.66, tone(colour, -0.3)],
              [0.85, tone(colour, 0.3)],
              [1, tone(colour, -0.5)],
            ],
            'across',
          )}"/>
        <path d="${links}" stroke="${tone(colour, -0.65)}" stroke-width="5"/>
        <path d="${links}" transform="translate(0 4)" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`,
    );
  }
  const holes = [790, 828, 866]
    .map(y => `<ellipse cx="500" cy="${y}" rx="8" ry="9" fill="${tone(colour, -0.75)}"/>`)
    .join('');
  return `<path d="${strap}" fill="${colour}"/>
    ${volume(ink, [strap], {
      depth: 44,
      dark: 0.6,
      light: 0.4,
      lines: [
        ['M456 80L446 300', 16, 0.5],
        ['M456 720L464 920', 16, 0.5],
      ],
    })}
    ${stitches(
      'M440 92L424 320M560 92L576 320M424 700L440 912M576 700L560 912',
      readableOn(colour, tone(ink.accent, 0.4)),
      3,
    )}
    ${holes}`;
}

function head(ink: Ink): string {
  const { colour, accent } = ink;
  const steel = ink.linear(
    [
      [0, tone(accent, 0.8)],
      [0.25, tone(accent, 0.2)],
      [0.5, tone(accent, -0.3)],
      [0.7, tone(accent, 0.5)],
      [1, tone(accent, -0.45)],
    ],
    'slant',
  );
  const face = ink.choose('dial', ['#fbfaf5', tone(colour, -0.45), '#16181d', tone(colour, 0.82)]);
  const marks = readableOn(face, accent);
  const ink2 = readableOn(face, '#22242b');
  const lug = 'M404 300L380 330L388 372L430 340ZM404 700L380 670L388 628L430 660Z';
  const ticks = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="-${at % 3 ? 4 : 6}" y="-168" width="${at % 3 ? 8 : 12}" height="${at % 3 ? 26 : 36}" rx="2"
          transform="rotate(${at * 30})" fill="${marks}"/>`,
  ).join('');
  const minutes = `<circle r="184" fill="none" stroke="${ink2}" stroke-opacity=".55" stroke-width="7" stroke-dasharray="2 17.27"
      transform="rotate(-.3)"/>`;
  const chrono =
    ink.vary('chrono', 0, 1) > 0.5
      ? [
          [-72, 0],
          [72, 0],
          [0, 74],
        ]
          .map(
            ([x, y]) =>
              `<g transform="translate(${x} ${y})">
                  <circle r="40" fill="${tone(face, face === '#16181d' ? 0.12 : -0.08)}" stroke="${marks}"
                    stroke-width="2.4"/>
                  <circle r="33" fill="none" stroke="${ink2}" stroke-width="5" stroke-dasharray="1.6 15.7"
                    stroke-opacity=".7"/>
                  <path d="M0 4L14-22" stroke="${ink2}" stroke-width="3.4"/>
                </g>`,
          )
          .join('')
      : `<rect x="104" y="-17" width="42" height="34" rx="3" fill="#fff" stroke="${marks}" stroke-width="2"/>
        ${letter(String(ink.int('date', 1, 28)), { x: 125, y: 0, size: 18, colour: '#22242b', weight: 0.17 })}`;
  const hand = (length: number, width: number, turn: number): string =>
    `<g transform="rotate(${turn})">
        <path d="M${-width} 22L${-width * 0.5} ${-length}L0 ${-length - 10}L${width * 0.5} ${-length}L${width} 22Z"
          fill="#000" fill-opacity=".25" transform="translate(3 5)"/>
        <path d="M${-width} 22L${-width * 0.5} ${-length}L0 ${-length - 10}L${width * 0.5} ${-length}L${width} 22Z"
          fill="${marks}"/>
        <path d="M0 22V${-length}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
      </g>`;
  const rim = round(ink.vary('rim', 204, 214));
  return (
    `<path d="${lug}${mirror(lug)}" fill="${steel}"/>
      <rect x="732" y="474" width="30" height="52" rx="8" fill="${steel}" stroke="${tone(accent, -0.55)}"
        stroke-width="2"/>
      <path d="M738 480V520M746 480V520M754 480V520" stroke="${tone(accent, -0.55)}" stroke-width="2.4"/>` +
    `<circle cx="500" cy="500" r="238" fill="${tone(accent, -0.5)}"/>
      <circle cx="499" cy="498" r="235" fill="${steel}"/>
      <circle cx="500" cy="500" r="${rim}" fill="${tone(accent, -0.55)}"/>
      <circle cx="500" cy="500" r="${rim - 6}"
        fill="${ink.radial(
          [
            [0, tone(face, 0.12)],
            [0.75, face],
            [1, tone(face, -0.3)],
          ],
          0.45,
          0.4,
          0.6,
        )}"/>` +
    `<g transform="translate(500 500)">
        ${minutes}
        ${ticks}
        ${letter(ink.art.label ?? 'Quartz', { x: 0, y: -98, size: 18, width: 120, colour: ink2, weight: 0.15 })}
        ${chrono}
        ${hand(96, 9, -58)}
        ${hand(150, 7, 62)}
        <path d="M0 40V-170" stroke="#d4442f" stroke-width="3" transform="rotate(${ink.int('second', 150, 330)})"/>
        <circle r="11" fill="${steel}" stroke="${tone(accent, -0.5)}" stroke-width="1.6"/>
      </g>` +
    `<path d="M320 430A195 195 0 0 1 560 316C470 340 370 430 344 560A195 195 0 0 1 320 430Z" fill="#fff"
        fill-opacity=".13"/>`
  );
}

/** Closed around a cushion, turned: the strap as a loop with the head in front. */
function cushioned(ink: Ink): string {
  const { colour, accent } = ink;
  const loop = 'M300 300C420 230 700 240 780 330C860 440 850 640 770 730C690 810 430 810 320 740Z';
  const inner = 'M350 350C440 300 660 310 720 380C776 460 770 620 710 690C650 744 440 744 360 700Z';
  const strap = ink.art.finish === 'metal' ? tone(colour, 0.1) : colour;
  const edge = `M470 256C620 246 740 270 786 336C856 440 850 640 770 730C720 780 600 800 490 794L490 760
    C600 764 700 740 744 690
    C796 610 800 470 744 390C700 330 600 306 470 300Z`;
  return (
    `${ink.ground(530, 812, 640, 110, 0.6)}
      <path d="${loop}" fill="${tone(strap, -0.45)}"/>
      <path d="${inner}" fill="${ink.linear([tone('#efe6d8', -0.25), '#efe6d8', tone('#efe6d8', -0.1)], 'slant')}"/>
      <path d="${edge}" fill="${strap}"/>
      ${volume(ink, [edge], { depth: 40, dark: 0.6, light: 0.45 })}
      ${stitches(
        'M500 268C620 264 720 286 768 346C830 440 826 630 752 718C710 762 600 782 500 780',
        readableOn(strap, tone(accent, 0.4)),
        3,
      )}` +
    `<g transform="matrix(.82 .1 -.02 1 -20 -34)">
        <rect x="700" y="478" width="26" height="52" fill="${accent}"/>
        <ellipse cx="522" cy="506" rx="240" ry="240" fill="${tone(accent, -0.55)}"/>
        ${head(ink)}
      </g>`
  );
}
