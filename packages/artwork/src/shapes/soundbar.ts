import { camera, drawBox } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { gleam, holes, led, panel, plate } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'subwoofer' | 'compact' | 'surround';

/**
 * Three kinds: "subwoofer", "compact", "surround" with two satellites. From the front; turned; the display close up.
 */
export const soundbar: Draw = ink => {
  const kind: Kind = ink.form(['subwoofer', 'compact', 'surround']);
  const turned = ink.view === 'angle';
  const eye = (x: number, y: number) => camera(turned ? -36 : -8, turned ? 22 : 12, x, y);
  const long = kind === 'compact' ? 720 : 880;
  const bar = (x: number, y: number): string => box(ink, eye(x, y), long, round(ink.vary('tall', 84, 104)), 100, true);
  const sub = (x: number, y: number): string =>
    `${ink.ground(x + 20, y + 4, 420, 120, 0.5)}
      ${box(ink, eye(x, y), 230, round(ink.vary('sub', 360, 420)), 300, false)}`;
  const satellite = (x: number, y: number): string =>
    `${ink.ground(x + 10, y, 190, 60, 0.45)}${box(ink, eye(x, y), 104, 230, 100, false)}`;
  const scene =
    kind === 'compact'
      ? `${ink.ground(510, turned ? 640 : 622, 860, turned ? 260 : 110, 0.5)}
        ${bar(500, 620)}
        ${remote(ink, turned ? 340 : 640, turned ? 830 : 800)}`
      : kind === 'surround'
        ? `${satellite(turned ? 250 : 170, turned ? 470 : 560)}
          ${sub(turned ? 560 : 500, turned ? 560 : 580)}
          ${satellite(turned ? 860 : 840, turned ? 660 : 560)}
          ${ink.ground(500, 770, 940, 150, 0.5)}
          ${bar(turned ? 400 : 500, 770)}`
        : `${sub(turned ? 640 : 730, 600)}${ink.ground(500, 760, 960, 150, 0.5)}${bar(turned ? 430 : 490, 760)}`;
  return ink.view === 'detail'
    ? closeUp(scene, kind === 'compact' ? 640 : 660, kind === 'compact' ? 560 : 700, 2.4)
    : scene;
};

function box(ink: Ink, eye: ReturnType<typeof camera>, w: number, h: number, d: number, bar: boolean): string {
  const { colour, accent } = ink;
  const mesh = holes(ink, tone(colour, -0.6), 9, 2.3);
  const trim = readableOn(colour, accent);
  const front = bar
    ? `${plate(ink, 0, 0, w, h, 10, tone(colour, -0.05))}
      <path d="${panel(8, 8, w - 16, h - 16, 8)}" fill="${mesh}"/>
      <path d="${panel(0, 0, 26, h, 8)}${panel(w - 26, 0, 26, h, 8)}" fill="${trim}"/>
      <path d="${panel(w * 0.62, h / 2 - 26, 150, 52, 10)}" fill="#0c0d11"/>
      ${letter(ink.choose('shown', ['HDMI', 'BT', 'VOL 24', 'DOLBY']), {
        x: w * 0.62 + 75,
        y: h / 2,
        size: 20,
        colour: '#d9f1ff',
        weight: 0.12,
      })}
      ${letter(ink.art.label ?? 'Cinema', {
        x: 110,
        y: h / 2,
        size: 16,
        colour: readableOn(colour, tone(colour, 0.6)),
        tracking: 5,
      })}
      <path d="${panel(0, 0, w, h, 10)}"
        fill="${ink.linear([
          [0, '#fff', 0.2],
          [0.3, '#fff', 0],
          [1, '#160e22', 0.35],
        ])}"/>
      ${led(ink, w * 0.58, h / 2, 5, accent)}`
    : `${plate(ink, 0, 0, w, h, 8, colour)}
      <path d="${panel(14, 14, w - 28, h - (w > 200 ? 110 : 28), 8)}" fill="${tone(colour, -0.3)}"/>
      <path d="${panel(14, 14, w - 28, h - (w > 200 ? 110 : 28), 8)}" fill="${mesh}"/>
      ${
        w > 200
          ? `<path d="${panel(40, h - 74, w - 80, 36, 18)}" fill="#08090c"/>
            <path d="M0 ${h - 92}H${w}" stroke="${trim}" stroke-width="5"/>`
          : `<path d="M14 ${h - 20}H${w - 14}" stroke="${trim}" stroke-width="6"/>`
      }`;
  const controls = bar
    ? [0, 1, 2, 3]
        .map(
          at =>
            `<circle cx="${w / 2 - 72 + at * 48}" cy="${d / 2}" r="13" fill="${tone(colour, -0.4)}"/>
              <circle cx="${w / 2 - 72 + at * 48}" cy="${d / 2}" r="4" fill="#fff"/>`,
        )
        .join('')
    : '';
  return drawBox(eye, {
    width: w,
    height: h,
    depth: d,
    front,
    side: `<rect width="${d}" height="${h}" fill="${tone(colour, -0.34)}"/>`,
    top: `<rect width="${w}" height="${d}" rx="5" fill="${mix(colour, '#ffffff', 0.16)}"/>
      ${controls}
      <rect width="${w}" height="${d}" fill="${gleam(ink)}"/>`,
  });
}

function remote(ink: Ink, x: number, y: number): string {
  return `${ink.ground(x + 130, y + 40, 360, 60, 0.45)}
    <g transform="translate(${x} ${y}) rotate(-8) scale(1 .6)">
      <path d="${panel(0, 10, 270, 70, 34)}" fill="#0d0e12"/>
      ${plate(ink, 0, 0, 270, 70, 34, tone(ink.colour, 0.1))}
      <circle cx="40" cy="35" r="14" fill="${ink.accent}"/>
      <circle cx="120" cy="35" r="26" fill="none" stroke="#d5d9e2" stroke-width="7"/>
      <path d="M180 35h24M220 35h24M232 23v24" stroke="#d5d9e2" stroke-width="7"/>
    </g>`;
}
