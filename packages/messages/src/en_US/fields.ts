/*
 * Fields that several forms have.
 */

export const email = 'E-mail';
export const emailMissing = 'Enter your e-mail address.';
export const emailWrong = 'Enter an e-mail address like name@example.com.';

export const optionalMobile = 'Mobile number (optional)';
export const optionalMobileWrong = 'Enter a 10-digit mobile number, or leave it empty.';
