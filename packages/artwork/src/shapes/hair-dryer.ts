import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** In profile with its nozzle; from the nozzle's side; the switches close up. */
export const hairDryer: Draw = ink => {
  if (ink.view === 'angle') return facing(ink);
  const front = `${ink.ground(500, 900, 460, 76, 0.5)}${profile(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 575, 560, 2.5);
};

function profile(ink: Ink): string {
  const { colour, accent } = ink;
  const back = Math.round(ink.vary('back', 800, 868));
  const lean = Math.round(ink.vary('lean', -56, 20));
  const barrel = `M316 236C420 190 600 170 700 200
    C${back - 40} 234 ${back} 300 ${back - 2} 370C${back - 8} 440 780 500 690 516C580 530 420 500 316 466Z`;
  const handle = `M500 480L690 486C680 560 ${684 + lean * 0.5} 640 ${700 + lean} 740
    C${708 + lean} 800 ${700 + lean} 850 ${650 + lean} 866
    C${600 + lean} 880 ${552 + lean} 864 ${544 + lean} 816C${532 + lean * 0.7} 720 520 600 500 480Z`;
  const vents = Array.from(
    { length: ink.int('vents', 4, 6) },
    (_, at) =>
      `M${back - 78 + at * 11} ${236 + at * 15}
        C${back - 38 + at * 5} ${310 + at * 4} ${back - 38 + at * 5} ${390 - at * 4} ${back - 78 + at * 11} ${468 - at * 16}`,
  ).join('');
  const nozzle =
    'M120 250C110 300 110 400 120 452C150 462 176 462 190 456L300 470V232L190 246C170 240 146 240 120 250Z';
  const round = ink.vary('round', 0, 1) > 0.5;
  const buttons = [0, 1].map(at =>
    round
      ? `<circle cx="${566 + at * 4}" cy="${584 + at * 84}" r="34" fill="${tone(colour, -0.6)}"/>
        <circle cx="${564 + at * 4}" cy="${581 + at * 84}" r="25" fill="${at ? accent : '#e9ebef'}"/>`
      : `<rect x="${540 + at * 6}" y="${556 + at * 92}" width="44" height="70" rx="20" fill="${tone(colour, -0.6)}"/>
        <rect x="${545 + at * 6}" y="${560 + at * 92}" width="34" height="34" rx="15"
          fill="${at ? accent : '#e9ebef'}"/>`,
  );
  return (
    `<path d="M${650 + lean} 860C${700 + lean} 900 720 960 900 950" fill="none" stroke="#26262c" stroke-width="22"
        stroke-linecap="round"/>` +
    `<path d="${handle}" fill="${tone(colour, -0.1)}"/>
      ${volume(ink, [handle], {
        depth: 50,
        dark: 0.6,
        light: 0.3,
        lines: [['M536 540C556 640 570 740 576 820', 14, 0.5]],
      })}` +
    `<path d="${barrel}" fill="${colour}"/>${volume(ink, [barrel], {
      depth: 80,
      dark: 0.6,
      light: 0.3,
      lines: [
        ['M350 276C470 226 620 214 720 250', 34, 0.95],
        ['M360 440C470 470 600 490 700 476', 30, -0.4],
      ],
    })}` +
    `<path d="${vents}" fill="none" stroke="${tone(colour, -0.65)}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M300 240L330 230V470L300 464Z" fill="${accent}"/>
      <path d="M300 240L330 230V470L300 464Z"
        fill="${ink.linear([
          [0, '#fff', 0.6],
          [0.4, '#fff', 0],
          [1, '#160e22', 0.5],
        ])}"/>` +
    (ink.vary('nozzle', 0, 1) > 0.25
      ? `<path d="${nozzle}" fill="#2b2c32"/><path d="${nozzle}" fill="${ink.linear([
          [0, '#fff', 0.1],
          [0.2, '#fff', 0.4],
          [0.35, '#fff', 0.02],
          [1, '#000', 0.4],
        ])}"/><ellipse cx="118" cy="351" rx="13" ry="101" fill="#121317"/>`
      : `<ellipse cx="304" cy="352" rx="26" ry="112" fill="#17181c"/>
        <path d="M292 260V444M304 246V458M316 260V444" stroke="#5c616b" stroke-width="4"/>`) +
    buttons.join('') +
    letter(ink.art.label ?? 'Breeze', {
      x: 540,
      y: 352,
      size: 30,
      width: 220,
      colour: readableOn(colour, '#ffffff'),
      weight: 0.15,
    }) +
    `<path d="M390 388H690" stroke="${accent}" stroke-width="5"/>`
  );
}

function facing(ink: Ink): string {
  const { colour, accent } = ink;
  const handle =
    'M430 560H580C572 660 580 740 592 820C598 872 566 894 512 894C458 894 424 872 428 820C440 740 440 660 430 560Z';
  const coils = Array.from(
    { length: 4 },
    (_, at) =>
      `<circle cx="470" cy="376" r="${44 + at * 38}" fill="none" stroke="#e08a4a" stroke-opacity="${0.75 - at * 0.12}"
          stroke-width="5" stroke-dasharray="${20 + at * 4} 8"/>`,
  ).join('');
  const spokes = Array.from(
    { length: 8 },
    (_, at) => `<path d="M470 376V196" stroke="#4b4f59" stroke-width="9" transform="rotate(${at * 45} 470 376)"/>`,
  ).join('');
  return (
    `${ink.ground(510, 906, 420, 76, 0.55)}
      ${lit(handle, tone(colour, -0.1), sheen(ink, 'gloss'))}
      <path d="M470 136C640 120 760 220 768 370C764 520 640 632 470 616Z" fill="${colour}"/>
      <path d="M470 136C640 120 760 220 768 370C764 520 640 632 470 616Z"
        fill="${ink.linear([
          [0, '#fff', 0.5],
          [0.25, '#fff', 0.1],
          [0.6, '#160e22', 0.2],
          [1, '#160e22', 0.6],
        ])}"/>` +
    `<circle cx="470" cy="376" r="242" fill="${accent}"/>
      <circle cx="470" cy="376" r="242"
        fill="${ink.linear(
          [
            [0, '#fff', 0.7],
            [0.5, '#fff', 0],
            [1, '#160e22', 0.55],
          ],
          'slant',
        )}"/>
      <circle cx="470" cy="376" r="212" fill="${ink.radial(['#4a3a34', '#25262c', '#0f1014'], 0.5, 0.5, 0.55)}"/>
      ${coils}
      ${spokes}
      <circle cx="470" cy="376" r="36" fill="${ink.radial(['#8a909b', '#3a3d45'])}"/>
      <path d="M290 300A190 190 0 0 1 420 196" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="14"
        stroke-linecap="round"/>
      <rect x="476" y="660" width="56" height="90" rx="24" fill="${tone(colour, -0.6)}"/>
      <rect x="484" y="668" width="40" height="42" rx="18" fill="${accent}"/>`
  );
}
