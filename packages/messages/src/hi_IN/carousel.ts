// chunk: behaviour
/*
 * Rows that are swiped or stepped through, in the kit and in content.
 */

/** What such a row is, read out after its name. */
export const role = 'कैरोसेल';
export const previous = 'पिछला';
export const next = 'अगला';
export const pause = 'रोकें';
export const showOf = (place: number, count: number) => `${count} में से ${place} दिखाएँ`;
/** Read out once somebody has stepped to a slide; `name` is what it says itself, and may be empty. */
export const slideOf = (place: number, count: number, name: string) =>
  name === '' ? `${count} में से स्लाइड ${place}` : `${count} में से स्लाइड ${place}: ${name}`;
