/*
 * Products of a category or a search, with filters and sort order.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const home = 'होम';
export const products = 'प्रोडक्ट';
export const productCount = (count: number, shown: string) => plural(count, { other: `${shown} प्रोडक्ट` });
export const subcategories = (category: string) => `${category} में`;

export const filters = 'फ़िल्टर';
export const filtersChosen = (count: number) => `फ़िल्टर (${count})`;
export const clearFilters = 'फ़िल्टर हटाएँ';
export const chosenFilters = 'चुने हुए फ़िल्टर';
export const removeFilter = (filter: string) => `${filter} हटाएँ`;
export const category = 'कैटेगरी';
export const categories = 'कैटेगरी चुनकर सीमित करें';
export const price = 'क़ीमत';
export const anyPrice = 'कोई भी क़ीमत';
export const andAbove = (amount: string) => `${amount} या ज़्यादा`;
export const upTo = (amount: string) => `${amount} तक`;
export const ownRange = 'क़ीमत की सीमा';
export const lowestPrice = 'सबसे कम क़ीमत';
export const highestPrice = 'सबसे ज़्यादा क़ीमत';
export const priceFrom = 'कम से कम';
export const priceTo = 'ज़्यादा से ज़्यादा';
export const showAll = (count: string) => `सभी ${count} देखें`;
export const showFewer = 'कम देखें';
export const inGroup = (button: string, group: string) => `${button}: ${group}`;
export const showProducts = 'प्रोडक्ट देखें';
export const showCount = (count: number, shown: string) => plural(count, { other: `${shown} प्रोडक्ट देखें` });

export const showMore = 'और प्रोडक्ट देखें';
export const shownOf = (first: string, last: string, total: string) => `${total} में से ${first} से ${last} तक`;
export const moreFailed = 'आगे के प्रोडक्ट लोड नहीं हो सके। फिर से कोशिश करें।';

export const bestseller = 'बेस्टसेलर';
export const deliveryBy = (day: string) => `${day} तक डिलीवरी`;
export const readMore = 'और पढ़ें';
export const readLess = 'कम पढ़ें';

export const sortBy = 'क्रम';
export const sort = 'क्रम से लगाएँ';
export const recommended = 'सुझाए गए';
export const priceUp = 'क़ीमत: कम से ज़्यादा';
export const priceDown = 'क़ीमत: ज़्यादा से कम';
export const popular = 'सबसे लोकप्रिय';
export const bestRated = 'सबसे अच्छी रेटिंग';
export const newest = 'सबसे नए पहले';
export const mostSaved = 'सबसे ज़्यादा छूट';
export const nameUp = 'नाम: A से Z';

export const noneTitle = 'कोई प्रोडक्ट नहीं मिला';
export const noneHelp = 'कम फ़िल्टर या कोई और कैटेगरी आज़माएँ।';
/** After the first colours of a product: how many there are besides. */
export const moreColours = (count: number) => `+${count}`;
