import * as text from '@shop/messages/returns';
import { useCommerce } from '../../context/CommerceContext.ts';
import { ConfirmByMail } from './ConfirmByMail.tsx';
import type { MailedLink } from './MailedLinkPage.tsx';
import { ConfirmReturn as ConfirmReturnMutation } from './returnQueries.ts';

const words = {
  title: text.confirmTitle,
  help: text.confirmHelp,
  confirm: text.confirmNow,
  keep: text.keep,
  doneHelp: text.confirmedHelp,
  failed: text.notSent,
  mayBeDone: text.mayBeConfirmed,
};

/** Asks for the return of a guest by the link in the mail (orders-11). */
export function ConfirmReturn({ orderId, confirmationKey }: MailedLink) {
  const { client } = useCommerce();
  return (
    <ConfirmByMail
      words={words}
      onConfirm={async () => {
        const { confirmReturn: answer } = await client.mutate(ConfirmReturnMutation, {
          input: { order_id: orderId, confirmation_key: confirmationKey },
        });
        return answer?.return ? { done: text.confirmed(answer.return.number) } : { problem: text.notSent };
      }}
    />
  );
}
