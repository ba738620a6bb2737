import { readableOn, tone } from '../colours.ts';
import { weaveOf } from '../garment.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, cloth, seam, stitches } from '../textile.ts';

/** Made bed with two pillows; the set folded and ribboned; a pillow's corner close up. */
export const bedsheet: Draw = ink => {
  if (ink.view === 'angle') return folded(ink);
  const front = bed(ink);
  return ink.view === 'front' ? front : closeUp(front, 330, 470, 2.5);
};

const printed = (ink: Ink, turn = ''): string =>
  cloth(
    ink,
    weaveOf(ink, ['leaf', 'block', 'booti', 'stripe', 'tartan', 'dots', 'gingham']),
    ink.colour,
    ink.accent,
    turn,
  );

function bed(ink: Ink): string {
  const { colour, accent } = ink;
  const wood = ink.choose('wood', ['#8a5a36', '#5f4130', '#c39a6b', '#d8d2c6']);
  const top = 'M232 520C330 498 670 498 768 520L872 700C700 724 300 724 128 700Z';
  const drop = 'M128 700C300 724 700 724 872 700L880 838C700 868 300 868 120 838Z';
  const fold = 'M214 548C330 526 670 526 786 548L806 586C670 562 330 562 194 586Z';
  const pillow = (x: number, y: number): string =>
    `M${x - 118} ${y + 52}C${x - 138} ${y + 10} ${x - 134} ${y - 50} ${x - 112} ${y - 70}
      C${x - 60} ${y - 84} ${x + 60} ${y - 84} ${x + 112} ${y - 70}
      C${x + 134} ${y - 50} ${x + 138} ${y + 10} ${x + 118} ${y + 52}
      C${x + 60} ${y + 74} ${x - 60} ${y + 74} ${x - 118} ${y + 52}Z`;
  const pillows = [pillow(366, 452), pillow(634, 452)];
  const waves: SoftLine[] = [150, 250, 350, 450, 560, 660, 760, 850].flatMap((x): SoftLine[] => [
    [`M${x} 716C${x - 10} 760 ${x + 8} 800 ${x - 4} 856`, 15, -0.42],
    [`M${x + 26} 720C${x + 20} 760 ${x + 34} 800 ${x + 26} 856`, 13, 0.5],
  ]);
  return (
    `${ink.ground(500, 884, 900, 90, 0.6)}
      <path d="M196 300C196 274 214 262 240 262H760C786 262 804 274 804 300V620H196Z" fill="${wood}"/>
      <path d="M196 300C196 274 214 262 240 262H760C786 262 804 274 804 300V620H196Z"
        fill="${ink.linear([
          [0, '#fff', 0.3],
          [0.2, '#fff', 0],
          [1, '#160e22', 0.35],
        ])}"/>
      <rect x="226" y="292" width="548" height="120" rx="12" fill="none" stroke="${tone(wood, -0.4)}" stroke-width="4"/>` +
    `<path d="M150 830h36v56h-36ZM814 830h36v56h-36Z" fill="${tone(wood, -0.3)}"/>` +
    pillows.map(path => `<path d="${path}" fill="${printed(ink, 'rotate(6)')}"/>`).join('') +
    volume(ink, pillows, {
      depth: 56,
      dark: 0.5,
      light: 0.4,
      lines: [
        ['M276 420C330 440 400 440 450 414', 18, -0.2],
        ['M560 420C610 440 680 440 720 414', 18, -0.2],
      ],
    }) +
    pillows
      .map(path => `<path d="${path}" fill="none" stroke="${readableOn(colour, accent)}" stroke-width="5"/>`)
      .join('') +
    `<path d="${top}${drop}" fill="${printed(ink)}"/>
      <path d="${drop}" fill="${tone(colour, -0.7)}" fill-opacity=".16"/>` +
    volume(ink, [top, drop], {
      depth: 44,
      dark: 0.4,
      light: 0.4,
      lines: [...waves, ['M260 560C360 600 560 590 740 640', 34, 0.4], ['M220 640C340 660 520 650 640 690', 26, -0.2]],
    }) +
    `<path d="${fold}" fill="${tone(readableOn(colour, accent), 0.1)}"/>
      ${volume(ink, [fold], { depth: 16, dark: 0.4, light: 0.5 })}
      ${stitches('M198 582C330 558 670 558 802 582', tone(colour, 0.5), 2.2)}
      ${seam('M120 838C300 868 700 868 880 838', colour, 3)}`
  );
}

function folded(ink: Ink): string {
  const { colour, accent } = ink;
  const ribbon = readableOn(colour, accent);
  const layer = (y: number, paint: string): string =>
    `<path
        d="M196 ${y}C196 ${y - 34} 214 ${y - 42} 250 ${y - 42}H760
          C796 ${y - 42} 812 ${y - 26} 812 ${y}C812 ${y + 26} 796 ${y + 42} 760 ${y + 42}H250
          C214 ${y + 42} 196 ${y + 34} 196 ${y}Z"
        fill="${paint}"/>`;
  const rows = [780, 700, 620, 540]
    .map(
      (y, at) =>
        layer(y, at === 1 ? tone(ribbon, 0.1) : at === 2 ? tone(colour, 0.3) : printed(ink)) +
        `<path d="M206 ${y}C206 ${y + 14} 230 ${y + 20} 270 ${y + 20}H780" fill="none" stroke="${tone(colour, -0.5)}"
            stroke-opacity=".5" stroke-width="4"/>`,
    )
    .join('');
  const top = 'M206 506L292 360C300 346 312 342 330 342H690C708 342 718 346 726 360L806 506C780 520 230 520 206 506Z';
  const side = 'M196 500H812V800C812 820 790 822 760 822H250C214 822 196 820 196 800Z';
  const bow = `M500 430C440 370 370 372 366 410C366 452 440 450 500 430ZM500 430C560 370 630 372 634 410
    C634 452 560 450 500 430Z
    M500 430C470 470 440 500 410 512L450 516C474 500 490 470 500 430ZM500 430C530 470 560 500 590 512L550 516
    C526 500 510 470 500 430Z`;
  return (
    `${ink.ground(510, 828, 780, 120, 0.6)}
      ${rows}
      <path d="${top}" fill="${printed(ink)}"/>
      ${volume(ink, [side, top], { depth: 40, dark: 0.45, light: 0.35 })}` +
    `<path d="M466 342H534L548 822H452Z" fill="${tone(ribbon, -0.2)}"/>
      <path d="M466 342H534L540 510H460Z" fill="${tone(ribbon, 0.1)}"/>
      <path d="${bow}" fill="${ribbon}" stroke="${tone(ribbon, -0.45)}" stroke-width="3"/>
      <circle cx="500" cy="430" r="17" fill="${tone(ribbon, -0.15)}"/>` +
    `<g transform="translate(650 640)">
        <rect x="-84" y="-44" width="168" height="88" rx="8" fill="#fdf9f0"/>
        ${letter(ink.art.label ?? '300 TC', { x: 0, y: -8, size: 24, width: 140, colour: '#4b3a33', weight: 0.15 })}
        ${letter('Cotton', { x: 0, y: 24, size: 12, colour: '#8d7a6d', tracking: 5 })}
      </g>`
  );
}
