import { tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import type { Finish } from './types.ts';

interface SolidOptions {
  /** How far the shading reaches in from the edge, drawing units. */
  depth?: number;
  /** 0 to 1. */
  dark?: number;
  light?: number;
  /** Shade and light; tones of the thing itself look richer than black and white. */
  shade?: string;
  glow?: string;
  /** More shading in the same soft layer. */
  lines?: SoftLine[];
}

/** A soft mark: its line as path data, its width, and how dark (negative) or light (positive) it is, -1 to 1. */
export type SoftLine = [line: string, width: number, strength: number];

/**
 * A filled outline (path data) with the volume of a cushion: lit along its upper left edge, shaded along the lower
 * right one.
 */
export function solid(ink: Ink, outline: string, fill: string, options: SolidOptions = {}): string {
  return `<path d="${outline}" fill="${fill}"/>${volume(ink, [outline], options)}`;
}

/** The shading of `solid` alone, over outlines that are painted already, as one soft layer. */
export function volume(ink: Ink, outlines: string[], options: SolidOptions = {}): string {
  const {
    depth = 40,
    dark = 0.5,
    light = 0.5,
    shade = tone(ink.colour, -0.75),
    glow = '#fffaf0',
    lines = [],
  } = options;
  const shift = round(depth * 0.4);
  const edges = (colour: string, opacity: number, by: number): string =>
    `<g transform="translate(${by} ${by})" stroke="${colour}" stroke-width="${depth}" stroke-opacity="${opacity}">
        ${outlines.map(outline => `<path d="${outline}"/>`).join('')}
      </g>`;
  const marks = lines.map(
    ([line, width, strength]) =>
      `<path d="${line}" stroke="${strength < 0 ? shade : glow}" stroke-width="${width}"
          stroke-opacity="${round(Math.abs(strength) * (strength < 0 ? 100 : 62)) / 100}"/>`,
  );
  const layer = `<g fill="none" stroke-linecap="round">
      ${edges(shade, dark, -shift * 0.4)}
      ${edges(glow, light, shift)}
      ${marks.join('')}
    </g>`;
  return ink.clip(
    outlines.map(outline => `<path d="${outline}"/>`).join(''),
    ink.blur(round(Math.max(3, depth * 0.34)), layer, 0.04),
  );
}

/** Light across a round thing: laid over any flat colour with the same outline. */
export function sheen(ink: Ink, finish: Finish): string {
  const dark = '#160e22';
  const light = '#fffdf7';
  switch (finish) {
    case 'metal':
      return ink.linear(
        [
          [0, dark, 0.55],
          [0.07, dark, 0.1],
          [0.2, light, 0.75],
          [0.29, light, 0.2],
          [0.42, dark, 0.22],
          [0.56, dark, 0.02],
          [0.68, light, 0.35],
          [0.8, dark, 0.2],
          [0.93, dark, 0.5],
          [1, light, 0.15],
        ],
        'across',
      );
    case 'glass':
      return ink.linear(
        [
          [0, dark, 0.4],
          [0.06, light, 0.25],
          [0.14, light, 0.65],
          [0.2, light, 0.05],
          [0.7, dark, 0.05],
          [0.86, light, 0.3],
          [0.94, dark, 0.25],
          [1, dark, 0.45],
        ],
        'across',
      );
    case 'gloss':
    case 'leather':
      return ink.linear(
        [
          [0, dark, 0.38],
          [0.1, dark, 0.05],
          [0.17, light, 0.2],
          [0.21, light, 0.62],
          [0.3, light, 0.5],
          [0.34, light, 0.12],
          [0.55, dark, 0.06],
          [0.85, dark, 0.42],
          [0.95, dark, 0.48],
          [1, light, 0.05],
        ],
        'across',
      );
    default:
      return ink.linear(
        [
          [0, dark, 0.28],
          [0.12, dark, 0.04],
          [0.28, light, 0.3],
          [0.5, dark, 0.02],
          [0.85, dark, 0.34],
          [1, dark, 0.42],
        ],
        'across',
      );
  }
}

/** A path with its colour and, over it, `light` (a paint from `sheen`). */
export function lit(outline: string, fill: string, light: string): string {
  return `<path d="${outline}" fill="${fill}"/><path d="${outline}" fill="${light}"/>`;
}

/** A corner of a turned profile: height on the drawing, radius, how far its corner is rounded. */
export type Turn = [y: number, radius: number, corner?: number];

/**
 * Outline of a thing turned about `x`, from its top to its bottom. `tilt` is the height of a circle seen at an angle,
 * as a part of its width.
 */
export function turned(x: number, turns: Turn[], tilt = 0.1): string {
  const first = turns[0]!;
  const last = turns.at(-1)!;
  const right = side(x, turns, 1);
  const left = side(x, turns.toReversed(), -1);
  return `M${round(x - first[1])} ${first[0]}
    A${first[1]} ${round(first[1] * tilt)} 0 0 1 ${round(x + first[1])} ${first[0]}${right}
    A${last[1]} ${round(last[1] * tilt)} 0 0 1 ${round(x - last[1])} ${last[0]}${left}Z`;
}

/** A band wrapped around a turned thing of one radius. */
export function band(x: number, radius: number, top: number, bottom: number, tilt = 0.1): string {
  const bend = round(radius * tilt);
  return `M${x - radius} ${top}A${radius} ${bend} 0 0 0 ${x + radius} ${top}
    V${bottom}A${radius} ${bend} 0 0 1 ${x - radius} ${bottom}Z`;
}

function side(x: number, turns: Turn[], sign: 1 | -1): string {
  const points = turns.map(([y, radius, corner = 0]) => ({ x: x + sign * radius, y, corner }));
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index]!;
      const after = points[index + 2];
      if (!after || !point.corner) return `L${round(point.x)} ${round(point.y)}`;
      const [near, far] = [towards(point, before, point.corner), towards(point, after, point.corner)];
      return `L${near}Q${round(point.x)} ${round(point.y)} ${far}`;
    })
    .join('');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, distance: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(0.5, distance / length);
  return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`;
}
