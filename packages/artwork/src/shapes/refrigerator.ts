import { readableOn, tone } from '../colours.ts';
import { gleam, led, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { closeUp } from '../textile.ts';

type Kind = 'single' | 'mini' | 'double' | 'bottom' | 'side';

/**
 * Five kinds: "single" door, "mini", "double" door, "bottom" freezer, "side" by side. Shut; open and filled; the handle
 * and lock close up.
 */
export const refrigerator: Draw = ink => {
  const kind: Kind = ink.form(['single', 'mini', 'double', 'bottom', 'side']);
  const [w, h] = [
    kind === 'side' ? 520 : round(ink.vary('wide', 370, 400)),
    kind === 'mini' ? 460 : kind === 'single' ? 730 : 800,
  ];
  const [x, y] = [(kind === 'side' ? 480 : 470) - w / 2, 896 - h];
  const shutFront = `${ink.ground(530, 900, w + 190, 84, 0.6)}
    ${cabinet(ink, x, y, w, h)}
    ${doors(ink, kind, x, y, w, h)}`;
  if (ink.view === 'front') return shutFront;
  if (ink.view === 'detail')
    return closeUp(
      shutFront,
      kind === 'side' ? 480 : kind === 'single' || kind === 'mini' ? x + w * 0.4 : x + w * 0.74,
      y + h * (kind === 'double' ? 0.32 : kind === 'bottom' ? 0.62 : 0.44),
      2.2,
    );
  return `<g transform="translate(70 0) scale(.94 1)">
      ${ink.ground(560, 900, w + 340, 90, 0.6)}
      ${cabinet(ink, x, y, w, h)}
      ${inside(ink, kind, x, y, w, h)}
    </g>`;
};

/** The side that shows and the feet. */
function cabinet(ink: Ink, x: number, y: number, w: number, h: number): string {
  const side = `M${x + w - 6} ${y + 4}L${x + w + 66} ${y + 24}V${y + h - 24}L${x + w - 6} ${y + h}Z`;
  return `<path d="M${x + 20} ${y + h}h46v14h-46ZM${x + w - 66} ${y + h}h46v14h-46Z" fill="#1d1e23"/>
    <path d="${side}" fill="${tone(ink.colour, -0.36)}"/>
    <path d="${side}"
      fill="${ink.linear([
        [0, '#fff', 0.16],
        [1, '#160e22', 0.3],
      ])}"/>`;
}

/** A leaf of painted or brushed sheet. */
function leafOf(ink: Ink, x: number, y: number, w: number, h: number): string {
  const { colour } = ink;
  const outline = panel(x, y, w, h, 16);
  const shine =
    ink.art.finish === 'metal'
      ? ink.linear(
          [
            [0, '#160e22', 0.22],
            [0.12, '#fff', 0.1],
            [0.3, '#fff', 0.5],
            [0.44, '#fff', 0.05],
            [0.8, '#160e22', 0.18],
            [1, '#160e22', 0.32],
          ],
          'across',
        )
      : gleam(ink);
  return `<path d="${outline}" fill="${colour}"/>
    <path d="${outline}" fill="${shine}"/>
    <path d="${panel(x + 2, y + 2, w - 4, h - 4, 14)}" fill="none"
      stroke="${ink.linear(
        [
          [0, '#fff', 0.7],
          [0.5, '#fff', 0.1],
          [1, '#160e22', 0.4],
        ],
        'slant',
      )}" stroke-width="4"/>`;
}

function door(ink: Ink, x: number, y: number, w: number, h: number, handle: 'left' | 'right'): string {
  const at = handle === 'left' ? x + 20 : x + w - 34;
  const [top, tall] = [y + h * (h > 400 ? 0.3 : 0.24), Math.min(300, h * 0.46)];
  const grip = `<path d="${panel(at + 7, top + 8, 15, tall, 8)}" fill="#160e22" fill-opacity=".35"/>
    <path d="${panel(at, top, 15, tall, 8)}"
      fill="${ink.linear(['#f6f7fa', '#9aa0ac', '#dfe2e8', '#767c88'], 'across')}"/>
    <path d="${panel(at - 2, top + 8, 19, 16, 5)}${panel(at - 2, top + tall - 24, 19, 16, 5)}" fill="#80868f"/>`;
  return `${leafOf(ink, x, y, w, h)}${grip}`;
}

function bloom(ink: Ink, x: number, y: number, w: number, h: number): string {
  if (ink.art.finish === 'metal') return '';
  const print = readableOn(ink.colour, ink.accent);
  const stems = `M${x + w * 0.2} ${y + h}
    C${x + w * 0.24} ${y + h * 0.8} ${x + w * 0.4} ${y + h * 0.76} ${x + w * 0.46} ${y + h * 0.56}
    M${x + w * 0.34} ${y + h}
    C${x + w * 0.36} ${y + h * 0.88} ${x + w * 0.56} ${y + h * 0.86} ${x + w * 0.62} ${y + h * 0.74}`;
  return ink.clip(
    `<path d="${panel(x, y, w, h, 16)}"/>`,
    `<path d="${stems}" fill="none" stroke="${print}" stroke-opacity=".7" stroke-width="5"/>
      <g opacity=".85">
        ${motif(ink, x + w * 0.47, y + h * 0.54, w * 0.17, print, tone(print, 0.4))}
        ${motif(ink, x + w * 0.64, y + h * 0.72, w * 0.11, print, tone(print, 0.4))}
      </g>`,
  );
}

function doors(ink: Ink, kind: Kind, x: number, y: number, w: number, h: number): string {
  const badge = (cx: number, cy: number): string =>
    letter(ink.art.label ?? 'Himvaan', {
      x: cx,
      y: cy,
      size: 15,
      width: 150,
      colour: readableOn(ink.colour, tone(ink.colour, -0.55)),
      tracking: 5,
    });
  switch (kind) {
    case 'single':
      return `${door(ink, x, y, w, h - 86, 'left')}
        ${bloom(ink, x, y, w, h - 86)}
        <path d="${panel(x, y + h - 80, w, 80, 12)}" fill="${tone(ink.colour, -0.16)}"/>
        <path d="${panel(x, y + h - 80, w, 80, 12)}" fill="${gleam(ink)}"/>
        <path d="${panel(x + w / 2 - 50, y + h - 56, 100, 18, 9)}" fill="${tone(ink.colour, -0.5)}"/>
        ${badge(x + w / 2, y + 46)}
        <circle cx="${x + 30}" cy="${y + h * 0.68}" r="9" fill="#c9ced6" stroke="#5a5f6a" stroke-width="3"/>`;
    case 'mini':
      return `${door(ink, x, y, w, h - 10, 'left')}
        ${bloom(ink, x, y, w, h - 10)}
        ${badge(x + w / 2, y + 40)}
        <circle cx="${x + 27}" cy="${y + h * 0.84}" r="9" fill="#c9ced6" stroke="#5a5f6a" stroke-width="3"/>`;
    case 'bottom': {
      const fresh = round(h * 0.62);
      const drawer = `<path d="${panel(x + 50, y + fresh + 46, w - 100, 16, 8)}" fill="#160e22" fill-opacity=".35"
          transform="translate(5 8)"/>
        <path d="${panel(x + 50, y + fresh + 46, w - 100, 16, 8)}"
          fill="${ink.linear(['#f6f7fa', '#9aa0ac', '#dfe2e8'])}"/>`;
      return `${door(ink, x, y, w, fresh - 5, 'right')}
        ${leafOf(ink, x, y + fresh + 5, w, h - fresh - 5)}
        ${drawer}
        ${bloom(ink, x, y, w, fresh - 5)}
        ${badge(x + 100, y + 40)}
        ${led(ink, x + w - 90, y + 40, 4, '#8fd6ff')}`;
    }
    case 'double': {
      const top = round(h * 0.3);
      return `${door(ink, x, y, w, top - 5, 'right')}
        ${door(ink, x, y + top + 5, w, h - top - 5, 'right')}
        ${bloom(ink, x, y + top + 5, w, h - top - 5)}
        ${badge(x + 100, y + 40)}
        ${led(ink, x + w - 90, y + 40, 4, '#8fd6ff')}`;
    }
    default: {
      const half = w / 2 - 3;
      const dispenser = `<path d="${panel(x + 54, y + 200, 140, 210, 16)}" fill="#15171c"/>
        <path d="${panel(x + 66, y + 276, 116, 122, 12)}" fill="${ink.linear(['#050608', '#33373f'])}"/>
        <path d="M${x + 112} ${y + 276}h24v30h-24Z" fill="#8d93a0"/>
        ${letter('4°', { x: x + 98, y: y + 238, size: 26, colour: '#9fe0ff' })}
        ${led(ink, x + 160, y + 238, 5, ink.accent)}`;
      return `${door(ink, x, y, half, h, 'right')}
        ${door(ink, x + w / 2 + 3, y, half, h, 'left')}
        ${dispenser}
        ${badge(x + w * 0.75, y + 46)}`;
    }
  }
}

function inside(ink: Ink, kind: Kind, x: number, y: number, w: number, h: number): string {
  const [ix, iy, iw, ih] = [x + 18, y + 18, w - 36, h - 36];
  const shelf = (part: number): string =>
    `<path d="M${ix + 8} ${round(iy + ih * part)}H${ix + iw - 8}V${round(iy + ih * part + 10)}H${ix + 8}Z" fill="#fff"
        fill-opacity=".85" stroke="#9fc4dd" stroke-width="2"/>`;
  const jar = (px: number, part: number, width: number, height: number, fill: string, lid: string): string =>
    `<path d="${panel(px, round(iy + ih * part - height), width, height, 8)}" fill="${fill}"/>
      <path d="${panel(px, round(iy + ih * part - height), width, height, 8)}" fill="${gleam(ink, 'gloss')}"/>
      <path d="${panel(px + 4, round(iy + ih * part - height - 12), width - 8, 16, 4)}" fill="${lid}"/>`;
  const fruit = (px: number, part: number, r: number, fill: string): string =>
    `<circle cx="${px}" cy="${round(iy + ih * part - r)}" r="${r}"
        fill="${ink.radial([tone(fill, 0.5), fill, tone(fill, -0.35)])}"/>`;
  const drawer = (part: number, tall: number, fill: string): string =>
    `<path d="${panel(ix + 14, round(iy + ih * part), iw - 28, tall, 12)}" fill="${fill}" fill-opacity=".55"
        stroke="#9fc4dd" stroke-width="3"/>
      <path d="M${ix + iw / 2 - 40} ${round(iy + ih * part + 20)}h80" stroke="#fff" stroke-width="9"
        stroke-linecap="round"/>`;
  // The top shelf of a small one is too low for jars.
  const tall =
    kind === 'mini'
      ? ''
      : jar(ix + 24, 0.2, 54, 92, '#f6f4ee', '#3d6fd8') +
        jar(ix + 90, 0.2, 44, 74, '#d9822b', '#b23a2f') +
        jar(ix + 150, 0.2, 50, 84, '#7ab04f', '#f2c14e');
  const food =
    tall +
    fruit(ix + 50, 0.4, 30, '#e5533d') +
    fruit(ix + 108, 0.4, 30, '#e5533d') +
    fruit(ix + 80, 0.385, 28, '#f2a13a') +
    jar(ix + 180, 0.4, 70, 70, '#e9edf3', '#8fb6d9') +
    jar(ix + 30, 0.6, 110, 56, '#f3d9a6', '#c9963f') +
    jar(ix + 170, 0.6, 60, 92, '#7a4a9f', '#2f2440') +
    jar(ix + iw - 78, 0.6, 46, 80, '#3fae8c', '#fff');
  const greens = [0, 1, 2, 3]
    .map(at => fruit(ix + 60 + at * ((iw - 120) / 3), 0.79, 27, ['#5fa845', '#e5533d', '#8fc45a', '#f2a13a'][at]!))
    .join('');
  const leaf = kind === 'side' ? '' : doorLeaf(ink, x, y, h);
  const body = `<path d="${panel(x, y, w, h, 16)}" fill="${ink.colour}"/>
    <path d="${panel(ix, iy, iw, ih, 12)}" fill="${ink.linear(['#ffffff', '#dcebf5'])}"/>
    <path d="${panel(ix + 6, iy + 6, iw - 12, ih - 12, 10)}" fill="none" stroke="#b9d3e4" stroke-width="4"/>
    ${ink.clip(
      `<path d="${panel(ix, iy, iw, ih, 12)}"/>`,
      `<circle cx="${ix + iw / 2}" cy="${iy + 30}" r="${round(iw * 0.4)}" fill="${ink.radial(
        [
          [0, '#fff6d8', 0.9],
          [1, '#fff6d8', 0],
        ],
        0.5,
        0.5,
        0.5,
      )}"/>`,
    )}
    <path d="${panel(ix + iw / 2 - 50, iy + 16, 100, 14, 7)}" fill="#fffdf2"/>`;
  const split =
    kind === 'side'
      ? `<path d="M${x + w / 2 - 9} ${iy}H${x + w / 2 + 9}V${iy + ih}H${x + w / 2 - 9}Z"
          fill="${tone(ink.colour, 0.1)}"/>`
      : '';
  return `${body}
    ${food}
    ${shelf(0.2)}
    ${shelf(0.4)}
    ${shelf(0.6)}
    ${drawer(0.7, ih * 0.13, '#cfe6f5')}
    ${greens}
    ${drawer(0.84, ih * 0.13, '#cfe6f5')}
    ${split}
    ${kind === 'side' ? doorLeaf(ink, x, y, h) : leaf}`;
}

/** The door swung open to the left, its racks filled. */
function doorLeaf(ink: Ink, x: number, y: number, h: number): string {
  const outline = `M${x} ${y}L${x - 176} ${y + 44}V${y + h + 30}L${x} ${y + h}Z`;
  const racks = [0.34, 0.56, 0.8]
    .map((part, line) => {
      const top = y + h * part;
      const bottles = [0, 1, 2]
        .map(
          at =>
            `<path d="${panel(x - 150 + at * 44, top - 84 + (3 - at) * 11, 34, 92, 10)}" fill="${
              [
                ['#8fc4e8', '#f2c14e', '#e5533d'],
                ['#f6f4ee', '#7ab04f', '#d9822b'],
                ['#3d8f5f', '#2b2e36', '#8fc4e8'],
              ][line]![at]
            }"/><path d="${panel(x - 142 + at * 44, top - 102 + (3 - at) * 11, 18, 22, 5)}" fill="#4a4e58"/>`,
        )
        .join('');
      return `${bottles}
        <path d="M${x - 160} ${top - 10 + 40}L${x - 14} ${top - 10}V${top + 26}L${x - 160} ${top + 70}Z" fill="#fff"
          fill-opacity=".75" stroke="#9fc4dd" stroke-width="3"/>`;
    })
    .join('');
  return `<path d="${outline}" fill="${tone(ink.colour, -0.12)}"/>
    <path d="M${x - 6} ${y + 20}L${x - 164} ${y + 60}V${y + h + 8}L${x - 6} ${y + h - 22}Z"
      fill="${ink.linear(['#f4f9fd', '#d5e5f0'], 'across')}"/>
    ${racks}
    <path d="M${x - 176} ${y + 44}L${x - 190} ${y + 40}V${y + h + 24}L${x - 176} ${y + h + 30}Z"
      fill="${tone(ink.colour, -0.3)}"/>`;
}
