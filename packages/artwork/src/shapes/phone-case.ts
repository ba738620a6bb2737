import { camera } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { gleam, lens, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp, cloth, stitches } from '../textile.ts';

type Kind = 'silicone' | 'clear' | 'wallet' | 'print';

/**
 * Four kinds: "silicone", "clear", "wallet", "print". On its phone; the lining beside the outside; the camera's opening
 * close up.
 */
export const phoneCase: Draw = ink => {
  const kind: Kind =
    ink.art.form === undefined && ink.art.finish === 'leather'
      ? 'wallet'
      : ink.art.form === undefined && ink.art.finish === 'gloss'
        ? 'clear'
        : ink.form(['silicone', 'print', 'wallet', 'clear']);
  if (ink.view === 'angle') return kind === 'wallet' ? openWallet(ink) : pair(ink, kind);
  const [w, h] = sizeOf(ink);
  const front = `${ink.ground(504, 896, 470, 80, 0.65)}
    <g transform="translate(${500 - w / 2} ${884 - h})">${outside(ink, kind)}</g>`;
  return ink.view === 'front'
    ? front
    : closeUp(front, kind === 'wallet' ? 560 : 500 - w * 0.1, kind === 'wallet' ? 884 - h / 2 : 884 - h + 210, 2.2);
};

const sizeOf = (ink: Ink): [number, number] => [round(ink.vary('wide', 372, 392)), round(ink.vary('tall', 754, 784))];

function outside(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const [w, h] = sizeOf(ink);
  const outline = panel(0, 0, w, h, 66);
  const island = ink.vary('island', 0, 1) > 0.5;
  const [iw, ih] = island ? [190, 190] : [112, 250];
  const eyes = island
    ? [
        [76, 78],
        [76, 166],
        [160, 122],
      ]
    : [
        [82, 78],
        [82, 154],
        [82, 230],
      ];
  const opening = `<path d="${panel(26, 28, iw, ih, 52)}" fill="#101218"/>
    ${eyes.map(([x, y]) => lens(ink, x!, y!, 36, '#4a4e58')).join('')}
    <path d="${panel(26, 28, iw, ih, 52)}" fill="none" stroke="${tone(colour, -0.4)}" stroke-width="9"/>
    <path d="${panel(22, 24, iw + 8, ih + 8, 56)}" fill="none" stroke="${tone(colour, 0.5)}" stroke-width="3"/>`;
  const keys = `<path d="${panel(w - 3, 210, 12, 104, 6)}${panel(w - 3, 350, 12, 66, 6)}" fill="${tone(colour, -0.2)}"/>`;
  switch (kind) {
    case 'clear': {
      const bumper = ink.linear(
        [
          [0, '#fff', 0.95],
          [0.3, colour, 0.75],
          [0.7, colour, 0.6],
          [1, '#fff', 0.85],
        ],
        'slant',
      );
      return `${plate(ink, 14, 14, w - 28, h - 28, 54, mix(accent, '#5b6b7a', 0.5), 'metal')}
        ${opening}
        <path d="${outline}" fill="#fff" fill-opacity=".12"/>
        <path d="${panel(9, 9, w - 18, h - 18, 60)}" fill="none" stroke="${bumper}" stroke-width="18"/>
        <path
          d="M2 66A64 64 0 0 1 66 2M${w - 66} 2A64 64 0 0 1 ${w - 2} 66
            M${w - 2} ${h - 66}A64 64 0 0 1 ${w - 66} ${h - 2}M66 ${h - 2}A64 64 0 0 1 2 ${h - 66}"
          fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="12" stroke-linecap="round"/>
        <path d="${outline}" fill="${gleam(ink, 'gloss')}"/>
        ${letter('Clear armour', { x: w / 2, y: h - 70, size: 16, colour: '#fff', tracking: 4 })}`;
    }
    case 'wallet':
      return `<path d="${outline}" fill="${colour}"/>
        <path d="M0 66A66 66 0 0 1 34 8V${h - 8}A66 66 0 0 1 0 ${h - 66}Z" fill="${tone(colour, -0.25)}"/>
        ${volume(ink, [outline], {
          depth: 46,
          dark: 0.6,
          light: 0.45,
          lines: [
            ['M80 120C200 180 260 400 220 700', 90, 0.25],
            ['M46 60V720', 10, -0.5],
          ],
        })}
        ${stitches(panel(52, 18, w - 70, h - 36, 50), accent, 3.4)}
        <path d="${panel(w - 130, h / 2 - 48, 150, 96, 30)}" fill="${tone(colour, -0.12)}"
          stroke="${tone(colour, -0.5)}" stroke-width="3"/>
        ${stitches(panel(w - 120, h / 2 - 38, 130, 76, 24), accent, 3)}
        <circle cx="${w - 92}" cy="${h / 2}" r="20"
          fill="${ink.radial(['#fff', tone(accent, 0.1), tone(accent, -0.5)])}"/>
        ${letter(ink.art.label ?? 'Thelaa', {
          x: w / 2 + 14,
          y: h - 96,
          size: 22,
          colour: tone(colour, -0.5),
          tracking: 5,
        })}`;
    case 'print':
      return `${keys}
        <path d="${outline}"
          fill="${cloth(ink, ink.choose('figure', ['block', 'leaf', 'booti', 'dots']), colour, accent)}"/>
        <path d="M0 ${h - 150}H${w}V${h - 104}H0Z" fill="${readableOn(colour, accent)}"/>
        <path d="M0 ${h - 138}H${w}M0 ${h - 116}H${w}" stroke="${colour}" stroke-width="4" stroke-dasharray="10 8"/>
        ${rounded(ink, outline, 36)}
        <path d="${outline}" fill="${gleam(ink, 'matte')}"/>
        ${opening}`;
    default:
      return `${keys}
        <path d="${outline}" fill="${colour}"/>
        ${rounded(ink, outline, 44)}
        <path d="${panel(7, 7, w - 14, h - 14, 60)}" fill="none" stroke="${tone(colour, 0.35)}" stroke-opacity=".7"
          stroke-width="3"/>
        ${opening}
        ${
          ink.vary('ring', 0, 1) > 0.5
            ? `<circle cx="${w / 2}" cy="${h * 0.58}" r="92" fill="none" stroke="${readableOn(colour, accent)}"
                stroke-width="14" stroke-opacity=".75"/>
              <path d="${panel(w / 2 - 7, h * 0.58 + 118, 14, 62, 7)}" fill="${readableOn(colour, accent)}"
                fill-opacity=".75"/>`
            : letter(ink.art.label ?? 'Pebblix', {
                x: w / 2,
                y: h - 92,
                size: 22,
                colour: tone(colour, -0.35),
                tracking: 5,
              })
        }`;
  }
}

/** Soft edges. Laid down at an angle, where a blur would take long, the light on the front alone does it. */
function rounded(ink: Ink, outline: string, depth: number): string {
  return ink.view === 'angle'
    ? `<path d="${outline}" fill="${gleam(ink, 'matte')}"/>`
    : volume(ink, [outline], { depth, dark: 0.5, light: 0.55 });
}

function lining(ink: Ink, kind: Kind): string {
  const [w, h] = sizeOf(ink);
  const felt = kind === 'clear' ? '#dfe7ee' : mix(tone(ink.colour, -0.15), ink.accent, 0.25);
  const inside = panel(20, 20, w - 40, h - 40, 50);
  const opening = `<path d="${panel(w - 222, 34, 186, 186, 50)}" fill="${ink.art.tint}"/>
    <path d="${panel(w - 222, 34, 186, 186, 50)}" fill="none" stroke="${tone(ink.colour, -0.3)}" stroke-width="9"/>`;
  return `<path d="${panel(0, 0, w, h, 66)}" fill="${ink.colour}"/>
    <path d="${panel(4, 4, w - 8, h - 8, 62)}" fill="none" stroke="${tone(ink.colour, 0.4)}" stroke-width="5"/>
    <path d="${inside}" fill="${felt}"/>
    <path d="${inside}"
      fill="${ink.linear(
        [
          [0, '#160e22', 0.42],
          [0.16, '#160e22', 0.12],
          [0.5, '#fff', 0.06],
          [1, '#fff', 0.22],
        ],
        'slant',
      )}"/>
    <path d="M26 ${h - 70}V70Q26 26 70 26H${w - 70}" fill="none" stroke="#160e22" stroke-opacity=".22"
      stroke-width="12"/>
    ${opening}`;
}

function pair(ink: Ink, kind: Kind): string {
  const [w, h] = sizeOf(ink);
  const eye = camera(-32, 44, 0, 0);
  const edge = ink.linear([tone(ink.colour, 0.25), tone(ink.colour, -0.2), tone(ink.colour, -0.45)], 'slant');
  const board = (x: number, z: number, front: string): string =>
    slab(eye, {
      origin: [x, 0, z],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -42, 0],
      width: w,
      height: h,
      radius: 66,
      edge,
      front,
    });
  return `${ink.ground(500, 640, 920, 400, 0.42)}
    <g transform="translate(500 548) scale(.86)">
      ${board(-w - 16, -h / 2 - 40, outside(ink, kind))}
      ${board(22, -h / 2 + 40, lining(ink, kind))}
    </g>`;
}

function openWallet(ink: Ink): string {
  const [w, h] = [360, 700];
  const inner = tone(ink.accent, 0.1);
  const cards = ['#3d6fd8', '#e2557a', '#f2c14e']
    .map(
      (fill, at) =>
        `<path d="${panel(60, 150 + at * 96, 250, 160, 16)}" fill="${fill}"/>
          <path d="M52 ${206 + at * 96}H318V${h - 60}H52Z" fill="${tone(ink.colour, 0.12)}"/>
          ${stitches(`M56 ${216 + at * 96}H314`, ink.accent, 3)}`,
    )
    .join('');
  const phone = `<path d="${panel(22, 26, w - 44, h - 52, 46)}" fill="#0b0c10"/>
    <path d="${panel(34, 38, w - 68, h - 76, 36)}" fill="${ink.linear(['#24357a', '#7c5cc4', '#f0a08a'], 'slant')}"/>
    <path d="M40 60L220 42L90 640H40Z" fill="#fff" fill-opacity=".14"/>
    ${letter('10:09', { x: w / 2, y: 170, size: 46, colour: '#fff', weight: 0.1 })}`;
  const eye = camera(-14, 30, 0, 0);
  const leaf = (right: [number, number, number], origin: [number, number, number], front: string): string =>
    slab(eye, {
      origin,
      right,
      down: [0, -0.9, 0.44],
      back: [0, -10, -16],
      width: w,
      height: h,
      radius: 40,
      edge: tone(ink.colour, -0.25),
      front: `<path d="${panel(0, 0, w, h, 40)}" fill="${ink.colour}"/>
        <path d="${panel(12, 12, w - 24, h - 24, 32)}" fill="${inner}"/>
        ${stitches(panel(16, 16, w - 32, h - 32, 28), ink.accent, 3)}
        ${front}`,
    });
  return `${ink.ground(510, 820, 800, 120, 0.5)}
    <g transform="translate(510 730) scale(.86)">
      ${leaf([0.94, 0, 0.34], [-w * 0.94, h * 0.9, -h * 0.22 - w * 0.34], cards)}
      ${leaf([0.98, 0, -0.2], [0, h * 0.9, -h * 0.22], phone)}
    </g>`;
}
