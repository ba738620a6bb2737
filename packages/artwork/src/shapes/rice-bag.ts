import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter, letterLines } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { volume } from '../solid.ts';
import { closeUp, stitches } from '../textile.ts';

/** A woven sack with a stitched top; open beside a heap of rice; the grain close up. */
export const riceBag: Draw = ink => {
  const sack = bag(ink);
  const front = `${ink.ground(505, 906, 680, 100, 0.6)}${sack}`;
  if (ink.view === 'front') return front;
  const scene = `${ink.ground(540, 880, 900, 140, 0.5)}
    <g transform="translate(-70 30) scale(.9)">${sack}</g>
    ${heap(ink)}`;
  return ink.view === 'angle' ? scene : closeUp(scene, 720, 800, 2.4);
};

function bag(ink: Ink): string {
  const { colour, accent } = ink;
  const half = round(ink.vary('half', 246, 280));
  const [left, right] = [500 - half, 500 + half];
  const outline = `M${left + 40} 150C400 134 600 134 ${right - 40} 150
    C${right - 26} 220 ${right + 6} 300 ${right + 6} 480
    C${right + 14} 660 ${right + 4} 800 ${right - 30} 882
    C600 914 400 914 ${left + 30} 882C${left - 4} 800 ${left - 14} 660 ${left - 6} 480
    C${left - 6} 300 ${left + 26} 220 ${left + 40} 150Z`;
  const cloth = '#f4ead2';
  const weave =
    ink.view === 'detail'
      ? ''
      : ink.pattern(
          100,
          100,
          `<path d="${Array.from({ length: 10 }, (_, at) => `M0 ${at * 10 + 4}H100M${at * 10 + 4} 0V100`).join('')}"
              stroke="${tone(cloth, -0.25)}" stroke-opacity=".35" stroke-width="1.6"/>`,
        );
  const trim = readableOn(colour, accent);
  const text = readableOn(colour, '#fffaf0');
  return (
    ink.clip(
      `<path d="${outline}"/>`,
      `<path d="${outline}" fill="${cloth}"/>
        ${weave && `<path d="${outline}" fill="${weave}"/>`}
        <path d="M0 300C300 270 700 270 1000 300V720C700 752 300 752 0 720Z" fill="${colour}"/>
        <path d="M0 318C300 288 700 288 1000 318M0 702C300 734 700 734 1000 702" fill="none" stroke="${trim}"
          stroke-width="9"/>
        ${motif(ink, 500, 396, 66, trim, text)}
        ${letterLines(
          ink.art.label ?? 'Basmati',
          11,
          { x: 500, y: 548, size: 58, width: half * 1.5, colour: text, weight: 0.19 },
          1.4,
        )}
        ${letter(ink.choose('kind', ['Long grain rice', 'Aged 12 months', 'Farm fresh']), {
          x: 500,
          y: 658,
          size: 19,
          width: half * 1.3,
          colour: trim,
          tracking: 4,
        })}
        ${letter(`${ink.choose('weight', [5, 10, 1])} kg`, {
          x: 500,
          y: 808,
          size: 40,
          colour: readableOn(cloth, colour),
          weight: 0.16,
        })}`,
    ) +
    volume(ink, [outline], {
      depth: 84,
      dark: 0.5,
      light: 0.45,
      shade: '#3a2a18',
      lines: [
        [`M${left + 70} 180C${left + 120} 240 ${left + 110} 290 ${left + 80} 340`, 18, -0.36],
        ['M440 170C460 220 450 260 430 300', 14, -0.3],
        ['M560 170C550 230 570 270 600 310', 16, -0.32],
        [`M${right - 70} 180C${right - 120} 250 ${right - 100} 300 ${right - 70} 340`, 20, -0.42],
        [`M${left + 60} 420C${left + 40} 560 ${left + 50} 700 ${left + 80} 820`, 36, 0.7],
        [`M${left + 80} 870C${left + 140} 820 ${left + 200} 830 ${left + 240} 870`, 18, -0.34],
        [`M${right - 90} 870C${right - 140} 810 ${right - 190} 830 ${right - 230} 870`, 18, -0.4],
      ],
    }) +
    `<path d="M${left + 42} 156C400 140 600 140 ${right - 42} 156L${right - 34} 196C600 182 400 182 ${left + 34} 196Z"
        fill="${tone(accent, 0.05)}"/>
      ${stitches(`M${left + 38} 178C400 162 600 162 ${right - 38} 178`, '#fffaf0', 5)}`
  );
}

function heap(ink: Ink): string {
  const mound = 'M520 880C560 800 640 730 720 720C810 724 890 800 930 880C900 906 560 906 520 880Z';
  const grain = ink.pattern(
    60,
    44,
    `<g fill="#fffdf6" stroke="#c9b88f" stroke-width="1">
        <ellipse cx="12" cy="8" rx="12" ry="3.4" transform="rotate(20 12 8)"/>
        <ellipse cx="42" cy="10" rx="12" ry="3.4" transform="rotate(-35 42 10)"/>
        <ellipse cx="22" cy="24" rx="12" ry="3.4" transform="rotate(-12 22 24)"/>
        <ellipse cx="50" cy="30" rx="12" ry="3.4" transform="rotate(48 50 30)"/>
        <ellipse cx="14" cy="38" rx="12" ry="3.4" transform="rotate(32 14 38)"/>
      </g>`,
  );
  return `<path d="${mound}" fill="#e9dcb8"/>
    <path d="${mound}" fill="${grain}"/>
    ${volume(ink, [mound], { depth: 60, dark: 0.45, light: 0.6, shade: '#6b5327' })}`;
}
