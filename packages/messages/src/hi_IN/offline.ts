/*
 * Without a network, and the worker that keeps what was seen (offline).
 */

export const title = 'आप ऑफ़लाइन हैं';
export const waits = 'कनेक्शन लौटते ही पेज खुल जाएगा।';
/** Over links to pages of this shop that this browser has. */
export const seen = 'अभी ये खोल सकते हैं';
export const toHome = 'होम';
export const toCart = 'आपका कार्ट';
export const tryAgain = 'फिर कोशिश करें';

/** Offers the next version of the shop (offline-08). */
export const newVersion = 'नया वर्शन तैयार है।';
export const update = 'अपडेट करें';
