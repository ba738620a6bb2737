import { mix, tone } from '../colours.ts';
import { moulded, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** Laid out straight; closed in a ring; the display close up. Kinds: "slim", "wide", "care" with a call key. */
export const fitnessBand: Draw = ink => {
  const kind = ink.form(['slim', 'wide', 'care']);
  if (ink.view === 'angle') return ring(ink, kind);
  const front = `<g transform="rotate(16 500 500)">
      ${ink.wall(`<path d="${bandPath(ink, kind)}"/>`, 26, 26, 14)}
      ${flat(ink, kind)}
    </g>`;
  return ink.view === 'front' ? front : closeUp(front, 500, 500, 2);
};

const halfOf = (ink: Ink, kind: string): number =>
  kind === 'slim' ? round(ink.vary('half', 72, 84)) : round(ink.vary('half', 98, 112));

function bandPath(ink: Ink, kind: string): string {
  const half = halfOf(ink, kind);
  const narrow = half * 0.66;
  return `M${500 - half} 330C${500 - half} 250 ${500 - narrow} 200 ${500 - narrow} 100
    Q${500 - narrow} 46 500 46Q${500 + narrow} 46 ${500 + narrow} 100
    C${500 + narrow} 200 ${500 + half} 250 ${500 + half} 330V670
    C${500 + half} 750 ${500 + narrow} 800 ${500 + narrow} 900
    Q${500 + narrow} 954 500 954Q${500 - narrow} 954 ${500 - narrow} 900
    C${500 - narrow} 800 ${500 - half} 750 ${500 - half} 670Z`;
}

function flat(ink: Ink, kind: string): string {
  const { colour, accent } = ink;
  const half = halfOf(ink, kind);
  const openings = Array.from(
    { length: 6 },
    (_, at) => `<rect x="486" y="${726 + at * 34}" width="28" height="16" rx="8" fill="${tone(colour, -0.6)}"/>`,
  ).join('');
  const texture =
    ink.vary('texture', 0, 1) > 0.5
      ? `<path
          d="M${500 - half * 0.5} 250L500 230L${500 + half * 0.5} 250
            M${500 - half * 0.5} 224L500 204L${500 + half * 0.5} 224
            M${500 - half * 0.5} 198L500 178L${500 + half * 0.5} 198"
          fill="none" stroke="${tone(colour, -0.35)}" stroke-width="7"/>`
      : `<path d="M${500 - half * 0.4} 180V290M${500 + half * 0.4} 180V290" stroke="${tone(colour, -0.35)}"
          stroke-width="7" stroke-linecap="round"/>`;
  return `${moulded(ink, bandPath(ink, kind), colour, {
    depth: 48,
    dark: 0.6,
    light: 0.55,
    lines: [[`M${500 - half + 26} 340V660`, 16, 0.6]],
  })}
    ${texture}
    <circle cx="500" cy="100" r="19" fill="${ink.linear(['#f4f5f8', '#8d93a0'], 'slant')}"/>
    <circle cx="500" cy="100" r="8" fill="#4a4e58"/>
    ${openings}
    ${capsule(ink, kind, half - 10, accent)}`;
}

function capsule(ink: Ink, kind: string, half: number, accent: string): string {
  const vivid = mix(accent, '#4fc2d8', 0.25);
  const [x, top, tall] = [500, 318, 364];
  const steps = letter(String(ink.int('steps', 4, 9)) + ',' + String(ink.int('rest', 100, 899)), {
    x,
    y: 560,
    size: half * 0.26,
    width: half * 1.5,
    colour: '#fff',
  });
  const meter = `<circle cx="${x}" cy="470" r="${half * 0.5}" fill="none" stroke="${vivid}" stroke-opacity=".28" stroke-width="11"/>
    <circle cx="${x}" cy="470" r="${half * 0.5}" fill="none" stroke="${vivid}" stroke-width="11" stroke-linecap="round"
      stroke-dasharray="${round(half * ink.vary('part', 1.6, 2.8))} 999" transform="rotate(-90 ${x} 470)"/>`;
  const heart = (y: number, size: number): string =>
    `<path d="M0 8C-16-8-10-20 0-10C10-20 16-8 0 8Z" transform="translate(${x} ${y}) scale(${size})" fill="#ff6a6a"/>`;
  const key =
    kind === 'care'
      ? `<rect x="${x - half * 0.6}" y="602" width="${half * 1.2}" height="52" rx="26" fill="#e5484d"/>
        ${letter('SOS', { x, y: 628, size: 22, colour: '#fff', weight: 0.17 })}`
      : `${heart(612, 1)}${letter(String(ink.int('pulse', 64, 88)), { x, y: 644, size: half * 0.22, colour: '#fff' })}`;
  return `<path d="${panel(x - half - 4, top - 4, half * 2 + 8, tall + 8, half + 4)}"
      fill="${ink.linear([tone(ink.colour, 0.5), tone(ink.colour, -0.5)], 'slant')}"/>
    <path d="${panel(x - half + 3, top + 3, half * 2 - 6, tall - 6, half - 3)}" fill="#07080b"/>
    ${letter('10:09', { x, y: 388, size: half * 0.32, width: half * 1.5, colour: '#fff', weight: 0.13 })}
    ${meter}
    ${heart(470, half / 40)}
    ${steps}
    ${key}
    <path
      d="M${x - half + 12} ${top + half}A${half - 12} ${half - 12} 0 0 1 ${x + half * 0.4} ${top + 14}
        L${x - half * 0.2} ${top + tall - 30}
        Q${x - half + 12} ${top + tall - 60} ${x - half + 12} ${top + tall - half}Z"
      fill="#fff" fill-opacity=".1"/>`;
}

/** Closed, standing on its side, its display towards the left. */
function ring(ink: Ink, kind: string): string {
  const { colour, accent } = ink;
  const deep = halfOf(ink, kind) * 2.1;
  const y = round(480 - deep / 2);
  const back = `M230 ${y}A270 120 0 0 1 770 ${y}V${y + deep}A270 120 0 0 0 230 ${y + deep}Z`;
  const front = `M230 ${y}A270 120 0 0 0 770 ${y}V${y + deep}A270 120 0 0 1 230 ${y + deep}Z`;
  const holesOn = [0, 1, 2, 3]
    .map(
      at =>
        `<ellipse cx="${640 + at * 34}" cy="${round(y + deep / 2 + 96 - at * 18 - at * at * 3)}" rx="9" ry="13"
            fill="${tone(colour, -0.6)}"/>`,
    )
    .join('');
  return `${ink.ground(510, y + deep + 96, 720, 130, 0.55)}
    <path d="${back}" fill="${ink.linear([tone(colour, -0.25), tone(colour, -0.6), tone(colour, -0.3)], 'across')}"/>
    <path d="M250 ${y + 20}A250 108 0 0 1 750 ${y + 20}" fill="none" stroke="#fff" stroke-opacity=".12"
      stroke-width="14"/>
    ${moulded(ink, front, colour, {
      depth: 44,
      dark: 0.6,
      light: 0.5,
      lines: [
        [`M250 ${y + 70}C330 ${y + 140} 420 ${y + 150} 520 ${y + 152}`, 30, 0.6],
        [`M700 ${y + 90}C740 ${y + 70} 756 ${y + 40} 766 ${y + 20}`, 50, -0.5],
      ],
    })}
    <path d="M230 ${y}A270 120 0 0 0 770 ${y}" fill="none" stroke="${tone(colour, 0.5)}" stroke-width="7"/>
    ${holesOn}
    <g
      transform="translate(${round(392 - 14)} ${round(y + deep / 2 + 96)}) skewY(9) rotate(90) scale(.86 .66) translate(-500 -500)">
      ${capsule(ink, kind, halfOf(ink, kind) - 8, accent)}
    </g>`;
}
