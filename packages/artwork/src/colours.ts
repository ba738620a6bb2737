type Rgb = [number, number, number];

const shadowInk: Rgb = [22, 14, 34];
const lightInk: Rgb = [255, 253, 247];

/** `from` moved towards `to` by `part`, 0 to 1. Colours are #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  return toHex(blend(toRgb(from), toRgb(to), part));
}

/**
 * Darker for a negative `step`, lighter for a positive one, -1 to 1. Shadows lean to violet and lights to cream, as in
 * daylight.
 */
export function tone(colour: string, step: number): string {
  return toHex(blend(toRgb(colour), step < 0 ? shadowInk : lightInk, Math.abs(step)));
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red, green, blue] = toRgb(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** A print that stays readable on `ground`: `wanted` where the two differ enough, else a tone of the ground. */
export function readableOn(ground: string, wanted: string): string {
  const gap = Math.abs(lightness(ground) - lightness(wanted));
  if (gap > 0.28) return wanted;
  return lightness(ground) > 0.5 ? tone(wanted, -0.6) : tone(wanted, 0.75);
}

function blend(from: Rgb, to: Rgb, part: number): Rgb {
  return [0, 1, 2].map(at => from[at as 0] + (to[at as 0] - from[at as 0]) * part) as Rgb;
}

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map(part =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
