import { mix, readableOn, tone } from './colours.ts';
import type { Ink } from './Ink.ts';

export type Weave =
  | 'plain'
  | 'pinstripe'
  | 'stripe'
  | 'hoops'
  | 'gingham'
  | 'tartan'
  | 'booti'
  | 'dots'
  | 'block'
  | 'leaf'
  | 'melange';

/**
 * Cloth as a paint: `ground` colour with `figure` woven or printed on it. `transform` lays it along a sleeve or makes
 * it larger.
 */
export function cloth(ink: Ink, weave: Weave, ground: string, figure: string, transform = ''): string {
  const print = readableOn(ground, figure);
  const base = (width: number, height: number): string =>
    `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  const size = ink.vary('weave', 0.85, 1.25);
  const scale = `${transform} scale(${Math.round(size * 100) / 100})`.trim();
  switch (weave) {
    case 'plain':
      // Threads show only in a close-up, and a fine pattern takes long to render.
      if (ink.view !== 'detail') return ground;
      return ink.pattern(
        18,
        18,
        `${base(18, 18)}
          <path d="M0 1.5H18M0 6H18M0 10.5H18M0 15H18" stroke="${tone(ground, -0.2)}" stroke-width="1.2"
            stroke-opacity=".4"/>
          <path d="M3 0V18M9 0V18M15 0V18" stroke="${tone(ground, 0.35)}" stroke-width="1" stroke-opacity=".35"/>`,
        transform,
      );
    case 'melange':
      return ink.pattern(
        62,
        38,
        `${base(62, 38)}
          <path
            d="M1 2h7M12 5h9M4 9h6M15 12h6M2 15h8M13 17h5M32 4h9M47 9h9M28 13h6M39 17h6M26 21h8M44 25h5M4 23h9M14 29h7
              M6 34h8M30 31h9M50 33h8M52 18h7"
            stroke="${tone(ground, 0.45)}" stroke-width="1.4" opacity=".6"/>
          <path
            d="M9 2h5M2 6h6M13 9h8M5 12h6M14 15h8M30 8h6M44 4h8M48 13h9M34 24h8M24 27h6M2 27h8M18 24h6M22 35h7M42 36h8
              M54 28h6"
            stroke="${tone(ground, -0.35)}" stroke-width="1.4" opacity=".5"/>`,
        transform,
      );
    case 'pinstripe':
      return ink.pattern(
        26,
        600,
        `${base(26, 600)}<path d="M8 0V600" stroke="${print}" stroke-width="2.6" opacity=".8"/>`,
        scale,
      );
    case 'stripe':
      return ink.pattern(
        58,
        600,
        `${base(58, 600)}
          <path d="M16 0V600" stroke="${print}" stroke-width="17" opacity=".9"/>
          <path d="M38 0V600" stroke="${print}" stroke-width="3" opacity=".7"/>`,
        scale,
      );
    case 'hoops':
      return ink.pattern(600, 90, `${base(600, 90)}<path d="M0 24H600" stroke="${print}" stroke-width="26"/>`, scale);
    case 'gingham':
      return ink.pattern(
        44,
        44,
        `<rect width="44" height="44" fill="${tone(ground, 0.72)}"/>
          <path d="M11 0V44M0 11H44" stroke="${ground}" stroke-width="22" opacity=".62"/>`,
        scale,
      );
    case 'tartan':
      return ink.pattern(
        120,
        120,
        `${base(120, 120)}
          <path d="M30 0V120M0 30H120" stroke="${mix(ground, print, 0.7)}" stroke-width="30" opacity=".55"/>
          <path d="M84 0V120M0 84H120" stroke="${tone(ground, -0.5)}" stroke-width="16" opacity=".5"/>
          <path d="M30 0V120M0 30H120M104 0V120M0 104
            H120" stroke="${tone(print, 0.4)}" stroke-width="3" opacity=".8"/>`,
        scale,
      );
    case 'booti':
      return ink.pattern(
        92,
        92,
        base(92, 92) +
          [
            [23, 24],
            [69, 70],
          ]
            .map(
              ([x, y]) =>
                `<g transform="translate(${x} ${y})" fill="${print}">
                    <path d="M0 12C-13 4-11-13 3-16C-3-8 12-6 10 4C9 10 4 12 0 12Z"/>
                    <circle r="4" cy="2" fill="${ground}"/>
                    <circle r="2.4" cy="19"/>
                  </g>`,
            )
            .join(''),
        scale,
      );
    case 'dots':
      return ink.pattern(
        40,
        40,
        `${base(40, 40)}
          <circle cx="10" cy="10" r="4.6" fill="${print}"/>
          <circle cx="30" cy="30" r="4.6" fill="${print}"/>`,
        scale,
      );
    case 'block':
      return ink.pattern(
        80,
        80,
        `${base(80, 80)}
          <g fill="${print}">
            <path d="M40 14L46 34L66 40L46 46L40 66L34 46L14 40L34 34Z"/>
            <circle r="5"/>
            <circle r="5" cx="80"/>
            <circle r="5" cy="80"/>
            <circle r="5" cx="80" cy="80"/>
          </g>
          <circle cx="40" cy="40" r="5" fill="${ground}"/>`,
        scale,
      );
    default:
      return ink.pattern(
        104,
        104,
        `${base(104, 104)}
          <g fill="none" stroke="${print}" stroke-width="3.4" stroke-linecap="round">
            <path d="M20 92C20 60 34 30 66 14"/>
          </g>
          <g fill="${print}">
            <path
              d="M26 66C8 62 6 46 8 38C22 42 28 54 26 66ZM34 50C50 54 60 46 64 38C50 32 38 38 34 50ZM66 14
                C76 10 88 14 92 22C80 28 70 24 66 14ZM74 84a7 7 0 1 1 .1 0Z"/>
          </g>`,
        scale,
      );
  }
}

/** A seam: a dark line in the cloth. */
export function seam(line: string, colour: string, width = 3): string {
  return `<path d="${line}" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="${width}" stroke-opacity=".7"/>`;
}

/** Sewing thread along a line. */
export function stitches(line: string, thread: string, width = 3): string {
  return `<path d="${line}" fill="none" stroke="${thread}" stroke-width="${width}"
      stroke-dasharray="${width * 3.2} ${width * 1.9}" stroke-linecap="round"/>`;
}

/** A sewn button with four holes. */
export function button(x: number, y: number, radius: number, colour: string): string {
  const hole = Math.round(radius * 2.4) / 10;
  const holes = `M${-hole} ${-hole}h0M${hole} ${-hole}h0M${-hole} ${hole}h0M${hole} ${hole}h0`;
  return `<g transform="translate(${x} ${y})">
      <circle cx="1.5" cy="3" r="${radius}" fill="#160e22" fill-opacity=".35"/>
      <circle r="${radius}" fill="${colour}"/>
      <path d="M${-radius * 0.7} 1A${radius * 0.7} ${radius * 0.7} 0 0 1 2 ${-radius * 0.65}" fill="none" stroke="#fff"
        stroke-width="${radius * 0.16}" stroke-opacity=".8"/>
      <path d="${holes}" stroke="${tone(colour, -0.6)}" stroke-width="${radius * 0.26}" stroke-linecap="round"/>
    </g>`;
}

/** A close-up of `content`: the drawing magnified around one of its points, which comes to the middle. */
export function closeUp(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(500 500) scale(${scale}) translate(${-x} ${-y})">${content}</g>`;
}
