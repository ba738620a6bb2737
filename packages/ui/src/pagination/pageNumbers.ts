// chunk: listing
/** The pages to offer: the first, the last, and those around the current one; null stands for what is left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter(page => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page);
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page];
  });
}
