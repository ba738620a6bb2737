import { mix, tone } from './colours.ts';
import { panel } from './device.ts';
import { round, type Ink } from './Ink.ts';

/**
 * What a display shows: a scene in the accent's colours, one of several by seed, `width` by `height` from its top left
 * corner.
 */
export function wallpaper(ink: Ink, width: number, height: number): string {
  const [w, h] = [width, height];
  // Trims are often black or grey; a display that shows them would look switched off.
  const hue = mix(ink.accent, ink.choose('hue', ['#2f6fe0', '#e2557a', '#1f9d8f', '#8a4fe0', '#e8872f']), 0.62);
  const deep = mix(tone(hue, -0.55), '#1b2a6b', 0.35);
  const warm = mix(hue, '#ff8a5c', 0.55);
  const cool = mix(hue, '#4fb4ff', 0.55);
  const at = (x: number, y: number): string => `${round(w * x)} ${round(h * y)}`;
  const ground = (...stops: string[]): string => `<path d="M0 0H${w}V${h}H0Z" fill="${ink.linear(stops, 'slant')}"/>`;
  switch (ink.int('wallpaper', 0, 4)) {
    case 0:
      return `${ground(deep, cool, '#ffd9b8')}
        <path d="M${at(0, 0.62)}C${at(0.3, 0.4)} ${at(0.5, 0.85)} ${at(1, 0.5)}V${h}H0Z" fill="${warm}"
          fill-opacity=".75"/>
        <path d="M${at(0, 0.8)}C${at(0.35, 0.55)} ${at(0.6, 1)} ${at(1, 0.68)}V${h}H0Z" fill="${deep}"
          fill-opacity=".8"/>`;
    case 1:
      return `${ground(tone(cool, 0.25), warm)}
        <ellipse cx="${round(w * 0.74)}" cy="${round(h * 0.34)}" rx="${round(Math.min(w, h) * 0.17)}"
          ry="${round(Math.min(w, h) * 0.17)}" fill="#fff4dc"/>
        <path d="M${at(0, 0.72)}L${at(0.22, 0.5)}L${at(0.4, 0.66)}L${at(0.66, 0.42)}L${at(1, 0.7)}V${h}H0Z"
          fill="${mix(deep, cool, 0.45)}"/>
        <path d="M${at(0, 0.86)}L${at(0.3, 0.7)}L${at(0.55, 0.82)}L${at(0.8, 0.66)}L${at(1, 0.78)}V${h}H0Z"
          fill="${deep}"/>`;
    case 2:
      return `${ground('#141a3c', deep)}
        <circle cx="${round(w * 0.2)}" cy="${round(h * 0.25)}" r="${round(Math.max(w, h) * 0.42)}"
          fill="${ink.radial(
            [
              [0, cool, 0.95],
              [1, cool, 0],
            ],
            0.5,
            0.5,
            0.5,
          )}"/>
        <circle cx="${round(w * 0.85)}" cy="${round(h * 0.75)}" r="${round(Math.max(w, h) * 0.46)}"
          fill="${ink.radial(
            [
              [0, warm, 0.95],
              [1, warm, 0],
            ],
            0.5,
            0.5,
            0.5,
          )}"/>`;
    case 3:
      return `${ground(tone(warm, 0.2), mix(warm, deep, 0.6))}
        ${[0.78, 0.58, 0.38, 0.2]
          .map(
            (size, index) => `<circle cx="${round(w * 0.5)}" cy="${h}" r="${round(Math.max(w, h) * size)}"
            fill="${[cool, tone(warm, 0.35), deep, '#ffe9c9'][index]}" fill-opacity=".8"/>`,
          )
          .join('')}`;
    default:
      return `${ground(deep, tone(hue, 0.1))}
        ${[0, 1, 2, 3]
          .map(
            index => `<path
                d="M${at(-0.1, 0.2 + index * 0.24)}
                  C${at(0.3, -0.1 + index * 0.24)} ${at(0.6, 0.55 + index * 0.24)} ${at(1.1, 0.1 + index * 0.24)}
                  V${round(h * (0.34 + index * 0.24))}
                  C${at(0.6, 0.78 + index * 0.24)} ${at(0.3, 0.1 + index * 0.24)} ${at(-0.1, 0.45 + index * 0.24)}Z"
                fill="${[warm, cool, '#ffd3a8', tone(cool, 0.4)][index]}" fill-opacity=".62"/>`,
          )
          .join('')}`;
  }
}

/** A lit display with `content` and a reflection of the window across it. */
export function display(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  content: string,
): string {
  const glare = ink.linear(
    [
      [0, '#fff', 0.34],
      [1, '#fff', 0.03],
    ],
    'slant',
  );
  const outline = `<path d="${panel(0, 0, width, height, radius)}"/>`;
  const reflection = `<path d="M0 0H${round(width * 0.62)}L${round(width * 0.2)} ${height}H0Z" fill="${glare}"/>`;
  return `<g transform="translate(${round(x)} ${round(y)})">${ink.clip(outline, content + reflection)}</g>`;
}
