/*
 * What helps with a search while it is typed.
 */

/** The list below the search box, for those who do not see it. */
export const list = 'खोज के सुझाव';
export const recent = 'हाल की खोजें';
/** Takes all recent searches back. */
export const forget = 'हाल की खोजें हटाएँ';
export const popular = 'लोकप्रिय खोजें';
export const categories = 'कैटेगरी';
export const products = 'प्रोडक्ट';
/** Read out when the list has changed. */
export const count = (found: number) => `${found} सुझाव`;
