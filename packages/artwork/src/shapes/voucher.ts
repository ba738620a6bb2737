import { mix, readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { letter } from '../lettering.ts';
import { motif } from '../packaging.ts';
import { card, cardEdge } from '../pass.ts';
import { closeUp } from '../textile.ts';

/** A gift card with its amount; in its envelope; the amount close up. */
export const voucher: Draw = ink => {
  if (ink.view === 'angle') return enveloped(ink);
  const face = `${cardEdge(ink)}${card(ink, printed(ink))}`;
  const front = `${ink.ground(510, 820, 820, 110, 0.3)}
    <g transform="translate(150 380) rotate(7 320 200) scale(1.02)" opacity=".96">
      ${cardEdge(ink)}
      ${card(ink, stripe(ink), readableOn(ink.colour, ink.accent))}
    </g>
    <g transform="translate(146 262) rotate(-9 320 200) scale(1.1)">${face}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 400, 520, 2.2);
};

const amount = (ink: Ink): string => ink.art.label ?? ink.choose('amount', ['₹500', '₹1,000', '₹2,000', '₹5,000']);

function printed(ink: Ink): string {
  const text = readableOn(ink.colour, '#fffaf0');
  const trim = readableOn(ink.colour, ink.accent);
  return `${motif(ink, 92, 92, 46, trim, text)}
    ${letter('Gift card', { x: 160, y: 92, size: 24, colour: text, align: 'start', weight: 0.13, tracking: 4 })}
    ${letter(amount(ink), { x: 48, y: 232, size: 92, width: 430, colour: text, align: 'start', weight: 0.14 })}
    <path d="M48 310H300" stroke="${trim}" stroke-width="5"/>
    ${letter(`${ink.int('a', 1000, 9999)} ${ink.int('b', 1000, 9999)} ${ink.int('c', 1000, 9999)}`, {
      x: 48,
      y: 348,
      size: 20,
      colour: text,
      align: 'start',
      tracking: 3.4,
    })}
    ${bow(ink, trim)}`;
}

function bow(ink: Ink, trim: string): string {
  return `<rect x="506" width="40" height="400" fill="${trim}"/>
    <rect x="512" width="5" height="400" fill="#fff" fill-opacity=".5"/>
    <g transform="translate(526 130)">
      <path d="M0 0C-40-56-110-66-108-22C-106 22-40 20 0 0Z"
        fill="${ink.linear([tone(trim, 0.5), trim, tone(trim, -0.35)])}"/>
      <path d="M0 0C40-56 110-66 108-22C106 22 40 20 0 0Z"
        fill="${ink.linear([tone(trim, 0.4), trim, tone(trim, -0.4)])}"/>
      <path
        d="M0 0C-20 40-44 76-70 92L-36 88L-24 112C-10 80 0 40 0 0ZM0 0C20 40 44 76 70 92L36 88L24 112C10 80 0 40 0 0Z"
        fill="${tone(trim, -0.15)}"/>
      <circle r="19" fill="${tone(trim, 0.25)}" stroke="${tone(trim, -0.35)}" stroke-width="2"/>
    </g>`;
}

function stripe(ink: Ink): string {
  return `<rect y="52" width="640" height="80" fill="#17181c"/>
    <rect x="40" y="180" width="380" height="52" fill="#fbfaf6"/>
    <path d="M56 196H400M56 208H340" stroke="${mix('#8a8f98', ink.colour, 0.2)}" stroke-width="5"/>`;
}

function enveloped(ink: Ink): string {
  const paper = mix('#fbf6ea', ink.colour, 0.1);
  const lining = tone(ink.accent, 0.1);
  return (
    `${ink.ground(510, 850, 860, 120, 0.5)}
      <path d="M150 470L500 210L850 470V520H150Z" fill="${tone(paper, -0.14)}"/>
      <path d="M176 474L500 236L824 474Z" fill="${lining}"/>` +
    `<g transform="translate(208 250) rotate(-3 300 200) scale(.92)">${cardEdge(ink)}${card(ink, printed(ink))}</g>
      <path d="M150 470L500 690L850 470V830C850 842 842 850 830 850H170C158 850 150 842 150 830Z"
        fill="${ink.linear([paper, tone(paper, -0.1)])}"/>
      <path d="M150 842L440 640M850 842L560 640" stroke="${tone(paper, -0.3)}" stroke-width="4"/>
      <path d="M150 470L500 690L850 470" fill="none" stroke="${tone(paper, -0.35)}" stroke-opacity=".7"
        stroke-width="4"/>
      <path d="M150 840L460 650C484 634 516 634 540 650L850 840C846 848 840 850 830 850H170C160 850 154 848 150 840Z"
        fill="${tone(paper, 0.3)}"/>
      <circle cx="504" cy="696" r="52" fill="#160e22" fill-opacity=".25"/>
      <circle cx="500" cy="690" r="52"
        fill="${ink.radial([tone(ink.colour, 0.4), ink.colour, tone(ink.colour, -0.4)])}"/>
      ${motif(ink, 500, 690, 34, readableOn(ink.colour, ink.accent), tone(ink.colour, 0.5))}`
  );
}
