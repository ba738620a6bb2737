import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter, letterLines } from '../lettering.ts';
import { cap, disc, motif, vessel } from '../packaging.ts';
import { lit, sheen, turned } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A bottle with pump or flip cap; with foam and drops; the pump close up. */
export const shampoo: Draw = ink => {
  const whole = ink.ground(505, 898, 430, 90, 0.6) + bottle(ink);
  if (ink.view === 'detail') return closeUp(whole, 490, 250, 2.3);
  if (ink.view === 'front') return whole;
  return `${ink.ground(560, 880, 700, 110, 0.5)}
    <g transform="translate(120 30) rotate(8 500 880) scale(.96)">${bottle(ink)}</g>
    ${foam(ink)}`;
};

function bottle(ink: Ink): string {
  const { colour, accent } = ink;
  const radius = round(ink.vary('radius', 138, 164));
  const shoulder = round(ink.vary('shoulder', 370, 410));
  const pump = ink.vary('pump', 0, 1) > 0.4;
  const top = pump ? 300 : 320;
  const neck = pump ? 48 : 78;
  const body = vessel(
    ink,
    500,
    [
      [top, neck],
      [top + 40, neck, 10],
      [shoulder, radius, 70],
      [866, radius, 34],
      [890, radius - 26],
    ],
    colour,
    ink.art.finish === 'glass' ? 'glass' : 'gloss',
    0.1,
  );
  const light = readableOn(colour, tone(colour, 0.9));
  const trim = readableOn(colour, accent);
  const label = `${motif(ink, 500, shoulder + 110, 50, trim, light)}
    ${letterLines(ink.art.label ?? 'Silk care', 10, {
      x: 500,
      y: shoulder + 236,
      size: 34,
      width: radius * 1.5,
      colour: light,
      weight: 0.16,
    })}
    ${letter('Shampoo', { x: 500, y: shoulder + 324, size: 16, width: radius, colour: trim, tracking: 5 })}
    <path d="M${round(500 - radius * 0.5)} ${shoulder + 366}H${round(500 + radius * 0.5)}" stroke="${trim}"
      stroke-width="3"/>
    ${letter('340 ml', { x: 500, y: shoulder + 400, size: 14, width: radius, colour: light })}`;
  return (
    body +
    label +
    (pump
      ? pumpHead(ink)
      : cap(ink, 500, 214, 318, 88, accent, 'gloss', 0.12) +
        `<path d="M424 264A88 12 0 0 0 576 264" fill="none" stroke="${tone(accent, -0.5)}" stroke-width="4"/>`)
  );
}

function pumpHead(ink: Ink): string {
  const { accent } = ink;
  const spout = `M420 150C410 128 424 112 450 112H600C640 112 680 126 704 152C714 164 704 178 690 172
    C660 158 630 152 600 152H566
    V176H436V160Z`;
  return (
    lit('M484 170H516V250H484Z', tone(accent, 0.3), sheen(ink, 'metal')) +
    `<path d="${spout}" transform="translate(-20 0)"
        fill="${ink.linear([tone(accent, 0.55), accent, tone(accent, -0.35)])}"/>
      <path d="M436 124H580C620 124 650 134 670 148" transform="translate(-20 0)" fill="none" stroke="#fff"
        stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>` +
    lit(
      turned(
        500,
        [
          [236, 60],
          [310, 66],
        ],
        0.14,
      ),
      accent,
      sheen(ink, 'gloss'),
    ) +
    disc(ink, 500, 236, 60, accent, 0.16) +
    `<path d="M484 200H516V238H484Z" fill="${tone(accent, 0.1)}"/>`
  );
}

function foam(ink: Ink): string {
  const bubbles: [number, number, number][] = [
    [210, 830, 62],
    [300, 850, 48],
    [150, 868, 36],
    [262, 782, 40],
    [362, 872, 30],
    [206, 758, 22],
    [330, 796, 20],
    [120, 806, 18],
  ];
  return bubbles
    .map(
      ([x, y, radius]) =>
        `<circle cx="${x}" cy="${y}" r="${round(radius * ink.vary(`foam${x}`, 0.85, 1.1))}"
            fill="${ink.radial([
              [0, '#fff', 0.98],
              [0.7, tone(ink.colour, 0.82), 0.85],
              [1, tone(ink.colour, 0.5), 0.9],
            ])}"/>
          <path
            d="M${round(x - radius * 0.55)} ${round(y - radius * 0.2)}
              A${round(radius * 0.6)} ${round(radius * 0.6)} 0 0 1 ${round(x - radius * 0.1)} ${round(y - radius * 0.6)}"
            fill="none" stroke="#fff" stroke-width="${round(radius * 0.14)}" stroke-linecap="round"/>`,
    )
    .join('');
}
