import { camera, drawBox } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { cable, edgePaint, gleam, led, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen, turned } from '../solid.ts';
import { closeUp, cloth, stitches } from '../textile.ts';

/**
 * Four kinds: "wall" with one port, "trio" with three, "car", "stand". With its cable; from behind, with the pins; the
 * ports close up.
 */
export const charger: Draw = ink => {
  switch (ink.form(['wall', 'trio', 'car', 'stand'])) {
    case 'car':
      return car(ink);
    case 'stand':
      return stand(ink);
    case 'trio':
      return wall(ink, 3);
    default:
      return wall(ink, 1);
  }
};

function port(ink: Ink, x: number, y: number, wide = true): string {
  const [w, h] = wide ? [92, 34] : [104, 46];
  return `<path d="${panel(x - w / 2 - 6, y - h / 2 - 6, w + 12, h + 12, wide ? 23 : 10)}" fill="${tone(ink.colour, -0.3)}"/>
    <path d="${panel(x - w / 2, y - h / 2, w, h, wide ? 17 : 5)}" fill="#0d0e12"/>
    ${
      wide
        ? `<path d="M${x - 26} ${y}h52" stroke="#868c98" stroke-width="7" stroke-linecap="round"/>`
        : `<path d="M${x - 42} ${y - 15}h84v14h-84Z" fill="${readableOn('#0d0e12', ink.accent)}"/>`
    }`;
}

function wall(ink: Ink, ports: number): string {
  const { colour, accent } = ink;
  const [w, h, d] = [round(ink.vary('wide', 300, 330)), ports === 3 ? 430 : 330, 300];
  const text = readableOn(colour, tone(colour, -0.4));
  const sides = ink.linear([
    [0, tone(colour, 0.12)],
    [0.28, tone(colour, -0.06)],
    [0.36, tone(colour, -0.24)],
    [1, tone(colour, -0.42)],
  ]);
  const face = (): string =>
    `${plate(ink, 0, 0, w, h, 56, colour)}
      <path d="${panel(24, 24, w - 48, h - 48, 38)}" fill="${tone(colour, -0.06)}"/>
      <path d="${panel(24, 24, w - 48, h - 48, 38)}" fill="${gleam(ink)}"/>
      ${
        ports === 3
          ? port(ink, w / 2, 110) + port(ink, w / 2, 206) + port(ink, w / 2, 306, false)
          : port(ink, w / 2, h / 2 - 26)
      }
      ${letter(ink.art.label ?? (ports === 3 ? '65 W' : '33 W'), {
        x: w / 2,
        y: h - 62,
        size: 30,
        colour: text,
        weight: 0.15,
      })}`;
  if (ink.view === 'angle') {
    const eye = camera(-36, 22, 430, 760);
    const pin = (x: number): string =>
      `<rect x="${x}" y="${h / 2 - 66}" width="40" height="132" rx="20" fill="#000" fill-opacity=".2"/>`;
    const back = `${plate(ink, 0, 0, w, h, 56, colour)}
      <path d="${panel(40, 60, w - 80, h - 120, 70)}" fill="${tone(colour, -0.1)}"/>
      ${pin(w / 2 - 78)}
      ${pin(w / 2 + 38)}
      ${letter('IN 100-240 V', { x: w / 2, y: h - 84, size: 15, colour: text })}`;
    const rod = (x: number): string => {
      const [[x0, y0], [x1, y1]] = [eye.at([x, h / 2, d / 2]), eye.at([x, h / 2, d / 2 + 150])];
      return `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="#74798a" stroke-width="36" stroke-linecap="round"/>
        <path d="M${x0} ${y0 - 3}L${x1} ${y1 - 3}" stroke="#c9cdd6" stroke-width="27" stroke-linecap="round"/>
        <path d="M${x0} ${y0 - 9}L${x1} ${y1 - 9}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;
    };
    return `${ink.ground(500, 760, 760, 200, 0.5)}
      ${slab(eye, {
        origin: [-w / 2, h, d / 2],
        right: [1, 0, 0],
        down: [0, -1, 0],
        back: [0, 0, -d],
        width: w,
        height: h,
        radius: 56,
        edge: sides,
        front: back,
      })}
      ${rod(-58)}
      ${rod(58)}`;
  }
  const eye = camera(-28, 18, 380, 800);
  const scene = `${ink.ground(440, 800, 720, 190, 0.5)}
    ${cable(
      `M720 700C900 640 960 520 850 440C740 370 690 560 800 640C900 710 900 830 760 850C640 868 560 850 520 880`,
      mix(accent, '#f0f0f0', 0.4),
      18,
    )}
    ${slab(eye, {
      origin: [-w / 2, h, d / 2],
      right: [1, 0, 0],
      down: [0, -1, 0],
      back: [0, 0, -d],
      width: w,
      height: h,
      radius: 56,
      edge: sides,
      front: face(),
    })}
    ${plug(ink, 470, 890, 82)}
    ${ports === 3 ? '' : plug(ink, 700, 690, 100)}`;
  return ink.view === 'front'
    ? scene
    : closeUp(scene, eye.at([0, h * 0.6, d / 2])[0], eye.at([0, h * 0.55, d / 2])[1], 2.1);
}

/** A USB-C plug that points to the left, turned by `angle` from upright. */
function plug(ink: Ink, x: number, y: number, angle: number): string {
  const skin = mix(ink.accent, '#f0f0f0', 0.4);
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
      <path d="${panel(-15, 30, 30, 40, 9)}" fill="${ink.linear(['#8d93a0', '#f4f5f8', '#a3a9b5'], 'across')}"/>
      <path d="${panel(-25, -44, 50, 80, 15)}"
        fill="${ink.linear([tone(skin, 0.4), skin, tone(skin, -0.4)], 'across')}"/>
    </g>`;
}

function car(ink: Ink): string {
  const { colour, accent } = ink;
  const body = `${lit(
    turned(
      500,
      [
        [250, 130],
        [280, 138, 14],
        [560, 104, 60],
        [590, 92],
      ],
      0.2,
    ),
    colour,
    sheen(ink, 'metal'),
  )}
    ${lit(
      turned(
        500,
        [
          [590, 84],
          [770, 78],
          [800, 60, 18],
          [812, 34],
        ],
        0.16,
      ),
      '#24262c',
      sheen(ink, 'gloss'),
    )}
    ${lit(
      turned(
        500,
        [
          [806, 24],
          [850, 20, 10],
          [858, 10],
        ],
        0.2,
      ),
      '#d9b15a',
      sheen(ink, 'metal'),
    )}
    <path d="${panel(414, 640, 14, 90, 7)}${panel(572, 640, 14, 90, 7)}"
      fill="${ink.linear(['#f4f5f8', '#8d93a0'], 'across')}"/>
    <path d="M380 330C420 352 580 352 620 330" fill="none" stroke="${accent}" stroke-width="12"/>
    ${letter(ink.art.label ?? '48 W', { x: 500, y: 450, size: 34, colour: readableOn(colour, tone(colour, 0.7)) })}`;
  const top = `<ellipse cx="500" cy="250" rx="130" ry="44"
      fill="${ink.linear([tone(colour, 0.2), tone(colour, -0.5)], 'slant')}"/>
    <ellipse cx="500" cy="250" rx="118" ry="38" fill="#17191e"/>
    <ellipse cx="500" cy="250" rx="118" ry="38" fill="none" stroke="${accent}" stroke-width="4"/>
    <g transform="translate(500 250) scale(1 .5)">
      <path d="${panel(-84, -22, 76, 44, 6)}" fill="#050608" stroke="#60656f" stroke-width="4"/>
      <path d="M-78 -14H-14V0H-78Z" fill="${accent}"/>
      <path d="${panel(14, -16, 70, 32, 16)}" fill="#050608" stroke="#60656f" stroke-width="4"/>
      <path d="M30 0h38" stroke="#868c98" stroke-width="6"/>
    </g>`;
  if (ink.view === 'angle')
    return `${ink.ground(500, 720, 760, 130, 0.55)}<g transform="translate(40 60) rotate(66 500 540)">${body}${top}</g>`;
  const scene = `${ink.ground(505, 872, 330, 66, 0.6)}${body}${top}`;
  return ink.view === 'front' ? scene : closeUp(scene, 500, 300, 2.6);
}

function stand(ink: Ink): string {
  const { colour, accent } = ink;
  const fabric = ink.view === 'detail' ? cloth(ink, 'melange', colour, accent) : colour;
  const eye = camera(ink.view === 'angle' ? -44 : -14, 20, 500, 800);
  const [w, h] = [380, 560];
  const rear = edgePaint(ink, accent, 'matte');
  const pad = `<path d="${panel(0, 0, w, h, 120)}" fill="${fabric}"/>
    <path d="${panel(0, 0, w, h, 120)}" fill="${gleam(ink, 'matte')}"/>
    ${stitches(panel(16, 16, w - 32, h - 32, 106), tone(colour, 0.4), 3)}
    <circle cx="${w / 2}" cy="${h * 0.42}" r="86" fill="none" stroke="${tone(colour, -0.4)}" stroke-width="6"
      stroke-opacity=".7"/>
    <path d="M${w / 2 + 12} ${h * 0.42 - 46}l-44 58h28l-10 44l46-60h-28Z" fill="${tone(colour, -0.45)}"/>`;
  const phone = `<path d="${panel(26, -90, w - 52, 640, 50)}" fill="#0b0c10"/>
    <path d="${panel(38, -78, w - 76, 616, 40)}" fill="${ink.linear(['#1d2a63', '#6a4fb0', '#f0a08a'], 'slant')}"/>
    <path d="M40 -60L240 -76L100 520H40Z" fill="#fff" fill-opacity=".13"/>
    ${letter('10:09', { x: w / 2, y: 60, size: 54, colour: '#fff', weight: 0.1 })}
    <circle cx="${w / 2}" cy="300" r="70" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="10"/>
    <path d="M${w / 2} 230A70 70 0 1 1 ${w / 2 - 66} 322" fill="none" stroke="#8fe0c4" stroke-width="10"
      stroke-linecap="round"/>
    ${letter('82 %', { x: w / 2, y: 300, size: 26, colour: '#fff' })}`;
  const [sin, cos] = [0.92, 0.39];
  const scene =
    ink.ground(520, 808, 640, 180, 0.55) +
    drawBox(eye, {
      width: 300,
      height: 26,
      depth: 300,
      front: plate(ink, 0, 0, 300, 26, 10, accent),
      side: `<rect width="300" height="26" fill="${tone(accent, -0.3)}"/>`,
      top: `<rect width="300" height="300" rx="60" fill="${tone(accent, 0.12)}"/>`,
    }) +
    slab(eye, {
      origin: [-w / 2, h * sin + 20, -h * cos + 90],
      right: [1, 0, 0],
      down: [0, -sin, cos],
      back: [0, -34 * cos, -34 * sin],
      width: w,
      height: h,
      radius: 120,
      edge: rear,
      front: pad + (ink.view === 'angle' ? phone : ''),
    }) +
    eye.plane([-120, 40, 130], [1, 0, 0], [0, -1, 0], plate(ink, 0, 0, 240, 44, 20, accent)) +
    led(ink, eye.at([0, 20, 134])[0], eye.at([0, 16, 134])[1], 6, '#8fe0c4');
  return ink.view === 'detail' ? closeUp(scene, 480, 420, 2) : scene;
}
