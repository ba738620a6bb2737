import { camera, drawBox } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { edgePaint, gleam, led, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen, turned } from '../solid.ts';
import { closeUp } from '../textile.ts';

/**
 * Three kinds: "antennas", "mesh" in a pack of two, "pocket". From the front; turned, with the sockets; the lamps close
 * up.
 */
export const router: Draw = ink => {
  switch (ink.form(['antennas', 'mesh', 'pocket'])) {
    case 'mesh':
      return mesh(ink);
    case 'pocket':
      return pocket(ink);
    default:
      return antennas(ink);
  }
};

const waves = (x: number, y: number, size: number, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${size * 0.16}" stroke-linecap="round">
      <path
        d="M${x - size} ${y}A${size * 1.42} ${size * 1.42} 0 0 1 ${x + size} ${y}
          M${x - size * 0.62} ${y + size * 0.36}
          A${size * 0.88} ${size * 0.88} 0 0 1 ${x + size * 0.62} ${y + size * 0.36}"/>
    </g>
    <circle cx="${x}" cy="${y + size * 0.76}" r="${size * 0.14}" fill="${colour}"/>`;

function antennas(ink: Ink): string {
  const { colour, accent } = ink;
  const rear = ink.view === 'angle';
  const [w, h, d] = [640, round(ink.vary('tall', 74, 100)), 380];
  const eye = camera(rear ? -36 : -14, rear ? 26 : 20, 490, 800);
  const count = ink.int('antennas', 2, 4);
  const rods = Array.from({ length: count }, (_, at) => {
    const place = -w / 2 + 50 + (at * (w - 100)) / (count - 1);
    const [x, y] = eye.at([place, h * 0.7, rear ? d / 2 + 20 : -d / 2 - 10]);
    const lean = (at - (count - 1) / 2) * 7;
    return `<g transform="translate(${x} ${y}) rotate(${round(lean)})">
        <path d="M-17 0V-400Q-17 -424 0 -424Q17 -424 17 -400V0Z" fill="${tone(colour, -0.1)}"/>
        <path d="M-17 0V-400Q-17 -424 0 -424Q17 -424 17 -400V0Z" fill="${sheen(ink, 'matte')}"/>
        <path d="M-17 -330H17" stroke="${tone(colour, -0.5)}" stroke-width="3"/>
        <rect x="-22" y="-44" width="44" height="66" rx="12" fill="${tone(colour, -0.35)}"/>
      </g>`;
  }).join('');
  const lamps = [0, 1, 2, 3, 4]
    .map(at => led(ink, w / 2 - 80 + at * 40, h / 2 + 4, 5, at === 4 ? '#f2a13a' : '#7fe0a8'))
    .join('');
  const sockets = [accent, '#f2c14e', '#f2c14e', '#f2c14e']
    .map(
      (fill, at) =>
        `<rect x="${150 + at * 96}" y="${h / 2 - 26}" width="76" height="52" rx="6" fill="${fill}"/>
          <path d="M${162 + at * 96} ${h / 2 + 18}v-30h16v-8h20v8h16v30Z" fill="#0d0e12"/>`,
    )
    .join('');
  const front = rear
    ? `${plate(ink, 0, 0, w, h, 5, tone(colour, -0.1))}
      ${sockets}
      <circle cx="86" cy="${h / 2}" r="17" fill="#0d0e12" stroke="#5a5f6a" stroke-width="5"/>
      <circle cx="580" cy="${h / 2}" r="13" fill="${accent}"/>`
    : `${plate(ink, 0, 0, w, h, 5, colour)}
      <path d="M30 ${h - 20}H${w - 30}" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
      ${lamps}`;
  const vents = Array.from({ length: 11 }, (_, at) => `M${80 + at * 20} ${60 + at * 5}V${d - 60 - at * 5}`).join('');
  const top = `<rect width="${w}" height="${d}" rx="6" fill="${tone(colour, 0.12)}"/>
    <path d="${vents}" stroke="${tone(colour, -0.5)}" stroke-width="8" stroke-linecap="round"/>
    <path d="M${w * 0.5} 0L${w * 0.62} ${d}M${w} ${d * 0.3}L${w * 0.62} ${d}" stroke="${tone(colour, -0.25)}"
      stroke-width="4"/>
    ${waves(w * 0.76, d * 0.46, 54, readableOn(colour, accent))}
    ${letter(ink.art.label ?? 'Netrava', {
      x: w * 0.8,
      y: d * 0.84,
      size: 20,
      colour: readableOn(colour, tone(colour, 0.6)),
      tracking: 4,
    })}
    <rect width="${w}" height="${d}" rx="6" fill="${gleam(ink)}"/>`;
  const box = drawBox(eye, {
    width: w,
    height: h,
    depth: d,
    front,
    side: `<rect width="${d}" height="${h}" fill="${tone(colour, -0.32)}"/>`,
    top,
  });
  const scene = `${ink.ground(510, 800, 940, 220, 0.5)}${rear ? box + rods : rods + box}`;
  return ink.view === 'detail' ? closeUp(scene, 560, 700, 2.2) : scene;
}

function unit(ink: Ink, x: number, y: number, scale: number, back: boolean): string {
  const { colour, accent } = ink;
  const radius = round(ink.vary('radius', 118, 146));
  const tall = ink.vary('tall', 300, 420);
  const top = 860 - tall;
  const body = turned(
    500,
    [
      [top, radius],
      [top + 40, radius + 8, 24],
      [830, radius, 40],
      [860, radius - 30],
    ],
    0.26,
  );
  const ring = `<path d="M${500 - radius + 8} 836
    A${radius - 8} ${(radius - 8) * 0.26} 0 0 0 ${500 + radius - 8} 836" fill="none"
      stroke="${accent}" stroke-width="9" stroke-opacity=".85"/>`;
  const sockets = back
    ? [0, 1, 2]
        .map(
          at =>
            `<rect x="${424 + at * 54}" y="720" width="44" height="38" rx="5" fill="#0d0e12"
                stroke="${tone(colour, -0.3)}" stroke-width="4"/>
              <path d="M${434 + at * 54} 752v-16h8v-6h10v6h8v16Z" fill="#f2c14e"/>`,
        )
        .join('') + `<circle cx="500" cy="660" r="12" fill="#0d0e12"/>`
    : `${waves(500, top + tall * 0.42, 34, readableOn(colour, accent))}${led(ink, 500, top + tall * 0.7, 6, accent)}`;
  const slits = Array.from(
    { length: 5 },
    (_, at) =>
      `<ellipse cx="500" cy="${round(top)}" rx="${round(radius * (0.82 - at * 0.15))}"
          ry="${round(radius * (0.82 - at * 0.15) * 0.26)}"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})">
      ${ink.ground(512, 866, radius * 3, radius * 0.8, 0.6)}
      ${lit(body, colour, sheen(ink, 'matte'))}
      <ellipse cx="500" cy="${round(top)}" rx="${radius}" ry="${round(radius * 0.26)}"
        fill="${ink.linear([tone(colour, 0.5), tone(colour, -0.06)], 'slant')}"/>
      <g fill="none" stroke="${tone(colour, -0.3)}" stroke-width="4" stroke-opacity=".7">${slits}</g>
      ${ring}
      ${sockets}
    </g>`;
}

function mesh(ink: Ink): string {
  if (ink.view === 'detail') return closeUp(unit(ink, 0, 0, 1, false), 500, 640, 1.9);
  return ink.view === 'front'
    ? unit(ink, -60, -40, 0.86, false) + unit(ink, 130, -20, 1, false)
    : unit(ink, -230, -30, 1, false) + unit(ink, 160, 10, 1, true);
}

function pocket(ink: Ink): string {
  const { colour, accent } = ink;
  const [w, h, d] = [560, 80, 380];
  const tilted = ink.view === 'angle';
  const eye = camera(tilted ? -40 : -16, tilted ? 34 : 62, 490, tilted ? 660 : 580);
  const bars = [0, 1, 2, 3]
    .map(at => `<rect x="${at * 22}" y="${36 - at * 12}" width="14" height="${16 + at * 12}" rx="3"/>`)
    .join('');
  const glass = `${plate(ink, 90, 60, w - 180, 180, 22, '#14161c', 'glass')}
    <g transform="translate(124 104)" fill="#fff">${bars}</g>
    ${letter('4G', { x: 274, y: 128, size: 34, colour: '#fff' })}
    <rect x="360" y="112" width="70" height="34" rx="7" fill="none" stroke="#fff" stroke-width="5"/>
    <rect x="367" y="119" width="${ink.int('charge', 24, 54)}" height="20" rx="3" fill="#8fe0a8"/>
    ${letter('3 users', { x: w / 2, y: 204, size: 20, colour: accent })}`;
  const scene = `${ink.ground(510, tilted ? 690 : 650, 840, tilted ? 330 : 400, 0.5)}
    ${slab(eye, {
      origin: [-w / 2, h, -d / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -h, 0],
      width: w,
      height: d,
      radius: 46,
      edge: edgePaint(ink, colour),
      front: `<path d="${panel(0, 0, w, d, 46)}" fill="${mix(colour, '#ffffff', 0.06)}"/>
        ${glass}
        <circle cx="${w / 2}" cy="${d - 70}" r="30" fill="${accent}"/>
        <path d="M${w / 2} ${d - 86}v16M${w / 2 - 12} ${d - 80}a16 16 0 1 0 24 0" fill="none" stroke="${colour}"
          stroke-width="5"/>
        <path d="${panel(0, 0, w, d, 46)}" fill="${gleam(ink)}"/>`,
    })}
    ${eye.plane(
      [-w / 2, h, d / 2],
      [1, 0, 0],
      [0, -1, 0],
      `<rect x="${w / 2 - 34}" y="28" width="68" height="24" rx="12" fill="#0d0e12"/>
        <path d="M80 40h90" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>`,
    )}`;
  return ink.view === 'detail' ? closeUp(scene, 490, 500, 1.9) : scene;
}
