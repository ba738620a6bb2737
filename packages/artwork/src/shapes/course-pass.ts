import { mix, readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { card, cardEdge } from '../pass.ts';
import { closeUp } from '../textile.ts';

/** A course card under a graduate's cap; the certificate; the tassel and seal close up. */
export const coursePass: Draw = ink => {
  const whole = ink.view === 'front' ? withCap(ink) : certificate(ink);
  return ink.view === 'detail' ? closeUp(whole, 690, 690, 2.2) : whole;
};

function printed(ink: Ink): string {
  const text = readableOn(ink.colour, '#fffaf0');
  const trim = readableOn(ink.colour, ink.accent);
  const done = ink.int('lessons', 24, 60);
  return `${letter(ink.art.label ?? 'Learn', {
    x: 48,
    y: 232,
    size: 52,
    width: 500,
    colour: text,
    align: 'start',
    weight: 0.17,
  })}
    ${letter(`${done} lessons`, { x: 48, y: 300, size: 24, colour: trim, align: 'start', tracking: 4 })}
    <rect x="48" y="340" width="380" height="14" rx="7" fill="#fff" fill-opacity=".3"/>
    <rect x="48" y="340" width="${ink.int('part', 120, 320)}" height="14" rx="7" fill="${trim}"/>
    ${motif(ink, 560, 320, 50, trim, text)}`;
}

function withCap(ink: Ink): string {
  const cloth = tone(ink.colour, -0.62);
  const gold = ink.accent;
  const board = 'M500 110L860 240L500 380L140 240Z';
  const crown = 'M310 306V410C310 470 690 470 690 410V306L500 380Z';
  return (
    `${ink.ground(510, 880, 800, 100, 0.4)}
      <g transform="translate(146 400) rotate(-4 320 200) scale(1.1)">${cardEdge(ink)}${card(ink, printed(ink))}</g>
      <g transform="translate(0 20)">
      <path d="${crown}" transform="translate(12 34)" fill="#160e22" fill-opacity=".28"/>
      <path d="${crown}"
        fill="${ink.linear(
          [
            [0, tone(cloth, 0.12)],
            [0.35, tone(cloth, 0.28)],
            [1, tone(cloth, -0.5)],
          ],
          'across',
        )}"/>
      <path d="M140 240L500 380L860 240V256L500 398L140 256Z" fill="${tone(cloth, -0.5)}"/>
      <path d="${board}" fill="${ink.linear([tone(cloth, 0.42), tone(cloth, 0.12), tone(cloth, -0.15)], 'slant')}"/>
      <path d="M500 110L140 240" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>` +
    `<path d="M500 244C620 250 740 262 800 290C812 330 806 380 808 420" fill="none" stroke="${tone(gold, -0.3)}"
        stroke-width="13"/>
      <path d="M500 242C620 248 740 260 800 288C812 328 806 380 808 420" fill="none" stroke="${gold}" stroke-width="8"/>
      <circle cx="808" cy="430" r="18" fill="${ink.radial([tone(gold, 0.6), gold, tone(gold, -0.4)])}"/>
      <path d="M792 444L778 560M800 446L794 572M808 446V576M816 446L822 572M824 444L838 560" stroke="${gold}"
        stroke-width="9" stroke-linecap="round"/>
      <path d="M788 470H828" stroke="${tone(gold, -0.45)}" stroke-width="7"/>
      <ellipse cx="500" cy="240" rx="24" ry="11" fill="${gold}"/>
      </g>`
  );
}

function certificate(ink: Ink): string {
  const { colour, accent } = ink;
  const paper = '#fdf8ea';
  const main = readableOn(paper, tone(colour, -0.2));
  const lines = [0, 1, 2]
    .map(at => `<path d="M${270 + at * 30} ${520 + at * 34}H${730 - at * 30}" stroke="#b5aa94" stroke-width="6"/>`)
    .join('');
  const rays = Array.from(
    { length: 18 },
    (_, at) => `<path d="M-16-78L0-104L16-78Z" transform="rotate(${at * 20})"/>`,
  ).join('');
  const gold = mix(accent, '#e0b040', 0.35);
  return (
    `${ink.ground(520, 830, 880, 110, 0.4)}
      <g transform="matrix(1 -.07 .06 .98 -30 40)">
      ${ink.wall('<rect x="120" y="200" width="760" height="580"/>', 16, 26, 18)}
      <rect x="120" y="200" width="760" height="580"
        fill="${ink.linear(['#ffffff', paper, tone(paper, -0.1)], 'slant')}"/>
      <rect x="146" y="226" width="708" height="528" fill="none" stroke="${main}" stroke-width="11"/>
      <rect x="164" y="244" width="672" height="492" fill="none" stroke="${gold}" stroke-width="3.4"/>
      <g fill="none" stroke="${gold}" stroke-width="4">
        <path
          d="M164 304C204 304 224 284 224 244M836 304C796 304 776 284 776 244M164 676C204 676 224 696 224 736M836 676
            C796 676 776 696 776 736"/>
      </g>` +
    `${letter('Certificate', { x: 500, y: 320, size: 46, colour: main, weight: 0.13, tracking: 5 })}
      ${letter('of completion', { x: 500, y: 380, size: 17, colour: '#8d7f68', tracking: 6 })}
      ${letter(ink.art.label ?? 'Learn', {
        x: 500,
        y: 454,
        size: 42,
        width: 480,
        colour: readableOn(paper, colour),
        weight: 0.17,
      })}
      ${lines}
      <path d="M240 680C270 640 290 700 320 664S360 690 400 660" fill="none" stroke="#33487a" stroke-width="5"
        stroke-linecap="round"/>
      <path d="M230 700H420" stroke="#b5aa94" stroke-width="3"/>` +
    `<g transform="translate(690 672)">
        <path d="M-40 40L-60 150L-24 126L0 158L10 50ZM40 40L60 150L24 126L0 158L-10 50Z" fill="${tone(colour, -0.1)}"/>
        <g fill="${gold}">${rays}</g>
        <circle r="84" fill="${ink.radial([tone(gold, 0.7), gold, tone(gold, -0.35)])}"/>
        <circle r="64" fill="none" stroke="${tone(gold, -0.4)}" stroke-width="3.4" stroke-dasharray="6 5"/>
        ${motif(ink, 0, 0, 40, tone(gold, -0.55), tone(gold, 0.5))}
      </g>
      </g>`
  );
}
