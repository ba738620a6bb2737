import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { cover } from '../cover.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/** Standing with its spine; open, with its jacket under the pages; the title close up. */
export const book: Draw = ink => {
  if (ink.view === 'angle') return open(ink);
  const front = standing(ink);
  return ink.view === 'front' ? front : closeUp(front, 560, 400, 1.9);
};

const titleOf = (ink: Ink): string => ink.art.label ?? 'The long monsoon';

function standing(ink: Ink): string {
  const { colour } = ink;
  const [w, h, d] = [
    round(ink.vary('wide', 410, 460)),
    round(ink.vary('tall', 590, 640)),
    round(ink.vary('thick', 62, 110)),
  ];
  const spine = tone(colour, -0.22);
  const face = `${cover(
    ink,
    w,
    h,
    titleOf(ink),
    ink.choose('line', ['A novel', 'New edition', 'Bestseller', 'Illustrated']),
  )}
    <rect width="${w}" height="${h}"
      fill="${ink.linear(
        [
          [0, '#160e22', 0.35],
          [0.03, '#fff', 0.3],
          [0.06, '#160e22', 0.16],
          [0.09, '#fff', 0],
          [0.6, '#fff', 0.14],
          [1, '#160e22', 0.16],
        ],
        'across',
      )}"/>`;
  const back = `<rect width="${d}" height="${h}" fill="${spine}"/>
    <g transform="translate(${d / 2} ${h * 0.42}) rotate(90)">
      ${letter(titleOf(ink), {
        x: 0,
        y: 0,
        size: Math.min(30, d * 0.36),
        width: h * 0.6,
        colour: readableOn(spine, '#fffaf0'),
        weight: 0.16,
      })}
    </g>
    <path d="M0 40H${d}M0 56H${d}M0 ${h - 50}H${d}" stroke="${readableOn(spine, ink.accent)}" stroke-width="6"/>
    <rect width="${d}" height="${h}"
      fill="${ink.linear(
        [
          [0, '#160e22', 0.4],
          [0.4, '#fff', 0.16],
          [1, '#160e22', 0.2],
        ],
        'across',
      )}"/>`;
  const pages = `<rect width="${w}" height="${d}" fill="#f7f0e0"/>
    <path d="${Array.from({ length: 9 }, (_, at) => `M6 ${round(8 + at * (d / 9))}H${w - 4}`).join('')}"
      stroke="#cfc2a4" stroke-width="2"/>
    <path d="M0 3H${w}M0 ${d - 3}H${w}" stroke="${colour}" stroke-width="7"/>`;
  // The spine is on the left of a book, so the box is seen from the other side than usual.
  const eye = camera(24, 12, 500, 850);
  return `${ink.ground(520, 866, 720, 120, 0.6)}
    ${eye.plane([-w / 2, h, -d / 2], [1, 0, 0], [0, 0, 1], pages)}
    ${eye.plane([-w / 2, h, -d / 2], [0, 0, 1], [0, -1, 0], back)}
    ${drawBox(eye, { width: w, height: h, depth: d, front: face, side: '', top: '' })}`;
}

function open(ink: Ink): string {
  const { colour, accent } = ink;
  const lines = (left: number, wide: number, slope: number): string =>
    Array.from(
      { length: 15 },
      (_, at) =>
        `M${left} ${round(400 + at * 22)}L${
          left + (at % 5 === 4 ? wide * 0.6 : wide)
        } ${round(400 + at * 22 + (at % 5 === 4 ? slope * 0.6 : slope))}`,
    ).join('');
  const under = 'M70 352L500 420L930 352V800L500 872L70 800Z';
  const left = 'M500 400C440 330 220 300 90 336V780C220 746 440 776 500 850Z';
  const right = 'M500 400C560 330 780 300 910 336V780C780 746 560 776 500 850Z';
  const edges = [0, 1, 2]
    .map(
      at =>
        `<path
            d="M90 ${784 + at * 7}C220 ${750 + at * 7} 440 ${780 + at * 7} 500 ${852 + at * 5}
              C560 ${780 + at * 7} 780 ${750 + at * 7} 910 ${784 + at * 7}"
            fill="none" stroke="#d9ccb0" stroke-width="4"/>`,
    )
    .join('');
  return (
    `${ink.ground(505, 850, 960, 120, 0.6)}<path d="${under}" fill="${colour}"/><path d="${under}" fill="${ink.linear([
      [0, '#fff', 0.2],
      [1, '#160e22', 0.4],
    ])}"/>${edges}<path d="${left}" fill="${ink.linear(
      [
        [0, '#fffaf0'],
        [0.8, '#f6eedc'],
        [1, '#cdbf9f'],
      ],
      'across',
    )}"/><path d="${right}" fill="${ink.linear(
      [
        [0, '#c8b998'],
        [0.14, '#f2e8d3'],
        [0.6, '#fffaf0'],
        [1, '#ece0c6'],
      ],
      'across',
    )}"/>` +
    `<path d="${lines(140, 300, 26)}" stroke="#6f6658" stroke-opacity=".55" stroke-width="4.4"/>
      <g transform="matrix(1 -.09 0 1 0 64)">
        <path d="${lines(570, 290, 0)}" stroke="#6f6658" stroke-opacity=".55" stroke-width="4.4"/>
      </g>
      <g transform="matrix(1 -.08 0 1 0 60)">
        ${letter('1', { x: 720, y: 372, size: 30, colour: readableOn('#fffaf0', colour) })}
      </g>` +
    `<path d="M560 360V700L580 676L600 700V352Z" fill="${readableOn('#fffaf0', accent)}"/>
      <path d="M560 360V700L580 676V356Z" fill="#fff" fill-opacity=".2"/>
      <path d="M500 400V850" stroke="#8a7a58" stroke-opacity=".6" stroke-width="3"/>`
  );
}
