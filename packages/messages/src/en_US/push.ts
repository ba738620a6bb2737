/*
 * What is told on a device, and whether it may be.
 */

export const cardTitle = 'Know when your order moves';
export const cardHelp = 'We tell you on this device when it is on its way and when it is there.';
export const tellMe = 'Tell me on this device';
export const notNow = 'Not now';
export const saidYes = 'We tell you on this device. You can change this under Communications.';
export const saidNo = 'We do not ask again. You can change this under Communications.';

export const choiceTitle = 'On this device';
export const choice = 'Tell me on this device what happens to my orders and coins';
export const choiceHelp = 'For this device alone, until you sign out. You can change this at any time.';
export const uninstalled = 'In the installed app you can be told here what happens to your orders and coins.';
export const blocked =
  'Your browser blocks notifications of this shop. Allow them in the settings of the app or of this site, then open the shop again.';
