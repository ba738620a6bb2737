import { inputError } from '../errors.ts';
import { MOST_ENTRIES } from '../transport/inputLimits.ts';

/** A page of a list, as asked for. */
export interface Page {
  pageSize: number;
  currentPage: number;
}

/** Reads and checks the paging arguments. Throws graphql-input in Magento's words. */
export function readPage(args: {
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}): Page {
  const pageSize = args.pageSize ?? 20;
  const currentPage = args.currentPage ?? 1;
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize > MOST_ENTRIES) throw inputError(`Maximum pageSize is ${MOST_ENTRIES}`);
  return { pageSize, currentPage };
}

/**
 * Where one page of `count` things begins and ends, with its page_info. Throws graphql-input beyond the last page,
 * where there is a first.
 */
export function pageBounds(count: number, { pageSize, currentPage }: Page) {
  const pages = Math.ceil(count / pageSize);
  if (pages > 0 && currentPage > pages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
  }
  return {
    from: (currentPage - 1) * pageSize,
    to: currentPage * pageSize,
    total_count: count,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  };
}

/** One page of `all`, see pageBounds. */
export function cutPage<T>(all: readonly T[], page: Page) {
  const { from, to, ...rest } = pageBounds(all.length, page);
  return { items: all.slice(from, to), ...rest };
}
