// chunk: steps
import { tryAgain } from '@shop/messages/controls';
import { Button, Notice, type NoticeProps } from '@shop/ui';

export interface RetryNoticeProps extends Pick<NoticeProps, 'tone' | 'urgent' | 'children'> {
  /** Asks again for what could not be loaded. */
  onRetry: () => void;
}

/** Stands for what could not be loaded, says so at once unless told otherwise, and asks again by a press. */
export const RetryNotice = ({ tone = 'danger', urgent = true, onRetry, children }: RetryNoticeProps) => (
  <Notice
    tone={tone}
    urgent={urgent}
    action={
      <Button kind="secondary" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);
