import { camera } from '../camera.ts';
import { tone } from '../colours.ts';
import { edgePaint, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { phoneBack, phoneFront, phoneSize } from '../phone.ts';
import { closeUp } from '../textile.ts';

/** Back and front overlapping; lying across each other, seen from above; the cameras close up. */
export const smartphone: Draw = ink => {
  if (ink.view === 'angle') return lying(ink);
  const { width, height, radius } = phoneSize(ink);
  const top = round(890 - height);
  if (ink.view === 'detail') return closeUp(back(ink, 300, 200), 474, 372, 2.1);
  const shade = ink.linear(
    [
      [0, '#160e22', 0],
      [1, '#160e22', 0.4],
    ],
    'across',
  );
  return (
    ink.ground(512, 900, 760, 86, 0.6) +
    back(ink, 186, top - 44) +
    `<rect x="${774 - width}" y="${top + 20}" width="40" height="${height - 72}" fill="${shade}"/>` +
    keys(ink, 810, top + 6) +
    `<g transform="translate(${810 - width} ${top})">${phoneFront(ink, width, height, radius, frameOf(ink))}</g>`
  );
};

const frameOf = (ink: Ink): string => (ink.art.finish === 'matte' ? tone(ink.colour, -0.1) : tone(ink.colour, 0.12));

function keys(ink: Ink, x: number, top: number): string {
  return `<rect x="${x - 4}" y="${top + 170}" width="9" height="96" rx="4" fill="${tone(ink.colour, -0.35)}"/>
    <rect x="${x - 4}" y="${top + 296}" width="9" height="58" rx="4" fill="${ink.accent}"/>`;
}

function back(ink: Ink, x: number, y: number): string {
  const { width, height, radius } = phoneSize(ink);
  return `<g transform="translate(${x} ${y})">${phoneBack(ink, width, height, radius)}</g>`;
}

function lying(ink: Ink): string {
  const { width, height, radius } = phoneSize(ink);
  const eye = camera(-34, 48, 500, 560);
  const edge = edgePaint(ink, frameOf(ink), 'metal');
  const board = (x: number, z: number, y: number, front: string): string =>
    slab(eye, {
      origin: [x, y, z],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -26, 0],
      width,
      height,
      radius,
      edge,
      front,
    });
  return (
    ink.ground(440, 640, 900, 420, 0.4) +
    board(-width - 12, -height / 2 - 60, 0, phoneBack(ink, width, height, radius)) +
    ink.ground(700, 610, 560, 330, 0.34) +
    board(16, -height / 2 + 70, 16, phoneFront(ink, width, height, radius, frameOf(ink)))
  );
}
