import { mix, readableOn, tone } from '../colours.ts';
import { led, moulded, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';

/** Open case with its pair; the shut case with the buds before it; one bud close up. */
export const earbuds: Draw = ink => {
  if (ink.view === 'angle')
    return `${ink.ground(380, 600, 560, 110, 0.55)}
      <g transform="translate(-20 -90) scale(.8)">${shut(ink)}</g>
      ${ink.ground(400, 872, 220, 50, 0.5)}
      ${bud(ink, 400, 690, 0.86, -22)}
      ${ink.ground(710, 832, 220, 50, 0.5)}
      ${bud(ink, 700, 650, 0.86, 24, true)}`;
  if (ink.view === 'detail') return `${ink.ground(520, 900, 500, 90, 0.5)}${bud(ink, 480, 470, 1.9, -12)}`;
  return open(ink);
};

interface Look {
  stem: boolean;
  half: number;
  radius: number;
}

const lookOf = (ink: Ink): Look => ({
  stem: ink.form(['stem', 'pebble']) === 'stem',
  half: round(ink.vary('wide', 216, 262)),
  radius: round(ink.vary('round', 70, 130)),
});

/** One bud, its ear tip to the left unless `mirrored`, about 260 units tall at scale 1. */
function bud(ink: Ink, x: number, y: number, scale: number, turn: number, mirrored = false): string {
  const { colour, accent } = ink;
  const stem = 'M14 -30C46 -34 72 -10 72 24L66 176C66 198 22 198 22 176L12 60Z';
  const head = 'M-84 -40C-88 -104 -24 -132 28 -118C84 -102 96 -30 66 18C40 58 -20 66 -52 34C-74 12 -82 -12 -84 -40Z';
  const tip = 'M-66 -28C-112 -44 -150 -18 -150 22C-150 62 -112 76 -78 56C-52 40 -42 4 -66 -28Z';
  const dark = tone(mix(colour, '#c9ccd3', 0.25), -0.1);
  const drawn = `${
    lookOf(ink).stem
      ? moulded(ink, stem, colour, { depth: 30, dark: 0.55, light: 0.6 }) +
        `<path d="M24 172H64" stroke="${accent}" stroke-width="9"/>
    <circle cx="46" cy="40" r="6" fill="#15161b"/>`
      : ''
  }
    ${moulded(ink, tip, dark, { depth: 30, dark: 0.55, light: 0.5 })}
    <ellipse cx="-136" cy="20" rx="10" ry="20" transform="rotate(16 -136 20)" fill="#1a1b20"/>
    <path d="M-84 -40C-82 -8 -70 16 -50 34" fill="none" stroke="${accent}" stroke-width="10"/>
    ${moulded(ink, head, colour, {
      depth: 50,
      dark: 0.6,
      light: 0.55,
      lines: [['M-50 -70C-20 -104 30 -104 52 -70', 20, 1]],
    })}
    <circle cx="20" cy="-36" r="40" fill="${ink.linear([tone(accent, 0.35), accent, tone(accent, -0.35)], 'slant')}"
      fill-opacity=".9"/>
    <circle cx="20" cy="-36" r="32" fill="${tone(colour, 0.04)}"/>
    <path d="M-4 -52A30 30 0 0 1 30 -64" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"
      stroke-linecap="round"/>
    <rect x="40" y="-96" width="22" height="8" rx="4" transform="rotate(34 50 -92)" fill="#15161b"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale})">${drawn}</g>`;
}

function open(ink: Ink): string {
  const { colour, accent } = ink;
  const { half, radius } = lookOf(ink);
  const [l, r] = [500 - half, 500 + half];
  const lid = `M${l + 8} 400V${250 + radius * 0.4}
    Q${l + 12} 190 ${l + radius} 180Q500 164 ${r - radius} 180Q${r - 12} 190 ${r - 8} ${250 + radius * 0.4}V400Z`;
  const inside = `M${l + 30} 394V276Q${l + 36} 216 ${l + radius + 12} 206
    Q500 192 ${r - radius - 12} 206Q${r - 36} 216 ${r - 30} 276V394Z`;
  const base = `M${l} 520C${l} 500 ${r} 500 ${r} 520
    V${840 - radius}Q${r} 850 ${r - radius} 856Q500 872 ${l + radius} 856Q${l} 850 ${l} ${840 - radius}Z`;
  const rim = `M${l} 520C${l + 10} 452 ${r - 10} 452 ${r} 520C${r - 10} 566 ${l + 10} 566 ${l} 520Z`;
  const well = tone(colour, -0.3);
  return (
    `${ink.ground(506, 864, half * 2.6, 84, 0.6)}
      <path d="${lid}" fill="${tone(colour, -0.12)}"/>
      <path d="${inside}" fill="${ink.linear([tone(colour, -0.4), tone(colour, -0.16)])}"/>
      <path d="M${l + 40} 300Q${l + 46} 226 ${l + radius + 20} 220Q500 206 ${r - radius - 20} 220" fill="none"
        stroke="#fff" stroke-opacity=".35" stroke-width="5"/>
      <path d="M${l + 10} 398Q500 384 ${r - 10} 398L${r - 2} 520H${l + 2}Z" fill="${well}"/>
      ${letter(ink.art.label ?? 'Sonaara', {
        x: 500,
        y: 250,
        size: 20,
        colour: readableOn(tone(colour, -0.3), tone(colour, 0.5)),
        tracking: 5,
      })}` +
    `<path d="${rim}" fill="${tone(colour, 0.04)}"/>
      <ellipse cx="${500 - half * 0.46}" cy="512" rx="${half * 0.36}" ry="34" fill="${tone(colour, -0.55)}"/>
      <ellipse cx="${500 + half * 0.46}" cy="512" rx="${half * 0.36}" ry="34" fill="${tone(colour, -0.55)}"/>` +
    ink.clip(
      `<path d="M0 0H1000V514C${r - 10} 548 ${500 + 20} 548 500 514C480 548 ${l + 10} 548 0 514Z"/>`,
      bud(ink, 500 - half * 0.46, 446, 0.94, -6) + bud(ink, 500 + half * 0.46, 446, 0.94, 6, true),
    ) +
    moulded(ink, base, colour, {
      depth: 64,
      dark: 0.55,
      light: 0.55,
      lines: [[`M${l + 40} 580C${l + 30} 660 ${l + 30} 720 ${l + 50} 790`, 26, 0.9]],
    }) +
    `<path d="M${l + 1} 521C${l + 12} 566 ${r - 12} 566 ${r - 1} 521" fill="none" stroke="#fff" stroke-opacity=".6"
        stroke-width="4"/>
      ${led(ink, 500, 640, 7, '#7fe0a8')}
      <path d="${panel(470, 548, 60, 14, 7)}" fill="${accent}"/>`
  );
}

function shut(ink: Ink): string {
  const { colour, accent } = ink;
  const { half, radius } = lookOf(ink);
  const body = panel(500 - half, 430, half * 2, 430, radius + 40);
  return `${moulded(ink, body, colour, {
    depth: 84,
    dark: 0.6,
    light: 0.6,
    lines: [
      [`M${560 - half} 540C${550 - half} 640 ${550 - half} 700 ${570 - half} 770`, 34, 0.9],
      [`M${580 - half} 470H${420 + half}`, 20, 0.7],
    ],
  })}
    <path d="M${500 - half} 578C${540 - half} 592 ${460 + half} 592 ${500 + half} 578" fill="none"
      stroke="${tone(colour, -0.5)}" stroke-width="6"/>
    <path d="M${500 - half} 584C${540 - half} 598 ${460 + half} 598 ${500 + half} 584" fill="none" stroke="#fff"
      stroke-opacity=".5" stroke-width="3"/>
    <path d="${panel(456, 582, 88, 20, 10)}" fill="${accent}"/>
    ${led(ink, 500, 680, 8, '#7fe0a8')}
    ${volume(ink, [body], { depth: 20, dark: 0.2, light: 0.3 })}
    ${letter(ink.art.label ?? 'Sonaara', {
      x: 500,
      y: 770,
      size: 26,
      colour: readableOn(colour, tone(colour, -0.4)),
      tracking: 5,
    })}`;
}
