import { mix, readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

type Kind = 'bear' | 'bunny' | 'elephant' | 'panda';

/** A seated bear, bunny, elephant or panda; lying on its belly; the face close up. */
export const softToy: Draw = ink => {
  const kind = ink.choose<Kind>('kind', ['bear', 'elephant', 'bunny', 'panda']);
  if (ink.view === 'angle') return lying(ink, kind);
  const front = `${ink.ground(505, 886, 620, 100, 0.6)}${body(ink, kind)}${head(ink, kind)}`;
  return ink.view === 'front' ? front : closeUp(front, 500, 370, 2.1);
};

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}
    C${round(x - rx)} ${round(y - ry * 1.33)} ${round(x + rx)} ${round(y - ry * 1.33)} ${round(x + rx)} ${y}
    C${round(x + rx)} ${round(y + ry * 1.33)} ${round(x - rx)} ${round(y + ry * 1.33)} ${round(x - rx)} ${y}Z`;

const pale = (ink: Ink): string => mix(tone(ink.colour, 0.7), '#f7e6cf', 0.35);
const limbs = (ink: Ink, kind: Kind): string => (kind === 'panda' ? tone(ink.colour, -0.25) : ink.colour);
const coat = (ink: Ink, kind: Kind): string => (kind === 'panda' ? '#f7f3ea' : ink.colour);

/** Short pile: brushed strokes inside the shading. */
function pile(ink: Ink, x: number, y: number, rx: number, ry: number): SoftLine[] {
  return Array.from({ length: 9 }, (_, at): SoftLine => {
    const [px, py] = [
      round(x + ink.vary(`px${x}${at}`, -0.7, 0.7) * rx),
      round(y + ink.vary(`py${y}${at}`, -0.7, 0.7) * ry),
    ];
    return [`M${px} ${py}l${round(ink.vary(`d${at}${y}`, -14, 14))} 30`, 11, at % 2 ? 0.4 : -0.18];
  });
}

function body(ink: Ink, kind: Kind): string {
  const plump = ink.vary('plump', 0.94, 1.08);
  const trunk = ellipse(500, 690, 190 * plump, 196);
  const arms = [ellipse(306, 640, 66, 118), ellipse(694, 640, 66, 118)];
  const legs = [ellipse(330, 820, 112, 84), ellipse(670, 820, 112, 84)];
  const soles = [
    [330, 826],
    [670, 826],
  ]
    .map(
      ([x, y]) =>
        `<path d="${ellipse(x!, y!, 66, 52)}" fill="${pale(ink)}"/>
          <path d="${ellipse(x!, y!, 60, 46)}" fill="none" stroke="${tone(ink.colour, -0.4)}" stroke-width="2.4"
            stroke-dasharray="6 4"/>`,
    )
    .join('');
  const bow = readableOn(ink.colour, ink.accent);
  return (
    `<g transform="rotate(14 306 560)">
        <path d="${arms[0]}" fill="${limbs(ink, kind)}"/>
        ${volume(ink, [arms[0]!], { depth: 52, dark: 0.5, light: 0.26 })}
      </g>
      <g transform="rotate(-14 694 560)">
        <path d="${arms[1]}" fill="${limbs(ink, kind)}"/>
        ${volume(ink, [arms[1]!], { depth: 52, dark: 0.6, light: 0.3 })}
      </g>` +
    `<path d="${trunk}" fill="${coat(ink, kind)}"/>
      <path d="${ellipse(500, 710, 124 * plump, 138)}" fill="${pale(ink)}"/>
      ${volume(ink, [trunk], { depth: 84, dark: 0.5, light: 0.26, lines: pile(ink, 500, 680, 180, 160) })}` +
    `<path d="${legs.join('')}" fill="${limbs(ink, kind)}"/>
      ${soles}
      ${volume(ink, legs, { depth: 58, dark: 0.5, light: 0.28 })}` +
    `<path
        d="M500 540C440 490 386 490 384 534C384 580 450 572 500 540ZM500 540C560 490 614 490 616 534
          C616 580 550 572 500 540Z"
        fill="${bow}" stroke="${tone(bow, -0.4)}" stroke-width="4"/>
      <path d="M490 550L452 630L478 620L490 642L504 556ZM510 550L548 630L522 620L510 642L496 556Z"
        fill="${tone(bow, -0.15)}"/>
      <circle cx="500" cy="540" r="23" fill="${tone(bow, 0.15)}" stroke="${tone(bow, -0.4)}" stroke-width="3"/>`
  );
}

function head(ink: Ink, kind: Kind): string {
  const skin = coat(ink, kind);
  const skull = ellipse(500, 346, round(ink.vary('head', 196, 218)), 176);
  const dark = limbs(ink, kind);
  const inner = mix(pale(ink), '#e79a9a', 0.3);
  const ears = {
    bear: [
      [332, 208, 70, 70, 0],
      [668, 208, 70, 70, 0],
    ],
    panda: [
      [336, 206, 66, 66, 0],
      [664, 206, 66, 66, 0],
    ],
    bunny: [
      [406, 168, 54, 132, -12],
      [594, 168, 54, 132, 12],
    ],
    elephant: [
      [268, 340, 124, 150, 12],
      [732, 340, 124, 150, -12],
    ],
  }[kind];
  const listen = ears
    .map(
      ([x, y, rx, ry, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">
            <path d="${ellipse(x!, y!, rx!, ry!)}" fill="${dark}"/>
            <path d="${ellipse(x!, y!, rx! * 0.62, ry! * 0.66)}" fill="${kind === 'panda' ? tone(dark, 0.2) : inner}"/>
            ${volume(ink, [ellipse(x!, y!, rx!, ry!)], { depth: 40, dark: 0.5, light: 0.26 })}
          </g>`,
    )
    .join('');
  const eye = (x: number): string =>
    `${
      kind === 'panda'
        ? `<ellipse cx="${x}" cy="346" rx="48" ry="58" fill="${dark}"
            transform="rotate(${x < 500 ? 24 : -24} ${x} 346)"/>`
        : ''
    }
      <circle cx="${x}" cy="340" r="23" fill="#17130f"/>
      <circle cx="${x - 8}" cy="331" r="8" fill="#fff"/>
      <circle cx="${x + 7}" cy="348" r="4" fill="#fff" fill-opacity=".6"/>`;
  const cheeks = `<circle cx="372" cy="410" r="32" fill="#f08a8a" fill-opacity=".3"/>
    <circle cx="628" cy="410" r="32" fill="#f08a8a" fill-opacity=".3"/>`;
  const nose =
    kind === 'elephant'
      ? elephantTrunk(ink)
      : `<path d="${ellipse(500, 424, 86, 62)}" fill="${pale(ink)}"/>
        ${volume(ink, [ellipse(500, 424, 86, 62)], { depth: 30, dark: 0.3, light: 0.6 })}
        <path d="M462 394C474 380 526 380 538 394C546 410 516 430 500 430C484 430 454 410 462 394Z"
          fill="${kind === 'bunny' ? '#d9707a' : '#3a2a20'}"/>
        <ellipse cx="486" cy="394" rx="12" ry="5" fill="#fff" fill-opacity=".6"/>
        <path d="M500 430V448M500 448C486 470 462 466 456 452M500 448C514 470 538 466 544 452" fill="none"
          stroke="#3a2a20" stroke-width="6" stroke-linecap="round"/>`;
  return `${listen}
    <path d="${skull}" fill="${skin}"/>
    ${volume(ink, [skull], { depth: 80, dark: 0.45, light: 0.3, lines: pile(ink, 500, 300, 180, 120) })}
    ${cheeks}
    ${eye(422)}
    ${eye(578)}
    ${nose}
    ${stitches('M500 176V250', tone(ink.colour, -0.35), 3)}`;
}

function elephantTrunk(ink: Ink): string {
  const nose =
    'M446 380C446 350 554 350 554 380C556 450 560 500 590 520C616 534 610 566 580 566C500 566 452 480 446 380Z';
  return `<path d="${nose}" fill="${tone(ink.colour, 0.08)}"/>
    ${volume(ink, [nose], { depth: 40, dark: 0.5, light: 0.5 })}
    <path d="M456 420C490 432 520 432 548 420M462 458C492 470 520 468 552 454M480 500C506 508 530 502 562 486"
      fill="none" stroke="${tone(ink.colour, -0.45)}" stroke-width="4" stroke-linecap="round"/>`;
}

function lying(ink: Ink, kind: Kind): string {
  const back = 'M420 560C520 470 760 470 850 560C910 620 900 740 840 770C720 800 520 800 420 770Z';
  const foot = ellipse(860, 740, 80, 72);
  const paw = ellipse(250, 776, 104, 52);
  const other = ellipse(470, 790, 104, 50);
  return `${ink.ground(520, 826, 900, 110, 0.55)}
    <path d="${back}" fill="${coat(ink, kind)}"/>
    ${volume(ink, [back], { depth: 84, dark: 0.5, light: 0.28, lines: pile(ink, 640, 600, 180, 100) })}
    <path d="${foot}" fill="${limbs(ink, kind)}"/>
    <path d="${ellipse(868, 746, 46, 42)}" fill="${pale(ink)}"/>
    <g transform="translate(-104 190) scale(.9)">${head(ink, kind)}</g>
    <path d="${paw}${other}" fill="${limbs(ink, kind)}"/>
    ${volume(ink, [foot, paw, other], { depth: 46, dark: 0.5, light: 0.28 })}`;
}
