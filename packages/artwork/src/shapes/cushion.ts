import { readableOn, tone } from '../colours.ts';
import { weaveOf } from '../garment.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, cloth, seam, type Weave } from '../textile.ts';

const plump = `M196 214C230 190 280 214 330 222C440 236 560 236 670 222C720 214 770 190 804 214C828 244 806 290 798 340
    C784 440 784 560 798 660C806 710 828 760 804 786C770 812 720 788 670 780C560 766 440 766 330 780
    C280 788 230 812 196 786C172 760 194 710 202 660C216 560 216 440 202 340C194 290 172 244 196 214Z`;

/** What its cloth is woven or printed in. */
export const cushionWeave = (ink: Ink): Weave =>
  weaveOf(ink, ['block', 'leaf', 'booti', 'stripe', 'tartan', 'plain', 'dots']);

/** Square cushion with piping, tassels or a print; two leaning together; a corner close up. */
export const cushion: Draw = ink => {
  if (ink.view === 'angle') return leaning(ink);
  const front = `${ink.ground(510, 812, 760, 100, 0.55)}${square(ink, ink.colour, ink.accent)}`;
  return ink.view === 'front' ? front : closeUp(front, 310, 340, 2.4);
};

function square(ink: Ink, colour: string, accent: string): string {
  const weave = cushionWeave(ink);
  const trim = readableOn(colour, accent);
  const creases: SoftLine[] = [
    ['M206 224C280 290 330 330 370 350', 24, -0.34],
    ['M794 224C720 290 670 330 630 350', 24, -0.36],
    ['M206 776C280 710 330 680 370 660', 24, -0.34],
    ['M794 776C720 710 670 680 630 660', 24, -0.45],
    ['M240 270C300 340 340 370 400 390', 16, 0.4],
    ['M340 320C420 280 560 280 640 320', 60, 0.34],
    ['M360 700C440 730 560 730 650 700', 50, -0.22],
  ];
  const tassel = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">
        <circle r="15" fill="${tone(trim, -0.1)}"/>
        <path d="M-14 8L-24 78M-7 10L-10 84M0 12V88M7 10L10 84M14 8L24 78" stroke="${trim}" stroke-width="8"
          stroke-linecap="round"/>
        <path d="M-14 18H14" stroke="${tone(trim, -0.45)}" stroke-width="6"/>
      </g>`;
  const tassels =
    ink.vary('tassels', 0, 1) > 0.5
      ? tassel(196, 786, 40) + tassel(804, 786, -40) + tassel(198, 216, 140) + tassel(802, 216, -140)
      : '';
  return `${tassels}
    <path d="${plump}" fill="${cloth(ink, weave, colour, accent)}"/>
    ${weave === 'plain' ? medallion(ink, trim) : ''}
    ${volume(ink, [plump], { depth: 96, dark: 0.6, light: 0.34, lines: creases })}
    <path d="${plump}" fill="none" stroke="${tone(trim, -0.3)}" stroke-width="15"/>
    <path d="${plump}" transform="translate(-2 -2)" fill="none" stroke="${trim}" stroke-width="9"/>
    <path d="${plump}" transform="translate(-3 -3)" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.6"
      stroke-dasharray="6 5"/>`;
}

function medallion(ink: Ink, trim: string): string {
  const count = ink.int('petals', 8, 14);
  const ring = (length: number, width: number): string =>
    Array.from(
      { length: count },
      (_, at) =>
        `<path
            d="M0 0C-${width} -${length * 0.4} -${width} -${length * 0.8} 0 -${length}
              C${width} -${length * 0.8} ${width} -${length * 0.4} 0 0Z"
            transform="rotate(${round((at * 360) / count)})"/>`,
    ).join('');
  return `<g transform="translate(500 500)" fill="none" stroke="${trim}" stroke-width="5">
      ${ring(190, 46)}
      ${ring(110, 30)}
      <circle r="206"/>
      <circle r="28" fill="${trim}"/>
    </g>`;
}

function leaning(ink: Ink): string {
  const { colour, accent } = ink;
  return `${ink.ground(480, 776, 900, 110, 0.6)}
    <g transform="translate(250 30) rotate(10 500 500) scale(.72)">
      <path d="${plump}" fill="${tone(readableOn(colour, accent), 0.15)}"/>
      ${volume(ink, [plump], {
        depth: 96,
        dark: 0.6,
        light: 0.4,
        lines: [['M300 260C420 330 640 330 720 270', 30, -0.25]],
      })}
      ${seam('M216 240C420 260 580 260 784 240', accent, 3)}
    </g>
    <g transform="matrix(.7 -.1 .13 .84 -60 130)">${square(ink, colour, accent)}</g>`;
}
