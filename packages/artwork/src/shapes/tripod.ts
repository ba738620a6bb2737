import { mix, tone } from '../colours.ts';
import { cable, knob, led, lens, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

type Kind = 'studio' | 'flexible' | 'travel' | 'ring-light';

/**
 * Four kinds: "studio" with a pan handle, "flexible", "travel" of carbon, "ring-light" for reels. Standing; folded, or
 * gripping a pole; the head close up.
 */
export const tripod: Draw = ink => {
  const kind: Kind = ink.form(['studio', 'flexible', 'travel', 'ring-light']);
  if (kind === 'flexible') {
    if (ink.view === 'angle') return gripping(ink);
    const front = `${ink.ground(500, 884, 760, 110, 0.5)}
      ${bendy(ink, 'M470 440C400 560 330 640 240 860')}
      ${bendy(ink, 'M500 450C520 580 540 680 500 880')}
      ${bendy(ink, `M530 440C620 540 ${round(ink.vary('knee', 680, 730))} 660 770 850`)}
      <g transform="translate(0 20)">${head(ink, true)}</g>`;
    return ink.view === 'front' ? front : closeUp(front, 500, 360, 2.1);
  }
  if (kind === 'ring-light') return ringLight(ink);
  if (ink.view === 'angle') return folded(ink, kind);
  const spread = round(ink.vary('spread', 200, 250));
  const front = `${ink.ground(500, 900, spread * 2.9, 110, 0.45)}
    ${leg(ink, kind, 500, 330, 520, 846)}
    ${leg(ink, kind, 484, 330, 500 - spread, 896)}
    ${leg(ink, kind, 516, 330, 500 + spread, 896)}
    <path d="M474 330H526V600H474Z" fill="${tone(ink.colour, -0.2)}"/>
    <path d="M474 330H526V600H474Z" fill="${sheen(ink, 'metal')}"/>
    <path d="M440 300H560L548 372H452Z" fill="${tone(ink.colour, -0.1)}"/>
    <path d="M440 300H560L548 372H452Z" fill="${sheen(ink, 'matte')}"/>
    <path d="M${500 - spread * 0.42} 560L500 590L${500 + spread * 0.42} 560" fill="none"
      stroke="${tone(ink.colour, -0.4)}" stroke-width="11"/>
    <g transform="translate(120 -2) scale(.76)">${head(ink, false)}</g>
    ${
      kind === 'studio'
        ? `<path d="M560 286L742 396" stroke="${tone(ink.colour, 0.1)}" stroke-width="15" stroke-linecap="round"/>
          <path d="M668 352L750 402" stroke="#1d1e23" stroke-width="30" stroke-linecap="round"/>`
        : ''
    }`;
  return ink.view === 'front' ? front : closeUp(front, 500, 290, 2.3);
};

/** A leg of three tubes with locks, from the shoulder to its foot. */
function leg(ink: Ink, kind: Kind, x: number, y: number, footX: number, footY: number): string {
  const length = Math.hypot(footX - x, footY - y);
  const turn = (Math.atan2(footX - x, footY - y) * -180) / Math.PI;
  const light = sheen(ink, kind === 'travel' ? 'gloss' : 'metal');
  const tube =
    kind === 'travel'
      ? ink.pattern(
          10,
          10,
          `<rect width="10" height="10" fill="${tone(ink.colour, -0.3)}"/>
            <path d="M0 0H5V5H0ZM5 5H10V10H5Z" fill="${tone(ink.colour, -0.02)}"/>`,
        )
      : ink.colour;
  const part = (from: number, to: number, half: number): string =>
    `<path d="M${-half} ${round(length * from)}H${half}V${round(length * to)}H${-half}Z" fill="${tube}"/>
      <path d="M${-half} ${round(length * from)}H${half}V${round(length * to)}H${-half}Z" fill="${light}"/>`;
  const lock = (at: number, half: number): string =>
    `<rect x="${-half}" y="${round(length * at - 22)}" width="${half * 2}" height="44" rx="8"
        fill="${mix(ink.accent, '#1d1e23', kind === 'travel' ? 0 : 0.5)}"/>
      <path d="M${-half + 5} ${round(length * at - 14)}v28M${-half + 12} ${round(length * at - 14)}v28" stroke="#fff"
        stroke-opacity=".35" stroke-width="3"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${round(turn)})">
      ${part(0.66, 0.97, 11)}
      ${part(0.34, 0.7, 16)}
      ${part(0, 0.38, 22)}
      ${lock(0.37, 25)}
      ${lock(0.69, 20)}
      <rect x="-26" y="${round(length * 0.1)}" width="52" height="${round(length * 0.14)}" rx="12" fill="#1d1e23"
        fill-opacity="${kind === 'studio' ? 0.85 : 0}"/>
      <path d="M-17 ${round(length * 0.96)}H17L20 ${round(length)}Q0 ${round(length + 12)} -20 ${round(length)}Z"
        fill="#1a1b1f"/>
    </g>`;
}

function head(ink: Ink, phone: boolean): string {
  const { colour, accent } = ink;
  const ball = `<path d="M436 330Q436 300 466 296H534Q564 300 564 330V400H436Z" fill="${tone(colour, -0.2)}"/>
    <path d="M436 330Q436 300 466 296H534Q564 300 564 330V400H436Z" fill="${sheen(ink, 'metal')}"/>
    <circle cx="500" cy="286" r="46" fill="${ink.radial(['#fff', '#a9aeb9', '#3a3d45'], 0.34, 0.3, 0.8)}"/>
    <path d="${panel(400, 214, 200, 34, 8)}" fill="${tone(colour, -0.1)}"/>
    <path d="${panel(400, 214, 200, 12, 6)}" fill="${accent}"/>
    ${knob(ink, 590, 356, 30, accent)}`;
  const held = phone
    ? `<path d="${panel(290, 34, 420, 190, 30)}" fill="#15161a"/>
      <path d="${panel(302, 46, 396, 166, 20)}" fill="${ink.linear(['#25357a', '#8a5fc4', '#f2a58a'], 'slant')}"/>
      <path d="M310 60H520L400 208H310Z" fill="#fff" fill-opacity=".12"/>
      <circle cx="668" cy="128" r="20" fill="none" stroke="#fff" stroke-width="5"/>
      <circle cx="668" cy="128" r="12" fill="#e5484d"/>
      <path d="${panel(440, 196, 120, 40, 10)}${panel(452, 18, 96, 34, 10)}" fill="${tone(colour, -0.2)}"/>`
    : `<path d="${panel(376, 96, 248, 122, 18)}" fill="#24262c"/>
      <path d="M440 96L456 66H544L560 96Z" fill="#24262c"/>
      ${lens(ink, 500, 156, 66, '#4a4e58')}
      ${led(ink, 596, 116, 5, '#ff5a4a')}`;
  return ball + held;
}

/** A leg of ball joints along a line. */
function bendy(ink: Ink, line: string): string {
  const { colour, accent } = ink;
  return `<g fill="none" stroke-linecap="round">
      <path d="${line}" stroke="${tone(colour, -0.4)}" stroke-width="34"/>
      <path d="${line}" stroke="${colour}" stroke-width="52" stroke-dasharray="0.1 54"/>
      <path d="${line}" stroke="${tone(colour, 0.35)}" stroke-width="30" stroke-dasharray="0.1 54"
        transform="translate(-7 -9)" stroke-opacity=".55"/>
      <path d="${line}" stroke="${accent}" stroke-width="44" stroke-dasharray="9 45" stroke-dashoffset="-22"
        stroke-linecap="butt"/>
      <path d="${line}" stroke="#fff" stroke-width="9" stroke-dasharray="0.1 54" transform="translate(-12 -14)"
        stroke-opacity=".7"/>
    </g>`;
}

function gripping(ink: Ink): string {
  const pole = 'M60 640L940 560V660L60 740Z';
  return `${ink.ground(500, 900, 860, 90, 0.35)}
    ${bendy(ink, 'M470 440C360 470 330 590 420 640')}
    <path d="${pole}" fill="#b98a5c"/>
    <path d="${pole}"
      fill="${ink.linear([
        [0, '#fff', 0.4],
        [0.35, '#fff', 0],
        [1, '#2a1608', 0.5],
      ])}"/>
    <path d="M60 668C300 640 600 640 940 590M60 706C340 690 640 650 940 634" fill="none" stroke="#8a5f38"
      stroke-width="4" stroke-opacity=".6"/>
    ${bendy(ink, 'M500 450C470 540 440 620 470 760')}
    ${bendy(ink, 'M530 440C640 480 660 600 620 740')}
    <g transform="translate(0 20)">${head(ink, true)}</g>`;
}

function folded(ink: Ink, kind: Kind): string {
  const tube = (x: number): string => leg(ink, kind, x, 300, x, 860);
  const bundle = `${tube(452)}
    ${tube(548)}
    ${tube(500)}
    <path d="M430 250H570L560 330H440Z" fill="${tone(ink.colour, -0.1)}"/>
    ${lit('M478 170H522V270H478Z', tone(ink.colour, -0.2), sheen(ink, 'metal'))}
    ${knob(ink, 576, 290, 26, ink.accent)}
    <path d="${panel(424, 130, 152, 40, 10)}" fill="${tone(ink.colour, -0.1)}"/>
    <path d="${panel(424, 130, 152, 13, 6)}" fill="${ink.accent}"/>
    ${letter(ink.art.label ?? 'Sthir', { x: 500, y: 292, size: 19, colour: '#dfe3ea', tracking: 4 })}`;
  return `${ink.ground(510, 700, 900, 200, 0.5)}
    <g transform="translate(0 60) rotate(62 500 500) scale(1.04)">${bundle}</g>
    ${cable('M240 700C170 790 300 850 380 800', '#1d1e23', 12)}`;
}

/** A lamp around a phone on a light stand; turned, and the lamp alone in the close-up. */
function ringLight(ink: Ink): string {
  const { colour, accent } = ink;
  const turned = ink.view === 'angle';
  const glow = `<circle cx="500" cy="280" r="330" fill="${ink.radial(
    [
      [0.35, '#fff3cf', 0.75],
      [1, '#fff3cf', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}"/>`;
  const lamps = Array.from(
    { length: 36 },
    (_, at) => `<circle cx="500" cy="88" r="7" transform="rotate(${at * 10} 500 280)"/>`,
  ).join('');
  const lamp = `<circle cx="500" cy="280" r="192" fill="none" stroke="${tone(colour, -0.2)}" stroke-width="66"/>
    <circle cx="500" cy="280" r="192" fill="none" stroke="${tone(colour, 0.3)}" stroke-width="62" stroke-opacity=".35"/>
    <circle cx="500" cy="280" r="192" fill="none" stroke="#fffaf0" stroke-width="50"/>
    <g fill="#ffe9b0">${lamps}</g>
    <circle cx="500" cy="280" r="192" fill="none" stroke="#fff" stroke-width="16" stroke-opacity=".8"/>`;
  const phone = `<path d="${panel(420, 134, 160, 292, 26)}" fill="#14151a"/>
    <path d="${panel(429, 143, 142, 274, 19)}" fill="${ink.linear(['#25357a', '#8a5fc4', '#f2a58a'], 'slant')}"/>
    <path d="M436 156H530L470 408H436Z" fill="#fff" fill-opacity=".12"/>
    <circle cx="500" cy="386" r="15" fill="none" stroke="#fff" stroke-width="5"/>
    <path d="${panel(452, 418, 96, 30, 10)}" fill="${tone(colour, -0.1)}"/>
    <path d="M488 448H512V500H488Z" fill="${tone(colour, -0.2)}"/>`;
  const column = `<path d="M488 470H512V880H488Z" fill="${colour}"/>
    <path d="M488 470H512V880H488Z" fill="${sheen(ink, 'metal')}"/>
    <path d="${panel(474, 600, 52, 44, 10)}" fill="${mix(accent, '#1d1e23', 0.3)}"/>
    ${knob(ink, 536, 622, 20, accent)}`;
  const feet = `<g transform="translate(0 60)">
      ${leg(ink, 'studio', 488, 660, 300, 836)}
      ${leg(ink, 'studio', 512, 660, 700, 836)}
      ${leg(ink, 'studio', 500, 660, 520, 830)}
    </g>`;
  const head = turned ? `<g transform="translate(190 40) skewY(-10) scale(.62 1)">${lamp}${phone}</g>` : lamp + phone;
  const scene = `${glow}${ink.ground(500, 900, 520, 84, 0.45)}${column}${feet}${head}`;
  return ink.view === 'detail' ? closeUp(scene, 500, 280, 1.8) : scene;
}
