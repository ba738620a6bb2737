/**
 * Pictures of what a shop promises, which editors put before a text by the class `shop-icon-NAME` (content-21). They are
 * outlines of the shop's own set of icons (lucide, ISC), in a square of 24; they stand in this late code alone, and travel
 * in the trees that name them.
 */
export const contentIcons: Record<string, string[]> = {
  delivery: [
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2',
    'M15 18H9',
    'M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14',
    'M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    'M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  ],
  returns: ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'],
  coins: [
    'M13.744 17.736a6 6 0 1 1-7.48-7.48',
    'M15 6h1v4',
    'm6.134 14.768.866-.5 2 3.464',
    'M10 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  ],
  invoice: [
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    'M14 2v5a1 1 0 0 0 1 1h5',
    'm9 15 2 2 4-4',
  ],
  payment: [
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
    'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  ],
  clock: ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', 'M12 6v6h4'],
  account: ['M2 21a8 8 0 0 1 13.292-6', 'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', 'm16 19 2 2 4-4'],
};
