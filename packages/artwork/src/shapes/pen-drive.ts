import { readableOn, tone } from '../colours.ts';
import { gleam, led, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

type Kind = 'twin' | 'brick' | 'keypad';

/**
 * Three kinds: "twin" with two plugs, "brick" with a rubber cap, "keypad". Slanted; shut beside open; the plug close
 * up.
 */
export const penDrive: Draw = ink => {
  const kind: Kind = ink.form(['twin', 'brick', 'keypad']);
  const lying = (x: number, y: number, turn: number, scale: number, open: boolean): string =>
    `${ink.ground(x + 16, y + 90 * scale, 640 * scale, 150 * scale, 0.5)}
      <g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drive(ink, kind, open)}</g>`;
  if (ink.view === 'front') return lying(500, 500, -32, 1.06, true);
  if (ink.view === 'detail')
    return closeUp(
      `<g transform="translate(500 500)">${drive(ink, kind, true)}</g>`,
      kind === 'keypad' ? 470 : 640,
      500,
      2,
    );
  return lying(450, 330, 14, 0.86, false) + lying(550, 700, -12, 0.86, true);
};

function usb(ink: Ink, x: number, y = 0): string {
  const metal = ink.linear(['#f6f7fa', '#c5cad3', '#9aa0ac', '#dfe2e8'], 'down');
  return `<rect x="${x}" y="${y - 62}" width="160" height="124" rx="6" fill="${metal}" stroke="#7d838f" stroke-width="3"/>
    <rect x="${x + 44}" y="${y - 38}" width="34" height="26" fill="#2a2c33"/>
    <rect x="${x + 44}" y="${y + 12}" width="34" height="26" fill="#2a2c33"/>
    <path d="M${x + 8} ${y - 52}H${x + 150}" stroke="#fff" stroke-width="5"/>
    <rect x="${x + 150}" y="${y - 46}" width="12" height="40" fill="${readableOn('#ffffff', ink.accent)}"/>`;
}

function drive(ink: Ink, kind: Kind, open: boolean): string {
  const { colour, accent } = ink;
  const print = readableOn(colour, tone(colour, -0.6));
  const size = ink.art.label ?? ink.choose('size', ['32 GB', '64 GB', '128 GB']);
  const shade = `<path d="${panel(-250, -84, 500, 168, 30)}" fill="#160e22" fill-opacity=".25" transform="translate(8 16)"/>`;
  if (kind === 'twin') {
    const body = `<path d="${panel(-230, -80, 440, 160, 24)}" fill="${tone(colour, -0.2)}"/>
      ${plate(ink, -230, -80, 440, 160, round(ink.vary('corner', 16, 40)), colour)}
      <path d="M-120 -80V80M90 -80V80" stroke="${tone(colour, -0.4)}" stroke-width="3"/>
      ${letter(size, { x: -14, y: 0, size: 34, colour: print, weight: 0.14 })}`;
    const typeC = `<rect x="-334" y="-34" width="110" height="68" rx="30"
        fill="${ink.linear(['#f6f7fa', '#c5cad3', '#8f95a1', '#dfe2e8'])}" stroke="#7d838f" stroke-width="3"/>
      <rect x="-336" y="-14" width="14" height="28" rx="10" fill="#15161b"/>`;
    const swivel = open
      ? ''
      : `<path d="M-160 -96H350Q376 -96 376 -70V70Q376 96 350 96H-160Z"
          fill="${ink.linear(['#fbfbfd', '#ccd1d9', '#a1a7b3', '#e8ebef'])}"/>
        <circle cx="-100" cy="0" r="34" fill="${tone(accent, 0.1)}" stroke="#7d838f" stroke-width="4"/>
        ${letter('Twin', { x: 160, y: 0, size: 34, colour: '#5d636f', tracking: 6 })}`;
    return `${shade}
      ${typeC}
      ${open ? usb(ink, 206) : ''}
      ${body}
      ${
        open
          ? `<circle cx="-180" cy="0" r="22" fill="${ink.art.tint}" stroke="${tone(colour, -0.4)}" stroke-width="5"/>
            <path d="M-178 20C-260 90 -330 60 -350 130" fill="none" stroke="${accent}" stroke-width="11"
              stroke-linecap="round"/>`
          : ''
      }
      ${swivel}`;
  }
  if (kind === 'brick') {
    const outline = panel(-270, -96, 460, 192, round(ink.vary('corner', 42, 68)));
    const cap = open
      ? ''
      : `<path d="${panel(160, -92, 190, 184, 46)}" fill="${accent}"/>
        ${volume(ink, [panel(160, -92, 190, 184, 46)], { depth: 34, dark: 0.5, light: 0.4 })}
        <path d="M330 -20C380 -20 380 20 330 20" fill="none" stroke="${accent}" stroke-width="12"/>`;
    const grooves = [-120, -90, -60].map(x => `M${x} -60V60`).join('');
    return `${shade}
      ${open ? usb(ink, 186) : ''}
      <path d="${outline}" fill="${colour}"/>
      ${volume(ink, [outline], { depth: 44, dark: 0.5, light: 0.55 })}
      <path d="${grooves}" stroke="${tone(colour, -0.4)}" stroke-width="10" stroke-linecap="round"/>
      <circle cx="-206" cy="0" r="30" fill="${ink.art.tint}" stroke="${tone(colour, -0.35)}" stroke-width="9"/>
      ${letter(size, { x: 60, y: 0, size: 40, colour: print, weight: 0.18 })}
      ${cap}
      ${
        open
          ? `<g transform="translate(150 250) rotate(24)">
              <path d="${panel(-95, -92, 190, 184, 46)}" fill="${accent}"/>
              <path d="${panel(-95, -92, 190, 184, 46)}" fill="${gleam(ink, 'matte')}"/>
              <path d="${panel(-80, -70, 60, 140, 20)}" fill="${tone(accent, -0.4)}"/>
            </g>`
          : ''
      }`;
  }
  const digits = Array.from({ length: 10 }, (_, at) => {
    const [x, y] = [-206 + (at % 5) * 68, at < 5 ? -34 : 34];
    return `<rect x="${x - 26}" y="${y - 25}" width="52" height="50" rx="13"
        fill="${ink.linear([tone(colour, 0.35), tone(colour, 0.05)])}" stroke="#000" stroke-opacity=".5"
        stroke-width="2"/>
      ${letter(String((at + 1) % 10), { x, y, size: 20, colour: '#fff', weight: 0.15 })}`;
  }).join('');
  const sleeve = open
    ? ''
    : `<path d="${panel(120, -94, 260, 188, 24)}" fill="${tone(colour, 0.06)}"/>
      <path d="${panel(120, -94, 260, 188, 24)}" fill="${gleam(ink, 'metal')}"/>
      ${letter('Secure', { x: 250, y: 0, size: 30, colour: '#d9dde5', tracking: 4 })}`;
  return `${shade}
    ${open ? usb(ink, 216) : ''}
    ${plate(ink, -270, -90, 490, 180, round(ink.vary('corner', 18, 44)), colour)}
    <path d="${panel(-246, -70, 350, 140, 16)}" fill="${tone(colour, -0.45)}"/>
    ${digits}
    ${led(ink, 138, -36, 7, accent)}
    <path d="M150 18v-12a14 14 0 0 1 28 0v12M142 18h44v34h-44Z" fill="none" stroke="${accent}" stroke-width="7"/>
    ${sleeve}`;
}
