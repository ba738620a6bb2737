import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { cover } from '../cover.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** The box on its edge; the board laid out with pawns and dice; pawns close up. */
export const boardGame: Draw = ink => {
  if (ink.view === 'front') return box(ink);
  const game = board(ink);
  return ink.view === 'angle' ? game : closeUp(game, 600, 540, 2.2);
};

function box(ink: Ink): string {
  const { colour } = ink;
  const [w, h, d] = [560, 560, round(ink.vary('thick', 90, 140))];
  const title = ink.art.label ?? 'Raja quest';
  const side = `<rect width="${d}" height="${h}" fill="${tone(colour, -0.4)}"/>
    <g transform="translate(${d / 2} ${h / 2}) rotate(90)">
      ${letter(title, {
        x: 0,
        y: 0,
        size: 34,
        width: 400,
        colour: readableOn(tone(colour, -0.4), '#fffaf0'),
        weight: 0.18,
      })}
    </g>
    <path d="M0 3H${d}" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>`;
  const top = `<rect width="${w}" height="${d}" fill="${tone(colour, 0.2)}"/>
    ${letter(title, {
      x: w / 2,
      y: d / 2,
      size: 32,
      width: 400,
      colour: readableOn(tone(colour, 0.2), '#22242b'),
      weight: 0.17,
    })}`;
  const front = `${cover(
    ink,
    w,
    h,
    title,
    ink.choose('players', ['2 to 4 players', '2 to 6 players', 'Ages 6 and up']),
  )}
    <rect x="8" y="8" width="${w - 16}" height="${h - 16}" fill="none" stroke="#fff" stroke-opacity=".25"
      stroke-width="4"/>
    <rect width="${w}" height="${h}"
      fill="${ink.linear(
        [
          [0, '#fff', 0.28],
          [0.5, '#fff', 0],
          [1, '#160e22', 0.22],
        ],
        'slant',
      )}"/>`;
  return `${ink.ground(530, 836, 780, 130, 0.6)}
    ${drawBox(camera(-26, 14, 480, 830), { width: w, height: h, depth: d, front, side, top })}
    ${die(ink, 170, 800, 84)}
    ${pawn(250, 866, 0.9, ink.accent, ink)}`;
}

function board(ink: Ink): string {
  const { colour, accent } = ink;
  const size = 620;
  const cells = ink.int('cells', 6, 8);
  const step = size / cells;
  const shades = [tone(colour, 0.75), colour, '#f3e6c8', tone(accent, 0.2)];
  const squares = Array.from(
    { length: cells * cells },
    (_, at) =>
      `<rect x="${round((at % cells) * step)}" y="${round(Math.floor(at / cells) * step)}" width="${round(step)}"
          height="${round(step)}" fill="${shades[ink.int(`cell${at}`, 0, 3)]}"/>`,
  ).join('');
  const ladder = `<g transform="translate(150 470) rotate(-32)">
      <path d="M-22 60V-240M22 60V-240M-22 40H22M-22 0H22M-22-40H22M-22-80H22M-22-120H22M-22-160H22M-22-200H22"
        stroke="#7a4a1f" stroke-width="11" stroke-linecap="round"/>
    </g>`;
  const snake = `<path d="M440 110C560 150 380 240 470 300S520 430 400 470" fill="none" stroke="${tone(accent, -0.4)}"
      stroke-width="34" stroke-linecap="round"/>
    <path d="M440 110C560 150 380 240 470 300S520 430 400 470" fill="none" stroke="${accent}" stroke-width="24"
      stroke-linecap="round"/>
    <path d="M440 110C560 150 380 240 470 300S520 430 400 470" fill="none" stroke="${tone(accent, 0.6)}"
      stroke-width="7" stroke-dasharray="13 16"/>
    <circle cx="432" cy="102" r="5" fill="#fff"/>
    <circle cx="450" cy="94" r="5" fill="#fff"/>`;
  const star = `<path d="M310 200L340 280L424 284L358 336L382 418L310 370L238 418L262 336L196 284
    L280 280Z" fill="${accent}"
      stroke="#fffaf0" stroke-width="9"/>`;
  const top = `<rect width="${size}" height="${size}" fill="#f3e6c8"/>
    ${squares}
    <path
      d="${Array.from(
        { length: cells + 1 },
        (_, at) => `M0 ${round(at * step)}H${size}M${round(at * step)} 0V${size}`,
      ).join('')}" stroke="#fffaf0" stroke-width="4"/>
    ${ink.choose('board', [ladder + snake, star])}
    <rect width="${size}" height="${size}" fill="none" stroke="${tone(colour, -0.4)}" stroke-width="22"/>
    <rect width="${size}" height="${size}"
      fill="${ink.linear(
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#160e22', 0.2],
        ],
        'slant',
      )}"/>`;
  const edge = (shade: number): string => `<rect width="${size}" height="22" fill="${tone(colour, shade)}"/>`;
  return `${ink.ground(500, 600, 980, 420, 0.4)}
    ${drawBox(camera(-38, 42, 500, 560), {
      width: size,
      height: 22,
      depth: size,
      top,
      front: edge(-0.3),
      side: edge(-0.55),
    })}
    ${pawn(400, 500, 1.1, colour, ink)}
    ${pawn(640, 470, 1, '#3f9b5b', ink)}
    ${pawn(560, 640, 1.25, accent, ink)}
    ${die(ink, 690, 580, 84)}`;
}

function pawn(x: number, y: number, scale: number, colour: string, ink: Ink): string {
  const paint = ink.radial([tone(colour, 0.65), colour, tone(colour, -0.5)], 0.35, 0.25, 0.8);
  return `<g transform="translate(${x} ${y}) scale(${scale})">
      <ellipse cx="16" cy="4" rx="62" ry="15" fill="#160e22" fill-opacity=".35"/>
      <path d="M-46 0C-46-20-20-26-16-60C-14-80-20-84-22-92H22C20-84 14-80 16-60C20-26 46-20 46 0C46 16-46 16-46 0Z"
        fill="${paint}"/>
      <ellipse cy="-92" rx="26" ry="7" fill="${tone(colour, -0.25)}"/>
      <circle cy="-120" r="33" fill="${paint}"/>
      <ellipse cx="-11" cy="-132" rx="9" ry="6" fill="#fff" fill-opacity=".75"/>
    </g>`;
}

function die(ink: Ink, x: number, y: number, size: number): string {
  const dots = (list: number[][]): string =>
    list.map(([a, b]) => `<circle cx="${a! * size}" cy="${b! * size}" r="${size * 0.09}" fill="#22242b"/>`).join('');
  const face = (fill: string, content: string): string =>
    `<rect width="${size}" height="${size}" rx="${size * 0.14}" fill="${fill}"/>${content}`;
  return `<ellipse cx="${x + 14}" cy="${y + 8}" rx="${size * 0.9}" ry="${size * 0.3}" fill="#160e22" fill-opacity=".3"/>
    ${drawBox(camera(-38, 32, x, y), {
      width: size,
      height: size,
      depth: size,
      front: face(
        '#fdfaf2',
        dots([
          [0.25, 0.25],
          [0.75, 0.75],
          [0.5, 0.5],
        ]),
      ),
      side: face(
        '#d9d2c2',
        dots([
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ]),
      ),
      top: face(
        '#ffffff',
        dots(
          ink.int('die', 0, 1)
            ? [[0.5, 0.5]]
            : [
                [0.25, 0.25],
                [0.75, 0.25],
                [0.5, 0.5],
                [0.25, 0.75],
                [0.75, 0.75],
              ],
        ),
      ),
    })}`;
}
