/*
 * What a server says that cannot make a page (errors-16).
 */

export const busy = 'Many people are here at the moment';
export const tooMany = 'You asked for many pages in a short time';
export const late = 'This page takes too long at the moment';
export const comeBack = 'Please try again in a few seconds. What is in your cart stays there.';
