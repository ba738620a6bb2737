import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Hard-shell trolley; turned to show its side and zip; the lock close up. */
export const suitcase: Draw = ink => {
  if (ink.view === 'angle') return turned(ink);
  const front = `${ink.ground(505, 924, 560, 80, 0.6)}${shell(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 500, 300, 2.2);
};

const wheel = (x: number): string =>
  `<path d="M${x - 26} 872h52v14h-52Z" fill="#3a3c43"/>
    <rect x="${x - 20}" y="878" width="17" height="46" rx="8" fill="#1d1e22"/>
    <rect x="${x + 3}" y="878" width="17" height="46" rx="8" fill="#2c2e34"/>`;

function handle(ink: Ink): string {
  const steel = ink.linear(['#8b929d', '#f3f5f8', '#9da3ad', '#6b717c'], 'across');
  return `<rect x="406" y="92" width="20" height="170" fill="${steel}"/>
    <rect x="574" y="92" width="20" height="170" fill="${steel}"/>
    <rect x="386" y="62" width="228" height="46" rx="20" fill="${ink.linear(['#5b5f68', '#2c2e34', '#17181c'])}"/>
    <rect x="470" y="66" width="60" height="16" rx="8" fill="${ink.accent}"/>`;
}

function shell(ink: Ink, wheels = true): string {
  const { colour, accent } = ink;
  const outline = `M290 232H710C750 232 774 256 774 298V812C774 856 750 880 710 880H290C250 880 226 856 226 812V298
      C226 256 250 232 290 232Z`;
  const vertical = ink.vary('ribs', 0, 1) > 0.4;
  const count = ink.int('count', 5, 8);
  const lines = Array.from({ length: count }, (_, at) => {
    const place = round((vertical ? 274 : 320) + ((at + 0.5) * (vertical ? 452 : 520)) / count);
    return vertical ? `M${place} 320V830` : `M280 ${place}H720`;
  }).join('');
  const diamond =
    ink.vary('diamond', 0, 1) > 0.7
      ? 'M280 420L500 640L720 420M280 560L500 780L720 560M280 700L430 850M720 700L570 850'
      : lines;
  return (
    (wheels ? wheel(286) + wheel(714) : '') +
    handle(ink) +
    `<path d="${outline}" fill="${colour}"/>
      ${volume(ink, [outline], {
        depth: 76,
        dark: 0.6,
        light: 0.4,
        lines: [['M280 290C270 460 270 660 276 820', 22, 1]],
      })}` +
    `<path d="${diamond}" fill="none" stroke="${tone(colour, -0.55)}" stroke-opacity=".7" stroke-width="11"
        stroke-linecap="round"/>
      <path d="${diamond}" transform="translate(-7 -5)" fill="none" stroke="${tone(colour, 0.6)}" stroke-opacity=".75"
        stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M430 250C430 218 570 218 570 250" fill="none" stroke="#1f2025" stroke-width="24" stroke-linecap="round"/>
      <path d="M430 246C430 216 570 216 570 246" fill="none" stroke="#5b5f68" stroke-width="6"/>` +
    corners(ink) +
    `<rect x="424" y="286" width="152" height="50" rx="10"
        fill="${ink.linear([tone(accent, 0.6), accent, tone(accent, -0.35)])}" stroke="${tone(accent, -0.5)}"
        stroke-width="2"/>
      ${letter(ink.art.label ?? 'Voyage', {
        x: 500,
        y: 311,
        size: 22,
        width: 120,
        colour: readableOn(accent, '#22242b'),
        weight: 0.16,
      })}`
  );
}

function corners(ink: Ink): string {
  if (ink.vary('corners', 0, 1) < 0.5) return '';
  const edge = 'M226 340V298C226 256 250 232 290 232H332';
  const dark = tone(ink.accent, -0.2);
  return [
    `<path d="${edge}"/>`,
    `<path d="${edge}" transform="translate(1000 0) scale(-1 1)"/>`,
    `<path d="${edge}" transform="translate(0 1112) scale(1 -1)"/>`,
    `<path d="${edge}" transform="translate(1000 1112) scale(-1 -1)"/>`,
  ]
    .map(path => `<g fill="none" stroke="${dark}" stroke-width="18" stroke-linecap="round">${path}</g>`)
    .join('');
}

function turned(ink: Ink): string {
  const { colour, accent } = ink;
  const side = 'M640 262C700 256 760 250 800 250C836 252 850 270 850 306V806C850 838 838 852 806 862L640 914Z';
  return (
    `${ink.ground(530, 930, 640, 100, 0.6)}
      <g transform="translate(0 6)">
        <rect x="300" y="890" width="40" height="44" rx="12" fill="#1d1e22"/>
        <rect x="600" y="904" width="40" height="44" rx="12" fill="#1d1e22"/>
        <rect x="790" y="850" width="36" height="44" rx="12" fill="#2c2e34"/>
      </g>
      <path d="${side}" fill="${tone(colour, -0.3)}"/>
      ${volume(ink, [side], { depth: 50, dark: 0.55, light: 0.2 })}` +
    `<path d="M742 252V884" stroke="#1c1d22" stroke-width="20"/>
      <path d="M742 254V884" stroke="#b9bec8" stroke-width="7" stroke-dasharray="4 3"/>
      <g transform="translate(774 500)">
        <rect x="-26" y="-60" width="62" height="128" rx="12" fill="#2a2c33"/>
        <rect x="-16" y="-48" width="42" height="20" rx="5" fill="${accent}"/>
        ${[0, 1, 2]
          .map(
            at => `<rect x="-12" y="${-16 + at * 24}" width="34" height="19" rx="4" fill="#e9ebef"/>
              ${letter(String(ink.int(`lock${at}`, 0, 9)), { x: 5, y: -6 + at * 24, size: 12, colour: '#22242b' })}`,
          )
          .join('')}
      </g>` +
    `<g transform="matrix(.86 .06 0 1 16 -14)">${shell(ink, false)}</g>`
  );
}
