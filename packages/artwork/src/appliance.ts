import { drawBox, type Camera } from './camera.ts';
import { tone } from './colours.ts';
import { panel } from './device.ts';
import type { Ink } from './Ink.ts';

interface Cabinet {
  width: number;
  height: number;
  depth: number;
  colour: string;
  /** On the front and the top, from their top left corners; they lie over the painted faces. */
  front: string;
  top?: string;
  side?: string;
}

/**
 * A box of sheet metal or plastic standing on its bottom's centre, lit from the upper left; its right side shows in a
 * camera with a negative yaw.
 */
export function cabinet(
  ink: Ink,
  eye: Camera,
  { width, height, depth, colour, front, top = '', side = '' }: Cabinet,
): string {
  const wall = (w: number, h: number, paint: string): string => `<rect width="${w}" height="${h}" fill="${paint}"/>`;
  return drawBox(eye, {
    width,
    height,
    depth,
    front: wall(width, height, ink.linear([tone(colour, 0.14), colour, tone(colour, -0.2)], 'slant')) + front,
    side:
      wall(depth, height, ink.linear([tone(colour, -0.26), tone(colour, -0.4), tone(colour, -0.52)], 'slant')) + side,
    top: wall(width, depth, ink.linear([tone(colour, 0.6), tone(colour, 0.28), tone(colour, 0.1)], 'slant')) + top,
  });
}

/** A bar to pull at, upright or across, with the shadow that it throws. */
export function pull(ink: Ink, x: number, y: number, width: number, height: number, colour: string): string {
  const r = Math.min(width, height) / 2;
  const paint = ink.linear(
    [
      [0, tone(colour, 0.75)],
      [0.4, colour],
      [0.6, tone(colour, -0.4)],
      [1, tone(colour, -0.1)],
    ],
    width < height ? 'across' : 'down',
  );
  return `<path d="${panel(x + r * 0.9, y + r * 1.2, width, height, r)}" fill="#160e22" fill-opacity=".28"/>
    <path d="${panel(x, y, width, height, r)}" fill="${paint}"/>`;
}
