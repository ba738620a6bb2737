import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Two crossed rackets with a shuttle; one lying in perspective; strings and frame close up. */
export const badmintonRacket: Draw = ink => {
  if (ink.view === 'angle')
    return `${ink.ground(460, 560, 900, 130, 0.35)}
      <g transform="matrix(.86 -.42 .62 .5 -250 500)">${racket(ink, ink.colour)}</g>
      <g transform="translate(-330 60) rotate(-70 700 700)">${shuttle(700, 700)}</g>`;
  const pair = `${ink.ground(500, 916, 620, 60, 0.4)}
    <g transform="rotate(-26 500 520)">${racket(ink, readableOn(ink.colour, ink.accent))}</g>
    <g transform="rotate(26 500 520)">${racket(ink, ink.colour)}</g>
    ${shuttle(500, 832)}`;
  return ink.view === 'front' ? pair : closeUp(pair, 700, 260, 2.5);
};

function racket(ink: Ink, colour: string): string {
  const wide = round(ink.vary('wide', 132, 150));
  const square = ink.vary('head', 0.8, 1.25);
  const head = `M500 60C${round(500 + wide * square)} 60 ${500 + wide} 150 ${500 + wide} 240
    C${500 + wide} 350 ${500 + wide * 0.6} 426 500 430
    C${500 - wide * 0.6} 426 ${500 - wide} 350 ${500 - wide} 240
    C${500 - wide} 150 ${round(500 - wide * square)} 60 500 60Z`;
  const down = Array.from({ length: 15 }, (_, at) => `M${500 - 140 + at * 20} 50V440`).join('');
  const across = Array.from({ length: 19 }, (_, at) => `M340 ${64 + at * 20}H660`).join('');
  const strings = readableOn(ink.art.tint, '#fbfbf7') === '#fbfbf7' ? '#fbfbf7' : '#8a8f98';
  const band = ink.int('bands', 1, 3);
  const bands = Array.from(
    { length: band },
    (_, at) => `<rect x="491" y="${520 + at * 34}" width="18" height="20" fill="${ink.accent}"/>`,
  ).join('');
  return (
    ink.clip(`<path d="${head}"/>`, `<path d="${down}${across}" stroke="${strings}" stroke-width="2.6"/>`) +
    `<path d="${head}" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="21"/>
      <path d="${head}" fill="none" stroke="${colour}" stroke-width="16"/>
      <path d="${head}" transform="translate(-3 -3)" fill="none" stroke="${tone(colour, 0.7)}" stroke-opacity=".8"
        stroke-width="4"/>
      <path
        d="M${500 - wide} 200C${500 - wide} 170 ${500 - wide + 10} 140 ${500 - wide + 26} 112
          M${500 + wide} 200C${500 + wide} 170 ${490 + wide} 140 ${474 + wide} 112"
        fill="none" stroke="${ink.accent}" stroke-width="17"/>` +
    `<path d="M476 426H524L508 484H492Z" fill="${tone(colour, -0.2)}"/>
      <path d="M491 470H509V720H491Z" fill="${colour}"/>
      ${bands}
      <path d="M491 470H509V720H491Z" fill="${sheen(ink, 'metal')}"/>
      <g transform="translate(500 660) rotate(-90)">
        ${letter(ink.art.label ?? 'Smash', {
          x: 0,
          y: 0,
          size: 12,
          width: 90,
          colour: readableOn(colour, '#ffffff'),
          weight: 0.18,
        })}
      </g>` +
    `<path d="M488 712H512L520 740V912C520 922 480 922 480 912V740Z" fill="${tone(ink.accent, -0.1)}"/>
      <path d="${Array.from({ length: 9 }, (_, at) => `M480 ${760 + at * 17}L520 ${746 + at * 17}`).join('')}"
        stroke="${tone(ink.accent, -0.5)}" stroke-width="4"/>
      <path d="M488 712H512L520 740V912C520 922 480 922 480 912V740Z" fill="${sheen(ink, 'matte')}"/>
      <rect x="476" y="904" width="48" height="22" rx="9" fill="${tone(colour, -0.3)}"/>`
  );
}

function shuttle(x: number, y: number): string {
  const feathers = Array.from({ length: 9 }, (_, at) => {
    const lean = (at - 4) * 18;
    return `<path d="M${lean * 0.35} 20L${lean - 13} -96C${lean - 6} -112 ${lean + 6} -112 ${lean + 13} -96Z"
        fill="${at % 2 ? '#ffffff' : '#eceae4'}" stroke="#b9b4aa" stroke-width="1.6"/>
      <path d="M${lean * 0.35} 18L${lean} -100" stroke="#a8a298" stroke-width="2"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y})">
      <ellipse cx="6" cy="70" rx="60" ry="9" fill="#160e22" fill-opacity=".25"/>
      ${feathers}
      <path d="M-56-44C-20-32 20-32 56-44M-44-14C-16-4 16-4 44-14" fill="none" stroke="#8b867c" stroke-width="3.4"/>
      <path d="M-34 16C-34 76 34 76 34 16C20 24-20 24-34 16Z" fill="#f4efe2"/>
      <path d="M-34 16C-34 76 34 76 34 16C30 60-10 66-34 16Z" fill="#160e22" fill-opacity=".2"/>
      <path d="M-34 14C-20 24 20 24 34 14V26C20 36-20 36-34 26Z" fill="#3f9b5b"/>
    </g>`;
}
