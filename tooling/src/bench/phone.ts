/**
 * The phone that every measurement plays, as Lighthouse's own: so many CSS pixels, and so many times slower than this
 * machine.
 */
export const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 } as const;

/** Options of a browser context that plays it. */
export const phoneContext = {
  viewport: phone.viewport,
  isMobile: true,
  hasTouch: true,
} as const;
