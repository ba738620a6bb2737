import type { Biller } from './billQueries.ts';

/** The billers in whose name or place each word of a search stands, in any case; all of them without a search. */
export function findBillers<Found extends Pick<Biller, 'name' | 'place'>>(billers: Found[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return billers.filter(({ name, place }) => {
    const text = `${name} ${place ?? ''}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
