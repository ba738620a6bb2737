/*
 * Pages that could not be shown, and problems that every page may meet.
 */

export const notFoundTitle = 'पेज नहीं मिला';
/** Rule errors-01. */
export const notFound = 'लगता है कि आप जो पेज ढूँढ रहे थे, वह मौजूद नहीं है। इसके लिए हमें खेद है।';
export const failedTitle = 'कुछ गड़बड़ हो गई';
/** Rule errors-02. */
export const failed = 'कुछ गड़बड़ हो गई। इसके लिए हमें खेद है।';

export const offline = 'आप ऑफ़लाइन हैं। अपना कनेक्शन जाँचें और फिर कोशिश करें।';

/*
 * Failures about which the server itself said nothing.
 */
export const unreachable = 'शॉप से संपर्क नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।';
export const tooSlow = 'शॉप को जवाब देने में बहुत समय लग रहा है। कृपया फिर कोशिश करें।';
export const unreadable = 'शॉप का जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।';
/** Where the server itself went wrong. */
export const failing = 'शॉप अभी जवाब नहीं दे पा रही है। कुछ खोया नहीं है: कृपया फिर कोशिश करें।';
export const absent = 'यह सुविधा इस शॉप में नहीं है।';
export const missing = 'यह नहीं मिल सका।';
export const signInAgain = 'आपका सेशन ख़त्म हो गया है। कृपया फिर साइन इन करें।';
export const partNotLoaded = 'शॉप का एक हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।';
/** Rule errors-12. */
export const outdated = 'शॉप का नया वर्शन आ गया है। आपने जो लिखा है उसे कॉपी करें, फिर आगे बढ़ने के लिए पेज रीलोड करें।';
export const reload = 'रीलोड करें';

/** Rule errors-04. */
export const unexpected = 'माफ़ करें! एक अनपेक्षित गड़बड़ी हुई।';
// “Debug” stays, because support looks for it in what it is sent.
export const unexpectedWith = (details: string) => `माफ़ करें! एक अनपेक्षित गड़बड़ी हुई।\nDebug: ${details}`;
