export const add = 'जोड़ें';
export const addOne = (product: string) => `कार्ट में जोड़ें: ${product}`;
export const choose = 'चुनें';
export const chooseOf = (product: string) => `विकल्प चुनें: ${product}`;
export const added = 'जोड़ा गया';
export const addedOne = (product: string) => `जोड़ा गया: ${product}`;
export const chooseTitle = 'चुनें और जोड़ें';
export const allDetails = 'पूरी जानकारी देखें';
export const notLoaded = 'विकल्प लोड नहीं हो सके।';
