/*
 * The links to the pages of a list.
 */

export const pages = 'Pages';
export const previous = 'Previous page';
export const next = 'Next page';
export const page = (page: number) => `Page ${page}`;
/** Title and heading of a list from its second page on. */
export const titleOnPage = (title: string, page: number) => `${title}, page ${page}`;
