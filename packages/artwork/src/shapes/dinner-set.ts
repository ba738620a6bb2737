import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** Plates, bowls and cups together; one place laid, from above; the rim's pattern close up. */
export const dinnerSet: Draw = ink => {
  if (ink.view === 'angle') return laid(ink);
  const front = set(ink);
  return ink.view === 'front' ? front : closeUp(front, 330, 310, 2.6);
};

const china = (ink: Ink): string => (ink.vary('glaze', 0, 1) > 0.6 ? tone(ink.colour, 0.78) : '#fdfbf6');

/** A plate seen straight on, radius 250. */
function plate(ink: Ink): string {
  const glaze = china(ink);
  const main = readableOn(glaze, ink.colour);
  const trim = readableOn(glaze, ink.accent);
  const count = ink.int('repeat', 14, 26);
  const one = ink.choose('rim', [
    `<path d="M0-226C14-216 14-198 0-186C-14-198-14-216 0-226Z" fill="${main}"/>
      <circle cy="-178" r="4" fill="${trim}"/>`,
    `<path d="M-16-218C-6-196 6-196 16-218" fill="none" stroke="${main}" stroke-width="6"/>
      <circle cy="-190" r="6" fill="${trim}"/>`,
    `<path d="M0-228L12-206L0-184L-12-206Z" fill="none" stroke="${main}" stroke-width="5"/>
      <circle cy="-206" r="4" fill="${trim}"/>`,
    `<g fill="${main}">
        <circle cy="-218" r="7"/>
        <circle cx="-11" cy="-206" r="7"/>
        <circle cx="11" cy="-206" r="7"/>
        <circle cx="-7" cy="-194" r="7"/>
        <circle cx="7" cy="-194" r="7"/>
      </g>
      <circle cy="-206" r="6" fill="${trim}"/>`,
  ]);
  const pattern = Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${round((at * 360) / count)})">${one}</g>`,
  ).join('');
  return `<circle r="250" fill="${ink.linear(['#ffffff', glaze, tone(glaze, -0.18)], 'slant')}"/>
    ${pattern}
    <circle r="244" fill="none" stroke="${trim}" stroke-width="7"/>
    <circle r="168" fill="${ink.linear([tone(glaze, -0.2), glaze, '#ffffff'], 'slant')}"/>
    <circle r="160" fill="${ink.radial(['#ffffff', glaze, tone(glaze, -0.05)])}"/>
    <circle r="160" fill="none" stroke="${main}" stroke-opacity=".5" stroke-width="2.4"/>
    <path d="M-226-60A236 236 0 0 1-60-226" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;
}

function bowl(ink: Ink, x: number, y: number, radius: number): string {
  const glaze = china(ink);
  const main = readableOn(glaze, ink.colour);
  const wall = `M${x - radius} ${y}
    C${x - radius + 6} ${y + radius * 0.66} ${x - radius * 0.5} ${y + radius * 0.82} ${x} ${y + radius * 0.84}
    C${x + radius * 0.5} ${y + radius * 0.82} ${x + radius - 6} ${y + radius * 0.66} ${x + radius} ${y}Z`;
  return `<ellipse cx="${x + 10}" cy="${round(y + radius * 0.86)}" rx="${round(radius * 0.8)}" ry="${round(radius * 0.13)}"
      fill="#160e22" fill-opacity=".22"/>
    <path d="${wall}" fill="${glaze}"/>
    <path d="${wall}" fill="${sheen(ink, 'matte')}"/>
    <path
      d="M${x - radius + 6} ${round(y + radius * 0.24)}
        A${radius} ${round(radius * 0.22)} 0 0 0 ${x + radius - 6} ${round(y + radius * 0.24)}"
      fill="none" stroke="${main}" stroke-width="${round(radius * 0.12)}"/>
    <path
      d="M${x - radius + 12} ${round(y + radius * 0.36)}
        A${radius} ${round(radius * 0.22)} 0 0 0 ${x + radius - 12} ${round(y + radius * 0.36)}"
      fill="none" stroke="${readableOn(glaze, ink.accent)}" stroke-width="4"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * 0.2)}" fill="${glaze}"/>
    <ellipse cx="${x}" cy="${y + 3}" rx="${round(radius * 0.93)}" ry="${round(radius * 0.16)}"
      fill="${ink.linear([tone(glaze, -0.35), tone(glaze, -0.05)])}"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${round(radius * 0.2)}" fill="none"
      stroke="${readableOn(glaze, ink.accent)}" stroke-width="4"/>`;
}

function set(ink: Ink): string {
  const glaze = china(ink);
  const trim = readableOn(glaze, ink.accent);
  const stack = Array.from({ length: 5 }, (_, at) => {
    const y = 846 - at * 17;
    return `<path d="M430 ${y}A210 26 0 0 0 850 ${y}
      L770 ${y + 24}A132 16 0 0 1 510 ${y + 24}Z" fill="${tone(glaze, -0.2)}"/>
      <ellipse cx="640" cy="${y}" rx="212" ry="30" fill="${ink.linear([glaze, tone(glaze, -0.12)], 'across')}"/>
      <path d="M428 ${y}A212 30 0 0 0 852 ${y}" fill="none" stroke="${trim}" stroke-width="4"/>`;
  }).join('');
  return (
    `${ink.ground(500, 880, 900, 110, 0.5)}
      ${ink.wall('<circle cx="380" cy="420" r="250"/>', 30, 24, 22)}
      <g transform="translate(380 420) rotate(-4)">${plate(ink)}</g>
      <path d="M250 640L300 860H330L290 640ZM510 640L460 860H430L470 640Z" fill="#8a5a36"/>
      ${stack}` +
    bowl(ink, 640, 640, 150) +
    bowl(ink, 640, 588, 150) +
    bowl(ink, 250, 780, 116)
  );
}

function laid(ink: Ink): string {
  const linen = tone(ink.colour, 0.7);
  const steel = ink.linear(['#8b929d', '#f6f7f9', '#9aa0aa'], 'across');
  const fringe = Array.from({ length: 40 }, (_, at) => `M96 ${220 + at * 15}h-22M904 ${220 + at * 15}h22`).join('');
  const fork = `<path d="M176 420V720" stroke="${steel}" stroke-width="17" stroke-linecap="round"/>
    <path d="M146 290V370C146 420 206 420 206 370V290M166 290V370M186 290V370" fill="none" stroke="#aab0ba"
      stroke-width="8" stroke-linecap="round"/>`;
  const knife = `<path d="M824 470V720" stroke="#8b929d" stroke-width="18" stroke-linecap="round"/>
    <path d="M814 480V300C814 280 836 270 840 300V480Z" fill="#d9dce2" stroke="#8b929d" stroke-width="2"/>`;
  return `<rect x="106" y="226" width="804" height="590" rx="8" fill="#160e22" fill-opacity=".14"/>
    <path d="${fringe}" stroke="${tone(linen, -0.15)}" stroke-width="4"/>
    <rect x="96" y="212" width="808" height="590" rx="6" fill="${linen}"/>
    <path d="M120 236H880V778H120Z" fill="none" stroke="${tone(ink.colour, 0.2)}" stroke-width="6"/>
    ${ink.blur(14, '<circle cx="522" cy="534" r="256" fill="#160e22" fill-opacity=".34"/>')}
    <g transform="translate(500 506)">${plate(ink)}</g>
    ${ink.blur(9, '<circle cx="512" cy="520" r="124" fill="#160e22" fill-opacity=".3"/>')}
    <g transform="translate(500 506)">
      <circle r="122" fill="${ink.linear(['#ffffff', china(ink), tone(china(ink), -0.2)], 'slant')}"/>
      <circle r="120" fill="none" stroke="${readableOn(china(ink), ink.accent)}" stroke-width="6"/>
      <circle r="104"
        fill="${ink.radial([tone(china(ink), -0.05), china(ink), tone(china(ink), -0.25)], 0.6, 0.65, 0.7)}"/>
    </g>
    ${fork}
    ${knife}`;
}
