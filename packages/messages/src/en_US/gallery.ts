/*
 * Pictures and videos of a product.
 */

export const open = (place: number, count: number) => `Picture ${place} of ${count}, open it larger`;
export const play = (title: string) => `Play video: ${title}`;
export const video = (title: string) => `Video: ${title}`;
export const watch = 'Watch the video';
export const thumb = (place: number, count: number) => `Show picture ${place} of ${count}`;
export const previous = 'Previous picture';
export const next = 'Next picture';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const close = 'Close';
/** Read out when the size or the picture changes. */
export const shown = (place: number, count: number, percent: number) => `Picture ${place} of ${count}, ${percent} %`;
