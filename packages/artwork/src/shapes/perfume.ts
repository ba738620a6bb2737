import { readableOn, tone } from '../colours.ts';
import { camera, drawBox } from '../camera.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter, letterLines } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A glass flacon; next to its carton; the collar and stopper close up. */
export const perfume: Draw = ink => {
  const front = ink.ground(505, 874, 520, 84, 0.55) + flacon(ink);
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 470, 350, 2.4);
  return `${ink.ground(500, 880, 820, 120, 0.55)}
    ${carton(ink)}
    <g transform="translate(-130 150) scale(.84)">${flacon(ink)}</g>`;
};

function flacon(ink: Ink): string {
  const { colour, accent } = ink;
  const kind = ink.choose('flacon', ['square', 'round', 'tall']);
  const half = kind === 'tall' ? 140 : kind === 'round' ? 232 : ink.vary('half', 176, 210);
  const top = kind === 'tall' ? 350 : 400;
  const [left, right] = [round(500 - half), round(500 + half)];
  const glass =
    kind === 'round'
      ? `M500 ${top}C640 ${top} 738 500 738 632C738 770 640 866 500 866C360 866 262 770 262 632
        C262 500 360 ${top} 500 ${top}Z`
      : `M${left + 36} ${top}H${right - 36}C${right - 8} ${top} ${right} ${top + 14} ${right} ${top + 44}V830
        C${right} 858 ${right - 12} 868 ${right - 36} 868
        H${left + 36}C${left + 12} 868 ${left} 858 ${left} 830
        V${top + 44}C${left} ${top + 14} ${left + 8} ${top} ${left + 36} ${top}Z`;
  const level = top + ink.vary('level', 60, 110);
  const inset = `<path transform="translate(500 634) scale(.86 .88) translate(-500 -634)" d="${glass}"/>`;
  const juice = ink.linear([
    [0, tone(colour, 0.55), 0.85],
    [0.5, colour, 0.88],
    [1, tone(colour, -0.25), 0.95],
  ]);
  const plate = readableOn(colour, '#ffffff');
  const stopper = ink.vary('stopper', 0, 1);
  const head =
    stopper > 0.6
      ? `<circle cx="500" cy="226" r="92" fill="${ink.radial([tone(accent, 0.85), accent, tone(accent, -0.5)])}"/>
        <ellipse cx="464" cy="186" rx="26" ry="16" fill="#fff" fill-opacity=".75" transform="rotate(-36 464 186)"/>`
      : vessel(
          ink,
          500,
          [
            [180, stopper > 0.3 ? 82 : 62],
            [312, stopper > 0.3 ? 82 : 70],
          ],
          accent,
          'metal',
          0.14,
        ) + disc(ink, 500, 180, stopper > 0.3 ? 82 : 62, accent, 0.16);
  return (
    `<path d="M490 ${top}V800" stroke="#fff" stroke-opacity=".5" stroke-width="7"/>` +
    `<path d="${glass}" fill="${ink.linear(
      [
        [0, '#fff', 0.75],
        [0.5, tone(colour, 0.85), 0.55],
        [1, tone(colour, 0.6), 0.8],
      ],
      'slant',
    )}"/>` +
    ink.clip(
      inset,
      `<rect x="200" y="${round(level)}" width="600" height="500" fill="${juice}"/>
        <ellipse cx="500" cy="${round(level)}" rx="${round(half * 0.9)}" ry="14" fill="${tone(colour, 0.6)}"
          fill-opacity=".8"/>
        <path d="M494 ${round(level)}V810" stroke="#fff" stroke-opacity=".4" stroke-width="7"/>`,
    ) +
    `<path d="${glass}" fill="${sheen(ink, 'glass')}" fill-opacity=".75"/>
      <path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>
      <path d="${glass}" fill="none" stroke="${tone(colour, -0.5)}" stroke-opacity=".5" stroke-width="1.6"/>` +
    `<path d="M${left + 34} ${top + 80}C${left + 30} 560 ${left + 30} 700 ${left + 40} 800" stroke="#fff"
        stroke-opacity=".75" stroke-width="13" fill="none" stroke-linecap="round"/>` +
    vessel(
      ink,
      500,
      [
        [306, 58],
        [top + 4, 58],
      ],
      tone(accent, 0.1),
      'metal',
      0.14,
    ) +
    `<path d="M442 346A58 8 0 0 0 558 346M442 372A58 8 0 0 0 558 372" fill="none" stroke="${tone(accent, -0.5)}"
        stroke-width="3.4"/>` +
    head +
    `<g>
        ${letterLines(ink.art.label ?? 'Mogra noir', 8, {
          x: 500,
          y: 650,
          size: 34,
          width: half * 1.3,
          colour: plate,
          weight: 0.11,
          tracking: 3.6,
        })}
        ${letter('Eau de parfum', { x: 500, y: 742, size: 13, width: half, colour: plate, weight: 0.12, tracking: 4 })}
      </g>`
  );
}

function carton(ink: Ink): string {
  const { colour, accent } = ink;
  const [w, h, d] = [230, 430, 130];
  const face = tone(colour, -0.35);
  const text = readableOn(face, accent);
  const front = `<rect width="${w}" height="${h}" fill="${ink.linear([tone(face, 0.2), face], 'slant')}"/>
    <rect x="16" y="16" width="${w - 32}" height="${h - 32}" fill="none" stroke="${text}" stroke-width="3"/>
    ${letterLines(ink.art.label ?? 'Mogra noir', 8, {
      x: w / 2,
      y: 200,
      size: 27,
      width: w - 60,
      colour: text,
      weight: 0.12,
      tracking: 3.6,
    })}
    ${letter('100 ml', { x: w / 2, y: 370, size: 13, colour: text })}`;
  return drawBox(camera(-26, 12, 690, 850), {
    width: w,
    height: h,
    depth: d,
    front,
    side: `<rect width="${d}" height="${h}" fill="${tone(face, -0.45)}"/>`,
    top: `<rect width="${w}" height="${d}" fill="${tone(face, 0.35)}"/>`,
  });
}
