/*
 * The form for a one-time code, wherever one is asked for.
 */

export const enterCode = 'OTP डालें';
export const code = 'OTP';
export const codeHint = '6 अंक';
export const codeMissing = 'OTP के 6 अंक डालें।';
export const anotherIn = (seconds: number) => `दूसरा OTP ${seconds} सेकंड बाद मँगा सकते हैं`;
/** Read out when the time is over. */
export const anotherNow = 'अब आप दूसरा OTP मँगा सकते हैं।';
export const another = 'दूसरा OTP भेजें';
