import { camera } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { edgePaint, holes, led, lens, moulded, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'block' | 'thumb' | 'dash';

/**
 * Three kinds: "block", "thumb" on a clip, "dash" for cars. From the front; turned or from behind; the lens close up.
 */
export const actionCamera: Draw = ink => {
  const kind: Kind = ink.form(['block', 'thumb', 'dash']);
  const front = kind === 'thumb' ? thumb(ink, false) : kind === 'dash' ? dash(ink, false) : block(ink, -22, 12);
  if (ink.view === 'front') return front;
  if (ink.view === 'detail')
    return closeUp(front, kind === 'block' ? 600 : 500, kind === 'thumb' ? 400 : kind === 'block' ? 470 : 500, 2);
  return kind === 'thumb' ? thumb(ink, true) : kind === 'dash' ? dash(ink, true) : block(ink, -42, 24);
};

function block(ink: Ink, yaw: number, pitch: number): string {
  const { colour, accent } = ink;
  const eye = camera(yaw, pitch, 470, 800);
  const [w, h, d] = [round(ink.vary('wide', 560, 600)), round(ink.vary('tall', 390, 420)), 230];
  const ribs = Array.from({ length: 6 }, (_, at) => `M30 ${96 + at * 22}H${w * 0.46}`).join('');
  const front = `${plate(ink, 0, 0, w, h, 56, colour)}
    <path d="${ribs}" stroke="${tone(colour, -0.5)}" stroke-width="8" stroke-linecap="round"/>
    ${plate(ink, 46, 226, 190, 130, 20, '#101116', 'glass')}
    ${letter('4K60', { x: 140, y: 274, size: 30, colour: '#fff' })}
    ${letter('REC 02:14', { x: 140, y: 322, size: 15, colour: accent })}
    <path d="${panel(w - 290, 30, 260, 260, 50)}" fill="#121318"/>
    <path d="${panel(w - 290, 30, 260, 260, 50)}" fill="none" stroke="${accent}" stroke-width="7"/>
    ${lens(ink, w - 160, 160, 108, '#3a3d45')}
    ${led(ink, 60, 56, 8, '#ff5a4a')}
    ${letter(ink.art.label ?? 'Dhoom', {
      x: 180,
      y: 60,
      size: 24,
      colour: readableOn(colour, tone(colour, 0.6)),
      tracking: 4,
    })}
    <path d="${panel(w - 210, 318, 90, 40, 12)}" fill="${holes(ink, '#08090c', 10, 2.6)}"/>`;
  const feet = `<path d="M${eye.at([-70, 0, 0]).join(' ')}l8 66h44l4-60M${eye.at([30, 0, 0]).join(' ')}l4 66h44l10-60"
      fill="${tone(colour, -0.35)}"/>`;
  const button = eye.plane(
    [-w * 0.32, h, -60],
    [1, 0, 0],
    [0, 0, 1],
    `<ellipse cx="60" cy="60" rx="60" ry="60" fill="${tone(accent, -0.35)}"/>
      <ellipse cx="60" cy="48" rx="54" ry="52" fill="${ink.linear([tone(accent, 0.35), accent], 'slant')}"/>`,
  );
  return `${ink.ground(520, 866, 760, 130, 0.55)}${feet}${slab(eye, {
    origin: [-w / 2, h, d / 2],
    right: [1, 0, 0],
    down: [0, -1, 0],
    back: [0, 0, -d],
    width: w,
    height: h,
    radius: 56,
    edge: ink.linear([
      [0, tone(colour, 0.22)],
      [0.3, tone(colour, 0.02)],
      [0.4, tone(colour, -0.25)],
      [1, tone(colour, -0.5)],
    ]),
    front,
  })}${button}`;
}

function thumb(ink: Ink, turned: boolean): string {
  const { colour, accent } = ink;
  const half = round(ink.vary('half', 122, 140));
  const pod = panel(500 - half, 190, half * 2, 620, half);
  if (turned) {
    const eye = camera(-40, 40, 500, 540);
    const body = slab(eye, {
      origin: [-200, 90, -200],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -90, 0],
      width: 400,
      height: 300,
      radius: 60,
      edge: edgePaint(ink, '#2a2c33', 'matte'),
      front: `${plate(ink, 0, 0, 400, 300, 60, '#33363e', 'matte')}
        <path d="${panel(36, 36, 328, 228, 24)}" fill="#0d0e12"/>
        ${display(
          ink,
          48,
          48,
          304,
          204,
          14,
          `${wallpaper(ink, 304, 204)}
            ${letter('00:42', { x: 70, y: 30, size: 20, colour: '#fff' })}
            <circle cx="270" cy="30" r="10" fill="#ff5a4a"/>`,
        )}`,
    });
    return `${ink.ground(480, 640, 860, 330, 0.45)}
      <g transform="translate(90 60)">${body}</g>
      <g transform="translate(-20 250) rotate(-62 500 500) scale(.66)">
        ${moulded(ink, pod, colour, { depth: 80, dark: 0.5, light: 0.5 })}
        ${lens(ink, 500, 340, half * 0.72, accent)}
      </g>`;
  }
  return `${ink.ground(508, 884, 400, 80, 0.6)}
    <path
      d="M${500 - half * 0.7} 740H${500 + half * 0.7}
        L${500 + half} 868Q${500 + half} 884 ${480 + half} 884H${520 - half}Q${500 - half} 884 ${500 - half} 868Z"
      fill="#26282e"/>
    <path d="M${500 - half} 868H${500 + half}" stroke="${accent}" stroke-width="9"/>
    ${moulded(ink, pod, colour, {
      depth: 90,
      dark: 0.5,
      light: 0.55,
      lines: [[`M${540 - half} 300C${530 - half} 420 ${530 - half} 600 ${546 - half} 700`, 30, 0.9]],
    })}
    <circle cx="500" cy="346" r="${half * 0.86}" fill="#121318"/>
    ${lens(ink, 500, 346, half * 0.74, accent)}
    <circle cx="500" cy="560" r="46" fill="${tone(colour, -0.14)}"/>
    <circle cx="500" cy="560" r="34" fill="${accent}"/>
    ${led(ink, 500, 660, 8, '#6fd0ff')}
    ${letter(ink.art.label ?? 'Chhota', {
      x: 500,
      y: 726,
      size: 22,
      width: half * 1.2,
      colour: readableOn(colour, tone(colour, -0.5)),
      tracking: 4,
    })}`;
}

function dash(ink: Ink, behind: boolean): string {
  const { colour, accent } = ink;
  const mount = `<path d="M380 176H620V214L560 236H440L380 214Z" fill="${tone(colour, -0.2)}"/>
    <path d="M380 176H620V190H380Z" fill="${accent}"/>
    <path d="M470 230H530L540 380H460Z" fill="${tone(colour, -0.35)}"/>
    <circle cx="500" cy="330" r="40" fill="${ink.radial([tone(colour, 0.4), tone(colour, -0.4)])}"/>`;
  const body = panel(210, 370, 580, 280, 120);
  const road = `<path d="M0 0H440V180H0Z" fill="#9fd0f2"/>
    <path d="M0 90L90 60L190 86L300 50L440 92V180H0Z" fill="#6f9a7c"/>
    <path d="M190 90H250L420 180H20Z" fill="#4a4e58"/>
    <path d="M220 92V180" stroke="#fff" stroke-width="8" stroke-dasharray="22 16"/>
    ${letter('62 km/h', { x: 90, y: 24, size: 18, colour: '#fff' })}
    <circle cx="410" cy="24" r="9" fill="#ff4a4a"/>`;
  const face = behind
    ? `${plate(ink, 252, 400, 496, 220, 30, '#101116', 'matte')}
      <g transform="translate(0 0)">${display(ink, 280, 420, 440, 180, 10, road)}</g>`
    : `${[0, 1, 2, 3, 4]
        .map(
          at =>
            `<path d="M${262 + at * 22} 440V580" stroke="${tone(colour, -0.6)}" stroke-width="9"
                stroke-linecap="round"/>`,
        )
        .join('')}
      <circle cx="500" cy="510" r="158" fill="#160e22" fill-opacity=".3"/>
      <circle cx="500" cy="500" r="156" fill="${tone(colour, -0.2)}"/>
      <circle cx="500" cy="500" r="146" fill="none" stroke="${accent}" stroke-width="7"/>
      ${lens(ink, 500, 500, 132, '#3a3d45')}
      ${led(ink, 706, 470, 7, accent)}
      ${letter(ink.art.label ?? 'Rasta', { x: 706, y: 540, size: 20, colour: readableOn(colour, tone(colour, 0.6)) })}`;
  const rear = `<g transform="translate(${behind ? 690 : 740} 720)">
      ${ink.ground(0, 126, 210, 44, 0.5)}
      <path d="M-60 -60H60V-40H-60Z" fill="${accent}"/>
      <path d="M-14 -42H14V0H-14Z" fill="${tone(colour, -0.35)}"/>
      ${moulded(ink, panel(-86, -8, 172, 124, 50), colour, { depth: 30, dark: 0.5, light: 0.4 })}
      ${lens(ink, 0, 54, 46, '#3a3d45')}
    </g>`;
  const cord = `<path d="M620 650
    C660 740 560 800 ${behind ? 610 : 650} 770" fill="none" stroke="#1c1d22" stroke-width="11"
      stroke-linecap="round"/>`;
  return `${ink.ground(440, 720, 600, 70, 0.4)}
    ${mount}
    ${cord}
    ${moulded(ink, body, colour, { depth: 70, dark: 0.6, light: 0.45, lines: [['M290 400H700', 24, 0.7]] })}
    ${face}
    ${rear}`;
}
