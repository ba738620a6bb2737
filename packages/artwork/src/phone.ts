import { readableOn, tone } from './colours.ts';
import { gleam, lens, panel, plate } from './device.ts';
import { display, wallpaper } from './display.ts';
import { round, type Ink } from './Ink.ts';
import { letter } from './lettering.ts';

/** Size of a phone's body and of its corners, from its seed. */
export function phoneSize(ink: Ink): { width: number; height: number; radius: number } {
  return {
    width: round(ink.vary('wide', 330, 352)),
    height: round(ink.vary('tall', 690, 736)),
    radius: round(ink.vary('corner', 40, 66)),
  };
}

/** The front from its top left corner: frame, glass, home screen with the time. */
export function phoneFront(ink: Ink, width: number, height: number, radius: number, frame: string): string {
  const bezel = round(ink.vary('bezel', 9, 14));
  const [w, h] = [width - bezel * 2, height - bezel * 2];
  const icons = Array.from(
    { length: 4 },
    (_, at) =>
      `<rect x="${round(w * 0.09 + at * w * 0.215)}" y="${round(h * 0.875)}" width="${round(w * 0.165)}"
          height="${round(w * 0.165)}" rx="${round(w * 0.045)}"
          fill="${['#ffffff', tone(ink.accent, 0.45), '#ffd27a', '#8fe0c4'][at]}" fill-opacity=".88"/>`,
  ).join('');
  const clock = letter(ink.choose('time', ['10:09', '9:41', '7:30', '12:45']), {
    x: w / 2,
    y: h * 0.22,
    size: w * 0.13,
    width: w * 0.6,
    colour: '#fff',
    weight: 0.09,
  });
  const day = letter(ink.choose('day', ['Mon 12 Jan', 'Fri 6 Mar', 'Wed 21 Aug', 'Sun 4 Oct']), {
    x: w / 2,
    y: h * 0.3,
    size: w * 0.042,
    width: w * 0.6,
    colour: '#fff',
    weight: 0.13,
  });
  const status = `<path d="M${round(w * 0.84)} ${round(h * 0.022)}h20v10h-20Z" fill="#fff" fill-opacity=".85"/>`;
  const eye =
    ink.vary('eye', 0, 1) > 0.5
      ? `<circle cx="${width / 2}" cy="${bezel + 22}" r="11" fill="#08090d"/>
        <circle cx="${width / 2 - 2}" cy="${bezel + 20}" r="4" fill="#33427a"/>`
      : `<rect x="${width / 2 - 42}" y="${bezel + 11}" width="84" height="23" rx="11.5" fill="#08090d"/>
        <circle cx="${width / 2 + 26}" cy="${bezel + 22.5}" r="6" fill="#2a3766"/>`;
  const rim = ink.linear([tone(frame, 0.7), tone(frame, -0.1), tone(frame, 0.35), tone(frame, -0.5)], 'slant');
  return `<path d="${panel(0, 0, width, height, radius)}" fill="${rim}"/>
    <path d="${panel(3.5, 3.5, width - 7, height - 7, radius - 3.5)}" fill="#090a0e"/>
    ${display(
      ink,
      bezel,
      bezel,
      w,
      h,
      radius - bezel * 0.8,
      wallpaper(ink, w, h) +
        clock +
        day +
        status +
        icons +
        `<rect x="${round(w * 0.34)}" y="${round(h * 0.978)}" width="${round(w * 0.32)}" height="5" rx="2.5"
            fill="#fff"/>`,
    )}
    ${eye}`;
}

/** The back from its top left corner, with its cameras. */
export function phoneBack(ink: Ink, width: number, height: number, radius: number): string {
  const { colour } = ink;
  const print = readableOn(colour, tone(colour, -0.35));
  const name = letter(ink.art.label ?? '5G', {
    x: width / 2,
    y: height * 0.88,
    size: width * 0.05,
    width: width * 0.6,
    colour: print,
    weight: 0.13,
    tracking: 5,
  });
  const band =
    ink.vary('band', 0, 1) > 0.68
      ? ink.clip(
          `<path d="${panel(0, 0, width, height, radius)}"/>`,
          `<path d="M0 ${height * 0.62}H${width}V${height}H0Z" fill="${tone(colour, -0.16)}"/>
            <path d="M0 ${height * 0.62}H${width}" stroke="${tone(colour, 0.4)}" stroke-width="2.5"/>`,
        )
      : '';
  return (
    plate(ink, 0, 0, width, height, radius, colour, 'metal') +
    band +
    `<path d="${panel(0, 0, width, height, radius)}" fill="${gleam(ink)}" fill-opacity=".7"/>` +
    cameras(ink, width) +
    name
  );
}

/** The island of cameras, on a back of that width. */
export function cameras(ink: Ink, width: number): string {
  const { colour } = ink;
  const base = tone(colour, -0.12);
  const flash = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="12" fill="#f6f2e2" stroke="${tone(colour, -0.5)}" stroke-width="2.5"/>
      <circle cx="${x}" cy="${y}" r="5" fill="#ffe3a1"/>`;
  switch (ink.choose('island', ['square', 'visor', 'column', 'disc'])) {
    case 'square':
      return `<rect x="31" y="36" width="176" height="176" rx="50" fill="#160e22" fill-opacity=".28"/>
        ${plate(ink, 26, 28, 176, 176, 50, base)}
        ${lens(ink, 72, 76, 40, colour)}
        ${lens(ink, 72, 158, 40, colour)}
        ${lens(ink, 152, 117, 40, colour)}
        ${flash(156, 56)}
        <circle cx="156" cy="176" r="7" fill="#14161c"/>`;
    case 'visor':
      return `<path d="M0 74H${width}V172H0Z" fill="#160e22" fill-opacity=".28" transform="translate(0 8)"/>
        ${plate(ink, 2, 66, width - 4, 100, 8, '#1b1d24', 'glass')}
        ${lens(ink, 76, 116, 37, colour)}
        ${lens(ink, 160, 116, 37, colour)}
        ${lens(ink, 236, 116, 26, colour)}
        ${flash(width - 52, 116)}`;
    case 'column':
      return (
        [86, 184, 276]
          .map(
            (y, at) =>
              `<circle cx="81" cy="${y + 6}" r="${at === 2 ? 32 : 45}" fill="#160e22" fill-opacity=".3"/>
                ${lens(ink, 78, y, at === 2 ? 31 : 44, colour)}`,
          )
          .join('') + flash(156, 86)
      );
    default:
      return `<circle cx="${width / 2 + 3}" cy="142" r="108" fill="#160e22" fill-opacity=".3"/>
        <circle cx="${width / 2}" cy="134" r="106"
          fill="${ink.linear([tone(colour, 0.5), tone(colour, -0.2), tone(colour, -0.5)], 'slant')}"/>
        <circle cx="${width / 2}" cy="134" r="97" fill="#15171d"/>
        ${lens(ink, width / 2 - 38, 96, 35, colour)}
        ${lens(ink, width / 2 + 38, 96, 35, colour)}
        ${lens(ink, width / 2 - 38, 172, 35, colour)}
        ${lens(ink, width / 2 + 38, 172, 24, colour)}
        ${flash(width / 2, 134)}`;
  }
}
