import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { symmetric } from '../mirror.ts';
import { volume } from '../solid.ts';
import { closeUp, seam, stitches } from '../textile.ts';

/** A structured bag with handle and flap or tote top; hardware in the accent. */
export const handbag: Draw = ink => {
  const front = bag(ink);
  if (ink.view === 'angle')
    return `${ink.ground(520, 846, 640, 110, 0.6)}${gusset(ink)}<g transform="matrix(.82 .075 0 1 60 -10)">${front}</g>`;
  const whole = ink.ground(505, 850, 720, 100, 0.6) + front;
  return ink.view === 'front' ? whole : closeUp(whole, 500, 545, 2.4);
};

const metalOf = (ink: Ink): string =>
  ink.linear([
    [0, tone(ink.accent, 0.75)],
    [0.45, ink.accent],
    [0.55, tone(ink.accent, -0.4)],
    [1, tone(ink.accent, 0.4)],
  ]);

function bag(ink: Ink): string {
  const { colour } = ink;
  const top = ink.vary('top', 250, 292);
  const rise = ink.vary('handle', 110, 190);
  const flap = ink.vary('flap', 0, 1) > 0.4;
  const body = symmetric(
    [500, 420],
    [top + 30, 420],
    [top - 6, 424, top - 22, 450, top - 26, 490],
    [168, 820],
    [168, 842, 184, 852, 206, 852],
    [500, 858],
  );
  const lid = symmetric(
    [500, 408],
    [top + 20, 408],
    [top - 16, 412, top - 30, 440, top - 30, 470],
    [top - 44, 600],
    [top - 40, 650, 400, 672, 500, 676],
  );
  const metal = metalOf(ink);
  const handle = `M${top + 84} 430C${top + 84} ${420 - rise * 1.5} ${916 - top} ${420 - rise * 1.5} ${916 - top} 430`;
  const ring = (x: number): string =>
    `<path d="M${x - 22} 470L${x - 16} 414H${x + 16}L${x + 22} 470Z" fill="${colour}" stroke="${tone(colour, -0.5)}"
        stroke-width="2.4"/>
      <circle cx="${x}" cy="408" r="22" fill="none" stroke="${tone(ink.accent, -0.5)}" stroke-width="10"/>
      <circle cx="${x}" cy="406" r="22" fill="none" stroke="${metal}" stroke-width="8"/>
      <circle cx="${x}" cy="452" r="6" fill="${metal}"/>`;
  const quilt = ink.vary('quilt', 0, 1) > 0.6 ? diamonds(ink, flap ? lid : body) : '';
  return (
    `<path d="${handle}" fill="none" stroke="${tone(colour, -0.55)}" stroke-width="38"/>
      <path d="${handle}" fill="none" stroke="${colour}" stroke-width="31"/>
      <path d="${handle}" transform="translate(-5 -5)" fill="none" stroke="${tone(colour, 0.55)}" stroke-opacity=".7"
        stroke-width="7"/>
      ${stitches(handle, tone(colour, 0.4), 2)}` +
    `<path d="${body}" fill="${colour}"/>
      ${flap ? '' : quilt}
      ${volume(ink, [body], {
        depth: 64,
        dark: 0.6,
        light: 0.34,
        lines: [
          ['M260 520C240 620 230 720 226 820', 30, 0.6],
          ['M330 800C440 830 580 830 680 800', 26, -0.3],
          ['M760 520C770 640 790 740 790 820', 40, -0.4],
        ],
      })}
      ${seam('M190 806C300 822 700 822 810 806', colour, 3)}
      ${stitches('M192 814C300 830 700 830 808 814', tone(colour, 0.45), 2.2)}` +
    (flap
      ? `<path d="${lid}" transform="translate(4 16)" fill="${tone(colour, -0.8)}" fill-opacity=".35"/>
        <path d="${lid}" fill="${tone(colour, 0.03)}"/>
        ${quilt}
        ${volume(ink, [lid], {
          depth: 40,
          dark: 0.5,
          light: 0.4,
          lines: [['M280 450C400 430 600 430 720 450', 26, 0.5]],
        })}
        <path d="${lid}" transform="translate(14 12) scale(.972 .976)" fill="none" stroke="${tone(colour, 0.45)}"
          stroke-width="2.4" stroke-dasharray="8 5"/>`
      : `<path d="M${top - 4} 470C400 484 600 484 ${1004 - top} 470" fill="none" stroke="${tone(colour, -0.5)}"
          stroke-width="5"/>
        ${stitches(`M${top - 6} 482C400 496 600 496 ${1006 - top} 482`, tone(colour, 0.45), 2.4)}`) +
    ring(round(top + 84)) +
    ring(round(916 - top)) +
    clasp(ink, flap ? 640 : 560, metal)
  );
}

function clasp(ink: Ink, y: number, metal: string): string {
  const dark = tone(ink.accent, -0.55);
  const kind = ink.choose('clasp', ['lock', 'ring', 'plate']);
  if (kind === 'ring')
    return `<circle cx="503" cy="${y + 5}" r="44" fill="none" stroke="#160e22" stroke-opacity=".35" stroke-width="14"/>
      <circle cx="500" cy="${y}" r="44" fill="none" stroke="${dark}" stroke-width="15"/>
      <circle cx="500" cy="${y}" r="44" fill="none" stroke="${metal}" stroke-width="12"/>
      <rect x="488" y="${y - 50}" width="24" height="100" rx="10" fill="${metal}" stroke="${dark}" stroke-width="1.6"/>`;
  const label = ink.art.label
    ? letter(ink.art.label, { x: 500, y, size: 15, width: 74, colour: dark, weight: 0.17 })
    : `<circle cx="500" cy="${y - 4}" r="8" fill="${dark}"/><path d="M496 ${y}h8l4 18h-16Z" fill="${dark}"/>`;
  const [w, h] = kind === 'lock' ? [72, 78] : [104, 50];
  return `<rect x="${503 - w / 2}" y="${y - h / 2 + 7}" width="${w}" height="${h}" rx="10" fill="#160e22" fill-opacity=".4"/>
    <rect x="${500 - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="10" fill="${metal}" stroke="${dark}"
      stroke-width="2"/>
    <path d="M${506 - w / 2} ${y - h / 2 + 6}h${w - 12}" stroke="#fff" stroke-opacity=".8" stroke-width="3"
      stroke-linecap="round"/>
    ${label}`;
}

function diamonds(ink: Ink, outline: string): string {
  const lines = Array.from(
    { length: 22 },
    (_, at) => `M${-200 + at * 62} 400l470 470M${-200 + at * 62} 870l470-470`,
  ).join('');
  return ink.clip(
    `<path d="${outline}"/>`,
    `<path d="${lines}" fill="none" stroke="${tone(ink.colour, -0.5)}" stroke-opacity=".55" stroke-width="4"/>
      <path d="${lines}" transform="translate(0 4)" fill="none" stroke="${tone(ink.colour, 0.5)}" stroke-opacity=".4"
        stroke-width="2.4"/>`,
  );
}

/** The side of the bag, seen in the turned pose. */
function gusset(ink: Ink): string {
  const { colour } = ink;
  const outline =
    'M650 470C700 450 730 440 760 440C780 444 800 470 806 520L856 800C858 826 850 836 830 842L740 902L700 900Z';
  return `<path d="${outline}" fill="${tone(colour, -0.3)}"/>
    ${volume(ink, [outline], {
      depth: 40,
      dark: 0.5,
      light: 0.15,
      lines: [['M750 460C780 600 790 720 784 860', 40, -0.55]],
    })}
    ${stitches('M770 450C800 500 820 700 838 810', tone(colour, 0.3), 2.2)}`;
}
