import { readableOn, tone } from '../colours.ts';
import { bothSides, hanger, tailored } from '../garment.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { mirror, symmetric } from '../mirror.ts';
import type { SoftLine } from '../solid.ts';
import { button, closeUp, seam, stitches } from '../textile.ts';

const sleeve = `M280 176C228 200 200 290 180 410C160 540 152 640 148 742C170 760 218 764 246 754C260 640 282 520 318 400
    C314 310 300 240 280 176Z`;
const armFolds: SoftLine[] = [
  ['M266 226C236 320 232 380 240 450', 18, -0.42],
  ['M308 430C260 466 224 470 192 456', 16, -0.42],
  ['M262 230C214 330 198 430 188 540', 18, 0.34],
  ['M182 560C206 574 236 568 262 548', 14, -0.4],
  ['M168 660C194 674 222 668 246 652', 14, -0.34],
];
const bodyFolds: SoftLine[] = [
  ['M318 404C370 450 390 540 380 680', 26, -0.4],
  ['M682 404C630 450 610 540 620 680', 26, -0.5],
  ['M360 430C410 540 410 660 396 820', 30, 0.34],
  ['M640 440C580 560 590 680 600 820', 26, 0.16],
  ['M330 700C400 740 440 740 480 720', 18, -0.3],
];

type Cut = 'puffer' | 'bomber' | 'trucker';

/** Zipped puffer or bomber, or a buttoned trucker jacket. */
export const jacket: Draw = ink => {
  const cut = ink.choose<Cut>('cut', ['bomber', 'puffer', 'trucker']);
  const front = worn(ink, cut, ink.view === 'angle');
  if (ink.view === 'angle') return `<g transform="matrix(.88 .05 -.03 .95 84 40)">${hanger(ink, 150)}${front}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 520, 280, 2.5);
};

function worn(ink: Ink, cut: Cut, back: boolean): string {
  const { colour, accent } = ink;
  const hem = 800 + ink.vary('length', -14, 34);
  const body = symmetric(
    [500, back ? 130 : 168],
    [468, 150, 440, 140, 418, 128],
    [372, 150, 324, 160, 278, 178],
    [300, 240, 316, 320, 318, 404],
    [318, 540, 306, 680, 304, hem],
    [380, hem + 14, 440, hem + 18, 500, hem + 18],
  );
  const quilting = cut === 'puffer' ? Array.from({ length: 7 }, (_, at) => 256 + at * ((hem - 256) / 7)) : [];
  const puffs: SoftLine[] = quilting.flatMap((y): SoftLine[] => [
    [`M300 ${y + 8}C400 ${y + 26} 600 ${y + 26} 700 ${y + 8}`, 26, -0.5],
    [`M300 ${y + 46}C400 ${y + 60} 560 ${y + 60} 640 ${y + 50}`, 22, 0.4],
  ]);
  const ribbed = cut === 'bomber' ? accent : tone(colour, -0.14);
  const waist = `M304 ${hem - 52}C380 ${hem - 36} 440 ${hem - 32} 500 ${hem - 32}
    C560 ${hem - 32} 620 ${hem - 36} 696 ${hem - 52}
    L698 ${hem}C620 ${hem + 14} 560 ${hem + 18} 500 ${hem + 18}C440 ${hem + 18} 380 ${hem + 14} 302 ${hem}Z`;
  const cuff = 'M152 694C176 708 224 712 252 704L246 754C218 764 170 760 148 742Z';
  const arm = cut === 'bomber' && ink.vary('varsity', 0, 1) > 0.55 ? tone(accent, 0.1) : colour;
  const ribs = cut === 'bomber' ? `<path d="${waist}${cuff}${mirror(cuff)}" fill="${ribLines(ink)}"/>` : '';
  return (
    ink.wall(`<path d="${body}${sleeve}${mirror(sleeve)}"/>`) +
    (back
      ? ''
      : `<path d="M414 130C440 96 560 96 586 130L560 200H440Z"
          fill="${ink.linear([tone(accent, -0.35), tone(accent, -0.65)])}"/>
        <rect x="470" y="124" width="60" height="30" rx="3" fill="#f5f1e8"/>`) +
    tailored(
      ink,
      [
        [sleeve, arm],
        [mirror(sleeve), arm],
        [body, colour],
        [waist, ribbed],
        [cuff + mirror(cuff), ribbed],
      ],
      [...bothSides(armFolds), ...bodyFolds, ...puffs],
      46,
    ) +
    ribs +
    quilting
      .map(
        y =>
          seam(`M306 ${round(y)}C400 ${round(y + 16)} 600 ${round(y + 16)} 694 ${round(y)}`, colour, 3) +
          stitches(
            `M306 ${round(y + 4)}C400 ${round(y + 20)} 600 ${round(y + 20)} 694 ${round(y + 4)}`,
            tone(colour, 0.3),
            1.6,
          ),
      )
      .join('') +
    seam(`M280 178C300 240 316 320 318 404M720 178C700 240 684 320 682 404${waist}`, colour, 3) +
    (back ? backYoke(ink) : fastening(ink, cut, hem) + collar(ink, cut, ribbed))
  );
}

function ribLines(ink: Ink): string {
  return ink.pattern(
    12,
    300,
    `<path d="M4 0V300" stroke="#160e22" stroke-width="3.4" stroke-opacity=".3"/>
      <path d="M9 0V300" stroke="#fff" stroke-width="2" stroke-opacity=".22"/>`,
  );
}

function fastening(ink: Ink, cut: Cut, hem: number): string {
  const { colour, accent } = ink;
  const pockets =
    cut === 'trucker'
      ? ''
      : seam('M372 560L416 690M628 560L584 690', colour, 9) +
        `<path d="M376 562L418 688M624 562L582 688" stroke="${readableOn(colour, '#c9ccd4')}" stroke-width="4"
            stroke-dasharray="3 3"/>`;
  if (cut === 'trucker') {
    const rows = Array.from({ length: 6 }, (_, at) =>
      button(500, round(226 + at * ((hem - 250) / 5.4)), 12, '#c8945c'),
    ).join('');
    const flap = 'M356 330L452 330L452 372L404 396L356 372Z';
    const yoke = 'M306 300C380 320 440 322 476 318M694 300C620 320 560 322 524 318';
    const darts = `M384 396L410 ${hem - 60}M430 390L444 ${hem - 60}M616 396L590 ${hem - 60}M570 390L556 ${hem - 60}`;
    return `<path d="M474 190H526V${hem + 16}H474Z" fill="${tone(colour, 0.05)}"/>
      ${seam(`M474 190V${hem + 16}M526 190V${hem + 16}`, colour, 2.6)}
      ${stitches(`M481 190V${hem + 12}M519 190V${hem + 12}${yoke}${darts}`, '#dba869', 2.2)}
      <path d="${flap}${mirror(flap)}" fill="${tone(colour, 0.1)}"/>
      ${seam(flap + mirror(flap), colour, 2.6)}
      ${stitches('M362 338H446M638 338H554', '#dba869', 2)}
      ${button(404, 376, 8, '#c8945c')}
      ${button(596, 376, 8, '#c8945c')}
      ${rows}`;
  }
  const zip = readableOn(colour, '#d9dce2');
  return `${pockets}
    <path d="M500 170V${hem + 16}" stroke="${tone(colour, -0.5)}" stroke-width="22"/>
    <path d="M500 170V${hem + 16}" stroke="${zip}" stroke-width="10" stroke-dasharray="4 3"/>
    ${stitches(`M484 176V${hem + 12}M516 176V${hem + 12}`, tone(colour, 0.4), 2)}
    <g transform="translate(500 ${round(ink.vary('zip', 206, 260))})">
      <rect x="-11" y="-8" width="22" height="24" rx="5" fill="#d5d8df"/>
      <rect x="-6" y="14" width="12" height="40" rx="5" fill="${tone(accent, 0.1)}"/>
      <rect x="-3" y="18" width="3" height="30" fill="#fff" opacity=".5"/>
    </g>`;
}

function collar(ink: Ink, cut: Cut, ribbed: string): string {
  const { colour } = ink;
  if (cut === 'trucker') {
    const leaf = 'M416 124C392 156 386 196 402 244C436 240 474 214 496 182C466 168 436 148 416 124Z';
    return `<path d="${leaf}${mirror(leaf)}" transform="translate(3 12)" fill="${tone(colour, -0.75)}" fill-opacity=".4"/>
      <path d="${leaf}" fill="${tone(ink.accent, 0.1)}"/>
      <path d="${mirror(leaf)}" fill="${tone(ink.accent, -0.08)}"/>
      ${seam(leaf + mirror(leaf), colour, 2)}
      ${stitches(
        `M396 180C396 206 400 222 408 236C440 230 468 210 488 190M604 180C604 206 600 222 592 236
          C560 230 532 210 512 190`,
        '#dba869',
        2,
      )}`;
  }
  const stand = 'M414 128C404 136 400 152 404 172C430 196 470 206 494 210V168C464 162 436 148 414 128Z';
  return `<path d="${stand}" fill="${tone(ribbed, 0.08)}"/>
    <path d="${mirror(stand)}" fill="${tone(ribbed, -0.14)}"/>
    <path d="${stand}${mirror(stand)}" fill="${ribLines(ink)}"/>
    ${seam(stand + mirror(stand), colour, 2.4)}`;
}

function backYoke(ink: Ink): string {
  const collar =
    'M416 130C440 104 560 104 584 130C590 142 590 156 586 166C550 146 450 146 414 166C410 156 410 142 416 130Z';
  return `${seam('M300 250C400 280 600 280 700 250', ink.colour, 3)}
    ${stitches('M300 258C400 288 600 288 700 258', tone(ink.colour, 0.4), 2)}
    <path d="${collar}" fill="${tone(ink.colour, -0.06)}"/>
    ${seam(collar, ink.colour, 2.6)}`;
}
