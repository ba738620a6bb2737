import { readableOn, tone } from '../colours.ts';
import { cover } from '../cover.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Spiral-bound or with an elastic; open with a pen; its binding close up. */
export const notebook: Draw = ink => {
  if (ink.view === 'angle') return open(ink);
  const front = closed(ink);
  return ink.view === 'front' ? front : closeUp(front, 330, 320, 2.4);
};

const isSpiral = (ink: Ink): boolean => ink.vary('binding', 0, 1) > 0.5;

function spiral(x: number, top: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const y = top + at * 36;
    return `<circle cx="${x + 28}" cy="${y}" r="8" fill="#160e22" fill-opacity=".7"/>
      <path
        d="M${x + 28} ${y}C${x + 10} ${y - 24} ${x - 30} ${y - 18} ${x - 26} ${y + 4}
          C${x - 24} ${y + 16} ${x - 6} ${y + 18} ${x + 4} ${y + 12}"
        fill="none" stroke="#5b606a" stroke-width="8" stroke-linecap="round"/>
      <path d="M${x + 28} ${y - 2}C${x + 10} ${y - 25} ${x - 30} ${y - 19} ${x - 26} ${y + 2}" fill="none"
        stroke="#e9ebef" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
}

function closed(ink: Ink): string {
  const { colour, accent } = ink;
  const bound = isSpiral(ink);
  const pages = Array.from(
    { length: 5 },
    (_, at) =>
      `<rect x="${238 + at * 4}" y="${142 + at * 4}" width="540" height="720" rx="16"
          fill="${at % 2 ? '#efe6d2' : '#fdf8ec'}" stroke="#cdbf9f"/>`,
  )
    .toReversed()
    .join('');
  const sheet = `M248 130H752C764 130 772 138 772 150V830C772 842 764 850 752 850H248C236 850 228 842 228 830V150
      C228 138 236 130 248 130Z`;
  const band = readableOn(colour, accent);
  return (
    `<g transform="rotate(-5 500 500)">
      ${ink.wall('<rect x="228" y="130" width="560" height="736" rx="20"/>', 20, 26, 18)}
      <rect x="240" y="146" width="556" height="724" rx="18" fill="${tone(colour, -0.45)}"/>
      ${pages}` +
    ink.clip(
      `<path d="${sheet}"/>`,
      `<g transform="translate(228 130)">
          ${cover(
            ink,
            544,
            720,
            ink.art.label ?? 'Field notes',
            ink.choose('ruling', ['Ruled 160 pages', 'Dotted 192 pages', 'Plain 120 pages']),
          )}
        </g>`,
    ) +
    `${volume(ink, [sheet], { depth: 22, dark: 0.5, light: 0.4 })}
      <path d="M228 150H772L560 850H228Z" fill="#fff" fill-opacity=".06"/>` +
    (bound
      ? spiral(224, 172, 19)
      : `<path d="M228 130H282V850H228Z" fill="#160e22" fill-opacity=".16"/>
        <path d="M284 130V850" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
        <path d="M700 128V852" stroke="#160e22" stroke-opacity=".35" stroke-width="22" transform="translate(5 4)"/>
        <path d="M700 126V854" stroke="${band}" stroke-width="20"/>
        <path d="M695 126V854" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>
        <path d="M420 850V930L432 914L444 930V850Z" fill="${band}"/>`) +
    `</g>`
  );
}

function open(ink: Ink): string {
  const { colour, accent } = ink;
  const dotted = ink.vary('dots', 0, 1) > 0.5;
  const rule = dotted
    ? ink.pattern(24, 24, '<circle cx="12" cy="12" r="2.4" fill="#a8b4c4"/>')
    : ink.pattern(400, 28, '<path d="M0 27H400" stroke="#a9bfd8" stroke-width="2.4"/>');
  const page = (x: number, shade: [number, number]): string =>
    `<rect x="${x}" y="230" width="360" height="520" rx="8" fill="#fffdf6"/>
      <rect x="${x + 22}" y="270" width="316" height="450" fill="${rule}"/>
      <rect x="${x}" y="230" width="360" height="520" rx="8"
        fill="${ink.linear(
          [
            [0, '#160e22', shade[0]],
            [0.14, '#160e22', 0],
            [0.86, '#160e22', 0],
            [1, '#160e22', shade[1]],
          ],
          'across',
        )}"/>`;
  const writing = Array.from(
    { length: 6 },
    (_, at) =>
      `<path
          d="M172 ${302 + at * 56}c12-16 20 12 32-2s22 10 34-4s20 12 34 0s24-12 36 2s22 8 ${at % 3 === 2 ? 10 : 44} -4"
          fill="none" stroke="#33487a" stroke-width="3.4" stroke-linecap="round"/>`,
  ).join('');
  const pen = `<g transform="translate(690 520) rotate(24)">
      <path d="M-17-210H17V170L0 220L-17 170Z" fill="#160e22" fill-opacity=".25" transform="translate(16 12)"/>
      <path d="M-17-210H17V160H-17Z" fill="${ink.linear([tone(accent, 0.5), accent, tone(accent, -0.45)], 'across')}"/>
      <path d="M-17 160H17L4 212H-4Z" fill="#c9ced6"/>
      <path d="M-4 212H4L0 228Z" fill="#26272c"/>
      <path d="M17-200H28V-70H22V-190Z" fill="#c9ced6"/>
    </g>`;
  return `${ink.ground(500, 770, 940, 120, 0.5)}
    <g transform="rotate(-4 500 500)">
      <rect x="118" y="222" width="768" height="546" rx="16" fill="${colour}"/>
      <rect x="118" y="222" width="768" height="546" rx="16"
        fill="${ink.linear([
          [0, '#fff', 0.2],
          [1, '#160e22', 0.3],
        ])}"/>
      ${page(140, [0.04, 0.26])}
      ${page(502, [0.26, 0.04])}
      ${writing}
      ${
        isSpiral(ink)
          ? `<g transform="translate(${500 - 1} 14)">${spiral(2, 250, 13)}</g>`
          : `<path d="M501 230V750" stroke="#8a7a58" stroke-opacity=".5" stroke-width="4"/>`
      }
      ${letter(ink.choose('month', ['January', 'April', 'July', 'October']), {
        x: 680,
        y: 260,
        size: 20,
        colour: readableOn('#fffdf6', colour),
      })}
    </g>
    ${pen}`;
}
