import { camera, type Point } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { edgePaint, lens, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { phoneBack } from '../phone.ts';
import { closeUp } from '../textile.ts';

/**
 * Two kinds: "fold" opens like a book to a small tablet, "flip" like a compact. Closed beside open; half open; the
 * hinge close up.
 */
export const foldablePhone: Draw = ink => {
  const flip = ink.form(['fold', 'flip']) === 'flip';
  if (ink.view === 'angle') return flip ? halfFlip(ink) : halfFold(ink);
  if (ink.view === 'detail')
    return flip ? closeUp(closedFlip(ink, 300, 300), 490, 480, 2.2) : closeUp(halfFold(ink), 540, 330, 2);
  const shade = (x: number, y: number, height: number): string =>
    `<rect x="${x}" y="${y}" width="40" height="${height}" fill="${ink.linear(
      [
        [0, '#160e22', 0],
        [1, '#160e22', 0.38],
      ],
      'across',
    )}"/>`;
  if (flip)
    return `${ink.ground(500, 896, 740, 84, 0.6)}
      <g transform="translate(500 0)">${openFlip(ink)}</g>
      ${closedFlip(ink, 150, 506)}`;
  return `${ink.ground(510, 890, 880, 84, 0.6)}
    <g transform="translate(110 150)">${phoneBack(ink, 336, 690, 34)}</g>
    ${shade(290, 200, 620)}
    ${openFold(ink, 330, 216)}`;
};

const inner = (ink: Ink, width: number, height: number): string =>
  wallpaper(ink, width, height) +
  letter('10:09', {
    x: width / 2,
    y: height * 0.2,
    size: Math.min(width, height) * 0.11,
    colour: '#fff',
    weight: 0.09,
  });

function openFold(ink: Ink, x: number, y: number): string {
  const frame = ink.linear([tone(ink.colour, 0.6), tone(ink.colour, -0.1), tone(ink.colour, -0.5)], 'slant');
  const crease = ink.linear(
    [
      [0, '#000', 0],
      [0.46, '#000', 0.28],
      [0.5, '#fff', 0.34],
      [0.54, '#000', 0.2],
      [1, '#000', 0],
    ],
    'across',
  );
  const dock = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${128 + at * 60}" y="574" width="42" height="42" rx="12"
          fill="${
            ['#fff', '#ffd27a', '#8fe0c4', tone(ink.accent, 0.4), '#f7a6b8', '#a9c4ff'][at]
          }" fill-opacity=".9"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y})">
      <path d="${panel(0, 0, 596, 664, 34)}" fill="${frame}"/>
      <path d="${panel(4, 4, 588, 656, 31)}" fill="#090a0e"/>
      ${display(
        ink,
        14,
        14,
        568,
        636,
        24,
        `${inner(ink, 568, 636)}
        ${dock}
        <rect x="230" width="108" height="636" fill="${crease}"/>`,
      )}
      <circle cx="446" cy="40" r="9" fill="#090a0e"/>
      <path d="M290 0h16v5h-16ZM290 659h16v5h-16Z" fill="${tone(ink.colour, -0.5)}"/>
    </g>`;
}

function coverGlass(ink: Ink, width: number, height: number): string {
  return `${plate(ink, 0, 0, width, height, 24, '#15171d', 'glass')}
    ${lens(ink, width - 60, 56, 34, ink.colour)}
    ${lens(ink, width - 142, 56, 34, ink.colour)}
    ${letter('10:09', { x: width * 0.36, y: height - 50, size: 42, colour: '#fff', weight: 0.1 })}
    <circle cx="60" cy="58" r="22" fill="none" stroke="${readableOn('#15171d', ink.accent)}" stroke-width="7"
      stroke-dasharray="100 40"/>`;
}

function closedFlip(ink: Ink, x: number, y: number): string {
  const { colour } = ink;
  return `<g transform="translate(${x} ${y})">
      <path d="${panel(2, 6, 372, 390, 46)}" fill="${edgePaint(ink, colour, 'metal')}"/>
      ${plate(ink, 0, 0, 376, 380, 46, colour, 'metal')}
      <g transform="translate(16 16)">${coverGlass(ink, 344, 240)}</g>
      ${letter(ink.art.label ?? 'Flip', {
        x: 188,
        y: 314,
        size: 22,
        colour: readableOn(colour, tone(colour, 0.5)),
        tracking: 5,
      })}
    </g>`;
}

function openFlip(ink: Ink): string {
  const frame = ink.linear([tone(ink.colour, 0.6), tone(ink.colour, -0.1), tone(ink.colour, -0.5)], 'slant');
  const crease = ink.linear([
    [0, '#000', 0],
    [0.46, '#000', 0.3],
    [0.5, '#fff', 0.36],
    [0.54, '#000', 0.2],
    [1, '#000', 0],
  ]);
  return `<path d="${panel(0, 110, 356, 780, 50)}" fill="${frame}"/>
    <path d="${panel(7, 117, 342, 766, 44)}" fill="#090a0e"/>
    ${display(
      ink,
      18,
      128,
      320,
      744,
      34,
      `${inner(ink, 320, 744)}
      <rect y="330" width="320" height="84" fill="${crease}"/>`,
    )}
    <circle cx="178" cy="152" r="10" fill="#090a0e"/>
    <path d="M-3 486h6v30h-6ZM353 486h6v30h-6Z" fill="${tone(ink.colour, -0.4)}"/>`;
}

/** Standing like an open book, its spine to the viewer: cover display and cameras. */
function halfFold(ink: Ink): string {
  const eye = camera(-8, 16, 500, 836);
  const [sin, cos] = [0.62, 0.785];
  const [w, h, t] = [370, 650, 22];
  const edge = edgePaint(ink, ink.colour, 'metal');
  const cover = `<path d="${panel(0, 0, w, h, 30)}" fill="${edge}"/>
    <path d="${panel(6, 6, w - 12, h - 12, 26)}" fill="#090a0e"/>
    ${display(ink, 14, 14, w - 28, h - 28, 22, inner(ink, w - 28, h - 28))}`;
  const left: Point = [-w * cos, h, -w * sin];
  return (
    ink.ground(520, 760, 900, 260, 0.5) +
    slab(eye, {
      origin: [0, h, 0],
      right: [cos, 0, -sin],
      down: [0, -1, 0],
      back: [-t * sin, 0, -t * cos],
      width: w,
      height: h,
      radius: 30,
      edge,
      front: phoneBack(ink, w, h, 30),
    }) +
    slab(eye, {
      origin: left,
      right: [cos, 0, sin],
      down: [0, -1, 0],
      back: [t * sin, 0, -t * cos],
      width: w,
      height: h,
      radius: 30,
      edge,
      front: cover,
    }) +
    `<path d="${panel(492, 836 - round(h * 0.96), 16, round(h * 0.96), 8)}"
        fill="${ink.linear([tone(ink.colour, -0.3), tone(ink.colour, 0.6), tone(ink.colour, -0.4)], 'across')}"/>`
  );
}

/** Propped up on its lower half, beside one that is shut. */
function halfFlip(ink: Ink): string {
  const eye = camera(-32, 30, 610, 690);
  const [w, h, t] = [380, 380, 24];
  const [sin, cos] = [0.94, 0.34];
  const edge = edgePaint(ink, ink.colour, 'metal');
  const half = (content: string): string =>
    `<path d="${panel(0, 0, w, h, 44)}" fill="${tone(ink.colour, 0.1)}"/>
      <path d="${panel(7, 7, w - 14, h - 14, 38)}" fill="#090a0e"/>
      ${display(ink, 16, 16, w - 32, h - 32, 30, content)}`;
  const pad = `<rect width="348" height="348" fill="#14161d"/>
    ${[0, 1, 2]
      .map(
        at => `<circle cx="${84 + at * 90}" cy="250" r="${at === 1 ? 40 : 26}"
        fill="${at === 1 ? '#fff' : tone(ink.accent, 0.3)}" fill-opacity=".92"/>`,
      )
      .join('')}
    <rect x="40" y="70" width="268" height="12" rx="6" fill="#fff" fill-opacity=".3"/>
    <rect x="40" y="70" width="130" height="12" rx="6" fill="#fff"/>`;
  return (
    ink.ground(540, 720, 860, 330, 0.45) +
    slab(eye, {
      origin: [-w / 2, t, -h / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -t, 0],
      width: w,
      height: h,
      radius: 44,
      edge,
      front: half(pad),
    }) +
    slab(eye, {
      origin: [-w / 2, t + h * sin, -h / 2 - h * cos],
      right: [1, 0, 0],
      down: [0, -sin, cos],
      back: [0, -t * cos, -t * sin],
      width: w,
      height: h,
      radius: 44,
      edge,
      front: half(inner(ink, 348, 348)),
    }) +
    ink.ground(350, 800, 420, 170, 0.4) +
    slab(eye, {
      origin: [-w / 2 - 310, 40, 40],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -40, 0],
      width: 300,
      height: 300,
      radius: 40,
      edge,
      front: `<g transform="scale(.8)">
          ${plate(ink, 0, 0, 375, 375, 48, ink.colour, 'metal')}
          <g transform="translate(16 16)">${coverGlass(ink, 343, 220)}</g>
        </g>`,
    })
  );
}
