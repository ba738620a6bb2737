import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { volume } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

const bed = `M372 130C446 118 496 168 500 262C504 340 476 420 470 520C464 640 478 720 458 800C440 866 350 884 304 836
    C262 790 276 700 276 600C276 500 236 420 230 320C224 214 288 142 372 130Z`;

/** A pair seen from above; on its side with the sole; the buckle close up. */
export const sandals: Draw = ink => {
  if (ink.view === 'angle') return side(ink);
  const pair = `${shoe(ink)}<g transform="translate(1000 14) scale(-1 1)">${shoe(ink)}</g>`;
  return ink.view === 'front' ? pair : closeUp(pair, 370, 360, 2.5);
};

function shoe(ink: Ink): string {
  const { colour, accent } = ink;
  const foot = '#c79a6b';
  const straps = ink.choose('straps', [
    [
      'M222 270C270 214 440 206 506 262L502 366C440 316 290 322 236 372Z',
      'M262 500C310 452 420 446 476 486L470 582C420 548 320 552 274 594Z',
    ],
    [
      'M216 300C280 190 440 180 510 300L496 356C440 270 300 268 240 376Z',
      'M226 360C300 420 380 470 484 566L470 620C380 560 300 500 246 440Z',
      'M504 340C440 420 330 480 262 560L274 610C360 540 450 480 494 410Z',
    ],
    [
      `M366 232C330 300 282 380 256 480L292 500C316 410 350 330 372 290C394 330 430 410 452 494L486 470
        C466 380 410 296 382 232Z`,
    ],
  ]);
  const buckle = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y}) rotate(-12)">
        <rect x="-26" y="-32" width="52" height="64" rx="8" fill="none" stroke="#8e6a2c" stroke-width="11"/>
        <rect x="-27" y="-34" width="52" height="64" rx="8" fill="none" stroke="${accent}" stroke-width="8"/>
        <path d="M-22 0H26" stroke="#e9e0cc" stroke-width="7" stroke-linecap="round"/>
        <path d="M-25-26V20" stroke="#fff" stroke-width="2.4" stroke-opacity=".8"/>
      </g>`;
  const many = straps.length === 1;
  return (
    ink.wall(`<path d="${bed}"/>`, 16, 22, 14) +
    `<path d="${bed}" transform="translate(8 12)" fill="${tone(colour, -0.6)}"/>
      <path d="${bed}" fill="${tone(foot, -0.25)}"/>
      <path d="${bed}" transform="translate(25 33) scale(.935)" fill="${foot}"/>` +
    volume(ink, [bed], {
      depth: 46,
      dark: 0.4,
      light: 0.3,
      shade: '#4a2d14',
      lines: [
        ['M340 220C310 260 320 320 360 340', 60, 0.28],
        ['M370 700C350 730 350 780 372 800', 70, -0.28],
        ['M300 470C350 440 400 450 440 470', 40, -0.25],
      ],
    }) +
    stitches(
      `M378 152C440 144 480 184 482 262C486 340 458 420 452 520C446 640 460 716 442 790C424 848 356 862 316 824
        C280 784 294 700 294 600C294 500 256 420 248 320C244 226 300 164 378 152`,
      '#f3dcb8',
      2.6,
    ) +
    `<path d="M344 742h56M352 760h40" stroke="${tone(foot, -0.5)}" stroke-width="6" stroke-linecap="round"/>` +
    `<g fill="${tone(colour, -0.8)}" fill-opacity=".28" transform="translate(6 16)">
        ${straps.map(strap => `<path d="${strap}"/>`).join('')}
      </g>` +
    straps
      .map(
        (strap, at) =>
          `<path d="${strap}" fill="${at && ink.vary('two', 0, 1) > 0.5 ? readableOn(colour, accent) : colour}"/>`,
      )
      .join('') +
    volume(ink, straps, { depth: 22, dark: 0.55, light: 0.4 }) +
    straps
      .map(
        strap =>
          `<path d="${strap}" fill="none" stroke="${tone(colour, 0.5)}" stroke-width="2" stroke-dasharray="7 4"
              transform="translate(9 12) scale(.976)"/>`,
      )
      .join('') +
    (many
      ? `<circle cx="373" cy="262" r="22" fill="${ink.radial([tone(accent, 0.7), accent, tone(accent, -0.4)])}"/>`
      : buckle(430, 292) + (straps.length === 2 ? buckle(414, 516) : ''))
  );
}

function side(ink: Ink): string {
  const { colour, accent } = ink;
  const heel = ink.vary('heel', 6, 46);
  const sole = `M104 650C120 610 200 600 300 610C430 622 560 664 700 662C780 660 850 650 896 652
    C920 660 914 694 886 704C770 724 640 724 520 712
    L340 ${706 + heel * 0.5}V${714 + heel}H140C110 ${706 + heel} 98 690 104 650Z`;
  const arch = 'M470 640C480 520 560 440 660 444C760 450 820 540 832 652C720 676 580 668 470 640Z';
  const front = `<path d="${sole}" fill="${tone(colour, -0.45)}"/>
    <path
      d="M104 650C120 610 200 600 300 610C430 622 560 664 700 662C780 660 850 650 896 652C860 640 800 630 720 632
        C580 636 460 590 320 584C200 580 116 600 104 650Z"
      fill="#c79a6b"/>
    ${volume(ink, [sole], { depth: 24, dark: 0.5, light: 0.4 })}
    ${stitches('M112 668C200 636 320 634 440 650C560 668 700 684 900 664', '#f3dcb8', 2.6)}
    <path d="${arch}" fill="${colour}"/>
    ${volume(ink, [arch], { depth: 50, dark: 0.6, light: 0.5, lines: [['M540 560C580 500 640 470 700 480', 18, 0.6]] })}
    ${stitches('M486 626C500 530 566 460 656 460C740 464 800 540 814 640', tone(colour, 0.5), 2.6)}
    <g transform="translate(650 540) rotate(-4)">
      <rect x="-50" y="-34" width="100" height="68" rx="12" fill="none" stroke="#5a4520" stroke-width="15"/>
      <rect x="-52" y="-36" width="100" height="68" rx="12" fill="none" stroke="${accent}" stroke-width="11"/>
      <path d="M-46 0H52" stroke="#e9e0cc" stroke-width="8" stroke-linecap="round"/>
    </g>`;
  return `${ink.ground(510, 720 + heel * 0.6, 860, 100, 0.6)}
    <g transform="translate(150 -40) scale(.84)">${front}</g>
    <g transform="translate(-30 40)">${front}</g>`;
}
