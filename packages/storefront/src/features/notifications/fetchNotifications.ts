import { CustomerNotifications, type CommerceClient, type ResultOf } from '@shop/commerce-client';
import { customerIdOf } from '../shared/account/customerIdOf.ts';

type Answer = NonNullable<ResultOf<typeof CustomerNotifications>['customerNotifications']>[number];

/** Something that the shop tells the customer. */
export interface Notification {
  id: number;
  title: string;
  body: string;
  /** As the back end writes it, in UTC; '' where it says nothing. */
  createdAt: string;
  isRead: boolean;
  /** As the back end writes it: not to be followed unread (notificationTarget.ts). */
  url: string | null;
}

const toNotification = ({ id, title, body, created_at, is_read, url }: Answer): Notification => ({
  id,
  title: title ?? '',
  body: body ?? '',
  createdAt: created_at ?? '',
  isRead: is_read === true,
  url: url ?? null,
});

/**
 * What the customer who is signed in is told, each once, in the order of the back end, which is the newest first. None where
 * the back end does not number its customers for the shop. Rejects with a CommerceError.
 */
export async function fetchNotifications(client: CommerceClient): Promise<Notification[]> {
  const customerId = await customerIdOf(client);
  if (customerId === undefined) return [];
  const { customerNotifications } = await client.mutate(
    CustomerNotifications,
    { customerId },
    { skipQueue: true, isRepeatable: true },
  );
  const all = (customerNotifications ?? []).map(toNotification);
  return all.filter(({ id, title, body }, place) => {
    const isFirst = all.findIndex(other => other.id === id) === place;
    return isFirst && (title || body) !== '';
  });
}
