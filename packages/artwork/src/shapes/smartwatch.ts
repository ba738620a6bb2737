import { camera } from '../camera.ts';
import { mix, tone } from '../colours.ts';
import { moulded, panel, slab } from '../device.ts';
import { wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

type Kind = 'square' | 'round' | 'junior';

/** Three kinds: "square", "round" for outdoors, "junior". From the front; lying; the crown and dial close up. */
export const smartwatch: Draw = ink => {
  const kind: Kind = ink.form(['square', 'round', 'junior']);
  if (ink.view === 'angle') return turned(ink, kind);
  const front = `${ink.ground(506, 936, 300, 60, 0.5)}${straps(ink, kind)}${head(ink, kind)}`;
  return ink.view === 'front' ? front : closeUp(front, 570, 480, 2.1);
};

const strapOf = (ink: Ink, kind: Kind): string =>
  kind === 'junior'
    ? ink.colour
    : ink.vary('strap', 0, 1) > 0.55
      ? mix(ink.accent, ink.colour, 0.25)
      : tone(ink.colour, -0.12);

function straps(ink: Ink, kind: Kind): string {
  const strap = strapOf(ink, kind);
  const top = 'M378 350C380 250 396 150 404 84Q410 60 440 60H560Q590 60 596 84C604 150 620 250 622 350Z';
  const bottom = 'M378 640C380 740 396 850 408 908Q414 934 444 934H556Q586 934 592 908C604 850 620 740 622 640Z';
  const openings = [0, 1, 2, 3]
    .map(
      at =>
        `<ellipse cx="500" cy="${770 + at * 38}" rx="${kind === 'junior' ? 13 : 10}" ry="10"
            fill="${tone(strap, -0.6)}"/>`,
    )
    .join('');
  const grooves = kind === 'round' ? 'M396 130H604M390 190H610M386 250H614M392 720H608' : '';
  return `${moulded(ink, top, strap, {
    depth: 50,
    dark: 0.55,
    light: 0.5,
    lines: [['M420 110C412 200 404 260 402 330', 20, 0.7]],
  })}
    ${moulded(ink, bottom, strap, {
      depth: 50,
      dark: 0.55,
      light: 0.5,
      lines: [['M404 660C408 740 420 820 430 890', 20, 0.7]],
    })}
    <path d="${grooves}" stroke="${tone(strap, -0.45)}" stroke-width="9"/>
    ${openings}
    <path d="${panel(448, 84, 104, 32, 12)}" fill="none" stroke="${ink.linear(['#f4f5f8', '#8d93a0', '#d4d8df'])}"
      stroke-width="11"/>`;
}

/** Light along a metal or plastic case. */
const rim = (ink: Ink): string =>
  ink.linear([tone(ink.colour, 0.7), tone(ink.colour, 0.05), tone(ink.colour, 0.4), tone(ink.colour, -0.5)], 'slant');

function head(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  if (kind === 'round') {
    const ticks = Array.from(
      { length: 12 },
      (_, at) => `<path d="M500 322V${at % 3 ? 338 : 350}" transform="rotate(${at * 30} 500 500)"/>`,
    ).join('');
    const screws = [45, 135, 225, 315]
      .map(
        turn =>
          `<g transform="rotate(${turn} 500 500)">
              <circle cx="500" cy="288" r="11" fill="#a9aeb9" stroke="#3a3d45" stroke-width="3"/>
              <path d="M493 288h14" stroke="#3a3d45" stroke-width="3"/>
            </g>`,
      )
      .join('');
    return `<path d="${panel(706, 440, 36, 120, 14)}" fill="${rim(ink)}"/>
      <path d="${panel(262, 420, 30, 70, 12)}${panel(262, 510, 30, 70, 12)}" fill="${tone(colour, -0.4)}"/>
      <circle cx="500" cy="500" r="226" fill="${rim(ink)}"/>
      <circle cx="500" cy="500" r="198" fill="${tone(colour, -0.4)}"/>
      ${screws}
      <circle cx="500" cy="500" r="186" fill="#07080b"/>
      <circle cx="500" cy="500" r="170" fill="#0d1016"/>
      <g stroke="#dfe4ee" stroke-width="5" stroke-linecap="round">${ticks}</g>
      <path d="M500 352A148 148 0 0 1 628 574" fill="none" stroke="${accent}" stroke-width="17" stroke-linecap="round"/>
      <path d="M372 574A148 148 0 0 1 410 382" fill="none" stroke="#4fc28a" stroke-width="17" stroke-linecap="round"/>
      ${letter('10:09', { x: 500, y: 482, size: 58, colour: '#fff', weight: 0.12 })}
      ${letter('1,240 M', { x: 500, y: 556, size: 22, colour: accent })}
      <path d="M440 616L474 580L500 606L528 566L566 616Z" fill="#4fc28a" fill-opacity=".8"/>
      ${letter('N', { x: 500, y: 404, size: 20, colour: '#ff7a5c' })}
      <path d="M340 420A180 180 0 0 1 560 330L470 660A180 180 0 0 1 340 420Z" fill="#fff" fill-opacity=".07"/>`;
  }
  const [w, h, r] =
    kind === 'junior'
      ? [330, 350, 96]
      : [round(ink.vary('wide', 308, 330)), round(ink.vary('tall', 366, 390)), round(ink.vary('corner', 84, 104))];
  const [x, y] = [500 - w / 2, 500 - h / 2];
  const body = panel(x, y, w, h, r);
  const crown =
    kind === 'junior'
      ? `<path d="${panel(x + w - 8, 460, 26, 90, 12)}" fill="${accent}"/>`
      : `<path d="${panel(x + w - 10, 424, 34, 66, 14)}" fill="${rim(ink)}"/>
        <path d="M${x + w + 6} 436v44M${x + w + 14} 436v44" stroke="${tone(colour, -0.5)}" stroke-width="3"/>
        <path d="${panel(x + w - 8, 520, 18, 80, 9)}" fill="${tone(colour, -0.3)}"/>`;
  return `${crown}
    <path d="${body}" fill="${rim(ink)}"/>
    ${volume(ink, [body], { depth: 18, dark: 0.3, light: 0.4 })}
    <path d="${panel(x + 13, y + 13, w - 26, h - 26, r - 13)}" fill="#07080b"/>
    <g transform="translate(${x + 26} ${y + 26})">
      ${ink.clip(
        `<path d="${panel(0, 0, w - 52, h - 52, r - 26)}"/>`,
        face(ink, kind, w - 52, h - 52) +
          `<path d="M0 0H${w * 0.62}L${w * 0.1} ${h}H0Z" fill="#fff" fill-opacity=".09"/>`,
      )}
    </g>`;
}

function face(ink: Ink, kind: Kind, w: number, h: number): string {
  const { accent } = ink;
  const cx = w / 2;
  if (kind === 'junior') {
    return `<path d="M0 0H${w}V${h}H0Z" fill="${ink.linear(['#bfe6ff', tone(accent, 0.4)])}"/>
      <circle cx="${cx}" cy="${h * 0.66}" r="84" fill="#ffd27a"/>
      <circle cx="${cx - 30}" cy="${h * 0.62}" r="10" fill="#3a2a1a"/>
      <circle cx="${cx + 30}" cy="${h * 0.62}" r="10" fill="#3a2a1a"/>
      <path d="M${cx - 34} ${h * 0.72}Q${cx} ${h * 0.84} ${cx + 34} ${h * 0.72}" fill="none" stroke="#3a2a1a"
        stroke-width="9" stroke-linecap="round"/>
      <circle cx="${cx - 56}" cy="${h * 0.7}" r="13" fill="#ff9f8a"/>
      <circle cx="${cx + 56}" cy="${h * 0.7}" r="13" fill="#ff9f8a"/>
      ${letter('8:30', { x: cx, y: h * 0.2, size: 52, colour: '#23406e', weight: 0.16 })}`;
  }
  const ring = (radius: number, part: number, colour: string): string =>
    `<circle cx="${cx}" cy="${h * 0.62}" r="${radius}" fill="none" stroke="${colour}" stroke-opacity=".25"
        stroke-width="17"/>
      <circle cx="${cx}" cy="${h * 0.62}" r="${radius}" fill="none" stroke="${colour}" stroke-width="17"
        stroke-linecap="round" stroke-dasharray="${round(radius * 6.283 * part)} 999"
        transform="rotate(-90 ${cx} ${h * 0.62})"/>`;
  const vivid = mix(accent, '#7a5cf0', 0.3);
  switch (ink.choose('dial', ['rings', 'picture', 'hands'])) {
    case 'rings':
      return `<path d="M0 0H${w}V${h}H0Z" fill="#07080b"/>
        ${ring(92, ink.vary('move', 0.6, 0.95), tone(vivid, 0.2))}
        ${ring(70, ink.vary('walk', 0.4, 0.9), '#4fd39a')}
        ${ring(48, ink.vary('stand', 0.3, 0.8), '#ffb04a')}
        ${letter('10:09', { x: cx, y: h * 0.17, size: 42, colour: '#fff', weight: 0.12 })}
        ${letter('76', { x: cx, y: h * 0.62, size: 28, colour: '#fff' })}`;
    case 'picture':
      return `${wallpaper(ink, w, h)}
        ${letter('10', { x: cx, y: h * 0.3, size: 84, colour: '#fff', weight: 0.1 })}
        ${letter('09', { x: cx, y: h * 0.62, size: 84, colour: '#fff', weight: 0.1 })}
        ${letter('Fri 6', { x: cx, y: h * 0.86, size: 20, colour: '#fff' })}`;
    default:
      return `<path d="M0 0H${w}V${h}H0Z" fill="${ink.radial([tone(vivid, -0.35), '#0a0b10'], 0.5, 0.5, 0.7)}"/>
        <g stroke="#fff" stroke-width="5" stroke-linecap="round">
          ${Array.from(
            { length: 12 },
            (_, at) =>
              `<path d="M${cx} ${h / 2 - 118}v${at % 3 ? 12 : 24}" transform="rotate(${at * 30} ${cx} ${h / 2})"/>`,
          ).join('')}
        </g>
        <path d="M${cx} ${h / 2}L${cx - 52} ${h / 2 - 40}" stroke="#fff" stroke-width="13" stroke-linecap="round"/>
        <path d="M${cx} ${h / 2}L${cx + 66} ${h / 2 - 66}" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
        <path d="M${cx} ${h / 2 + 24}V${h / 2 - 90}" stroke="#ff7a5c" stroke-width="4"/>
        <circle cx="${cx}" cy="${h / 2}" r="9" fill="#ff7a5c"/>
        <circle cx="${cx}" cy="${h * 0.7}" r="26" fill="none" stroke="${tone(vivid, 0.4)}" stroke-width="6"
          stroke-dasharray="110 60"/>`;
  }
}

/** Lying on a table, seen from its lower left. */
function turned(ink: Ink, kind: Kind): string {
  const eye = camera(-40, 46, 500, 560);
  const flat = (y: number, content: string): string => eye.plane([-460, y, -460], [0.92, 0, 0], [0, 0, 0.92], content);
  const [w, h, radius] = kind === 'round' ? [412, 412, 206] : [300, 350, 88];
  const edge = ink.linear(
    [tone(ink.colour, 0.4), tone(ink.colour, -0.3), tone(ink.colour, 0.3), tone(ink.colour, -0.5)],
    'slant',
  );
  return `${ink.ground(520, 600, 760, 560, 0.42)}
    ${flat(
      0,
      `<g transform="translate(14 20)" fill="#160e22" fill-opacity=".22"><path d="M392 100H608V900H392Z"/></g>
        ${straps(ink, kind)}`,
    )}
    ${slab(eye, {
      origin: [-w / 2, 60, -h / 2],
      right: [1, 0, 0],
      down: [0, 0, 1],
      back: [0, -60, 0],
      width: w,
      height: h,
      radius,
      edge,
      front: '',
    })}
    ${flat(62, head(ink, kind))}`;
}
