import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { disc, motif, vessel, wrapped } from '../packaging.ts';
import { band, lit, sheen } from '../solid.ts';
import { closeUp } from '../textile.ts';

/** A round tin; with a brewed cup; the label close up. */
export const teaTin: Draw = ink => {
  const whole = `${ink.ground(505, 870, 540, 100, 0.6)}${tin(ink)}`;
  if (ink.view === 'front') return whole;
  if (ink.view === 'detail') return closeUp(whole, 480, 470, 2.2);
  return `${ink.ground(560, 850, 860, 130, 0.5)}<g transform="translate(-90 30) scale(.92)">${tin(ink)}</g>${cup(ink)}`;
};

function tin(ink: Ink): string {
  const { colour, accent } = ink;
  const radius = round(ink.vary('radius', 190, 226));
  const top = round(ink.vary('top', 250, 330));
  const filigree = ink.pattern(
    40,
    40,
    `<path d="M20 4C30 12 30 28 20 36C10 28 10 12 20 4ZM0 20H8M32 20H40" fill="none"
        stroke="${readableOn(colour, accent)}" stroke-opacity=".5" stroke-width="2.4"/>`,
  );
  return (
    vessel(
      ink,
      500,
      [
        [top + 60, radius],
        [846, radius, 8],
        [862, radius - 8],
      ],
      colour,
      'gloss',
      0.13,
    ) +
    `<path d="${band(500, radius, top + 80, 830, 0.13)}" fill="${filigree}"/>` +
    wrapped(ink, {
      x: 500,
      radius: radius - 0.5,
      top: top + 150,
      bottom: 770,
      tilt: 0.13,
      ground: '#fbf4e2',
      title: ink.art.label ?? 'Assam gold',
      line: '250 g',
      finish: 'gloss',
    }) +
    lit(band(500, radius + 6, top, top + 84, 0.13), tone(accent, -0.1), sheen(ink, 'metal')) +
    disc(ink, 500, top, radius + 6, accent, 0.13) +
    `<ellipse cx="500" cy="${top}" rx="${radius * 0.5}" ry="${round(radius * 0.065)}" fill="none"
        stroke="${tone(accent, -0.4)}" stroke-width="3"/>` +
    lit(band(500, radius + 2, 838, 858, 0.13), tone(accent, -0.1), sheen(ink, 'metal'))
  );
}

function cup(ink: Ink): string {
  const china = '#fdfcf8';
  const trim = readableOn(china, ink.accent);
  const body = 'M610 650C612 770 660 850 744 852C828 850 876 770 878 650Z';
  return (
    `<ellipse cx="744" cy="856" rx="190" ry="34" fill="${tone(china, -0.25)}"/>
      <ellipse cx="744" cy="848" rx="190" ry="34" fill="${ink.linear([china, tone(china, -0.12)])}"/>
      <ellipse cx="744" cy="848" rx="178" ry="30" fill="none" stroke="${trim}" stroke-width="4"/>` +
    `<path d="M872 672C950 660 950 780 850 776" fill="none" stroke="${tone(china, -0.12)}" stroke-width="22"/>
      ${lit(body, china, sheen(ink, 'matte'))}
      <ellipse cx="744" cy="650" rx="134" ry="32" fill="${tone(china, -0.06)}"/>
      <ellipse cx="744" cy="656" rx="122" ry="25" fill="${ink.linear(['#8a4318', '#c9762e'], 'across')}"/>
      <path d="M650 652C690 638 740 636 780 640" fill="none" stroke="#f3c58a" stroke-width="5" stroke-linecap="round"/>
      ${motif(ink, 730, 750, 40, trim, ink.colour)}` +
    ink.blur(
      7,
      `<path d="M710 620C680 570 740 540 712 480M776 616 C750 570 806 530 780 470" fill="none" stroke="#fff"
          stroke-opacity=".85" stroke-width="15" stroke-linecap="round"/>`,
      0.4,
    )
  );
}
