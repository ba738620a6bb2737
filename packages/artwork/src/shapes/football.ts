import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Vector = [number, number, number];

/** A ball of 32 panels; from another side on the grass; a seam close up. */
export const football: Draw = ink => {
  const radius = 330;
  const turn = ink.vary('turn', 0, 360) + (ink.view === 'angle' ? 74 : 0);
  const whole = `${ink.ground(510, 858, 640, 110, 0.65)}${ball(ink, radius, turn, ink.view === 'angle' ? 52 : 20)}`;
  if (ink.view === 'detail') return closeUp(whole, 420, 400, 2.5);
  return ink.view === 'front' ? whole : `${pitch(ink)}${whole}`;
};

function ball(ink: Ink, radius: number, yaw: number, pitchDegrees: number): string {
  const { colour, accent } = ink;
  const ground = ink.vary('ground', 0, 1) > 0.35 ? '#f7f6f2' : tone(accent, 0.1);
  const place = ([x, y]: Vector): string => `${round(500 + x * radius)} ${round(520 - y * radius)}`;
  const visible = pentagons().map(panel => panel.map(point => spin(point, yaw, pitchDegrees)));
  const patches = visible
    .filter(panel => panel.some(point => point[2] > 0))
    .map((panel, at) => {
      const outline = panel.map(point => place(point[2] < 0 ? rim(point) : point));
      const fill = at % 3 === 1 && ink.vary('two', 0, 1) > 0.4 ? accent : colour;
      return `<path d="M${outline.join('L')}Z" fill="${fill}" stroke="${tone(colour, -0.5)}" stroke-width="7"
          stroke-linejoin="round"/>`;
    });
  const seams = edges()
    .map(([from, to]) => [spin(from, yaw, pitchDegrees), spin(to, yaw, pitchDegrees)] as const)
    .filter(([from, to]) => from[2] > -0.12 && to[2] > -0.12)
    .map(([from, to]) => {
      const middle = normal([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]);
      return `M${place(from)}Q${place([
        2 * middle[0] - (from[0] + to[0]) / 2,
        2 * middle[1] - (from[1] + to[1]) / 2,
        0,
      ])} ${place(to)}`;
    })
    .join('');
  const round32 = `<circle cx="500" cy="520" r="${radius}"/>`;
  return (
    ink.clip(
      round32,
      `<circle cx="500" cy="520" r="${radius}" fill="${ground}"/>
        <path d="${seams}" fill="none" stroke="#160e22" stroke-opacity=".4" stroke-width="7"/>
        <path d="${seams}" transform="translate(-4 -4)" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
        ${patches.join('')}
        ${
          ink.art.label
            ? letter(ink.art.label, { x: 500, y: 520, size: 30, width: 200, colour: tone(accent, -0.2), weight: 0.18 })
            : ''
        }`,
    ) +
    `<circle cx="500" cy="520" r="${radius}"
        fill="${ink.radial(
          [
            [0, '#fff', 0.75],
            [0.3, '#fff', 0.12],
            [0.6, '#160e22', 0.1],
            [0.88, '#160e22', 0.52],
            [1, '#160e22', 0.62],
          ],
          0.34,
          0.28,
          0.8,
        )}"/>
      <path d="M300 700A290 290 0 0 0 700 720" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="22"
        stroke-linecap="round"/>`
  );
}

const golden = (1 + Math.sqrt(5)) / 2;

/** Corners of an icosahedron: the middles of the pentagons of a classic ball. */
const corners: Vector[] = [-1, 1].flatMap(a =>
  [-golden, golden].flatMap((b): Vector[] => [normal([0, a, b]), normal([a, b, 0]), normal([b, 0, a])]),
);

const near = (from: Vector, to: Vector): boolean =>
  from !== to && from[0] * to[0] + from[1] * to[1] + from[2] * to[2] > 0.4;

/** The five neighbours of a corner, in order around it, each a third of the way along. */
function pentagons(): Vector[][] {
  return corners.map(corner => {
    const helper: Vector = Math.abs(corner[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const side = normal(cross(corner, helper));
    const up = cross(corner, side);
    return corners
      .filter(other => near(corner, other))
      .map((other): [number, Vector] => [Math.atan2(dot(other, up), dot(other, side)), third(corner, other)])
      .sort((a, b) => a[0] - b[0])
      .map(([, point]) => point);
  });
}

/** Seams between the hexagons: the middle third of each icosahedron's edge. */
function edges(): [Vector, Vector][] {
  return corners.flatMap((from, at) =>
    corners
      .slice(at + 1)
      .filter(to => near(from, to))
      .map((to): [Vector, Vector] => [third(from, to), third(to, from)]),
  );
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const third = (from: Vector, to: Vector): Vector =>
  normal([from[0] * 2 + to[0], from[1] * 2 + to[1], from[2] * 2 + to[2]]);
const rim = ([x, y]: Vector): Vector => [x / (Math.hypot(x, y) || 1), y / (Math.hypot(x, y) || 1), 0];

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function normal([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function spin([x, y, z]: Vector, yaw: number, tilt: number): Vector {
  const [a, b] = [(yaw * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [turnedX, turnedZ] = [x * Math.cos(a) + z * Math.sin(a), -x * Math.sin(a) + z * Math.cos(a)];
  return [turnedX, y * Math.cos(b) - turnedZ * Math.sin(b), y * Math.sin(b) + turnedZ * Math.cos(b)];
}

function pitch(ink: Ink): string {
  const blades = Array.from(
    { length: 60 },
    (_, at) =>
      `M${round(20 + at * 16.4)} 930l${round(ink.vary(`lean${at}`, -14, 14))} ${round(-ink.vary(`tall${at}`, 26, 66))}
        l9 ${round(ink.vary(`tall${at}`, 26, 66))}Z`,
  ).join('');
  return `<path d="M0 850C300 820 700 820 1000 850V1000H0Z" fill="${ink.linear(['#8fc46a', '#5c9a44'])}"/>
    <path d="${blades}" fill="#4c8a3a"/>
    <path d="M0 940C300 920 700 920 1000 940" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="13"/>`;
}
