import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp, stitches } from '../textile.ts';

/** The whole mattress; a corner cut open to show its layers; the label and quilting close up. */
export const mattress: Draw = ink => {
  if (ink.view === 'angle') return layers(ink);
  const front = `${ink.ground(500, 730, 980, 190, 0.5)}${slab(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 300, 600, 2.4);
};

/** Stitched squares or waves over a length of cloth. */
function quilted(ink: Ink, width: number, height: number): string {
  const cover = tone(ink.colour, 0.82);
  const size = ink.int('quilt', 52, 76);
  const cell = ink.choose('stitch', [
    `M0 0L${size} ${size}M${size} 0L0 ${size}`,
    `M0 ${size / 2}C${size / 4} ${size * 0.2} ${size / 4} ${size * 0.2} ${size / 2} ${size / 2}
      S${size * 0.75} ${size * 0.8} ${size} ${size / 2}`,
    `M0 0H${size}M0 0V${size}`,
  ]);
  const paint = ink.pattern(
    size,
    size,
    `<rect width="${size}" height="${size}"
        fill="${ink.radial([tone(cover, 0.7), cover, tone(cover, -0.12)], 0.4, 0.35, 0.7)}"/>
      <path d="${cell}" fill="none" stroke="${tone(ink.colour, -0.1)}" stroke-opacity=".5" stroke-width="3"/>`,
  );
  return `<rect width="${width}" height="${height}" rx="30" fill="${paint}"/>
    <rect width="${width}" height="${height}" rx="30"
      fill="${ink.linear(
        [
          [0, '#fff', 0.4],
          [0.6, '#fff', 0],
          [1, '#160e22', 0.12],
        ],
        'slant',
      )}"/>`;
}

function border(ink: Ink, width: number, height: number, dark: number): string {
  const { colour, accent } = ink;
  const side = tone(colour, dark);
  const trim = readableOn(colour, accent);
  return `<rect width="${width}" height="${height}" fill="${side}"/>
    <rect width="${width}" height="${height}"
      fill="${ink.linear([
        [0, '#fff', 0.25],
        [0.3, '#fff', 0],
        [1, '#160e22', 0.35],
      ])}"/>
    <path d="M0 9H${width}M0 ${height - 9}H${width}" stroke="${trim}" stroke-width="11"/>
    ${stitches(`M0 26H${width}M0 ${height - 26}H${width}`, tone(colour, 0.5), 2.4)}`;
}

function slab(ink: Ink): string {
  const height = Math.round(ink.vary('height', 96, 138));
  const [width, depth] = [640, 430];
  const name = ink.art.label ?? 'Ortho rest';
  const text = readableOn(ink.colour, '#ffffff');
  return drawBox(camera(-34, 34, 500, 690), {
    width,
    height,
    depth,
    top: quilted(ink, width, depth),
    front: `${border(ink, width, height, 0)}
      ${letter(name, { x: 160, y: height / 2, size: 26, width: 230, colour: text, weight: 0.16, tracking: 4 })}
      <path d="M420 ${height / 2 - 16}h60v32h-60Z" fill="none" stroke="${text}" stroke-opacity=".7" stroke-width="9"
        stroke-linejoin="round"/>`,
    side: border(ink, depth, height, -0.3),
  });
}

function layers(ink: Ink): string {
  const { colour, accent } = ink;
  const stack: [string, number][] = [
    [tone('#e9dcc0', -0.1), 96],
    [tone(accent, 0.35), 60],
    ['#f6efdf', 84],
    [tone(colour, 0.35), 50],
  ];
  let base = 0;
  const drawn = stack.map(([foam, thick], at) => {
    const width = 620 - at * 74;
    const face = (w: number, dark: number): string => {
      const holes = Array.from(
        { length: Math.floor(w / 36) },
        (_, n) => `<circle cx="${20 + n * 36}" cy="${thick / 2 + (n % 2 ? 10 : -10)}" r="4"/>`,
      ).join('');
      const springs =
        at === 0
          ? `<g fill="none" stroke="#8d929b" stroke-width="4">
              ${Array.from(
                { length: Math.floor(w / 52) },
                (_, n) => `<path
                    d="M${16 + n * 52} 82c0-10 30-10 30 0M${16 + n * 52} 62c0-10 30-10 30 0
                      M${16 + n * 52} 42c0-10 30-10 30 0M${16 + n * 52} 22c0-10 30-10 30 0
                      M${16 + n * 52} 82l30-20M${16 + n * 52} 62l30-20M${16 + n * 52} 42l30-20"/>`,
              ).join('')}
            </g>`
          : `<g fill="${tone(foam, -0.25)}">${holes}</g>`;
      return `<rect width="${w}" height="${thick}" fill="${tone(foam, dark)}"/>
        ${springs}
        <path d="M0 2H${w}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>
        <path d="M0 ${thick - 2}H${w}" stroke="#160e22" stroke-opacity=".25" stroke-width="4"/>`;
    };
    const box = drawBox(camera(-32, 28, 500 - at * 26, 800 - at * 18 - base * Math.cos((28 * Math.PI) / 180)), {
      width,
      height: thick,
      depth: 400,
      front: face(width, 0),
      side: face(400, -0.25),
      top: at === 3 ? quilted(ink, width, 400) : `<rect width="${width}" height="400" fill="${tone(foam, 0.35)}"/>`,
    });
    base += thick;
    return box;
  });
  return `${ink.ground(510, 830, 960, 190, 0.5)}${drawn.join('')}`;
}
