import { camera } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { edgePaint, holes, lens, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/**
 * Three kinds: "tablet", "studio" with a pen, "reader" with paper-like pages. Front before back; propped up; the
 * camera's corner, or the page, close up.
 */
export const tablet: Draw = ink => {
  const form = ink.form(['tablet', 'studio', 'reader']);
  if (ink.view === 'angle') return propped(ink, form);
  if (ink.view === 'detail')
    return closeUp(
      form === 'reader'
        ? face(ink, 520, 690, form)
        : back(ink, 500, 690) + (form === 'studio' ? `<g transform="translate(-26 150)">${pen(ink)}</g>` : ''),
      form === 'reader' ? 230 : 150,
      form === 'reader' ? 210 : 190,
      1.9,
    );
  const [w, h] = form === 'reader' ? [520, 690] : [770, 560];
  const x = form === 'reader' ? 370 : 170;
  return (
    `${ink.ground(510, 868, 880, 84, 0.6)}
      <g transform="translate(${form === 'reader' ? 150 : 96} ${form === 'reader' ? 140 : 150})">
        ${back(ink, form === 'reader' ? 480 : 700, form === 'reader' ? 690 : 540)}
      </g>
      <rect x="${x - 34}" y="310" width="40" height="480"
        fill="${ink.linear(
          [
            [0, '#160e22', 0],
            [1, '#160e22', 0.3],
          ],
          'across',
        )}"/>` +
    `<g transform="translate(${x} ${856 - h})">${face(ink, w, h, form)}</g>
      ${form === 'studio' ? `<g transform="translate(884 300) rotate(9)">${pen(ink)}</g>` : ''}`
  );
};

function face(ink: Ink, w: number, h: number, form: string): string {
  const bezel = round(form === 'reader' ? 30 : ink.vary('bezel', 20, 30));
  const [sw, sh] = [w - bezel * 2, h - bezel * 2];
  const frame = ink.linear(
    [tone(ink.colour, 0.6), tone(ink.colour, -0.1), tone(ink.colour, 0.3), tone(ink.colour, -0.5)],
    'slant',
  );
  const picture = form === 'reader' ? page(sw, sh) : form === 'studio' ? sketch(ink, sw, sh) : home(ink, sw, sh);
  return `<path d="${panel(0, 0, w, h, 34)}" fill="${frame}"/>
    <path d="${panel(4, 4, w - 8, h - 8, 31)}" fill="#0a0b0f"/>
    ${display(ink, bezel, bezel, sw, sh, 14, picture)}
    <circle cx="${w / 2}" cy="${bezel / 2 + 1}" r="5" fill="#2a3766"/>`;
}

function home(ink: Ink, w: number, h: number): string {
  const dock = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${round(w / 2 - 207 + at * 72)}" y="${round(h - 82)}" width="54" height="54" rx="15"
          fill="${['#ffffff', '#ffd27a', '#8fe0c4', '#f7a6b8', '#a9c4ff', tone(ink.accent, 0.4)][at]}"/>`,
  ).join('');
  return `${wallpaper(ink, w, h)}
    ${letter('10:09', { x: 46, y: 72, size: 62, align: 'start', colour: '#fff', weight: 0.09 })}
    ${letter('Fri 6 Mar', { x: 48, y: 138, size: 20, align: 'start', colour: '#fff' })}
    <rect x="${w - 256}" y="40" width="216" height="124" rx="24" fill="#fff" fill-opacity=".86"/>
    <circle cx="${w - 206}" cy="92" r="24" fill="#ffb53d"/>
    <path d="M${w - 164} 76h92M${w - 164} 100h64M${w - 230} 138h162" stroke="#42506b" stroke-opacity=".6"
      stroke-width="9" stroke-linecap="round"/>
    <rect x="${w / 2 - 232}" y="${h - 96}" width="464" height="82" rx="26" fill="#fff" fill-opacity=".4"/>
    ${dock}`;
}

function page(w: number, h: number): string {
  const rows = Array.from(
    { length: 15 },
    (_, at) => `M${w * 0.1} ${170 + at * 29}H${w * (at % 5 === 4 ? 0.55 : 0.9)}`,
  ).join('');
  return `<path d="M0 0H${w}V${h}H0Z" fill="#efece2"/>
    ${letter('Chapter 7', { x: w / 2, y: 96, size: 26, colour: '#33322e' })}
    <path d="${rows}" stroke="#55534c" stroke-width="8" stroke-linecap="round" stroke-dasharray="46 9 30 9 62 9 22 9"/>
    <path d="M${w * 0.1} ${h - 26}H${w * 0.9}" stroke="#c9c5b8" stroke-width="5"/>
    <path d="M${w * 0.1} ${h - 26}H${w * 0.42}" stroke="#55534c" stroke-width="5"/>`;
}

function sketch(ink: Ink, w: number, h: number): string {
  const swatches = ['#e2557a', '#f2a13a', '#3fae8c', '#3d6fd8', '#2b2e3a']
    .map((fill, at) => `<circle cx="34" cy="${110 + at * 62}" r="19" fill="${fill}"/>`)
    .join('');
  return `<path d="M0 0H${w}V${h}H0Z" fill="#fdfbf6"/>
    <g transform="translate(110 60)">
      ${ink.clip(`<path d="${panel(0, 0, w - 170, h - 110, 12)}"/>`, wallpaper(ink, w - 170, h - 110))}
    </g>
    <path d="M180 ${h - 120}C300 ${h - 260} 380 ${h - 60} 480 ${h - 220}S${w - 120} ${h - 200} ${w - 96} ${h - 290}"
      fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    <path d="M0 0H68V${h}H0Z" fill="#eceef2"/>
    ${swatches}`;
}

function back(ink: Ink, w: number, h: number): string {
  const cameras =
    ink.vary('eyes', 0, 1) > 0.5
      ? `${plate(ink, 26, 26, 84, 168, 40, tone(ink.colour, -0.14))}
        ${lens(ink, 68, 68, 29, ink.colour)}
        ${lens(ink, 68, 144, 29, ink.colour)}`
      : `${plate(ink, 26, 26, 100, 100, 34, tone(ink.colour, -0.14))}${lens(ink, 76, 76, 33, ink.colour)}`;
  return `${plate(ink, 0, 0, w, h, 36, ink.colour)}
    ${cameras}
    <circle cx="150" cy="76" r="10" fill="#fbf3da" stroke="${tone(ink.colour, -0.4)}" stroke-width="2.4"/>
    <path d="M2 ${h * 0.5}v70" stroke="${ink.accent}" stroke-width="6"/>
    <rect x="${w * 0.4}" y="4" width="80" height="7" rx="3" fill="${holes(ink, '#160e22', 8, 1.8)}"/>
    ${letter(ink.art.label ?? 'Slate', {
      x: w / 2,
      y: h / 2,
      size: 30,
      colour: readableOn(ink.colour, tone(ink.colour, -0.35)),
      tracking: 6,
    })}`;
}

function pen(ink: Ink): string {
  const barrel = ink.linear(['#ffffff', '#f2f3f5', '#aeb3bd', '#e6e8ec'], 'across');
  return `<path d="M-13 0A13 13 0 0 1 13 0V500L3 552H-3L-13 500Z" fill="${barrel}"/>
    <path d="M-8 524L-3 552H3L8 524Z" fill="#3a3d45"/>
    <path d="M-13 60H13" stroke="${ink.accent}" stroke-width="8"/>
    <path d="M4 130v80" stroke="#c4c8d0" stroke-width="7" stroke-linecap="round"/>`;
}

function propped(ink: Ink, form: string): string {
  const eye = camera(-30, 18, 480, 800);
  const [w, h] = form === 'reader' ? [500, 650] : [740, 520];
  const [sin, cos] = [0.94, 0.34];
  const edge = edgePaint(ink, ink.colour, 'metal');
  return (
    ink.ground(490, 800, 900, 190, 0.55) +
    `<path d="${eye.path([
      [-120, 0, -230],
      [120, 0, -230],
      [120, h * 0.7, -h * 0.24],
      [-120, h * 0.7, -h * 0.24],
    ])}" fill="${tone(ink.colour, -0.4)}"/>` +
    slab(eye, {
      origin: [-w / 2, h * sin, -h * cos + 60],
      right: [1, 0, 0],
      down: [0, -sin, cos],
      back: [0, -26 * cos, -26 * sin],
      width: w,
      height: h,
      radius: 34,
      edge,
      front: face(ink, w, h, form),
    }) +
    (form === 'studio'
      ? `<g transform="translate(${eye.at([250, 0, 90]).join(' ')}) rotate(68) scale(.9)">${pen(ink)}</g>`
      : '')
  );
}
