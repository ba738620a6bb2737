import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Fountain or ball pen; in its case; the nib close up. */
export const pen: Draw = ink => {
  if (ink.view === 'angle') return boxed(ink);
  const posed = `${ink.ground(520, 790, 760, 80, 0.3)}
    ${stroke(ink)}
    <g transform="rotate(42 500 500)">
      <g transform="translate(26 30)" fill="#160e22" fill-opacity=".16">
        <path d="M456 110H544V700L500 880L456 700Z"/>
      </g>
      ${instrument(ink)}
    </g>`;
  return ink.view === 'front' ? posed : closeUp(posed, 288, 734, 2.8);
};

function stroke(ink: Ink): string {
  return `<path d="M236 792C320 850 380 750 440 806S560 850 620 796S740 830 800 800" fill="none"
      stroke="${tone(ink.colour, -0.35)}" stroke-width="6" stroke-linecap="round"/>`;
}

function instrument(ink: Ink): string {
  const { colour, accent } = ink;
  const fountain = ink.vary('nib', 0, 1) > 0.45;
  const metal = (path: string, shade = 0): string => lit(path, tone(accent, shade), sheen(ink, 'metal'));
  const width = ink.vary('girth', 36, 46);
  const [left, right] = [Math.round(500 - width), Math.round(500 + width)];
  const barrel = `M${left + 8} 90C${left + 8} 70 ${right - 8} 70 ${right - 8} 90L${right} 380V690H${left}V380Z`;
  const text = readableOn(colour, '#ffffff');
  const bands = ink.choose('pattern', [
    '',
    `<path d="${Array.from({ length: 8 }, (_, at) => `M${left} ${420 + at * 24}L${right} ${400 + at * 24}`).join('')}"
        stroke="${readableOn(colour, accent)}" stroke-width="3"/>`,
    `<path d="M${left} 560H${right}M${left} 574H${right}" stroke="${readableOn(colour, accent)}" stroke-width="5"/>`,
  ]);
  const tip = fountain
    ? `${lit(`M${left + 6} 690H${right - 6}L${right - 12} 770H${left + 12}Z`, tone(colour, -0.45), sheen(ink, 'gloss'))}
      ${metal(`M${left + 10} 764H${right - 10}V778H${left + 10}Z`)}
      <path d="M476 776H524C532 820 514 868 500 902C486 868 468 820 476 776Z"
        fill="${ink.linear([tone(accent, 0.7), tone(accent, 0.2), tone(accent, -0.45)], 'across')}"/>
      <path d="M500 902V828" stroke="#26272c" stroke-width="2.6"/>
      <circle cx="500" cy="824" r="6" fill="#26272c"/>
      <path d="M482 790C490 800 510 800 518 790" fill="none" stroke="${tone(accent, -0.5)}" stroke-width="2.6"/>`
    : `${metal(`M${left + 4} 690H${right - 4}L516 850H484Z`)}
      ${Array.from(
        { length: 5 },
        (_, at) => `<path d="M${left + 8 + at * 4} ${710 + at * 24}
          H${right - 8 - at * 4}" stroke="#160e22" stroke-opacity=".35"
            stroke-width="4"/>`,
      ).join('')}
      <path d="M488 850H512L503 896H497Z" fill="#c9ced6"/>
      <circle cx="500" cy="896" r="4" fill="#26272c"/>`;
  const head = fountain
    ? metal(`M${left + 10} 78C${left + 10} 60 ${right - 10} 60 ${right - 10} 78V92H${left + 10}Z`)
    : `${metal('M484 20H516V84H484Z', -0.1)}${metal(`M${left + 6} 76H${right - 6}V96H${left + 6}Z`)}`;
  return (
    `${lit(barrel, colour, sheen(ink, ink.art.finish === 'metal' ? 'metal' : 'gloss'))}
      ${bands}
      ${metal(`M${left - 2} 372H${right + 2}V396H${left - 2}Z`)}
      ${head}
      ${tip}` +
    `<path d="M506 96C540 92 548 104 546 130L538 330C538 350 514 350 514 330Z" fill="#160e22" fill-opacity=".35"
        transform="translate(7 6)"/>
      ${metal('M506 92C538 88 546 100 544 126L536 326C536 346 512 346 512 326Z', 0.1)}
      <g transform="translate(490 540) rotate(90)">
        ${letter(ink.art.label ?? 'Scribe', {
          x: 0,
          y: 0,
          size: 20,
          width: 160,
          colour: text,
          weight: 0.14,
          tracking: 4,
        })}
      </g>`
  );
}

function boxed(ink: Ink): string {
  const shell = tone(ink.colour, -0.55);
  return `${ink.ground(510, 760, 900, 150, 0.55)}
    <g transform="matrix(1 -.12 .18 .94 -90 90)">
      <rect x="90" y="300" width="820" height="360" rx="26" fill="${tone(shell, -0.4)}" transform="translate(0 34)"/>
      <rect x="90" y="300" width="820" height="360" rx="26" fill="${ink.linear([tone(shell, 0.3), shell], 'slant')}"/>
      <rect x="116" y="326" width="768" height="308" rx="16"
        fill="${ink.linear([tone('#e6dccb', -0.3), '#e6dccb', '#f6efe2'])}"/>
      <rect x="140" y="420" width="720" height="120" rx="58" fill="#160e22" fill-opacity=".2"/>
      <g transform="translate(510 480) rotate(90) scale(.78) translate(-500 -470)">${instrument(ink)}</g>
      <path d="M260 400V570M740 400V570" stroke="${ink.accent}" stroke-width="20"/>
      ${letter(ink.art.label ?? 'Scribe', {
        x: 500,
        y: 600,
        size: 18,
        width: 300,
        colour: tone('#e6dccb', -0.5),
        tracking: 6,
      })}
    </g>`;
}
