import { mix, readableOn, tone } from './colours.ts';
import { round, type Ink } from './Ink.ts';
import { letter, letterLines } from './lettering.ts';
import { motif } from './packaging.ts';

/**
 * A printed cover of `width` by `height`, from its top left corner: one of several designs, with title and a small
 * line.
 */
export function cover(ink: Ink, width: number, height: number, title: string, line: string): string {
  return ink.clip(`<path d="M0 0H${width}V${height}H0Z"/>`, design(ink, width, height, title, line));
}

function design(ink: Ink, width: number, height: number, title: string, line: string): string {
  const { colour, accent } = ink;
  const text = readableOn(colour, '#fffaf0');
  const second = readableOn(colour, accent);
  const [cx, w] = [width / 2, width];
  const size = Math.min(w * 0.1, 46);
  const name = (y: number, colourOf = text): string =>
    letterLines(title, 10, { x: cx, y: height * y, size, width: w * 0.82, colour: colourOf, weight: 0.17 }, 1.5);
  const small = (y: number, colourOf = second): string =>
    letter(line, { x: cx, y: height * y, size: size * 0.4, width: w * 0.7, colour: colourOf, tracking: 4 });
  const ground = `<rect width="${w}" height="${height}" fill="${colour}"/>`;
  switch (ink.int('cover', 0, 5)) {
    case 0: {
      const arcs = Array.from(
        { length: 5 },
        (_, at) =>
          `<circle cx="${cx}" cy="${height}" r="${round(w * (0.62 - at * 0.11))}"
              fill="${at % 2 ? colour : mix(second, tone(colour, 0.2), at * 0.16)}"/>`,
      ).join('');
      return ground + arcs + name(0.24) + small(0.42);
    }
    case 1: {
      const hills = `<circle cx="${w * 0.7}" cy="${height * 0.36}" r="${w * 0.15}" fill="${second}"/>
        <path
          d="M0 ${height * 0.62}C${w * 0.25} ${height * 0.44} ${w * 0.4} ${height * 0.66} ${w * 0.6} ${height * 0.52}
            S${w * 0.9} ${height * 0.5} ${w} ${height * 0.56}V${height}H0Z"
          fill="${tone(colour, 0.25)}"/>
        <path
          d="M0 ${height * 0.74}C${w * 0.3} ${height * 0.58} ${w * 0.5} ${height * 0.8} ${w} ${height * 0.64}
            V${height}H0Z"
          fill="${tone(colour, -0.25)}"/>
        <path
          d="M0 ${height * 0.88}C${w * 0.4} ${height * 0.72} ${w * 0.7} ${height * 0.9} ${w} ${height * 0.8}
            V${height}H0Z"
          fill="${tone(colour, -0.5)}"/>`;
      return ground + hills + name(0.17) + small(0.93, '#fffaf0');
    }
    case 2: {
      const rows = Array.from({ length: 24 }, (_, at) => {
        const [x, y] = [((at % 4) + 0.5) * (w / 4), (Math.floor(at / 4) + 0.5) * (height / 6)];
        return ink.int(`tile${at}`, 0, 2)
          ? `<path
              d="M${round(x - w / 8)} ${round(y + height / 12)}
                A${w / 8} ${height / 12} 0 0 1 ${round(x + w / 8)} ${round(y + height / 12)}Z"/>`
          : `<circle cx="${round(x)}" cy="${round(y)}" r="${round(w / 14)}"/>`;
      }).join('');
      return `${ground}
        <g fill="${second}" fill-opacity=".8">${rows}</g>
        <rect x="${w * 0.1}" y="${height * 0.3}" width="${w * 0.8}" height="${height * 0.4}" fill="#fffaf0"/>
        ${name(0.46, readableOn('#fffaf0', tone(colour, -0.3)))}
        ${small(0.63, readableOn('#fffaf0', accent))}`;
    }
    case 3:
      return `${ground}
        <rect x="${w * 0.06}" y="${height * 0.04}" width="${w * 0.88}" height="${height * 0.92}" fill="none"
          stroke="${second}" stroke-width="5"/>
        <rect x="${w * 0.085}" y="${height * 0.057}" width="${w * 0.83}" height="${height * 0.886}" fill="none"
          stroke="${second}" stroke-width="1.8"/>
        ${motif(ink, cx, height * 0.64, w * 0.22, second, text)}
        ${name(0.26)}
        ${small(0.88)}`;
    case 4: {
      const bars = Array.from(
        { length: 7 },
        (_, at) =>
          `<rect x="0" y="${round(height * (0.46 + at * 0.08))}" width="${round(w * ink.vary(`bar${at}`, 0.25, 0.95))}"
              height="${round(height * 0.045)}" fill="${at % 2 ? second : tone(colour, 0.35)}"/>`,
      ).join('');
      return ground + bars + name(0.2) + small(0.37);
    }
    default:
      return `${ground}
        <path d="M0 0H${w}V${height * 0.42}L0 ${height * 0.6}Z" fill="${second}"/>
        <path d="M0 ${height * 0.6}L${w} ${height * 0.42}V${height * 0.455}L0 ${height * 0.635}Z" fill="#fffaf0"/>
        ${motif(ink, w * 0.72, height * 0.2, w * 0.15, readableOn(second, colour), tone(second, 0.5))}
        ${name(0.76)}
        ${small(0.92)}`;
  }
}
