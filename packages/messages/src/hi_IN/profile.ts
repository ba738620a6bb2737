/*
 * What the account knows of a customer, and how it is changed. Fields that other forms have too are in `fields.ts` and
 * `account.ts`.
 */

export const title = 'मेरा खाता';
export const notLoaded = 'आपकी प्रोफ़ाइल लोड नहीं हो सकी।';
/** Read out while it is being fetched. */
export const loading = 'प्रोफ़ाइल';
export const name = 'नाम';
export const email = 'ईमेल';
export const password = 'पासवर्ड';
export const passwordShown = '••••••••';
export const change = 'बदलें';
/** What a button "Change" is called where there are several. */
export const changeOf = (what: string) => `बदलें: ${what}`;
/** Stands where nothing is known yet. */
export const notAdded = 'अभी नहीं जोड़ा गया';
export const add = 'जोड़ें';
/** What a button "Add" is called where there are several. */
export const addOf = (what: string) => `जोड़ें: ${what}`;
export const save = 'सहेजें';
export const cancel = 'रद्द करें';

export const nameSaved = 'आपका नाम सहेजा गया।';
export const newEmail = 'नया ईमेल';
export const emailHelp = 'इसके बाद आप इसी से साइन इन करेंगे, और दूसरे डिवाइस पर साइन आउट हो जाएँगे।';
export const emailSaved = 'आपका ईमेल बदल गया। हमने दोनों पतों पर बता दिया है।';
export const emailSame = 'यह पहले से आपका ईमेल है।';
export const currentPassword = 'मौजूदा पासवर्ड';
export const currentMissing = 'अपना मौजूदा पासवर्ड भरें।';
/** What Magento calls "Invalid login or password." where one is signed in. */
export const currentWrong = 'यह आपका मौजूदा पासवर्ड नहीं है।';
export const newPassword = 'नया पासवर्ड';
export const passwordHelp = 'दूसरे डिवाइस पर आप साइन आउट हो जाएँगे।';
export const passwordSaved = 'आपका पासवर्ड बदल गया।';
export const passwordSame = 'मौजूदा पासवर्ड से अलग पासवर्ड चुनें।';

/*
 * The contacts that a code proves.
 */
export const mobile = 'मोबाइल नंबर';
export const yourMobile = 'आपका मोबाइल नंबर';
export const mobileMissing = 'अपना मोबाइल नंबर भरें।';
export const mobileSaved = 'आपका मोबाइल नंबर सहेजा गया।';
export const mobileRemoved = 'आपका मोबाइल नंबर हटाया गया।';
export const personal = 'निजी ईमेल';
export const yourPersonal = 'आपका निजी ईमेल';
export const personalSame = 'इस पते से आप साइन इन करते हैं। कोई दूसरा भरें।';
export const personalSaved = 'आपका निजी ईमेल सहेजा गया।';
export const personalRemoved = 'आपका निजी ईमेल हटाया गया।';
export const codeFirst = 'हम पहले वहाँ OTP भेजेंगे, ताकि पता चले कि वह आपका है।';
export const sendCode = 'OTP भेजें';
export const remove = 'हटाएँ';
/** Begins with what is seen, `remove`. */
export const removeOf = (what: string) => `हटाएँ: ${what}`;
export const codeSent = (contact: string) => `हमने ${contact} पर OTP भेजा है। वह 10 मिनट तक चलेगा।`;
/** The answer to the wish for a code was lost. */
export const codeUnsure = 'पता नहीं चल सका कि OTP भेजा गया या नहीं। आए, तो उसे डालें; वरना दूसरा मँगाएँ।';
export const verify = 'वेरिफ़ाई करें';
export const otherMobile = 'दूसरा नंबर इस्तेमाल करें';
export const otherPersonal = 'दूसरा ईमेल इस्तेमाल करें';
export const notAnswered = 'शॉप से सही जवाब नहीं मिला। फिर कोशिश करें।';

/** The answer was lost, and nothing could be read back. */
export const unsure = 'पता नहीं चल सका कि यह हुआ या नहीं। अपना कनेक्शन जाँचें और फिर कोशिश करें।';
