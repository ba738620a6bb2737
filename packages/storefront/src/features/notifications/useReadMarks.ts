import { UpdateNotificationReadStatus } from '@shop/commerce-client';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';

const CHANNEL = 'notifications-read';

/**
 * Which notifications were read since the page was opened, in this tab or another one, and how to mark one. That the
 * back end did not hear of it is no matter to the shopper (notifications-03).
 */
export function useReadMarks() {
  const { client } = useCommerce();
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const tabs = new BroadcastChannel(CHANNEL);
    tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') setRead(ids => new Set(ids).add(data));
    });
    channel.current = tabs;
    return () => {
      tabs.close();
      channel.current = undefined;
    };
  }, []);
  const markRead = (id: number) => {
    if (read.has(id)) return;
    setRead(ids => new Set(ids).add(id));
    channel.current?.postMessage(id);
    void client
      .mutate(UpdateNotificationReadStatus, { id }, { skipQueue: true, isRepeatable: true })
      .catch(() => undefined);
  };
  return { read, markRead };
}
