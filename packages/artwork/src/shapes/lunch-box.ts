import { camera, drawBox } from '../camera.ts';
import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { disc, vessel } from '../packaging.ts';
import { lit, band, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A tiffin of stacked tiers, or a flat box with clips; open with lunch in it; the clip close up. */
export const lunchBox: Draw = ink => {
  const tiffin = ink.vary('tiffin', 0, 1) > 0.5;
  if (ink.view === 'angle') return lunch(ink);
  const front = tiffin ? stack(ink) : flat(ink);
  if (ink.view === 'front') return front;
  return tiffin ? closeUp(front, 690, 420, 2.3) : closeUp(front, 440, 560, 2.3);
};

function stack(ink: Ink): string {
  const { colour, accent } = ink;
  const tiers = ink.int('tiers', 3, 4);
  const radius = round(ink.vary('radius', 176, 204));
  const tall = tiers === 3 ? 150 : 118;
  const top = 858 - tiers * tall;
  const steel = ink.art.finish === 'metal';
  const rows = Array.from({ length: tiers }, (_, at) => {
    const y = top + at * tall;
    const paint = steel ? '#cfd3d9' : at % 2 ? tone(accent, 0.1) : colour;
    return (
      vessel(
        ink,
        500,
        [
          [y, radius],
          [y + tall - 16, radius, 14],
          [y + tall, radius - 10],
        ],
        paint,
        steel ? 'metal' : 'gloss',
        0.11,
      ) + lit(band(500, radius + 4, y, y + 18, 0.11), steel ? colour : tone(paint, -0.15), sheen(ink, 'metal'))
    );
  })
    .toReversed()
    .join('');
  const bar = (x: number): string =>
    `<rect x="${x - 11}" y="${top - 20}" width="22" height="${tiers * tall - 10}" rx="8"
        fill="${ink.linear(['#8b929d', '#f3f5f8', '#7c828d'], 'across')}"/>`;
  const clip = (x: number): string =>
    `<rect x="${x - 18}" y="${top + 26}" width="36" height="70" rx="10" fill="${tone(accent, -0.1)}"
        stroke="${tone(accent, -0.5)}" stroke-width="2.4"/>
      <rect x="${x - 10}" y="${top + 32}" width="8" height="56" rx="4" fill="#fff" fill-opacity=".5"/>`;
  return (
    `${ink.ground(505, 878, 520, 90, 0.6)}
      <path
        d="M${500 - radius - 14} ${top}
          C${500 - radius - 14} ${top - 190} ${514 + radius} ${top - 190} ${514 + radius} ${top}"
        fill="none" stroke="#5b606a" stroke-width="23"/>
      <path
        d="M${500 - radius - 14} ${top - 2}
          C${500 - radius - 14} ${top - 190} ${514 + radius} ${top - 190} ${514 + radius} ${top - 2}"
        fill="none" stroke="#cfd3d9" stroke-width="15"/>
      <path d="M420 ${top - 142}H580" stroke="${accent}" stroke-width="36" stroke-linecap="round"/>
      <path d="M424 ${top - 150}H570" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>
      ${rows}` +
    vessel(
      ink,
      500,
      [
        [top - 30, radius - 30],
        [top + 4, radius + 6],
      ],
      steel ? '#cfd3d9' : tone(colour, 0.1),
      steel ? 'metal' : 'gloss',
      0.11,
    ) +
    disc(ink, 500, top - 30, radius - 30, steel ? '#cfd3d9' : tone(colour, 0.15), 0.12) +
    bar(500 - radius - 12) +
    bar(512 + radius) +
    clip(500 - radius - 12) +
    clip(512 + radius) +
    letter(ink.art.label ?? 'Tiffin', {
      x: 500,
      y: top + tall * 1.5 + 16,
      size: 26,
      width: 200,
      colour: steel ? '#5b606a' : readableOn(tone(accent, 0.1), '#ffffff'),
      weight: 0.14,
      tracking: 4,
    })
  );
}

function flat(ink: Ink): string {
  const { colour, accent } = ink;
  const [w, h, d] = [520, round(ink.vary('tall', 150, 200)), 340];
  const lid = 60;
  const latch = (x: number): string =>
    `<rect x="${x}" y="${lid - 42}" width="84" height="92" rx="14" fill="#160e22" fill-opacity=".35"
        transform="translate(4 8)"/>
      <rect x="${x}" y="${lid - 42}" width="84" height="92" rx="14"
        fill="${ink.linear([tone(accent, 0.4), accent, tone(accent, -0.3)])}"/>
      <rect x="${x + 14}" y="${lid + 20}" width="56" height="12" rx="6" fill="#160e22" fill-opacity=".25"/>`;
  const face = (width: number, shade: number, clips: string): string =>
    `<rect y="${lid}" width="${width}" height="${h - lid}" rx="26" fill="${tone(colour, shade)}"/>
      <rect y="${lid}" width="${width}" height="44" fill="${tone(colour, shade - 0.06)}"/>
      <rect width="${width}" height="${lid}" rx="14" fill="${tone(colour, shade + 0.28)}"/>
      <path d="M0 ${lid}H${width}" stroke="#160e22" stroke-opacity=".45" stroke-width="7"/>
      <rect width="${width}" height="${h}"
        fill="${ink.linear([
          [0, '#fff', 0.3],
          [0.4, '#fff', 0],
          [1, '#160e22', 0.3],
        ])}"/>
      ${clips}`;
  const stripes = ink.choose('print', [
    `<path d="M40 250H480M40 280H480" stroke="${accent}" stroke-width="9"/>`,
    `<g fill="${accent}" fill-opacity=".8">
        <circle cx="90" cy="80" r="30"/>
        <circle cx="150" cy="120" r="16"/>
        <circle cx="440" cy="260" r="34"/>
        <circle cx="380" cy="290" r="14"/>
      </g>`,
    `<path d="M60 300C160 200 220 300 300 220S440 220 480 160" fill="none" stroke="${accent}" stroke-width="13"
        stroke-linecap="round"/>`,
  ]);
  const top = `<rect width="${w}" height="${d}" rx="36"
      fill="${ink.linear([tone(colour, 0.6), tone(colour, 0.25), tone(colour, 0.1)], 'slant')}"/>
    <rect x="26" y="26" width="${w - 52}" height="${d - 52}" rx="26" fill="none" stroke="#fff" stroke-opacity=".6"
      stroke-width="6"/>
    ${stripes}
    ${letter(ink.art.label ?? 'Lunch', {
      x: w / 2,
      y: d / 2,
      size: 48,
      width: 300,
      colour: readableOn(tone(colour, 0.3), tone(colour, -0.6)),
      weight: 0.17,
      tracking: 4,
    })}`;
  return `${ink.ground(510, 730, 880, 230, 0.5)}
    ${drawBox(camera(-26, 36, 500, 730), {
      width: w,
      height: h,
      depth: d,
      top,
      front: face(w, 0, latch(90) + latch(346)),
      side: face(d, -0.3, ''),
    })}`;
}

function lunch(ink: Ink): string {
  const { colour, accent } = ink;
  const [w, h, d] = [560, 110, 400];
  const rice = Array.from(
    { length: 40 },
    (_, at) =>
      `<ellipse cx="${round(ink.vary(`rx${at}`, 40, 250))}" cy="${round(ink.vary(`ry${at}`, 40, 350))}" rx="11" ry="4"
          transform="rotate(${at * 37} ${round(ink.vary(`rx${at}`, 40, 250))} ${round(ink.vary(`ry${at}`, 40, 350))})"/>`,
  ).join('');
  const peas = [
    [60, 90],
    [110, 180],
    [200, 110],
    [170, 260],
    [90, 300],
    [230, 220],
    [140, 330],
    [220, 330],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="12" fill="#6fa53a"/>
          <circle cx="${x! - 4}" cy="${y! - 4}" r="4" fill="#cbe79a"/>`,
    )
    .join('');
  const slices = [
    [350, 90, '#d9482f'],
    [420, 100, '#e98a2f'],
    [490, 86, '#d9482f'],
    [380, 140, '#8fbf4a'],
    [460, 146, '#d9482f'],
  ]
    .map(
      ([x, y, fill]) =>
        `<circle cx="${x}" cy="${y}" r="38" fill="${fill}"/>
          <circle cx="${x}" cy="${y}" r="29" fill="#fff" fill-opacity=".28"/>
          <circle cx="${x}" cy="${y}" r="10" fill="#fff" fill-opacity=".5"/>`,
    )
    .join('');
  const roti = `<circle cx="420" cy="290" r="82" fill="#d9b07a"/>
    <circle cx="410" cy="284" r="80" fill="${ink.radial(['#f3d9a8', '#e0b878', '#b98646'])}"/>
    <g fill="#8a5426" fill-opacity=".6">
      <circle cx="380" cy="260" r="11"/>
      <circle cx="430" cy="310" r="14"/>
      <circle cx="450" cy="256" r="7"/>
      <circle cx="386" cy="324" r="8"/>
    </g>`;
  const inside = `<rect width="${w}" height="${d}" rx="40" fill="${tone(colour, 0.3)}"/>
    <rect x="20" y="20" width="${w - 40}" height="${d - 40}" rx="30" fill="${tone(colour, -0.35)}"/>
    <rect x="26" y="30" width="244" height="344" rx="24" fill="#f6f0dd"/>
    <g fill="#fffdf6" stroke="#d6c8a0" stroke-width="1.4">${rice}</g>
    ${peas}
    <rect x="292" y="30" width="242" height="160" rx="22" fill="#f3e6d0"/>
    ${slices}
    <rect x="292" y="210" width="242" height="164" rx="22" fill="#f3e6d0"/>
    ${roti}
    <path d="M280 24V380M284 200H540" stroke="${tone(colour, 0.2)}" stroke-width="15"/>`;
  const wall = (width: number, shade: number): string =>
    `<rect width="${width}" height="${h}" rx="24" fill="${tone(colour, shade)}"/>
      <rect width="${width}" height="${h}"
        fill="${ink.linear([
          [0, '#fff', 0.35],
          [0.4, '#fff', 0],
          [1, '#160e22', 0.3],
        ])}"/>`;
  const fork = `<g transform="translate(900 640) rotate(16)">
      <path d="M0-150V150" stroke="#8b929d" stroke-width="17" stroke-linecap="round"/>
      <path d="M-30-250V-190C-30-150 30-150 30-190V-250M-10-250V-180M10-250V-180" fill="none" stroke="${accent}"
        stroke-width="10" stroke-linecap="round"/>
      <path d="M-4-140V140" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>
    </g>`;
  return `${ink.ground(490, 720, 900, 270, 0.5)}
    ${drawBox(camera(-18, 52, 450, 700), {
      width: w,
      height: h,
      depth: d,
      top: inside,
      front: wall(w, 0),
      side: wall(d, -0.3),
    })}
    ${fork}`;
}
