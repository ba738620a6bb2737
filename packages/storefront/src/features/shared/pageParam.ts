/** Pages that a list may have: more digits than this no list comes to. */
const pageNumber = /^[1-9]\d{0,3}$/;

/** The page of a list that an address asks for, from 1 to 9999; the first where it asks for none that could be. */
export function pageParam(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return pageNumber.test(page) ? Number(page) : 1;
}
