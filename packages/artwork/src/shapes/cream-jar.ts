import { tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { cap, disc, vessel, wrapped } from '../packaging.ts';
import { sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A squat jar; open with a swirl of cream and the lid leaning; the swirl close up. */
export const creamJar: Draw = ink => {
  const radius = Math.round(ink.vary('radius', 250, 285));
  const lid = tone(ink.accent, 0.05);
  if (ink.view === 'front') {
    return `${ink.ground(505, 808, 760, 120, 0.6)}
      ${jar(ink, radius, 0.14)}
      ${cap(ink, 500, 330, 440, radius + 8, lid, ink.vary('lid', 0, 1) > 0.5 ? 'metal' : 'gloss', 0.14)}`;
  }
  const opened = `${ink.ground(505, 812, 760, 150, 0.6)}${jar(ink, radius, 0.3)}${cream(ink, radius)}`;
  if (ink.view === 'detail') return closeUp(opened, 470, 440, 2.1);
  return `<g transform="translate(-70 0) scale(.94)">${opened}</g>
    <g transform="translate(770 690) rotate(-24)">
      <ellipse cx="6" cy="120" rx="190" ry="20" fill="#160e22" fill-opacity=".14"/>
      <ellipse cx="14" cy="0" rx="150" ry="172" fill="${tone(lid, -0.45)}"/>
      <ellipse cx="0" cy="0" rx="150" ry="172" fill="${ink.linear([tone(lid, 0.6), lid, tone(lid, -0.25)], 'slant')}"/>
      <ellipse rx="132" ry="153" fill="none" stroke="${tone(lid, -0.3)}" stroke-opacity=".5" stroke-width="3"/>
    </g>`;
};

function jar(ink: Ink, radius: number, tilt: number): string {
  const frosted = ink.vary('glass', 0, 1) > 0.6;
  const body = frosted ? tone(ink.colour, 0.45) : ink.colour;
  return (
    vessel(
      ink,
      500,
      [
        [400, radius - 14],
        [430, radius, 16],
        [740, radius, 40],
        [768, radius - 44],
      ],
      body,
      frosted ? 'glass' : 'gloss',
      tilt,
    ) +
    wrapped(ink, {
      x: 500,
      radius,
      top: 474,
      bottom: 704,
      tilt,
      ground: frosted ? '#fdfaf4' : tone(ink.colour, 0.86),
      title: ink.art.label ?? 'Dew cream',
      line: '50 g',
      finish: frosted ? 'matte' : 'gloss',
    })
  );
}

function cream(ink: Ink, radius: number): string {
  const ry = radius * 0.3;
  const white = '#fdf8ef';
  const shade = tone(ink.colour, 0.55);
  return (
    disc(ink, 500, 400, radius - 12, tone(ink.colour, 0.2), 0.3) +
    `<ellipse cx="500" cy="408" rx="${radius - 40}" ry="${ry - 12}" fill="${tone(ink.colour, -0.3)}"/>
      <ellipse cx="500" cy="412" rx="${radius - 44}" ry="${ry - 16}"
        fill="${ink.linear([tone(white, -0.12), white], 'down')}"/>` +
    `<path
        d="M330 420C350 372 440 352 520 360C600 366 664 392 660 424C650 460 560 474 480 466C410 460 372 440 390 416
          C410 392 480 384 540 394C590 404 596 430 550 436C510 440 470 432 476 416C484 396 520 376 560 330
          C552 380 560 400 540 412"
        fill="none" stroke="${shade}" stroke-opacity=".8" stroke-width="17" stroke-linecap="round"
        stroke-linejoin="round" transform="translate(5 8)"/>` +
    `<path
        d="M330 420C350 372 440 352 520 360C600 366 664 392 660 424C650 460 560 474 480 466C410 460 372 440 390 416
          C410 392 480 384 540 394C590 404 596 430 550 436C510 440 470 432 476 416C484 396 520 376 560 330
          C552 380 560 400 540 412"
        fill="none" stroke="${white}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M350 404C380 372 440 358 510 362M410 410C430 396 470 390 520 394" fill="none" stroke="#fff"
        stroke-width="6" stroke-linecap="round"/>
      <path d="M${500 - radius + 16} 404A${radius - 16} ${ry - 4} 0 0 0 ${484 + radius} 404" fill="none"
        stroke="${sheen(ink, 'gloss')}" stroke-width="10"/>`
  );
}
