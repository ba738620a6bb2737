import { readableOn, tone } from '../colours.ts';
import type { Draw, Ink } from '../Ink.ts';
import { volume } from '../solid.ts';
import { closeUp, seam, stitches } from '../textile.ts';

const upper = 'M118 640C112 560 116 470 138 402C150 380 176 376 196 390C214 404 250 412 292 398C330 384 352 356 372 338C396 346 424 372 454 404C510 462 596 506 690 528C790 550 868 574 884 630C886 644 884 652 880 658L124 660Z';
const toe = 'M690 528C790 550 868 574 884 630C886 644 884 652 880 658L700 660C712 610 712 560 690 528Z';
const heel = 'M118 640C112 560 116 470 138 402C150 380 176 376 196 390C196 450 214 520 262 570C276 600 280 630 280 660L124 660Z';
const sole = 'M104 648C170 656 240 652 320 656C480 664 700 660 880 640C900 640 908 656 902 684C898 714 880 732 840 736L166 738C128 736 106 720 102 690Z';

/** Low trainers in profile, as a pair from the front quarter, and the laces close up. */
export const sneakers: Draw = ink => {
  if (ink.view === 'angle') return pair(ink);
  const front = `<g transform="translate(0 -30)">${ink.ground(505, 742, 860, 110, 0.65)}${profile(ink)}</g>`;
  return ink.view === 'front' ? front : closeUp(front, 440, 470, 2.2);
};

function profile(ink: Ink): string {
  const { colour, accent } = ink;
  const swoop = ink.choose('stripe', [
    'M330 640C420 560 480 520 520 470L556 494C520 560 470 610 412 650Z',
    'M352 650L420 452L452 470L392 652ZM412 652L472 490L502 506L452 654ZM472 654L524 524L552 538L512 654Z',
    'M300 520C400 600 540 610 690 560C560 650 400 650 290 560Z',
    'M356 560L440 470L476 500L404 570L470 650L424 652Z',
  ]);
  const chunky = ink.vary('sole', 0, 26);
  const toeCap = ink.vary('toe', 0, 1) > 0.4 ? tone(colour, -0.14) : readableOn(colour, accent);
  const rubber = ink.vary('rubber', 0, 1) > 0.3 ? '#f3f1ec' : tone(accent, 0.1);
  const tread = Array.from({ length: 19 }, (_, at) => `M${150 + at * 38} ${738 + chunky}v-10`).join('');
  const laces = Array.from({ length: 5 }, (_, at) => {
    const [x, y] = [404 + at * 33, 372 + at * 31];
    return `<path d="M${x - 40} ${y + 46}C${x - 22} ${y + 18} ${x - 4} ${y + 2} ${x + 18} ${y - 2}" fill="none" stroke="#160e22" stroke-opacity=".3" stroke-width="16" transform="translate(3 5)"/><path d="M${x - 40} ${y + 46}C${x - 22} ${y + 18} ${x - 4} ${y + 2} ${x + 18} ${y - 2}" fill="none" stroke="${readableOn(colour, '#fbfaf6')}" stroke-width="14" stroke-linecap="round"/><circle cx="${x - 42}" cy="${y + 50}" r="8" fill="${tone(colour, -0.5)}"/><circle cx="${x - 43}" cy="${y + 48}" r="3.4" fill="#e8eaef"/>`;
  });
  const stay = 'M340 366C372 392 430 446 524 506L500 534C440 510 370 470 312 410Z';
  return (
    `<path d="M138 402C150 352 190 330 212 338C240 372 300 384 356 346L372 338L380 300C398 288 424 300 436 324L520 420L430 440L292 420L150 420Z" fill="${tone(colour, -0.45)}"/><path d="M372 338L380 300C398 288 424 300 436 324L540 446L500 452Z" fill="${ink.linear([tone(colour, 0.15), tone(colour, -0.2)])}"/><path d="M392 318L420 322L430 346L404 342Z" fill="${tone(accent, 0.2)}"/>` +
    `<path d="${upper}" fill="${colour}"/>${mesh(ink)}<path d="${toe}" fill="${toeCap}"/><path d="${heel}" fill="${readableOn(colour, accent)}"/><path d="${stay}" fill="${tone(colour, -0.22)}"/><path d="${swoop}" fill="${readableOn(colour, accent)}"/>` +
    volume(ink, [upper], { depth: 54, dark: 0.6, light: 0.34, lines: [['M560 520C640 560 760 570 850 610', 26, 0.7], ['M640 540C620 580 620 620 630 650', 16, -0.3], ['M220 420C240 500 270 560 290 640', 20, -0.35], ['M160 420C150 500 150 560 160 620', 16, 0.6]] }) +
    seam(`${heel}${stay}`, colour, 2.6) + seam('M690 528C712 560 712 610 700 660', colour, 3) +
    stitches('M184 398C186 460 206 526 252 576C266 602 270 630 270 654M682 534C702 566 702 612 690 654', tone(colour, 0.5), 2) + stitches('M348 382C380 408 436 458 512 508', tone(colour, 0.5), 2) +
    laces.join('') +
    `<path d="M150 398C160 384 180 384 196 390C214 404 250 412 292 398C330 384 352 356 372 338" fill="none" stroke="${tone(colour, -0.1)}" stroke-width="16" stroke-linecap="round"/><path d="M152 394C166 380 180 380 198 386" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>` +
    `<path d="${sole}" transform="translate(0 ${chunky / 2}) " fill="${tone(rubber, -0.3)}"/><path d="${sole}" fill="${ink.linear([[0, tone(rubber, 0.5)], [0.5, rubber], [1, tone(rubber, -0.3)]])}"/><path d="M108 690C300 704 700 702 902 676" fill="none" stroke="${readableOn(rubber, accent)}" stroke-width="8"/>` +
    `<path d="M150 ${734 + chunky / 2}H850" stroke="${tone(rubber, -0.62)}" stroke-width="12"/><path d="${tread}" stroke="${tone(rubber, -0.75)}" stroke-width="9"/>`
  );
}

function mesh(ink: Ink): string {
  const dots = Array.from({ length: 16 }, (_, at) => `<circle cx="${606 + (at % 4) * 22}" cy="${560 + Math.floor(at / 4) * 22}" r="4.4"/>`).join('');
  return `<g fill="${tone(ink.colour, -0.6)}">${dots}</g>`;
}

/** One from the side and behind it the other, turned and lying on its side so that the tread shows. */
function pair(ink: Ink): string {
  const { colour, accent } = ink;
  const rubber = tone(accent, 0.1);
  const tread = 'M148 300C140 216 210 166 300 176C370 184 440 214 520 206C640 194 790 180 846 252C886 312 850 384 770 394C660 404 560 372 470 376C380 380 330 410 260 402C190 396 154 360 148 300Z';
  const grooves = Array.from({ length: 11 }, (_, at) => `M${208 + at * 58} 190l26 40l-26 40l26 40l-26 40l20 50`).join('');
  const under = `${ink.clip(`<path d="${tread}"/>`, `<path d="${tread}" fill="${ink.linear([tone('#d9d4ca', 0.3), '#bdb6aa'])}"/><path d="${grooves}" fill="none" stroke="#7d766c" stroke-width="9"/><ellipse cx="740" cy="290" rx="70" ry="66" fill="${rubber}"/><ellipse cx="250" cy="292" rx="62" ry="66" fill="${rubber}"/>`)}<path d="${tread}" fill="none" stroke="${tone(colour, -0.3)}" stroke-width="10"/>`;
  return `${ink.ground(520, 800, 820, 120, 0.6)}<g transform="translate(170 30) rotate(-12 500 300) scale(.8)">${under}</g><g transform="translate(84 250) scale(.83 .78)">${profile(ink)}</g>`;
}
