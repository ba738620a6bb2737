/*
 * Pictures and videos of a product.
 */

export const open = (place: number, count: number) => `${count} में से तस्वीर ${place}, बड़ी करके देखें`;
export const play = (title: string) => `वीडियो चलाएँ: ${title}`;
export const video = (title: string) => `वीडियो: ${title}`;
export const watch = 'वीडियो देखें';
export const thumb = (place: number, count: number) => `${count} में से तस्वीर ${place} दिखाएँ`;
export const previous = 'पिछली तस्वीर';
export const next = 'अगली तस्वीर';
export const larger = 'बड़ा करें';
export const smaller = 'छोटा करें';
export const close = 'बंद करें';
/** Read out when the size or the picture changes. */
export const shown = (place: number, count: number, percent: number) => `${count} में से तस्वीर ${place}, ${percent} %`;
