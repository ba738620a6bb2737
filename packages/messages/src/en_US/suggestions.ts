/*
 * What helps with a search while it is typed.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** The list below the search box, for those who do not see it. */
export const list = 'Search suggestions';
export const recent = 'Recent searches';
/** Takes all recent searches back. */
export const forget = 'Clear recent searches';
export const popular = 'Popular searches';
export const categories = 'Categories';
export const products = 'Products';
/** Read out when the list has changed. */
export const count = (found: number) => plural(found, { one: '1 suggestion', other: `${found} suggestions` });
