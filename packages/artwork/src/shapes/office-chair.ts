import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { symmetric } from '../mirror.ts';
import { sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Task chair from the front quarter, from the side, and its back's mesh close up. */
export const officeChair: Draw = ink => {
  if (ink.view === 'angle') return side(ink);
  const front = facing(ink);
  return ink.view === 'front' ? front : closeUp(front, 470, 300, 2.3);
};

function base(ink: Ink, metal: string): string {
  const legs = [
    [-210, 40],
    [210, 40],
    [-130, 82],
    [130, 82],
    [0, 96],
  ];
  const castor = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y + 24}" rx="24" ry="25" fill="#1d1e22"/>
      <ellipse cx="${x - 3}" cy="${y + 22}" rx="11" ry="12" fill="#5b5f68"/>`;
  return (
    legs
      .map(
        ([x, y]) =>
          `<path d="M492 800L${500 + x! - 10} ${800 + y!}L${500 + x! + 10} ${806 + y!}L510 820Z" fill="${metal}"
              stroke="${tone(ink.accent, -0.5)}" stroke-width="2"/>
            ${castor(500 + x!, 802 + y!)}`,
      )
      .join('') +
    `<rect x="480" y="690" width="40" height="120" fill="#2a2c33"/>
      <rect x="480" y="690" width="40" height="120" fill="${sheen(ink, 'metal')}"/>
      <rect x="468" y="700" width="64" height="60" rx="8" fill="#1d1e22"/>
      <rect x="468" y="700" width="64" height="60" rx="8" fill="${sheen(ink, 'gloss')}"/>
      <circle cx="500" cy="806" r="34" fill="${metal}"/>`
  );
}

function facing(ink: Ink): string {
  const { colour, accent } = ink;
  const metal = ink.linear([tone(accent, 0.6), accent, tone(accent, -0.4)], 'slant');
  const head = ink.vary('headrest', 0, 1) > 0.45;
  const top = head ? 214 : 150;
  const back = symmetric(
    [500, top],
    [400, top],
    [352, top + 4, 338, top + 30, 332, top + 70],
    [318, 400],
    [316, 480, 330, 540, 360, 556],
    [410, 570, 460, 572, 500, 572],
  );
  const rest = symmetric([500, 92], [420, 92], [386, 96, 380, 120, 384, 146], [392, 184, 440, 190, 500, 190]);
  const seat = symmetric(
    [500, 566],
    [380, 566],
    [300, 570, 262, 600, 256, 640],
    [256, 682, 300, 700, 360, 704],
    [420, 708, 460, 708, 500, 708],
  );
  const arm = 'M300 640C240 640 220 620 220 560V500H250V556C250 590 262 606 300 606Z';
  const pad =
    'M188 470H282C292 470 296 478 296 488C296 500 290 506 280 506H190C180 506 174 500 174 488C174 478 178 470 188 470Z';
  const mesh = ink.vary('mesh', 0, 1) > 0.4;
  const weave = ink.pattern(
    24,
    24,
    `<rect width="24" height="24" fill="${tone(colour, -0.2)}"/>
      <path d="M0 0L24 24M24 0L0 24" stroke="${tone(colour, 0.3)}" stroke-width="4"/>`,
  );
  const channels = Array.from(
    { length: 5 },
    (_, at) =>
      `M${338 - at * 2} ${round(top + 80 + at * ((480 - top) / 5.2))}C420 ${round(
        top + 96 + at * ((480 - top) / 5.2),
      )} 580 ${round(
        top + 96 + at * ((480 - top) / 5.2),
      )} ${662 + at * 2} ${round(top + 80 + at * ((480 - top) / 5.2))}`,
  ).join('');
  const soft = [back, seat, ...(head ? [rest] : [])];
  return (
    `${ink.ground(500, 912, 620, 110, 0.6)}
      ${base(ink, metal)}
      <path d="${arm}" fill="${metal}"/>
      <path d="${arm}" transform="translate(1000 0) scale(-1 1)" fill="${metal}"/>` +
    (head ? `<path d="M470 180H530V240H470Z" fill="${metal}"/>` : '') +
    `<path d="M480 540H520V640H480Z" fill="#26272c"/>` +
    soft.map((path, at) => `<path d="${path}" fill="${at === 0 && mesh ? weave : colour}"/>`).join('') +
    (mesh ? '' : `<path d="${channels}" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="5"/>`) +
    volume(ink, soft, {
      depth: 56,
      dark: 0.6,
      light: 0.34,
      lines: [
        ['M380 500C440 520 560 520 620 500', 34, -0.3],
        ['M330 626C420 604 560 604 640 620', 26, 0.6],
      ],
    }) +
    (mesh
      ? `<path d="${back}" fill="none" stroke="${readableOn(colour, accent)}" stroke-width="14"/>
        <path d="M344 470C420 490 580 490 656 470" fill="none" stroke="${tone(accent, -0.2)}" stroke-width="26"/>`
      : `<path d="${back}" fill="none" stroke="${tone(colour, -0.5)}" stroke-width="3"/>`) +
    [pad, '']
      .map(
        (_, at) =>
          `<g${at ? ' transform="translate(1000 0) scale(-1 1)"' : ''}>
            <path d="${pad}" fill="#2a2c33"/>
            <path d="M190 478H280" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
            </g>`,
      )
      .join('')
  );
}

function side(ink: Ink): string {
  const { colour, accent } = ink;
  const metal = ink.linear([tone(accent, 0.6), accent, tone(accent, -0.4)], 'slant');
  const back =
    'M330 560C290 440 266 300 270 190C274 150 320 150 330 190C338 300 372 420 392 548C386 580 344 586 330 560Z';
  const seat = `M330 590C420 570 600 566 680 580C730 590 744 620 728 648C700 676 600 684 480 680C390 678 330 672 316 644
      C308 620 312 600 330 590Z`;
  const head =
    ink.vary('headrest', 0, 1) > 0.45
      ? 'M262 160C240 130 240 90 262 76C290 66 312 84 316 112C320 140 312 160 296 166Z'
      : '';
  return (
    `${ink.ground(500, 912, 620, 110, 0.6)}
      ${base(ink, metal)}
      <path d="M300 420C260 520 300 660 470 690" fill="none" stroke="${accent}" stroke-width="24"/>
      <path d="M300 420C260 520 300 660 470 690" transform="translate(-4 -3)" fill="none" stroke="${tone(accent, 0.6)}"
        stroke-width="6"/>
      ${head ? `<path d="${head}" fill="${colour}"/>` : ''}
      <path d="${back}${seat}" fill="${colour}"/>` +
    volume(ink, [back, seat], {
      depth: 44,
      dark: 0.6,
      light: 0.4,
      lines: [['M300 200C312 320 340 440 362 540', 14, 0.5]],
    }) +
    `<path d="M500 650C520 600 520 540 500 484" fill="none" stroke="${accent}" stroke-width="24"/>
      <path d="M384 466H618C636 466 640 500 618 500H392C374 500 370 470 384 466Z" fill="#2a2c33"/>
      <path d="M396 474H612" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>
      <path d="M560 676L610 700" stroke="#2a2c33" stroke-width="13" stroke-linecap="round"/>`
  );
}
