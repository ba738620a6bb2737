import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { edgePaint, gleam, led, panel, plate, slab } from '../device.ts';
import { wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'inktank' | 'laser' | 'pocket' | 'receipt';

/**
 * Four kinds: "inktank" with a scanner, "laser", "pocket" for photos, "receipt" for bills and labels. From the front;
 * turned, printing; the panel close up.
 */
export const printer: Draw = ink => {
  const kind: Kind = ink.form(['inktank', 'laser', 'pocket', 'receipt']);
  const scene = ink.view === 'angle' ? stand(ink, kind, -40, 24) : stand(ink, kind, -12, 14);
  if (ink.view !== 'detail') return scene;
  return kind === 'pocket' || kind === 'receipt'
    ? closeUp(scene, 480, kind === 'pocket' ? 620 : 540, 1.8)
    : closeUp(scene, kind === 'laser' ? 400 : 660, kind === 'laser' ? 540 : 660, 2.1);
};

function stand(ink: Ink, kind: Kind, yaw: number, pitch: number): string {
  const { colour, accent } = ink;
  const side = (w: number, h: number, extra = ''): string =>
    `<rect width="${w}" height="${h}" fill="${tone(colour, -0.24)}"/>
      ${extra}
      <rect width="${w}" height="${h}"
        fill="${ink.linear([
          [0, '#fff', 0.16],
          [1, '#160e22', 0.3],
        ])}"/>`;
  const top = (w: number, d: number, extra: string): string =>
    `<rect width="${w}" height="${d}" rx="6" fill="${tone(colour, 0.14)}"/>
      ${extra}
      <rect width="${w}" height="${d}" rx="6" fill="${gleam(ink)}"/>`;
  if (kind === 'receipt') return receipt(ink, yaw, pitch);
  if (kind === 'pocket') {
    const eye = camera(yaw, pitch + 24, 480, 640);
    const [w, h, d] = [560, 120, round(ink.vary('deep', 436, 470))];
    const photo = eye.plane(
      [-150, 52, d / 2],
      [1, 0, 0],
      [0, -0.12, 1],
      `<rect width="300" height="230" fill="#fdfcf8"/>
        <g transform="translate(16 0)">${ink.clip('<rect width="268" height="190"/>', wallpaper(ink, 268, 190))}</g>`,
    );
    return `${ink.ground(500, 690, 960, 380, 0.45)}
      ${slab(eye, {
        origin: [-w / 2, h, -d / 2],
        right: [1, 0, 0],
        down: [0, 0, 1],
        back: [0, -h, 0],
        width: w,
        height: d,
        radius: 54,
        edge: edgePaint(ink, colour),
        front: `<path d="${panel(0, 0, w, d, 54)}" fill="${tone(colour, 0.1)}"/>
          <rect x="24" y="24" width="${w - 48}" height="${d - 48}" rx="40" fill="${tone(colour, 0.05)}"
            stroke="${tone(colour, -0.2)}" stroke-width="3"/>
          <circle cx="${w / 2}" cy="${d / 2 - 20}" r="46" fill="none" stroke="${accent}" stroke-width="12"/>
          <circle cx="${w / 2}" cy="${d / 2 - 20}" r="16" fill="${accent}"/>
          ${letter(ink.art.label ?? 'Pocket', {
            x: w / 2,
            y: d - 84,
            size: 26,
            colour: readableOn(colour, accent),
            tracking: 5,
          })}
          <path d="${panel(0, 0, w, d, 54)}" fill="${gleam(ink)}"/>`,
      })}
      ${eye.plane(
        [-w / 2, h, d / 2],
        [1, 0, 0],
        [0, -1, 0],
        '<rect x="110" y="54" width="340" height="20" rx="10" fill="#15161b"/>',
      )}
      ${photo}`;
  }
  const eye = camera(yaw, pitch, 480, 800);
  const [w, h, d] = kind === 'inktank' ? [660, 250, 420] : [560, 330, round(ink.vary('deep', 390, 420))];
  const lines = Array.from({ length: 6 }, (_, at) => `M40 ${44 + at * 26}h${[240, 300, 270, 310, 200, 290][at]}`).join(
    '',
  );
  const paper = eye.plane(
    [-190, 66, d / 2 - 60],
    [1, 0, 0],
    [0, -0.16, 1],
    `<rect width="380" height="230" fill="#fdfdfb"/>
      <path d="${lines}" stroke="#b9c0cc" stroke-width="9"/>
      <rect x="250" y="130" width="96" height="70" fill="${accent}"/>`,
  );
  const tray = eye.plane(
    [-210, 44, d / 2],
    [1, 0, 0],
    [0, -0.1, 1],
    `<rect width="420" height="150" rx="14" fill="${tone(colour, -0.3)}"/>`,
  );
  const sheet = eye.plane(
    [-170, h + 190, -d / 2 + 30],
    [1, 0, 0],
    [0, -1, 0.2],
    '<rect width="340" height="240" fill="#fbfbf9"/><rect width="340" height="240" fill="#160e22" fill-opacity=".05"/>',
  );
  if (kind === 'laser') {
    const face = `${plate(ink, 0, 0, w, h, 6, colour)}
      <rect x="60" y="176" width="${w - 120}" height="54" rx="10" fill="#191b21"/>
      <rect x="0" y="252" width="${w}" height="4" fill="${tone(colour, -0.4)}"/>
      <rect x="${w / 2 - 70}" y="270" width="140" height="20" rx="10" fill="${tone(colour, -0.24)}"/>
      ${plate(ink, 40, 46, 190, 84, 14, '#1b1d24', 'glass')}
      ${letter('Ready', { x: 120, y: 76, size: 18, colour: '#a8f0c6' })}
      <path d="M60 106h110" stroke="#5b6270" stroke-width="7"/>
      <circle cx="284" cy="88" r="24" fill="${accent}"/>
      <circle cx="284" cy="88" r="9" fill="#fff"/>
      ${led(ink, 340, 88, 6, '#7fe0a8')}
      ${letter(ink.art.label ?? 'Laser', {
        x: w - 100,
        y: 88,
        size: 20,
        colour: readableOn(colour, tone(colour, -0.5)),
        tracking: 4,
      })}`;
    return `${ink.ground(520, 810, 880, 200, 0.5)}
      ${drawBox(eye, {
        width: w,
        height: h,
        depth: d,
        front: face,
        side: side(
          d,
          h,
          `<path d="M40 90h160M40 112h160M40 134h160" stroke="${tone(colour, -0.5)}" stroke-width="7"/>`,
        ),
        top: top(
          w,
          d,
          `<rect x="110" y="60" width="${w - 220}" height="250" rx="16" fill="${tone(colour, -0.24)}"/>
            <rect x="150" y="90" width="${w - 300}" height="220" fill="#fbfbf9"/>`,
        ),
      })}
      ${tray}
      ${paper}`;
  }
  const levels = [0, 1, 2, 3].map(at => ink.int(`ink${at}`, 46, 92));
  const inks = ['#1b1c22', '#2aa7d8', '#d8409a', '#f2c61f'];
  const tanks = inks
    .map(
      (fill, at) =>
        `<rect x="${w - 214 + at * 48}" y="98" width="38" height="112" rx="7" fill="#e9edf3"/>
          <path d="M${w - 211 + at * 48} ${206 - levels[at]!}h32v${levels[at]}h-32Z" fill="${fill}"/>
          <rect x="${w - 206 + at * 48}" y="102" width="6" height="100" fill="#fff" fill-opacity=".55"/>`,
    )
    .join('');
  const face = `${plate(ink, 0, 0, w, h, 6, colour)}
    <path d="M0 56H${w}" stroke="${tone(colour, -0.55)}" stroke-width="4"/>
    <path d="M0 60H${w}" stroke="${tone(colour, 0.4)}" stroke-width="2"/>
    <rect x="90" y="150" width="330" height="62" rx="10" fill="#121318"/>
    <rect x="${w - 226}" y="86" width="204" height="136" rx="16" fill="${tone(colour, -0.4)}"/>
    ${tanks}
    ${plate(ink, 40, 78, 150, 54, 12, '#171920', 'glass')}
    ${letter('Wi-Fi', { x: 106, y: 105, size: 15, colour: accent })}
    <circle cx="230" cy="105" r="17" fill="${accent}"/>
    <circle cx="282" cy="105" r="13" fill="${tone(colour, 0.3)}"/>
    <circle cx="324" cy="105" r="13" fill="${tone(colour, 0.3)}"/>
    ${letter(ink.art.label ?? 'InkTank', {
      x: 100,
      y: 28,
      size: 15,
      colour: readableOn(colour, '#e8ebf1'),
      tracking: 4,
    })}`;
  return `${ink.ground(520, 810, 940, 200, 0.5)}
    ${sheet}
    ${drawBox(eye, {
      width: w,
      height: h,
      depth: d,
      front: face,
      side: side(d, h, `<path d="M0 56H${d}" stroke="${tone(colour, -0.6)}" stroke-width="4"/>`),
      top: top(
        w,
        d,
        `<rect x="16" y="16" width="${w - 32}" height="${d - 32}" rx="16" fill="${tone(colour, 0.04)}"
            stroke="${tone(colour, -0.3)}" stroke-width="3"/>
          <path d="${panel(w / 2 - 60, d - 26, 120, 12, 6)}" fill="${tone(colour, -0.3)}"/>`,
      ),
    })}
    ${tray}
    ${paper}`;
}

/** A small box with a bill coming out of its lid. */
function receipt(ink: Ink, yaw: number, pitch: number): string {
  const { colour, accent } = ink;
  const eye = camera(yaw, pitch + 12, 480, 780);
  const [w, h, d] = [400, 250, 360];
  const rows = Array.from(
    { length: 6 },
    (_, at) => `M34 ${96 + at * 26}h${[120, 96, 130, 84, 110, 70][at]}M196 ${96 + at * 26}h50`,
  ).join('');
  const bars = Array.from({ length: 15 }, (_, at) => `M${38 + at * 14} 276v44`).join('');
  const bill = eye.plane(
    [-140, h + 300, -20],
    [1, 0, 0],
    [0, -1, 0.12],
    `<path
        d="M0 0l14 10l14-10l14 10l14-10l14 10l14-10l14 10l14-10l14 10l14-10l14 10l14-10l14 10l14-10l14 10l14-10l14 10
          l14-10l14 10l14-10V310H0Z"
        fill="#fdfdfb"/>
      ${letter('Bill 0148', { x: 140, y: 52, size: 24, colour: '#2b2d33' })}
      <path d="${rows}" stroke="#8d93a0" stroke-width="9"/>
      <path d="${bars}" stroke="#2b2d33" stroke-width="6"/>
      <path d="M0 0H280V310H0Z"
        fill="${ink.linear([
          [0, '#160e22', 0],
          [0.8, '#160e22', 0.04],
          [1, '#160e22', 0.3],
        ])}"/>`,
  );
  const front = `${plate(ink, 0, 0, w, h, 8, colour)}
    <path d="M0 92H${w}" stroke="${tone(colour, -0.5)}" stroke-width="4"/>
    <path d="M0 96H${w}" stroke="${tone(colour, 0.4)}" stroke-width="2"/>
    ${letter(ink.art.label ?? 'Label 58', {
      x: w / 2,
      y: 180,
      size: 26,
      width: 200,
      colour: readableOn(colour, accent),
      tracking: 5,
    })}
    <circle cx="60" cy="46" r="20" fill="${accent}"/>
    ${led(ink, w - 50, 46, 6, '#7fe0a8')}
    ${led(ink, w - 90, 46, 6, accent)}`;
  const lid = `<rect width="${w}" height="${d}" rx="6" fill="${tone(colour, 0.14)}"/>
    <path d="${panel(24, 20, w - 48, d * 0.36, 16)}" fill="${tone(colour, 0.02)}" stroke="${tone(colour, -0.3)}"
      stroke-width="3"/>
    <rect x="50" y="${d / 2 - 28}" width="${w - 100}" height="22" rx="8" fill="#0d0e12"/>
    <rect width="${w}" height="${d}" fill="${gleam(ink)}"/>`;
  return `${ink.ground(520, 790, 760, 220, 0.5)}
    ${drawBox(eye, {
      width: w,
      height: h,
      depth: d,
      front,
      side: `<rect width="${d}" height="${h}" fill="${tone(colour, -0.3)}"/>
        <path d="M0 92H${d}" stroke="${tone(colour, -0.6)}" stroke-width="4"/>`,
      top: lid,
    })}
    ${bill}`;
}
