import { readableOn, tone } from '../colours.ts';
import { bothSides, folded, placket, tailored, weaveOf } from '../garment.ts';
import type { Draw, Ink } from '../Ink.ts';
import { mirror, symmetric } from '../mirror.ts';
import { volume, type SoftLine } from '../solid.ts';
import { button, closeUp, cloth, seam, stitches, type Weave } from '../textile.ts';

const longSleeve = `M276 190C226 214 196 300 176 420C156 540 142 650 134 760C150 776 200 784 226 776
  C240 680 262 560 306 400
  C302 320 292 250 276 190Z`;
const halfSleeve =
  'M276 190C220 218 186 304 152 430C190 456 230 466 270 468C280 440 292 416 306 400C302 320 292 250 276 190Z';
const armFolds: SoftLine[] = [
  ['M262 240C232 320 222 380 228 440', 16, -0.4],
  ['M296 430C250 460 220 470 190 460', 14, -0.4],
  ['M230 260C200 340 186 420 176 520', 16, 0.32],
  ['M180 560C200 570 220 566 240 552', 12, -0.35],
  ['M158 660C180 672 200 668 222 656', 12, -0.3],
];
const bodyFolds: SoftLine[] = [
  ['M306 404C360 450 376 540 372 660', 22, -0.4],
  ['M694 404C640 450 624 540 628 660', 22, -0.5],
  ['M352 430C398 540 400 640 384 860', 28, 0.32],
  ['M430 520C424 660 440 760 420 880', 22, -0.24],
  ['M590 560C600 680 584 780 600 880', 24, 0.24],
  ['M660 560C648 680 664 760 650 850', 24, -0.36],
];
const collarLeft = 'M418 120C396 150 396 196 424 250C452 236 480 214 500 196C470 176 440 150 418 120Z';

/** Button-down shirt with long or half sleeves, in stripes, checks, prints or plain weave. */
export const shirt: Draw = ink => {
  const weave = weaveOf(ink, ['plain', 'pinstripe', 'gingham', 'tartan', 'stripe', 'dots', 'leaf']);
  if (ink.view === 'angle')
    return folded(ink, { weave, figure: ink.accent, front: foldedFront(ink, weave), layers: 3 });
  const front = worn(ink, weave);
  return ink.view === 'front' ? front : closeUp(front, 480, 260, 2.5);
};

function worn(ink: Ink, weave: Weave): string {
  const { colour, accent } = ink;
  const hem = 872 + ink.vary('length', -20, 16);
  const long = ink.vary('sleeves', 0, 1) > 0.35;
  const body = symmetric(
    [500, 196],
    [470, 176, 444, 150, 420, 122],
    [372, 156, 322, 172, 272, 192],
    [292, 260, 304, 330, 306, 402],
    [312, 560, 300, 700, 296, hem - 40],
    [360, hem, 420, hem + 30, 500, hem + 30],
  );
  const main = cloth(ink, weave, colour, accent);
  const arm = long ? longSleeve : halfSleeve;
  const arms: [string, string] = [
    cloth(ink, weave, colour, accent, `rotate(${long ? 14 : 22})`),
    cloth(ink, weave, colour, accent, `rotate(${long ? -14 : -22})`),
  ];
  const bias = cloth(ink, weave, colour, accent, 'rotate(38)');
  const thread = tone(colour, 0.45);
  const cuff = 'M132 728C160 744 200 750 230 744L226 782C196 790 150 784 130 768Z';
  const hemLine = `M298 ${hem - 56}C360 ${hem - 18} 420 ${hem + 12} 500 ${hem + 12}
    C580 ${hem + 12} 640 ${hem - 18} 702 ${hem - 56}`;
  return (
    ink.wall(`<path d="${body}${arm}${mirror(arm)}"/>`) +
    `<path d="M416 124C440 100 560 100 584 124L560 190H440Z"
        fill="${ink.linear([tone(colour, -0.35), tone(colour, -0.62)])}"/>
      <rect x="474" y="132" width="52" height="26" rx="3" fill="#fbf8f1"/>
      <path d="M484 145H516" stroke="${readableOn('#fbf8f1', accent)}" stroke-width="5"/>` +
    tailored(
      ink,
      [
        [arm, arms[0]],
        [mirror(arm), arms[1]],
        [body, main],
      ],
      [...bothSides(long ? armFolds : armFolds.slice(0, 2)), ...bodyFolds],
    ) +
    (long
      ? `<path d="${cuff}${mirror(cuff)}" fill="${bias}"/>
        ${seam(cuff + mirror(cuff), colour, 2.4)}
        ${stitches(`M136 740C160 754 200 760 228 754${mirror('M136 740C160 754 200 760 228 754')}`, thread, 2)}`
      : stitches(`M158 416C194 440 232 450 274 452${mirror('M158 416C194 440 232 450 274 452')}`, thread, 2)) +
    seam('M274 194C292 260 306 330 306 402M726 194C708 260 694 330 694 402', colour, 3.4) +
    stitches(hemLine, thread, 2) +
    placket(ink, 200, hem + 26, 7, readableOn(colour, tone(accent, 0.5)), main) +
    pocket(ink, main) +
    collar(ink, bias)
  );
}

function collar(ink: Ink, paint: string): string {
  const thread = tone(ink.colour, 0.45);
  const both = collarLeft + mirror(collarLeft);
  const under = tone(ink.colour, -0.75);
  const shadow = [6, 11, 16]
    .map(dy => `<path d="${both}" transform="translate(3 ${dy})" fill="${under}" fill-opacity=".16"/>`)
    .join('');
  const edge = 'M404 158C404 196 410 214 430 240C454 228 476 212 492 198';
  const small =
    ink.vary('button-down', 0, 1) > 0.5 ? button(428, 226, 6, '#f4f0e6') + button(572, 226, 6, '#f4f0e6') : '';
  return (
    shadow +
    `<path d="${both}" fill="${paint}"/>` +
    volume(ink, [both], { depth: 20, light: 0.3 }) +
    seam(both, ink.colour, 1.6) +
    stitches(edge + mirror(edge), thread, 1.8) +
    small
  );
}

function pocket(ink: Ink, paint: string): string {
  if (ink.vary('pocket', 0, 1) < 0.3) return '';
  const outline = 'M572 350H664V440L618 466L572 440Z';
  return `<path d="${outline}" fill="${paint}" transform="translate(${ink.vary('shift', -3, 3).toFixed(1)} 0)"/>
    ${seam(outline, ink.colour, 2.4)}
    ${stitches('M576 366H660M577 438L618 460L659 438', tone(ink.colour, 0.45), 1.8)}`;
}

function foldedFront(ink: Ink, weave: Weave): string {
  const bias = cloth(ink, weave, ink.colour, ink.accent, 'rotate(38)');
  return `<g transform="translate(0 84)">
      <path d="M420 124C440 98 560 98 580 124L500 196Z" fill="${tone(ink.colour, -0.5)}"/>
      <rect x="472" y="124" width="56" height="28" rx="3" fill="#fbf8f1"/>
      ${placket(
        ink,
        200,
        704,
        5,
        readableOn(ink.colour, tone(ink.accent, 0.5)),
        cloth(ink, weave, ink.colour, ink.accent),
      )}
      ${pocket(ink, bias)}
      ${collar(ink, bias)}
    </g>`;
}
