import { readableOn, tone } from '../colours.ts';
import { weaveOf } from '../garment.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { volume, type SoftLine } from '../solid.ts';
import { closeUp, cloth, stitches } from '../textile.ts';

/** A pair on a rod before a window; one panel drawn closed; eyelets close up. */
export const curtain: Draw = ink => {
  if (ink.view === 'angle') return closed(ink);
  const front = parted(ink);
  return ink.view === 'front' ? front : closeUp(front, 230, 220, 2.9);
};

const woven = (ink: Ink): string =>
  cloth(ink, weaveOf(ink, ['plain', 'leaf', 'stripe', 'plain', 'block', 'melange']), ink.colour, ink.accent);

function rod(ink: Ink): string {
  const metal = readableOn(ink.art.tint, ink.accent);
  return `<rect x="90" y="126" width="820" height="22" rx="11"
      fill="${ink.linear([tone(metal, 0.6), metal, tone(metal, -0.5)])}"/>
    <circle cx="88" cy="137" r="26" fill="${ink.radial([tone(metal, 0.8), metal, tone(metal, -0.5)])}"/>
    <circle cx="912" cy="137" r="26" fill="${ink.radial([tone(metal, 0.8), metal, tone(metal, -0.5)])}"/>`;
}

function eyelets(ink: Ink, from: number, to: number, count: number): string {
  const metal = readableOn(ink.colour, ink.accent);
  return Array.from({ length: count }, (_, at) => {
    const x = round(from + ((at + 0.5) * (to - from)) / count);
    return `<ellipse cx="${x}" cy="137" rx="19" ry="25" fill="${tone(ink.colour, -0.6)}"/>
      <ellipse cx="${x}" cy="137" rx="19" ry="25" fill="none" stroke="${tone(metal, -0.35)}" stroke-width="9"/>
      <ellipse cx="${x - 1}" cy="136" rx="19" ry="25" fill="none" stroke="${tone(metal, 0.3)}" stroke-width="5"/>`;
  }).join('');
}

function pleats(from: number, to: number, count: number, bottom: (x: number) => string): SoftLine[] {
  return Array.from({ length: count }, (_, at): SoftLine[] => {
    const x = round(from + ((at + 0.5) * (to - from)) / count);
    const gap = (to - from) / count;
    return [
      [`M${x} 110${bottom(x)}`, gap * 0.34, -0.62],
      [`M${round(x + gap * 0.5)} 110${bottom(x + gap * 0.5)}`, gap * 0.26, 0.66],
    ];
  }).flat();
}

function parted(ink: Ink): string {
  const { colour, accent } = ink;
  const left =
    'M130 104H400C396 300 380 460 250 604C250 700 262 800 276 904C230 916 170 916 126 904C120 640 132 360 130 104Z';
  const right =
    'M870 104H600C604 300 620 460 750 604C750 700 738 800 724 904C770 916 830 916 874 904C880 640 868 360 870 104Z';
  const tie = 'M120 586C170 622 220 626 264 596L268 622C220 654 168 650 118 616Z';
  const paint = woven(ink);
  const drape = [
    ...pleats(
      134,
      396,
      5,
      x =>
        `C${round(x)} 320 ${round(150 + (x - 130) * 0.5)} 500 ${round(136 + (x - 130) * 0.46)} 604
          C${round(130 + (x - 130) * 0.46)} 700 ${round(126 + (x - 130) * 0.56)} 800 ${round(126 + (x - 130) * 0.56)} 904`,
    ),
  ];
  const mirrored = drape.map(([line, width, strength]): SoftLine => [
    line.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${round(1000 - Number(x))} ${y}`),
    width,
    strength,
  ]);
  const sky = ink.linear(['#cfe4f4', '#f3f8fb', '#e4eedd']);
  return (
    `<rect x="236" y="176" width="528" height="600" rx="6" fill="#fbfaf6"/>
      <rect x="260" y="200" width="480" height="552" fill="${sky}"/>
      <path d="M260 700C340 640 420 690 500 650C580 620 660 670 740 640V752H260Z" fill="#c2d6ae"/>
      <path d="M500 200V752M260 420H740" stroke="#fbfaf6" stroke-width="20"/>
      <path d="M260 200L420 200L300 520L260 520Z" fill="#fff" fill-opacity=".35"/>
      <rect x="216" y="770" width="568" height="26" rx="6" fill="#efe9dd"/>` +
    rod(ink) +
    `<g transform="translate(14 10)" fill="#160e22" fill-opacity=".12"><path d="${left}${right}"/></g>
      <path d="${left}${right}" fill="${paint}"/>
      ${volume(ink, [left, right], { depth: 34, dark: 0.4, light: 0.2, lines: [...drape, ...mirrored] })}` +
    eyelets(ink, 134, 396, 5) +
    eyelets(ink, 604, 866, 5) +
    `<path d="${tie}" fill="${readableOn(colour, accent)}"/>
      <path d="${tie}" transform="translate(1000 0) scale(-1 1)" fill="${tone(readableOn(colour, accent), -0.15)}"/>
      ${stitches('M128 878C172 890 230 890 268 878M732 878C770 890 828 890 872 878', tone(colour, 0.4), 2.4)}`
  );
}

function closed(ink: Ink): string {
  const panel = `M200 104H800C806 400 812 660 820 890C760 916 730 880 680 902C640 918 600 884 550 904
    C510 918 470 886 420 904
    C380 918 340 886 290 904C250 916 220 900 180 892C190 640 196 400 200 104Z`;
  const trim = readableOn(ink.colour, ink.accent);
  return (
    `${ink.ground(505, 926, 760, 60, 0.5)}${rod(ink)}<path d="${panel}" fill="${woven(ink)}"/>` +
    (ink.vary('border', 0, 1) > 0.45
      ? ink.clip(`<path d="${panel}"/>`, `<path d="M170 800H830V830H170ZM170 844H830V854H170Z" fill="${trim}"/>`)
      : '') +
    `${volume(ink, [panel], {
      depth: 40,
      dark: 0.4,
      light: 0.3,
      lines: pleats(
        200,
        800,
        8,
        x => `C${round(x)} 400 ${round(x + (x - 500) * 0.02)} 700 ${round(x + (x - 500) * 0.05)} 900`,
      ),
    })}
      ${eyelets(ink, 206, 794, 8)}`
  );
}
