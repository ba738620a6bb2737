/*
 * Rows that are swiped or stepped through, in the kit and in content.
 */

/** What such a row is, read out after its name. */
export const role = 'carousel';
export const previous = 'Previous';
export const next = 'Next';
export const pause = 'Pause';
export const showOf = (place: number, count: number) => `Show ${place} of ${count}`;
