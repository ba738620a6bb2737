import { camera } from '../camera.ts';
import { lightness, readableOn, tone } from '../colours.ts';
import { cable, edgePaint, gleam, knob, led, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { keys } from '../keys.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

type Kind = 'mechanical' | 'office' | 'slim';

/**
 * Three kinds: "mechanical" with a knob, "office" with a number pad, "slim" for travel. From above; in perspective;
 * keys close up.
 */
export const keyboard: Draw = ink => {
  const kind: Kind = ink.form(['mechanical', 'office', 'slim']);
  const { w, t, radius } = sizes[kind];
  const d = deep(ink, kind);
  if (ink.view === 'angle') {
    const eye = camera(-26, 42, 500, 560);
    const cord = kind === 'office' ? cable('M590 512C640 420 760 430 800 360S900 280 960 270', '#24262c', 15) : '';
    return `${ink.ground(500, 660, 980, 330, 0.5)}
      ${cord}
      <g transform="translate(60 60) scale(.88)">
        ${slab(eye, {
          origin: [-w / 2, t, -d / 2],
          right: [1, 0, 0],
          down: [0, 0, 1],
          back: [0, -t, 0],
          width: w,
          height: d,
          radius,
          edge: edgePaint(ink, ink.colour),
          front: board(ink, kind),
        })}
      </g>`;
  }
  const lid = tone(ink.colour, -0.35);
  const front = `${ink.ground(505, 520 + d / 2, w + 60, 90, 0.55)}
    <path d="${panel(500 - w / 2, 516 - d / 2, w, d, radius)}" fill="${lid}"/>
    <g transform="translate(${500 - w / 2} ${500 - d / 2})">${board(ink, kind)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 380, 500, 2.6);
};

const sizes = {
  mechanical: { w: 880, d: 340, t: 70, radius: 26 },
  office: { w: 930, d: 310, t: 34, radius: 20 },
  slim: { w: 860, d: 310, t: 14, radius: 30 },
} as const;

/** From the front edge to the back one: keyboards of a kind differ a little. */
const deep = (ink: Ink, kind: Kind): number => round(sizes[kind].d * ink.vary('deep', 0.97, 1.05));

function board(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const { w, radius } = sizes[kind];
  const d = deep(ink, kind);
  const light = lightness(colour) > 0.5;
  const cap =
    kind === 'mechanical'
      ? light
        ? tone(colour, 0.55)
        : tone(colour, 0.14)
      : kind === 'office'
        ? tone(colour, light ? -0.3 : 0.1)
        : light
          ? tone(colour, 0.6)
          : tone(colour, -0.4);
  const edge = kind === 'mechanical' ? readableOn(colour, accent) : kind === 'office' ? tone(cap, -0.2) : cap;
  const style = {
    cap,
    edge,
    print: readableOn(cap, '#fbfaf6'),
    gap: kind === 'slim' ? 9 : 12,
    radius: 6,
    rise: kind === 'mechanical' ? 7 : kind === 'office' ? 3 : 0,
    legends: true,
  };
  const body = plate(ink, 0, 0, w, d, radius, colour);
  if (kind === 'mechanical') {
    const well = panel(26, 36, w - 132, d - 62, 12);
    const side = [0, 1, 2]
      .map(
        at =>
          `<path d="${panel(w - 88, 132 + at * 58, 56, 44, 9)}" fill="${tone(at ? cap : edge, -0.42)}"/>
            <path d="${panel(w - 88, 125 + at * 58, 56, 44, 9)}"
              fill="${ink.linear([tone(at ? cap : edge, 0.22), at ? cap : edge])}"/>`,
      )
      .join('');
    return `${body}
      <path d="${well}" fill="${tone(colour, -0.55)}"/>
      <g transform="translate(32 42)">${keys(ink, w - 144, d - 74, style)}</g>
      ${knob(ink, w - 60, 76, 34, edge)}
      <path d="M${w - 60} 48v14" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
      ${side}`;
  }
  if (kind === 'office') {
    const pad = Array.from(
      { length: 15 },
      (_, at) => `M${w - 196 + (at % 3) * 58 + 8} ${56 + Math.floor(at / 3) * 47}h38v30h-38z`,
    ).join('');
    const digits = Array.from({ length: 9 }, (_, at) =>
      letter(String(9 - (2 - (at % 3)) - Math.floor(at / 3) * 3), {
        x: w - 196 + (at % 3) * 58 + 27,
        y: 117 + Math.floor(at / 3) * 47,
        size: 12,
        colour: style.print,
        weight: 0.17,
      }),
    ).join('');
    return `${body}
      <path d="${panel(18, 42, w - 236, d - 62, 8)}${panel(w - 204, 42, 186, d - 62, 8)}"
        fill="${tone(colour, -0.45)}"/>
      <g transform="translate(22 46)">${keys(ink, w - 244, d - 70, style)}</g>
      <path d="${pad}" transform="translate(0 1)" fill="${tone(cap, -0.42)}" stroke="${tone(cap, -0.42)}"
        stroke-width="10" stroke-linejoin="round"/>
      <path d="${pad}" transform="translate(0 -2)" fill="${cap}" stroke="${cap}" stroke-width="10"
        stroke-linejoin="round"/>
      ${digits}
      ${led(ink, w - 150, 22, 4, '#8fe0a8')}
      ${led(ink, w - 110, 22, 4, '#8fe0a8')}
      ${letter(ink.art.label ?? 'Zentoro', {
        x: 70,
        y: 22,
        size: 12,
        colour: readableOn(colour, '#dfe3ea'),
        tracking: 4,
      })}`;
  }
  const fold = [w / 3, (w * 2) / 3]
    .map(
      x =>
        `<path d="M${x} 0V${d}" stroke="${tone(colour, -0.5)}" stroke-width="7"/>
          <path d="M${x + 5} 0V${d}" stroke="${tone(colour, 0.5)}" stroke-width="2.5"/>`,
    )
    .join('');
  return `${body}
    ${fold}
    <g transform="translate(24 30)">${keys(ink, w - 48, d - 56, style)}</g>
    <path d="${panel(0, 0, w, d, radius)}" fill="${gleam(ink, 'metal')}" fill-opacity=".35"/>
    ${led(ink, w - 44, 16, 4, accent)}`;
}
