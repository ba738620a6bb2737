import { cabinet, pull } from '../appliance.ts';
import { camera } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { holes, knob, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

const width = 720;

/** Microwave oven closed; turned; its control panel close up. */
export const microwave: Draw = ink => {
  const height = round(ink.vary('tall', 400, 430));
  const whole = (yaw: number, pitch: number, x: number, y: number): string =>
    cabinet(ink, camera(yaw, pitch, x, y), {
      width,
      height,
      depth: 420,
      colour: ink.colour,
      front: face(ink, height),
      side: vents(ink, height),
    });
  if (ink.view === 'angle')
    return `${ink.ground(530, 752, 800, 200, 0.55)}
      <g transform="translate(35 60) scale(.94)">${whole(-28, 16, 412, 690)}</g>`;
  const front = `${ink.ground(505, 744, 840, 70, 0.6)}${whole(-3, 8, 490, 710)}`;
  return ink.view === 'front' ? front : closeUp(front, 745, 540, 2.1);
};

function face(ink: Ink, height: number): string {
  const { colour, accent } = ink;
  const door = width * 0.74;
  const [w, h] = [door - 104, height - 96];
  const plateY = h * 0.78;
  const bowl = `<ellipse cx="${w / 2}" cy="${plateY + 8}" rx="${w * 0.36}" ry="26" fill="#cfe3ee" fill-opacity=".55"/>
    <path
      d="M${w / 2 - 92} ${plateY - 66}H${w / 2 + 92}
        C${w / 2 + 86} ${plateY - 10} ${w / 2 + 50} ${plateY + 8} ${w / 2} ${plateY + 8}
        S${w / 2 - 86} ${plateY - 10} ${w / 2 - 92} ${plateY - 66}Z"
      fill="${ink.linear([tone(accent, 0.55), tone(accent, 0.1), tone(accent, -0.4)], 'across')}"/>
    <ellipse cx="${w / 2}" cy="${plateY - 66}" rx="92" ry="22" fill="#f3c35c"/>
    <ellipse cx="${w / 2 - 24}" cy="${plateY - 72}" rx="30" ry="10" fill="#7db04a"/>
    <ellipse cx="${w / 2 + 34}" cy="${plateY - 64}" rx="24" ry="8" fill="#d8552f"/>`;
  const warm = `<rect width="${w}" height="${h}"
      fill="${ink.radial(
        [
          [0, '#ffca73'],
          [0.5, '#8a5220'],
          [1, '#1c130d'],
        ],
        0.5,
        0.3,
        0.85,
      )}"/>
    ${bowl}
    <rect width="${w}" height="${h}" fill="${holes(ink, '#120c08', 11, 2)}" fill-opacity=".55"/>
    <path d="M0 0H${w * 0.5}L${w * 0.16} ${h}H0Z" fill="#fff" fill-opacity=".14"/>`;
  const x = door + 24;
  const wide = width - door - 46;
  const dials = ink.form(['keys', 'dials']) === 'dials';
  const panelInk = '#dfe8f2';
  const keys = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="${panel(x + 8 + (at % 3) * (wide / 3), 112 + Math.floor(at / 3) * 48, wide / 3 - 14, 34, 8)}"
          fill="#323742"/>
        ${letter(String((at + 1) % 10), {
          x: x + 8 + (at % 3) * (wide / 3) + (wide / 3 - 14) / 2,
          y: 129 + Math.floor(at / 3) * 48,
          size: 13,
          colour: panelInk,
          weight: 0.15,
        })}`,
  ).join('');
  const dial = (y: number, turn: number): string =>
    `<circle cx="${x + wide / 2}" cy="${y}" r="58" fill="none" stroke="${panelInk}" stroke-opacity=".7"
        stroke-width="5" stroke-dasharray="3 15"/>
      ${knob(ink, x + wide / 2, y, 42, tone(colour, 0.15))}
      <path d="M${x + wide / 2} ${y - 4}v-30" transform="rotate(${turn} ${x + wide / 2} ${y})" stroke="${accent}"
        stroke-width="7" stroke-linecap="round"/>`;
  return (
    plate(ink, 3, 3, width - 6, height - 6, 16, colour) +
    `<path d="${panel(18, 18, door - 10, height - 36, 12)}"
        fill="${ink.linear([tone(colour, -0.55), tone(colour, -0.75)])}"/>
      <g transform="translate(42 42)">
        ${ink.clip(`<path d="${panel(0, 0, w, h, 14)}"/>`, warm)}
        <path d="${panel(0, 0, w, h, 14)}" fill="none" stroke="#0d0b0c" stroke-width="5"/>
      </g>
      ${pull(ink, door - 40, 46, 20, height - 92, tone(accent, 0.15))}` +
    letter(ink.art.label ?? 'Convection', {
      x: 42 + w / 2,
      y: height - 36,
      size: 13,
      width: 240,
      colour: readableOn(tone(colour, -0.7), tone(accent, 0.3)),
      weight: 0.15,
      tracking: 4,
    }) +
    `<path d="${panel(x, 18, wide + 4, height - 36, 12)}" fill="${ink.linear(['#2a2e37', '#15171c'])}"/>
      <path d="${panel(x + 10, 32, wide - 16, 60, 8)}" fill="#06080c"/>
      ${letter(ink.choose('time', ['01:30', '02:00', '12:15']), {
        x: x + wide / 2,
        y: 62,
        size: 28,
        width: wide - 50,
        colour: '#8df0c8',
        weight: 0.12,
      })}` +
    (dials
      ? dial(height * 0.43, ink.int('turn', -120, 60)) + dial(height * 0.77, ink.int('turn2', -60, 120))
      : `${keys}
        <path d="${panel(x + 10, height - 72, wide - 16, 38, 10)}" fill="${accent}"/>
        ${letter('Start', {
          x: x + wide / 2,
          y: height - 53,
          size: 14,
          colour: readableOn(accent, '#ffffff'),
          weight: 0.17,
        })}`)
  );
}

function vents(ink: Ink, height: number): string {
  return Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="M${90 + at * 26} ${height * 0.3}V${height * 0.5}" stroke="${tone(ink.colour, -0.75)}" stroke-width="9"
          stroke-linecap="round"/>`,
  ).join('');
}
