import { camera } from '../camera.ts';
import { mix, readableOn, tone } from '../colours.ts';
import { edgePaint, led, panel, plate, slab } from '../device.ts';
import { display, wallpaper } from '../display.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

type Kind = 'office' | 'studio' | 'ultrawide' | 'portable';

/**
 * Four kinds: "office", "studio", "ultrawide", "portable" on its folded cover. On its stand; turned, with its depth; a
 * corner and the stand close up.
 */
export const monitor: Draw = ink => {
  const kind: Kind = ink.form(['office', 'studio', 'ultrawide', 'portable']);
  if (ink.view === 'angle') return turned(ink, kind);
  const front = upright(ink, kind);
  return ink.view === 'front'
    ? front
    : closeUp(front, kind === 'ultrawide' ? 560 : 640, kind === 'ultrawide' || kind === 'portable' ? 660 : 690, 2);
};

const sizeOf = (kind: Kind): [w: number, h: number] =>
  kind === 'ultrawide' ? [880, 390] : kind === 'studio' ? [780, 460] : [740, 440];

function foot(ink: Ink, kind: Kind): string {
  const metal = ink.art.finish === 'metal' ? ink.colour : tone(ink.colour, 0.16);
  const light = sheen(ink, ink.art.finish === 'metal' ? 'metal' : 'matte');
  const neck = lit(
    kind === 'ultrawide' ? 'M466 600H534L548 820H452Z' : 'M452 600H548V830H452Z',
    tone(metal, -0.1),
    light,
  );
  const base =
    kind === 'ultrawide'
      ? 'M500 800L260 878Q250 890 266 892L500 852L734 892Q750 890 740 878Z'
      : ink.vary('foot', 0, 1) > 0.5
        ? panel(320, 826, 360, 44, 14)
        : 'M310 858C310 826 400 816 500 816S690 826 690 858C690 876 600 882 500 882S310 876 310 858Z';
  return `${neck}
    ${lit(base, metal, light)}
    <circle cx="500" cy="770" r="26" fill="${tone(metal, -0.6)}" fill-opacity="${kind === 'office' ? 0.7 : 0}"/>`;
}

function panelOf(ink: Ink, kind: Kind, w: number, h: number): string {
  const chin = kind === 'ultrawide' ? 20 : round(ink.vary('chin', 26, 40));
  const bezel = 12;
  const [sw, sh] = [w - bezel * 2, h - bezel - chin];
  const scene =
    kind === 'office' || kind === 'portable'
      ? sheets(ink, sw, sh)
      : kind === 'studio'
        ? editor(ink, sw, sh)
        : arena(ink, sw, sh);
  return `${plate(ink, 0, 0, w, h, 18, ink.colour)}
    <path d="${panel(5, 5, w - 10, h - chin, 13)}" fill="#0a0b0f"/>
    ${display(ink, bezel, bezel, sw, sh, 6, scene)}
    ${letter(ink.art.label ?? 'View', {
      x: w / 2,
      y: h - chin / 2 + 3,
      size: 11,
      colour: readableOn(ink.colour, '#cfd5df'),
      tracking: 5,
    })}
    ${led(ink, w - 34, h - chin / 2 + 3, 4, kind === 'ultrawide' ? ink.accent : '#7fe0a8')}`;
}

function sheets(ink: Ink, w: number, h: number): string {
  const bars = [90, 150, 120, 190, 160, 210]
    .map(
      (height, at) =>
        `<rect x="${56 + at * 52}" y="${330 - height}" width="34" height="${height}" rx="6"
            fill="${at % 2 ? mix(ink.accent, '#2f6fe0', 0.4) : mix(ink.accent, '#ffffff', 0.5)}"/>`,
    )
    .join('');
  const lines = Array.from(
    { length: 7 },
    (_, at) => `M420 ${106 + at * 34}h${[230, 190, 214, 160, 226, 180, 120][at]}`,
  ).join('');
  return `${wallpaper(ink, w, h)}
    <path d="${panel(24, 36, 356, 326, 14)}${panel(396, 36, w - 420, 326, 14)}" fill="#fff" fill-opacity=".95"/>
    <path d="M24 70H380M396 70H${w - 24}" stroke="#dfe5ef" stroke-width="3"/>
    ${bars}
    <path d="${lines}" stroke="#cdd6e6" stroke-width="13" stroke-linecap="round"/>
    <circle cx="46" cy="54" r="6" fill="#f0705e"/>
    <circle cx="418" cy="54" r="6" fill="#f0705e"/>`;
}

function editor(ink: Ink, w: number, h: number): string {
  const strip = Array.from(
    { length: 8 },
    (_, at) =>
      `<rect x="${90 + at * 80}" y="${h - 76}" width="70" height="56" rx="6"
          fill="${['#e2557a', '#f2a13a', '#3fae8c', '#3d6fd8', '#8a4fe0', '#e8872f', '#2f9fd0', '#c2477f'][at]}"/>`,
  ).join('');
  const tools = Array.from(
    { length: 6 },
    (_, at) => `<circle cx="38" cy="${70 + at * 52}" r="13" fill="#6a7080"/>`,
  ).join('');
  return `<path d="M0 0H${w}V${h}H0Z" fill="#23262e"/>
    <path d="M0 0H76V${h}H0Z" fill="#2d313b"/>
    ${tools}
    <g transform="translate(92 24)">
      ${ink.clip(`<path d="${panel(0, 0, w - 300, h - 124, 8)}"/>`, wallpaper(ink, w - 300, h - 124))}
    </g>
    <path d="M${w - 188} 60h160M${w - 188} 120h160M${w - 188} 180h160M${w - 188} 240h160" stroke="#525867"
      stroke-width="8" stroke-linecap="round"/>
    <g fill="${mix(ink.accent, '#ffffff', 0.4)}">
      <circle cx="${w - 130}" cy="60" r="12"/>
      <circle cx="${w - 70}" cy="120" r="12"/>
      <circle cx="${w - 110}" cy="180" r="12"/>
      <circle cx="${w - 60}" cy="240" r="12"/>
    </g>
    ${strip}`;
}

function arena(ink: Ink, w: number, h: number): string {
  const { accent } = ink;
  return `${wallpaper(ink, w, h)}
    <path
      d="M0 ${h * 0.62}L${w * 0.12} ${h * 0.34}
        L${w * 0.2} ${h * 0.52}L${w * 0.32} ${h * 0.24}
        L${w * 0.44} ${h * 0.6}L${w * 0.6} ${h * 0.4}
        L${w * 0.76} ${h * 0.62}L${w * 0.88} ${h * 0.36}L${w} ${h * 0.56}V${h}H0Z"
      fill="#130d2b" fill-opacity=".85"/>
    <path d="M${w * 0.44} ${h * 0.62}H${w * 0.56}L${w * 0.8} ${h}H${w * 0.2}Z" fill="#2b2552"/>
    <path d="M${w * 0.5} ${h * 0.64}V${h}" stroke="#fff" stroke-width="8" stroke-dasharray="18 16"/>
    <path d="M${w * 0.44} ${h * 0.62}L${w * 0.2} ${h}M${w * 0.56} ${h * 0.62}L${w * 0.8} ${h}"
      stroke="${tone(accent, 0.35)}" stroke-width="6"/>
    <circle cx="90" cy="${h - 80}" r="54" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8"/>
    ${letter('144', { x: 90, y: h - 80, size: 32, colour: '#fff' })}`;
}

function upright(ink: Ink, kind: Kind): string {
  if (kind === 'portable') return leaning(ink, -14, 22);
  const [w, h] = sizeOf(kind);
  const glow =
    kind === 'ultrawide'
      ? `<ellipse cx="500" cy="400" rx="520" ry="330" fill="${ink.radial(
          [
            [0, ink.accent, 0.34],
            [1, ink.accent, 0],
          ],
          0.5,
          0.5,
          0.5,
        )}"/>`
      : '';
  const bend =
    kind === 'ultrawide'
      ? ink.linear(
          [
            [0, '#000', 0.45],
            [0.2, '#000', 0],
            [0.8, '#000', 0],
            [1, '#000', 0.4],
          ],
          'across',
        )
      : 'none';
  const top = kind === 'ultrawide' ? 230 : 180;
  return `${glow}
    ${ink.ground(506, 876, kind === 'ultrawide' ? 700 : 560, 70, 0.6)}
    ${foot(ink, kind)}
    <g transform="translate(${500 - w / 2} ${top})">
      ${panelOf(ink, kind, w, h)}
      <path d="${panel(0, 0, w, h, 18)}" fill="${bend}"/>
    </g>`;
}

function turned(ink: Ink, kind: Kind): string {
  if (kind === 'portable') return leaning(ink, -40, 30);
  const [w, h] = sizeOf(kind);
  const eye = camera(-40, 14, 470, 830);
  const arm = tone(ink.colour, ink.art.finish === 'metal' ? -0.05 : 0.14);
  const base = slab(eye, {
    origin: [-150, 20, -110],
    right: [1, 0, 0],
    down: [0, 0, 1],
    back: [0, -20, 0],
    width: 300,
    height: 230,
    radius: 40,
    edge: edgePaint(ink, arm, 'metal'),
    front: plate(ink, 0, 0, 300, 230, 40, arm),
  });
  const neck = slab(eye, {
    origin: [-40, 360, -60],
    right: [1, 0, 0],
    down: [0, -1, 0],
    back: [0, 0, -34],
    width: 80,
    height: 350,
    radius: 10,
    edge: tone(arm, -0.4),
    front: `<rect width="80" height="350" fill="${tone(arm, -0.1)}"/>`,
  });
  return `${ink.ground(490, 830, 720, 190, 0.5)}
    ${base}
    ${neck}
    ${slab(eye, {
      origin: [-w / 2, 200 + h, 0],
      right: [1, 0, 0],
      down: [0, -1, 0],
      back: [0, 0, -34],
      width: w,
      height: h,
      radius: 18,
      edge: edgePaint(ink, ink.colour),
      front: panelOf(ink, kind, w, h),
    })}`;
}

/** Thin, leaning on its cover, with one cable for picture and power. */
function leaning(ink: Ink, yaw: number, pitch: number): string {
  const [w, h] = [760, 470];
  const [sin, cos] = [0.93, 0.37];
  const eye = camera(yaw, pitch, 480, 750);
  const cover = mix(ink.accent, '#3a3d45', 0.35);
  const [x, y] = eye.at([w / 2, 60, 10]);
  const base = slab(eye, {
    origin: [-w / 2, 10, -150],
    right: [1, 0, 0],
    down: [0, 0, 1],
    back: [0, -10, 0],
    width: w,
    height: 300,
    radius: 16,
    edge: tone(cover, -0.4),
    front: `<path d="${panel(0, 0, w, 300, 16)}"
        fill="${ink.linear([tone(cover, 0.2), cover, tone(cover, -0.25)], 'slant')}"/>
      <path d="M20 120H${w - 20}M20 214H${w - 20}" stroke="${tone(cover, -0.45)}" stroke-width="5"/>`,
  });
  const cord = `<path d="M${x} ${y}
    C${x + 60} ${y + 20} ${x + 90} ${y + 90} ${x + 10} ${y + 130}" fill="none" stroke="#24262c"
      stroke-width="13" stroke-linecap="round"/>`;
  const screen = slab(eye, {
    origin: [-w / 2, 14 + h * sin, 70 - h * cos],
    right: [1, 0, 0],
    down: [0, -sin, cos],
    back: [0, -14 * cos, -14 * sin],
    width: w,
    height: h,
    radius: 18,
    edge: edgePaint(ink, ink.colour, 'metal'),
    front: panelOf(ink, 'portable', w, h),
  });
  return `<g transform="translate(50 60) scale(.9)">${ink.ground(500, 760, 900, 240, 0.5)}${base}${screen}${cord}</g>`;
}
