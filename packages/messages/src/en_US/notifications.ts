/*
 * What the shop tells a customer beside the mails: the bell and its drawer.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Notifications';
/** The bell, read out, while something is unread. */
export const bell = (unread: number) => plural(unread, { other: `Notifications, ${unread} unread` });
/** Rule notifications-02. */
export const none = 'No notifications';
export const noneHelp = 'What happens to your orders and coins is told here.';
export const notLoaded = 'Your notifications could not be loaded. ';
export const loading = 'Your notifications are loading';
/** Before the title of one that was not read, for those who do not see its dot. */
export const unread = 'Unread: ';
/** After one that leads away from the shop, for those who do not see its arrow. */
export const opensOutside = ' (opens another site)';
