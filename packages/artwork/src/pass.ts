import { tone } from './colours.ts';
import type { Ink } from './Ink.ts';

/** A plastic card, 640 by 400 from its top left corner, with `content` printed on it, lit across. */
export function card(ink: Ink, content: string, ground = ink.colour): string {
  const rect =
    '<path d="M34 0H606A34 34 0 0 1 640 34V366A34 34 0 0 1 606 400H34A34 34 0 0 1 0 366V34A34 34 0 0 1 34 0Z"/>';
  const paint = ink.linear(
    [
      [0, tone(ground, 0.28)],
      [0.5, ground],
      [1, tone(ground, -0.42)],
    ],
    'slant',
  );
  const gleam = ink.linear(
    [
      [0, '#fff', 0.34],
      [0.34, '#fff', 0.05],
      [0.36, '#fff', 0],
      [1, '#fff', 0],
    ],
    'slant',
  );
  return `${ink.clip(
    rect,
    `<rect width="640" height="400" fill="${paint}"/>
      ${brandPattern(ink)}
      ${content}
      <rect width="640" height="400" fill="${gleam}"/>`,
  )}
    <rect x="1.5" y="1.5" width="637" height="397" rx="33" fill="none" stroke="#fff" stroke-opacity=".45"
      stroke-width="3"/>`;
}

/** The edge and shadow of a card that lies or leans; goes under it. */
export function cardEdge(ink: Ink): string {
  return `${ink.blur(16, '<rect x="16" y="34" width="640" height="400" rx="34" fill="#160e22" fill-opacity=".4"/>')}
    <rect x="3" y="9" width="640" height="400" rx="34" fill="${tone(ink.colour, -0.6)}"/>`;
}

function brandPattern(ink: Ink): string {
  const light = tone(ink.accent, 0.15);
  switch (ink.int('pattern', 0, 5)) {
    case 0:
      return `<g fill="none" stroke="${light}" stroke-opacity=".38" stroke-width="3">
          ${Array.from({ length: 9 }, (_, at) => `<circle cx="560" cy="360" r="${50 + at * 38}"/>`).join('')}
        </g>`;
    case 1:
      return `<g fill="none" stroke="${light}" stroke-opacity=".36" stroke-width="4">
          ${Array.from(
            { length: 8 },
            (_, at) => `<path
                d="M-20 ${150 + at * 36}C140 ${70 + at * 36} 240 ${250 + at * 36} 400 ${150 + at * 36}
                  S580 ${90 + at * 36} 680 ${170 + at * 36}"/>`,
          ).join('')}
        </g>`;
    case 2:
      return `<g fill="${light}" fill-opacity=".3">
          ${Array.from(
            { length: 40 },
            (_, at) => `<path d="M${(at % 8) * 84 - 10} ${Math.floor(at / 8) * 84 + 42}l42-42l42 42l-42 42z"
              fill-opacity="${(ink.int(`tile${at}`, 0, 3) * 0.1).toFixed(1)}"/>`,
          ).join('')}
        </g>`;
    case 3:
      return `<circle cx="580" cy="40" r="210" fill="${light}" fill-opacity=".35"/>
        <circle cx="640" cy="300" r="170" fill="${tone(ink.colour, 0.5)}" fill-opacity=".28"/>
        <circle cx="440" cy="420" r="120" fill="${light}" fill-opacity=".22"/>`;
    case 4:
      return `<path d="M360-20L700 400H520L180-20ZM540-20L760 250V-20Z" fill="${light}" fill-opacity=".3"/>
        <path d="M240-20L600 420" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`;
    default:
      return `<g transform="translate(520 200)" fill="none" stroke="${light}" stroke-opacity=".45" stroke-width="3.4">
          ${Array.from(
            { length: 12 },
            (_, at) => `<path d="M0 0C-50-70-40-150 0-190C40-150 50-70 0 0Z" transform="rotate(${at * 30})"/>`,
          ).join('')}
          <circle r="60"/>
        </g>`;
  }
}

/** The gold contact of a card. */
export function chip(ink: Ink, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
      <rect width="74" height="56" rx="10" fill="${ink.linear(['#fbe7a8', '#d9a93c', '#a87a1c'], 'slant')}"/>
      <path d="M0 20H24V36H0M74 20H50V36H74M24 0V56M50 0V56M24 28H50" fill="none" stroke="#7a5710" stroke-opacity=".7"
        stroke-width="2.4"/>
    </g>`;
}
