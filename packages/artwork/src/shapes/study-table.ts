import { camera, drawBox } from '../camera.ts';
import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { closeUp } from '../textile.ts';

/** Desk with drawers; in use with books and a lamp; a drawer's handle close up. */
export const studyTable: Draw = ink => {
  const desk = table(ink, ink.view === 'angle' ? 28 : -28);
  if (ink.view === 'front') return desk;
  if (ink.view === 'detail') return closeUp(desk, 640, 560, 2.3);
  return `<g transform="translate(1000 0) scale(-1 1)">${table(ink, -20)}</g>${things(ink)}`;
};

function grain(ink: Ink, width: number, height: number, shade: number, name: string): string {
  const wood = tone(ink.colour, shade);
  const lines = Array.from({ length: Math.max(2, Math.round(height / 26)) }, (_, at) => {
    const y = round(8 + at * 26 + ink.vary(`${name}${at}`, -6, 6));
    return `M0 ${y}C${width * 0.3} ${round(
      y + ink.vary(`${name}a${at}`, -9, 9),
    )} ${width * 0.6} ${round(y + ink.vary(`${name}b${at}`, -9, 9))} ${width} ${y}`;
  }).join('');
  return `<rect width="${width}" height="${height}" fill="${wood}"/>
    <path d="${lines}" fill="none" stroke="${tone(wood, -0.35)}" stroke-opacity=".38" stroke-width="2.6"/>
    <rect width="${width}" height="${height}"
      fill="${ink.linear(
        [
          [0, '#fff', 0.26],
          [0.6, '#fff', 0],
          [1, '#160e22', 0.14],
        ],
        'slant',
      )}"/>`;
}

function table(ink: Ink, yaw: number): string {
  const { accent } = ink;
  const [width, depth, tall] = [640, 300, 380];
  const place = { x: 500, y: 830 };
  const box = (
    px: number,
    py: number,
    pz: number,
    w: number,
    h: number,
    d: number,
    front: string,
    side: string,
    top: string,
  ): string => {
    const [x, y] = camera(yaw, 22, place.x, place.y).at([px, py, pz]);
    return drawBox(camera(yaw, 22, x, y), { width: w, height: h, depth: d, front, side, top });
  };
  const plain = (w: number, h: number, colour: string): string => `<rect width="${w}" height="${h}" fill="${colour}"/>`;
  const legColour = ink.art.finish === 'metal' ? accent : tone(ink.colour, -0.3);
  const leg = (x: number, z: number): string =>
    box(
      x,
      0,
      z,
      26,
      tall,
      26,
      plain(26, tall, legColour),
      plain(26, tall, tone(legColour, -0.35)),
      plain(26, 26, tone(legColour, 0.2)),
    );
  const drawers = ink.int('drawers', 2, 3);
  const each = (tall - 100) / drawers;
  const knob = ink.vary('knob', 0, 1) > 0.5;
  const front =
    grain(ink, 190, tall - 100, -0.06, 'drawer') +
    Array.from({ length: drawers }, (_, at) => {
      const y = round(at * each);
      const handle = knob
        ? `<circle cx="98" cy="${y + each / 2 + 6}" r="13" fill="#160e22" fill-opacity=".4"/>
          <circle cx="95" cy="${y + each / 2}" r="13"
            fill="${ink.radial([tone(accent, 0.8), accent, tone(accent, -0.4)])}"/>`
        : `<rect x="57" y="${y + each / 2 + 2}" width="80" height="13" rx="6" fill="#160e22" fill-opacity=".35"/>
          <rect x="55" y="${y + each / 2 - 8}" width="80" height="14" rx="7"
            fill="${ink.linear([tone(accent, 0.7), accent, tone(accent, -0.4)])}"/>`;
      return `<rect x="8" y="${y + 7}" width="174" height="${each - 14}" rx="4" fill="none" stroke="${tone(ink.colour, -0.6)}"
          stroke-width="4"/>
        <path d="M11 ${y + 12}H178" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
        ${handle}`;
    }).join('');
  const chest = box(
    width / 2 - 115,
    70,
    0,
    190,
    tall - 100,
    depth - 40,
    front,
    grain(ink, depth - 40, tall - 100, -0.35, 'chest'),
    plain(190, depth - 40, ink.colour),
  );
  const shelf =
    ink.vary('shelf', 0, 1) > 0.5
      ? box(
          -110,
          110,
          -30,
          width - 250,
          20,
          depth - 100,
          plain(width - 250, 20, tone(ink.colour, -0.2)),
          plain(depth - 100, 20, tone(ink.colour, -0.4)),
          grain(ink, width - 250, depth - 100, -0.12, 'shelf'),
        )
      : '';
  const top = box(
    0,
    tall,
    0,
    width + 30,
    28,
    depth + 20,
    grain(ink, width + 30, 28, -0.18, 'edge'),
    plain(depth + 20, 28, tone(ink.colour, -0.42)),
    grain(ink, width + 30, depth + 20, 0.06, 'top'),
  );
  return `${ink.ground(500, 850, 900, 200, 0.45)}
    ${leg(-width / 2 + 20, -depth / 2 + 20)}
    ${leg(width / 2 - 20, -depth / 2 + 20)}
    ${shelf}
    ${leg(-width / 2 + 20, depth / 2 - 20)}
    ${chest}
    ${leg(width / 2 - 20, depth / 2 - 20)}
    ${top}`;
}

function things(ink: Ink): string {
  const covers = [ink.accent, '#b5483a', '#2f6b6a', '#d9a441'];
  const books = covers
    .map(
      (cover, at) =>
        `<path d="M${300 - at * 6} ${430 - at * 24}h170v22h-170Z" fill="${cover}"/>
          <path d="M${300 - at * 6} ${430 - at * 24}h170v5h-170Z" fill="#fff" fill-opacity=".35"/>
          <path d="M${470 - at * 6} ${430 - at * 24}h12v22h-12Z" fill="#f5efe0"/>`,
    )
    .join('');
  return `<g transform="translate(30 -18)">
      <ellipse cx="390" cy="456" rx="110" ry="12" fill="#160e22" fill-opacity=".25"/>
      ${books}
      <g transform="translate(620 470)">
        <ellipse cx="0" cy="-4" rx="66" ry="16" fill="#2a2c33"/>
        <path d="M0-8L-54-130L20-214" fill="none" stroke="#3a3c43" stroke-width="11" stroke-linejoin="round"/>
        <path d="M6-240L84-190C84-170 60-150 30-150L-20-196Z" fill="${ink.accent}"/>
        <path d="M30-150C60-150 84-170 84-190" fill="none" stroke="#fff3c4" stroke-width="9"/>
      </g>
    </g>`;
}
