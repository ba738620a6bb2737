/*
 * The shop as an app of the device: what its icon offers, and how it gets there.
 */

/** Behind a long press on the icon (install-02). */
export const toSearch = 'खोजें';
export const toCart = 'कार्ट';
export const toOrders = 'मेरे ऑर्डर';

/** What the pictures show that browsers offer the shop with. */
export const onPhone = (shop: string) => `फ़ोन पर ${shop}`;
export const onDesktop = (shop: string) => `कंप्यूटर पर ${shop}`;

// Most phones in India are set to English, so what to tap is named in English, too.
export const onHomeScreen = (shop: string) =>
  `${shop} को अपनी होम स्क्रीन पर रखें: शेयर (Share) पर टैप करें, फिर “होम स्क्रीन में जोड़ें” (“Add to Home Screen”) पर।`;
