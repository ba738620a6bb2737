import { tone } from './colours.ts';
import type { Artwork, View } from './types.ts';

/** Where on its line, which colour, how opaque. */
type Stop = [at: number, colour: string, opacity?: number];

type Direction = 'across' | 'down' | 'slant';

const lines: Record<Direction, string> = {
  across: 'x2="1" y2="0"',
  down: 'x2="0" y2="1"',
  slant: 'x2="1" y2="1"',
};

/**
 * What one picture is drawn with, on a square of 1000 units: chance that follows the seed, and paints, patterns, clips
 * and blurs that are collected as definitions. `scope` starts every id, so that several pictures can stand in one
 * document.
 */
export class Ink {
  readonly art: Artwork;
  readonly view: View;
  readonly colour: string;
  readonly accent: string;
  readonly #scope: string;
  /** Ids by content: what is used again is not written again. */
  readonly #definitions = new Map<string, string>();

  constructor(art: Artwork, view: View, scope = 'k') {
    this.art = art;
    this.view = view;
    this.colour = art.colour;
    this.accent = art.accent;
    this.#scope = scope;
  }

  /** A number that is the same in every view of a product and differs between products. */
  vary(name: string, min: number, max: number): number {
    let hash = 2166136261 ^ this.art.seed;
    for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
    return min + (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * (max - min);
  }

  int(name: string, min: number, max: number): number {
    return Math.floor(this.vary(name, min, max + 1));
  }

  choose<Choice>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.int(name, 0, choices.length - 1)] ?? choices[0];
  }

  /** The kind that the artwork asks for, else one by seed. */
  form<Form extends string>(forms: readonly [Form, ...Form[]]): Form {
    return forms.find(form => form === this.art.form) ?? this.choose('form', forms);
  }

  linear(stops: Stop[] | string[], direction: Direction = 'down'): string {
    return this.#define('linearGradient', lines[direction], stopsOf(stops));
  }

  /** A line in drawing units instead of the painted thing's own box. */
  line(stops: Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const place = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.#define('linearGradient', place, stopsOf(stops));
  }

  /** Centre and radius are parts of the painted thing's box. */
  radial(stops: Stop[] | string[], x = 0.35, y = 0.3, radius = 0.75): string {
    return this.#define('radialGradient', `cx="${x}" cy="${y}" r="${radius}"`, stopsOf(stops));
  }

  pattern(width: number, height: number, content: string, transform = ''): string {
    return this.#define(
      'pattern',
      `width="${width}" height="${height}" patternUnits="userSpaceOnUse"${
        transform && ` patternTransform="${transform}"`
      }`,
      content,
    );
  }

  /** Clips `content` to `outline` (any SVG shapes). */
  clip(outline: string, content: string): string {
    return `<g clip-path="${this.#define('clipPath', '', outline)}">${content}</g>`;
  }

  /**
   * Softens `content`; `deviation` in drawing units, `margin` how far it may spread, as a part of its size. The dearest
   * thing to render (about 15 ms for half a picture at 640 px): two or three in a picture.
   */
  blur(deviation: number, content: string, margin = 0.12): string {
    const filter = this.#define(
      'filter',
      `color-interpolation-filters="sRGB" x="${-margin}" y="${-margin}" width="${1 + margin * 2}" height="${1 + margin * 2}"`,
      `<feGaussianBlur stdDeviation="${deviation}"/>`,
    );
    return `<g filter="${filter}">${content}</g>`;
  }

  /** The soft pool under a thing that stands at `y`. */
  ground(x: number, y: number, width: number, height = width * 0.16, strength = 0.42): string {
    const dark = tone(this.art.tint, -0.85);
    const pool = this.radial(
      [
        [0, dark, strength],
        [0.45, dark, strength * 0.55],
        [1, dark, 0],
      ],
      0.5,
      0.5,
      0.5,
    );
    return `<ellipse cx="${round(x + width * 0.03)}" cy="${round(y)}" rx="${round(width / 2)}" ry="${round(height / 2)}"
        fill="${pool}"/>`;
  }

  /** The shadow that `outline` throws on the wall behind it, for things that hang. */
  wall(outline: string, dx = 16, dy = 26, deviation = 20): string {
    const dark = tone(this.art.tint, -0.8);
    return this.blur(deviation, `<g transform="translate(${dx} ${dy})" fill="${dark}" opacity=".34">${outline}</g>`);
  }

  definitions(): string {
    const written = [...this.#definitions].map(([content, id]) => content.replace(' ', ` id="${id}" `));
    return written.length ? `<defs>${written.join('')}</defs>` : '';
  }

  #define(tag: string, attributes: string, content: string): string {
    const definition = `<${tag} ${attributes}>${content}</${tag}>`;
    const id = this.#definitions.get(definition) ?? `${this.#scope}${this.#definitions.size}`;
    this.#definitions.set(definition, id);
    return `url(#${id})`;
  }
}

/** Draws one thing in one view, as SVG elements on the square of 1000 units. */
export type Draw = (ink: Ink) => string;

/** One decimal: enough at 1280 px, and it keeps pictures small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function stopsOf(stops: Stop[] | string[]): string {
  return stops
    .map((stop, index) => {
      const [at, colour, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
      return `<stop offset="${Math.round(at * 1000) / 1000}"
          stop-color="${colour}"${
            opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
          }/>`;
    })
    .join('');
}
