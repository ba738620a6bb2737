import type { WrappingRow } from './wrappings.ts';

/** The picture of a design: a parcel in its paper, with its ribbon. As SVG, 480 by 480. */
export const renderWrapping = ({ paper, ribbon }: Pick<WrappingRow, 'paper' | 'ribbon'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
  <rect width="48" height="48" fill="#f7f5f1"/>
  <rect x="8" y="16" width="32" height="25" rx="1.5" fill="${paper}"/>
  <rect x="6" y="13" width="36" height="7" rx="1.5" fill="${paper}"/>
  <path d="M6 20h36" stroke="#0002"/>
  <rect x="21.5" y="13" width="5" height="28" fill="${ribbon}"/>
  <path d="M24 13c-3-7-11-8-11-4 0 3 6 4 11 4zm0 0c3-7 11-8 11-4 0 3-6 4-11 4z" fill="${ribbon}"/>
</svg>`;
