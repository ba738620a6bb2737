import { tone } from '../colours.ts';
import { tailored } from '../garment.ts';
import type { Draw, Ink } from '../Ink.ts';
import { symmetric } from '../mirror.ts';
import type { SoftLine } from '../solid.ts';
import { closeUp, seam } from '../textile.ts';

const thread = '#d08a3c';
const double = (line: string): string =>
  `<path d="${line}" fill="none" stroke="${thread}" stroke-width="2.6" stroke-dasharray="8 3.4"/>`;

/** Five-pocket jeans; wash, leg, knee fades and rips follow the seed. */
export const jeans: Draw = ink => {
  if (ink.view === 'angle') return folded(ink);
  const front = worn(ink);
  return ink.view === 'front' ? front : closeUp(front, 430, 180, 2.9);
};

function worn(ink: Ink): string {
  const { colour } = ink;
  const ankle = ink.vary('ankle', 64, 92);
  const legs = symmetric(
    [500, 84],
    [340, 84],
    [330, 180, 312, 260, 306, 340],
    [304, 520, 326, 700, 346, 924],
    [346 + ankle, 930],
    [440, 760, 474, 560, 500, 372],
  );
  const fade = ink.vary('fade', 0.2, 0.62);
  const lines: SoftLine[] = [
    ['M500 372C478 380 420 372 380 350', 14, -0.45],
    ['M500 372C522 380 580 372 620 350', 14, -0.5],
    ['M400 420C396 560 396 700 392 880', 46, fade],
    ['M612 420C606 560 610 700 612 880', 42, fade * 0.8],
    ['M330 640C360 656 400 652 424 636', 12, -0.4],
    ['M334 680C360 692 396 690 420 676', 10, -0.3],
    ['M576 640C600 656 640 652 670 636', 12, -0.42],
    ['M352 880C380 890 410 886 428 876', 12, -0.4],
    ['M572 880C600 890 624 886 648 876', 12, -0.4],
    ['M484 470C470 600 452 720 436 900', 16, -0.4],
    ['M516 470C530 600 548 720 564 900', 16, 0.1],
    ['M350 330C390 350 440 350 480 330', 12, 0.28],
  ];
  const knee = ink.vary('ripped', 0, 1) > 0.7 ? rip(ink, 372, 600) + rip(ink, 640, 660) : '';
  return (
    ink.wall(`<path d="${legs}"/>`) +
    `<path d="M338 86C400 66 600 66 662 86L640 130H360Z"
        fill="${ink.linear([tone(colour, -0.3), tone(colour, -0.65)])}"/>
      <rect x="470" y="84" width="60" height="26" rx="3" fill="${tone(ink.accent, -0.1)}"/>` +
    tailored(ink, [[legs, twill(ink)]], lines, 42) +
    knee +
    front(ink) +
    hems(ink, ankle)
  );
}

function front(ink: Ink): string {
  const { colour } = ink;
  const band = 'M340 84C400 104 600 104 660 84L666 126C600 146 400 146 334 126Z';
  const loops = [370, 444, 556, 630].map(
    x =>
      `<rect x="${x - 8}" y="${x > 400 && x < 600 ? 92 : 86}" width="16" height="56" rx="3"
          fill="${tone(colour, 0.08)}" stroke="${tone(colour, -0.5)}" stroke-width="2"/>
        <path d="M${x - 4} 96v42M${x + 4} 96v42" stroke="${thread}" stroke-width="1.6" stroke-dasharray="4 2"/>`,
  );
  const scoop = 'M352 140C360 190 400 214 448 210C456 190 458 166 458 144';
  const scoopRight = 'M648 140C640 190 600 214 552 210C544 190 542 166 542 144';
  const rivet = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="5.5" fill="#b4723a"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="2" fill="#f2cfa0"/>`;
  return (
    `<path d="${scoop}Z${scoopRight}Z" fill="${tone(colour, -0.22)}"/>
      ${seam(scoop + scoopRight, colour, 3)}
      ${double('M346 150C356 200 396 226 452 220M654 150C644 200 604 226 548 220')}` +
    `<path d="M392 178H446V206C426 212 408 206 396 196Z" fill="${tone(colour, 0.06)}"/>${double('M396 184H442')}` +
    seam('M500 140V340C510 356 520 366 500 372M500 300', colour, 3) +
    double('M508 142V330M536 142C538 240 534 300 506 344') +
    `<path d="${band}" fill="${tone(colour, -0.04)}"/>
      ${seam(band, colour, 2.6)}
      ${double('M341 92C400 112 600 112 659 92M336 120C400 138 600 138 664 120')}
      ${loops.join('')}` +
    `<circle cx="502" cy="122" r="15" fill="#7d4a22"/>
      <circle cx="500" cy="120" r="14" fill="${ink.radial(['#ffe2b4', '#c58a4c', '#7d4a22'])}"/>
      <circle cx="500" cy="120" r="8" fill="none" stroke="#7d4a22" stroke-width="1.6"/>` +
    rivet(360, 152) +
    rivet(450, 214) +
    rivet(640, 152) +
    rivet(550, 214)
  );
}

function hems(ink: Ink, ankle: number): string {
  const [a, b] = [346, 346 + ankle];
  const lines = `M${a - 2} 898L${b - 2} 904M${1000 - a + 2} 898L${1002 - b} 904`;
  return seam(lines, ink.colour, 2.4) + double(`M${a - 1} 904L${b - 2} 910M${1001 - a} 904L${1002 - b} 910`);
}

function rip(ink: Ink, x: number, y: number): string {
  const threads = [0, 7, 14, 21]
    .map(dy => `M${x - 30} ${y - 8 + dy}C${x - 10} ${y - 12 + dy} ${x + 10} ${y - 4 + dy} ${x + 30} ${y - 9 + dy}`)
    .join('');
  return `<path
      d="M${x - 36} ${y}C${x - 20} ${y - 16} ${x + 20} ${y - 16} ${x + 36} ${y}
        C${x + 20} ${y + 18} ${x - 20} ${y + 18} ${x - 36} ${y}Z"
      fill="${tone(ink.colour, -0.5)}"/>
    <path d="${threads}" fill="none" stroke="#eef0f4" stroke-width="4"/>`;
}

function twill(ink: Ink): string {
  const { colour } = ink;
  if (ink.view !== 'detail') return colour;
  return ink.pattern(
    28,
    28,
    `<rect width="28" height="28" fill="${colour}"/>
      <path d="M0 28L28 0M-4 4L4-4M24 32L32 24M0 14L14 0M14 28L28 14" stroke="${tone(colour, 0.35)}" stroke-width="1.8"
        stroke-opacity=".55"/>`,
  );
}

/** The pair folded in half and in three, back pocket up. */
function folded(ink: Ink): string {
  const { colour } = ink;
  const block = `M246 300C246 276 262 262 286 262L716 250C742 250 756 264 756 288L764 680C764 706 750 720 724 722
    L276 732
    C250 732 236 718 236 692Z`;
  const pocket = 'M396 372L606 366L602 560L502 606L404 564Z';
  const under = [0, 1, 2].map(
    at =>
      `<path
          d="M${240 + at * 4} ${700 + (2 - at) * 26}
            C400 ${722 + (2 - at) * 26} 600 ${716 + (2 - at) * 26} ${762 - at * 4} ${690 + (2 - at) * 26}V650H240Z"
          fill="${tone(colour, -0.12 - 0.12 * (2 - at))}" stroke="${tone(colour, -0.55)}" stroke-width="2"/>`,
  );
  const lines: SoftLine[] = [
    ['M300 280C290 420 300 560 290 720', 40, ink.vary('fade', 0.2, 0.5)],
    ['M650 270C690 400 690 560 680 710', 30, -0.35],
    ['M340 660C440 640 560 680 640 650', 18, -0.25],
  ];
  const patch = `<g transform="translate(626 300) rotate(-1)">
      <rect width="104" height="68" rx="4" fill="${tone(ink.accent, -0.05)}"/>
      <rect x="6" y="6" width="92" height="56" rx="2" fill="none" stroke="${tone(ink.accent, -0.5)}" stroke-width="2"
        stroke-dasharray="5 3"/>
      <path d="M22 44L40 20L52 34L62 22L82 44Z" fill="${tone(ink.accent, -0.5)}"/>
    </g>`;
  return (
    `${ink.ground(505, 770, 680, 120, 0.6)}${under.join('')}${tailored(ink, [[block, twill(ink)]], lines, 40)}` +
    `<path d="${pocket}" fill="${tone(colour, 0.05)}"/>
      ${seam(pocket, colour, 3)}
      ${double('M404 382L598 376L594 556L502 598L412 560Z')}
      ${double(
        ink.choose('arc', [
          'M410 456C460 430 480 480 502 494C524 476 548 424 598 448',
          'M410 470L502 520L598 464M410 486L502 536L598 480',
          'M412 440C470 500 540 496 598 434',
        ]),
      )}` +
    `${seam('M240 330L756 318', colour, 2.6)}${double('M240 338L757 326')}${patch}`
  );
}
