import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { cap, vessel, wrapped } from '../packaging.ts';
import { sheen, turned, type Turn } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Glass jar of coffee; opened, with beans and a spoon; the beans close up. */
export const coffeeJar: Draw = ink => {
  const whole = `${ink.ground(505, 876, 520, 90, 0.6)}${jar(ink, true)}`;
  if (ink.view === 'front') return whole;
  const scene = `${ink.ground(540, 856, 860, 140, 0.5)}
    <g transform="translate(-70 10) scale(.94)">${jar(ink, false)}</g>
    ${beans(ink)}`;
  return ink.view === 'angle' ? scene : closeUp(scene, 690, 800, 2.6);
};

function jar(ink: Ink, closed: boolean): string {
  const { accent } = ink;
  const radius = round(ink.vary('radius', 178, 206));
  const shoulder = round(ink.vary('shoulder', 320, 380));
  const turns: Turn[] = [
    [240, radius - 46],
    [276, radius - 46, 14],
    [shoulder, radius, 60],
    [850, radius, 30],
    [868, radius - 24],
  ];
  const fill = ink.vary('fill', 330, 360);
  const powder = ink.vary('roast', 0, 1) > 0.5 ? '#4a2a18' : '#6b3d20';
  const inner = turned(
    500,
    [
      [fill, radius - 26],
      [shoulder, radius - 12, 50],
      [842, radius - 12, 24],
      [856, radius - 34],
    ],
    0.1,
  );
  const grains = ink.pattern(
    46,
    46,
    `<g fill="${tone(powder, 0.22)}">
        <circle cx="8" cy="10" r="4"/>
        <circle cx="30" cy="6" r="3"/>
        <circle cx="20" cy="26" r="4"/>
        <circle cx="40" cy="34" r="3.4"/>
      </g>
      <g fill="${tone(powder, -0.4)}">
        <circle cx="18" cy="12" r="3"/>
        <circle cx="38" cy="18" r="4"/>
        <circle cx="8" cy="32" r="4"/>
        <circle cx="28" cy="40" r="3"/>
      </g>`,
  );
  return (
    `<path d="${turned(500, turns, 0.1)}" fill="#f6efe6" fill-opacity=".6"/>
      <path d="${inner}" fill="${powder}"/>
      <path d="${inner}" fill="${grains}"/>
      <ellipse cx="500" cy="${round(fill)}" rx="${radius - 26}" ry="${round((radius - 26) * 0.1)}"
        fill="${tone(powder, 0.2)}"/>` +
    wrapped(ink, {
      x: 500,
      radius,
      top: 480,
      bottom: 780,
      tilt: 0.1,
      ground: ink.colour,
      title: ink.art.label ?? 'Coorg dark',
      line: '100 g',
      finish: 'gloss',
    }) +
    `<path d="${turned(500, turns, 0.1)}" fill="${sheen(ink, 'glass')}"/>` +
    (closed
      ? cap(ink, 500, 150, 270, radius - 28, accent, 'gloss', 0.12)
      : `<ellipse cx="500" cy="240" rx="${radius - 46}" ry="${round((radius - 46) * 0.12)}" fill="${tone(powder, -0.3)}"
          fill-opacity=".55"/>
        <ellipse cx="500" cy="240" rx="${radius - 46}" ry="${round((radius - 46) * 0.12)}" fill="none" stroke="#fff"
          stroke-width="7"/>
        ${vessel(
          ink,
          500,
          [
            [250, radius - 40],
            [262, radius - 40],
          ],
          '#ffffff',
          'glass',
          0.1,
        )}`)
  );
}

function beans(ink: Ink): string {
  const spots: [number, number][] = [
    [640, 830],
    [720, 800],
    [800, 836],
    [690, 868],
    [766, 880],
    [850, 876],
    [580, 866],
    [732, 842],
  ];
  return spots
    .map(([x, y]) => {
      const turn = Math.round(ink.vary(`bean${x}`, 0, 180));
      return `<g transform="translate(${x} ${y}) rotate(${turn})">
          <ellipse cx="4" cy="9" rx="40" ry="26" fill="#160e22" fill-opacity=".22"/>
          <ellipse rx="40" ry="27" fill="${ink.radial(['#a8683c', '#6b3a1c', '#3a1d0e'])}"/>
          <path d="M-36 2C-18-14 14 14 37-3" fill="none" stroke="#2c140a" stroke-width="5"/>
          <path d="M-28-12C-18-20-4-22 8-20" fill="none" stroke="#e0b088" stroke-opacity=".7" stroke-width="4"
            stroke-linecap="round"/>
        </g>`;
    })
    .join('');
}
