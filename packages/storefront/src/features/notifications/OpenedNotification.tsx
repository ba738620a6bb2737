import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readNid } from './readNid.ts';
import { useReadMarks } from './useReadMarks.ts';

/** Marks the notification that an address was opened from as read where no bell does (notifications-05). Shows nothing. */
export function OpenedNotification(): null {
  const { markRead } = useReadMarks();
  const nid = readNid(useLocation().search);
  const mark = useEffectEvent(markRead);
  useEffect(() => {
    if (nid !== undefined) mark(nid);
  }, [nid]);
  return null;
}
