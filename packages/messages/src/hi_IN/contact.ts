/*
 * The contact form.
 */

export const title = 'संपर्क करें';
/** Heading of the form, below what the shop says about its hours and addresses. */
export const formTitle = 'हमें लिखें';
export const name = 'आपका नाम';
export const message = 'आपका संदेश';
export const messageHint = 'ऑर्डर नंबर लिखने से हम जल्दी जवाब दे पाते हैं।';
export const send = 'भेजें';

export const nameMissing = 'अपना नाम भरें।';
export const messageMissing = 'लिखें कि हम आपके लिए क्या कर सकते हैं।';

export const sent = 'आपका संदेश हमें मिल गया है';
export const sentMore = (email: string) => `हम ${email} पर जवाब देंगे, आम तौर पर एक कार्य दिवस में।`;
export const another = 'एक और संदेश लिखें';
export const notTaken = 'आपका संदेश नहीं भेजा जा सका। वह यहीं सुरक्षित है: कृपया फिर कोशिश करें।';

/** A link to it follows. */
export const aboutAnOrder = 'क्या यह किसी ऑर्डर के बारे में है? वह कहाँ है, उसका इनवॉइस, रद्द करना और वापसी उसके अपने पेज पर हैं। ';
export const seeOrders = 'मेरे ऑर्डर देखें';
export const findOrder = 'मेरा ऑर्डर खोजें';
