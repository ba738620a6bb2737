import { camera } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { edgePaint, led, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { closeUp } from '../textile.ts';

/**
 * On its feet; turned, thin; the lower edge with the name close up. Kinds: "led" and "premium" without a frame on a
 * bar.
 */
export const television: Draw = ink => {
  const premium = ink.form(['led', 'premium']) === 'premium';
  const [w, h] = [round(ink.vary('wide', 870, 900)), round(ink.vary('tall', 496, 516))];
  if (ink.view === 'angle') {
    const eye = camera(-38, 12, 460, 800);
    const foot = (x: number): string =>
      slab(eye, {
        origin: [x - 20, 12, -90],
        right: [1, 0, 0],
        down: [0, 0, 1],
        back: [0, -12, 0],
        width: 40,
        height: 220,
        radius: 12,
        edge: tone(ink.colour, -0.4),
        front: `<rect width="40" height="220" rx="12" fill="${tone(ink.colour, 0.15)}"/>`,
      });
    const base = premium
      ? slab(eye, {
          origin: [-190, 16, -100],
          right: [1, 0, 0],
          down: [0, 0, 1],
          back: [0, -16, 0],
          width: 380,
          height: 210,
          radius: 14,
          edge: edgePaint(ink, ink.accent, 'metal'),
          front: plate(ink, 0, 0, 380, 210, 14, ink.accent, 'metal'),
        }) +
        `<path d="${eye.path([
          [-60, 14, -20],
          [60, 14, -20],
          [60, 130, -20],
          [-60, 130, -20],
        ])}" fill="${tone(ink.colour, -0.2)}"/>`
      : foot(-w * 0.34) + foot(w * 0.34);
    return `${ink.ground(500, 806, 860, 150, 0.5)}
      ${base}
      ${slab(eye, {
        origin: [-w / 2, h + (premium ? 60 : 14), 6],
        right: [1, 0, 0],
        down: [0, -1, 0],
        back: [0, 0, -26],
        width: w,
        height: h,
        radius: 10,
        edge: edgePaint(ink, ink.colour, 'metal'),
        front: face(ink, w, h, premium),
      })}`;
  }
  const foot = premium
    ? `<path d="M440 680H560V760H440Z" fill="${tone(ink.colour, -0.3)}"/>
      ${plate(ink, 320, 752, 360, 34, 10, ink.accent, 'metal')}`
    : ink.vary('feet', 0, 1) > 0.5
      ? [-1, 1]
          .map(
            side =>
              `<path
                  d="M${500 + side * w * 0.36} 690l${-side * 26} 96
                    h${side * 12}l${side * 40} -96ZM${500 + side * w * 0.36} 690
                    l${side * 60} 96h${-side * 14}l${-side * 62} -96Z"
                  fill="${tone(ink.colour, -0.1)}"/>`,
          )
          .join('')
      : [-1, 1]
          .map(
            side =>
              `<path d="M${500 + side * w * 0.34 - 9} 690h18v84h${side * 50}v14h${side * -118}v-14h${side * 50}Z"
                  fill="${ink.linear([tone(ink.colour, -0.4), tone(ink.colour, 0.3)])}"/>`,
          )
          .join('');
  const front = `${ink.ground(506, 792, w + 40, 70, 0.55)}
    ${foot}
    <g transform="translate(${500 - w / 2} ${700 - h})">${face(ink, w, h, premium)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, premium ? 500 : 760, 690, 2.2);
};

function face(ink: Ink, w: number, h: number, premium: boolean): string {
  const bezel = premium ? 5 : 12;
  const chin = premium ? 10 : 24;
  const [sw, sh] = [w - bezel * 2, h - bezel - chin];
  const frame = ink.linear([tone(ink.colour, 0.5), tone(ink.colour, -0.1), tone(ink.colour, -0.4)], 'slant');
  return `<path d="${panel(0, 0, w, h, 10)}" fill="${frame}"/>
    <path d="${panel(3, 3, w - 6, h - chin, 8)}" fill="#08090c"/>
    ${display(ink, bezel, bezel, sw, sh, 4, scene(ink, sw, sh))}
    ${letter(ink.art.label ?? 'Drishtiva', {
      x: w / 2,
      y: h - chin / 2 + 1,
      size: premium ? 6 : 10,
      colour: readableOn(ink.colour, '#d9dee8'),
      tracking: 6,
    })}
    ${led(ink, w - 40, h - chin / 2 + 1, 3.4, '#ff5a4a')}`;
}

function scene(ink: Ink, w: number, h: number): string {
  const { accent } = ink;
  switch (ink.choose('programme', ['cricket', 'home', 'nature'])) {
    case 'cricket':
      return `<path d="M0 0H${w}V${h * 0.4}H0Z" fill="${ink.linear(['#123a7a', '#6fb4ea'])}"/>
        <path d="M0 ${h * 0.3}C${w * 0.3} ${h * 0.22} ${w * 0.7} ${h * 0.22} ${w} ${h * 0.3}V${h * 0.46}H0Z"
          fill="#3a4468"/>
        <path d="M0 ${h * 0.33}H${w}M0 ${h * 0.37}H${w}M0 ${h * 0.41}H${w}" stroke="#cfd6ec" stroke-width="7"
          stroke-dasharray="5 7 9 6" stroke-opacity=".7"/>
        <path d="M0 ${h * 0.44}H${w}V${h}H0Z" fill="${ink.linear(['#4fae5a', '#2d7a3c'])}"/>
        <path d="M${w * 0.47} ${h * 0.46}H${w * 0.53}L${w * 0.64} ${h}H${w * 0.36}Z" fill="#d9bd8a"/>
        <path
          d="M${w * 0.485} ${h * 0.4}v${h * 0.07}M${w * 0.5} ${h * 0.4}v${h * 0.07}M${w * 0.515} ${h * 0.4}v${h * 0.07}"
          stroke="#fff" stroke-width="4"/>
        <g transform="translate(${w * 0.52} ${h * 0.5})">
          <circle cx="0" cy="0" r="19" fill="#1c2f7a"/>
          <path d="M-26 22H26L32 108H12L0 190L-14 108H-32Z" fill="${mix(accent, '#2f5fd0', 0.5)}"/>
          <path d="M-24 108L-30 208M20 108L34 208" stroke="#f4f4f4" stroke-width="22" stroke-linecap="round"/>
          <path d="M22 40L66 84L100 6" fill="none" stroke="#c98f5a" stroke-width="15" stroke-linejoin="round"/>
        </g>
        <path d="${panel(24, h - 76, 330, 52, 10)}" fill="#0d1636" fill-opacity=".92"/>
        ${letter('IND 184/3', { x: 130, y: h - 50, size: 22, colour: '#fff', weight: 0.15 })}
        ${letter('18.2', { x: 300, y: h - 50, size: 20, colour: '#ffd27a' })}`;
    case 'home': {
      const rows = Array.from(
        { length: 10 },
        (_, at) =>
          `<path
              d="${panel(
                50 + ((at % 5) * (w - 80)) / 5,
                h * 0.56 + Math.floor(at / 5) * h * 0.23,
                (w - 180) / 5,
                h * 0.19,
                8,
              )}"
              fill="${
                [
                  '#e2557a',
                  '#f2a13a',
                  '#3fae8c',
                  '#3d6fd8',
                  '#8a4fe0',
                  '#2f9fd0',
                  '#c2477f',
                  '#e8872f',
                  '#4a9f5a',
                  '#6a5fd0',
                ][at]
              }"/>`,
      ).join('');
      return `<path d="M0 0H${w}V${h}H0Z" fill="#10131f"/>
        ${ink.clip(`<path d="M0 0H${w}V${h * 0.5}H0Z"/>`, wallpaper(ink, w, h * 0.5))}
        <path d="M0 0H${w}V${h * 0.52}H0Z"
          fill="${ink.linear(
            [
              [0, '#10131f', 0.8],
              [0.5, '#10131f', 0.1],
              [1, '#10131f', 0],
            ],
            'across',
          )}"/>
        ${letter('Tonight', { x: 50, y: h * 0.17, size: 40, align: 'start', colour: '#fff', weight: 0.16 })}
        <path d="${panel(50, h * 0.28, 150, 48, 24)}" fill="#fff"/>
        <path d="M88 ${h * 0.28 + 14}l22 10l-22 10Z" fill="#10131f"/>
        <path d="M122 ${h * 0.28 + 24}h44" stroke="#10131f" stroke-width="6"/>
        ${rows}`;
    }
    default:
      return `<path d="M0 0H${w}V${h}H0Z"
          fill="${ink.linear(['#ffb27a', '#f2708a', mix(accent, '#6a3fb0', 0.6), '#201a4a'])}"/>
        <circle cx="${w * 0.62}" cy="${h * 0.42}" r="${h * 0.14}" fill="#fff2c8"/>
        <path
          d="M0 ${h * 0.6}L${w * 0.14} ${h * 0.36}L${w * 0.24} ${h * 0.5}
            L${w * 0.4} ${h * 0.24}L${w * 0.58} ${h * 0.58}L${w * 0.74} ${h * 0.4}L${w} ${h * 0.62}V${h}H0Z"
          fill="#4a3a86"/>
        <path d="M${w * 0.4} ${h * 0.24}L${w * 0.34} ${h * 0.37}L${w * 0.4} ${h * 0.34}L${w * 0.46} ${h * 0.38}Z"
          fill="#fff" fill-opacity=".85"/>
        <path
          d="M0 ${h * 0.72}L${w * 0.2} ${h * 0.56}L${w * 0.5} ${h * 0.7}L${w * 0.8} ${h * 0.54}L${w} ${h * 0.7}V${h}H0Z"
          fill="#2a2260"/>
        <path d="M0 ${h * 0.78}H${w}V${h}H0Z" fill="${ink.linear(['#e0709a', '#2a2260'])}" fill-opacity=".75"/>
        <path
          d="M${w * 0.54} ${h * 0.8}H${w * 0.7}M${w * 0.5} ${h * 0.86}H${w * 0.74}M${w * 0.56} ${h * 0.92}H${w * 0.68}"
          stroke="#fff2c8" stroke-width="6" stroke-opacity=".8" stroke-linecap="round"/>`;
  }
}
