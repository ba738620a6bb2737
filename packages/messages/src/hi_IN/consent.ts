/*
 * Whether others may be told of a visit.
 */

export const title = 'क्या हम आपकी विज़िट से सीख सकते हैं?';
export const question =
  'शॉप को बेहतर बनाने के लिए हम अपने टूल को बताएँगे कि आप क्या देखते और ख़रीदते हैं, पर आपका नाम, पता, ईमेल या फ़ोन नंबर कभी नहीं। आप इसे फ़ुटर में कभी भी बदल सकते हैं।';
export const saidYes = 'आपने इसकी अनुमति दी है।';
export const saidNo = 'आपने इससे मना किया है।';
export const more = 'गोपनीयता नीति';
export const allow = 'अनुमति दें';
export const decline = 'मना करें';
