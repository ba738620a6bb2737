/** The page of a list that an address asks for, from 1; the first where it asks for none that could be. */
export function pageParam(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
