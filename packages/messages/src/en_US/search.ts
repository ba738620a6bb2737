/*
 * The page of search results.
 */

export const home = 'Home';
export const title = 'Search';
export const resultsFor = (search: string) => `Results for “${search}”`;
export const nothingTyped = 'Type what you are looking for in the search box above.';
export const nothingFound = 'Check the spelling, use fewer words, or browse the categories.';
export const didYouMean = 'Did you mean';
export const popularCategories = 'Popular categories';
