import { readableOn, tone } from '../colours.ts';
import { bothSides, folded, tailored, weaveOf } from '../garment.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { mirror, symmetric } from '../mirror.ts';
import type { SoftLine } from '../solid.ts';
import { closeUp, cloth, seam, stitches } from '../textile.ts';

const sleeve =
  'M272 196C214 222 178 302 138 420C170 446 214 462 256 468C272 436 288 410 306 392C300 330 290 262 272 196Z';
const armFolds: SoftLine[] = [
  ['M262 240C240 300 236 360 240 450', 14, -0.42],
  ['M226 270C200 330 186 380 180 430', 14, 0.3],
];
const bodyFolds: SoftLine[] = [
  ['M306 400C360 440 380 520 384 640', 22, -0.4],
  ['M694 400C640 440 620 520 616 640', 22, -0.5],
  ['M352 430C392 520 404 640 396 850', 26, 0.34],
  ['M470 560C456 680 470 780 452 870', 24, -0.26],
  ['M560 600C570 700 556 800 576 870', 22, 0.26],
  ['M650 560C640 680 660 780 640 860', 24, -0.36],
  ['M330 230C400 250 440 300 450 330', 16, 0.2],
];

/** Crew-neck or V-neck tee: plain with a chest print, hooped, or with sleeves and ribs in the accent. */
export const tShirt: Draw = ink => {
  if (ink.view === 'angle') return folded(ink, { weave: weave(ink), figure: ink.accent, front: foldedNeck(ink) });
  const front = worn(ink);
  return ink.view === 'front' ? front : closeUp(front, 470, 250, 2.5);
};

const weave = (ink: Ink) => weaveOf(ink, ['melange', 'plain', 'hoops', 'plain']);

function worn(ink: Ink): string {
  const { colour, accent } = ink;
  const hem = 860 + ink.vary('length', -16, 22);
  const dip = ink.choose('neck', [236, 232, 282, 240]);
  const vee = dip > 270;
  const neck = vee ? [440, 200, 472, 250, 500, dip] : [432, 196, 458, dip, 500, dip];
  const body = symmetric(
    [500, dip],
    [neck[2]!, neck[3]!, neck[0]!, neck[1]!, 414, 136],
    [370, 164, 320, 178, 268, 198],
    [286, 270, 304, 330, 304, 396],
    [310, 560, 296, 700, 294, hem],
    [380, hem + 22, 440, hem + 26, 500, hem + 26],
  );
  const ringer = ink.vary('ringer', 0, 1) > 0.62;
  const cut = weave(ink);
  const main = cloth(ink, cut, colour, accent);
  const arms: [string, string] = ringer
    ? [accent, accent]
    : [cloth(ink, cut, colour, accent, 'rotate(24)'), cloth(ink, cut, colour, accent, 'rotate(-24)')];
  const rib = ringer ? accent : tone(colour, -0.12);
  const collar = `M414 136C${neck[0]} ${neck[1]} ${neck[2]} ${neck[3]} 500 ${dip}
    C${1000 - neck[2]!} ${neck[3]} ${1000 - neck[0]!} ${neck[1]} 586 136`;
  const inside = `${collar}C560 118 440 118 414 136Z`;
  const hemLine = `M296 ${hem - 30}C380 ${hem - 8} 440 ${hem - 4} 500 ${hem - 4}
    C560 ${hem - 4} 620 ${hem - 8} 704 ${hem - 30}`;
  return (
    ink.wall(`<path d="${body}${sleeve}${mirror(sleeve)}"/>`) +
    `<path d="${inside}" fill="${ink.linear([tone(colour, -0.62), tone(colour, -0.34)])}"/>` +
    `<path d="M416 138C440 160 560 160 584 138" fill="none" stroke="${tone(rib, -0.3)}" stroke-width="18"/>
      <rect x="478" y="150" width="44" height="30" rx="3" fill="${tone(accent, 0.7)}"/>` +
    tailored(
      ink,
      [
        [sleeve, arms[0]],
        [mirror(sleeve), arms[1]],
        [body, main],
      ],
      [...bothSides(armFolds), ...bodyFolds],
    ) +
    (cut === 'hoops' ? '' : print(ink)) +
    seam('M272 198C290 270 306 330 304 396M728 198C710 270 694 330 696 396', colour, 3.4) +
    `<path d="${collar}" fill="none" stroke="${rib}" stroke-width="26"/>
      <path d="${collar}" fill="none" stroke="${tone(rib, 0.3)}" stroke-width="20" stroke-dasharray="2 6" opacity=".4"/>
      <path d="${collar}" transform="translate(0 14)" fill="none" stroke="${tone(colour, -0.6)}" stroke-width="3"
        opacity=".45"/>` +
    stitches(
      `M400 144C${neck[0]! - 12} ${neck[1]! + 14} ${neck[2]! - 10} ${neck[3]! + 22} 500 ${dip + 22}
        C${1010 - neck[2]!} ${neck[3]! + 22} ${1012 - neck[0]!} ${neck[1]! + 14} 600 144`,
      tone(colour, 0.4),
      2,
    ) +
    stitches(hemLine, tone(colour, 0.4), 2.2) +
    seam(hemLine, colour, 1.6) +
    stitches('M150 408C184 430 220 444 258 450M850 408C816 430 780 444 742 450', tone(colour, 0.4), 2.2)
  );
}

function print(ink: Ink): string {
  const figure = readableOn(ink.colour, ink.accent);
  const text = ink.art.label;
  switch (ink.int('print', 0, 4)) {
    case 0:
      return `<circle cx="500" cy="420" r="74" fill="${figure}"/>
        <path d="M420 452C450 420 474 420 500 446C526 472 552 470 580 440V520H420Z" fill="${tone(ink.colour, -0.1)}"/>
        <path d="M436 478C460 452 478 452 500 470C524 490 548 488 566 464" fill="none" stroke="${figure}"
          stroke-width="8"/>`;
    case 1:
      return (
        letter(text ?? 'Monsoon', { x: 500, y: 400, size: 46, width: 250, colour: figure, weight: 0.2 }) +
        `<path d="M390 452H610" stroke="${figure}" stroke-width="6"/>`
      );
    case 2:
      return `<g fill="none" stroke="${figure}" stroke-width="9">
          <path d="M412 470L500 352L588 470Z"/>
          <path d="M446 470L500 398L554 470"/>
        </g>`;
    case 3:
      return `<path d="M566 330H650V402C650 418 626 430 608 436
        C590 430 566 418 566 402Z" fill="${tone(ink.colour, -0.1)}"
          stroke="${tone(ink.colour, -0.45)}" stroke-width="2.4"/>
        ${stitches('M572 344H644', tone(ink.colour, 0.5), 2)}`;
    default:
      return `<g transform="translate(590 330)">
          <path d="M0 0C-10-22 22-34 26-10C30-34 62-22 52 0C46 14 30 24 26 30C22 24 6 14 0 0Z" fill="${figure}"
            transform="scale(.8)"/>
        </g>`;
  }
}

function foldedNeck(ink: Ink): string {
  const { colour } = ink;
  const ring = 'M420 216C436 270 470 292 500 292C530 292 564 270 580 216';
  return (
    `<path d="${ring}C556 200 444 200 420 216Z" fill="${tone(colour, -0.5)}"/>
      <path d="M440 218C470 232 530 232 560 218" stroke="${tone(colour, -0.2)}" stroke-width="14" fill="none"/>
      <rect x="474" y="226" width="52" height="32" rx="3" fill="${tone(ink.accent, 0.75)}"/>` +
    `<path d="${ring}" fill="none" stroke="${tone(colour, -0.1)}" stroke-width="24"/>
      <path d="${ring}" fill="none" stroke="${tone(colour, 0.35)}" stroke-width="18" stroke-dasharray="2 6"
        opacity=".4"/>` +
    (weave(ink) === 'hoops' ? '' : `<g transform="translate(0 90)">${print(ink)}</g>`)
  );
}
