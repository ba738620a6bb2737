import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { mirror } from '../mirror.ts';
import { closeUp } from '../textile.ts';

const lenses = [
  'M206 420C280 396 390 398 452 424C462 480 446 560 400 596C350 626 268 620 232 580C204 544 198 480 206 420Z',
  'M196 416C280 400 400 402 458 416C470 470 466 540 446 580C400 606 270 606 220 578C196 530 192 470 196 416Z',
  'M330 398C400 398 446 446 446 506C446 566 394 608 330 608C266 608 214 566 214 506C214 446 260 398 330 398Z',
  'M178 430C260 404 390 410 460 434C456 500 430 572 372 592C310 610 250 590 218 544C196 512 186 470 178 430Z',
] as const;

/** Wayfarer, square, round or aviator; lenses in the accent with a sky reflection. */
export const sunglasses: Draw = ink => {
  if (ink.view === 'angle') return folded(ink);
  const front = worn(ink);
  return ink.view === 'front' ? front : closeUp(front, 290, 470, 2.1);
};

function frameParts(ink: Ink): { lens: string; wire: boolean; rim: number } {
  const at = ink.int('cut', 0, 3);
  const wire = at === 2 || ink.art.finish === 'metal';
  return {
    lens: lenses[at] ?? lenses[0],
    wire,
    rim: wire ? round(ink.vary('rim', 11, 16)) : round(ink.vary('rim', 34, 46)),
  };
}

function worn(ink: Ink): string {
  const { colour, accent } = ink;
  const { lens, wire, rim } = frameParts(ink);
  const both = lens + mirror(lens);
  const glass = ink.linear([
    [0, tone(accent, -0.72)],
    [0.55, tone(accent, -0.3)],
    [1, tone(accent, 0.45)],
  ]);
  const frame = ink.linear([
    [0, tone(colour, 0.4)],
    [0.3, colour],
    [1, tone(colour, -0.45)],
  ]);
  const bridge = 'M446 436C470 414 530 414 554 436L552 470C530 446 470 446 448 470Z';
  const reflection = 'M236 440L330 410L262 560C236 540 226 490 236 440ZM350 408L384 404L300 592L278 580Z';
  return (
    `<g transform="translate(500 490) scale(1.14) translate(-500 -510)">
      ${ink.ground(505, 690, 760, 90, 0.5)}
      <path d="${both}" transform="translate(24 96) skewX(-6) scale(1 .92)" fill="${accent}" fill-opacity=".16"/>` +
    `<path d="M232 440C204 420 178 420 158 440${mirror('M232 440C204 420 178 420 158 440')}" fill="none"
        stroke="${tone(colour, -0.12)}" stroke-width="${wire ? 13 : 34}" stroke-linecap="round"/>` +
    `<path d="${bridge}" fill="${frame}"/>
      ${wire ? `<path d="M420 410C470 396 530 396 580 410" fill="none" stroke="${colour}" stroke-width="10"/>` : ''}` +
    `<path d="${both}" fill="${tone(colour, -0.4)}" stroke="${tone(colour, -0.55)}" stroke-width="${rim + 6}"
        transform="translate(2 5)"/>
      <path d="${both}" fill="${glass}" stroke="${frame}" stroke-width="${rim}" stroke-linejoin="round"/>` +
    `<path d="${both}" fill="none" stroke="${tone(colour, 0.7)}" stroke-opacity=".55" stroke-width="3.4"
        transform="translate(-${rim * 0.2} -${rim * 0.24})"/>` +
    ink.clip(
      `<path d="${both}"/>`,
      `<g fill="#fff" fill-opacity=".2">
          <path d="${reflection}"/>
          <path d="${reflection}" transform="translate(340 0)"/>
        </g>
        <path d="M160 600C260 540 400 560 460 600V640H160ZM540 600C620 540 760 560 840 600V640H540Z" fill="#fff"
          fill-opacity=".12"/>`,
    ) +
    `<g fill="${tone('#d9dce2', -0.05)}">
        <ellipse cx="178" cy="440" rx="9" ry="5"/>
        <ellipse cx="822" cy="440" rx="9" ry="5"/>
      </g>
      <path d="M450 500C466 516 468 540 458 560M550 500C534 516 532 540 542 560" fill="none" stroke="#e6e8ee"
        stroke-opacity=".75" stroke-width="12" stroke-linecap="round"/>
      </g>`
  );
}

/** Temples open, turned to the side on a table. */
function folded(ink: Ink): string {
  const { colour, accent } = ink;
  const { lens, wire, rim } = frameParts(ink);
  const frame = ink.linear([
    [0, tone(colour, 0.45)],
    [0.4, colour],
    [1, tone(colour, -0.45)],
  ]);
  const glass = ink.linear(
    [
      [0, tone(accent, -0.7)],
      [0.6, tone(accent, -0.2)],
      [1, tone(accent, 0.5)],
    ],
    'slant',
  );
  const one = (turn: string): string =>
    `<g transform="${turn}">
        <path d="${lens}" fill="${glass}" stroke="${tone(colour, -0.5)}" stroke-width="${rim + 8}"/>
        <path d="${lens}" fill="${glass}" stroke="${frame}" stroke-width="${rim}"/>
        ${ink.clip(
          `<path d="${lens}"/>`,
          `<path d="M236 440L330 396L250 580C226 540 226 490 236 440ZM352 396L386 396L300 600
            L276 590Z" fill="#fff" fill-opacity=".22"/>`,
        )}
      </g>`;
  const width = wire ? 13 : 30;
  const temple = (line: string, shade: number): string =>
    `<path d="${line}" fill="none" stroke="${tone(colour, -0.5)}" stroke-width="${width + 5}" stroke-linecap="round"/>
      <path d="${line}" fill="none" stroke="${tone(colour, shade)}" stroke-width="${width}" stroke-linecap="round"/>
      <path d="${line}" transform="translate(0 -${width * 0.28})" fill="none" stroke="#fff" stroke-opacity=".45"
        stroke-width="${round(width * 0.14)}" stroke-linecap="round"/>`;
  return (
    `${ink.ground(560, 700, 840, 110, 0.5)}${temple(
      'M566 404C660 352 760 330 846 346C886 360 902 400 906 448',
      -0.25,
    )}` +
    one('matrix(.62 .06 0 .92 310 66)') +
    `<path d="M398 500C420 470 450 468 470 488" fill="none" stroke="${frame}" stroke-width="${wire ? 12 : 30}"
        stroke-linecap="round"/>` +
    one('matrix(.86 .1 0 1.06 -56 34)') +
    temple('M118 488C330 560 560 590 744 586C806 588 844 622 862 690', 0.05) +
    `<g fill="#e3e6ec"><circle cx="150" cy="499" r="6"/><circle cx="168" cy="505" r="6"/></g>`
  );
}
