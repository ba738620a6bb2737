import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter, letterLines } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { closeUp } from '../textile.ts';

/** Ribboned gift box; open with its pieces; one piece close up. */
export const chocolateBox: Draw = ink => {
  const { colour, accent } = ink;
  if (ink.view === 'front') {
    const gold = readableOn(colour, accent);
    const text = readableOn(colour, '#fffaf0');
    const [w, h, d] = [560, 110, 420];
    const wide = Math.round(ink.vary('ribbon', 46, 70));
    const cross = ink.int('cross', 90, 150);
    const top = `<rect width="${w}" height="${d}"
        fill="${ink.linear([tone(colour, 0.3), colour, tone(colour, -0.12)], 'slant')}"/>
      <rect x="20" y="20" width="${w - 40}" height="${d - 40}" fill="none" stroke="${gold}" stroke-width="4"/>
      <rect x="${cross}" width="${wide}" height="${d}" fill="${gold}"/>
      <rect x="${cross + 6}" width="6" height="${d}" fill="#fff" fill-opacity=".5"/>
      ${motif(ink, 400, 110, 50, gold, text)}
      ${letterLines(ink.art.label ?? 'Cocoa truffles', 9, {
        x: 400,
        y: 246,
        size: 38,
        width: 250,
        colour: text,
        weight: 0.14,
        tracking: 3.4,
      })}
      ${letter(`${ink.choose('count', [12, 16, 24])} pieces`, { x: 400, y: 350, size: 17, colour: gold, tracking: 4 })}`;
    const face = (width: number, shade: number, at: number): string =>
      `<rect width="${width}" height="${h}" fill="${tone(colour, shade)}"/>
        <path d="M0 34H${width}" stroke="#160e22" stroke-opacity=".45" stroke-width="5"/>
        ${at ? `<rect x="${at}" width="${wide}" height="${h}" fill="${tone(gold, shade)}"/>` : ''}`;
    const eye = camera(-24, 48, 500, 690);
    const [bx, by] = eye.at([cross - w / 2 + wide / 2, h, -100]);
    return `${ink.ground(500, 716, 860, 270, 0.5)}
      ${drawBox(eye, { width: w, height: h, depth: d, top, front: face(w, -0.12, cross), side: face(d, -0.38, 0) })}
      ${bow(ink, bx, by, gold)}`;
  }
  const scene = `${ink.ground(500, 700, 900, 300, 0.5)}${opened(ink)}`;
  return ink.view === 'angle' ? scene : closeUp(scene, 500, 590, 2.7);
};

function bow(ink: Ink, x: number, y: number, gold: string): string {
  const loop = 'M0 0C-60-70-150-90-160-40C-164 10-70 20 0 0Z';
  const shine = ink.linear([tone(gold, 0.55), gold, tone(gold, -0.4)]);
  return `<g transform="translate(${x} ${y})">
      <path
        d="M0 0C-40 40-90 80-130 84L-100 60L-126 44C-90 40-40 20 0 0ZM0 0C40 40 90 80 130 84L100 60L126 44
          C90 40 40 20 0 0Z"
        fill="${tone(gold, -0.25)}"/>
      <path d="${loop}" fill="${shine}" stroke="${tone(gold, -0.5)}" stroke-width="2"/>
      <path d="${loop}" transform="scale(-1 1)" fill="${shine}" stroke="${tone(gold, -0.5)}" stroke-width="2"/>
      <path d="M-30-16C-70-40-120-56-136-36M30-16C70-40 120-56 136-36" fill="none" stroke="${tone(gold, -0.45)}"
        stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>
      <ellipse rx="25" ry="21" fill="${ink.radial([tone(gold, 0.7), gold, tone(gold, -0.4)])}"/>
    </g>`;
}

function opened(ink: Ink): string {
  const { colour, accent } = ink;
  const eye = camera(-20, 50, 500, 720);
  const gold = readableOn(colour, accent);
  const [w, d] = [560, 430];
  const browns = ['#3a1d10', '#5c3018', '#f1e2c4', '#7a4322'];
  const pieces = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [82 + (at % 4) * 132, 66 + Math.floor(at / 4) * 99];
    const brown = browns[ink.int(`piece${at}`, 0, 3)] ?? browns[0]!;
    const swirl = brown === '#f1e2c4' ? '#7a4322' : tone(brown, 0.4);
    const tops = [
      `<path d="M-22 6C-8-18 2 18 12-6C16-16 22-6 24 0" fill="none" stroke="${swirl}" stroke-width="5"
          stroke-linecap="round"/>`,
      `<ellipse rx="12" ry="9" fill="${accent}"/>`,
      `<path d="M-26-12L18 16M-18-20L26 8M-28 2L4 22" stroke="${swirl}" stroke-width="5" stroke-linecap="round"/>`,
    ];
    const shape = ink.int(`form${at}`, 0, 2)
      ? '<circle r="38"'
      : '<rect x="-36" y="-34" width="72" height="68" rx="15"';
    return `<g transform="translate(${x} ${y})">
        <circle r="49" fill="${tone(gold, -0.35)}"/>
        <circle r="49" fill="none" stroke="${tone(gold, 0.4)}" stroke-width="9" stroke-dasharray="6 6"/>
        ${shape} fill="#160e22" fill-opacity=".5" transform="translate(4 6)"/>
        ${shape} fill="${ink.radial([tone(brown, 0.5), brown, tone(brown, -0.5)])}"/>
        ${tops[ink.int(`top${at}`, 0, 2)]}
        <path d="M-26-10C-22-22-14-28-4-30" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5"
          stroke-linecap="round"/>
      </g>`;
  }).join('');
  const tray = `<rect width="${w}" height="${d}" fill="${tone(colour, -0.25)}"/>
    <rect x="16" y="16" width="${w - 32}" height="${d - 32}" rx="10"
      fill="${ink.linear([tone(gold, -0.5), tone(gold, -0.15)], 'slant')}"/>
    ${pieces}`;
  const lid = eye.plane(
    [-w / 2, 84, -d / 2 - 6],
    [1, 0, 0],
    [0, 0.94, -0.342],
    `<g transform="translate(0 ${round(d * 0.92)}) scale(1 -.92)">
        <rect width="${w}" height="${d}" fill="${tone(colour, -0.1)}"/>
        <rect x="14" y="14" width="${w - 28}" height="${d - 28}" fill="#f7eddb"/>
        <g transform="translate(${w / 2} ${d / 2})">${motif(ink, 0, 0, 90, tone(gold, 0.2), colour)}</g>
      </g>`,
  );
  return `<g>
      ${lid}
      ${drawBox(eye, {
        width: w,
        height: 84,
        depth: d,
        top: tray,
        front: `<rect width="${w}" height="84" fill="${colour}"/>
          <path d="M0 3H${w}" stroke="${gold}" stroke-width="6"/>`,
        side: `<rect width="${d}" height="84" fill="${tone(colour, -0.35)}"/>`,
      })}
    </g>`;
}
