// chunk: behaviour
/*
 * Rows that are swiped or stepped through, in the kit and in content.
 */

/** What such a row is, read out after its name. */
export const role = 'carousel';
export const previous = 'Previous';
export const next = 'Next';
export const pause = 'Pause';
export const showOf = (place: number, count: number) => `Show ${place} of ${count}`;
/** Read out once somebody has stepped to a slide; `name` is what it says itself, and may be empty. */
export const slideOf = (place: number, count: number, name: string) =>
  name === '' ? `Slide ${place} of ${count}` : `Slide ${place} of ${count}: ${name}`;
