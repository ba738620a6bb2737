import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** Round clock; seen from the side with its depth; the maker's name and hands close up. */
export const wallClock: Draw = ink => {
  if (ink.view === 'angle') {
    const { colour } = ink;
    const rim = ink.linear([tone(colour, 0.2), tone(colour, -0.3), tone(colour, -0.6)]);
    return `${ink.wall('<ellipse cx="560" cy="500" rx="290" ry="370"/>', 60, 44, 30)}
      <path d="M470 130C640 120 830 290 830 500C830 710 640 880 470 870Z" fill="${rim}"/>
      <g transform="matrix(.76 .03 0 1 86 -15)">${face(ink)}</g>`;
  }
  const front = `${ink.wall('<circle cx="500" cy="500" r="372"/>', 26, 36, 24)}${face(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 500, 420, 2.3);
};

function face(ink: Ink): string {
  const { colour, accent } = ink;
  const width = round(ink.vary('rim', 34, 66));
  const dial = ink.choose('dial', ['#fdfbf5', '#fdfbf5', tone(colour, 0.88), '#1f222a']);
  const text = readableOn(dial, '#2a2c33');
  const mark = readableOn(dial, accent);
  const numerals = ink.choose('numerals', ['all', 'four', 'bars']);
  const hours = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    const [x, y] = [round(Math.sin(turn) * 246), round(-Math.cos(turn) * 246)];
    if (numerals === 'all' || (numerals === 'four' && at % 3 === 0))
      return letter(String(at || 12), { x, y, size: 50, colour: text, weight: 0.13 });
    return `<rect x="-7" y="-276" width="14" height="54" rx="3" fill="${at % 3 ? text : mark}"
        transform="rotate(${at * 30})"/>`;
  }).join('');
  const radius = 372 - width;
  const rim = ink.linear([tone(colour, 0.55), colour, tone(colour, -0.5)], 'slant');
  const bevel = ink.linear([tone(colour, -0.55), tone(colour, -0.1), tone(colour, 0.45)], 'slant');
  const grain =
    ink.art.finish === 'wood'
      ? `<g fill="none" stroke="${tone(colour, -0.4)}" stroke-opacity=".45">
          ${[0.2, 0.45, 0.7]
            .map(
              (part, at) => `<circle cx="500" cy="500" r="${round(radius + width * part)}" stroke-width="3"
              stroke-dasharray="${140 + at * 60} 22 60 14"/>`,
            )
            .join('')}
        </g>`
      : '';
  const hand = (length: number, wide: number, turn: number, fill: string): string =>
    `<g transform="rotate(${turn})">
        <path d="M-${wide} 50L-${wide * 0.55} -${length}H${wide * 0.55}L${wide} 50Z" transform="translate(6 8)"
          fill="#000" fill-opacity=".18"/>
        <path d="M-${wide} 50L-${wide * 0.55} -${length}H${wide * 0.55}L${wide} 50Z" fill="${fill}"/>
      </g>`;
  return (
    `<circle cx="500" cy="500" r="372" fill="${rim}"/>
      ${grain}
      <circle cx="500" cy="500" r="${radius + 7}" fill="${bevel}"/>
      <circle cx="500" cy="500" r="${radius}"
        fill="${ink.radial(
          [
            [0, tone(dial, 0.3)],
            [0.8, dial],
            [1, tone(dial, -0.16)],
          ],
          0.42,
          0.38,
          0.68,
        )}"/>
      <path
        d="M${500 - radius} 500A${radius} ${radius} 0 0 1 ${500 + radius} 500
          A${radius} ${radius - 22} 0 0 0 ${500 - radius} 500Z"
        fill="#160e22" fill-opacity=".16"/>` +
    `<g transform="translate(500 500)">
        <circle r="296" fill="none" stroke="${text}" stroke-width="13" stroke-dasharray="3 28" transform="rotate(-.3)"/>
        ${hours}
        ${letter(ink.art.label ?? 'Samay', {
          x: 0,
          y: -112,
          size: 26,
          width: 150,
          colour: text,
          weight: 0.13,
          tracking: 4,
        })}
        ${letter('Quartz', { x: 0, y: 130, size: 14, colour: mark, tracking: 5 })}
        ${hand(150, 12, -54, text)}
        ${hand(224, 9, 58, text)}
        ${hand(236, 3.4, ink.int('second', 120, 240), '#d4442f')}
        <circle r="17" fill="${mark}"/>
        <circle cx="-4" cy="-4" r="6" fill="#fff" fill-opacity=".7"/>
      </g>` +
    `<path
        d="M${round(500 - radius * 0.86)} 420A${radius} ${radius} 0 0 1 620 ${round(500 - radius * 0.86)}
          C460 260 300 340 ${round(500 - radius * 0.86)} 420Z"
        fill="#fff" fill-opacity=".16"/>
      <path d="M160 400A350 350 0 0 1 400 166" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="9"
        stroke-linecap="round"/>`
  );
}
