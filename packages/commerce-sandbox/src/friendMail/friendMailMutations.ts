import type { SandboxContext } from '../context.ts';
import { signedIn } from '../customer/findCustomer.ts';
import { transaction } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { oneLine } from '../inbox/oneLine.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { greet } from '../orders/orderText.ts';
import { type ProductRow, productById } from '../products/findProducts.ts';
import { hasPage, mailedPage, nameInView } from '../products/inView.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { checkFriendMail, FRIEND_MAILS, type FriendMail, type FriendMailInput } from './checkFriendMail.ts';
import { friendMailTexts } from './friendMailTexts.ts';

/** A mail to each friend: none learns of the others. */
function send({ sender, recipients }: FriendMail, product: ProductRow, context: SandboxContext): void {
  const { locale } = context.storeView;
  const { subject, body } = friendMailTexts[locale];
  const told = {
    sender: oneLine(sender.name),
    email: sender.email,
    message: sender.message.trim(),
    product: nameInView(product, context),
    page: mailedPage(context.shopOrigin, product, context),
  };
  for (const { name, email } of recipients)
    sendMail(context, {
      to: email,
      subject: subject(told),
      body: [greet(oneLine(name), locale), ...body(told)].join('\n\n'),
    });
}

/** Telling friends of a product, which customers may and guests may not: StoreConfig.send_friend says so. */
export const friendMailMutations: ResolverMap[string] = {
  sendEmailToFriend(_, { input }: { input?: FriendMailInput | null }, context) {
    signedIn(context);
    const product = productById(context.db, input?.product_id ?? 0);
    if (!input || !product || !hasPage(product, context))
      throw noSuchEntity("The product that was requested doesn't exist. Verify the product and try again.");
    const mail = checkFriendMail(input);
    if (!context.friendMails.take(context.client))
      throw inputError(`You can't send messages more than ${FRIEND_MAILS.limit} times an hour.`);
    transaction(context.db, () => send(mail, product, context));
    return mail;
  },
};
