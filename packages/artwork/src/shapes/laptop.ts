import { camera } from '../camera.ts';
import { lightness, mix, readableOn, tone } from '../colours.ts';
import { edgePaint, led, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { keys } from '../keys.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'thin' | 'pen' | 'gaming';

/** Three kinds: "thin", "pen" with a stylus, "gaming". Open; from behind with its lid; the keyboard close up. */
export const laptop: Draw = ink => {
  const kind: Kind = ink.form(['thin', 'pen', 'gaming']);
  if (ink.view === 'angle') return behind(ink, kind);
  const front = open(ink, kind);
  return ink.view === 'front' ? front : closeUp(front, 560, 640, 2.3);
};

const sizeOf = (ink: Ink): { w: number; d: number; t: number } => ({
  w: round(ink.vary('wide', 680, 720)),
  d: round(ink.vary('deep', 450, 490)),
  t: 22,
});

function open(ink: Ink, kind: Kind): string {
  const { w, d, t } = sizeOf(ink);
  const thick = kind === 'gaming' ? 40 : t;
  const eye = camera(-24, 27, 480, 690);
  const [sin, cos] = [0.965, 0.26];
  const edge = edgePaint(ink, ink.colour, kind === 'gaming' ? 'matte' : 'metal');
  return (
    ink.ground(500, 720, 980, 330, 0.5) +
    slab(eye, {
      origin: [-w / 2, thick, -d / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -thick, 0],
      width: w,
      height: d,
      radius: 26,
      edge,
      front: deck(ink, kind, w, d),
    }) +
    slab(eye, {
      origin: [-w / 2, thick + d * sin, -d / 2 - d * cos],
      right: [1, 0, 0],
      down: [0, -sin, cos],
      back: [0, -12 * cos, -12 * sin],
      width: w,
      height: d,
      radius: 24,
      edge,
      front: screen(ink, kind, w, d),
    }) +
    (kind === 'pen' ? stylus(ink, eye.at([w / 2 + 60, 0, -40]), 24) : '')
  );
}

function stylus(ink: Ink, [x, y]: [number, number], turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M-8 0A8 8 0 0 1 8 0V270L2 304H-2L-8 270Z"
        fill="${ink.linear(['#fff', '#c3c7d0', '#8b909c'], 'across')}"/>
      <path d="M-8 46H8" stroke="${ink.accent}" stroke-width="7"/>
    </g>`;
}

function deck(ink: Ink, kind: Kind, w: number, d: number): string {
  const { colour, accent } = ink;
  const gaming = kind === 'gaming';
  const cap = gaming
    ? '#17181d'
    : lightness(colour) > 0.62 && ink.vary('caps', 0, 1) > 0.5
      ? tone(colour, 0.5)
      : '#24262c';
  const print = gaming ? readableOn(cap, accent) : readableOn(cap, '#f2f4f8');
  const [kw, kh] = [w - 90, d * 0.5];
  const pad = `<path d="${panel(w / 2 - 120, d * 0.68, 240, d * 0.26, 14)}" fill="${tone(colour, -0.07)}"
      stroke="${tone(colour, -0.3)}" stroke-width="2"/>`;
  const glow = gaming
    ? `<rect x="45" y="50" width="${kw}" height="${round(kh)}" rx="12"
        fill="${ink.linear([accent, mix(accent, '#7a4dff', 0.6), mix(accent, '#24c0ff', 0.6)], 'across')}"
        fill-opacity=".85"/>`
    : `<rect x="41" y="46" width="${kw + 8}" height="${round(kh + 8)}" rx="10" fill="${tone(colour, -0.3)}"/>`;
  return `${plate(ink, 0, 0, w, d, 26, colour)}
    <rect x="40" y="16" width="${w - 80}" height="16" rx="8" fill="${tone(colour, -0.45)}"/>
    ${glow}
    <g transform="translate(45 50)">
      ${keys(ink, kw, kh, { cap, edge: cap, print, gap: 6, radius: 4, rise: 0, legends: ink.view === 'detail' })}
    </g>
    ${pad}
    ${led(ink, w - 30, 24, 4, '#e9f4ff')}`;
}

function screen(ink: Ink, kind: Kind, w: number, d: number): string {
  const bezel = kind === 'gaming' ? 22 : 14;
  const [sw, sh] = [w - bezel * 2, d - bezel - 34];
  const scene = kind === 'gaming' ? race(ink, sw, sh) : desktop(ink, sw, sh);
  return `<path d="${panel(0, 0, w, d, 24)}" fill="${ink.colour}"/>
    <path d="${panel(3, 3, w - 6, d - 6, 22)}" fill="#0c0d11"/>
    ${display(ink, bezel, bezel, sw, sh, 8, scene)}
    <circle cx="${w / 2}" cy="8" r="3.4" fill="#33427a"/>
    ${letter(ink.art.label ?? (kind === 'gaming' ? 'Raktim' : 'Quantelle'), {
      x: w / 2,
      y: d - 17,
      size: 10,
      colour: '#9aa0ac',
      tracking: 5,
    })}`;
}

function desktop(ink: Ink, w: number, h: number): string {
  const rows = [0, 1, 2, 3].map(at => `M200 ${120 + at * 34}h${[190, 240, 160, 210][at]}`).join('');
  const bars = [62, 104, 84, 132]
    .map(
      (height, at) =>
        `<rect x="${54 + at * 26}" y="${260 - height}" width="17" height="${height}" rx="4"
            fill="${at === 3 ? tone(ink.accent, 0.1) : '#b9c6ea'}"/>`,
    )
    .join('');
  const dock = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${round(w / 2 - 168 + at * 49)}" y="${h - 48}" width="36" height="36" rx="10"
          fill="${['#fff', '#ffd27a', '#8fe0c4', '#f7a6b8', '#a9c4ff', '#c9b3ff', '#ff9f7a'][at]}"/>`,
  ).join('');
  const window =
    ink.vary('window', 0, 1) > 0.4
      ? `<path d="${panel(36, 50, 440, 240, 14)}" fill="#fff" fill-opacity=".95"/>
        <path d="M36 82H476V64A14 14 0 0 0 462 50H50A14 14 0 0 0 36 64Z" fill="#e8ecf4"/>
        <circle cx="56" cy="66" r="5" fill="#f0705e"/>
        <circle cx="74" cy="66" r="5" fill="#f2bd4e"/>
        <circle cx="92" cy="66" r="5" fill="#5fc27e"/>
        ${bars}
        <path d="${rows}" stroke="#c9d2e6" stroke-width="13" stroke-linecap="round"/>`
      : letter('10:09', { x: w / 2, y: h * 0.3, size: 60, colour: '#fff', weight: 0.08 });
  return `${wallpaper(ink, w, h)}
    ${window}
    <rect x="${w / 2 - 182}" y="${h - 56}" width="364" height="52" rx="16" fill="#fff" fill-opacity=".42"/>
    ${dock}`;
}

function race(ink: Ink, w: number, h: number): string {
  const { accent } = ink;
  return `<path d="M0 0
    H${w}V${h}H0Z" fill="${ink.linear(['#1a1040', mix(accent, '#3a1460', 0.5), '#ffb36b', '#2a1a4a'])}"/>
    <circle cx="${w / 2}" cy="${h * 0.52}" r="${h * 0.28}" fill="${ink.linear(['#fff0b8', accent])}"/>
    <path
      d="M0 ${h * 0.6}L${w * 0.2} ${h * 0.36}L${w * 0.34} ${h * 0.54}
        L${w * 0.5} ${h * 0.58}L${w * 0.72} ${h * 0.34}L${w} ${h * 0.6}V${h}H0Z"
      fill="#160c30"/>
    <path d="M${w * 0.46} ${h * 0.6}H${w * 0.54}L${w * 0.92} ${h}H${w * 0.08}Z" fill="#2a2440"/>
    <path d="M${w * 0.5} ${h * 0.62}V${h}" stroke="#fff" stroke-width="9" stroke-dasharray="16 14"/>
    <path d="M${w * 0.46} ${h * 0.6}L${w * 0.08} ${h}M${w * 0.54} ${h * 0.6}L${w * 0.92} ${h}"
      stroke="${tone(accent, 0.3)}" stroke-width="6"/>
    <path
      d="M${w * 0.4} ${h * 0.96}L${w * 0.42} ${h * 0.84}
        Q${w * 0.5} ${h * 0.74} ${w * 0.58} ${h * 0.84}L${w * 0.6} ${h * 0.96}Z"
      fill="${accent}"/>
    <path d="M${w * 0.435} ${h * 0.85}Q${w * 0.5} ${h * 0.77} ${w * 0.565} ${h * 0.85}Z" fill="#12131c"/>
    ${letter('Lap 2/3', { x: 70, y: 34, size: 18, colour: '#fff' })}
    ${letter('248', { x: w - 70, y: h - 40, size: 34, colour: '#fff' })}`;
}

function behind(ink: Ink, kind: Kind): string {
  const { w, d, t } = sizeOf(ink);
  const { colour, accent } = ink;
  const thick = kind === 'gaming' ? 44 : t;
  const eye = camera(30, 22, 540, 770);
  const [sin, cos] = [0.93, 0.37];
  const edge = edgePaint(ink, colour, kind === 'gaming' ? 'matte' : 'metal');
  const emblem =
    kind === 'gaming'
      ? `<path d="M${w / 2} ${d * 0.3}l70 52-26 84h-88l-26-84Z" fill="none" stroke="${readableOn(colour, accent)}"
          stroke-width="14"/>
        <path d="M${w / 2} ${d * 0.42}l26 20-10 32h-32l-10-32Z" fill="${readableOn(colour, accent)}"/>
        <path d="M60 0L140 ${d}M${w - 60} 0L${w - 140} ${d}" stroke="${tone(colour, 0.22)}" stroke-width="5"/>`
      : ink.choose('emblem', [
          `<circle cx="${w / 2}" cy="${d * 0.46}" r="40" fill="none" stroke="${tone(colour, 0.6)}" stroke-width="13"
              stroke-dasharray="206 46"/>`,
          `<path d="M${w / 2 - 38} ${d * 0.38}h76v76h-76Z" fill="none" stroke="${tone(colour, 0.6)}" stroke-width="13"
              stroke-linejoin="round"/>
            <path d="M${w / 2 + 12} ${d * 0.5}l34 34" stroke="${tone(colour, 0.6)}" stroke-width="13"/>`,
          letter('Q', { x: w / 2, y: d * 0.46, size: 74, colour: tone(colour, 0.6), weight: 0.16 }),
        ]);
  return (
    `<g transform="translate(60 50) scale(.9)">` +
    ink.ground(520, 750, 960, 270, 0.5) +
    slab(eye, {
      origin: [-w / 2, thick, -d],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -thick, 0],
      width: w,
      height: d,
      radius: 26,
      edge,
      front: plate(ink, 0, 0, w, d, 26, colour),
    }) +
    eye.plane(
      [-w / 2 + 70, thick, 2],
      [1, 0, 0],
      [0, -1, 0],
      `<rect width="${w - 140}" height="${thick}" rx="6" fill="#15161b"/>`,
    ) +
    slab(eye, {
      origin: [-w / 2, thick + d * sin, d * cos],
      right: [1, 0, 0],
      down: [0, -sin, -cos],
      back: [0, 12 * cos, -12 * sin],
      width: w,
      height: d,
      radius: 24,
      edge,
      front: plate(ink, 0, 0, w, d, 24, colour) + emblem,
    }) +
    (kind === 'pen' ? stylus(ink, [700, 800], 72) : '') +
    '</g>'
  );
}
