// chunk: rich
/*
 * Parts of the pages that shopkeepers write with Page Builder.
 */

/** Instead of a block that is missing and about which the back end says nothing. */
export const noBlocks = 'दिखाने के लिए कोई ब्लॉक नहीं है';
/** The name of a tab that has none. */
export const tab = (place: number) => `टैब ${place}`;
export const products = 'प्रोडक्ट';
export const slides = 'ख़ास बातें';
/** A row of slides or products after a heading that another one is named by already. */
export const numbered = (name: string, place: number) => `${name} ${place}`;
/** A row that stands in a tab, below a heading. */
export const inTab = (heading: string, tab: string) => `${heading}: ${tab}`;
/** A table that scrolls; `columns` are the words of its first row, and may be empty. */
export const table = (columns: string) => (columns === '' ? 'तालिका' : `तालिका: ${columns}`);

export const playVideo = 'वीडियो चलाएँ';
export const pauseVideo = 'वीडियो रोकें';

export const map = 'नक़्शा';
export const showMap = 'नक़्शा दिखाएँ';
export const directions = 'रास्ता देखें';
/** Read out after `directions`. */
export const directionsTo = (place: string) => `: ${place}`;
