import * as text from '@shop/messages/notifications';
import { Drawer } from '@shop/ui';
import { BellOff } from 'lucide-react';
import { useShop } from '../../context/ShopContext.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ownHosts } from '../shared/ownHosts.ts';
import { problemText } from '../shared/problemText.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import { useShell } from '../shared/useShell.ts';
import css from './NotificationDrawer.module.css';
import { NotificationList, NotificationListSkeleton } from './NotificationList.tsx';
import type { NotificationsView } from './useNotifications.ts';

export interface NotificationDrawerProps {
  /** Whether the panel is shown. */
  open: boolean;
  /** The shopper closed it, or followed a notification. */
  onClose: () => void;
  /** The list, or why it is not there. */
  view: NotificationsView;
  /** A notification was pressed. */
  onRead: (id: number) => void;
  /** Asks for the list again. */
  onRetry: () => void;
}

/** What the shop has told the customer, newest first (notifications-02). Who presses one is led to what it is about. */
export function NotificationDrawer({ open, onClose, view, onRead, onRetry }: NotificationDrawerProps) {
  const { store } = useShell();
  const { config } = useShop();
  const hosts = [...ownHosts(store), ...ownHosts({ base_url: config.origin ?? null }), location.host];
  return (
    <Drawer open={open} onClose={onClose} title={text.title} side="end">
      <div className={css['panel']}>
        {view.status === 'loading' && <NotificationListSkeleton />}
        {view.status === 'failed' && (
          <div className={css['notice']}>
            <RetryNotice onRetry={onRetry}>{text.notLoaded + problemText(view.problem)}</RetryNotice>
          </div>
        )}
        {view.status === 'ready' && view.notifications.length === 0 && (
          <EmptyState picture={<BellOff size={48} strokeWidth={1.25} />} title={text.none}>
            {text.noneHelp}
          </EmptyState>
        )}
        {view.status === 'ready' && view.notifications.length > 0 && (
          <NotificationList
            notifications={view.notifications}
            hosts={hosts}
            onPress={(id, leadsOn) => {
              onRead(id);
              if (leadsOn) onClose();
            }}
          />
        )}
      </div>
    </Drawer>
  );
}
