/*
 * The form for a one-time code, wherever one is asked for.
 */

export const enterCode = 'Enter the code';
export const code = 'One-time code';
export const codeHint = 'Six digits';
export const codeMissing = 'Enter the six digits of the code.';
export const anotherIn = (seconds: number) => `You can ask for another code in ${seconds} s`;
/** Read out when the time is over. */
export const anotherNow = 'You can ask for another code now.';
export const another = 'Send another code';
