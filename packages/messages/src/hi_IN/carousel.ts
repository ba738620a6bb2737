// chunk: signs
/*
 * Rows that are swiped or stepped through, in the kit and in content.
 */

export const role = 'कैरोसेल';
export const previous = 'पिछला';
export const next = 'अगला';
export const pause = 'रोकें';
export const showOf = (place: number, count: number) => `${count} में से ${place} दिखाएँ`;
export const slideOf = (place: number, count: number, name: string) =>
  name === '' ? `${count} में से स्लाइड ${place}` : `${count} में से स्लाइड ${place}: ${name}`;
