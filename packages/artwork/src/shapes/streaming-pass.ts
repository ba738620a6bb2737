import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { card, cardEdge } from '../pass.ts';
import { closeUp } from '../textile.ts';

/** A membership card with a play mark; on the screen with popcorn; the play mark close up. */
export const streamingPass: Draw = ink => {
  if (ink.view === 'angle') return evening(ink);
  const front = `${ink.ground(510, 830, 760, 100, 0.35)}
    ${film(ink)}
    <g transform="translate(146 290) rotate(-7 320 200) scale(1.1)">${cardEdge(ink)}${card(ink, printed(ink))}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 700, 480, 2.3);
};

function play(x: number, y: number, radius: number, ink: Ink): string {
  const disc = readableOn(ink.colour, ink.accent);
  return `<circle cx="${x + 5}" cy="${y + 9}" r="${radius}" fill="#160e22" fill-opacity=".35"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${ink.radial([tone(disc, 0.5), disc, tone(disc, -0.3)])}"/>
    <path
      d="M${round(x - radius * 0.3)} ${round(y - radius * 0.46)}
        L${round(x + radius * 0.52)} ${y}L${round(x - radius * 0.3)} ${round(y + radius * 0.46)}Z"
      fill="${readableOn(disc, '#ffffff')}" stroke="${readableOn(disc, '#ffffff')}"
      stroke-width="${round(radius * 0.14)}" stroke-linejoin="round"/>`;
}

function printed(ink: Ink): string {
  const text = readableOn(ink.colour, '#fffaf0');
  const waves = Array.from(
    { length: 22 },
    (_, at) => `M${48 + at * 15} ${round(330 - ink.vary(`w${at}`, 8, 40))}V${round(330 + ink.vary(`w${at}`, 8, 40))}`,
  ).join('');
  return `${letter(ink.art.label ?? 'Screen pass', {
    x: 48,
    y: 84,
    size: 44,
    width: 400,
    colour: text,
    align: 'start',
    weight: 0.17,
  })}
    ${letter(ink.choose('term', ['12 months', '3 months', '6 months']), {
      x: 48,
      y: 150,
      size: 24,
      colour: readableOn(ink.colour, ink.accent),
      align: 'start',
      tracking: 4,
    })}
    ${play(496, 200, 92, ink)}
    <path d="${waves}" stroke="${text}" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`;
}

function film(ink: Ink): string {
  const frames = Array.from(
    { length: 6 },
    (_, at) =>
      `<rect x="${60 + at * 150}" y="40" width="122" height="100" rx="8"
          fill="${ink.linear([tone(ink.colour, at * 0.1), tone(ink.accent, at * 0.08)], 'slant')}"/>`,
  ).join('');
  const holes = Array.from(
    { length: 22 },
    (_, at) =>
      `<rect x="${56 + at * 41}" y="12" width="20" height="16" rx="4"/>
        <rect x="${56 + at * 41}" y="152" width="20" height="16" rx="4"/>`,
  ).join('');
  return `<g transform="translate(120 120) rotate(16 400 90)">
      <rect x="40" width="910" height="180" rx="8" fill="#22232a"/>
      ${frames}
      <g fill="${ink.art.tint}">${holes}</g>
    </g>`;
}

function evening(ink: Ink): string {
  const { colour } = ink;
  const scene = `<rect x="130" y="180" width="640" height="380"
      fill="${ink.linear([tone(colour, -0.6), tone(colour, -0.1), tone(ink.accent, 0.2)])}"/>
    <circle cx="600" cy="420" r="80" fill="${tone(ink.accent, 0.5)}"/>
    <path d="M130 470C240 400 330 480 430 430C540 380 640 470 770 410V560H130Z" fill="${tone(colour, -0.65)}"/>
    <path d="M130 520C300 470 420 530 560 490C660 464 720 500 770 480V560H130Z" fill="#17121f"/>`;
  const kernels = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [
      round(650 + (at % 6) * 36 + ink.vary(`kx${at}`, -8, 8)),
      round(600 - Math.floor(at / 6) * 30 + ink.vary(`ky${at}`, -8, 8)),
    ];
    return `<g transform="translate(${x} ${y})">
        <circle r="22" fill="#fff3cf"/>
        <circle cx="-12" cy="8" r="15" fill="#fde4a0"/>
        <circle cx="12" cy="9" r="15" fill="#fff8e4"/>
        <circle cx="3" cy="14" r="8" fill="#e0a83c"/>
      </g>`;
  }).join('');
  const tub = 'M626 600H874L846 880C800 892 700 892 654 880Z';
  return `${ink.ground(500, 880, 880, 110, 0.5)}
    <path d="M420 570H480L500 650H400Z" fill="#3a3c43"/>
    <ellipse cx="450" cy="656" rx="130" ry="16" fill="#2a2b31"/>
    <rect x="108" y="158" width="684" height="426" rx="18" fill="#17181c"/>
    ${scene}
    ${play(450, 370, 70, ink)}
    <path d="M160 540H740" stroke="#fff" stroke-opacity=".35" stroke-width="7"/>
    <path d="M160 540H${ink.int('seen', 260, 560)}" stroke="${readableOn('#17181c', ink.accent)}" stroke-width="7"/>
    <path d="M130 180H430L250 560H130Z" fill="#fff" fill-opacity=".07"/>
    ${kernels}
    ${ink.clip(
      `<path d="${tub}"/>`,
      `<path d="${tub}" fill="#fdfaf2"/>
        ${[0, 1, 2, 3]
          .map(
            at => `<path d="M${640 + at * 64} 590H${672 + at * 64}L${684 + at * 46} 900H${660 + at * 48}Z"
          fill="${readableOn('#fdfaf2', colour)}"/>`,
          )
          .join('')}
        <path d="${tub}"
          fill="${ink.linear(
            [
              [0, '#160e22', 0.25],
              [0.2, '#fff', 0.3],
              [0.6, '#160e22', 0.05],
              [1, '#160e22', 0.45],
            ],
            'across',
          )}"/>`,
    )}
    <g transform="translate(180 690) rotate(-8) scale(.56)">${cardEdge(ink)}${card(ink, printed(ink))}</g>`;
}
