import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

/** Day pack with zipped pocket and side mesh; turned so that a shoulder strap shows; the zip close up. */
export const backpack: Draw = ink => {
  if (ink.view === 'angle') return ink.ground(500, 884, 620, 110, 0.65) + back(ink);
  const front = ink.ground(505, 890, 620, 100, 0.65) + pack(ink);
  return ink.view === 'front' ? front : closeUp(front, 470, 590, 2.3);
};

const zip = (ink: Ink, line: string): string =>
  `<path d="${line}" fill="none" stroke="${tone(ink.colour, -0.6)}" stroke-width="17"/>
    <path d="${line}" fill="none" stroke="${readableOn(ink.colour, '#cfd3da')}" stroke-width="6"
      stroke-dasharray="4 3"/>`;

const puller = (ink: Ink, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
      <rect x="-9" y="-10" width="18" height="22" rx="5" fill="#d9dce2" stroke="#6f7580" stroke-width="2"/>
      <rect x="-6" y="10" width="12" height="46" rx="6" fill="${ink.accent}"/>
      <path d="M-2.5 16V48" stroke="#fff" stroke-opacity=".6" stroke-width="2.6"/>
    </g>`;

const shell = (ink: Ink): string => {
  const wide = ink.vary('wide', 234, 262);
  return symmetric(
    [500, 150],
    [400, 150, 330, 180, 300, 270],
    [wide + 14, 380, wide, 620, wide, 800],
    [wide + 4, 856, 290, 880, 340, 884],
    [400, 890, 440, 890, 500, 890],
  );
};

function pack(ink: Ink): string {
  const { colour, accent } = ink;
  const body = shell(ink);
  const low = ink.vary('pocket', 500, 566);
  const pocket = symmetric(
    [500, low],
    [330, low],
    [300, low + 2, 290, low + 24, 288, low + 56],
    [284, 812],
    [288, 848, 316, 858, 350, 860],
    [500, 864],
  );
  const twoTone = ink.vary('two', 0, 1) > 0.5 ? accent : tone(colour, -0.16);
  const lines: SoftLine[] = [
    ['M300 300C270 440 270 620 276 800', 30, 0.6],
    ['M700 300C730 440 730 640 720 820', 44, -0.4],
    ['M360 200C440 174 560 174 640 200', 24, 0.6],
    ['M330 430C440 450 560 450 670 430', 16, -0.3],
  ];
  const arch = 'M300 470C296 320 344 232 500 228C656 232 704 320 700 470';
  const straps = 'M236 560C206 560 200 600 206 680C212 760 230 800 256 820L262 560Z';
  return (
    `<path d="M440 160C440 86 560 86 560 160" fill="none" stroke="${tone(colour, -0.5)}" stroke-width="30"
        stroke-linecap="round"/>
      <path d="M440 158C440 86 560 86 560 158" fill="none" stroke="${tone(colour, -0.2)}" stroke-width="19"/>` +
    `<path d="${straps}" fill="${tone(colour, -0.45)}"/>
      <path d="${straps}" transform="translate(1000 0) scale(-1 1)" fill="${tone(colour, -0.55)}"/>` +
    `<path d="${body}" fill="${colour}"/>${volume(ink, [body], { depth: 70, dark: 0.6, light: 0.34, lines })}` +
    zip(ink, arch) +
    puller(ink, 304, 452, 4) +
    stitches('M322 470C320 336 364 258 500 254C636 258 680 336 678 470', tone(colour, 0.35), 2) +
    `<path d="${pocket}" transform="translate(3 10)" fill="${tone(colour, -0.8)}" fill-opacity=".4"/>
      <path d="${pocket}" fill="${twoTone}"/>
      ${volume(ink, [pocket], {
        depth: 44,
        dark: 0.55,
        light: 0.4,
        lines: [['M330 700C440 730 560 730 670 700', 20, -0.28]],
      })}` +
    zip(ink, `M300 ${round(low + 44)}C400 ${round(low + 34)} 600 ${round(low + 34)} 700 ${round(low + 44)}`) +
    puller(ink, 660, round(low + 42), -6) +
    stitches(
      `M304 ${round(low + 64)}C400 ${round(low + 54)} 600 ${round(low + 54)} 696 ${round(low + 64)}`,
      tone(colour, 0.35),
      2,
    ) +
    badge(ink, round(low - 100))
  );
}

function badge(ink: Ink, y: number): string {
  if (ink.vary('webbing', 0, 1) > 0.55) {
    const loops = [0, 1, 2, 3, 4].map(at => `M${356 + at * 58} ${y - 8}v58`).join('');
    return `<path d="M352 ${y}H648M352 ${y + 42}H648" stroke="${tone(ink.colour, -0.45)}" stroke-width="22"/>
      <path d="${loops}" stroke="${tone(ink.colour, -0.7)}" stroke-width="5"/>`;
  }
  const ground = tone(ink.accent, -0.05);
  return `<rect x="418" y="${y - 30}" width="164" height="72" rx="10" fill="${ground}"/>
    <rect x="424" y="${y - 24}" width="152" height="60" rx="7" fill="none" stroke="${readableOn(ground, '#ffffff')}"
      stroke-width="2" stroke-dasharray="6 4"/>
    ${letter(ink.art.label ?? 'Trek 28', {
      x: 500,
      y: y + 6,
      size: 24,
      width: 126,
      colour: readableOn(ground, '#ffffff'),
      weight: 0.16,
    })}`;
}

function back(ink: Ink): string {
  const { colour, accent } = ink;
  const body = shell(ink);
  const pad = 'M352 240C400 226 440 232 462 250L458 760C420 776 370 772 344 760C330 590 332 400 352 240Z';
  const strap =
    'M404 172C350 168 312 196 296 280C272 420 276 560 300 700L356 694C338 560 338 440 366 320C380 260 410 240 440 232Z';
  const other =
    'M596 172C650 168 688 196 704 280C728 420 724 560 700 700L644 694C662 560 662 440 634 320C620 260 590 240 560 232Z';
  const ribs = (left: number): string => Array.from({ length: 8 }, (_, at) => `M${left} ${320 + at * 56}h86`).join('');
  const side = 'M716 470C768 440 782 520 780 640C778 740 774 810 752 842C730 850 722 830 724 800Z';
  return (
    `<g transform="matrix(.92 -.05 0 1 40 26)">
      <path d="M440 160C440 86 560 86 560 160" fill="none" stroke="${tone(colour, -0.4)}" stroke-width="26"/>
      <path d="${side}" fill="${tone(accent, -0.35)}"/>
      <path d="${body}" fill="${tone(colour, -0.12)}"/>
      <path d="${pad}" fill="${tone(colour, -0.42)}"/>
      <path d="${pad}" transform="translate(1000 0) scale(-1 1)" fill="${tone(colour, -0.46)}"/>
      <path d="${ribs(362)}${ribs(552)}" stroke="${tone(colour, -0.65)}" stroke-width="9" stroke-linecap="round"/>` +
    volume(ink, [body], { depth: 60, dark: 0.55, light: 0.34 }) +
    `<path d="${strap}${other}" transform="translate(8 14)" fill="${tone(colour, -0.85)}" fill-opacity=".4"/>
      <path d="${strap}${other}" fill="${colour}"/>
      ${volume(ink, [strap, other], { depth: 32, dark: 0.5, light: 0.45 })}
      ${stitches(
        `M420 186C364 184 328 210 312 290C290 424 292 560 314 690M580 186C636 184 672 210 688 290
          C710 424 708 560 686 690`,
        tone(colour, 0.5),
        2.4,
      )}
      <path d="M326 690L318 840M674 690L682 840" stroke="${tone(colour, -0.55)}" stroke-width="24"/>
      <rect x="294" y="676" width="66" height="40" rx="8" fill="${tone(colour, -0.75)}"/>
      <rect x="640" y="676" width="66" height="40" rx="8" fill="${tone(colour, -0.75)}"/>
      <path d="M300 440H340M660 440H700" stroke="${accent}" stroke-width="16"/>
      </g>`
  );
}
