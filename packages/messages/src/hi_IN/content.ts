/*
 * Parts of the pages that shopkeepers write with Page Builder.
 */

export const noBlocks = 'दिखाने के लिए कोई ब्लॉक नहीं है';
export const tab = (place: number) => `टैब ${place}`;
export const products = 'प्रोडक्ट';
export const slides = 'ख़ास बातें';
export const numbered = (name: string, place: number) => `${name} ${place}`;
export const inTab = (heading: string, tab: string) => `${heading}: ${tab}`;
export const table = (columns: string) => (columns === '' ? 'तालिका' : `तालिका: ${columns}`);

export const playVideo = 'वीडियो चलाएँ';
export const pauseVideo = 'वीडियो रोकें';

export const map = 'नक़्शा';
export const showMap = 'नक़्शा दिखाएँ';
export const directions = 'रास्ता देखें';
export const directionsTo = (place: string) => `: ${place}`;
