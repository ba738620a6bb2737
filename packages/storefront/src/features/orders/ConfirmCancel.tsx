import * as text from '@shop/messages/orders';
import { useCommerce } from '../../context/CommerceContext.ts';
import { ConfirmCancel as ConfirmCancelMutation } from './cancelQueries.ts';
import { ConfirmByMail } from './ConfirmByMail.tsx';
import type { MailedLink } from './MailedLinkPage.tsx';

const words = {
  title: text.confirmTitle,
  help: text.confirmHelp,
  confirm: text.confirmNow,
  keep: text.keepOrder,
  doneHelp: text.confirmedHelp,
  failed: text.notCancelled,
  mayBeDone: text.mayBeConfirmed,
};

/** Cancels a guest's order by the link in the mail (orders-08). */
export function ConfirmCancel({ orderId, confirmationKey }: MailedLink) {
  const { client } = useCommerce();
  return (
    <ConfirmByMail
      words={words}
      onConfirm={async () => {
        const { confirmCancelOrder: answer } = await client.mutate(ConfirmCancelMutation, {
          input: { order_id: orderId, confirmation_key: confirmationKey },
        });
        if (!answer || answer.errorV2) return { problem: answer?.errorV2?.message || text.cannotCancel };
        return { done: answer.order?.number ? text.confirmed(answer.order.number) : text.isCancelled };
      }}
    />
  );
}
