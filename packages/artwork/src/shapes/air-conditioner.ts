import { camera } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { gleam, led, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/**
 * Two kinds: "split" on the wall, "window". Blowing; with its outdoor unit, or turned; the flap and display close up.
 */
export const airConditioner: Draw = ink => {
  const window = ink.form(['split', 'window']) === 'window';
  if (window) return windowUnit(ink);
  if (ink.view === 'angle')
    return `${ink.ground(400, 884, 640, 90, 0.55)}
      <g transform="translate(30 -70) scale(.86)">${split(ink)}</g>
      ${outdoor(ink, 130, 500, 560, 380)}
      ${remote(ink, 800, 620)}`;
  const front = `<g transform="translate(0 110)">${breeze(ink)}${split(ink)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 690, 500, 2.3);
};

const breeze = (ink: Ink): string =>
  ink.blur(
    12,
    `<g fill="none" stroke="${mix(ink.art.tint, '#8fc8f2', 0.6)}" stroke-width="18" stroke-linecap="round"
        stroke-opacity=".8">
        <path
          d="M210 520C240 570 190 610 220 670M390 530C420 590 370 640 400 710M590 530C620 590 570 640 600 710M770 520
            C800 570 750 610 780 670"/>
      </g>`,
    0.2,
  );

function split(ink: Ink): string {
  const { colour, accent } = ink;
  const tall = round(ink.vary('tall', 240, 276));
  const [l, r, t] = [70, 930, 230];
  const b = t + tall;
  const body = `M${l} ${t + 30}Q${l} ${t} ${l + 30} ${t}
    H${r - 30}Q${r} ${t} ${r} ${t + 30}V${b - 60}Q${r} ${b} ${r - 60} ${b}H${l + 60}Q${l} ${b} ${l} ${b - 60}Z`;
  const flap = `M${l + 60} ${b - 40}H${r - 60}L${r - 90} ${b + 22}Q500 ${b + 40} ${l + 90} ${b + 22}Z`;
  const decor = ink.choose('decor', [
    `<path d="M${l} ${b - 62}H${r}" stroke="${accent}" stroke-width="6"/>`,
    `<path
        d="M${l + 4} ${t + 60}C300 ${t + 130} 640 ${t + 20} ${r - 4} ${t + 110}
          V${t + 124}C640 ${t + 40} 300 ${t + 150} ${l + 4} ${t + 78}Z"
        fill="${accent}" fill-opacity=".55"/>`,
    Array.from(
      { length: 9 },
      (_, at) =>
        `<path d="M${l + 40} ${t + 40 + at * 13}H${r - 40}" stroke="${tone(colour, -0.1)}" stroke-width="2.5"/>`,
    ).join(''),
  ]);
  return `${ink.wall(`<path d="${body}"/>`, 10, 30, 16)}
    <path d="${body}" fill="${colour}"/>
    ${decor}
    ${volume(ink, [body], { depth: 46, dark: 0.4, light: 0.5 })}
    <path d="M${l + 40} ${t + 7}H${r - 40}" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>
    <path d="M${l + 44} ${t + 22}H${r - 44}" stroke="${tone(colour, -0.3)}" stroke-width="7" stroke-dasharray="44 8"/>
    <path d="M${l + 50} ${b - 44}H${r - 50}L${r - 80} ${b - 4}H${l + 80}Z" fill="#22262d"/>
    <path
      d="M${l + 90} ${b - 36}v26M300 ${b - 36}v26
        M430 ${b - 36}v26M570 ${b - 36}v26M700 ${b - 36}v26M${r - 90} ${b - 36}v26"
      stroke="#4a505b" stroke-width="6"/>
    <path d="${flap}" fill="${tone(colour, -0.06)}"/>
    <path d="${flap}"
      fill="${ink.linear([
        [0, '#fff', 0.3],
        [1, '#160e22', 0.3],
      ])}"/>
    ${letter(ink.art.label ?? 'Himvaan', {
      x: 160,
      y: b - 84,
      size: 18,
      width: 150,
      colour: readableOn(colour, tone(colour, -0.5)),
      tracking: 5,
    })}
    ${letter(ink.choose('degree', ['24', '22', '26']), {
      x: r - 130,
      y: b - 100,
      size: 44,
      colour: readableOn(colour, mix(accent, '#2f6fd0', 0.5)),
      weight: 0.13,
    })}
    <circle cx="${r - 84}" cy="${b - 116}" r="6" fill="none" stroke="${readableOn(colour, mix(accent, '#2f6fd0', 0.5))}"
      stroke-width="4"/>
    ${led(ink, r - 200, b - 96, 5, '#6fd09a')}`;
}

function outdoor(ink: Ink, x: number, y: number, w: number, h: number): string {
  const colour = mix(ink.colour, '#dfe2e4', 0.7);
  const [cx, cy, r] = [x + w * 0.38, y + h / 2, h * 0.4];
  const rings = [0.96, 0.8, 0.64, 0.48, 0.32]
    .map(size => `<circle cx="${cx}" cy="${cy}" r="${round(r * size)}"/>`)
    .join('');
  const blades = [0, 120, 240]
    .map(
      turn =>
        `<path
            d="M0 0C${r * 0.1} ${-r * 0.5} ${r * 0.5} ${-r * 0.9} ${r * 0.76} ${-r * 0.5}
              C${r * 0.6} ${-r * 0.2} ${r * 0.3} 0 0 0Z"
            transform="translate(${cx} ${cy}) rotate(${turn})" fill="#4a505b"/>`,
    )
    .join('');
  const vents = Array.from({ length: 9 }, (_, at) => `M${x + w * 0.76} ${y + 60 + at * 26}H${x + w - 34}`).join('');
  return `<path d="M${x + w} ${y + 8}L${x + w + 70} ${y - 20}V${y + h - 40}L${x + w} ${y + h}Z"
      fill="${tone(colour, -0.34)}"/>
    <path d="M${x} ${y}L${x + 70} ${y - 28}H${x + w + 70}L${x + w} ${y + 4}Z" fill="${tone(colour, 0.3)}"/>
    ${plate(ink, x, y, w, h, 12, colour, 'matte')}
    <circle cx="${cx}" cy="${cy}" r="${r}" fill="#1d2128"/>
    ${blades}
    <circle cx="${cx}" cy="${cy}" r="${round(r * 0.16)}" fill="#767d8a"/>
    <g fill="none" stroke="${tone(colour, 0.2)}" stroke-width="7">${rings}</g>
    <path d="M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}" stroke="${tone(colour, 0.1)}" stroke-width="7"/>
    <path d="${vents}" stroke="${tone(colour, -0.35)}" stroke-width="9" stroke-linecap="round"/>
    <path d="M${x + 40} ${y + h}h60v16h-60ZM${x + w - 100} ${y + h}h60v16h-60Z" fill="#2a2d34"/>`;
}

function remote(ink: Ink, x: number, y: number): string {
  return `${ink.ground(x + 10, y + 262, 180, 34, 0.5)}
    <g transform="translate(${x} ${y}) rotate(6)">
      <path d="${panel(-52, 0, 104, 260, 30)}" fill="${tone(ink.colour, -0.02)}"/>
      <path d="${panel(-52, 0, 104, 260, 30)}" fill="${gleam(ink, 'gloss')}"/>
      <path d="${panel(-38, 20, 76, 78, 12)}" fill="#bcd0c4"/>
      ${letter('24°', { x: 0, y: 60, size: 26, colour: '#22302a', weight: 0.14 })}
      <circle cx="0" cy="138" r="20" fill="${ink.accent}"/>
      <g fill="#aeb4bf">
        <circle cx="-26" cy="184" r="11"/>
        <circle cx="26" cy="184" r="11"/>
        <circle cx="-26" cy="222" r="11"/>
        <circle cx="26" cy="222" r="11"/>
      </g>
    </g>`;
}

function windowUnit(ink: Ink): string {
  const { colour, accent } = ink;
  const turned = ink.view === 'angle';
  const eye = camera(turned ? -42 : -16, turned ? 20 : 12, 480, 780);
  const [w, h, d] = [600, 400, 380];
  const fins = Array.from({ length: 12 }, (_, at) => `M40 ${60 + at * 25}H${w * 0.68}`).join('');
  const louvres = Array.from({ length: 8 }, (_, at) => `M${40 + at * 56} 20v28`).join('');
  const front = `${plate(ink, 0, 0, w, h, 8, colour)}
    <path d="${louvres}" stroke="${tone(colour, -0.3)}" stroke-width="26"/>
    <path d="${fins}" stroke="${tone(colour, -0.4)}" stroke-width="11" stroke-linecap="round"/>
    <path d="${fins}" stroke="#fff" stroke-opacity=".6" stroke-width="3" transform="translate(0 7)"/>
    ${plate(ink, w * 0.74, 60, w * 0.22, 130, 12, '#171a20', 'glass')}
    ${letter('24', { x: w * 0.85, y: 110, size: 42, colour: '#9fe0ff', weight: 0.13 })}
    ${led(ink, w * 0.85, 164, 5, '#6fd09a')}
    <circle cx="${w * 0.85}" cy="250" r="36" fill="${tone(colour, -0.12)}"/>
    <circle cx="${w * 0.85}" cy="250" r="26" fill="${accent}"/>
    ${letter(ink.art.label ?? 'Himvaan', {
      x: w * 0.85,
      y: 342,
      size: 15,
      width: 130,
      colour: readableOn(colour, tone(colour, -0.5)),
      tracking: 4,
    })}`;
  const vents = Array.from({ length: 7 }, (_, at) => `M${170 + at * 26} 70V${h - 70}`).join('');
  const body = [
    eye.plane(
      [-w / 2, h, -d / 2],
      [1, 0, 0],
      [0, 0, 1],
      `<rect width="${w}" height="${d}" fill="${tone(colour, 0.2)}"/>`,
    ),
    eye.plane(
      [w / 2, h, d / 2],
      [0, 0, -1],
      [0, -1, 0],
      `<rect width="${d}" height="${h}" fill="${tone(colour, -0.2)}"/>
        <path d="${vents}" stroke="${tone(colour, -0.45)}" stroke-width="11" stroke-linecap="round"/>`,
    ),
    eye.plane([-w / 2, h, d / 2], [1, 0, 0], [0, -1, 0], front),
  ].join('');
  const scene = `${ink.ground(520, 786, 860, 180, 0.5)}${body}`;
  return ink.view === 'detail' ? closeUp(scene, 650, 560, 2.2) : scene;
}
