import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** A pair, hexagonal or round heads; one standing on its head; the knurled grip close up. */
export const dumbbells: Draw = ink => {
  const one = bell(ink);
  if (ink.view === 'angle')
    return `${ink.ground(500, 800, 860, 130, 0.6)}
      <g transform="translate(240 -40) rotate(-78 500 520) scale(.74)">${one}</g>
      <g transform="translate(-130 190) rotate(10 500 560) scale(.84)">${one}</g>`;
  const pair = `${ink.ground(510, 470, 760, 90, 0.4)}
    <g transform="translate(90 -140) scale(.84)">${one}</g>
    ${ink.ground(480, 770, 860, 120, 0.65)}
    <g transform="translate(-20 80)">${one}</g>`;
  return ink.view === 'front' ? pair : closeUp(pair, 420, 600, 2.2);
};

function bell(ink: Ink): string {
  const hex = ink.vary('hex', 0, 1) > 0.45;
  return `${grip(ink)}${head(ink, 760, hex, false)}${head(ink, 240, hex, true)}`;
}

function grip(ink: Ink): string {
  const steel = ink.linear(['#6b717c', '#f6f7f9', '#aab0ba', '#4a4d55']);
  const bar = `M240 492C360 492 380 478 430 472C480 466 540 466 590 472C640 478 660 492 780 492V548
    C660 548 640 562 590 568
    C540 574 480 574 430 568C380 562 360 548 240 548Z`;
  const knurl = ink.pattern(
    14,
    14,
    '<path d="M0 0L14 14M14 0L0 14" stroke="#2a2b31" stroke-opacity=".55" stroke-width="2.6"/>',
  );
  return `<path d="${bar}" fill="${steel}"/>
    <path d="M380 482C420 470 600 470 640 482V558C600 570 420 570 380 558Z" fill="${knurl}"/>`;
}

/** The near head shows its face, the far one its rim. */
function head(ink: Ink, x: number, hex: boolean, near: boolean): string {
  const { colour, accent } = ink;
  const thick = round(ink.vary('thick', 96, 134));
  const tall = round(ink.vary('tall', 148, 176));
  const face = hex
    ? `M${x - 70} ${520 - tall * 0.52}L${x} ${520 - tall}
      L${x + 70} ${520 - tall * 0.52}V${520 + tall * 0.52}L${x} ${520 + tall}L${x - 70} ${520 + tall * 0.52}Z`
    : `M${x} ${520 - tall}C${x + 48} ${520 - tall} ${x + 76} ${520 - tall * 0.5} ${x + 76} 520
      C${x + 76} ${520 + tall * 0.5} ${x + 48} ${520 + tall} ${x} ${520 + tall}
      C${x - 48} ${520 + tall} ${x - 76} ${520 + tall * 0.5} ${x - 76} 520
      C${x - 76} ${520 - tall * 0.5} ${x - 48} ${520 - tall} ${x} ${520 - tall}Z`;
  const side = hex
    ? `M${x} ${520 - tall}L${x + thick} ${520 - tall * 0.96}
      L${x + thick + 64} ${520 - tall * 0.5}V${520 + tall * 0.5}L${x + thick} ${520 + tall * 0.96}L${x} ${520 + tall}Z`
    : `M${x} ${520 - tall}
      H${x + thick}C${x + thick + 48} ${520 - tall} ${x + thick + 72} ${520 - tall * 0.5} ${x + thick + 72} 520
      C${x + thick + 72} ${520 + tall * 0.5} ${x + thick + 48} ${520 + tall} ${x + thick} ${520 + tall}H${x}Z`;
  const shift = near ? -thick * 0.3 : -thick * 0.5;
  const wall = ink.linear([
    [0, tone(colour, 0.55)],
    [0.16, tone(colour, 0.12)],
    [0.3, tone(colour, 0.38)],
    [0.5, colour],
    [0.8, tone(colour, -0.5)],
    [1, tone(colour, -0.65)],
  ]);
  const facets = hex
    ? `<path
        d="M${x + 70} ${520 - tall * 0.52}L${x + thick + 64} ${520 - tall * 0.5}
          M${x + 70} ${520 + tall * 0.52}L${x + thick + 64} ${520 + tall * 0.5}"
        stroke="${tone(colour, 0.4)}" stroke-opacity=".6" stroke-width="4"/>`
    : '';
  return `<g transform="translate(${round(shift)} 0)">
      <path d="${side}" fill="${wall}"/>
      ${facets}
      <path d="${face}" fill="${ink.linear([tone(colour, 0.3), colour, tone(colour, -0.35)], 'slant')}"/>
      <path d="${face}" fill="none" stroke="${tone(colour, 0.5)}" stroke-opacity=".8" stroke-width="5"/>
      <g transform="translate(${x} 520) scale(.46 1)">
        <circle r="104" fill="none" stroke="${accent}" stroke-width="12"/>
        ${letter(ink.art.label ?? `${ink.choose('kilos', [2, 3, 5, 7, 10])} kg`, {
          x: 0,
          y: 0,
          size: 58,
          width: 165,
          colour: readableOn(colour, '#ffffff'),
          weight: 0.17,
        })}
      </g>
    </g>`;
}
