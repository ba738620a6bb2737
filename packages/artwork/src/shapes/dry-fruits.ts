import type { Draw, Ink } from '../Ink.ts';
import { round } from '../Ink.ts';
import { pouch } from '../pouch.ts';
import { closeUp } from '../textile.ts';

/** A pouch with a window; with a bowl filled from it; the nuts close up. */
export const dryFruits: Draw = ink => {
  const pack = pouch(ink, {
    title: ink.art.label ?? 'Dry fruits',
    line: '500 g',
    half: round(ink.vary('half', 220, 252)),
    top: 130,
    contents: heap(ink, 320, 540, 7, 7),
  });
  const front = `${ink.ground(505, 900, 600, 90, 0.6)}${pack}`;
  if (ink.view === 'front') return front;
  const scene = `${ink.ground(560, 850, 880, 140, 0.5)}
    <g transform="translate(-80 20) scale(.88)">${pack}</g>
    ${bowl(ink)}`;
  return ink.view === 'angle' ? scene : closeUp(scene, 730, 690, 2.6);
};

/** One nut, by what the label names, else by seed. */
function nut(ink: Ink): string {
  const kinds = {
    almond: almond(ink),
    cashew: cashew(ink),
    raisin: raisin(ink),
    pista: pista(ink),
    walnut: walnut(ink),
    date: date(ink),
  };
  const named = Object.entries(kinds).find(([name]) => ink.art.label?.toLowerCase().includes(name));
  return named
    ? named[1]
    : ink.choose('nut', [kinds.almond, kinds.cashew, kinds.almond, kinds.raisin, kinds.pista, kinds.walnut]);
}

const almond = (ink: Ink): string =>
  `<path d="M-44 4C-40-26 0-36 46 2C6 34-38 30-44 4Z" fill="${ink.linear(['#d69a5c', '#a5622c', '#6f3c18'])}"/>
    <path d="M-34 2C-10-8 14-8 38 1M-30 10C-8 6 12 8 28 8M-26-8C-8-16 8-16 22-10" fill="none" stroke="#5c2f12"
      stroke-opacity=".5" stroke-width="2.4"/>`;
const cashew = (ink: Ink): string =>
  `<path d="M-40-14C-44 24 0 42 36 22C50 12 44-8 30-4C12 6-8 6-12-10C-16-30-38-30-40-14Z"
      fill="${ink.linear(['#fdf0d4', '#eacb95', '#b98d55'])}"/>
    <path d="M-32-10C-32 14-6 26 20 18" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/>`;
const raisin = (ink: Ink): string =>
  `<path d="M-36 0C-36-20-10-26 10-22C34-18 40 4 30 16C14 30-34 24-36 0Z"
      fill="${ink.radial(['#c98a3c', '#8a4f1e', '#4f2810'])}"/>
    <path d="M-24-4C-8-12 12-10 22-4M-22 8C-6 2 12 6 20 10" fill="none" stroke="#40200c" stroke-opacity=".6"
      stroke-width="3"/>`;
const pista = (ink: Ink): string =>
  `<path d="M-44 6C-34-30 20-32 46-2C28 32-30 34-44 6Z" fill="${ink.linear(['#f3e2bd', '#cfae78', '#97723f'])}"/>
    <path d="M-30 6C-10-14 24-14 42-2C20 12-8 18-30 6Z" fill="#8fae4a"/>
    <path d="M-20 4C-4-6 16-8 32-3" fill="none" stroke="#cbe08a" stroke-width="4"/>`;
const walnut = (ink: Ink): string =>
  `<path d="M-40 0C-46-26-16-38 0-28C18-40 48-24 40 2C46 26 14 36 0 26C-16 36-46 24-40 0Z"
      fill="${ink.radial(['#e6bd84', '#b8824a', '#6f4520'])}"/>
    <path d="M0-28V26M-30-10C-18-16-10-4-20 4M-26 18C-14 20-10 8-12 2M28-12C18-18 10-6 18 2M26 18C14 18 12 8 14 0"
      fill="none" stroke="#6b3f1a" stroke-opacity=".75" stroke-width="4"/>`;
const date = (ink: Ink): string =>
  `<ellipse rx="44" ry="24" fill="${ink.radial(['#a8603a', '#6b3017', '#35140a'])}"/>
    <path d="M-34-4C-12-14 14-14 34-4M-32 8C-10 2 14 4 32 8" fill="none" stroke="#2c1008" stroke-opacity=".55"
      stroke-width="3"/>
    <path d="M-24-12C-12-18 0-18 10-16" stroke="#e9b08a" stroke-opacity=".7" stroke-width="4" fill="none"/>`;

function heap(ink: Ink, x: number, y: number, columns: number, rows: number): string {
  const one = nut(ink);
  const id = `${ink.view}-${ink.art.seed}-nut`;
  const all = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const place = `translate(${round(
      x + column * 56 + (row % 2) * 26 + ink.vary(`x${at}`, -7, 7),
    )} ${round(y + row * 50 + ink.vary(`y${at}`, -7, 7))}) rotate(${Math.round(ink.vary(`turn${at}`, 0, 360))})`;
    return at ? `<use href="#${id}" transform="${place}"/>` : `<g transform="${place}"><g id="${id}">${one}</g></g>`;
  });
  return `<rect x="200" y="400" width="600" height="600" fill="#4a2a14"/>${all.join('')}`;
}

function bowl(ink: Ink): string {
  const one = nut(ink);
  const id = `${ink.view}-${ink.art.seed}-bowl`;
  const spots: [number, number][] = [
    [640, 690],
    [700, 704],
    [770, 704],
    [836, 690],
    [660, 660],
    [724, 664],
    [796, 660],
    [690, 630],
    [756, 628],
    [724, 600],
    [560, 864],
    [880, 872],
    [812, 890],
  ];
  const nuts = spots.map(([x, y], at) => {
    const place = `translate(${x} ${y}) rotate(${Math.round(ink.vary(`bowl${at}`, 0, 360))})`;
    return at ? `<use href="#${id}" transform="${place}"/>` : `<g transform="${place}"><g id="${id}">${one}</g></g>`;
  });
  const wall = 'M580 690C590 800 650 866 740 866C830 866 890 800 900 690C860 726 620 726 580 690Z';
  return `<ellipse cx="740" cy="690" rx="160" ry="36" fill="#3a2214"/>
    ${nuts.slice(0, 10).join('')}
    <path d="${wall}"
      fill="${ink.linear(
        [
          [0, '#b98a5a'],
          [0.3, '#e3c096'],
          [0.6, '#b5824e'],
          [1, '#6f4624'],
        ],
        'across',
      )}"/>
    <path d="M580 690C620 726 860 726 900 690" fill="none" stroke="#f0d8b4" stroke-width="7"/>
    ${nuts.slice(10).join('')}`;
}
