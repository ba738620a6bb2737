/** The largest id that GraphQL's Int holds. */
const LARGEST = 2 ** 31 - 1;

/** The notification that an address was opened from; undefined where `nid` is no id (notifications-05). */
export function readNid(search: string): number | undefined {
  const written = new URLSearchParams(search).get('nid')?.trim() ?? '';
  const id = /^\d+$/.test(written) ? Number(written) : 0;
  return id > 0 && id <= LARGEST ? id : undefined;
}
