import { lightness, readableOn, tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import { letter, letterLines } from './lettering.ts';
import { band, lit, sheen, turned, type Turn } from './solid.ts';
import type { Finish } from './types.ts';

/** A turned body with light across it. */
export function vessel(ink: Ink, x: number, turns: Turn[], fill: string, finish: Finish, tilt = 0.1): string {
  return lit(turned(x, turns, tilt), fill, sheen(ink, finish));
}

/** The flat round top of a turned thing, seen a little from above. */
export function disc(ink: Ink, x: number, y: number, radius: number, colour: string, tilt = 0.1): string {
  const top = ink.linear([tone(colour, 0.5), tone(colour, 0.12), tone(colour, -0.2)], 'slant');
  const inner = `<ellipse cx="${x}" cy="${y}" rx="${round(radius * 0.9)}" ry="${round(radius * tilt * 0.84)}" fill="none"
      stroke="${tone(colour, -0.3)}" stroke-opacity=".5" stroke-width="2.4"/>`;
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * tilt)}" fill="${top}"/>${inner}`;
}

/** A screw cap with grip ribs. */
export function cap(
  ink: Ink,
  x: number,
  top: number,
  bottom: number,
  radius: number,
  colour: string,
  finish: Finish = 'gloss',
  tilt = 0.1,
): string {
  const ribs = Array.from({ length: 25 }, (_, at) => {
    const turn = Math.cos(((at + 0.5) / 25) * Math.PI);
    return `M${round(x + turn * radius)} ${round(
      top + 8 + Math.sqrt(1 - turn * turn) * radius * tilt,
    )}V${round(bottom - 8 + Math.sqrt(1 - turn * turn) * radius * tilt)}`;
  }).join('');
  const wall = band(x, radius, top, bottom, tilt);
  return `<path d="${wall}" fill="${colour}"/>
    <path d="${ribs}" stroke="${tone(colour, -0.5)}" stroke-opacity=".45" stroke-width="3"/>
    <path d="${wall}" fill="${sheen(ink, finish)}"/>
    ${disc(ink, x, top, radius, colour, tilt)}`;
}

interface LabelOptions {
  x: number;
  radius: number;
  top: number;
  bottom: number;
  tilt?: number;
  ground: string;
  title: string;
  /** Small line under the title. */
  line?: string;
  finish?: Finish;
}

/** A printed paper label around a vessel: a seal or motif, the title, a small line; its design follows the seed. */
export function wrapped(
  ink: Ink,
  { x, radius, top, bottom, tilt = 0.1, ground, title, line, finish = 'matte' }: LabelOptions,
): string {
  const outline = band(x, radius, top, bottom, tilt);
  const figure = readableOn(ground, ground === ink.colour && lightness(ground) < 0.55 ? '#fffaf0' : ink.colour);
  const trim = readableOn(ground, ink.accent);
  const height = bottom - top;
  const bend = radius * tilt;
  const stripe = (y: number, width: number, colour: string): string =>
    `<path d="M${x - radius} ${round(y)}A${radius} ${round(bend)} 0 0 0 ${x + radius} ${round(y)}" fill="none"
        stroke="${colour}" stroke-width="${width}"/>`;
  const art = motif(ink, x, top + height * 0.32 + bend * 0.8, Math.min(radius * 0.42, height * 0.2), trim, figure);
  return ink.clip(
    `<path d="${outline}"/>`,
    `<path d="${outline}" fill="${ground}"/>
      ${stripe(top + height * 0.05, height * 0.05, trim)}
      ${stripe(bottom - height * 0.06, height * 0.09, figure)}
      ${art}` +
      letterLines(
        title,
        12,
        {
          x,
          y: top + height * 0.66 + bend * 0.8,
          size: Math.min(radius * 0.2, height * 0.13),
          width: radius * 1.5,
          colour: figure,
          weight: 0.17,
        },
        1.5,
      ) +
      (line === undefined
        ? ''
        : letter(line, {
            x,
            y: top + height * 0.86 + bend * 0.8,
            size: Math.min(radius * 0.08, height * 0.06),
            width: radius * 1.2,
            colour: trim,
            weight: 0.14,
          })) +
      `<path d="${outline}" fill="${sheen(ink, finish)}"/>`,
  );
}

/** A small emblem in a circle of `radius`, one of several by seed. */
export function motif(ink: Ink, x: number, y: number, radius: number, main: string, second: string): string {
  const scale = Math.round(radius * 10) / 1000;
  const rays = Array.from(
    { length: 12 },
    (_, at) => `<path d="M-9-62L0-98L9-62Z" transform="rotate(${at * 30})"/>`,
  ).join('');
  const petals = Array.from(
    { length: 8 },
    (_, at) => `<path d="M0 0C-34-40-22-82 0-100C22-82 34-40 0 0Z" transform="rotate(${at * 45})"/>`,
  ).join('');
  const drawn = ink.choose('motif', [
    `<g fill="${main}">${rays}<circle r="50"/></g><circle r="34" fill="${second}"/>`,
    `<g fill="${main}" fill-opacity=".82">${petals}</g><circle r="26" fill="${second}"/>`,
    `<path d="M0 96C-90 50-92-40 0-100C92-40 90 50 0 96Z" fill="${main}"/>
      <path d="M0 92V-60M0 40L40 4M0 40L-40 4M0 0L30-30M0 0L-30-30" stroke="${second}" stroke-width="8" fill="none"/>`,
    `<circle r="92" fill="none" stroke="${main}" stroke-width="8"/>
      <path d="M-80 40L-26-40L8 12L34-22L80 40Z" fill="${main}"/>
      <circle cx="34" cy="-56" r="16" fill="${second}"/>`,
    `<path d="M0-100L24-32L96-30L38 14L60 84L0 42L-60 84L-38 14L-96-30L-24-32Z" fill="${main}"/>
      <circle r="24" fill="${second}"/>`,
  ]);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawn}</g>`;
}
