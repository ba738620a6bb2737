/*
 * The page of search results.
 */

export const home = 'होम';
export const title = 'खोजें';
export const resultsFor = (search: string) => `“${search}” के नतीजे`;
export const nothingTyped = 'आप जो खोज रहे हैं, उसे ऊपर खोज बॉक्स में लिखें।';
export const nothingFound = 'वर्तनी जाँचें, कम शब्द लिखें या कैटेगरी देखें।';
export const didYouMean = 'क्या आपका मतलब यह था';
export const popularCategories = 'लोकप्रिय कैटेगरी';
