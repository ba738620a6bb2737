import { readableOn, tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import { letter, letterLines } from './lettering.ts';
import { motif } from './packaging.ts';
import { volume } from './solid.ts';

interface PouchOptions {
  title: string;
  line: string;
  /** What shows through the window, on a square of 1000 units. */
  contents?: string;
  /** Half the width at the widest, drawing units. */
  half: number;
  top: number;
}

/** A filled stand-up pouch with sealed top, printed front and, where there are contents, a window. */
export function pouch(ink: Ink, { title, line, contents, half, top }: PouchOptions): string {
  const { colour, accent } = ink;
  const [left, right] = [500 - half, 500 + half];
  const outline = `M${left + 14} ${top}H${right - 14}
    C${right - 8} ${top + 110} ${right + 14} 400 ${right + 12} 640
    C${right + 12} 760 ${right} 840 ${right - 16} 886
    C600 912 400 912 ${left + 16} 886C${left} 840 ${left - 12} 760 ${left - 12} 640
    C${left - 14} 400 ${left + 8} ${top + 110} ${left + 14} ${top}Z`;
  const text = readableOn(colour, '#fffaf0');
  const trim = readableOn(colour, accent);
  const shape = ink.choose('window', [
    `M500 560C590 560 660 620 660 710C660 800 590 850 500 850C410 850 340 800 340 710C340 620 410 560 500 560Z`,
    `M${left + 50} 600H${right - 50}V800C${right - 80} 850 ${left + 80} 850 ${left + 50} 800Z`,
    `M500 560C620 600 680 680 660 770C640 850 560 866 500 866C440 866 360 850 340 770C320 680 380 600 500 560Z`,
  ]);
  const seal = Array.from({ length: 5 }, (_, at) => `M${left + 16} ${top + 12 + at * 9}H${right - 16}`).join('');
  const band =
    ink.vary('band', 0, 1) > 0.5
      ? `<path d="M0 ${top + 90}H1000V${top + 130}H0Z" fill="${trim}"/>`
      : `<path d="M0 ${top + 330}C300 ${top + 260} 560 ${top + 400} 1000 ${top + 300}V1000H0Z"
          fill="${tone(colour, -0.28)}"/>
        <path d="M0 ${top + 330}C300 ${top + 260} 560 ${top + 400} 1000 ${top + 300}" fill="none" stroke="${trim}"
          stroke-width="8"/>`;
  return (
    ink.clip(`<path d="${outline}"/>`, `<path d="${outline}" fill="${colour}"/>${band}`) +
    motif(ink, 500, top + 190, 52, trim, text) +
    letterLines(title, 11, { x: 500, y: top + 318, size: 42, width: half * 1.6, colour: text, weight: 0.18 }, 1.5) +
    letter(line, {
      x: 500,
      y: contents === undefined ? 800 : top + 404,
      size: 18,
      width: half,
      colour: trim,
      tracking: 4,
    }) +
    (contents === undefined
      ? ''
      : ink.clip(`<path d="${shape}"/>`, contents) +
        `<path d="${shape}" fill="none" stroke="${trim}" stroke-width="7"/>`) +
    volume(ink, [outline], {
      depth: 74,
      dark: 0.55,
      light: 0.5,
      lines: [
        [`M${left + 50} ${top + 90}C${left + 30} 460 ${left + 30} 660 ${left + 56} 820`, 34, 0.95],
        [
          `M${left + 40} ${top + 60}C${left + 120} ${top + 130} ${left + 130} ${top + 180} ${left + 120} ${top + 240}`,
          16,
          -0.3,
        ],
        [
          `M${right - 40} ${top + 60}
            C${right - 110} ${top + 140} ${right - 120} ${top + 200} ${right - 100} ${top + 270}`,
          18,
          -0.36,
        ],
        [`M${right - 70} 480C${right - 60} 640 ${right - 70} 760 ${right - 90} 850`, 26, -0.34],
        [`M${left + 60} 870C420 850 580 850 ${right - 60} 870`, 22, -0.34],
      ],
    }) +
    `<path d="${seal}" stroke="${tone(colour, -0.4)}" stroke-opacity=".55" stroke-width="3"/>
      <path d="M${left + 15} ${top + 66}H${right - 15}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>
      <circle cx="500" cy="${round(top + 30)}" r="13" fill="${ink.art.tint}" stroke="${tone(colour, -0.4)}"
        stroke-width="3"/>`
  );
}
