import { mix, readableOn, tone } from '../colours.ts';
import { cable, holes, led, moulded } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { volume } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

type Kind = 'wireless' | 'headset' | 'studio';

/**
 * Three kinds: "wireless", "headset" with a microphone, "studio" with a wire. From the front; turned, on a shell; the
 * shell close up.
 */
export const headphones: Draw = ink => {
  const kind: Kind = ink.form(['wireless', 'headset', 'studio']);
  if (ink.view === 'angle') return turned(ink, kind);
  const front = worn(ink, kind);
  return ink.view === 'front' ? front : closeUp(turned(ink, kind), 400, 620, 1.9);
};

function worn(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const reach = round(ink.vary('reach', 262, 290));
  const [l, r] = [500 - reach, 500 + reach];
  const band = (drop: number, width: number): string =>
    `M${l + 26} 560C${l + 6} ${280 + drop} ${l + 90} ${130 + drop} 500 ${130 + drop}
      C${r - 90} ${130 + drop} ${r - 6} ${280 + drop} ${r - 26} 560
      L${r - 26 - width} 560C${r - 40} ${300 + drop} ${r - 120} ${130 + width + drop} 500 ${130 + width + drop}
      C${l + 120} ${130 + width + drop} ${l + 40} ${300 + drop} ${l + 26 + width} 560Z`;
  const hoop = band(0, 46);
  const pad = `M${l + 130} 260C${l + 190} 186 ${l + 240} 178 500 176
    C${r - 240} 178 ${r - 190} 186 ${r - 130} 260
    C${r - 190} 236 ${r - 240} 224 500 222C${l + 240} 224 ${l + 190} 236 ${l + 130} 260Z`;
  const slider = (x: number): string =>
    `<rect x="${x - 17}" y="440" width="34" height="140" rx="12"
        fill="${ink.linear(['#f2f3f6', '#9aa0ac', '#d4d8df'], 'across')}"/>
      <path d="M${x - 10} 470h20M${x - 10} 490h20M${x - 10} 510h20" stroke="#6d7380" stroke-width="3"/>`;
  const cup = (side: -1 | 1): string => {
    const x = side < 0 ? l + 10 : r - 10;
    const shell = `M${x - side * -50} 530C${x + side * 76} 550 ${x + side * 92} 620 ${x + side * 92} 690
      C${x + side * 92} 770 ${x + side * 76} 840 ${x + side * 50} 856
      C${x + side * 4} 850 ${x - side * 10} 540 ${x + side * 50} 530Z`;
    const cushion = `M${x + side * 34} 520C${x - side * 74} 530 ${x - side * 84} 620 ${x - side * 84} 694
      C${x - side * 84} 776 ${x - side * 74} 860 ${x + side * 34} 868
      C${x + side * 60} 860 ${x + side * 60} 528 ${x + side * 34} 520Z`;
    const leather = kind === 'headset' ? '#24262c' : mix(accent, '#1c1d22', kind === 'studio' ? 0.72 : 0.28);
    return `${moulded(ink, shell, colour, { depth: 40, dark: 0.55, light: 0.5 })}
      ${moulded(ink, cushion, leather, { depth: 56, dark: 0.6, light: 0.4, shade: tone(leather, -0.75) })}
      ${stitches(
        `M${x + side * 14} 534C${x + side * 34} 620 ${x + side * 34} 770 ${x + side * 14} 856`,
        tone(leather, 0.35),
        2.6,
      )}
      <path d="M${x - side * 40} 600C${x - side * 52} 660 ${x - side * 52} 730 ${x - side * 40} 790" fill="none"
        stroke="#fff" stroke-opacity=".28" stroke-width="12" stroke-linecap="round"/>`;
  };
  const mic =
    kind === 'headset'
      ? `<path d="M${l - 30} 760C${l - 10} 900 ${l + 110} 920 ${l + 240} 886" fill="none" stroke="#2a2c33"
          stroke-width="16" stroke-linecap="round"/>
        <path d="M${l - 30} 752C${l - 10} 890 ${l + 110} 910 ${l + 240} 878" fill="none" stroke="#8d93a0"
          stroke-width="4"/>
        <rect x="${l + 216}" y="850" width="86" height="50" rx="25" transform="rotate(-12 ${l + 258} 876)"
          fill="#1b1c21"/>
        ${led(ink, l + 226, 884, 6, accent)}`
      : '';
  const wire =
    kind === 'studio'
      ? cable(
          `M${l - 10} 850C${l - 20} 940 ${l + 90} 940 ${l + 170} 930
            S${l + 300} 880 ${l + 400} 930S${r - 60} 970 ${r + 40} 930`,
          '#2b2d33',
          15,
        )
      : '';
  return (
    `${ink.ground(500, 872, reach * 2.6, 84, 0.5)}
      ${wire}
      ${slider(l + 46)}
      ${slider(r - 46)}
      ${moulded(ink, hoop, colour, { depth: 30, dark: 0.5, light: 0.55 })}
      <path d="${pad}" fill="${mix(accent, '#1c1d22', 0.4)}"/>
      ${volume(ink, [pad], { depth: 24, dark: 0.5, light: 0.3 })}` +
    `${letter(ink.art.label ?? 'Dhwanix', {
      x: 500,
      y: 154,
      size: 17,
      colour: readableOn(colour, tone(colour, 0.6)),
      tracking: 5,
    })}
      ${cup(-1)}
      ${cup(1)}
      ${mic}`
  );
}

/** Three-quarter: the near shell face on, the far one behind it. */
function turned(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const hoop =
    'M330 540C250 300 380 110 590 116C760 122 850 300 822 520L776 512C800 330 720 172 588 168C430 164 330 310 384 520Z';
  const far =
    'M776 470C720 480 690 560 694 640C698 720 730 780 776 778C812 776 826 700 824 620C822 540 806 474 776 470Z';
  const farPad = 'M752 462C690 470 656 560 660 642C664 724 700 796 752 792C712 760 712 500 752 462Z';
  const cushion =
    'M380 440C250 440 190 560 196 676C204 800 290 880 392 872C500 864 560 764 552 650C544 536 490 440 380 440Z';
  const shell =
    'M330 456C220 470 172 570 180 676C190 786 262 852 346 846C440 840 496 752 490 650C484 548 420 446 330 456Z';
  const leather = kind === 'headset' ? '#24262c' : mix(accent, '#1c1d22', kind === 'studio' ? 0.72 : 0.28);
  const disc =
    kind === 'studio'
      ? `<ellipse cx="330" cy="652" rx="96" ry="120" fill="${holes(ink, '#0d0e12', 15, 4)}"/>
        <ellipse cx="330" cy="652" rx="98" ry="122" fill="none" stroke="${accent}" stroke-width="7"/>`
      : `<ellipse cx="330" cy="652" rx="100" ry="126"
          fill="${ink.linear([tone(colour, 0.34), tone(colour, -0.1), tone(colour, -0.34)], 'slant')}"/>
        <ellipse cx="330" cy="652" rx="100" ry="126" fill="none" stroke="${readableOn(colour, accent)}"
          stroke-width="6"/>
        ${letter((ink.art.label ?? 'Dhwanix').slice(0, 1), {
          x: 330,
          y: 652,
          size: 84,
          colour: readableOn(colour, tone(colour, 0.55)),
          weight: 0.12,
        })}`;
  const mic =
    kind === 'headset'
      ? `<path d="M250 780C230 900 360 950 520 910" fill="none" stroke="#2a2c33" stroke-width="17"
          stroke-linecap="round"/>
        <rect x="500" y="878" width="90" height="50" rx="25" transform="rotate(-12 545 903)" fill="#1b1c21"/>`
      : '';
  const wire = kind === 'studio' ? cable('M300 846C300 960 480 930 560 910S760 880 880 930', '#2b2d33', 15) : '';
  return (
    `${ink.ground(500, 856, 760, 110, 0.55)}
      ${wire}
      <g>${moulded(ink, hoop, colour, { depth: 34, dark: 0.55, light: 0.5 })}</g>
      <path d="M404 470C330 310 430 186 588 190C700 194 770 320 766 440" fill="none"
        stroke="${mix(accent, '#1c1d22', 0.4)}" stroke-width="24" stroke-linecap="round"/>
      <rect x="784" y="470" width="22" height="70" rx="9" fill="#aab0bb"/>` +
    `${moulded(ink, far, tone(colour, -0.12), { depth: 40, dark: 0.5, light: 0.3 })}
      <path d="${farPad}" fill="${leather}"/>
      ${volume(ink, [farPad], { depth: 30, dark: 0.4, light: 0.5 })}
      <rect x="338" y="392" width="34" height="120" rx="14" transform="rotate(-8 355 450)"
        fill="${ink.linear(['#f2f3f6', '#9aa0ac', '#d4d8df'], 'across')}"/>` +
    `${moulded(ink, cushion, leather, { depth: 60, dark: 0.6, light: 0.3, shade: tone(leather, -0.75) })}
      ${moulded(ink, shell, colour, { depth: 66, dark: 0.55, light: 0.5 })}
      ${disc}
      ${mic}
      ${led(ink, 300, 806, 6, accent)}`
  );
}
