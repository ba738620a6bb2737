import { row, run } from '../database.ts';
import { alreadyExists, inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { customerById } from './findCustomer.ts';
import { isEmail } from './isEmail.ts';

/** Who is told of offers. */
export const newsletterMutations: ResolverMap[string] = {
  subscribeEmailToNewsletter(_, { email }: { email: string }, { db, clock, customerId }) {
    const address = email.trim();
    if (address === '') throw inputError('You must specify an email address to subscribe to a newsletter.');
    if (!isEmail(address)) throw inputError('Enter a valid email address.');
    const customer = customerId === null ? undefined : customerById(db, customerId);
    if (customer?.email.toLowerCase() === address.toLowerCase()) {
      if (customer.is_subscribed === 1) throw alreadyExists('This email address is already subscribed.');
      run(db, 'UPDATE customer SET is_subscribed = 1 WHERE id = ?', customer.id);
      return { status: 'SUBSCRIBED' };
    }
    if (row(db, 'SELECT 1 FROM newsletter_subscriber WHERE email = ?', address))
      throw alreadyExists('This email address is already subscribed.');
    run(db, 'INSERT INTO newsletter_subscriber (email, subscribed_at) VALUES (?, ?)', address, clock().getTime());
    return { status: 'SUBSCRIBED' };
  },
};
