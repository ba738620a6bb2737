/*
 * Finding orders in the list of them.
 */

export const find = 'ऑर्डर खोजें';
export const number = 'ऑर्डर नंबर से खोजें';
export const search = 'खोजें';
export const status = 'स्थिति';
export const anyStatus = 'कोई भी स्थिति';
export const statusUnpaid = 'भुगतान बाक़ी';
export const statusOpen = 'जारी';
export const statusComplete = 'पूरा हुआ';
export const statusCancelled = 'रद्द हुआ';
export const statusRefunded = 'रिफ़ंड हो गया';
export const time = 'समय';
export const anyTime = 'कोई भी समय';
export const last30Days = 'पिछले 30 दिन';
export const last3Months = 'पिछले 3 महीने';
export const last6Months = 'पिछले 6 महीने';
export const lastYear = 'पिछले 12 महीने';
export const count = (orders: number, shown: string) => `${shown} ऑर्डर`;
export const noneFound = 'कोई ऑर्डर नहीं मिला';
export const noneFoundHelp = 'आपका ऐसा कोई ऑर्डर नहीं है।';
/** Only numbers can be searched, not products. */
export const noNumber = (number: string) => `इनमें से किसी ऑर्डर के नंबर में “${number}” नहीं है। यहाँ प्रोडक्ट नहीं खोजे जा सकते।`;
export const showAll = 'सभी ऑर्डर दिखाएँ';
