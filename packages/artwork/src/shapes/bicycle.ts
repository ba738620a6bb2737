import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** In profile; turned towards the viewer; crank and chain close up. */
export const bicycle: Draw = ink => {
  const bike = machine(ink);
  const front = `${ink.ground(505, 806, 900, 70, 0.6)}${bike}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 450, 640, 2.8);
  return `${ink.ground(500, 850, 760, 110, 0.5)}<g transform="matrix(-.74 -.16 0 1.02 880 100)">${bike}</g>`;
};

const wheels: [number, number][] = [
  [240, 630],
  [760, 630],
];

function wheel(ink: Ink, x: number, y: number): string {
  const fat = round(ink.vary('tyre', 15, 27));
  const spokes = Array.from(
    { length: 16 },
    (_, at) => `M0 0L${round(Math.cos((at * Math.PI) / 8) * 150)} ${round(Math.sin((at * Math.PI) / 8) * 150)}`,
  ).join('');
  const knobs =
    fat > 20 ? `<circle r="168" fill="none" stroke="#1d1e22" stroke-width="13" stroke-dasharray="13 9"/>` : '';
  return `<g transform="translate(${x} ${y})">
      ${knobs}
      <path d="${spokes}" stroke="#9aa0aa" stroke-width="2.6"/>
      <circle r="158" fill="none" stroke="#1d1e22" stroke-width="${fat}"/>
      <path d="M-154-40A158 158 0 0 1-40-154" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5"
        stroke-linecap="round"/>
      <circle r="${round(152 - fat / 2)}" fill="none" stroke="${ink.vary('rims', 0, 1) > 0.6 ? ink.accent : '#c3c8d0'}"
        stroke-width="9"/>
      <circle r="17" fill="${ink.radial(['#f2f4f7', '#8b929d', '#4a4d55'])}"/>
    </g>`;
}

function tube(ink: Ink, line: string, width: number, colour = ink.colour): string {
  return `<path d="${line}" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="${width + 4}" stroke-linecap="round"
      stroke-linejoin="round"/>
    <path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"
      stroke-linejoin="round"/>
    <path d="${line}" transform="translate(${-width * 0.12} ${-width * 0.22})" fill="none"
      stroke="${tone(colour, 0.75)}" stroke-opacity=".85" stroke-width="${round(width * 0.24)}" stroke-linecap="round"/>`;
}

function machine(ink: Ink): string {
  const { colour, accent } = ink;
  const kind = ink.choose('kind', ['mountain', 'road', 'city']);
  const low = kind === 'city';
  const [seatX, seatY] = [396, low ? 330 : 350];
  const topTube = low
    ? 'M410 470C500 520 590 470 672 366'
    : `M${seatX + 4} 392L668 ${round(ink.vary('slope', 352, 376))}`;
  const bar =
    kind === 'road'
      ? 'M652 296C690 288 730 290 744 316C756 342 736 366 708 360'
      : low
        ? 'M652 280C630 260 590 262 566 284'
        : 'M640 290L700 276';
  const teeth = '<circle r="52" fill="none" stroke="#2a2b31" stroke-width="9" stroke-dasharray="7 4"/>';
  const basket = low
    ? `<path d="M690 330H850L826 430H714Z" fill="none" stroke="#8a5a36" stroke-width="7"/>
      <path d="M700 360H842M706 390H834M730 330L740 430M770 330V430M810 330 L800 430" stroke="#8a5a36"
        stroke-width="5"/>`
    : '';
  const guard =
    low || ink.vary('guard', 0, 1) > 0.6
      ? `<path d="M70 600A176 176 0 0 1 330 478" fill="none" stroke="${tone(accent, -0.1)}" stroke-width="13"
          stroke-linecap="round"/>
        <path d="M640 500A176 176 0 0 1 900 520" fill="none" stroke="${tone(accent, -0.1)}" stroke-width="13"
          stroke-linecap="round"/>`
      : '';
  return (
    wheels.map(([x, y]) => wheel(ink, x, y)).join('') +
    guard +
    `<path d="M240 612L470 596M240 648L470 694" stroke="#3a3c43" stroke-width="6" stroke-dasharray="5 3"/>` +
    tube(ink, 'M240 630L470 644', 13) +
    tube(ink, `M240 630L${seatX + 10} 410`, 12) +
    tube(ink, `M${seatX} ${seatY}L470 644`, 22) +
    tube(ink, 'M470 644L680 410', kind === 'mountain' ? 30 : 24) +
    tube(ink, topTube, 21) +
    tube(ink, 'M656 300L690 440', 27) +
    tube(
      ink,
      kind === 'mountain' ? 'M686 430L760 630' : 'M688 436C700 520 730 590 760 630',
      17,
      kind === 'mountain' ? '#2a2b31' : colour,
    ) +
    tube(ink, `M${seatX - 20} ${seatY - 70}L${seatX} ${seatY}`, 13, '#aab0ba') +
    `<path
        d="M${seatX - 92} ${seatY - 92}
          C${seatX - 60} ${seatY - 104} ${seatX + 20} ${seatY - 92} ${seatX + 62} ${seatY - 84}
          C${seatX + 76} ${seatY - 78} ${seatX + 66} ${seatY - 66} ${seatX + 46} ${seatY - 66}
          C${seatX - 10} ${seatY - 64} ${seatX - 60} ${seatY - 50} ${seatX - 86} ${seatY - 58}
          C${seatX - 104} ${seatY - 66} ${seatX - 104} ${seatY - 86} ${seatX - 92} ${seatY - 92}Z"
        fill="${low ? '#7a4a26' : '#26272c'}"/>
      <path
        d="M${seatX - 84} ${seatY - 86}
          C${seatX - 50} ${seatY - 94} ${seatX + 10} ${seatY - 86} ${seatX + 50} ${seatY - 80}"
        fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>` +
    tube(ink, 'M656 300L646 262', 14, '#aab0ba') +
    tube(ink, bar, 14, '#3a3c43') +
    basket +
    `<g transform="translate(470 644)">
        ${teeth}
        <circle r="44" fill="none" stroke="#8b929d" stroke-width="7"/>
        <path d="M0 0L-24 -38M0 0L44 6M0 0L-20 40" stroke="#8b929d" stroke-width="9"/>
        <path d="M-4 0L56 88" stroke="#5b606a" stroke-width="15" stroke-linecap="round"/>
        <rect x="30" y="82" width="62" height="16" rx="7" fill="#26272c"/>
        <path d="M0 0L-52-84" stroke="#8b929d" stroke-width="11" stroke-linecap="round"/>
        <circle r="14" fill="${ink.radial(['#f2f4f7', '#8b929d', '#4a4d55'])}"/>
      </g>` +
    `<g transform="translate(578 524) rotate(-48)">
        ${letter(ink.art.label ?? 'Rove', {
          x: 0,
          y: 0,
          size: 15,
          width: 130,
          colour: readableOn(colour, '#ffffff'),
          weight: 0.19,
        })}
      </g>`
  );
}
