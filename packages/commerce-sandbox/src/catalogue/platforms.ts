/** Shops whose prices are shown beside ours. Invented. */
export const platforms = ['Kartora', 'Bazaarnest', 'MegaHaat', 'ClickDukaan'] as const;

export type Platform = (typeof platforms)[number];
