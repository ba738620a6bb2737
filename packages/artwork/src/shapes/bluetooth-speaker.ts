import { mix, readableOn, tone } from '../colours.ts';
import { holes, knob, led, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/**
 * Three kinds: "barrel", "party" on wheels, "pebble" with a loop. From the front; the other side or lying; the controls
 * close up.
 */
export const bluetoothSpeaker: Draw = ink => {
  switch (ink.form(['barrel', 'party', 'pebble'])) {
    case 'party':
      return party(ink);
    case 'pebble':
      return pebble(ink);
    default:
      return barrel(ink);
  }
};

const knit = (ink: Ink, colour: string): string =>
  ink.pattern(
    16,
    16,
    `<rect width="16" height="16" fill="${colour}"/>
      <path d="M0 4L4 0L8 4L4 8ZM8 12L12 8L16 12L12 16Z" fill="${tone(colour, -0.3)}"/>
      <path d="M8 4L12 0L16 4L12 8ZM0 12L4 8L8 12L4 16Z" fill="${tone(colour, 0.1)}"/>`,
  );

function cone(ink: Ink, x: number, y: number, radius: number, ring: string): string {
  const circle = (size: number, paint: string): string =>
    `<circle cx="${x}" cy="${y}" r="${round(radius * size)}" fill="${paint}"/>`;
  return (
    circle(1, ink.linear([tone(ring, 0.5), tone(ring, -0.4)], 'slant')) +
    circle(0.9, '#15161a') +
    circle(0.84, ink.radial(['#17181c', '#3b3e46', '#1a1b20'], 0.5, 0.5, 0.5)) +
    circle(0.62, ink.linear(['#0c0d10', '#33363e'], 'slant')) +
    circle(0.34, ink.radial(['#8d93a0', '#3a3d45', '#15161a'], 0.36, 0.3, 0.8)) +
    `<path
        d="M${x - radius * 0.6} ${y - radius * 0.3}
          A${radius * 0.68} ${radius * 0.68} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.68}"
        fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${round(radius * 0.07)}" stroke-linecap="round"/>`
  );
}

function barrel(ink: Ink): string {
  const { colour, accent } = ink;
  const half = round(ink.vary('long', 330, 380));
  const tall = round(ink.vary('thick', 150, 176));
  const [l, r, t, b] = [500 - half, 500 + half, 560 - tall, 560 + tall];
  const mesh = panel(l, t, half * 2, tall * 2, tall * 0.8);
  const light = ink.linear([
    [0, '#fff', 0.4],
    [0.18, '#fff', 0.3],
    [0.4, '#fff', 0],
    [0.7, '#160e22', 0.3],
    [1, '#160e22', 0.55],
  ]);
  const end = (x: number): string =>
    `<ellipse cx="${x}" cy="560" rx="46" ry="${tall * 0.84}"
        fill="${ink.linear([tone(accent, 0.3), tone(accent, -0.3)])}"/>
      <ellipse cx="${x}" cy="560" rx="30" ry="${tall * 0.6}" fill="#17181c"/>
      <ellipse cx="${x}" cy="560" rx="19" ry="${tall * 0.4}"
        fill="${ink.radial(['#7b808c', '#22242a'], 0.4, 0.35, 0.8)}"/>`;
  const strap = `<path d="M${r - 60} ${t + 20}C${r + 60} ${t - 60} ${r + 90} ${t + 120} ${r + 20} ${b - 70}" fill="none"
      stroke="${tone(accent, -0.2)}" stroke-width="19" stroke-linecap="round"/>
    <path d="M${r - 60} ${t + 16}C${r + 54} ${t - 62} ${r + 84} ${t + 116} ${r + 16} ${b - 76}" fill="none"
      stroke="${tone(accent, 0.4)}" stroke-width="4"/>`;
  const controls = ['M-9 0H9', 'M-7-9L9 0L-7 9Z', 'M-9 0H9M0-9V9']
    .map(
      (mark, at) =>
        `<g transform="translate(${420 + at * 80} ${t + 34})">
            <ellipse rx="28" ry="13" fill="${tone(colour, -0.45)}"/>
            <path d="${mark}" transform="scale(1 .55)" fill="#fff" stroke="#fff" stroke-width="4"/>
          </g>`,
    )
    .join('');
  const drawn = `${strap}
    <path d="${mesh}" fill="${knit(ink, colour)}"/>
    <path d="${mesh}" fill="${light}"/>
    ${volume(ink, [mesh], { depth: 60, dark: 0.35, light: 0.2 })}
    <path d="M${l + 80} ${t + 14}H${r - 80}" stroke="${tone(colour, -0.5)}" stroke-width="3" stroke-opacity=".6"/>
    ${controls}
    <path d="${panel(410, 560 - 40, 180, 80, 18)}" fill="${tone(accent, -0.1)}"/>
    <path d="${panel(413, 523, 174, 74, 16)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
    ${letter(ink.art.label ?? 'Chhat', {
      x: 500,
      y: 560,
      size: 26,
      width: 140,
      colour: readableOn(tone(accent, -0.1), '#ffffff'),
      tracking: 4,
    })}
    ${end(l + 16)}
    <path d="M${r - 44} ${t + 34}C${r - 8} ${t + 90} ${r - 8} ${b - 90} ${r - 44} ${b - 34}" fill="none"
      stroke="${tone(accent, 0.1)}" stroke-width="20"/>`;
  if (ink.view === 'front') return `${ink.ground(510, b + 10, half * 2.3, 90, 0.6)}${drawn}`;
  if (ink.view === 'detail') return closeUp(drawn, 500, t + 90, 2.3);
  return `${ink.ground(510, 884, 420, 84, 0.6)}
    <g transform="rotate(-90 500 540) translate(0 -20) scale(.94)">${drawn}</g>`;
}

function party(ink: Ink): string {
  const { colour, accent } = ink;
  const side = ink.view === 'angle';
  const ring = mix(accent, '#4fb4ff', ink.vary('ring', 0, 0.6));
  const glow = (y: number, radius: number): string =>
    `<circle cx="500" cy="${y}" r="${radius + 34}" fill="${ink.radial(
      [
        [0.72, ring, 0],
        [0.82, ring, 0.8],
        [1, ring, 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/><circle cx="500" cy="${y}" r="${radius + 8}" fill="none" stroke="${tone(ring, 0.4)}" stroke-width="9"/>`;
  const body = panel(300, 130, 400, 720, 54);
  const grille = panel(326, 240, 348, 586, 40);
  const front = `<path d="${body}" fill="${colour}"/>
    ${volume(ink, [body], { depth: 40, dark: 0.55, light: 0.5 })}
    <path d="${grille}" fill="#0f1014"/>
    <path d="${grille}" fill="${holes(ink, '#24262d', 12, 3)}"/>
    ${glow(392, 112)}
    ${cone(ink, 500, 392, 112, accent)}
    ${glow(652, 112)}
    ${cone(ink, 500, 652, 112, accent)}
    <circle cx="374" cy="272" r="22" fill="#2b2d34"/>
    <circle cx="626" cy="272" r="22" fill="#2b2d34"/>
    <path d="${panel(330, 160, 340, 60, 22)}" fill="#191b20"/>
    ${knob(ink, 372, 190, 20, '#8d93a0')}
    ${knob(ink, 628, 190, 20, '#8d93a0')}
    ${[0, 1, 2, 3].map(at => led(ink, 446 + at * 36, 190, 6, ring)).join('')}
    <path d="M380 130C380 70 400 64 440 64H560C600 64 620 70 620 130" fill="none" stroke="${tone(colour, -0.2)}"
      stroke-width="26"/>
    <path d="M376 122C378 66 400 58 440 57H556" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>
    ${letter(ink.art.label ?? 'Mehfil', { x: 500, y: 802, size: 18, colour: '#cfd4de', tracking: 5 })}`;
  const wheels = `<path d="${panel(316, 830, 70, 56, 14)}${panel(614, 830, 70, 56, 14)}" fill="#17181c"/>`;
  if (!side)
    return ink.view === 'front'
      ? `${ink.ground(506, 880, 560, 84, 0.65)}${wheels}${front}`
      : closeUp(front, 500, 300, 2.2);
  const mic = `<g transform="translate(800 640) rotate(24)">
      <path d="M-22 30L-14 230Q0 244 14 230L22 30Z" fill="${ink.linear(['#50545e', '#17181c', '#3a3d45'], 'across')}"/>
      <circle cx="0" cy="0" r="46" fill="${ink.radial(['#f4f5f8', '#9aa0ac', '#4a4e58'], 0.34, 0.3, 0.8)}"/>
      <circle cx="0" cy="0" r="46" fill="${holes(ink, '#4a4e58', 9, 2)}"/>
      <path d="M-30 34H30" stroke="${accent}" stroke-width="12"/>
    </g>`;
  return `${ink.ground(520, 884, 760, 96, 0.6)}
    <g transform="translate(-70 0)">
      <path d="M648 138L790 176V800L690 850Z" fill="${tone(colour, -0.42)}"/>
      <path d="M700 300L770 312V470L700 480Z" fill="#0f1014"/>
      <path d="${panel(650, 820, 70, 60, 14)}" fill="#0f1014"/>
      <g transform="translate(60 0) scale(.88 1) skewY(1.6)">${wheels}${front}</g>
    </g>
    ${ink.ground(770, 880, 240, 40, 0.4)}
    ${mic}`;
}

function pebble(ink: Ink): string {
  const { colour, accent } = ink;
  const rx = round(ink.vary('wide', 250, 290));
  const loop = `<path
      d="M${500 + rx * 0.5} 330C${520 + rx * 0.6} 160 ${580 + rx * 0.8} 150 ${600 + rx * 0.8} 250
        C${606 + rx * 0.8} 300 ${540 + rx * 0.8} 340 ${510 + rx * 0.7} 380"
      fill="none" stroke="${accent}" stroke-width="20" stroke-linecap="round"/>
    <path d="M${494 + rx * 0.5} 326C${514 + rx * 0.6} 156 ${574 + rx * 0.8} 146 ${594 + rx * 0.8} 240" fill="none"
      stroke="${tone(accent, 0.5)}" stroke-width="4"/>`;
  if (ink.view === 'angle') {
    const disc = `M${500 - rx} 640C${500 - rx} 540 ${500 - rx * 0.5} 480 500 480
      S${500 + rx} 540 ${500 + rx} 640C${500 + rx} 740 ${500 + rx * 0.6} 790 500 790S${500 - rx} 740 ${500 - rx} 640Z`;
    return `${ink.ground(506, 800, rx * 2.5, 130, 0.6)}
      <path
        d="M${500 - rx * 0.6} 520C${500 - rx} 380 ${520 - rx} 330 ${560 - rx} 350
          C${600 - rx} 370 ${500 - rx * 0.5} 460 ${500 - rx * 0.36} 500"
        fill="none" stroke="${accent}" stroke-width="19"/>
      <path d="${disc}" fill="${tone(accent, -0.1)}"/>
      <path d="${disc}" fill="${knit(ink, colour)}" transform="translate(0 -22)"/>
      <g transform="translate(0 -22)">${volume(ink, [disc], { depth: 90, dark: 0.55, light: 0.5 })}</g>
      <ellipse cx="500" cy="590" rx="${rx * 0.36}" ry="44" fill="${tone(colour, -0.25)}"/>
      ${letter(ink.art.label ?? 'Pebble', {
        x: 500,
        y: 590,
        size: 19,
        colour: readableOn(tone(colour, -0.25), '#fff'),
        tracking: 4,
      })}`;
  }
  const body = `M${500 - rx} 560C${500 - rx} 400 ${500 - rx * 0.62} 300 500 300
    S${500 + rx} 400 ${500 + rx} 560S${500 + rx * 0.62} 820 500 820S${500 - rx} 720 ${500 - rx} 560Z`;
  const base = `M${500 - rx * 0.86} 700C${500 - rx * 0.6} 850 ${500 + rx * 0.6} 850 ${500 + rx * 0.86} 700
    C${500 + rx * 0.5} 800 ${500 - rx * 0.5} 800 ${500 - rx * 0.86} 700Z`;
  const drawn = `${ink.ground(506, 828, rx * 2.2, 84, 0.6)}
    ${loop}
    <path d="${body}" fill="${knit(ink, colour)}"/>
    ${volume(ink, [body], {
      depth: 110,
      dark: 0.6,
      light: 0.5,
      lines: [[`M${540 - rx} 470C${570 - rx} 400 ${600 - rx * 0.7} 360 470 340`, 40, 0.7]],
    })}
    ${lit(base, accent, sheen(ink, 'matte'))}
    ${['M-12 0H12', 'M-9-11L12 0L-9 11Z', 'M-12 0H12M0-12V12']
      .map(
        (mark, at) => `<g transform="translate(${410 + at * 90} ${at === 1 ? 560 : 552})">
            <circle r="30" fill="${tone(colour, -0.22)}"/>
            <path d="${mark}" fill="#fff" stroke="#fff" stroke-width="5"/>
          </g>`,
      )
      .join('')}
    ${letter(ink.art.label ?? 'Pebble', {
      x: 500,
      y: 690,
      size: 20,
      colour: readableOn(colour, tone(colour, -0.6)),
      tracking: 5,
    })}
    ${led(ink, 500, 640, 6, '#9fe0ff')}`;
  return ink.view === 'front' ? drawn : closeUp(drawn, 500, 560, 2);
}
