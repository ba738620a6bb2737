import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { round } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, cloth } from '../textile.ts';
import { weaveOf } from '../garment.ts';

/** Saree with a zari border: folded with its pallu fanned out, or stacked with its blouse piece. */
export const saree: Draw = ink => {
  if (ink.view === 'angle') return stacked(ink);
  const front = draped(ink);
  return ink.view === 'front' ? front : closeUp(front, 360, 640, 2.1);
};

const field = (ink: Ink, turn: string): string =>
  cloth(ink, weaveOf(ink, ['booti', 'dots', 'block', 'plain', 'leaf']), ink.colour, ink.accent, turn);

/** A woven border as a paint; the strip runs along x and is 70 units high. */
function zari(ink: Ink, ground: string, transform: string): string {
  const gold = readableOn(ground, ink.accent);
  const motif = ink.choose('border', [
    `<path d="M20 50C8 40 8 24 20 16C32 24 32 40 20 50ZM4 35L10 29M36 35L30 29" fill="${gold}"/>`,
    `<path d="M0 52L20 20L40 52Z" fill="${gold}"/><circle cx="20" cy="42" r="4" fill="${ground}"/>`,
    `<path d="M20 17L33 35L20 53L7 35Z" fill="${gold}"/><path d="M20 27L26 35L20 43L14 35Z" fill="${ground}"/>`,
  ]);
  return ink.pattern(
    40,
    70,
    `<rect width="40" height="70" fill="${ground}"/>
      ${motif}
      <path d="M0 5H40M0 65H40" stroke="${gold}" stroke-width="7"/>
      <path d="M0 12H40M0 58H40" stroke="${tone(gold, 0.4)}" stroke-width="1.6"/>`,
    transform,
  );
}

/** On a dress form: pleats in front, the pallu over the left shoulder. */
function draped(ink: Ink): string {
  const { colour, accent } = ink;
  const contrast = ink.vary('contrast', 0, 1) > 0.5 ? readableOn(colour, accent) : tone(colour, -0.35);
  const edge = ink.vary('contrast', 0, 1) > 0.5 ? tone(colour, -0.45) : tone(colour, -0.5);
  const skirt = `M404 410C376 500 350 700 338 916C390 940 450 948 500 946C560 948 630 942 676 918
    C660 700 628 500 600 410
    C540 430 460 430 404 410Z`;
  const pallu =
    'M600 408C540 350 470 262 426 150C400 146 380 150 364 162C356 240 380 330 398 420C450 452 560 452 604 430Z';
  const fall = `M364 162C372 150 400 142 426 150C404 210 394 290 388 400C380 560 352 700 316 850C262 846 200 826 160 796
      C214 660 262 490 292 330C308 250 332 190 364 162Z`;
  const blouse = `M426 150C446 172 474 186 500 188C534 186 560 172 580 148C610 156 640 168 664 190
    C684 240 694 290 696 336
    C676 350 646 354 626 348C620 320 612 300 604 282C602 320 600 360 602 408C540 420 460 420 404 410
    C392 330 396 230 426 150Z`;
  const pleats: SoftLine[] = [0, 1, 2, 3, 4, 5].flatMap((at): SoftLine[] => {
    const [top, foot] = [456 + at * 15, 420 + at * 31];
    return [
      [`M${top} 440C${top - 6} 600 ${foot} 760 ${foot - 6} 944`, 12, -0.8],
      [`M${top + 9} 440C${top + 6} 600 ${foot + 18} 760 ${foot + 14} 944`, 9, 0.6],
    ];
  });
  const drape: SoftLine[] = [
    ['M390 240C440 330 520 400 600 440', 16, -0.5],
    ['M376 210C420 330 500 410 590 450', 10, 0.4],
    ['M384 330C420 400 480 440 560 450', 12, -0.5],
    ['M372 200C344 360 330 540 268 810', 16, -0.5],
    ['M396 190C376 360 362 540 300 820', 12, 0.35],
    ['M352 230C330 380 300 560 240 800', 12, 0.3],
    ['M420 430C390 560 372 700 350 880', 20, 0.26],
    ['M590 430C630 560 650 700 664 880', 26, -0.45],
  ];
  const folds = Array.from(
    { length: 6 },
    (_, at) =>
      `M${458 + at * 15} 436C${454 + at * 16} 600 ${432 + at * 29} 780 ${426 + at * 31} 944
        L${441 + at * 31} 945C${446 + at * 29} 780 ${464 + at * 16} 600 ${466 + at * 15} 436Z`,
  ).join('');
  const hem =
    'M341 862C390 886 450 894 500 892C560 894 630 888 672 864L676 918C630 942 560 948 500 946C450 948 390 940 338 916Z';
  const palluEnd = 'M196 706C240 730 292 744 342 744L316 850C262 846 200 826 160 796Z';
  const palluEdge =
    'M364 162C332 190 308 250 292 330C262 490 214 660 160 796L184 810C238 670 286 500 314 340C328 260 346 206 378 168Z';
  const tassels = Array.from({ length: 8 }, (_, at) => `M${round(166 + at * 20)} ${round(800 + at * 6.4)}l-6 30`).join(
    '',
  );
  return (
    ink.wall(`<path d="${skirt}${fall}${blouse}"/>`) +
    `<path d="M440 160C440 120 454 96 500 96C546 96 560 120 562 158C540 200 460 200 440 160Z"
        fill="${ink.linear(['#efe7da', '#b9ab98'], 'across')}"/>
      <ellipse cx="500" cy="98" rx="40" ry="12" fill="#d8cbb8"/>` +
    `<path d="${blouse}" fill="${contrast}"/>
      <path d="${skirt}" fill="${field(ink, '')}"/>
      <path d="${hem}" fill="${zari(ink, edge, 'translate(0 872) scale(.95)')}"/>` +
    `<path d="${folds}" fill="${tone(colour, -0.8)}" fill-opacity=".42"/>
      <path d="${folds}" transform="translate(15 0)" fill="#fffaf0" fill-opacity=".13"/>
      <path d="${pallu}" fill="${field(ink, 'rotate(48)')}"/>
      <path d="M600 408C540 350 470 262 426 150L404 146C446 266 520 366 604 430Z"
        fill="${zari(ink, edge, 'translate(426 150) rotate(56) scale(.42)')}"/>` +
    `<path d="${fall}" fill="${field(ink, 'rotate(18)')}"/>
      <path d="${palluEnd}" fill="${zari(ink, edge, 'translate(196 706) rotate(14) scale(1.5)')}"/>
      <path d="${palluEdge}" fill="${zari(ink, edge, 'translate(360 160) rotate(107) scale(.46)')}"/>` +
    `<path d="${tassels}" stroke="${readableOn(ink.art.tint, accent)}" stroke-width="5" stroke-linecap="round"/>
      <path d="M626 348C646 354 676 350 696 336L693 312C672 326 642 330 622 324Z" fill="${accent}"/>` +
    volume(ink, [skirt, pallu, fall, blouse], { depth: 26, dark: 0.45, light: 0.25, lines: [...pleats, ...drape] })
  );
}

/** Folded the way a shop hands it over. */
function stacked(ink: Ink): string {
  const { colour } = ink;
  const edge = tone(colour, -0.45);
  const sheet = (y: number, paint: string, border: string): string =>
    `<path
        d="M210 ${y}L700 ${y - 60}C730 ${y - 62} 800 ${y - 20} 810 ${y + 6}
          L330 ${y + 100}C290 ${y + 100} 210 ${y + 40} 210 ${y}Z"
        fill="${paint}"/>
      <path
        d="M210 ${y}C210 ${y + 40} 290 ${y + 100} 330 ${y + 100}
          L396 ${y + 87}C350 ${y + 86} 278 ${y + 30} 282 ${y - 9}Z"
        fill="${border}"/>`;
  const layers = Array.from({ length: 5 }, (_, at) => {
    const y = 700 - at * 40;
    const front = `M330 ${y + 60}L810 ${y - 34}
      C828 ${y - 18} 828 ${y - 2} 812 ${y + 8}L334 ${y + 104}
      C300 ${y + 100} 214 ${y + 50} 208 ${y + 8}V${y - 30}C220 ${y + 10} 290 ${y + 58} 330 ${y + 60}Z`;
    return `<path d="${front}" fill="${at % 2 ? tone(colour, -0.3) : tone(colour, -0.14)}"/>
      <path d="M208 ${y - 4}C218 ${y + 40} 300 ${y + 82} 332 ${y + 84}" fill="none"
        stroke="${readableOn(colour, ink.accent)}" stroke-width="13"/>
      <path d="M334 ${y + 84}L814 ${y - 12}" stroke="${tone(colour, 0.35)}" stroke-width="4" stroke-opacity=".6"/>`;
  });
  const top = sheet(498, field(ink, 'rotate(-10)'), zari(ink, edge, 'translate(208 500) rotate(38) scale(1.05)'));
  const outline = 'M210 498L700 438C730 436 800 478 810 504L330 598C290 598 210 538 210 498Z';
  const tag = ink.art.label
    ? `<g transform="translate(600 520) rotate(-10)">
        <rect x="-66" y="-30" width="132" height="60" rx="6" fill="#fbf6ea"/>
        ${letter(ink.art.label, { x: 0, y: 0, size: 18, width: 108, colour: '#5b3a2c' })}
      </g>`
    : '';
  return `${ink.ground(520, 796, 760, 130, 0.6)}${layers.join('')}${top}${volume(ink, [outline], {
    depth: 30,
    dark: 0.4,
    light: 0.3,
    lines: [
      ['M300 520C460 480 620 470 760 480', 24, 0.3],
      ['M380 570C520 540 640 520 780 500', 20, -0.25],
    ],
  })}${tag}`;
}
