/*
 * Ways to sign in without a password.
 */

/** Stands between the password and the other ways. */
export const or = 'या';
export const byCode = 'OTP से साइन इन करें';
export const byLink = 'ईमेल पर लिंक पाएँ';
export const byPassword = 'पासवर्ड से साइन इन करें';
export const withProvider = (name: string) => `${name} से जारी रखें`;

/*
 * The one-time code.
 */
export const codeTitle = 'OTP से साइन इन करें';
export const contact = 'ईमेल या मोबाइल नंबर';
export const contactHint = 'मोबाइल नंबर तभी चलेगा, जब आपने उसे अपने खाते में वेरिफ़ाई किया हो।';
export const contactMissing = 'अपना ईमेल पता या मोबाइल नंबर भरें।';
export const sendCode = 'OTP भेजें';
export const enter = 'साइन इन करें';
export const sentTo = (contact: string) => `अगर ${contact} से कोई खाता जुड़ा है, तो उस पर OTP भेजा जा रहा है।`;
export const otherContact = 'दूसरा ईमेल या नंबर इस्तेमाल करें';

/*
 * The mailed link.
 */
export const linkTitle = 'लिंक से साइन इन करें';
export const linkHelp = 'हम आपके खाते के ईमेल पते पर एक लिंक भेजेंगे। उससे आप बिना पासवर्ड के साइन इन कर सकते हैं।';
export const sendLink = 'लिंक भेजें';
export const linkSent = (email: string) =>
  `अगर ${email} से कोई खाता जुड़ा है, तो उस पर साइन इन का लिंक भेजा जा रहा है। वह 15 मिनट तक और एक ही बार चलेगा।`;
export const nothingCame = 'कुछ नहीं आया? स्पैम फ़ोल्डर में देखें, और पता जाँचें।';
export const openLinkTitle = (shop: string) => `${shop} में साइन इन करें`;
export const openLinkHelp = 'आपके ईमेल का लिंक एक ही बार चलता है।';
export const linkBroken = 'यह लिंक पूरा नहीं है';
export const linkBrokenHelp = 'ईमेल में दिया पूरा लिंक खोलें, या नया लिंक मँगाएँ।';
export const newLink = 'नया लिंक पाएँ';

/*
 * On the way.
 */
export const signingIn = 'साइन इन हो रहा है…';
export const notSignedIn = 'आप साइन इन नहीं हैं';
/** The request for a code got no answer. */
export const codeUnsure = 'कोई जवाब नहीं मिला। अगर OTP आए, तो यहाँ डालें; न आए, तो दूसरा मँगाएँ।';
export const notAnswered = 'शॉप से सही जवाब नहीं मिला। फिर कोशिश करें।';
export const again = 'फिर कोशिश करें';
export const otherWays = 'साइन इन के दूसरे तरीक़े';
/** Stands on /sign-in after a link of another page did not sign in. */
export const linkRefused =
  'आपने जो लिंक खोला, उससे साइन इन नहीं हो सकता: वह पुराना है, पहले इस्तेमाल हो चुका है या पूरा नहीं है। यहाँ साइन इन करें।';
export const mailRefused = 'आपके ईमेल खाते से साइन इन नहीं हो सका। कुछ नहीं बदला। फिर से शुरू करें, या दूसरे तरीक़े से साइन इन करें।';
export const mailCancelled = 'आपने अपने ईमेल खाते से साइन इन की अनुमति नहीं दी। फिर से शुरू करें, या दूसरे तरीक़े से साइन इन करें।';
export const mailUnsafe = 'इस पते पर आपका ब्राउज़र ईमेल खाते से साइन इन नहीं कर सकता। दूसरे तरीक़े से साइन इन करें।';
