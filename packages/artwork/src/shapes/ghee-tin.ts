import { tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { disc, vessel, wrapped } from '../packaging.ts';
import { band, lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A printed tin with a lever lid; opened with a spoonful; the rim close up. */
export const gheeTin: Draw = ink => {
  const front = `${ink.ground(505, 866, 560, 100, 0.6)}${tin(ink, true)}`;
  if (ink.view === 'front') return front;
  if (ink.view === 'detail') return closeUp(front, 440, 330, 2.2);
  return `${ink.ground(540, 860, 820, 130, 0.5)}<g transform="translate(-40 20)">${tin(ink, false)}</g>${spoon(ink)}`;
};

const silver = '#cfd3d9';

function tin(ink: Ink, closed: boolean): string {
  const radius = round(ink.vary('radius', 214, 246));
  const top = round(ink.vary('top', 260, 330));
  const tilt = 0.15;
  const rib = (y: number): string => lit(band(500, radius + 5, y, y + 16, tilt), silver, sheen(ink, 'metal'));
  const lid = closed
    ? `${disc(ink, 500, top, radius + 2, silver, tilt)}
      <ellipse cx="500" cy="${top + 2}" rx="${radius * 0.74}" ry="${round(radius * tilt * 0.72)}"
        fill="${tone(silver, -0.3)}"/>
      ${lit(band(500, round(radius * 0.7), top - 22, top, tilt), ink.accent, sheen(ink, 'metal'))}
      ${disc(ink, 500, top - 22, round(radius * 0.7), ink.accent, tilt)}`
    : `${disc(ink, 500, top, radius + 2, silver, tilt)}
      <ellipse cx="500" cy="${top + 2}" rx="${radius * 0.78}" ry="${round(radius * tilt * 0.78)}" fill="#8f8055"/>
      <ellipse cx="500" cy="${top + 10}" rx="${radius * 0.74}" ry="${round(radius * tilt * 0.66)}"
        fill="${ink.radial(['#fff3b8', '#f4cf5a', '#d9a52e'])}"/>
      <path d="M420 ${top + 10}C450 ${top - 4} 500 ${top + 22} 560 ${top + 4}" fill="none" stroke="#fff8d8"
        stroke-width="7" stroke-linecap="round"/>`;
  return (
    vessel(
      ink,
      500,
      [
        [top + 6, radius],
        [846, radius, 6],
        [858, radius - 6],
      ],
      silver,
      'metal',
      tilt,
    ) +
    wrapped(ink, {
      x: 500,
      radius,
      top: top + 46,
      bottom: 806,
      tilt,
      ground: ink.colour,
      title: ink.art.label ?? 'Desi ghee',
      line: '1 litre',
      finish: 'gloss',
    }) +
    rib(top + 4) +
    rib(836) +
    lid
  );
}

function spoon(ink: Ink): string {
  const steel = ink.linear(['#f6f7f9', '#aab0ba', '#6b717c', '#d9dce2'], 'slant');
  return `<g transform="translate(760 800) rotate(-30)">
      <ellipse cx="-20" cy="44" rx="130" ry="16" fill="#160e22" fill-opacity=".18"/>
      <path d="M60-4C150-16 250-20 290-12C304-8 304 12 290 16C250 22 150 18 60 10Z" fill="${steel}"/>
      <ellipse cx="-24" cy="4" rx="92" ry="52" fill="${steel}"/>
      <ellipse cx="-24" cy="0" rx="76" ry="40" fill="${ink.radial(['#fff6c8', '#f4cf5a', '#c9922a'])}"/>
      <path d="M-80-8C-60-34-10-38 20-26" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="8"
        stroke-linecap="round"/>
    </g>`;
}
