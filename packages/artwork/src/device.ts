import type { Camera, Point } from './camera.ts';
import { lightness, tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import { solid } from './solid.ts';
import type { Finish } from './types.ts';

/** A rounded rectangle as path data. */
export function panel(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${round(x + r)} ${round(y)}h${round(width - r * 2)}
    a${r} ${r} 0 0 1 ${r} ${r}v${round(height - r * 2)}
    a${r} ${r} 0 0 1 ${-r} ${r}h${round(r * 2 - width)}
    a${r} ${r} 0 0 1 ${-r} ${-r}v${round(r * 2 - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** Light over a flat front: brightest in the upper left, as glossy as its finish. */
export function gleam(ink: Ink, finish: Finish = ink.art.finish): string {
  switch (finish) {
    case 'metal':
      return ink.linear(
        [
          [0, '#fff', 0.42],
          [0.22, '#fff', 0.06],
          [0.4, '#160e22', 0.1],
          [0.55, '#fff', 0.2],
          [0.75, '#160e22', 0.08],
          [1, '#160e22', 0.34],
        ],
        'slant',
      );
    case 'gloss':
    case 'glass':
      return ink.linear(
        [
          [0, '#fff', 0.5],
          [0.34, '#fff', 0.14],
          [0.345, '#fff', 0.02],
          [0.7, '#160e22', 0.12],
          [1, '#160e22', 0.36],
        ],
        'slant',
      );
    default:
      return ink.linear(
        [
          [0, '#fff', 0.3],
          [0.4, '#fff', 0.04],
          [0.6, '#160e22', 0.06],
          [1, '#160e22', 0.34],
        ],
        'slant',
      );
  }
}

/** A flat rounded front in `fill` with light over it and a bright edge at the upper left. */
export function plate(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  finish: Finish = ink.art.finish,
): string {
  const outline = panel(x, y, width, height, radius);
  const rim = ink.linear(
    [
      [0, '#fff', 0.85],
      [0.3, '#fff', 0.12],
      [0.7, '#160e22', 0.1],
      [1, '#160e22', 0.5],
    ],
    'slant',
  );
  return `<path d="${outline}" fill="${fill}"/>
    <path d="${outline}" fill="${gleam(ink, finish)}"/>
    <path d="${panel(x + 1.5, y + 1.5, width - 3, height - 3, radius - 1.5)}" fill="none" stroke="${rim}"
      stroke-width="3"/>`;
}

export interface Slab {
  /** Top left corner of its front, and the directions of its sides. */
  origin: Point;
  right: Point;
  down: Point;
  /** From the front to the back: its thickness. */
  back: Point;
  width: number;
  height: number;
  radius: number;
  /** Paint of its edge. */
  edge: string;
  /** On the front, from its top left corner. */
  front: string;
}

/** A rounded board of some thickness, seen at an angle. */
export function slab(eye: Camera, { origin, right, down, back, width, height, radius, edge, front }: Slab): string {
  const flat = ([x, y, z]: Point): [number, number] => {
    const [zero, end] = [eye.at([0, 0, 0]), eye.at([x * 1000, y * 1000, z * 1000])];
    return [(end[0] - zero[0]) / 1000, (end[1] - zero[1]) / 1000];
  };
  const [[rx, ry], [dx, dy], [bx, by]] = [flat(right), flat(down), flat(back)];
  const area = rx * dy - ry * dx;
  // The way to the back in the board's own directions: what it sweeps over is the edge.
  const [u, v] = [(bx * dy - by * dx) / area, (rx * by - ry * bx) / area];
  const length = Math.hypot(u, v) || 1;
  const support = (sign: number): [number, number] => {
    const [nx, ny] = [(sign * -v) / length, (sign * u) / length];
    return [
      width / 2 + Math.sign(nx) * (width / 2 - radius) + nx * radius,
      height / 2 + Math.sign(ny) * (height / 2 - radius) + ny * radius,
    ];
  };
  const [[ax, ay], [cx, cy]] = [support(1), support(-1)];
  // One path for both, so that one paint runs over all of the edge; turned the same way, so that they add up.
  const corners = [
    [ax, ay],
    [ax + u, ay + v],
    [cx + u, cy + v],
    [cx, cy],
  ];
  const turn = corners.reduce((sum, [px = 0, py = 0], index) => {
    const [qx = 0, qy = 0] = corners[(index + 1) % 4] ?? [];
    return sum + px * qy - qx * py;
  }, 0);
  const bridge = `M${(turn < 0 ? corners.toReversed() : corners)
    .map(corner => corner.map(round).join(' '))
    .join('L')}Z`;
  const side = `<path d="${panel(u, v, width, height, radius)}${bridge}" fill="${edge}"/>`;
  return eye.plane(origin, right, down, side + front);
}

/** Paint of a slab's edge: bands of light along it. */
export function edgePaint(ink: Ink, colour: string, finish: Finish = ink.art.finish): string {
  if (finish === 'metal' || finish === 'glass')
    return ink.linear(
      [tone(colour, 0.3), tone(colour, -0.35), tone(colour, 0.55), tone(colour, -0.1), tone(colour, -0.5)],
      'slant',
    );
  return ink.linear([tone(colour, 0.05), tone(colour, -0.3), tone(colour, -0.5)], 'slant');
}

/** A camera's eye: ring, barrel, coated glass. */
export function lens(ink: Ink, x: number, y: number, radius: number, ring = '#3a3d45'): string {
  const part = (size: number, fill: string): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * size)}" fill="${fill}"/>`;
  const glass = ink.radial(
    [
      [0, '#6a86d8'],
      [0.3, '#2b3c86'],
      [0.65, '#141a38'],
      [1, '#07080f'],
    ],
    0.36,
    0.32,
    0.72,
  );
  const spot = (dx: number, dy: number, size: number, fill: string, opacity: number): string =>
    `<circle cx="${round(x + radius * dx)}" cy="${round(y + radius * dy)}" r="${round(radius * size)}" fill="${fill}"
        fill-opacity="${opacity}"/>`;
  return (
    part(1, ink.linear([tone(ring, 0.65), tone(ring, -0.1), tone(ring, -0.6), tone(ring, 0.25)], 'slant')) +
    part(0.88, '#0c0d12') +
    part(0.74, ink.linear(['#2c2f38', '#08090d'], 'slant')) +
    part(0.56, glass) +
    spot(0.16, 0.2, 0.2, '#b061d8', 0.4) +
    spot(0.2, 0.24, 0.09, '#5fe0c0', 0.45) +
    spot(-0.2, -0.2, 0.13, '#fff', 0.85) +
    spot(-0.02, -0.28, 0.05, '#fff', 0.6)
  );
}

/** Rows of small holes, as a speaker has them. */
export function holes(ink: Ink, colour: string, pitch = 12, radius = 3.2): string {
  const half = pitch / 2;
  return ink.pattern(
    pitch,
    pitch,
    `<circle cx="${half / 2}" cy="${half / 2}" r="${radius}" fill="${colour}"/>
      <circle cx="${half * 1.5}" cy="${half * 1.5}" r="${radius}" fill="${colour}"/>`,
  );
}

/** A round control seen from above or in front, lit from the upper left. */
export function knob(ink: Ink, x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${round(x + radius * 0.08)}" cy="${round(y + radius * 0.14)}" r="${round(radius * 1.06)}" fill="#160e22"
      fill-opacity=".3"/>
    <circle cx="${x}" cy="${y}" r="${radius}"
      fill="${ink.linear([tone(colour, 0.6), colour, tone(colour, -0.45)], 'slant')}"/>
    <circle cx="${x}" cy="${y}" r="${round(radius * 0.82)}"
      fill="${ink.linear([tone(colour, -0.2), tone(colour, 0.1), tone(colour, 0.35)], 'slant')}"/>`;
}

/** A glowing lamp. */
export function led(ink: Ink, x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${round(radius * 2.6)}" fill="${ink.radial(
    [
      [0, colour, 0.7],
      [1, colour, 0],
    ],
    0.5,
    0.5,
    0.5,
  )}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${tone(colour, 0.45)}"/>`;
}

/** A cable: dark edge, body, light along it. */
export function cable(line: string, colour: string, width = 14): string {
  return `<g fill="none" stroke-linecap="round">
      <path d="${line}" stroke="${tone(colour, -0.5)}" stroke-width="${width}"/>
      <path d="${line}" stroke="${colour}" stroke-width="${round(width * 0.76)}"/>
      <path d="${line}" stroke="${tone(colour, 0.55)}" stroke-width="${round(width * 0.2)}"
        transform="translate(${round(-width * 0.14)} ${round(-width * 0.16)})"/>
    </g>`;
}

/** A `solid` of dull plastic or leather: the darker it is, the less light it throws back, so that black stays black. */
export function moulded(ink: Ink, outline: string, fill: string, options: Parameters<typeof solid>[3] = {}): string {
  const back = 0.2 + 0.8 * Math.min(1, lightness(fill) * 1.5);
  const lines = options.lines?.map(([line, width, strength]): [string, number, number] => [
    line,
    width,
    strength > 0 ? strength * back : strength,
  ]);
  return solid(ink, outline, fill, { ...options, light: (options.light ?? 0.5) * back, ...(lines && { lines }) });
}
