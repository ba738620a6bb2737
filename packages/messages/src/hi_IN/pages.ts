/*
 * The links to the pages of a list.
 */

export const pages = 'पेज';
export const previous = 'पिछला पेज';
export const next = 'अगला पेज';
export const page = (page: number) => `पेज ${page}`;
/** Title and heading of a list from its second page on. */
export const titleOnPage = (title: string, page: number) => `${title}, पेज ${page}`;
