/*
 * Whether others may be told of a visit.
 */

export const title = 'May we learn from your visit?';
export const question =
  'If you allow it, tools of ours are told what you look at and buy here, so that the shop gets better: never your name, address, e-mail or phone number. The shop works the same either way, and you can change this in the footer at any time.';
export const saidYes = 'You have allowed it.';
export const saidNo = 'You have declined it.';
export const more = 'Privacy policy';
export const allow = 'Allow';
export const decline = 'Decline';
