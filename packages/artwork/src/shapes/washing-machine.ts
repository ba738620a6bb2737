import { camera, drawBox } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { gleam, knob, led, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'front-load' | 'top-load' | 'semi';

/** Three kinds: "front-load", "top-load", "semi" with two tubs. From the front; turned; the door or dial close up. */
export const washingMachine: Draw = ink => {
  const kind: Kind = ink.form(['front-load', 'top-load', 'semi']);
  const turned = ink.view === 'angle';
  const [w, h, d] = [
    kind === 'semi' ? 640 : round(ink.vary('wide', 520, 560)),
    kind === 'top-load' ? 640 : kind === 'semi' ? 560 : 610,
    kind === 'semi' ? 330 : 400,
  ];
  const pitch = kind === 'front-load' ? (turned ? 18 : 10) : turned ? 32 : 24;
  const eye = camera(turned ? -40 : -14, pitch, 470, 860);
  const { colour } = ink;
  const front =
    kind === 'front-load'
      ? loader(ink, w, h)
      : `${plate(ink, 0, 0, w, h, 6, colour)}
        ${kind === 'semi' ? `<path d="M${w * 0.58} 0V${h}" stroke="${tone(colour, -0.3)}" stroke-width="4"/>` : ''}
        <path d="M40 ${h * 0.3}H${w - 40}" stroke="${tone(colour, -0.14)}" stroke-width="5"/>
        <path d="M40 ${h * 0.3 + 5}H${w - 40}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
        ${letter(ink.art.label ?? 'Nirmaya', {
          x: 110,
          y: h * 0.2,
          size: 22,
          colour: readableOn(colour, tone(colour, -0.5)),
          tracking: 5,
        })}
        <path d="M0 ${h - 60}H${w}V${h}H0Z" fill="${tone(colour, -0.2)}"/>`;
  const side = `<rect width="${d}" height="${h}" fill="${tone(colour, -0.2)}"/>
    <path d="M40 60H${d - 40}V${h - 60}H40Z" fill="none" stroke="${tone(colour, -0.34)}" stroke-width="5"/>
    <rect width="${d}" height="${h}"
      fill="${ink.linear([
        [0, '#fff', 0.14],
        [1, '#160e22', 0.3],
      ])}"/>`;
  const scene = `${ink.ground(540, 868, w + 300, 190, 0.55)}
    ${drawBox(eye, { width: w, height: h, depth: d, front, side, top: lid(ink, kind, w, d) })}
    ${kind === 'front-load' ? '' : consoleOf(ink, kind, eye, w, h, d)}`;
  if (ink.view !== 'detail') return scene;
  const [x, y] = kind === 'front-load' ? eye.at([0, h * 0.46, d / 2]) : eye.at([0, h + 40, -d / 2]);
  return closeUp(scene, x, y, 2);
};

function loader(ink: Ink, w: number, h: number): string {
  const { colour, accent } = ink;
  const [cx, cy, r] = [w / 2, h * 0.58, w * 0.35];
  const circle = (size: number, paint: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="${round(r * size)}" fill="${paint}"/>`;
  const clothes = ['#e2557a', '#3d6fd8', '#f2c14e', '#ffffff']
    .map(
      (fill, at) =>
        `<path
            d="M${cx - r * 0.66} ${cy + r * (0.06 + at * 0.14)}
              C${cx - r * 0.3} ${cy + r * (-0.14 + at * 0.16)} ${cx + r * 0.1} ${cy + r * (0.3 + at * 0.12)}
                ${cx + r * 0.7} ${cy + r * (0.02 + at * 0.16)}
              L${cx + r * 0.6} ${cy + r}H${cx - r * 0.6}Z"
            fill="${fill}" fill-opacity=".85"/>`,
    )
    .join('');
  const glass = ink.clip(
    `<circle cx="${cx}" cy="${cy}" r="${round(r * 0.66)}"/>`,
    `<path d="M0 0H${w}V${h}H0Z" fill="${ink.radial(['#3a4452', '#141922'], 0.5, 0.4, 0.7)}"/>
      ${clothes}
      <path d="M${cx - r} ${cy - r}H${cx + r * 0.2}L${cx - r * 0.4} ${cy + r}H${cx - r}Z" fill="#fff"
        fill-opacity=".16"/>
      <path d="M${cx + r * 0.36} ${cy - r * 0.56}A${r * 0.66} ${r * 0.66} 0 0 1 ${cx + r * 0.64} ${cy + r * 0.1}"
        fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round"/>`,
  );
  return `${plate(ink, 0, 0, w, h, 6, colour)}
    <path d="M0 104H${w}" stroke="${tone(colour, -0.3)}" stroke-width="4"/>
    <path d="M0 108H${w}" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>
    <path d="${panel(20, 20, 150, 66, 10)}" fill="${tone(colour, -0.08)}" stroke="${tone(colour, -0.3)}"
      stroke-width="3"/>
    ${letter(ink.art.label ?? 'Nirmaya', {
      x: 95,
      y: 53,
      size: 15,
      width: 120,
      colour: readableOn(colour, tone(colour, -0.5)),
      tracking: 4,
    })}
    ${knob(ink, w / 2, 53, 36, '#dfe3ea')}
    <path d="M${w / 2} 26v16" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>
    ${plate(ink, w - 190, 22, 130, 60, 10, '#12141a', 'glass')}
    ${letter(ink.choose('left', ['0:42', '1:10', '0:28']), {
      x: w - 125,
      y: 52,
      size: 24,
      colour: '#9fe0ff',
      weight: 0.13,
    })}
    ${led(ink, w - 34, 52, 6, accent)}
    ${circle(1.05, tone(colour, -0.14))}
    ${circle(1, ink.linear(['#f6f7fa', '#8d93a0', '#4a4e58', '#cfd4dc'], 'slant'))}
    ${circle(0.9, mix(tone(colour, -0.5), '#22252c', 0.6))}
    ${circle(0.7, '#0d0f14')}
    ${glass}
    <path d="${panel(cx + r * 0.74, cy - 40, 34, 80, 14)}" fill="${accent}"/>
    <path d="M0 ${h - 46}H${w}" stroke="${tone(colour, -0.2)}" stroke-width="4"/>
    <path d="${panel(w - 110, h - 36, 80, 24, 6)}" fill="${tone(colour, -0.1)}"/>`;
}

function lid(ink: Ink, kind: Kind, w: number, d: number): string {
  const { colour, accent } = ink;
  const base = `<rect width="${w}" height="${d}" fill="${tone(colour, 0.14)}"/>`;
  if (kind === 'front-load') return `${base}<rect width="${w}" height="${d}" fill="${gleam(ink)}"/>`;
  if (kind === 'top-load')
    return `${base}
      <path d="${panel(46, 90, w - 92, d - 120, 50)}" fill="#1a2029"/>
      <path d="${panel(58, 102, w - 116, d - 144, 42)}" fill="${ink.linear(['#6f879c', '#26313d'], 'slant')}"/>
      <ellipse cx="${w / 2}" cy="${d * 0.56}" rx="${w * 0.28}" ry="${d * 0.26}" fill="#0f141b" fill-opacity=".7"/>
      <ellipse cx="${w / 2}" cy="${d * 0.58}" rx="${w * 0.2}" ry="${d * 0.18}" fill="#9fb0bf" fill-opacity=".5"/>
      <path d="M70 110H${w * 0.5}L${w * 0.3} ${d - 44}H70Z" fill="#fff" fill-opacity=".16"/>
      <path d="${panel(w / 2 - 60, d - 34, 120, 16, 8)}" fill="${accent}"/>`;
  const half = w * 0.58;
  return `${base}
    <path d="${panel(24, 70, half - 44, d - 96, 30)}" fill="${tone(accent, -0.1)}" fill-opacity=".9"/>
    <path d="${panel(half + 16, 70, w - half - 40, d - 96, 30)}" fill="${tone(accent, -0.1)}" fill-opacity=".9"/>
    <path d="M40 84H${half * 0.5}L${half * 0.3} ${d - 40}H40Z" fill="#fff" fill-opacity=".2"/>
    <path d="${panel(half / 2 - 50, d - 56, 100, 14, 7)}${panel(half + (w - half) / 2 - 40, d - 56, 80, 14, 7)}"
      fill="${tone(accent, -0.5)}"/>`;
}

/** The raised panel at the back of the top, with its dials. */
function consoleOf(ink: Ink, kind: Kind, eye: ReturnType<typeof camera>, w: number, h: number, d: number): string {
  const { colour, accent } = ink;
  const dark = kind === 'top-load' ? '#1b1e25' : tone(colour, -0.1);
  const controls =
    kind === 'semi'
      ? [0.16, 0.4, 0.7, 0.88]
          .map(
            part =>
              knob(ink, w * part, 46, 27, accent) +
              `<path d="M${w * part} 26v14" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
          )
          .join('')
      : `${knob(ink, w * 0.76, 46, 32, '#cfd4dc')}
        ${letter('0:36', { x: w * 0.5, y: 46, size: 24, colour: '#9fe0ff', weight: 0.13 })}
        ${[0, 1, 2, 3].map(at => led(ink, 60 + at * 40, 46, 6, at < 2 ? accent : '#7fe0a8')).join('')}`;
  return (
    eye.plane(
      [-w / 2, h + 80, -d / 2 + 60],
      [1, 0, 0],
      [0, -0.9, 0.42],
      `<path d="${panel(0, 0, w, 94, 10)}" fill="${dark}"/>
        <path d="${panel(0, 0, w, 94, 10)}" fill="${gleam(ink, 'gloss')}" fill-opacity=".6"/>
        ${controls}`,
    ) +
    `<path d="${eye.path([
      [w / 2, h + 80, -d / 2 + 60],
      [w / 2, h, -d / 2 + 96],
      [w / 2, h, -d / 2],
      [w / 2, h + 80, -d / 2],
    ])}" fill="${tone(dark, -0.3)}"/>`
  );
}
