import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Half unrolled; rolled and strapped upright; the roll's end close up. */
export const yogaMat: Draw = ink => {
  if (ink.view === 'angle') return strapped(ink);
  const front = unrolled(ink);
  return ink.view === 'front' ? front : closeUp(front, 250, 520, 2.4);
};

function spiral(ink: Ink, x: number, y: number, wide: number, tall: number, back: string): string {
  const loops = Array.from(
    { length: 6 },
    (_, at) =>
      `<ellipse cx="${x}" cy="${y}" rx="${round(wide * (1 - at * 0.16))}" ry="${round(tall * (1 - at * 0.16))}"
          fill="${at % 2 ? ink.colour : back}" stroke="${tone(ink.colour, -0.5)}" stroke-width="3"/>`,
  ).join('');
  return `${loops}
    <ellipse cx="${x}" cy="${y}" rx="${round(wide * 0.1)}" ry="${round(tall * 0.1)}" fill="${tone(ink.colour, -0.75)}"/>`;
}

function texture(ink: Ink): string {
  const { colour } = ink;
  return ink.choose('texture', [
    ink.pattern(
      34,
      34,
      `<path d="M0 17C8 8 26 26 34 17" fill="none" stroke="${tone(colour, -0.3)}" stroke-opacity=".6"
          stroke-width="3"/>`,
    ),
    ink.pattern(30, 30, `<circle cx="15" cy="15" r="5" fill="${tone(colour, -0.25)}" fill-opacity=".6"/>`),
    ink.pattern(
      36,
      36,
      `<path d="M0 0L36 36M36 0L0 36" stroke="${tone(colour, 0.35)}" stroke-opacity=".5" stroke-width="3"/>`,
    ),
  ]);
}

function unrolled(ink: Ink): string {
  const { colour, accent } = ink;
  const sheet = 'M226 590L720 400L930 600L420 856Z';
  const edge = 'M420 856L930 600V618L420 878Z';
  const roll = `M150 500C150 430 210 400 250 420L700 250C760 236 800 300 790 360C786 400 760 424 720 436L290 640
      C220 660 150 590 150 500Z`;
  const trim = readableOn(colour, accent);
  const mandala =
    ink.vary('mandala', 0, 1) > 0.4
      ? `<g transform="matrix(.9 .3 -.62 .5 640 620)">
          ${motif(ink, 0, 0, 120, trim, tone(colour, -0.3))}
          <circle r="138" fill="none" stroke="${trim}" stroke-width="5"/>
          <circle r="152" fill="none" stroke="${trim}" stroke-width="2.6" stroke-dasharray="9 7"/>
        </g>`
      : `<path d="M640 470L840 640M600 490L796 662" stroke="${trim}" stroke-width="5"/>`;
  return (
    `${ink.ground(540, 800, 980, 190, 0.5)}
      <path d="${edge}" fill="${tone(accent, -0.3)}"/>
      <path d="${sheet}" fill="${tone(colour, 0.08)}"/>
      <path d="${sheet}" fill="${texture(ink)}"/>
      ${mandala}
      ${volume(ink, [sheet], { depth: 36, dark: 0.3, light: 0.5, lines: [['M300 640L760 436', 50, -0.5]] })}` +
    `<path d="${roll}" fill="${colour}"/>
      <path d="${roll}" fill="${texture(ink)}"/>
      ${volume(ink, [roll], { depth: 84, dark: 0.65, light: 0.5, lines: [['M240 450L720 280', 36, 0.85]] })}
      <g transform="rotate(-22 232 530)">${spiral(ink, 226, 530, 76, 106, tone(accent, 0.1))}</g>`
  );
}

function strapped(ink: Ink): string {
  const { colour, accent } = ink;
  const body = 'M366 200V840C366 880 634 880 634 840V200Z';
  const strap = (y: number): string =>
    `<path d="M362 ${y}C362 ${y + 36} 638 ${y + 36} 638 ${y}V${y + 46}C638 ${y + 82} 362 ${y + 82} 362 ${y + 46}Z"
        fill="${accent}"/>
      <path d="M366 ${y + 12}C380 ${y + 40} 620 ${y + 40} 634 ${y + 12}" fill="none" stroke="#fff" stroke-opacity=".45"
        stroke-width="4"/>
      <rect x="470" y="${y + 16}" width="62" height="62" rx="10" fill="#2a2b31"/>
      <rect x="478" y="${y + 22}" width="46" height="12" rx="5" fill="#fff" fill-opacity=".3"/>`;
  return (
    `${ink.ground(505, 870, 480, 90, 0.65)}
      <path d="M366 360C250 420 250 640 366 700" fill="none" stroke="${tone(accent, -0.3)}" stroke-width="30"/>
      <path d="M366 360C250 420 250 640 366 700" fill="none" stroke="${accent}" stroke-width="22"/>
      <path d="${body}" fill="${colour}"/>
      <path d="${body}" fill="${texture(ink)}"/>
      ${volume(ink, [body], { depth: 90, dark: 0.65, light: 0.45, lines: [['M430 230V840', 36, 0.85]] })}` +
    `<path d="M612 220V858" stroke="${tone(colour, -0.6)}" stroke-width="5"/>
      ${spiral(ink, 500, 200, 134, 46, tone(accent, 0.1))}
      ${strap(330)}
      ${strap(650)}
      ${letter(ink.art.label ?? 'Asana', {
        x: 480,
        y: 560,
        size: 34,
        width: 180,
        colour: readableOn(colour, '#ffffff'),
        weight: 0.15,
        tracking: 4,
      })}`
  );
}
