import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { volume } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

const bed = 'M372 130C446 118 496 168 500 262C504 340 476 420 470 520C464 640 478 720 458 800C440 866 350 884 304 836C262 790 276 700 276 600C276 500 236 420 230 320C224 214 288 142 372 130Z';

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
    ['M222 270C270 214 440 206 506 262L502 366C440 316 290 322 236 372Z', 'M262 500C310 452 420 446 476 486L470 582C420 548 320 552 274 594Z'],
    ['M216 300C280 190 440 180 510 300L496 356C440 270 300 268 240 376Z', 'M226 360C300 420 380 470 484 566L470 620C380 560 300 500 246 440Z', 'M504 340C440 420 330 480 262 560L274 610C360 540 450 480 494 410Z'],
    ['M366 232C330 300 282 380 256 480L292 500C316 410 350 330 372 290C394 330 430 410 452 494L486 470C466 380 410 296 382 232Z'],
  ]);
  const buckle = (x: number, y: number): string => `<g transform="translate(${x} ${y}) rotate(-12)"><rect x="-26" y="-32" width="52" height="64" rx="8" fill="none" stroke="#8e6a2c" stroke-width="11"/><rect x="-27" y="-34" width="52" height="64" rx="8" fill="none" stroke="${accent}" stroke-width="8"/><path d="M-22 0H26" stroke="#e9e0cc" stroke-width="7" stroke-linecap="round"/><path d="M-25-26V20" stroke="#fff" stroke-width="2.4" stroke-opacity=".8"/></g>`;
  const many = straps.length === 1;
  return (
    ink.wall(`<path d="${bed}"/>`, 16, 22, 14) +
    `<path d="${bed}" transform="translate(8 12)" fill="${tone(colour, -0.6)}"/><path d="${bed}" fill="${tone(foot, -0.25)}"/><path d="${bed}" transform="translate(25 33) scale(.935)" fill="${foot}"/>` +
    volume(ink, [bed], { depth: 46, dark: 0.4, light: 0.3, shade: '#4a2d14', lines: [['M340 220C310 260 320 320 360 340', 60, 0.28], ['M370 700C350 730 350 780 372 800', 70, -0.28], ['M300 470C350 440 400 450 440 470', 40, -0.25]] }) +
    stitches('M378 152C440 144 480 184 482 262C486 340 458 420 452 520C446 640 460 716 442 790C424 848 356 862 316 824C280 784 294 700 294 600C294 500 256 420 248 320C244 226 300 164 378 152', '#f3dcb8', 2.6) +
    `<path d="M344 742h56M352 760h40" stroke="${tone(foot, -0.5)}" stroke-width="6" stroke-linecap="round"/>` +
    `<g fill="${tone(colour, -0.8)}" fill-opacity=".28" transform="translate(6 16)">${straps.map(strap => `<path d="${strap}"/>`).join('')}</g>` +
    straps.map((strap, at) => `<path d="${strap}" fill="${at && ink.vary('two', 0, 1) > 0.5 ? readableOn(colour, accent) : colour}"/>`).join('') +
    volume(ink, straps, { depth: 22, dark: 0.55, light: 0.4 }) +
    straps.map(strap => `<path d="${strap}" fill="none" stroke="${tone(colour, 0.5)}" stroke-width="2" stroke-dasharray="7 4" transform="translate(9 12) scale(.976)"/>`).join('') +
    (many ? `<circle cx="373" cy="262" r="22" fill="${ink.radial([tone(accent, 0.7), accent, tone(accent, -0.4)])}"/>` : buckle(430, 292) + (straps.length === 2 ? buckle(414, 516) : ''))
  );
}

function side(ink: Ink): string {
  const { colour, accent } = ink;
  const heel = ink.vary('heel', 6, 46);
  const sole = `M110 628C180 618 300 600 420 604C560 610 700 640 880 634C906 634 906 670 880 676C760 690 620 700 500 690L330 ${690 + heel}H130C104 ${680 + heel} 96 650 110 628Z`;
  const strap = 'M560 620C540 520 590 430 690 440C760 450 812 540 800 634C740 640 660 634 560 620Z';
  const back = 'M170 622C160 520 190 420 240 372C270 360 290 380 280 410C240 470 220 540 224 616Z';
  const ankle = 'M236 376C330 396 420 400 470 380C500 372 520 400 496 424C430 452 330 450 254 426Z';
  const front = `<path d="${sole}" fill="${tone(colour, -0.4)}"/><path d="M108 640C180 618 300 600 420 604C560 610 700 640 894 640L880 634C700 644 560 590 420 588C300 584 180 604 112 626Z" fill="#c79a6b"/>${volume(ink, [sole], { depth: 24, dark: 0.5, light: 0.4 })}<path d="${back}${strap}${ankle}" fill="${colour}"/>${volume(ink, [back, strap, ankle], { depth: 34, dark: 0.5, light: 0.45 })}<path d="M572 612C556 524 600 446 688 452C750 462 796 540 788 624M250 388C330 408 420 412 476 390" fill="none" stroke="${tone(colour, 0.5)}" stroke-width="2.6" stroke-dasharray="8 5"/><rect x="396" y="378" width="54" height="66" rx="9" fill="none" stroke="${accent}" stroke-width="10"/><path d="M400 410H460" stroke="#e9e0cc" stroke-width="6"/>`;
  return `${ink.ground(510, 720 + heel * 0.6, 860, 100, 0.6)}<g transform="translate(190 -70) scale(.8)" opacity=".96">${front}</g><g transform="translate(-30 40)">${front}</g>`;
}
