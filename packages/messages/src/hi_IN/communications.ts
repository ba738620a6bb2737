/*
 * What the shop may write to a customer about.
 */

export const title = 'सूचनाएँ और ऑफ़र';
export const notLoaded = 'आपकी पसंद लोड नहीं हो सकी।';
/** Read out while they are being fetched. */
export const loading = 'सूचनाएँ और ऑफ़र';
export const offers = 'ऑफ़र और ख़बरें';
export const newsletter = 'मुझे ऑफ़र और ख़बरें ईमेल से भेजें';
export const newsletterHelp = (email: string) => `${email} पर। आप इसे कभी भी बदल सकते हैं।`;
export const always = 'आपके ऑर्डर और खाते के बारे में';
export const alwaysHelp = 'ऑर्डर, भुगतान, डिलीवरी और खाते की सुरक्षा के ईमेल हमेशा आएँगे: वे आपके लिए ज़रूरी हैं।';
export const subscribed = 'आपको ऑफ़र और ख़बरें ईमेल से मिलेंगी।';
export const unsubscribed = 'आपको ऑफ़र और ख़बरें अब ईमेल से नहीं मिलेंगी।';
export const notSaved = (why: string) => `आपकी पसंद नहीं सहेजी गई: ${why}`;
export const unsure = 'कोई जवाब नहीं आया। अपना कनेक्शन जाँचें और फिर कोशिश करें।';

export const phone = 'SMS और WhatsApp से';
export const phoneNotLoaded = 'SMS और WhatsApp के लिए आपकी पसंद लोड नहीं हो सकी।';
export const phoneHelp = (number: string) => `${number} पर। आप इसे कभी भी बदल सकते हैं।`;
export const smsHelp = 'आपके ऑर्डर के SMS इस नंबर पर हमेशा आएँगे: वे आपके लिए ज़रूरी हैं।';
export const numberMissing = 'फ़ोन पर जानकारी पाने के लिए पहले अपना मोबाइल नंबर वेरिफ़ाई करें।';
export const addNumber = 'मोबाइल नंबर वेरिफ़ाई करें';
export const ordersByWhatsApp = 'मेरे ऑर्डर की जानकारी WhatsApp पर भेजें';
export const ordersByWhatsAppOn = 'आपको ऑर्डर की जानकारी WhatsApp पर मिलेगी।';
export const ordersByWhatsAppOff = 'आपको ऑर्डर की जानकारी अब WhatsApp पर नहीं मिलेगी।';
export const offersByWhatsApp = 'मुझे ऑफ़र और ख़बरें WhatsApp पर भेजें';
export const offersByWhatsAppOn = 'आपको ऑफ़र और ख़बरें WhatsApp पर मिलेंगी।';
export const offersByWhatsAppOff = 'आपको ऑफ़र और ख़बरें अब WhatsApp पर नहीं मिलेंगी।';
export const offersBySms = 'मुझे ऑफ़र और ख़बरें SMS से भेजें';
export const offersBySmsOn = 'आपको ऑफ़र और ख़बरें SMS से मिलेंगी।';
export const offersBySmsOff = 'आपको ऑफ़र और ख़बरें अब SMS से नहीं मिलेंगी।';
