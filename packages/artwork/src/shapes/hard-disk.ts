import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { cable, edgePaint, gleam, led, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'disk' | 'ssd' | 'stick' | 'network';

/**
 * Four kinds: "disk", "ssd" with a loop, "stick" for the inside of a laptop, "network" with two bays. Upright; lying
 * with its cable; the lamp and socket close up.
 */
export const hardDisk: Draw = ink => {
  const kind: Kind = ink.form(['disk', 'ssd', 'stick', 'network']);
  if (kind === 'network') return network(ink);
  if (kind === 'stick') return stick(ink);
  const [w, h, t] =
    kind === 'disk' ? [round(ink.vary('wide', 430, 470)), 600, 70] : [340, round(ink.vary('tall', 540, 580)), 62];
  const radius = kind === 'disk' ? 44 : 76;
  if (ink.view === 'front') {
    const eye = camera(-20, 9, 490, 880);
    return `${ink.ground(530, 884, 720, 110, 0.6)}
      ${slab(eye, {
        origin: [-w / 2, h, t / 2],
        right: [1, 0, 0],
        down: [0, -1, 0],
        back: [0, 0, -t],
        width: w,
        height: h,
        radius,
        edge: edgePaint(ink, ink.colour),
        front: face(ink, kind, w, h),
      })}`;
  }
  const eye = camera(-36, 40, 430, 570);
  const [x, y] = eye.at([w / 2, t / 2, 20]);
  const socket = eye.plane(
    [w / 2, t, 70],
    [0, 0, -1],
    [0, -1, 0],
    `<rect x="0" y="${t / 2 - 16}" width="100" height="32" rx="${kind === 'ssd' ? 16 : 6}" fill="#0b0c10"
        stroke="${tone(ink.colour, 0.3)}" stroke-width="3"/>`,
  );
  const cord =
    ink.view === 'detail'
      ? ''
      : cable(
          `M${x} ${y}C${x + 90} ${y + 60} ${x + 240} ${y - 40} ${x + 230} ${y + 110}
            C${x + 220} ${y + 230} ${x + 20} ${y + 170} ${x - 60} ${y + 260}`,
          tone(ink.accent, -0.1),
          17,
        ) +
        `<g transform="translate(${x - 66} ${y + 266}) rotate(48)">
            <rect x="-24" y="-6" width="48" height="80" rx="12" fill="${tone(ink.accent, -0.1)}"/>
            <rect x="-18" y="70" width="36" height="50" rx="4" fill="${ink.linear(['#f6f7fa', '#8f95a1'], 'across')}"/>
          </g>`;
  const scene = `${ink.ground(470, 650, 880, 360, 0.45)}
    ${slab(eye, {
      origin: [-w / 2, t, -h / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -t, 0],
      width: w,
      height: h,
      radius,
      edge: edgePaint(ink, ink.colour),
      front: face(ink, kind, w, h),
    })}
    ${socket}
    ${cord}`;
  return ink.view === 'detail' ? closeUp(scene, x - 20, y - 10, 2.3) : scene;
};

function face(ink: Ink, kind: Kind, w: number, h: number): string {
  const { colour, accent } = ink;
  const print = readableOn(colour, tone(colour, 0.6));
  const size = ink.art.label ?? (kind === 'disk' ? '2 TB' : '1 TB');
  if (kind === 'ssd') {
    const ribs = Array.from({ length: 6 }, (_, at) => `M64 ${250 + at * 34}H${w - 64}`).join('');
    return `${plate(ink, 0, 0, w, h, 76, accent)}
      <path d="${panel(22, 22, w - 44, h - 44, 58)}" fill="${colour}"/>
      <path d="${panel(22, 22, w - 44, h - 44, 58)}" fill="${gleam(ink)}"/>
      <path d="${ribs}" stroke="${tone(colour, -0.35)}" stroke-width="12" stroke-linecap="round"/>
      <path d="${ribs}" stroke="${tone(colour, 0.4)}" stroke-width="3" transform="translate(0 7)"/>
      <circle cx="${w / 2}" cy="92" r="34" fill="${ink.art.tint}" stroke="${tone(accent, -0.1)}" stroke-width="12"/>
      ${letter('SSD', { x: w / 2, y: 186, size: 42, colour: readableOn(colour, '#ffffff'), weight: 0.17 })}
      ${letter(size, { x: w / 2, y: h - 72, size: 30, colour: readableOn(colour, '#ffffff') })}`;
  }
  const design = ink.choose('design', [
    `<path d="M0 ${h * 0.62}L${w} ${h * 0.3}V${h * 0.36}L0 ${h * 0.68}Z" fill="${accent}"/>
      <path d="M0 ${h * 0.71}L${w} ${h * 0.39}V${h * 0.4}L0 ${h * 0.72}Z" fill="${tone(colour, 0.3)}"/>`,
    Array.from(
      { length: 9 },
      (_, at) =>
        `<path
            d="M${40 + at * ((w - 80) / 8)} ${h * 0.22}V${
              h * (0.42 + 0.18 * Math.abs(Math.sin(at + ink.vary('wave', 0, 3))))
            }"
            stroke="${at === 4 ? accent : tone(colour, -0.35)}" stroke-width="14" stroke-linecap="round"/>`,
    ).join(''),
    `<circle cx="${w / 2}" cy="${h * 0.42}" r="130" fill="none" stroke="${tone(colour, -0.35)}" stroke-width="5"/>
      <circle cx="${w / 2}" cy="${h * 0.42}" r="92" fill="none" stroke="${tone(colour, -0.35)}" stroke-width="5"/>
      <circle cx="${w / 2}" cy="${h * 0.42}" r="34" fill="${accent}"/>`,
  ]);
  return `${plate(ink, 0, 0, w, h, 44, colour)}
    ${ink.clip(`<path d="${panel(0, 0, w, h, 44)}"/>`, design)}
    <path d="${panel(0, 0, w, h, 44)}" fill="${gleam(ink)}" fill-opacity=".5"/>
    ${letter(size, { x: 54, y: h - 78, size: 48, align: 'start', colour: print, weight: 0.14 })}
    ${letter('Portable', { x: w - 110, y: h - 70, size: 17, colour: print, tracking: 4 })}
    ${led(ink, w - 54, 52, 6, '#9fd0ff')}`;
}

function network(ink: Ink): string {
  const { colour, accent } = ink;
  const turned = ink.view === 'angle';
  const eye = camera(turned ? -42 : -20, turned ? 20 : 13, 480, 840);
  const [w, h, d] = [round(ink.vary('wide', 380, 420)), 540, 420];
  const dark = tone(colour, -0.75);
  const bay = (x: number): string =>
    `<path d="${panel(x, 150, (w - 90) / 2, h - 200, 12)}" fill="${ink.linear([tone(dark, 0.16), dark])}"/>
      <path d="${panel(x + 16, 178, (w - 90) / 2 - 32, 34, 10)}" fill="${tone(dark, 0.3)}"/>
      <path
        d="${Array.from(
          { length: 7 },
          (_, at) => `M${round(x + 24)} ${262 + at * 34}h${round((w - 90) / 2 - 48)}`,
        ).join('')}" stroke="#000" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>
      <circle cx="${x + 24}" cy="${h - 72}" r="5" fill="#7fe0a8"/>`;
  const front = `${plate(ink, 0, 0, w, h, 6, colour)}
    ${letter(ink.art.label ?? '4 TB', {
      x: 46,
      y: 64,
      size: 30,
      align: 'start',
      colour: readableOn(colour, tone(colour, -0.5)),
    })}
    <circle cx="${w - 58}" cy="64" r="22" fill="${accent}"/>
    <path d="M${w - 58} 52v12M${w - 67} 57a13 13 0 1 0 18 0" fill="none" stroke="#fff" stroke-width="4"/>
    ${[0, 1, 2].map(at => led(ink, w - 150 + at * 26, 64, 4, '#6fd0ff')).join('')}
    <path d="M28 118H${w - 28}" stroke="${tone(colour, -0.2)}" stroke-width="4"/>
    ${bay(34)}
    ${bay(w / 2 + 11)}`;
  const vents = Array.from({ length: 9 }, (_, at) => `M70 ${150 + at * 28}H${d - 70}`).join('');
  const scene = `${ink.ground(540, 846, 760, 200, 0.55)}
    ${drawBox(eye, {
      width: w,
      height: h,
      depth: d,
      front,
      side: `<rect width="${d}" height="${h}" fill="${tone(colour, -0.2)}"/>
        <path d="${vents}" stroke="${tone(colour, -0.5)}" stroke-width="10" stroke-linecap="round"/>
        <rect width="${d}" height="${h}"
          fill="${ink.linear([
            [0, '#fff', 0.14],
            [1, '#160e22', 0.3],
          ])}"/>`,
      top: `<rect width="${w}" height="${d}" rx="5" fill="${tone(colour, 0.25)}"/>`,
    })}`;
  return ink.view === 'detail' ? closeUp(scene, 440, 420, 2.2) : scene;
}

/** A bare board with its chips, a printed label over some of them, and a row of gold contacts. */
function stick(ink: Ink): string {
  const { colour, accent } = ink;
  const board = tone(colour, -0.35);
  const [w, h] = [780, 220];
  const gold = Array.from({ length: 19 }, (_, at) => (at === 14 ? '' : `M${w - 4} ${14 + at * 10}h-34v6h34z`)).join('');
  const chip = (x: number, y: number, cw: number, ch: number): string =>
    `<path d="${panel(x + 4, y + 6, cw, ch, 4)}" fill="#160e22" fill-opacity=".4"/>
      ${plate(ink, x, y, cw, ch, 4, '#1b1d22', 'matte')}
      <circle cx="${x + 14}" cy="${y + 14}" r="4" fill="#4a4e58"/>`;
  const parts = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${round(ink.vary(`px${at}`, 30, 700))}" y="${at % 2 ? 18 : 192}" width="${at % 3 ? 14 : 22}"
          height="10" fill="${at % 3 ? '#c9b48a' : '#8d93a0'}"/>`,
  ).join('');
  const face = `<path
      d="M10 0H${w - 40}L${w - 34} 8V156H${w}V164
        H${w - 34}V${h}H10A10 10 0 0 1 0 ${h - 10}V140A30 30 0 0 0 0 80V10A10 10 0 0 1 10 0Z"
      fill="${board}"/>
    <path d="${gold}" fill="#e0bb62"/>
    ${parts}
    <path d="M6 74A36 36 0 0 1 6 146" fill="none" stroke="#d9b15a" stroke-width="9"/>
    ${chip(60, 44, 150, 132)}
    ${chip(236, 44, 150, 132)}
    ${chip(420, 60, 110, 100)}
    ${chip(570, 44, 120, 132)}
    <path d="${panel(48, 34, 352, 152, 6)}" fill="${colour}"/>
    <path d="${panel(48, 34, 352, 152, 6)}" fill="${gleam(ink, 'gloss')}"/>
    <path d="M48 150H400" stroke="${accent}" stroke-width="9"/>
    ${letter(ink.art.label ?? '1 TB', {
      x: 76,
      y: 84,
      size: 40,
      width: 200,
      align: 'start',
      colour: readableOn(colour, '#ffffff'),
      weight: 0.15,
    })}
    ${letter('NVMe SSD', { x: 76, y: 128, size: 18, align: 'start', colour: readableOn(colour, accent) })}
    <g transform="translate(310 60)">
      <path d="M0 0h64v64h-64z" fill="#fff"/>
      <path d="M6 6h20v20h-20zM38 6h20v20h-20zM6 38h20v20h-20zM36 36h8v8h-8zM50 36h8v8h-8zM42 48h12v10h-12z"
        fill="#14161c"/>
    </g>`;
  if (ink.view === 'angle') {
    const eye = camera(-38, 40, 500, 560);
    return `${ink.ground(500, 600, 860, 300, 0.4)}
      ${slab(eye, {
        origin: [-w / 2, 26, -h / 2],
        right: [1, 0, 0],
        down: [0, 0, 1],
        back: [0, -12, 0],
        width: w - 40,
        height: h,
        radius: 10,
        edge: tone(board, -0.3),
        front: face,
      })}`;
  }
  const flat = (x: number, y: number, scale: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-w / 2} ${-h / 2})">
        <path d="${panel(6, 16, w - 40, h, 10)}" fill="#160e22" fill-opacity=".22"/>
        ${face}
      </g>`;
  return ink.view === 'front'
    ? `${ink.ground(516, 600, 860, 300, 0.3)}${flat(500, 500, 1, -24)}`
    : flat(250, 500, 2, 0);
}
