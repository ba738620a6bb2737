import { mix, readableOn, tone } from '../colours.ts';
import { led, moulded, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** Hanging loop with magnetic buds; curled up on a table; the buds close up. Kinds: "plain", "hooks" for sport. */
export const neckband: Draw = ink => {
  if (ink.view === 'angle')
    return `<g transform="translate(40 200) scale(.92 .66) rotate(-24 500 500)">
        ${ink.ground(500, 640, 860, 700, 0.4)}
        ${loop(ink)}
      </g>`;
  const front = `<g>${shadow(ink)}${loop(ink)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 500, 750, 2.1);
};

function paths(ink: Ink): { collar: string; left: string; right: string; cords: string } {
  const half = round(ink.vary('half', 250, 290));
  const [l, r] = [500 - half, 500 + half];
  return {
    collar: `M${l + 6} 520C${l - 26} 270 ${l + 110} 110 500 110C${r - 110} 110 ${r + 26} 270 ${r - 6} 520`,
    left: `M${l - 14} 500C${l - 20} 486 ${l + 30} 478 ${l + 36} 500
      L${l + 74} 700C${l + 78} 740 ${l + 32} 748 ${l + 22} 716Z`,
    right: `M${r + 14} 500C${r + 20} 486 ${r - 30} 478 ${r - 36} 500
      L${r - 74} 700C${r - 78} 740 ${r - 32} 748 ${r - 22} 716Z`,
    cords: `M${l + 52} 720C${l + 80} 900 ${l + 210} 900 468 770M${r - 52} 720C${r - 80} 900 ${r - 210} 900 532 770`,
  };
}

function shadow(ink: Ink): string {
  const { collar, left, right } = paths(ink);
  return ink.wall(
    `<path d="${collar}" fill="none" stroke="${tone(ink.art.tint, -0.8)}" stroke-width="26"/>
      <path d="${left}${right}"/>`,
    18,
    30,
    14,
  );
}

function loop(ink: Ink): string {
  const { colour, accent } = ink;
  const { collar, left, right, cords } = paths(ink);
  const line = (path: string, paint: string, width: number, move = ''): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"${move}/>`;
  const half = round(ink.vary('half', 250, 290));
  const [l, r] = [500 - half, 500 + half];
  const keysOn = [540, 590, 640]
    .map(
      (y, at) =>
        `<rect x="${l + 8 + at * 9}" y="${y}" width="24" height="34" rx="9"
            transform="rotate(-10 ${l + 20 + at * 9} ${y})"
            fill="${at === 1 ? readableOn(colour, accent) : tone(colour, -0.45)}"/>`,
    )
    .join('');
  const hooks = ink.form(['plain', 'hooks']) === 'hooks';
  const bud = (side: -1 | 1): string => {
    const hook = hooks
      ? `<path d="M30 -40C96 -110 140 -30 90 66" fill="none" stroke="${tone(colour, -0.2)}" stroke-width="17"
          stroke-linecap="round"/>
        <path d="M32 -46C94 -108 132 -40 88 50" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`
      : '';
    return `<g transform="translate(${500 + side * 46} 744) scale(${side} 1)">
        ${hook}
        <path d="M-44 -30C-50 -20 -50 30 -44 40L-8 50V-40Z" fill="${ink.linear(['#f2f3f6', '#8d93a0'])}"/>
        ${moulded(ink, panel(-20, -52, 72, 112, 34), colour, { depth: 34, dark: 0.6, light: 0.55 })}
        <circle cx="18" cy="4" r="25" fill="${ink.linear([tone(accent, 0.4), accent, tone(accent, -0.3)], 'slant')}"/>
        ${moulded(ink, 'M44 -38C84 -46 104 -20 102 6C100 36 80 50 46 44Z', mix('#3a3c44', colour, 0.2), {
          depth: 20,
          dark: 0.5,
          light: 0.5,
        })}
      </g>`;
  };
  return (
    line(collar, tone(colour, -0.55), 30) +
    line(collar, colour, 24) +
    line(collar, tone(colour, 0.6), 6, ' stroke-opacity=".7" transform="translate(-4 -5)"') +
    line(cords, tone(colour, -0.55), 13) +
    line(cords, readableOn(colour, accent), 9) +
    moulded(ink, left, colour, { depth: 28, dark: 0.55, light: 0.55 }) +
    moulded(ink, right, colour, { depth: 28, dark: 0.55, light: 0.55 }) +
    keysOn +
    `<g transform="translate(${r - 34} 590) rotate(-78)">
        ${letter(ink.art.label ?? 'Mala', {
          x: 0,
          y: 0,
          size: 17,
          width: 130,
          colour: readableOn(colour, tone(colour, 0.6)),
          tracking: 4,
        })}
      </g>
      ${led(ink, l + 44, 700, 5, accent)}` +
    bud(-1) +
    bud(1)
  );
}
