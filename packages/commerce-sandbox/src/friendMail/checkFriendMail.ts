import { isEmail } from '../customer/isEmail.ts';
import { inputError } from '../errors.ts';

/** How often one client may tell friends of products: as often as in a Magento that was just installed. */
export const FRIEND_MAILS = { limit: 5, window: 3_600_000 };

/** Friends who can be told at a time, by the same setting. */
const MOST_RECIPIENTS = 5;

interface Person {
  name: string;
  email: string;
}

/** SendEmailToFriendInput. */
export interface FriendMailInput {
  product_id: number;
  sender: Person & { message: string };
  recipients: (Person | null)[];
}

/** A friend's mail whose every part can be sent. */
export interface FriendMail {
  sender: FriendMailInput['sender'];
  recipients: Person[];
}

/** What Magento complains of all at once, one sentence after the other without a space between. */
function problems({ sender, recipients }: FriendMail): string[] {
  return [
    ...(isEmail(sender.email) ? [] : ['Invalid Sender Email']),
    ...(recipients.length > 0 ? [] : ['Please specify at least one recipient.']),
    ...(recipients.every(({ email }) => isEmail(email)) ? [] : ['Please enter a correct recipient email address.']),
    ...(recipients.length <= MOST_RECIPIENTS ? [] : [`No more than ${MOST_RECIPIENTS} emails can be sent at a time.`]),
  ];
}

/** The parts of an input. Throws graphql-input, in Magento's words, for what is missing, wrong or too much. */
export function checkFriendMail(input: FriendMailInput): FriendMail {
  const { sender } = input;
  const recipients = input.recipients.filter(recipient => recipient !== null);
  if (!sender.name) throw inputError('Please provide Name of sender.');
  if (!sender.email) throw inputError('Please provide Email of sender.');
  if (!sender.message) throw inputError('Please provide Message.');
  for (const { name, email } of recipients) {
    if (!name) throw inputError('Please provide Name for all of recipients.');
    if (!email) throw inputError('Please provide Email for all of recipients.');
  }
  const found = problems({ sender, recipients });
  if (found.length > 0) throw inputError(found.join(''));
  return { sender, recipients };
}
