import * as text from '@shop/messages/notifications';
import { Link, Skeleton, VisuallyHidden } from '@shop/ui';
import { ExternalLink } from 'lucide-react';
import { region } from '../../context/region.tsx';
import { serverDate } from '../shared/dates.ts';
import type { Notification } from './fetchNotifications.ts';
import css from './NotificationList.module.css';
import { notificationTarget } from './notificationTarget.ts';

export interface NotificationListProps {
  /** The newest first. */
  notifications: Notification[];
  /** The shop's own. */
  hosts: readonly string[];
  /** @param leadsOn whether the shopper leaves for another page of the shop. */
  onPress: (id: number, leadsOn: boolean) => void;
}

function Words({
  notification: { isRead, title, body, createdAt },
  isOutside,
}: {
  notification: Notification;
  isOutside: boolean;
}) {
  return (
    <>
      {!isRead && <span className={css['dot']} />}
      <strong className={css['title']}>
        {!isRead && <VisuallyHidden>{text.unread}</VisuallyHidden>}
        {title || body}
        {isOutside && (
          <>
            <ExternalLink className={css['outside']} size={14} strokeWidth={1.5} aria-hidden />
            <VisuallyHidden>{text.opensOutside}</VisuallyHidden>
          </>
        )}
      </strong>
      {title !== '' && body !== '' && <span className={css['body']}>{body}</span>}
      {createdAt !== '' && <span className={css['time']}>{serverDate(createdAt, 'moment')}</span>}
    </>
  );
}

/**
 * Notifications, each of which leads to what it is about: within the shop, or in a tab of its own elsewhere. One that
 * leads nowhere can be marked as read (notifications-04).
 */
function DefaultNotificationList({ notifications, hosts, onPress }: NotificationListProps) {
  return (
    <ul className={css['list']}>
      {notifications.map(notification => {
        const { id, url, isRead } = notification;
        const target = notificationTarget(url, hosts);
        const isOutside = target !== undefined && 'outside' in target;
        const words = <Words notification={notification} isOutside={isOutside} />;
        const look = { className: css['row'], 'data-unread': isRead ? undefined : '' };
        return (
          <li key={id}>
            {target === undefined ? (
              <button {...look} type="button" onClick={() => onPress(id, false)}>
                {words}
              </button>
            ) : (
              <Link
                {...look}
                href={isOutside ? target.outside : target.path}
                newTab={isOutside}
                onClick={() => onPress(id, !isOutside)}
              >
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The shape of the list before it is known. */
export const NotificationListSkeleton = () => (
  <ul className={css['list']} aria-busy="true" aria-label={text.loading}>
    {Array.from({ length: 4 }, (_, index) => (
      <li key={index} className={css['row']}>
        <Skeleton width="70%" height="1.2rem" />
        <Skeleton width="100%" height="1.2rem" />
        <Skeleton width="40%" height="1rem" />
      </li>
    ))}
  </ul>
);

declare module '../../context/shop.ts' {
  interface Regions {
    /** What the shop has told a customer. */
    NotificationList: NotificationListProps;
  }
}

export const NotificationList = region('NotificationList', DefaultNotificationList);
