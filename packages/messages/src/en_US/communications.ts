/*
 * What the shop may write to a customer about.
 */

export const title = 'Communications';
export const notLoaded = 'Your choices could not be loaded.';
/** Read out while they are being fetched. */
export const loading = 'Communications';
export const offers = 'Offers and news';
export const newsletter = 'Write to me by e-mail about offers and news';
export const newsletterHelp = (email: string) => `To ${email}. You can change this at any time.`;
export const always = 'About your orders and your account';
export const alwaysHelp =
  'Mails about orders, payments, deliveries and the safety of your account always come: you need them.';
export const subscribed = 'You get offers and news by e-mail.';
export const unsubscribed = 'You get no more offers and news by e-mail.';
export const notSaved = (why: string) => `Your choice is not saved: ${why}`;
export const unsure = 'no answer came. Check your connection and try again.';

export const phone = 'By SMS and WhatsApp';
export const phoneNotLoaded = 'What you chose for SMS and WhatsApp could not be loaded.';
export const phoneHelp = (number: string) => `To ${number}. You can change this at any time.`;
export const smsHelp = 'SMS about your orders always come to this number: you need them.';
export const numberMissing = 'To be told on your phone, verify your mobile number first.';
export const addNumber = 'Verify a mobile number';
export const ordersByWhatsApp = 'Tell me by WhatsApp what happens to my orders';
export const ordersByWhatsAppOn = 'You are told of your orders by WhatsApp.';
export const ordersByWhatsAppOff = 'You are no longer told of your orders by WhatsApp.';
export const offersByWhatsApp = 'Write to me by WhatsApp about offers and news';
export const offersByWhatsAppOn = 'You get offers and news by WhatsApp.';
export const offersByWhatsAppOff = 'You get no more offers and news by WhatsApp.';
export const offersBySms = 'Write to me by SMS about offers and news';
export const offersBySmsOn = 'You get offers and news by SMS.';
export const offersBySmsOff = 'You get no more offers and news by SMS.';
