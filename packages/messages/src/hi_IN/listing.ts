/*
 * Products of a category or a search, with filters and sort order.
 */

export const home = 'होम';
export const products = 'प्रोडक्ट';
/** `shown` is the count as it is written. */
export const productCount = (count: number, shown: string) => `${shown} प्रोडक्ट`;
export const subcategories = (category: string) => `${category} में`;

export const filters = 'फ़िल्टर';
export const filtersChosen = (count: number) => `फ़िल्टर (${count})`;
export const clearFilters = 'फ़िल्टर हटाएँ';
/** The list of what was chosen, for those who do not see it. */
export const chosenFilters = 'चुने हुए फ़िल्टर';
/** A chosen value with its group, for example "Remove Brand: Auvira". */
export const removeFilter = (filter: string) => `${filter} हटाएँ`;
/** The tree of categories among the filters. */
export const category = 'कैटेगरी';
/** The same, for those who do not see where it stands. */
export const categories = 'कैटेगरी चुनकर सीमित करें';
export const price = 'क़ीमत';
/** Takes a chosen range of prices back. */
export const anyPrice = 'कोई भी क़ीमत';
export const andAbove = (amount: string) => `${amount} या ज़्यादा`;
export const upTo = (amount: string) => `${amount} तक`;
/** The slider and the fields for amounts, for those who do not see them. */
export const ownRange = 'क़ीमत की सीमा';
export const lowestPrice = 'सबसे कम क़ीमत';
export const highestPrice = 'सबसे ज़्यादा क़ीमत';
/** Above the field for the lower amount. */
export const priceFrom = 'कम से कम';
/** Above the field for the upper amount. */
export const priceTo = 'ज़्यादा से ज़्यादा';
/** Opens a long group of filters. */
export const showAll = (count: string) => `सभी ${count} देखें`;
export const showFewer = 'कम देखें';
/** A button of the group, for those who do not see where it stands. */
export const inGroup = (button: string, group: string) => `${button}: ${group}`;
/** Sends the filters where nothing runs in the browser. */
export const showProducts = 'प्रोडक्ट देखें';
/** `shown` is the count as it is written. */
export const showCount = (count: number, shown: string) => `${shown} प्रोडक्ट देखें`;

/** Puts the next products below those that are shown. */
export const showMore = 'और प्रोडक्ट देखें';
/** Where the products on the screen stand in the list. */
export const shownOf = (first: string, last: string, total: string) => `${total} में से ${first} से ${last} तक`;
/** Before how many are shown: the next ones did not come. */
export const moreFailed = 'आगे के प्रोडक्ट लोड नहीं हो सके। फिर से कोशिश करें।';

/** On a tile. */
export const bestseller = 'बेस्टसेलर';
/** On a tile, where one said where to; `day` is "Tue, 1 Dec". */
export const deliveryBy = (day: string) => `${day} तक डिलीवरी`;
/** Opens the rest of a description. */
export const readMore = 'और पढ़ें';
export const readLess = 'कम पढ़ें';

/** After the first colours of a product: how many there are besides. */
export const moreColours = (count: number) => `+${count}`;

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
