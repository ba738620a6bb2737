import * as text from '@shop/messages/notifications';
import { useAppDispatch } from '@shop/state';
import { IconButton } from '@shop/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { lateDialog } from '../shared/late.tsx';
import { mayPush } from '../shared/push/mayPush.ts';
import css from './Bell.module.css';
import { readNid } from './readNid.ts';
import { useNotifications } from './useNotifications.ts';

const NotificationDrawer = lateDialog(async () => (await import('./NotificationDrawer.tsx')).NotificationDrawer);

/**
 * The bell of a customer: a dot while something was not read, and the drawer with what the shop has told (notifications-01). An
 * address that came with a notification marks it as read (notifications-05). Who has a bell may be told on the device, too
 * (push-02).
 */
export function Bell() {
  const { view, markRead, refresh, retry } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const nid = readNid(useLocation().search);
  const mark = useEffectEvent(markRead);
  useEffect(() => {
    if (nid !== undefined) mark(nid);
  }, [nid]);
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const hasPush = useFeature('push');
  useEffect(() => {
    if (!hasPush || !mayPush()) return;
    void import('../shared/push/device.ts').then(
      ({ keepDevice }) => dispatch(keepDevice(client)),
      () => undefined,
    );
  }, [client, dispatch, hasPush]);
  const unread = view.status === 'ready' ? view.notifications.filter(each => !each.isRead).length : 0;
  const open = () => {
    setOpen(true);
    refresh();
  };
  return (
    <>
      <IconButton
        className={css['bell'] ?? ''}
        label={unread === 0 ? text.title : text.bell(unread)}
        onClick={open}
        onPointerEnter={NotificationDrawer.prefetch}
      >
        <BellIcon size={22} strokeWidth={1.5} aria-hidden />
        {unread > 0 && <span className={css['dot']} />}
      </IconButton>
      {/* Outside of the header that the bell stands in: the drawer has one of its own. */}
      {createPortal(
        <NotificationDrawer
          open={isOpen}
          onClose={() => setOpen(false)}
          view={view}
          onRead={markRead}
          onRetry={retry}
        />,
        document.body,
      )}
    </>
  );
}
