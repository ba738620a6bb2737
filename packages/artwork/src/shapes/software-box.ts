import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { cover } from '../cover.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** The retail box; from its other side with a licence card on a screen; the title close up. */
export const softwareBox: Draw = ink => {
  if (ink.view === 'angle') return installed(ink);
  const front = `${ink.ground(520, 876, 680, 120, 0.6)}${box(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 440, 360, 2);
};

const titleOf = (ink: Ink): string => ink.art.label ?? 'Office suite';

function box(ink: Ink): string {
  const { colour, accent } = ink;
  const [w, h, d] = [430, round(ink.vary('tall', 560, 600)), round(ink.vary('thick', 110, 150))];
  const trim = readableOn(colour, accent);
  const dark = tone(colour, -0.4);
  const side = `<rect width="${d}" height="${h}" fill="${dark}"/>
    <g transform="translate(${d / 2} ${h * 0.44}) rotate(90)">
      ${letter(titleOf(ink), {
        x: 0,
        y: 0,
        size: 34,
        width: h * 0.6,
        colour: readableOn(dark, '#fffaf0'),
        weight: 0.16,
      })}
    </g>
    <rect x="${d * 0.2}" y="${h - 96}" width="${d * 0.6}" height="60" fill="#fff"/>
    ${Array.from(
      { length: 12 },
      (_, at) => `<rect x="${round(d * 0.24 + at * d * 0.044)}" y="${h - 88}" width="${at % 3 ? 2.4 : 4}" height="44"
        fill="#17181c"/>`,
    ).join('')}
    <rect width="${d}" height="${h}"
      fill="${ink.linear(
        [
          [0, '#160e22', 0.3],
          [0.4, '#fff', 0.08],
          [1, '#160e22', 0.25],
        ],
        'across',
      )}"/>`;
  const seal = `<g transform="translate(${w - 84} ${h - 92})">
      <circle r="56" fill="${trim}"/>
      <circle r="47" fill="none" stroke="${readableOn(trim, '#ffffff')}" stroke-width="2.4" stroke-dasharray="5 4"/>
      ${letter(`${ink.choose('devices', [1, 3, 5])} PC`, {
        x: 0,
        y: -4,
        size: 26,
        width: 76,
        colour: readableOn(trim, '#ffffff'),
        weight: 0.17,
      })}
      ${letter('1 year', { x: 0, y: 24, size: 10, colour: readableOn(trim, '#ffffff') })}
    </g>`;
  const front = `${cover(ink, w, h, titleOf(ink), 'Digital licence')}
    ${seal}
    <rect width="${w}" height="${h}"
      fill="${ink.linear(
        [
          [0, '#fff', 0.36],
          [0.4, '#fff', 0.06],
          [0.42, '#fff', 0],
          [1, '#160e22', 0.2],
        ],
        'slant',
      )}"/>`;
  const top = `<rect width="${w}" height="${d}" fill="${tone(colour, 0.28)}"/>
    ${letter(titleOf(ink), {
      x: w / 2,
      y: d / 2,
      size: 30,
      width: 300,
      colour: readableOn(tone(colour, 0.28), '#22242b'),
      weight: 0.16,
    })}`;
  return drawBox(camera(-30, 14, 500, 850), { width: w, height: h, depth: d, front, side, top });
}

function installed(ink: Ink): string {
  const { colour, accent } = ink;
  const trim = readableOn('#ffffff', accent);
  const bars = Array.from({ length: 6 }, (_, at) => {
    const tall = round(ink.vary(`bar${at}`, 40, 150));
    return `<rect x="${430 + at * 52}" y="${440 - tall}" width="32" height="${tall}" rx="5"
        fill="${at % 2 ? trim : readableOn('#ffffff', colour)}"/>`;
  }).join('');
  const side = [0, 1, 2, 3, 4]
    .map(
      at =>
        `<rect x="214" y="${254 + at * 44}" width="${at % 2 ? 120 : 150}" height="16" rx="8" fill="#fff"
            fill-opacity="${at ? 0.45 : 0.95}"/>`,
    )
    .join('');
  const screen = `<rect x="190" y="190" width="620" height="400" fill="#f6f7fb"/>
    <rect x="190" y="190" width="190" height="400" fill="${ink.linear([colour, tone(colour, -0.35)])}"/>
    ${side}
    <rect x="400" y="206" width="390" height="50" rx="10" fill="#fff"/>
    <circle cx="428" cy="231" r="12" fill="${trim}"/>
    <path d="M456 231H640" stroke="#c9cfdb" stroke-width="11" stroke-linecap="round"/>
    <rect x="400" y="270" width="390" height="186" rx="12" fill="#fff"/>
    ${bars}
    <rect x="400" y="470" width="186" height="104" rx="12" fill="#fff"/>
    <circle cx="450" cy="522" r="32" fill="none" stroke="#e3e7ef" stroke-width="15"/>
    <path d="M450 490A32 32 0 1 1 420 534" fill="none" stroke="${readableOn('#ffffff', colour)}" stroke-width="15"/>
    <path d="M504 508H566M504 532H548" stroke="#c9cfdb" stroke-width="10" stroke-linecap="round"/>
    <rect x="604" y="470" width="186" height="104" rx="12" fill="#fff"/>
    <path d="M620 550C650 500 680 560 710 510S760 520 776 496" fill="none" stroke="${trim}" stroke-width="7"
      stroke-linecap="round"/>`;
  return `${ink.ground(500, 800, 960, 120, 0.5)}
    <rect x="168" y="164" width="664" height="452" rx="22" fill="#22232a"/>
    ${screen}
    <path d="M190 190H520L330 590H190Z" fill="#fff" fill-opacity=".06"/>
    <path d="M168 616H832L940 760H60Z" fill="${ink.linear(['#d9dce3', '#aeb4bf'])}"/>
    <path d="M200 634H800L850 700H150Z" fill="#3a3d46"/>
    <path d="M190 652H814M176 670H830M162 688H842" stroke="#17181c" stroke-width="3"/>
    <path d="M420 714H580L592 744H408Z" fill="#c3c8d2"/>
    <path d="M60 760H940V774C940 784 930 788 920 788H80C70 788 60 784 60 774Z" fill="#8f96a3"/>
    <g transform="translate(690 470) scale(.44)">${box(ink)}</g>`;
}
