import { cabinet } from '../appliance.ts';
import { camera } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { holes, led, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { band } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Air purifier, a tower or a box; turned or opened, with its filter; the controls close up. */
export const airPurifier: Draw = ink => {
  const upright = ink.form(['tower', 'box']) === 'tower';
  if (ink.view === 'angle')
    return `${ink.ground(480, 872, 720, 110, 0.5)}
      <g transform="translate(-110 70) scale(.92)">${upright ? tower(ink) : box(ink, -30)}</g>
      ${filter(ink, 730, upright ? 560 : 590)}`;
  const front = `${ink.ground(505, 884, 520, 84, 0.6)}${upright ? tower(ink) : box(ink, -6)}`;
  return ink.view === 'front' ? front : closeUp(front, 500, upright ? 290 : 320, 2.2);
};

function tower(ink: Ink): string {
  const { colour, accent } = ink;
  const top = round(ink.vary('top', 150, 200));
  const radius = round(ink.vary('radius', 168, 196));
  const grille = band(500, radius, 560, 826, 0.12);
  return (
    vessel(
      ink,
      500,
      [
        [top, radius - 18],
        [top + 60, radius, 30],
        [860, radius + 4, 30],
        [876, radius - 14],
      ],
      colour,
      'matte',
      0.12,
    ) +
    `<path d="${grille}" fill="${tone(colour, -0.22)}"/>
      <path d="${grille}" fill="${holes(ink, tone(colour, -0.65), 20, 5.4)}"/>
      <path d="${grille}"
        fill="${ink.linear(
          [
            [0, '#160e22', 0.45],
            [0.25, '#fff', 0.16],
            [0.5, '#160e22', 0],
            [1, '#160e22', 0.5],
          ],
          'across',
        )}"/>
      <path d="${band(500, radius, 536, 548, 0.12)}" fill="${accent}"/>` +
    disc(ink, 500, top, radius - 18, tone(colour, 0.1), 0.2) +
    `<ellipse cx="500" cy="${top}" rx="${radius - 52}" ry="${round((radius - 52) * 0.2)}" fill="#1a1d23"/>
      ${Array.from(
        { length: 11 },
        (_, at) => `<path d="M${round(500 - radius + 76 + at * ((radius - 76) / 5))} ${top - 14}v28" stroke="#59616c"
          stroke-width="5"/>`,
      ).join('')}` +
    gauge(ink, 500, top + 190, 74)
  );
}

function gauge(ink: Ink, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#12141a"/>
    <circle cx="${x}" cy="${y}" r="${radius - 9}" fill="none" stroke="#2c313b" stroke-width="8"/>
    <path
      d="M${round(x - (radius - 9) * 0.7)} ${round(y + (radius - 9) * 0.72)}
        A${radius - 9} ${radius - 9} 0 1 1 ${round(x + (radius - 9) * 0.94)} ${round(y - (radius - 9) * 0.34)}"
      fill="none" stroke="#52e0a0" stroke-width="8" stroke-linecap="round"/>
    ${letter(String(ink.int('reading', 8, 39)), { x, y: y - 8, size: radius * 0.42, colour: '#eafff4', weight: 0.1 })}
    ${letter('PM 2.5', { x, y: y + radius * 0.42, size: radius * 0.15, colour: '#9fb3c4', weight: 0.13 })}`;
}

function box(ink: Ink, yaw: number): string {
  const { colour, accent } = ink;
  const [width, height] = [400, round(ink.vary('high', 590, 640))];
  const front =
    plate(ink, 3, 3, width - 6, height - 6, 40, colour) +
    `<path d="${panel(44, 210, width - 88, height - 270, 30)}" fill="${tone(colour, -0.2)}"/>
      <path d="${panel(44, 210, width - 88, height - 270, 30)}" fill="${holes(ink, tone(colour, -0.65), 22, 5.6)}"/>
      <path d="M60 ${height - 40}H${width - 60}" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>
      ${gauge(ink, width / 2, 112, 70)}
      ${led(ink, 60, 60, 6, '#52e0a0')}` +
    letter(ink.art.label ?? 'HEPA 13', {
      x: width - 88,
      y: 60,
      size: 13,
      width: 100,
      colour: readableOn(colour, accent),
      weight: 0.15,
    });
  const slots = Array.from(
    { length: 9 },
    (_, at) => `<path d="M34 ${26 + at * 16}H366" stroke="#22262d" stroke-width="8" stroke-linecap="round"/>`,
  ).join('');
  return cabinet(ink, camera(yaw, 14, yaw < -10 ? 450 : 490, 846), {
    width,
    height,
    depth: 190,
    colour,
    front,
    top: slots,
  });
}

/** A pleated filter standing beside the machine. */
function filter(ink: Ink, x: number, top: number): string {
  const folds = Array.from(
    { length: 13 },
    (_, at) =>
      `<path d="M${x - 104 + at * 17.3} ${top + 20}V${top + 300}" stroke="#aebbc8" stroke-width="5"/>
        <path d="M${x - 98 + at * 17.3} ${top + 20}V${top + 300}" stroke="#fff" stroke-width="4"/>`,
  ).join('');
  const wrap = band(x, 112, top, top + 300, 0.16);
  return `<path d="${wrap}" fill="#dbe3ea"/>
    ${ink.clip(`<path d="${wrap}"/>`, folds)}
    <path d="${wrap}"
      fill="${ink.linear(
        [
          [0, '#160e22', 0.4],
          [0.3, '#fff', 0.2],
          [0.6, '#160e22', 0],
          [1, '#160e22', 0.45],
        ],
        'across',
      )}"/>
    <path d="${band(x, 116, top + 286, top + 312, 0.16)}" fill="${ink.accent}"/>
    <path d="${band(x, 116, top - 8, top + 18, 0.16)}" fill="${ink.accent}"/>
    <ellipse cx="${x}" cy="${top - 8}" rx="116" ry="19" fill="${tone(ink.accent, 0.35)}"/>
    <ellipse cx="${x}" cy="${top - 8}" rx="76" ry="12" fill="#3b424c"/>`;
}
