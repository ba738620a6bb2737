/** Characters that a list may take in an address: beside the longest document that takes one it stays below 2,000. */
const ROOM = 900;

/**
 * Values in sorted lists, each short enough for the address of a query: for the same values the same addresses, which a
 * cache in front of the back end knows.
 */
export function inAddresses(values: readonly string[]): string[][] {
  const lists: string[][] = [];
  let left = 0;
  for (const value of values.toSorted()) {
    const length = encodeURIComponent(`"${value}",`).length;
    if (length > left || lists.length === 0) {
      lists.push([]);
      left = ROOM;
    }
    lists.at(-1)?.push(value);
    left -= length;
  }
  return lists;
}
