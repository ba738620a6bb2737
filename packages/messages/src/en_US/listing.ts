/*
 * Products of a category or a search, with filters and sort order.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const home = 'Home';
export const products = 'Products';
/** `shown` is the count as it is written. */
export const productCount = (count: number, shown: string) =>
  plural(count, { one: '1 product', other: `${shown} products` });
export const subcategories = (category: string) => `In ${category}`;

export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
export const clearFilters = 'Clear filters';
/** The list of what was chosen, for those who do not see it. */
export const chosenFilters = 'Chosen filters';
/** A chosen value with its group, for example "Remove Brand: Auvira". */
export const removeFilter = (filter: string) => `Remove ${filter}`;
/** The tree of categories among the filters. */
export const category = 'Category';
/** The same, for those who do not see where it stands. */
export const categories = 'Narrow by category';
export const price = 'Price';
/** Takes a chosen range of prices back. */
export const anyPrice = 'Any price';
export const andAbove = (amount: string) => `${amount} and above`;
export const upTo = (amount: string) => `Up to ${amount}`;
/** The slider and the fields for amounts, for those who do not see them. */
export const ownRange = 'Price range';
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
/** Above the field for the lower amount. */
export const priceFrom = 'From';
/** Above the field for the upper amount. */
export const priceTo = 'To';
/** Opens a long group of filters. */
export const showAll = (count: string) => `Show all ${count}`;
export const showFewer = 'Show fewer';
/** A button of the group, for those who do not see where it stands. */
export const inGroup = (button: string, group: string) => `${button}: ${group}`;
/** Sends the filters where nothing runs in the browser. */
export const showProducts = 'Show products';
/** `shown` is the count as it is written. */
export const showCount = (count: number, shown: string) =>
  plural(count, { one: 'Show 1 product', other: `Show ${shown} products` });

/** Puts the next products below those that are shown. */
export const showMore = 'Show more products';
/** Where the products on the screen stand in the list. */
export const shownOf = (first: string, last: string, total: string) => `Showing ${first} to ${last} of ${total}`;
/** Before how many are shown: the next ones did not come. */
export const moreFailed = 'The next products could not be loaded. Try again.';

/** On a tile. */
export const bestseller = 'Bestseller';
/** On a tile, where one said where to; `day` is "Tue, 1 Dec". */
export const deliveryBy = (day: string) => `Delivery by ${day}`;
/** Opens the rest of a description. */
export const readMore = 'More';
export const readLess = 'Less';

/** After the first colours of a product: how many there are besides. */
export const moreColours = (count: number) => `+${count}`;

export const sortBy = 'Sort by';
export const sort = 'Sort';
export const recommended = 'Recommended';
export const priceUp = 'Price: low to high';
export const priceDown = 'Price: high to low';
export const popular = 'Most popular';
export const bestRated = 'Best rated';
export const newest = 'Newest first';
export const mostSaved = 'Biggest discount';
export const nameUp = 'Name: A to Z';

export const noneTitle = 'No products match';
export const noneHelp = 'Try fewer filters or another category.';
