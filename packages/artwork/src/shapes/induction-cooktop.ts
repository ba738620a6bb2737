import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { vessel } from '../packaging.ts';
import { closeUp } from '../textile.ts';

/** A glass hob from above; with a pan on it; the touch panel close up. */
export const inductionCooktop: Draw = ink => {
  const view = ink.view === 'angle' ? hob(ink, -40, 30) : hob(ink, -16, 50);
  if (ink.view === 'front') return view;
  if (ink.view === 'detail') return closeUp(view, 450, 700, 2.5);
  return view + pan(ink);
};

function hob(ink: Ink, yaw: number, pitch: number): string {
  const { colour, accent } = ink;
  const [w, d, h] = [520, 600, 56];
  const glow = readableOn('#17181d', accent);
  const rings = ink.int('rings', 2, 4);
  const circles = Array.from(
    { length: rings },
    (_, at) =>
      `<circle cx="260" cy="230" r="${round(60 + ((at + 1) * 130) / rings)}" fill="none"
          stroke="${at === rings - 1 ? glow : '#ffffff'}" stroke-opacity="${at === rings - 1 ? 0.95 : 0.4}"
          stroke-width="${at === rings - 1 ? 7 : 3}"/>`,
  ).join('');
  const mark = ink.choose('mark', [
    `<path d="M260 170V290M200 230H320" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>`,
    `<path d="M260 194L296 250H224Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>`,
    `<circle cx="260" cy="230" r="20" fill="${glow}"/>`,
  ]);
  const keys = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${34 + at * 78}" y="516" width="60" height="46" rx="10" fill="none" stroke="#fff" stroke-opacity=".7"
          stroke-width="3"/>
        ${
          at === 0
            ? `<path d="M64 526V538M56 530A12 12 0 1 0 72 530" fill="none" stroke="${glow}" stroke-width="4"
            stroke-linecap="round"/>`
            : at < 3
              ? `<path d="M${52 + at * 78} 539H${76 + at * 78}${
                  at === 2 ? `M${64 + at * 78} 527V551` : ''
                }" stroke="#fff"
                stroke-width="4"/>`
              : `<circle cx="${64 + at * 78}" cy="539" r="${4 + at}" fill="#fff" fill-opacity=".8"/>`
        }`,
  ).join('');
  const display = `<rect x="170" y="446" width="180" height="58" rx="8" fill="#050608"/>
    ${letter(ink.choose('power', ['1600', '1200', '2000', '1800']), {
      x: 260,
      y: 475,
      size: 34,
      colour: glow,
      weight: 0.12,
    })}`;
  const glass = `<rect width="${w}" height="${d}" rx="28" fill="${ink.linear(['#3a3d47', '#1a1b20', '#0f1013'], 'slant')}"/>
    <path d="M0 40L280 0H420L0 190Z" fill="#fff" fill-opacity=".09"/>
    <path d="M0 260L520 10V60L0 330Z" fill="#fff" fill-opacity=".06"/>
    ${circles}
    ${mark}
    <path d="M20 436H500" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>
    ${display}
    ${keys}
    <rect width="${w}" height="${d}" rx="28" fill="none" stroke="${colour}" stroke-width="15"/>
    ${letter(ink.art.label ?? 'Induct', { x: 90, y: 474, size: 20, width: 110, colour: '#ffffff', weight: 0.14 })}`;
  const edge = (width: number, shade: number): string =>
    `<rect width="${width}" height="${h}" fill="${tone(colour, shade)}"/>
      <path d="M0 4H${width}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>
      ${Array.from(
        { length: Math.floor(width / 30) - 4 },
        (_, at) => `<rect x="${60 + at * 30}" y="22" width="16" height="14" rx="5" fill="#160e22" fill-opacity=".4"/>`,
      ).join('')}`;
  return `${ink.ground(500, yaw < -30 ? 700 : 690, 940, 330, 0.5)}
    ${drawBox(camera(yaw, pitch, 500, yaw < -30 ? 680 : 620), {
      width: w,
      height: h,
      depth: d,
      top: glass,
      front: edge(w, -0.1),
      side: edge(d, -0.35),
    })}`;
}

function pan(ink: Ink): string {
  const steel = '#cfd3d9';
  return `<ellipse cx="470" cy="640" rx="200" ry="80" fill="#000" fill-opacity=".5"/>
    <path d="M640 470L900 380C930 372 936 402 910 412L650 510Z" fill="#2a2b31"/>
    <path d="M660 470L896 388" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>
    ${vessel(
      ink,
      460,
      [
        [440, 210],
        [580, 204, 50],
        [618, 160],
      ],
      steel,
      'metal',
      0.36,
    )}
    <ellipse cx="460" cy="440" rx="210" ry="76" fill="${tone(steel, 0.4)}"/>
    <ellipse cx="460" cy="446" rx="196" ry="66" fill="${tone(steel, -0.5)}"/>
    <ellipse cx="460" cy="462" rx="182" ry="54" fill="${ink.linear(['#e7a13a', '#c9671e'], 'slant')}"/>
    ${[
      [380, 450],
      [450, 476],
      [520, 448],
      [560, 470],
      [430, 440],
      [490, 496],
    ]
      .map(
        ([x, y], at) =>
          `<ellipse cx="${x}" cy="${y}" rx="24" ry="12" fill="${['#f6e6c0', '#5f8f3a', '#d9482f'][at % 3]}"/>`,
      )
      .join('')}
    ${ink.blur(
      10,
      `<path d="M400 380C370 320 430 290 400 220M510 380 C480 320 550 290 516 230" fill="none" stroke="#fff"
          stroke-opacity=".9" stroke-width="22" stroke-linecap="round"/>`,
      0.4,
    )}`;
}
