import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { letter, letterLines } from '../lettering.ts';
import { cap, motif } from '../packaging.ts';
import { volume } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A tube on its cap; lying open with a ribbon of gel; the label close up. */
export const faceWash: Draw = ink => {
  if (ink.view === 'angle')
    return `${ink.ground(520, 690, 880, 130, 0.5)}
      <g transform="translate(0 60) rotate(76 500 500) translate(-10 30) scale(.92)">${tube(ink)}</g>
      ${gel(ink)}`;
  const front = `${ink.ground(505, 914, 380, 80, 0.6)}${tube(ink)}`;
  return ink.view === 'front' ? front : closeUp(front, 480, 400, 2.3);
};

function tube(ink: Ink): string {
  const { colour, accent } = ink;
  const half = round(ink.vary('half', 150, 174));
  const [left, right] = [500 - half, 500 + half];
  const outline = `M${left} 96
    H${right}C${right - 2} 300 ${round(right - half * 0.2)} 560 ${round(500 + half * 0.62)} 740
    H${round(500 - half * 0.62)}C${round(left + half * 0.2)} 560 ${left + 2} 300 ${left} 96Z`;
  const pale = ink.vary('pale', 0, 1) > 0.5;
  const ground = pale ? tone(colour, 0.86) : colour;
  const text = readableOn(ground, pale ? colour : '#ffffff');
  const trim = readableOn(ground, accent);
  const crimp = Array.from({ length: 34 }, (_, at) => `M${round(left + 4 + (at * (half * 2 - 8)) / 33)} 100V138`).join(
    '',
  );
  const wave = ink.vary('wave', 560, 640);
  return (
    ink.clip(
      `<path d="${outline}"/>`,
      `<path d="${outline}" fill="${ground}"/>
        <path
          d="M300 ${round(wave)}C400 ${round(wave - 60)} 460 ${round(wave + 50)} 560 ${round(wave)}
            C620 ${round(wave - 30)} 660 ${round(wave - 40)} 720 ${round(wave - 20)}V760H300Z"
          fill="${pale ? colour : tone(colour, -0.35)}"/>
        <path
          d="M300 ${round(wave - 16)}C400 ${round(wave - 76)} 460 ${round(wave + 34)} 560 ${round(wave - 16)}
            C620 ${round(wave - 46)} 660 ${round(wave - 56)} 720 ${round(wave - 36)}"
          fill="none" stroke="${accent}" stroke-width="9"/>`,
    ) +
    volume(ink, [outline], {
      depth: 66,
      dark: 0.5,
      light: 0.5,
      lines: [
        [`M${left + 50} 170C${left + 54} 360 ${left + 74} 560 ${left + 90} 700`, 30, 1],
        [`M${right - 60} 170C${right - 70} 400 ${right - 90} 580 ${right - 110} 720`, 40, -0.3],
      ],
    }) +
    `<path d="${crimp}" stroke="${tone(ground, -0.35)}" stroke-opacity=".6" stroke-width="3"/>
      <path d="M${left} 142H${right}" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>` +
    motif(ink, 500, 252, 56, trim, text) +
    letterLines(ink.art.label ?? 'Neem fresh', 9, {
      x: 500,
      y: 398,
      size: 38,
      width: half * 1.5,
      colour: text,
      weight: 0.17,
    }) +
    letter('Face wash', { x: 500, y: 498, size: 17, width: half, colour: trim, tracking: 4 }) +
    cap(ink, 500, 736, 900, round(half * 0.66), accent, 'gloss', 0.08)
  );
}

function gel(ink: Ink): string {
  const jelly = tone(ink.colour, 0.35);
  const line = 'M150 800C220 740 260 850 320 800C370 760 400 850 450 812';
  return `<path d="${line}" transform="translate(6 16)" fill="none" stroke="#160e22" stroke-opacity=".16" stroke-width="40"
      stroke-linecap="round"/>
    <path d="${line}" fill="none" stroke="${jelly}" stroke-width="42" stroke-linecap="round"/>
    <path d="${line}" transform="translate(3 9)" fill="none" stroke="${tone(ink.colour, -0.1)}" stroke-opacity=".5"
      stroke-width="16" stroke-linecap="round"/>
    <path d="${line}" transform="translate(-4 -9)" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="8"
      stroke-linecap="round"/>`;
}
