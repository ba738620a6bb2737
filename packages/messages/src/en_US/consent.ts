/*
 * Whether others may be told of a visit.
 */

export const title = 'May we learn from your visit?';
export const question =
  'To make the shop better, we would tell our tools what you look at and buy, but never your name, address, e-mail or phone number. You can change this in the footer at any time.';
export const saidYes = 'You have allowed it.';
export const saidNo = 'You have declined it.';
export const more = 'Privacy policy';
export const allow = 'Allow';
export const decline = 'Decline';
