import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { card, cardEdge, chip } from '../pass.ts';
import { closeUp } from '../textile.ts';
import { volume } from '../solid.ts';

/** A shield over the plan's card; the shield around a phone; the shield's mark close up. */
export const carePlan: Draw = ink => {
  if (ink.view === 'angle') return guarded(ink);
  const front = `${ink.ground(520, 850, 800, 100, 0.35)}
    <g transform="translate(100 360) rotate(-7 320 200) scale(1.06)">${cardEdge(ink)}${card(ink, printed(ink))}</g>
    <g transform="translate(190 70) scale(.94)">${shield(ink)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 660, 520, 1.9);
};

const outline = symmetric([500, 190], [450, 236, 380, 262, 292, 268], [280, 480, 330, 680, 500, 800]);

function shield(ink: Ink): string {
  const gold = readableOn(ink.colour, ink.accent);
  const white = readableOn(ink.colour, '#fffaf0');
  const inner = `<path d="${outline}" transform="translate(500 480) scale(.8) translate(-500 -480)"
      fill="${ink.linear([tone(ink.colour, 0.35), ink.colour, tone(ink.colour, -0.4)], 'slant')}"/>
    <path d="M500 232V728C366 640 322 480 330 318C400 312 456 284 500 232Z"
      transform="translate(500 480) scale(.94) translate(-500 -480)" fill="#fff" fill-opacity=".12"/>`;
  const mark = ink.choose('mark', [
    `<path d="M412 480L478 550L600 408" fill="none" stroke="#fffaf0" stroke-width="46" stroke-linecap="round"
        stroke-linejoin="round"/>`,
    `<path d="M500 390V580M405 485H595" stroke="#fffaf0" stroke-width="50" stroke-linecap="round"/>`,
    `<path
        d="M500 600C390 530 376 440 432 408C470 390 494 416 500 440C506 416 530 390 568 408C624 440 610 530 500 600Z"
        fill="#fffaf0"/>`,
    `<path
        d="M380 500C384 372 616 372 620 500C596 474 562 474 540 500C522 474 478 474 460 500C438 474 404 474 380 500Z"
        fill="#fffaf0"/>
      <path d="M500 396V372M500 478V590C500 630 440 630 440 588" fill="none" stroke="#fffaf0" stroke-width="22"
        stroke-linecap="round"/>`,
  ]);
  return `${ink.blur(16, `<path d="${outline}" transform="translate(18 30)" fill="#160e22" fill-opacity=".4"/>`)}
    <path d="${outline}" fill="${gold}"/>
    ${volume(ink, [outline], { depth: 46, dark: 0.5, light: 0.8, shade: tone(gold, -0.7) })}
    ${inner}
    <g transform="translate(4 10)" opacity=".25">${mark.replaceAll('#fffaf0', '#160e22')}</g>
    ${mark.replaceAll('#fffaf0', white)}`;
}

function printed(ink: Ink): string {
  const text = readableOn(ink.colour, '#fffaf0');
  return `${chip(ink, 48, 60)}
    ${letter(ink.art.label ?? 'Care plus', {
      x: 48,
      y: 236,
      size: 50,
      width: 270,
      colour: text,
      align: 'start',
      weight: 0.17,
    })}
    ${letter(ink.choose('term', ['1 year', '2 years', '3 years']), {
      x: 48,
      y: 308,
      size: 25,
      colour: readableOn(ink.colour, ink.accent),
      align: 'start',
      tracking: 4,
    })}
    ${letter(`No ${ink.int('number', 100000, 999999)}`, {
      x: 48,
      y: 354,
      size: 16,
      colour: text,
      align: 'start',
      tracking: 4,
    })}`;
}

function guarded(ink: Ink): string {
  const rows = [0, 1, 2, 3]
    .map(
      at =>
        `<rect x="316" y="${300 + at * 112}" width="228" height="92" rx="16" fill="#fff" fill-opacity=".92"/>
          <circle cx="358" cy="${346 + at * 112}" r="24" fill="${tone(at % 2 ? ink.accent : ink.colour, 0.25)}"/>
          <path d="M348 ${346 + at * 112}l8 9l14-17" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"
            stroke-linejoin="round"/>
          <path d="M396 ${334 + at * 112}H520M396 ${356 + at * 112}H${470 + ((at * 17) % 40)}" stroke="#c3c8d4"
            stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('');
  return `${ink.ground(480, 876, 760, 110, 0.5)}
    <g transform="matrix(.98 -.06 0 1 0 20)">
      <rect x="290" y="130" width="296" height="730" rx="44" fill="#26272c" transform="translate(18 4)"/>
      <rect x="282" y="126" width="296" height="730" rx="44" fill="#17181c"/>
      <rect x="294" y="138" width="272" height="706" rx="34"
        fill="${ink.linear([tone(ink.colour, 0.5), tone(ink.colour, 0.1), tone(ink.accent, 0.3)], 'slant')}"/>
      <rect x="384" y="152" width="92" height="22" rx="11" fill="#17181c"/>
      ${letter(ink.art.label ?? 'Care plus', {
        x: 430,
        y: 236,
        size: 28,
        width: 220,
        colour: readableOn(tone(ink.colour, 0.35), '#ffffff'),
        weight: 0.16,
      })}
      ${rows}
      <path d="M294 172L470 138H540L294 520Z" fill="#fff" fill-opacity=".1"/>
    </g>
    <g transform="translate(330 250) scale(.74)">${shield(ink)}</g>`;
}
