// chunk: options
import { Notice, type NoticeProps } from '@shop/ui';
import { useEffect, useRef } from 'react';

export interface RefusalNoticeProps extends Pick<NoticeProps, 'action'> {
  /** The reason. */
  children: string;
}

/**
 * Why a press did nothing: read out, and brought into sight when it comes, for it may stand far from the button. With its
 * text as `key` another reason comes anew.
 */
export function RefusalNotice({ action, children }: RefusalNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing that an effect may answer.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="danger" urgent action={action}>
        {children}
      </Notice>
    </div>
  );
}
