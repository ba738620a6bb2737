import { camera } from '../camera.ts';
import { lightness, mix, readableOn, tone } from '../colours.ts';
import { edgePaint, gleam, holes, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/**
 * Four kinds: "bar", "senior" with large keys, "music" with a player's wheel, "clamshell". From above on a table; the
 * keys close up.
 */
export const featurePhone: Draw = ink => {
  const form = ink.form(['bar', 'senior', 'music', 'clamshell']);
  const [w, h] = [round(ink.vary('wide', 320, 346)), round(ink.vary('tall', 730, 770))];
  if (form === 'clamshell') {
    if (ink.view === 'angle') return halfOpen(ink);
    const front = `${ink.ground(504, 900, 460, 80, 0.6)}
      <g transform="translate(325 92)">${upper(ink, 350, 380)}</g>
      <g transform="translate(325 484)">${lower(ink, 350, 410)}</g>
      <rect x="352" y="462" width="296" height="32" rx="16"
        fill="${ink.linear([tone(ink.colour, 0.5), ink.colour, tone(ink.colour, -0.5)])}"/>`;
    return ink.view === 'front' ? front : closeUp(front, 500, 640, 2.2);
  }
  const body =
    plate(ink, 0, 0, w, h, form === 'senior' ? 40 : 62, ink.colour) +
    screen(ink, 30, 84, w - 60, h * 0.36) +
    ear(w / 2, 44) +
    keypad(ink, 34, h * 0.5, w - 68, h * 0.46, form);
  if (ink.view === 'angle') {
    const eye = camera(-30, 46, 470, 570);
    const board = (x: number, z: number, front: string, tall: number): string =>
      slab(eye, {
        origin: [x, 0, z],
        right: [1, 0, 0],
        down: [0, 0, 1],
        back: [0, -44, 0],
        width: w,
        height: tall,
        radius: 56,
        edge: edgePaint(ink, ink.colour),
        front,
      });
    return `${ink.ground(500, 660, 900, 420, 0.42)}
      ${board(-w - 20, -h / 2 - 30, rear(ink, w, h), h)}
      ${board(20, -h / 2 + 70, body, h)}`;
  }
  const front = `${ink.ground(505, 904, 420, 78, 0.65)}
    <g transform="translate(${500 - w / 2} ${890 - h})">
      <path d="${panel(w - 12, 250, 18, 120, 8)}" fill="${tone(ink.colour, -0.4)}"/>
      ${body}
    </g>`;
  return ink.view === 'front' ? front : closeUp(front, 500, 890 - h * 0.34, 2.3);
};

const ear = (x: number, y: number): string =>
  `<rect x="${x - 42}" y="${y - 6}" width="84" height="12" rx="6" fill="#0b0c10"/>
    <path d="M${x - 34} ${y}h68" stroke="#5a5e68" stroke-width="3" stroke-dasharray="3 4"/>`;

function screen(ink: Ink, x: number, y: number, width: number, height: number): string {
  const time = letter(ink.choose('time', ['10:09', '8:30', '5:45']), {
    x: width / 2,
    y: height * 0.42,
    size: height * 0.2,
    width: width * 0.8,
    colour: '#fff',
    weight: 0.12,
  });
  const foot = `<path d="M0 ${height - 44}H${width}V${height}H0Z" fill="#0b0c10" fill-opacity=".6"/>
    ${letter('Menu', { x: 48, y: height - 24, size: 15, colour: '#fff' })}
    ${letter('Names', { x: width - 56, y: height - 24, size: 15, colour: '#fff' })}
    <path d="M14 14h5v14h-5ZM23 10h5v18h-5ZM32 6h5v22h-5Z" fill="#fff"/>`;
  return `<path d="${panel(x - 10, y - 10, width + 20, height + 20, 18)}" fill="#0b0c10"/>
    ${display(ink, x, y, width, height, 8, wallpaper(ink, width, height) + time + foot)}`;
}

function keypad(ink: Ink, x: number, y: number, width: number, height: number, form: string): string {
  const { colour, accent } = ink;
  const big = form === 'senior';
  const cap = big
    ? mix(accent, '#ffffff', lightness(colour) > 0.6 ? 0.05 : 0.7)
    : form === 'music'
      ? '#1c1d22'
      : tone(colour, lightness(colour) > 0.5 ? -0.12 : 0.16);
  const print = readableOn(cap, '#ffffff');
  const [cw, rh] = [width / 3, height / 5.3];
  const face = ink.linear([tone(cap, 0.3), cap, tone(cap, -0.3)]);
  const keys = Array.from({ length: 12 }, (_, at) => {
    const [kx, ky] = [x + (at % 3) * cw, y + rh * 1.5 + Math.floor(at / 3) * rh * 0.96];
    const gap = big ? 4 : 7;
    return `<path
        d="${panel(
          kx + gap,
          ky + gap,
          cw - gap * 2,
          rh * 0.96 - gap * 2,
          big ? 14 : rh * 0.3,
        )}" fill="${face}" stroke="#160e22" stroke-opacity=".4" stroke-width="2"/>
      ${letter('123456789+0-'[at] ?? '', {
        x: kx + cw / 2,
        y: ky + rh * 0.48,
        size: big ? rh * 0.42 : rh * 0.28,
        colour: print,
        weight: big ? 0.18 : 0.14,
      })}`;
  }).join('');
  const [cx, cy] = [x + width / 2, y + rh * 0.64];
  const soft = `<path d="${panel(x + 4, cy - 34, cw - 26, 28, 14)}" fill="${face}"/>
    <path d="${panel(x + width - cw + 22, cy - 34, cw - 26, 28, 14)}" fill="${face}"/>
    <path d="${panel(x + 4, cy + 6, cw - 26, 28, 14)}" fill="#2f9e5b"/>
    <path d="${panel(x + width - cw + 22, cy + 6, cw - 26, 28, 14)}" fill="#cf3f36"/>`;
  const ring = form === 'music' ? accent : tone(colour, -0.2);
  const wheel = `<circle cx="${cx}" cy="${cy}" r="${round(rh * 0.66)}"
      fill="${ink.linear([tone(ring, 0.45), tone(ring, -0.2)], 'slant')}"/>
    <circle cx="${cx}" cy="${cy}" r="${round(rh * 0.28)}" fill="${face}" stroke="#160e22" stroke-opacity=".4"
      stroke-width="2"/>
    ${form === 'music' ? `<path d="M${cx - 7} ${cy - 9}l18 9l-18 9Z" fill="${print}"/>` : ''}`;
  return soft + wheel + keys;
}

function rear(ink: Ink, w: number, h: number): string {
  return `${plate(ink, 0, 0, w, h, 56, ink.colour)}
    <circle cx="${w / 2}" cy="96" r="44" fill="#14161c"/>
    <circle cx="${w / 2}" cy="96" r="20" fill="#2b3c86"/>
    <circle cx="${w / 2 - 7}" cy="88" r="6" fill="#fff"/>
    <path d="${panel(w / 2 - 70, h - 150, 140, 60, 16)}" fill="${holes(ink, tone(ink.colour, -0.6))}"/>
    ${letter(ink.art.label ?? 'Dual SIM', {
      x: w / 2,
      y: h * 0.55,
      size: 24,
      colour: readableOn(ink.colour, tone(ink.colour, -0.4)),
      tracking: 4,
    })}`;
}

function upper(ink: Ink, w: number, h: number): string {
  return plate(ink, 0, 0, w, h, 40, ink.colour) + ear(w / 2, 36) + screen(ink, 36, 70, w - 72, h - 104);
}

function lower(ink: Ink, w: number, h: number): string {
  return `${plate(ink, 0, 0, w, h, 40, ink.colour)}
    <path d="${panel(14, 14, w - 28, h - 28, 30)}" fill="${tone(ink.colour, -0.2)}"/>
    <path d="${panel(14, 14, w - 28, h - 28, 30)}" fill="${gleam(ink)}"/>
    ${keypad(ink, 30, 22, w - 60, h - 40, 'clamshell')}`;
}

function halfOpen(ink: Ink): string {
  const eye = camera(-34, 32, 510, 690);
  const [w, h, t] = [380, 420, 34];
  const [sin, cos] = [0.95, 0.31];
  const edge = edgePaint(ink, ink.colour, 'metal');
  return (
    ink.ground(530, 730, 840, 330, 0.5) +
    slab(eye, {
      origin: [-w / 2, t, -h / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -t, 0],
      width: w,
      height: h,
      radius: 40,
      edge,
      front: lower(ink, w, h),
    }) +
    slab(eye, {
      origin: [-w / 2, t + h * sin, -h / 2 - h * cos],
      right: [1, 0, 0],
      down: [0, -sin, cos],
      back: [0, -t * cos, -t * sin],
      width: w,
      height: h,
      radius: 40,
      edge,
      front: upper(ink, w, h),
    })
  );
}
