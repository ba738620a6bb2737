import { round } from './Ink.ts';

export type Point = [x: number, y: number, z: number];

/** Parallel projection: x to the right, y up, z towards the viewer. */
export interface Camera {
  /** Where a point lands on the drawing. */
  at(point: Point): [x: number, y: number];
  /** A path through points. */
  path(points: Point[]): string;
  /** Content drawn flat (x right, y down, from its origin), laid on the plane of two unit vectors. */
  plane(origin: Point, right: Point, down: Point, content: string): string;
}

/**
 * `yaw` turns the thing to show its left side (positive), `pitch` raises the eye; degrees. `x`, `y` is where the origin
 * lands.
 */
export function camera(yaw: number, pitch: number, x: number, y: number): Camera {
  const [sinYaw, cosYaw] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sinPitch, cosPitch] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const flat = ([px, py, pz]: Point): [number, number] => {
    const depth = -px * sinYaw + pz * cosYaw;
    return [px * cosYaw + pz * sinYaw, -py * cosPitch + depth * sinPitch];
  };
  const at = (point: Point): [number, number] => {
    const [px, py] = flat(point);
    return [round(x + px), round(y + py)];
  };
  return {
    at,
    path: points => `M${points.map(point => at(point).join(' ')).join('L')}Z`,
    plane: (origin, right, down, content) => {
      const numbers = [...flat(right), ...flat(down)].map(value => Math.round(value * 10000) / 10000);
      return `<g transform="matrix(${numbers.join(' ')} ${at(origin).join(' ')})">${content}</g>`;
    },
  };
}

interface Faces {
  width: number;
  height: number;
  depth: number;
  /**
   * Content of the three visible faces, each from its own top left corner. `side` is the right one when yaw is
   * negative.
   */
  front: string;
  side: string;
  top: string;
}

/** A closed box that stands on its bottom's centre, turned by a negative yaw so that its right side shows. */
export function drawBox(eye: Camera, { width, height, depth, front, side, top }: Faces): string {
  const [w, d] = [width / 2, depth / 2];
  return (
    eye.plane([-w, height, -d], [1, 0, 0], [0, 0, 1], top) +
    eye.plane([w, height, d], [0, 0, -1], [0, -1, 0], side) +
    eye.plane([-w, height, d], [1, 0, 0], [0, -1, 0], front)
  );
}
