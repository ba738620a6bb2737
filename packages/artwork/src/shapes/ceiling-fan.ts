import { readableOn, tone } from '../colours.ts';
import { led } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { sheen, turned } from '../solid.ts';
import { closeUp } from '../textile.ts';

/**
 * Ceiling fan from below at an angle; from straight below, with its remote; the motor close up. With a lamp only where
 * asked for ("light").
 */
export const ceilingFan: Draw = ink => {
  const blades = ink.int('blades', 0, 4) === 0 ? 4 : 3;
  if (ink.view === 'angle') {
    const outline = wheel(ink, blades, 44, () => '#000');
    return `${ink.wall(`<g transform="translate(500 470)">${outline}</g>`, 26, 40, 18)}
      <g transform="translate(500 470)">${wheel(ink, blades, 44, paint(ink))}${hub(ink, 118)}</g>
      <g transform="translate(760 700) rotate(14)">${remote(ink)}</g>`;
  }
  const whole = hanging(ink, blades);
  return ink.view === 'front' ? whole : closeUp(whole, 470, 540, 2.3);
};

const paint =
  (ink: Ink) =>
  (turn: number): string => {
    const light = Math.cos(((turn - 225) * Math.PI) / 180) * 0.18;
    return ink.linear(
      [tone(ink.colour, 0.2 + light), tone(ink.colour, light), tone(ink.colour, -0.25 + light)],
      'slant',
    );
  };

/** The blades around the origin, each with its bracket. */
function wheel(ink: Ink, blades: number, start: number, fill: (turn: number) => string): string {
  const root = round(ink.vary('root', 38, 46));
  const tip = round(ink.vary('tip', 54, 76));
  return Array.from({ length: blades }, (_, at) => {
    const turn = start + (at * 360) / blades;
    const trim = `<path d="M318 ${-tip + 14}C336 -18 336 24 318 ${tip - 22}
      L298 ${tip - 24}C314 20 314 -18 298 ${-tip + 18}Z"
        fill="${ink.accent}"/>`;
    return `<g transform="rotate(${round(turn)})">
        <path d="M60-20L150-26V26L60 20Z" fill="${tone(ink.accent, -0.2)}"/>
        <path
          d="M124 ${-root}C200 ${-root - 6} 280 ${-tip} 350 ${-tip}
            C392 ${-tip + 6} 392 ${tip - 12} 350 ${tip - 8}
            C280 ${tip - 8} 200 ${root + 2} 124 ${root}C112 30 112-30 124 ${-root}Z"
          fill="${fill(turn)}"/>
        ${trim}
        <circle cx="136" cy="-16" r="6" fill="#e8ecf0"/>
        <circle cx="136" cy="16" r="6" fill="#e8ecf0"/>
      </g>`;
  }).join('');
}

function hub(ink: Ink, radius: number): string {
  const { colour, accent } = ink;
  return (
    `<circle cx="10" cy="18" r="${radius + 4}" fill="#160e22" fill-opacity=".35"/>
      <circle r="${radius}" fill="${ink.linear([tone(colour, 0.5), colour, tone(colour, -0.5)], 'slant')}"/>
      <circle r="${radius * 0.82}" fill="none" stroke="${accent}" stroke-width="9"/>
      <circle r="${radius * 0.7}" fill="${ink.radial([tone(colour, 0.45), tone(colour, 0.05), tone(colour, -0.35)])}"/>` +
    (ink.art.form === 'light'
      ? `<circle r="${radius * 1.3}" fill="${ink.radial(
          [
            [0, '#fff3cf', 0.9],
            [1, '#fff3cf', 0],
          ],
          0.5,
          0.5,
          0.5,
        )}"/><circle r="${radius * 0.66}" fill="#fffaf0"/>`
      : '') +
    letter(ink.art.label ?? 'BLDC', {
      x: 0,
      y: 0,
      size: radius * 0.17,
      width: radius * 1.1,
      colour: readableOn(colour, tone(accent, 0.2)),
      weight: 0.15,
    }) +
    led(ink, 0, Math.round(radius * 0.38), 5, '#6fe39b')
  );
}

/** Rod, motor and blades, the eye a little below the ceiling. */
function hanging(ink: Ink, blades: number): string {
  const { colour, accent } = ink;
  const body = (turns: [number, number, number?][], fill: string): string =>
    `<path d="${turned(500, turns, 0.2)}" fill="${fill}"/>
      <path d="${turned(500, turns, 0.2)}" fill="${sheen(ink, ink.art.finish === 'metal' ? 'metal' : 'gloss')}"/>`;
  const squash = (content: string): string => `<g transform="translate(500 574) scale(1.04 .34)">${content}</g>`;
  return (
    `${ink.ground(500, 130, 300, 44, 0.28)}
      ${body(
        [
          [110, 66],
          [150, 74, 12],
          [176, 40, 14],
          [186, 22],
        ],
        accent,
      )}
      <rect x="488" y="180" width="24" height="270"
        fill="${ink.linear([tone(colour, -0.3), tone(colour, 0.6), tone(colour, -0.5)], 'across')}"/>
      ${body(
        [
          [424, 26],
          [450, 62, 16],
          [478, 74, 8],
          [486, 60],
        ],
        accent,
      )}` +
    ink.blur(
      14,
      `<g opacity=".14" transform="translate(18 250)">
          ${squash(wheel(ink, blades, blades === 4 ? 36 : 74, () => '#160e22'))}
        </g>`,
    ) +
    body(
      [
        [484, 110],
        [520, 146, 30],
        [584, 150, 10],
        [596, 140],
      ],
      colour,
    ) +
    squash(wheel(ink, blades, blades === 4 ? 36 : 74, paint(ink))) +
    body(
      [
        [572, 128],
        [604, 122, 20],
        [632, 70, 30],
        [640, 30],
      ],
      tone(colour, 0.05),
    ) +
    (ink.art.form === 'light'
      ? `<ellipse cx="500" cy="640" rx="170" ry="120" fill="${ink.radial(
          [
            [0, '#fff0c0', 0.95],
            [1, '#fff0c0', 0],
          ],
          0.5,
          0.5,
          0.5,
        )}"/>${body(
          [
            [616, 76],
            [640, 70, 16],
            [662, 40],
          ],
          '#fff6dd',
        )}`
      : '') +
    `<path d="M374 576A126 24 0 0 0 626 576" fill="none" stroke="${accent}" stroke-width="10"/>
      ${letter(ink.art.label ?? 'BLDC', {
        x: 500,
        y: 630,
        size: 12,
        width: 100,
        colour: readableOn(colour, tone(accent, 0.2)),
        weight: 0.15,
      })}`
  );
}

function remote(ink: Ink): string {
  return `<rect x="10" y="14" width="92" height="190" rx="30" fill="#160e22" fill-opacity=".28"/>
    <rect width="92" height="190" rx="30" fill="${ink.linear(['#fdfdfe', '#d9dee5'], 'slant')}"/>
    <circle cx="46" cy="38" r="17" fill="#e5483d"/>
    ${[0, 1, 2, 3, 4, 5]
      .map(
        at => `<circle cx="${28 + (at % 2) * 36}" cy="${84 + Math.floor(at / 2) * 36}" r="12"
        fill="${at === 5 ? ink.accent : '#8b94a0'}"/>`,
      )
      .join('')}`;
}
