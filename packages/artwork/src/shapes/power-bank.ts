import { camera } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { cable, edgePaint, gleam, led, panel, plate, slab } from '../device.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/**
 * Four kinds: "pocket", "tank" with a display, "magnetic", "solar". Upright; charging on a table; its ports close up.
 */
export const powerBank: Draw = ink => {
  const form = ink.form(['pocket', 'tank', 'magnetic', 'solar']);
  const [w, h, t] = sizes[form];
  if (ink.view === 'front') {
    const eye = camera(-22, 10, 480, 880);
    return (
      ink.ground(520, 884, 620, 110, 0.6) +
      slab(eye, {
        origin: [-w / 2, h, t / 2],
        right: [1, 0, 0],
        down: [0, -1, 0],
        back: [0, 0, -t],
        width: w,
        height: h,
        radius: radiusOf(form),
        edge: edgePaint(ink, ink.colour),
        front: face(ink, form, w, h),
      }) +
      top(ink, eye, w, h, t)
    );
  }
  const lying = (x: number, y: number): string => {
    const eye = camera(-38, 36, x, y);
    const ports = eye.plane(
      [w / 2, t, h / 2],
      [0, 0, -1],
      [0, -1, 0],
      `<g transform="translate(${h * 0.25} ${t / 2}) scale(1.1)">${sockets(ink)}</g>`,
    );
    return (
      slab(eye, {
        origin: [-w / 2, t, -h / 2],
        right: [1, 0, 0],
        down: [0, 0, 1],
        back: [0, -t, 0],
        width: w,
        height: h,
        radius: radiusOf(form),
        edge: edgePaint(ink, ink.colour),
        front: face(ink, form, w, h),
      }) + ports
    );
  };
  if (ink.view === 'detail') return closeUp(`${ink.ground(500, 620, 800, 300, 0.4)}${lying(500, 560)}`, 640, 570, 2.1);
  const [x, y] = camera(-38, 36, 430, 600).at([w / 2, t / 2, h / 4 + 68]);
  return `${ink.ground(470, 640, 880, 330, 0.45)}
    ${lying(430, 600)}
    <g transform="translate(${x} ${y}) rotate(-58)">${plug(ink)}</g>
    ${cable(`M${x + 84} ${y + 50}C${x + 200} ${y + 110} 960 600 930 720C900 830 760 780 660 870`, skinOf(ink), 17)}`;
};

const skinOf = (ink: Ink): string => mix(ink.accent, '#e8e8ea', 0.3);

/** A USB-C plug that is pushed in at its origin and stands below it. */
function plug(ink: Ink): string {
  const skin = skinOf(ink);
  return `<rect x="-13" y="-4" width="26" height="26" rx="4" fill="${ink.linear(['#f2f3f6', '#9aa0ab'], 'across')}"/>
    <rect x="-22" y="18" width="44" height="72" rx="12"
      fill="${ink.linear([tone(skin, 0.4), skin, tone(skin, -0.4)], 'across')}"/>`;
}

const sizes = {
  pocket: [330, 660, 74],
  tank: [400, 640, 130],
  magnetic: [360, 580, 52],
  solar: [390, 690, 84],
} as const;
type Kind = keyof typeof sizes;

const radiusOf = (form: Kind): number => ({ pocket: 52, tank: 40, magnetic: 66, solar: 58 })[form];

/** The sockets' plane as it shows on top of the standing thing. */
function top(ink: Ink, eye: ReturnType<typeof camera>, w: number, h: number, t: number): string {
  return eye.plane(
    [-w / 2, h, -t / 2],
    [1, 0, 0],
    [0, 0, 1],
    `<g transform="translate(${w / 2} ${t / 2}) scale(.9 1)">${sockets(ink)}</g>`,
  );
}

function sockets(ink: Ink): string {
  const hole = (x: number, width: number, height: number, radius: number, fill = '#0b0c10'): string =>
    `<rect x="${x - width / 2 - 3}" y="${-height / 2 - 3}" width="${width + 6}" height="${height + 6}"
        rx="${radius + 3}" fill="${tone(ink.colour, -0.35)}"/>
      <rect x="${x - width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  return `${hole(-62, 46, 17, 8.5)}
    <path d="M-76 0h28" stroke="#7b808b" stroke-width="4"/>
    ${hole(16, 62, 26, 4)}
    <rect x="-11" y="-9" width="54" height="8" fill="${readableOn('#0b0c10', ink.accent)}"/>
    ${hole(84, 18, 18, 9, tone(ink.accent, 0.2))}`;
}

function face(ink: Ink, form: Kind, w: number, h: number): string {
  const { colour, accent } = ink;
  const print = readableOn(colour, tone(colour, 0.6));
  const body = plate(ink, 0, 0, w, h, radiusOf(form), colour);
  const name = (y: number, text: string, size = 24): string =>
    letter(text, { x: w / 2, y, size, width: w * 0.7, colour: print, tracking: 4 });
  const level = ink.int('level', 2, 4);
  const lamps = (y: number): string =>
    [0, 1, 2, 3]
      .map(at =>
        at < level
          ? led(ink, w / 2 - 60 + at * 40, y, 7, accent)
          : `<circle cx="${w / 2 - 60 + at * 40}" cy="${y}" r="7" fill="${tone(colour, -0.4)}"/>`,
      )
      .join('');
  switch (form) {
    case 'tank': {
      const glass = `${plate(ink, 40, 46, w - 80, 190, 26, '#12141a', 'glass')}
        ${letter(String(ink.int('charge', 68, 99)), {
          x: w / 2 - 24,
          y: 130,
          size: 92,
          colour: '#f4f7ff',
          weight: 0.13,
        })}
        ${letter('%', { x: w - 110, y: 108, size: 34, colour: '#8fe0c4' })}
        ${letter('OUT 100 W', { x: w / 2, y: 208, size: 17, colour: '#8d95a6' })}`;
      const ribs = Array.from({ length: 7 }, (_, at) => `M46 ${h - 200 + at * 22}H${w - 46}`).join('');
      return `${body}
        ${glass}
        <path d="${ribs}" stroke="${tone(colour, -0.4)}" stroke-width="7" stroke-linecap="round"/>
        <path d="${ribs}" stroke="${tone(colour, 0.45)}" stroke-width="2" transform="translate(0 5)"/>
        ${name(h - 250, ink.art.label ?? '27000 mAh', 30)}`;
    }
    case 'magnetic':
      return `${body}
        <circle cx="${w / 2}" cy="${h * 0.4}" r="126" fill="none" stroke="${tone(colour, -0.16)}" stroke-width="30"/>
        <circle cx="${w / 2}" cy="${h * 0.4}" r="126" fill="none" stroke="${tone(colour, 0.4)}" stroke-width="2.5"/>
        <path
          d="M${w / 2 + 14} ${h * 0.4 - 62}L${w / 2 - 38} ${h * 0.4 + 12}
            H${w / 2 - 6}L${w / 2 - 16} ${h * 0.4 + 62}L${w / 2 + 38} ${h * 0.4 - 14}H${w / 2 + 4}Z"
          fill="${readableOn(colour, accent)}"/>
        ${name(h - 120, ink.art.label ?? '5000 mAh')}
        ${lamps(h - 64)}`;
    case 'solar': {
      const cells = ink.pattern(
        62,
        62,
        `<rect width="62" height="62" fill="#16264a"/>
          <path d="M0 0H62M0 0V62" stroke="#cfd8ea" stroke-width="3"/>
          <path d="M0 20H62M0 40H62" stroke="#5671a8" stroke-width="1.4"/>`,
      );
      return `${body}
        <path
          d="M0 ${h * 0.2}L30 ${h * 0.26}V${h * 0.74}
            L0 ${h * 0.8}ZM${w} ${h * 0.2}L${w - 30} ${h * 0.26}V${h * 0.74}L${w} ${h * 0.8}Z"
          fill="${accent}"/>
        <path d="${panel(48, 90, w - 96, 400, 18)}" fill="#0e1526"/>
        <path d="${panel(56, 98, w - 112, 384, 12)}" fill="${cells}"/>
        <path d="${panel(56, 98, w - 112, 384, 12)}" fill="${gleam(ink, 'glass')}"/>
        ${name(h - 140, ink.art.label ?? '20000 mAh')}
        ${lamps(h - 76)}
        <circle cx="${w / 2}" cy="52" r="17" fill="none" stroke="${accent}" stroke-width="9"/>`;
    }
    default:
      return `${body}
        <path d="M0 ${round(h * 0.7)}H${w}" stroke="${tone(colour, -0.4)}" stroke-width="3"/>
        <path d="M0 ${round(h * 0.7) + 3}H${w}" stroke="${tone(colour, 0.4)}" stroke-width="2"/>
        ${
          ink.vary('pattern', 0, 1) > 0.5
            ? `<path
            d="M${w * 0.2} ${h * 0.24}h${w * 0.6}M${w * 0.2} ${h * 0.3}h${w * 0.42}M${w * 0.2} ${h * 0.36}h${w * 0.2}"
            stroke="${accent}" stroke-width="16" stroke-linecap="round"/>`
            : `<circle cx="${w / 2}" cy="${h * 0.32}" r="64" fill="none" stroke="${accent}" stroke-width="12"/>
              <path d="M${w / 2 + 8} ${h * 0.32 - 36}l-32 42h20l-8 32l34-44h-20Z" fill="${accent}"/>`
        }
        ${name(h * 0.52, ink.art.label ?? '10000 mAh')}
        ${lamps(h * 0.8)}
        ${letter('22.5 W', { x: w / 2, y: h * 0.9, size: 18, colour: print })}`;
  }
}
