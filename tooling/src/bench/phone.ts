/**
 * The phone that every measurement plays: so many CSS pixels, and as quick as this index of Lighthouse's own benchmark
 * says. It is as quick on every machine and at every hour, whatever else the machine does.
 */
export const phone = { viewport: { width: 412, height: 823 }, index: 1300 } as const;

/** How many times slower the phone is than a machine that reaches an index now; no machine is slower than the phone. */
export const slowdown = (index: number): number => Math.max(1, index / phone.index);

/** Options of a browser context that plays it. */
export const phoneContext = {
  viewport: phone.viewport,
  isMobile: true,
  hasTouch: true,
} as const;
