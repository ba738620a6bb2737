import { readableOn, tone } from '../colours.ts';
import { round, type Draw, type Ink } from '../Ink.ts';
import { volume } from '../solid.ts';
import { closeUp, seam, stitches } from '../textile.ts';

const upper = `M118 650C106 590 112 520 128 470C136 442 152 428 172 440C204 478 262 492 316 472C352 458 374 430 392 402
  L650 530
  C712 552 806 572 862 606C890 624 892 646 886 664L122 664Z`;
const toe = 'M664 536C746 556 826 580 866 608C892 626 892 648 886 664L706 664C714 616 702 570 664 536Z';
const heel =
  'M118 650C106 590 112 520 128 470C136 442 152 428 172 440C176 506 202 566 258 604C276 622 282 644 282 664L122 664Z';
const stay = 'M392 402L650 530L630 566C540 546 440 498 344 446C364 434 380 420 392 402Z';
const sole = `M100 648C200 660 320 664 480 664C640 664 780 658 898 640C918 650 916 680 898 698C880 716 850 724 800 728
  L184 744
  C130 744 104 722 100 690Z`;

/** Low trainers in profile; one shoe before the sole of the other; the laces close up. */
export const sneakers: Draw = ink => {
  if (ink.view === 'angle') return pair(ink);
  const front = `<g transform="translate(500 560) scale(1.06) translate(-500 -580)">
      ${ink.ground(510, 752, 860, 100, 0.65)}
      ${profile(ink)}
    </g>`;
  return ink.view === 'front' ? front : closeUp(front, 440, 480, 2.2);
};

function profile(ink: Ink): string {
  const { colour, accent } = ink;
  const mark = readableOn(colour, accent);
  const swoop = ink.choose('stripe', [
    'M300 566C326 650 424 640 650 528C520 570 430 586 388 566C364 552 354 530 360 504C320 520 294 540 300 566Z',
    'M380 658L470 500L502 514L426 658ZM448 658L526 528L556 540L488 658ZM514 658L580 552L610 562L552 658Z',
    'M330 606L420 528L450 586L546 530L562 556L446 640L412 584L350 634Z',
    'M288 624C380 560 470 644 606 566L620 588C480 676 380 604 300 652Z',
  ]);
  const toeCap = ink.vary('toe', 0, 1) > 0.45 ? tone(colour, -0.12) : mark;
  const rubber = ink.vary('rubber', 0, 1) > 0.35 ? '#f5f3ee' : tone(accent, 0.1);
  return (
    `<path
        d="M140 452C160 424 196 424 222 452C272 478 332 462 372 416L390 356C420 344 450 356 468 374L430 480L200 510Z"
        fill="${tone(colour, -0.55)}"/>
      <path d="M362 436L388 350C396 334 438 338 464 362L660 526L560 540Z"
        fill="${ink.linear([tone(colour, 0.2), tone(colour, -0.25)], 'slant')}"/>
      <path d="M396 362L424 358L442 380L408 388Z" fill="${mark}"/>` +
    `<path d="${upper}" fill="${colour}"/>
      <path d="${toe}" fill="${toeCap}"/>
      ${mesh(ink)}
      <path d="${heel}" fill="${mark}"/>
      <path d="${swoop}" fill="${mark}"/>
      <path d="${stay}" fill="${tone(colour, -0.2)}"/>` +
    volume(ink, [upper], {
      depth: 50,
      dark: 0.55,
      light: 0.34,
      lines: [
        ['M650 552C720 570 800 590 850 622', 22, 0.8],
        ['M200 480C216 540 250 590 280 640', 18, -0.34],
        ['M150 470C136 530 136 590 146 640', 18, 0.7],
        ['M300 500C400 560 520 590 640 600', 20, 0.34],
        ['M290 640C420 660 560 660 690 650', 26, -0.3],
      ],
    }) +
    seam(`${heel}${stay}`, colour, 2.6) +
    seam('M664 536C702 570 714 616 706 664', colour, 3) +
    stitches(
      `M184 456C190 512 214 562 266 596C282 612 290 636 290 658M654 542C694 576 704 618 696 658M352 454
        C440 504 540 550 626 572`,
      tone(colour, 0.5),
      2,
    ) +
    laces(ink) +
    `<path d="M134 462C146 436 164 432 178 448C212 482 270 494 320 474C352 460 374 432 390 406" fill="none"
        stroke="${tone(colour, -0.06)}" stroke-width="17" stroke-linecap="round"/>
      <path d="M136 456C148 436 164 434 176 446" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"
        stroke-linecap="round"/>` +
    midsole(ink, rubber)
  );
}

function midsole(ink: Ink, rubber: string): string {
  const grooves = Array.from({ length: 20 }, (_, at) => `M${200 + at * 31} ${round(735 - at * 0.7)}v15`).join('');
  const line = readableOn(rubber, ink.accent);
  const detail = ink.choose('sole', [
    `<path d="M108 690C320 706 700 700 906 672" fill="none" stroke="${line}" stroke-width="8"/>`,
    `<path d="M104 668C200 680 330 684 420 700C360 722 240 730 140 722C116 712 104 694 104 668Z" fill="${line}"
        fill-opacity=".85"/>`,
    `<path d="M150 700H360M170 716H340M620 694H860M640 710H830" stroke="${line}" stroke-opacity=".8" stroke-width="6"
        stroke-linecap="round"/>`,
  ]);
  return `<path d="${grooves}" stroke="${tone(rubber, -0.7)}" stroke-width="22"/>
    <path d="${sole}"
      fill="${ink.linear([
        [0, tone(rubber, 0.6)],
        [0.45, rubber],
        [1, tone(rubber, -0.28)],
      ])}"/>
    ${detail}
    <path d="M102 656C320 674 700 672 900 650" fill="none" stroke="${tone(rubber, -0.4)}" stroke-opacity=".6"
      stroke-width="3"/>
    <path d="M110 664C320 682 700 680 890 660" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`;
}

function laces(ink: Ink): string {
  return Array.from({ length: 6 }, (_, at) => {
    const [x, y] = [412 + at * 39, 414 + at * 19.4];
    const line = `M${x - 24} ${y + 36}C${x - 16} ${y + 14} ${x + 4} ${y - 4} ${x + 26} ${y - 8}`;
    return `<circle cx="${x - 26}" cy="${y + 38}" r="8" fill="${tone(ink.colour, -0.55)}"/>
      <path d="${line}" fill="none" stroke="#160e22" stroke-opacity=".35" stroke-width="15" transform="translate(3 5)"/>
      <path d="${line}" fill="none" stroke="#fdfcf9" stroke-width="13" stroke-linecap="round"/>
      <path d="${line}" fill="none" stroke="#b9b4aa" stroke-width="2" stroke-dasharray="5 4"/>`;
  }).join('');
}

function mesh(ink: Ink): string {
  const dots = Array.from(
    { length: 12 },
    (_, at) =>
      `<circle cx="${620 + (at % 4) * 17 + Math.floor(at / 4) * 8}" cy="${592 + Math.floor(at / 4) * 17}" r="3.8"/>`,
  ).join('');
  return `<g fill="${tone(ink.colour, -0.6)}">${dots}</g>`;
}

function pair(ink: Ink): string {
  const { colour, accent } = ink;
  const rubber = tone(accent, 0.1);
  const tread = `M148 300C140 216 210 166 300 176C370 184 440 214 520 206C640 194 790 180 846 252
    C886 312 850 384 770 394
    C660 404 560 372 470 376C380 380 330 410 260 402C190 396 154 360 148 300Z`;
  const grooves = Array.from({ length: 11 }, (_, at) => `M${208 + at * 58} 190l26 40l-26 40l26 40l-26 40l20 50`).join(
    '',
  );
  const under = `${ink.clip(
    `<path d="${tread}"/>`,
    `<path d="${tread}" fill="${ink.linear([tone('#d9d4ca', 0.3), '#bdb6aa'])}"/>
      <path d="${grooves}" fill="none" stroke="#7d766c" stroke-width="9"/>
      <ellipse cx="740" cy="290" rx="70" ry="66" fill="${rubber}"/>
      <ellipse cx="250" cy="292" rx="62" ry="66" fill="${rubber}"/>`,
  )}
    <path d="${tread}" fill="none" stroke="${tone(colour, -0.3)}" stroke-width="10"/>`;
  return `${ink.ground(520, 826, 820, 110, 0.6)}
    <g transform="translate(130 70) rotate(-16 500 300) scale(.8)">${under}</g>
    <g transform="translate(84 230) scale(.83)">${profile(ink)}</g>`;
}
