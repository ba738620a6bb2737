import { mix, readableOn, tone } from '../colours.ts';
import { cable, led, panel } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { solid, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Three kinds: "silent", "vertical", "gaming" with a honeycomb. From above; from the side; the wheel close up. */
export const mouse: Draw = ink => {
  const kind = ink.form(['silent', 'vertical', 'gaming']);
  if (ink.view === 'angle') return kind === 'vertical' ? upright(ink, true) : profile(ink, kind);
  if (kind === 'vertical')
    return ink.view === 'front' ? upright(ink, false) : closeUp(upright(ink, false), 430, 400, 2);
  const front = above(ink, kind);
  return ink.view === 'front' ? front : closeUp(front, 500, 310, 2.4);
};

function wheel(ink: Ink, x: number, y: number, height: number): string {
  const ribs = Array.from({ length: 8 }, (_, at) => `M${x - 17} ${round(y + 10 + at * ((height - 20) / 7))}h34`).join(
    '',
  );
  return `<rect x="${x - 28}" y="${y - 14}" width="56" height="${height + 28}" rx="28" fill="#0d0e12"/>
    <rect x="${x - 17}" y="${y}" width="34" height="${height}" rx="14"
      fill="${ink.linear(['#191a1f', '#70757f', '#2a2c33', '#0e0f13'])}"/>
    <path d="${ribs}" stroke="#000" stroke-opacity=".55" stroke-width="4"/>
    <rect x="${x - 17}" y="${round(y + height * 0.32)}" width="34" height="12" fill="${ink.accent}" fill-opacity=".9"/>`;
}

function above(ink: Ink, kind: string): string {
  const { colour, accent } = ink;
  const half = round(ink.vary('half', 176, 204));
  const [l, r] = [500 - half, 500 + half];
  const body = `M500 120C${l + 90} 118 ${l + 30} 160 ${l + 14} 270
    C${l} 370 ${l + 22} 450 ${l + 8} 560C${l - 14} 760 ${l + 80} 886 500 888
    C${r - 80} 886 ${r + 14} 760 ${r - 8} 560
    C${r - 22} 450 ${r} 370 ${r - 14} 270C${r - 30} 160 ${r - 90} 118 500 120Z`;
  const buttons = `M500 120V470M${l + 6} 500C${l + 90} 470 ${r - 90} 470 ${r - 6} 500`;
  const comb = Array.from({ length: 23 }, (_, at) => {
    const line = at < 5 ? 0 : at < 9 ? 1 : at < 14 ? 2 : at < 18 ? 3 : 4;
    const first = [0, 5, 9, 14, 18][line]!;
    const count = [5, 4, 5, 4, 5][line]!;
    const [x, y] = [500 + (at - first - (count - 1) / 2) * 54, 560 + line * 48];
    return `M${round(x)} ${y - 25}l21.6 12.5v25l-21.6 12.5l-21.6-12.5v-25z`;
  }).join('');
  const extra =
    kind === 'gaming'
      ? `<path d="${comb}" fill="#15161b"/>
        <path d="${comb}" fill="none" stroke="${tone(colour, -0.35)}" stroke-width="3"/>
        <path d="M${l + 30} 824C${l + 90} 872 ${r - 90} 872 ${r - 30} 824" fill="none" stroke="${accent}"
          stroke-width="9" stroke-linecap="round"/>`
      : `<path d="M${l + 40} 520C${l + 100} 500 ${r - 100} 500 ${r - 40} 520" fill="none" stroke="#fff"
          stroke-opacity=".14" stroke-width="3"/>
        ${letter(ink.art.label ?? 'Glide', {
          x: 500,
          y: 768,
          size: 26,
          colour: readableOn(colour, tone(colour, -0.5)),
          tracking: 5,
        })}`;
  return (
    ink.ground(512, 868, half * 2.5, 130, 0.55) +
    `<path d="${body}" fill="${tone(colour, -0.5)}" transform="translate(0 10)"/>` +
    `<path
        d="M${l + 8} 420C${l - 16} 480 ${l - 16} 580 ${l + 2} 640
          L${l + 40} 620V440ZM${r - 8} 420C${r + 16} 480 ${r + 16} 580 ${r - 2} 640L${r - 40} 620V440Z"
        fill="${mix(accent, '#1a1b20', 0.35)}"/>` +
    `<path d="${body}" fill="${colour}"/>${kind === 'gaming' ? extra : ''}${volume(ink, [body], {
      depth: 110,
      dark: 0.5,
      light: 0.5,
      lines: [
        [`M${l + 90} 180C${l + 60} 320 ${l + 80} 460 ${l + 70} 640`, 50, 0.65],
        ['M500 520C520 640 520 720 500 800', 150, 0.16],
      ],
    })}` +
    `<path d="${buttons}" fill="none" stroke="${tone(colour, -0.6)}" stroke-width="5"/>
      <path d="${buttons}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" transform="translate(4 4)"/>
      ${wheel(ink, 500, 216, 128)}
      ${
        kind === 'gaming'
          ? `<rect x="484" y="390" width="32" height="46" rx="12" fill="#1d1f25"/>`
          : `${extra}
        <rect x="486" y="396" width="28" height="34" rx="12" fill="${tone(colour, -0.35)}"/>`
      }`
  );
}

function profile(ink: Ink, kind: string): string {
  const { colour, accent } = ink;
  const body = `M96 740C90 650 150 560 260 500C380 436 520 420 640 470C780 528 890 640 908 726C910 748 900 760 880 762
    L130 766
    C108 766 98 758 96 740Z`;
  const side = 'M300 690C380 610 520 590 640 620C700 640 730 680 740 720L330 730C306 730 290 712 300 690Z';
  const thumb = `M400 592C460 566 520 566 566 580L560 606C516 594 470 594 424 614ZM580 584C620 596 650 612 668 636
    L644 650
    C628 632 604 618 574 610Z`;
  const cord = kind === 'gaming' ? cable('M110 720C60 640 90 520 40 380', accent, 14) : '';
  return `${ink.ground(510, 772, 900, 110, 0.65)}
    ${cord}
    <path d="M120 752L880 750L872 776H140Z" fill="#17181c"/>
    ${solid(ink, body, colour, {
      depth: 96,
      dark: 0.6,
      light: 0.5,
      lines: [
        ['M200 580C300 500 460 450 620 500', 44, 0.9],
        ['M150 700C400 740 700 740 880 720', 40, -0.4],
      ],
    })}
    <path d="${side}" fill="${mix(accent, '#1a1b20', 0.3)}"/>
    ${volume(ink, [side], { depth: 30, dark: 0.5, light: 0.3 })}
    <path d="${thumb}" fill="${tone(colour, -0.4)}" stroke="${tone(colour, 0.3)}" stroke-width="3"/>
    <path d="M96 726C180 640 240 600 330 520" fill="none" stroke="${tone(colour, -0.6)}" stroke-width="5"/>
    <path d="M196 540C214 500 262 486 282 500L268 520Z" fill="#23252b"/>
    <path d="M206 528l10-18M222 518l8-18M240 510l6-16" stroke="#8b909b" stroke-width="5"/>
    ${
      kind === 'gaming'
        ? `<path d="M690 560C770 620 830 680 850 730" fill="none" stroke="${accent}" stroke-width="9"
        stroke-linecap="round"/>`
        : ''
    }`;
}

/** Held like a handshake: tall, with the buttons on its right flank. */
function upright(ink: Ink, turned: boolean): string {
  const { colour, accent } = ink;
  const body = `M300 820C240 700 250 520 330 380C390 270 500 200 590 220C660 240 690 320 700 430C712 560 740 700 770 820
      C772 850 750 864 720 864H350C322 864 306 846 300 820Z`;
  const flank = `M590 220C660 240 690 320 700 430C712 560 740 700 770 820C772 850 750 864 720 864H610
    C560 700 520 520 522 380
    C524 300 544 226 590 220Z`;
  const thumb =
    'M312 640C350 570 420 540 500 560C530 570 546 600 540 640C520 720 440 760 350 750C316 746 300 690 312 640Z';
  const drawn = `<path d="M286 852C350 876 700 878 784 852L772 878C680 890 390 890 302 878Z" fill="#17181c"/>
    ${solid(ink, body, colour, {
      depth: 90,
      dark: 0.6,
      light: 0.45,
      lines: [['M350 420C400 330 470 270 560 250', 40, 0.8]],
    })}
    <path d="${flank}" fill="${tone(colour, -0.16)}"/>
    ${volume(ink, [flank], { depth: 50, dark: 0.55, light: 0.25 })}
    <path d="M640 330C660 480 690 660 712 862M540 470C600 462 650 452 702 440" fill="none"
      stroke="${tone(colour, -0.65)}" stroke-width="5"/>
    <rect x="590" y="300" width="44" height="96" rx="22" transform="rotate(-6 612 348)" fill="#0d0e12"/>
    <rect x="598" y="310" width="28" height="76" rx="13" transform="rotate(-6 612 348)"
      fill="${ink.linear([tone(accent, 0.4), tone(accent, -0.3)])}"/>
    <path d="${thumb}" fill="${tone(colour, -0.36)}"/>
    ${volume(ink, [thumb], { depth: 40, dark: 0.15, light: 0.35 })}
    <path d="${panel(380, 470, round(ink.vary('badge', 104, 140)), 36, 18)}" transform="rotate(-12 440 490)"
      fill="${accent}"/>
    ${led(ink, 470, 330, 6, accent)}`;
  return `${ink.ground(520, 876, 620, 80, 0.6)}
    ${
      turned
        ? `<g transform="translate(1000 0) scale(-1 1) rotate(-4 500 860) skewX(-5) translate(72 0)">${drawn}</g>`
        : drawn
    }`;
}
