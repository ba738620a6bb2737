import { round } from './Ink.ts';
import type { Shape } from './shapes.ts';
import type { View } from './types.ts';

type Extent = [left: number, right: number, top: number, bottom: number];

/**
 * How far those drawings reach, over all their kinds, that would be cut where a picture is cropped to 4:5. Measured,
 * shadows left out.
 */
const extents: Partial<Record<Shape, Partial<Record<View, Extent>>>> = {
  smartphone: { angle: [55, 940, 165, 965] },
  'foldable-phone': { front: [110, 925, 110, 900], angle: [20, 945, 140, 835] },
  'feature-phone': { angle: [0, 925, 125, 995] },
  tablet: { front: [95, 940, 140, 855], angle: [135, 865, 145, 1050] },
  'phone-case': { angle: [70, 935, 120, 900] },
  'power-bank': { angle: [85, 940, 285, 875] },
  charger: { front: [165, 915, 205, 915] },
  laptop: { front: [65, 955, 25, 1025], angle: [60, 900, 325, 800] },
  monitor: { front: [60, 940, 180, 890] },
  keyboard: { front: [35, 965, 325, 690], angle: [80, 965, 265, 750] },
  mouse: { angle: [35, 910, 210, 890] },
  printer: { angle: [70, 865, 300, 955] },
  router: { angle: [85, 860, 325, 950] },
  'hard-disk': { angle: [85, 845, 235, 995] },
  'bluetooth-speaker': { front: [95, 940, 50, 885] },
  soundbar: { front: [45, 940, 140, 840], angle: [15, 930, 105, 880] },
  camera: { angle: [60, 870, 70, 925] },
  'action-camera': { angle: [60, 845, 175, 965] },
  tripod: { angle: [60, 940, 40, 825] },
  television: { front: [55, 945, 185, 785] },
  'washing-machine': { angle: [120, 820, 105, 1035] },
  'air-conditioner': { front: [70, 930, 335, 835], angle: [90, 845, 130, 895] },
  microwave: { angle: [30, 810, 235, 800] },
  'mixer-grinder': { angle: [110, 985, 195, 875] },
  'pressure-cooker': { front: [160, 940, 295, 840] },
  kettle: { front: [240, 965, 220, 900] },
  'lunch-box': { angle: [125, 1000, 390, 910] },
  'induction-cooktop': { angle: [110, 925, 365, 875] },
  kurta: { angle: [260, 750, 10, 965] },
  sneakers: { front: [75, 935, 310, 740] },
  sandals: { angle: [75, 915, 335, 790] },
  sunglasses: { front: [90, 910, 355, 625], angle: [75, 920, 325, 730] },
  curtain: { front: [65, 935, 105, 910], angle: [65, 935, 105, 905] },
  cushion: { angle: [50, 890, 125, 840] },
  lipstick: { angle: [85, 725, 180, 895] },
  'cream-jar': { angle: [150, 935, 300, 855] },
  perfume: { angle: [90, 820, 265, 880] },
  trimmer: { angle: [140, 935, 255, 875] },
  'hair-dryer': { front: [105, 910, 185, 960] },
  'tea-tin': { angle: [160, 935, 250, 890] },
  'dry-fruits': { angle: [140, 915, 135, 930] },
  'rice-bag': { angle: [130, 930, 155, 900] },
  'ghee-tin': { angle: [210, 1020, 255, 910] },
  'cricket-bat': { angle: [90, 905, 285, 830] },
  football: { angle: [0, 1000, 190, 1000] },
  'yoga-mat': { front: [145, 930, 250, 875] },
  dumbbells: { angle: [-5, 750, 290, 855] },
  bicycle: { front: [65, 935, 235, 805] },
  book: { angle: [70, 930, 320, 870] },
  'building-blocks': { front: [150, 860, 215, 1010] },
  'board-game': { angle: [55, 945, 245, 845] },
  pen: { angle: [60, 940, 265, 725] },
  'soft-toy': { angle: [25, 940, 315, 840] },
  'colour-set': { angle: [80, 940, 135, 920] },
  'streaming-pass': { front: [130, 1070, 30, 770] },
  'care-plan': { front: [85, 855, 250, 825] },
  'software-box': { angle: [60, 1005, 165, 860] },
};

/** A drawing moved and, where needed, made smaller so that it stays inside the middle 80 % of the width. */
export function framed(shape: Shape, view: View, drawn: string): string {
  const extent = extents[shape]?.[view];
  if (!extent) return drawn;
  const [left, right, top, bottom] = extent;
  const scale = Math.min(1, 796 / (right - left), 940 / (bottom - top));
  const x = 500 - (scale * (left + right)) / 2;
  const middle = (top + bottom) / 2;
  const half = (scale * (bottom - top)) / 2;
  const y = Math.min(Math.max(middle, 30 + half), 970 - half) - scale * middle;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.floor(scale * 1000) / 1000})">${drawn}</g>`;
}
