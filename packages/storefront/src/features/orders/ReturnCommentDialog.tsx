import * as text from '@shop/messages/returns';
import { Button, Dialog, TextArea } from '@shop/ui';
import { useRef, useState } from 'react';
import { useKeptValues } from '../shared/account/useKeptValues.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import css from './Dialogs.module.css';
import type { OrderReturn } from './returnQueries.ts';
import { useReturnComment } from './useReturnComment.ts';
import { longestComment } from './useReturnForm.ts';

/** What is kept of a comment that is not known to be sent. */
interface Draft {
  comment: string;
  /** Its answer was lost: uids of what had been said before. */
  doubted?: string[] | undefined;
}

export interface ReturnCommentDialogProps {
  /** The return that it is about. */
  asked: Pick<OrderReturn, 'uid' | 'number' | 'comments'>;
  /** The printed number of its order. */
  order: string;
  /** The shopper sends nothing now; what was written is kept. */
  onClose: () => void;
  /** The shop has it. */
  onSent: () => void;
}

/**
 * Adds to what was said of a return. What is written stays when the dialog is closed, the shop refuses or the session
 * ends (account-04).
 */
export function ReturnCommentDialog({ asked, order, onClose, onSent }: ReturnCommentDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { values, change, forget } = useKeptValues<Draft>(`return comment ${asked.uid}`, { comment: '' });
  const [isPressed, setIsPressed] = useState(false);
  const { busy, problem, add } = useReturnComment(asked, order, {
    doubted: values.doubted,
    onDoubt: doubted => change({ doubted }),
    onDone: () => {
      forget();
      onSent();
    },
  });
  const comment = values.comment.trim();
  const wrong =
    comment.length > longestComment
      ? text.commentLong(longestComment)
      : isPressed && comment === ''
        ? text.commentMissing
        : undefined;
  const send = () => {
    setIsPressed(true);
    if (comment === '' || wrong) field.current?.focus();
    else add(comment);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.commentTitle(asked.number)}
      busy={busy}
      footer={
        <>
          <Button kind="secondary" unavailable={busy} onClick={busy ? undefined : onClose}>
            {text.close}
          </Button>
          <Button busy={busy} onClick={send}>
            {text.commentSend}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        <TextArea
          ref={field}
          label={text.commentText}
          rows={4}
          value={values.comment}
          error={wrong}
          onChange={event => change({ comment: event.target.value })}
          required
        />
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </div>
    </Dialog>
  );
}
