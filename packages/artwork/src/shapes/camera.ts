import { mix, readableOn, tone } from '../colours.ts';
import { holes, knob, led, lens, moulded, panel, plate } from '../device.ts';
import { wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { sheen, volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

type Kind = 'mirrorless' | 'body' | 'retro' | 'instant';

/**
 * Four kinds: "mirrorless", "body" without a lens, "retro", "instant". From the front; the back with its display, or
 * printing; the lens close up.
 */
export const camera: Draw = ink => {
  const kind: Kind = ink.form(['mirrorless', 'body', 'retro', 'instant']);
  const front = kind === 'instant' ? instant(ink, false) : body(ink, kind);
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, kind === 'instant' ? 480 : 520, kind === 'instant' ? 530 : 590, 2);
  return kind === 'instant' ? instant(ink, true) : back(ink, kind);
};

function barrel(ink: Ink, x: number, y: number, r: number, ring: string): string {
  const grip = Array.from({ length: 48 }, (_, at) => {
    const turn = (at / 48) * Math.PI * 2;
    return `M${round(x + Math.cos(turn) * r * 0.93)} ${round(y + Math.sin(turn) * r * 0.93)}
      L${round(x + Math.cos(turn) * r)} ${round(y + Math.sin(turn) * r)}`;
  }).join('');
  const circle = (size: number, paint: string): string =>
    `<circle cx="${x}" cy="${y}" r="${round(r * size)}" fill="${paint}"/>`;
  return `<circle cx="${x + 14}" cy="${y + 22}" r="${r * 1.06}" fill="#160e22" fill-opacity=".35"/>
    ${circle(1.06, ink.linear(['#f2f3f6', '#8d93a0', '#4a4e58', '#b9bec8'], 'slant'))}
    ${circle(1, ink.linear(['#4a4d56', '#191a1f', '#2c2e35'], 'slant'))}
    <path d="${grip}" stroke="#000" stroke-opacity=".55" stroke-width="5"/>
    ${circle(0.86, ink.linear(['#17181c', '#3f424b'], 'slant'))}
    ${circle(0.82, readableOn('#17181c', ring))}
    ${circle(0.79, '#131418')}
    ${circle(0.66, ink.linear(['#33363e', '#0c0d10'], 'slant'))}
    ${lens(ink, x, y, r * 0.6, '#2b2e36')}
    ${letter('16-50 mm', { x, y: y + r * 0.725, size: r * 0.07, colour: '#d7dbe3' })}`;
}

/** The open bayonet with the sensor behind it. */
function mount(ink: Ink, x: number, y: number, r: number): string {
  const circle = (size: number, paint: string): string =>
    `<circle cx="${x}" cy="${y}" r="${round(r * size)}" fill="${paint}"/>`;
  const screws = [20, 80, 160, 230, 310]
    .map(
      turn =>
        `<circle cx="${x}" cy="${round(y - r * 0.84)}" r="8" fill="#6d7380" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');
  const [w, h] = [r * 0.98, r * 0.66];
  return `<circle cx="${x + 8}" cy="${y + 12}" r="${r * 1.02}" fill="#160e22" fill-opacity=".35"/>
    ${circle(1, ink.linear(['#ffffff', '#a9aeb9', '#5a5f6a', '#d4d8df'], 'slant'))}
    ${circle(0.96, ink.linear(['#c3c8d1', '#f4f5f8', '#8d93a0'], 'slant'))}
    ${screws}
    <circle cx="${round(x - r * 0.84)}" cy="${y}" r="10" fill="${readableOn('#c3c8d1', '#e5484d')}"/>
    ${circle(0.72, '#0b0c10')}
    ${circle(0.68, ink.linear(['#1d1f26', '#060709'], 'slant'))}
    <path d="${panel(x - w / 2 - 10, y - h / 2 - 10, w + 20, h + 20, 8)}" fill="#14161c"/>
    <path d="${panel(x - w / 2, y - h / 2, w, h, 4)}"
      fill="${ink.linear(['#7fd6c8', '#5a6fe0', '#a24fc4', '#e0795a'], 'slant')}"/>
    <path d="M${x - w / 2} ${y - h / 2}H${x + w * 0.1}L${x - w * 0.2} ${y + h / 2}H${x - w / 2}Z" fill="#fff"
      fill-opacity=".25"/>
    <path d="M${x - r * 0.4} ${y + r * 0.6}h${r * 0.8}" stroke="#d9b15a" stroke-width="9" stroke-dasharray="9 7"/>`;
}

const leather = (ink: Ink, colour: string): string =>
  ink.pattern(
    14,
    12,
    `<rect width="14" height="12" fill="${colour}"/>
      <circle cx="4" cy="3" r="2.6" fill="${tone(colour, -0.35)}"/>
      <circle cx="11" cy="9" r="2.6" fill="${tone(colour, -0.35)}"/>
      <circle cx="3.4" cy="2.4" r="1" fill="${tone(colour, 0.4)}"/>
      <circle cx="10.4" cy="8.4" r="1" fill="${tone(colour, 0.4)}"/>`,
  );

function body(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const retro = kind === 'retro';
  const w = round(ink.vary('wide', 700, 760));
  const [l, r] = [500 - w / 2, 500 + w / 2];
  const top = `M${l} 430Q${l} 380 ${l + 40} 378H380
    L414 ${retro ? 340 : 300}Q420 ${retro ? 330 : 288} 440 ${retro ? 330 : 286}H590
    Q610 ${retro ? 330 : 288} 620 ${retro ? 340 : 302}L652 378H${r - 40}Q${r} 380 ${r} 430V470H${l}Z`;
  const wrap = `M${l} 466H${r}V780H${l}Z`;
  const hide = retro ? accent : tone(colour, -0.2);
  const grip = retro
    ? ''
    : moulded(
        ink,
        `M${l - 6} 410C${l + 20} 396 ${l + 120} 396 ${l + 132} 440
          C${l + 150} 560 ${l + 130} 760 ${l + 126} 836
          Q${l + 60} 860 ${l + 6} 836C${l - 10} 700 ${l - 14} 500 ${l - 6} 410Z`,
        tone(colour, -0.08),
        { depth: 54, dark: 0.6, light: 0.6 },
      );
  const plateTop = `<path d="${top}" fill="${colour}"/>
    <path d="${top}" fill="${sheen(ink, retro ? 'metal' : 'matte')}"/>`;
  return (
    `${ink.ground(512, 846, w + 120, 100, 0.6)}
      <path d="M${l} 440V800Q${l} 836 ${l + 36} 836H${r - 36}Q${r} 836 ${r} 800V440Z" fill="${tone(colour, -0.1)}"/>
      <path d="${wrap}" fill="${leather(ink, hide)}"/>
      <path d="${wrap}"
        fill="${ink.linear(
          [
            [0, '#fff', 0.22],
            [0.3, '#fff', 0],
            [1, '#160e22', 0.45],
          ],
          'slant',
        )}"/>
      ${plateTop}
      <path d="M${l} 468H${r}M${l} 780H${r}" stroke="${tone(colour, -0.55)}" stroke-width="4"/>
      ${grip}` +
    `<g>
        ${[
          [l + 86, 356, 52],
          [r - 150, 360, 44],
          [r - 62, 364, 30],
        ]
          .map(
            ([x, y, s]) =>
              `<path d="M${x! - s!} ${y!}V384H${x! + s!}V${y!}Z" fill="${tone(colour, -0.15)}"/>
                <path d="M${x! - s!} ${y!}V384H${x! + s!}V${y!}Z" fill="${sheen(ink, 'metal')}"/>
                <ellipse cx="${x}" cy="${y}" rx="${s}" ry="${s! * 0.24}" fill="${tone(colour, 0.3)}"/>`,
          )
          .join('')}
      </g>` +
    `<ellipse cx="${l + 86}" cy="352" rx="22" ry="7" fill="${readableOn(colour, accent)}"/>
      ${letter(ink.art.label ?? 'Drishtiva', {
        x: 516,
        y: retro ? 360 : 344,
        size: 19,
        colour: readableOn(colour, '#f0ead8'),
        tracking: 5,
      })}
      <path d="${panel(r - 130, 410, 76, 40, 8)}" fill="#101116"/>
      <path d="${panel(r - 124, 415, 64, 30, 6)}" fill="#2b3c86"/>
      ${led(ink, 690, 430, 6, '#ffb04a')}
      <path d="${panel(l - 18, 440, 24, 40, 8)}${panel(r - 6, 440, 24, 40, 8)}" fill="#8d93a0"/>` +
    (kind === 'body'
      ? mount(ink, 520, 606, round(ink.vary('lens', 178, 196)))
      : barrel(ink, 520, 606, round(ink.vary('lens', 186, 204)), accent))
  );
}

function back(ink: Ink, kind: Kind): string {
  const { colour, accent } = ink;
  const retro = kind === 'retro';
  const hide = retro ? accent : tone(colour, -0.2);
  const scene = ink.clip(
    `<path d="${panel(0, 0, 430, 290, 10)}"/>`,
    `${wallpaper(ink, 430, 290)}
      <path d="M143 0V290M287 0V290M0 97H430M0 193H430" stroke="#fff" stroke-opacity=".45" stroke-width="2"/>
      <path d="M180 110h-24v24M250 110h24v24M180 184h-24v-24M250 184h24v-24" fill="none" stroke="#ffe27a"
        stroke-width="4"/>
      ${letter('F2.8  1/250', { x: 100, y: 266, size: 15, colour: '#fff' })}`,
  );
  return (
    `${ink.ground(512, 856, 860, 100, 0.6)}
      <g transform="translate(20 0) skewY(-2)">
      <path
        d="M150 440Q150 392 192 390H388L420 310Q428 296 446 296H574Q592 296 600 310L634 390H810Q850 392 850 440V820
          Q850 856 812 856H188Q150 856 150 820Z"
        fill="${tone(colour, -0.06)}"/>
      <path
        d="M150 440Q150 392 192 390H388L420 310Q428 296 446 296H574Q592 296 600 310L634 390H810Q850 392 850 440V480
          H150Z"
        fill="${sheen(ink, retro ? 'metal' : 'matte')}"/>
      <path d="M150 480H850V800H150Z" fill="${leather(ink, hide)}"/>
      <path d="M150 480H850V800H150Z"
        fill="${ink.linear(
          [
            [0, '#fff', 0.16],
            [1, '#160e22', 0.45],
          ],
          'slant',
        )}"/>` +
    `<path d="${panel(430, 316, 150, 84, 24)}" fill="#0d0e12"/>
      <path d="${panel(458, 334, 94, 48, 12)}" fill="${ink.linear(['#3d4f92', '#11142a'], 'slant')}"/>
      <path d="M180 390V340Q180 330 220 330H250Q270 330 270 340V390Z" fill="${tone(colour, -0.3)}"/>
      <path d="M180 390V340Q180 330 220 330H250Q270 330 270 340V390Z" fill="${sheen(ink, 'metal')}"/>
      <path d="${panel(176, 466, 470, 344, 16)}" fill="#14151a"/>
      <g transform="translate(196 494)">${scene}<path d="M0 0H250L120 290H0Z" fill="#fff" fill-opacity=".1"/></g>` +
    `${knob(ink, 748, 620, 62, tone(colour, 0.05))}<circle cx="748" cy="620" r="24" fill="${tone(colour, -0.4)}"/>${[
      [700, 500],
      [790, 500],
      [700, 742],
      [790, 742],
    ]
      .map(([x, y]) => knob(ink, x!, y!, 21, tone(colour, 0.1)))
      .join('')}<path d="M744 476a5 5 0 1 0 1 0" fill="#e5484d"/></g>`
  );
}

function instant(ink: Ink, printing: boolean): string {
  const { colour, accent } = ink;
  const shell = `M180 420C180 340 230 300 320 296H700C790 300 830 350 830 430V740C830 820 780 860 700 862H310
      C230 860 180 820 180 740Z`;
  const photo = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">
        <path d="M4 6H266V328H4Z" fill="#160e22" fill-opacity=".25"/>
        <path d="M0 0H260V320H0Z" fill="#fdfcf8"/>
        <g transform="translate(18 18)">${ink.clip('<rect width="224" height="230"/>', wallpaper(ink, 224, 230))}</g>
      </g>`;
  const stripes = ['#e5484d', '#f2a13a', '#f2d04f', '#4fb38a', '#3d6fd8']
    .map((fill, at) => `<path d="M${270 + at * 22} 758H${286 + at * 22}V862H${270 + at * 22}Z" fill="${fill}"/>`)
    .join('');
  const drawn =
    (printing ? photo(372, 40, 3) : '') +
    `${moulded(ink, shell, colour, {
      depth: 80,
      dark: 0.5,
      light: 0.55,
      lines: [['M240 380C270 340 330 330 420 330', 26, 0.9]],
    })}
      <path d="${panel(330, 288, 360, 22, 10)}" fill="#191a1f"/>
      <path d="M182 728H829V760H182Z" fill="${accent}"/>
      ${stripes}
      <path d="${panel(640, 356, 120, 74, 22)}" fill="#14151a"/>
      <path d="${panel(652, 366, 96, 54, 14)}" fill="${ink.linear(['#8fa9ff', '#1a2148'], 'slant')}"/>
      ${plate(ink, 240, 356, 150, 74, 22, '#f6f7fa', 'glass')}
      <path d="${panel(252, 366, 126, 54, 14)}" fill="${holes(ink, '#c9ced9', 10, 2.5)}"/>
      ${knob(ink, 250, 520, 40, mix(accent, '#e5484d', 0.7))}` +
    `<circle cx="522" cy="582" r="176" fill="#160e22" fill-opacity=".28"/>
      <circle cx="506" cy="560" r="172" fill="${tone(colour, 0.25)}"/>
      ${volume(ink, ['M334 560a172 172 0 1 0 344 0a172 172 0 1 0 -344 0Z'], { depth: 50, dark: 0.45, light: 0.6 })}
      <circle cx="506" cy="560" r="132" fill="${accent}"/>
      <circle cx="506" cy="560" r="116" fill="#1a1b20"/>
      ${lens(ink, 506, 560, 96, '#4a4e58')}
      ${letter(ink.art.label ?? 'Jhatpat', {
        x: 640,
        y: 806,
        size: 28,
        colour: readableOn(colour, tone(colour, -0.6)),
        tracking: 4,
      })}`;
  return printing
    ? `${ink.ground(510, 872, 800, 100, 0.6)}
      <g transform="translate(40 30) scale(.92)">${drawn}</g>
      ${photo(60, 620, -16)}`
    : `${ink.ground(510, 872, 760, 100, 0.6)}${drawn}`;
}
