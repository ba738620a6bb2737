import { run, transaction } from '../database.ts';
import type { SandboxContext } from '../context.ts';
import { unauthorized } from '../errors.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { keepSetting, setting } from '../schema.ts';
import { notificationsOf } from './notify.ts';
import { keepPushToken, LONGEST_PUSH_TOKEN } from './pushTokens.ts';

const DOWNLOADS = 'app_downloads';

/** Who is signed in, whose own alone are read and marked (notifications-06); throws Magento's text for a guest. */
function customerOf({ customerId }: SandboxContext): number {
  if (customerId === null) throw unauthorized();
  return customerId;
}

/** What customers are told beside the mails, and which of their devices is told at once. */
export const notificationResolvers: ResolverMap = {
  Mutation: {
    customerNotifications(_, { customerId }: { customerId: number }, context) {
      if (customerOf(context) !== customerId) throw unauthorized();
      return notificationsOf(context.db, customerId, context.storeView.id).map(row => ({
        ...row,
        is_read: row.is_read === 1,
        created_at: orderDate(row.created_at),
      }));
    },
    updateNotificationReadStatus(_, { id }: { id: number }, context) {
      const { changes } = run(
        context.db,
        'UPDATE notification SET is_read = 1 WHERE id = ? AND customer_id = ?',
        id,
        customerOf(context),
      );
      return changes > 0
        ? { message: 'Notification marked as read.', success: true }
        : { message: 'Notification not found.', success: false };
    },
    saveFcmToken(_, { token }: { token: string }, context) {
      const customerId = customerOf(context);
      const given = token.trim();
      if (given === '' || given.length > LONGEST_PUSH_TOKEN)
        return { message: 'FCM token is not valid.', status: false };
      transaction(context.db, () => keepPushToken(context, customerId, given));
      return { message: 'FCM token saved successfully.', status: true };
    },
    incrementFcmDownloads(_, __, { db }) {
      const total = Number(setting(db, DOWNLOADS) ?? 0) + 1;
      keepSetting(db, DOWNLOADS, String(total));
      return { message: 'Download count updated.', status: true, total };
    },
  },
};
