import { CommerceError, type Problem } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { fetchNotifications, type Notification } from './fetchNotifications.ts';
import { useReadMarks } from './useReadMarks.ts';

/** How the list of notifications stands. */
export type NotificationsView =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; notifications: Notification[] };

/** Milliseconds after which a list counts as old when the shopper comes back to the tab, or opens the drawer. Ours. */
const FRESH_MS = 30_000;

/** What the worker says of something that was pushed (worker/pushWorker.js). */
const PUSHED = 'notifications-pushed';

/**
 * What the customer is told, asked for once, and again when somebody looks who has not for a while, or when something is
 * pushed to this device (push-06). A list that is there stays where asking again fails.
 */
export function useNotifications() {
  const { client } = useCommerce();
  const [view, setView] = useState<NotificationsView>({ status: 'loading' });
  const { read, markRead } = useReadMarks();
  const asked = useRef({ times: 0, at: 0 });

  const load = async () => {
    const times = (asked.current.times += 1);
    asked.current.at = Date.now();
    try {
      const notifications = await fetchNotifications(client);
      if (times === asked.current.times) setView({ status: 'ready', notifications });
    } catch (error) {
      if (times !== asked.current.times) return;
      asked.current.at = 0;
      const problem: Problem =
        error instanceof CommerceError ? error.problem : { kind: 'unexpected', message: unexpected };
      setView(known => (known.status === 'ready' ? known : { status: 'failed', problem }));
    }
  };
  const retry = () => {
    setView({ status: 'loading' });
    void load();
  };
  const refresh = () => {
    if (Date.now() - asked.current.at < FRESH_MS) return;
    if (view.status === 'failed') retry();
    else void load();
  };
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });

  useEffect(() => {
    look();
    const hear = () => look();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, []);
  const hearOfNews = useEffectEvent(() => void load());
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const news = new BroadcastChannel(PUSHED);
    news.addEventListener('message', () => hearOfNews());
    return () => news.close();
  }, []);

  const shown: NotificationsView =
    view.status === 'ready'
      ? {
          ...view,
          notifications: view.notifications.map(each => (read.has(each.id) ? { ...each, isRead: true } : each)),
        }
      : view;
  return { view: shown, markRead, refresh, retry };
}
