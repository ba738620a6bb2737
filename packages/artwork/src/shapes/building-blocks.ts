import { camera, type Camera } from '../camera.ts';
import { tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { closeUp } from '../textile.ts';

const unit = 80;
const rise = 76;

/**
 * A build of studded bricks: a house, a tower or a rocket by seed; another build from the other side; studs close up.
 */
export const buildingBlocks: Draw = ink => {
  const angle = ink.view === 'angle';
  const eye = camera(angle ? -52 : -32, angle ? 22 : 30, angle ? 480 : 500, 760);
  const whole = `<g transform="translate(500 606) scale(1.12) translate(-500 -660)">
      ${ink.ground(510, 780, 860, 220, 0.5)}
      ${build(ink, eye)}
    </g>`;
  return ink.view === 'detail' ? closeUp(whole, 560, 420, 2.3) : whole;
};

/** Left, back and bottom corner in units, then how wide and deep, then colour index. */
type Brick = [x: number, z: number, level: number, wide: number, deep: number, colour: number];

const builds: Brick[][] = [
  [
    [-3, -2, 0, 6, 1, 0],
    [-3, -1, 0, 2, 3, 0],
    [1, -1, 0, 2, 3, 0],
    [-3, -2, 1, 6, 1, 1],
    [-3, -1, 1, 1, 3, 2],
    [2, -1, 1, 1, 3, 2],
    [-3, -2, 2, 6, 4, 3],
    [-2, -2, 3, 4, 4, 0],
    [-1, -1, 4, 2, 2, 1],
  ],
  [
    [-2, -2, 0, 4, 4, 0],
    [-2, -2, 1, 2, 4, 1],
    [0, -2, 1, 2, 4, 2],
    [-1, -2, 2, 3, 3, 3],
    [-1, -1, 3, 2, 2, 0],
    [-1, -1, 4, 2, 2, 2],
    [-1, -1, 5, 1, 2, 1],
    [0, -1, 5, 1, 2, 3],
  ],
  [
    [-4, -1, 0, 2, 2, 1],
    [-1, -1, 0, 2, 2, 0],
    [2, -1, 0, 2, 2, 2],
    [-4, -1, 1, 8, 2, 3],
    [-3, -1, 2, 2, 2, 2],
    [0, -1, 2, 3, 2, 0],
    [1, -1, 3, 2, 2, 1],
    [1, -1, 4, 1, 2, 3],
  ],
];

function build(ink: Ink, eye: Camera): string {
  const palette = [ink.colour, ink.accent, '#f2c230', '#3f9b5b', '#2f6fd0', '#d9402f'];
  const shift = ink.int('palette', 0, 3);
  const bricks = [...(builds[ink.int('build', 0, 2)] ?? builds[0]!), [ink.int('loose', 3, 4), 2, 0, 2, 2, 1] as Brick];
  const nearness = ([x, z, , wide, deep]: Brick): number => x + wide / 2 + (z + deep / 2);
  return bricks
    .toSorted((a, b) => a[2] - b[2] || nearness(a) - nearness(b))
    .map(brick => draw(ink, eye, brick, palette[brick[5] < 2 ? brick[5] : 2 + ((brick[5] + shift) % 4)] ?? ink.colour))
    .join('');
}

function draw(ink: Ink, eye: Camera, [x, z, level, wide, deep]: Brick, colour: string): string {
  const [left, right, back, front] = [x * unit, (x + wide) * unit, z * unit, (z + deep) * unit];
  const [low, high] = [level * rise, (level + 1) * rise];
  const light = ink.linear([tone(colour, 0.26), colour]);
  const face = (fill: string, path: string): string =>
    `<path d="${path}" fill="${fill}" stroke="${tone(colour, -0.45)}" stroke-opacity=".6" stroke-width="2"
        stroke-linejoin="round"/>`;
  const studs = Array.from({ length: wide * deep }, (_, at) => {
    const [cx, cy] = eye.at([left + ((at % wide) + 0.5) * unit, high, back + (Math.floor(at / wide) + 0.5) * unit]);
    return `M${cx - 25} ${cy - 14}v14a25 13 0 0 0 50 0v-14z`;
  });
  const caps = studs.map(path =>
    path.replace(
      /^M(\S+) (\S+)v14.*$/,
      (_, sx: string, sy: string) => `M${sx} ${sy}a25 13 0 0 0 50 0a25 13 0 0 0-50 0`,
    ),
  );
  return (
    face(
      light,
      eye.path([
        [left, high, front],
        [right, high, front],
        [right, low, front],
        [left, low, front],
      ]),
    ) +
    face(
      tone(colour, -0.32),
      eye.path([
        [right, high, front],
        [right, high, back],
        [right, low, back],
        [right, low, front],
      ]),
    ) +
    face(
      tone(colour, 0.16),
      eye.path([
        [left, high, back],
        [right, high, back],
        [right, high, front],
        [left, high, front],
      ]),
    ) +
    `<path d="${studs.join('')}" fill="${tone(colour, -0.22)}"/>
      <path d="${caps.join('')}" fill="${tone(colour, 0.3)}"/>
      <path d="M${eye.at([left + 6, high - 7, front]).join(' ')}L${eye.at([right - 6, high - 7, front]).join(' ')}"
        stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`
  );
}
